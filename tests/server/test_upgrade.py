"""New rules or new cards strand no table: it goes on by its rows, or from the stored position."""

from __future__ import annotations

import json
import random
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sleight
from sleight.core import chance, registry
from sleight.core.record import Record
from sleight.core.registry import AnyGame
from sleight.games.trickerion import cards
from sleight.games.trickerion.game import Trickerion
from sleight.server.faults import Declined
from sleight.server.play import Play
from sleight.server.seeing import Eyes
from sleight.server.tables import Answer
from tests.server.house import House, house, run

GAMES = {
    "abracada": {},
    "trickerion": {"dark_alley": True, "prophecies": True},
}


async def go_on(home: House, play: Play, rows: int, seed: int = 5) -> None:
    """Play some rows by chance."""
    rng = random.Random(seed)
    for _ in range(rows):
        if play.over:
            return
        seat = rng.choice(play.position.waiting)
        await home.play(play, seat, sleight.text(rng.choice(play.position.choices(seat))))


def raise_version(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The rules of a game have changed, in name only."""
    monkeypatch.setattr(type(sleight.game(game)), "rules_version", 2)


def change_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed no longer leads to the same game, as after any change of the set-up."""
    monkeypatch.setattr(chance, "key_of", lambda seed: seed.to_bytes(16, "little")[::-1][:16])


async def unfinished(home: House, game: str, rows: int) -> Play:
    """A table of two people that is not over after so many rows; seeds come from the operating system."""
    while True:
        play = await home.full_table(2, game, options=GAMES[game])
        await go_on(home, play, rows)
        if not play.over:
            return play


async def begun(folder: Path, game: str, rows: int) -> tuple[str, list[object], list[int]]:
    """A table of two people that was played for a while; its id, what both see, and their numbers."""
    async with house(folder) as home:
        play = await unfinished(home, game, rows)
        return play.id, [play.position.view(seat) for seat in range(2)], [play.number(0), play.number(1)]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_version_that_changes_nothing_keeps_all_rows(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        table, views, numbers = await begun(tmp_path, game, 33)
        raise_version(monkeypatch, game)
        for _ in range(2):
            async with house(tmp_path) as home:
                again = await home.tables.find(table)
                assert [again.position.view(seat) for seat in range(2)] == views
                assert [again.number(seat) for seat in range(2)] == numbers
                assert (again.resumption, again.header.rules, len(again.steps)) == (None, 2, 34)
                assert all(entry.notice is None for entry in Eyes(again, 0, "en").log(0))

    run(play())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rows", [5, 33])
def test_a_table_whose_rows_lead_elsewhere_goes_on_from_its_position(
    game: str, rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        table, views, numbers = await begun(tmp_path, game, rows)
        raise_version(monkeypatch, game)
        change_chance(monkeypatch)
        async with house(tmp_path) as home:
            again = await home.tables.find(table)
            assert [again.position.view(seat) for seat in range(2)] == views
            assert all(again.number(seat) > numbers[seat] for seat in range(2))
            (entry,) = Eyes(again, None, "en").log(0)
            assert entry.notice is not None
            assert "continues where it was" in entry.notice
            await go_on(home, again, 10_000)
            assert again.over
            record = again.written()
            assert Record.from_text(record).position.winners == again.position.winners
            scores = again.position.scores
        async with house(tmp_path) as home:
            again = await home.tables.find(table)
            assert again.over
            assert again.position.scores == scores
            assert again.written() == record

    run(play())


async def stop_at_once(home: House) -> None:
    """What a sudden end leaves: no position is stored besides those that came with rows."""
    home.tables._plays.clear()


@pytest.mark.parametrize("game", GAMES)
def test_rows_after_the_stored_position_are_replayed_while_they_are_legal(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await unfinished(home, game, 27)
            views = [table.position.view(seat) for seat in range(2)]
            await stop_at_once(home)
        raise_version(monkeypatch, game)
        change_chance(monkeypatch)
        for _ in range(2):
            async with house(tmp_path) as home:
                again = await home.tables.find(table.id)
                assert again.resumption is not None
                assert again.resumption.rows == 20
                assert (len(again.steps), again.rows) == (8, 27)
                assert [again.position.view(seat) for seat in range(2)] == views
                await stop_at_once(home)

    run(play())


def test_moves_that_are_no_longer_legal_are_taken_back_and_the_log_says_how_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await unfinished(home, "abracada", 25)
            before = table.steps[20].position.view(0)
            last = table.record.rows[-1]
            numbers = [table.number(seat) for seat in range(2)]
            await stop_at_once(home)
        raise_version(monkeypatch, "abracada")
        monkeypatch.delitem(sleight.game("abracada")._by_text, last.written)
        for _ in range(2):
            async with house(tmp_path) as home:
                again = await home.tables.find(table.id)
                assert again.position.view(0) == before
                assert [again.taken_back(viewer) for viewer in (0, 1, None)] == [5, 5, 5]
                notice = Eyes(again, None, "en").log(0)[0].notice
                assert notice is not None
                assert "5 moves were undone" in notice
                await is_asked_anew(home, again, numbers)
        monkeypatch.undo()
        async with house(tmp_path) as home:
            again = await home.tables.find(table.id)
            await go_on(home, again, 10_000)
            assert again.over
            rows = await home.store.rows(table.id, 0)
            assert [row.seq for row in rows] == list(range(len(rows)))

    run(play())


async def is_asked_anew(home: House, play: Play, numbers: list[int]) -> None:
    """An answer to a question of before is stale, also one that was played and is taken back."""
    seat = play.position.waiting[0]
    choice = play.position.choices(seat)[0]
    for number in (numbers[seat] - 1, numbers[seat]):
        with pytest.raises(Declined) as declined:
            await home.tables.answer(play, seat, Answer(number, f"k{number}", choice))
        assert declined.value.code == "question-stale"


def test_what_others_did_in_secret_is_not_counted_among_the_moves_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, "trickerion", options={"beginner": "all"})
            while len(table.position.waiting) < 2 or table.rows % 20 > 16:
                await go_on(home, table, 1)
            await home.tables.keep([table])
            lay = sleight.text(table.position.choices(1)[0])
            await home.play(table, 1, lay)
            await stop_at_once(home)
        raise_version(monkeypatch, "trickerion")
        monkeypatch.delitem(sleight.game("trickerion")._by_text, lay)
        async with house(tmp_path) as home:
            again = await home.tables.find(table.id)
            assert [again.taken_back(viewer) for viewer in (0, 1, None)] == [0, 1, 0]

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_keeps_its_result_and_its_last_position(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, game)
            await go_on(home, table, 10_000)
            assert table.over
            last, outcome = table.position.view(None), (table.position.scores, table.position.winners)
            await stop_at_once(home)
        raise_version(monkeypatch, game)
        change_chance(monkeypatch)
        async with house(tmp_path) as home:
            again = await home.tables.find(table.id)
            assert again.over
            assert again.position.view(None) == last
            assert (again.position.scores, again.position.winners) == outcome

    run(play())


def test_a_position_that_cannot_be_read_is_declined_with_the_points_and_a_way_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        table, _, _ = await begun(tmp_path, "abracada", 25)
        raise_version(monkeypatch, "abracada")
        change_chance(monkeypatch)

        def unreadable(*_: object) -> None:
            raise sleight.BadInput("position-wrong", why="calls")

        monkeypatch.setattr(type(sleight.game("abracada")), "from_dict", unreadable)
        async with house(tmp_path) as home:
            with pytest.raises(Declined) as declined:
                await home.tables.find(table)
            assert declined.value.code == "table-stranded"
            stored = await home.store.load(table)
        assert stored is not None
        assert stored.kept is not None
        points = ", ".join(map(str, msgspec.json.decode(stored.kept.scores)))
        assert declined.value.arguments["scores"] == points
        monkeypatch.undo()
        async with house(tmp_path) as home:
            assert len((await home.tables.find(table)).record.rows) == 25

    run(play())


@pytest.mark.parametrize("rows", [3, 47, 130])
def test_a_table_goes_on_when_cards_are_added_under_it(
    rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        table, _, _ = await begun(tmp_path, "trickerion", rows)
        before = sleight.game("trickerion")
        more = with_more_cards(tmp_path, monkeypatch)
        assert more.table_digest(GAMES["trickerion"]) != before.table_digest(GAMES["trickerion"])
        for seed in (1, 2):
            async with house(tmp_path) as home:
                again = await home.tables.find(table)
                assert again.game is more
                assert again.header.data == more.table_digest(GAMES["trickerion"])
                assert [again.taken_back(viewer) for viewer in (0, 1, None)] == [0, 0, 0]
                for viewer in (0, 1, None):
                    guess = more.guess(again.position.view(viewer), random.Random(seed))
                    assert guess.view(viewer) == again.position.view(viewer)
                await go_on(home, again, 60, seed)
        async with house(tmp_path) as home:
            again = await home.tables.find(table)
            await go_on(home, again, 10_000)
            assert again.over

    run(play())


def test_a_card_of_a_module_that_is_not_played_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, "trickerion")
            await go_on(home, table, 30)
        more = with_more_cards(tmp_path, monkeypatch)
        async with house(tmp_path) as home:
            again = await home.tables.find(table.id)
            assert again.game is more
            assert not again.upgraded
            assert again.position.to_dict() == table.position.to_dict()

    run(play())


def with_more_cards(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Trickerion with one more special card of each deck and one more prophecy, in place of today's."""
    packaged = Path(str(files("sleight.games.trickerion.printed") / "data"))
    edited = folder / "more"
    shutil.copytree(packaged, edited)
    double(edited / "special_assignments.json", cards.SPECIALS, monkeypatch, every=10)
    double(edited / "prophecies.json", cards.PROPHECIES, monkeypatch, every=27)
    more: AnyGame = Trickerion(edited)
    monkeypatch.setattr(registry, "_printed", {"trickerion": more}.__getitem__)
    return more


def double(file: Path, effects: dict[str, Any], monkeypatch: pytest.MonkeyPatch, *, every: int) -> None:
    """Print some cards of a file once more, under other names."""
    printed = json.loads(file.read_text())
    listed = next(value for value in printed.values() if isinstance(value, list))
    for card in listed[::every]:
        again = {**card, "id": f"{card['id']}-again"}
        monkeypatch.setitem(effects, again["id"], effects[card["id"]])
        listed.append(again)
    file.write_text(json.dumps(printed))


def test_a_position_is_stored_with_every_twentieth_row_and_at_a_clean_stop(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, "trickerion")
            kept = [await rows_kept(home, table)]
            for _ in range(45):
                await go_on(home, table, 1)
                kept.append(await rows_kept(home, table))
        assert kept == [row // 20 * 20 for row in range(46)]
        async with house(tmp_path) as home:
            stored = await home.store.load(table.id)
            assert stored is not None
            assert stored.kept is not None
            assert stored.kept.rows == 45
            again = sleight.game("trickerion").from_dict(msgspec.json.decode(stored.kept.position))
            assert again.fingerprint() == table.position.fingerprint()

    run(play())


async def rows_kept(home: House, play: Play) -> int:
    stored = await home.store.load(play.id)
    assert stored is not None
    assert stored.kept is not None
    return stored.kept.rows
