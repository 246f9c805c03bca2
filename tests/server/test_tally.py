"""A table added up: for everybody who looks, with what was taken back left out, in their language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from sleight.server.seeing import Eyes
from sleight.server.tables import Answer
from tests.server.house import House, house, run
from tests.server.served import Served, good, served

if TYPE_CHECKING:
    from sleight.server import wire
    from sleight.server.play import Play


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


def _sums(told: wire.Tally) -> list[int]:
    seats = range(len(told.rounds[0].seats))
    return [sum(sum(each.seats[seat].values()) for each in told.rounds) for seat in seats]


async def _play(home: House, table: Play, steps: int, seed: int) -> int:
    """Random play with many undos; how many there were."""
    rng = Random(seed)
    undone = 0
    for number in range(steps):
        if table.over:
            break
        seat = rng.choice(table.position.waiting)
        back = rng.random() < 0.3 and table.why_not(seat, None) is None
        choice = None if back else rng.choice(table.position.choices(seat))
        undone += back
        await home.tables.answer(table, seat, Answer(table.number(seat), f"k{number}", choice))
    return undone


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_what_was_taken_back_does_not_count(game: str, tmp_path: Path) -> None:
    """While the game goes on, at its end, and after the server has loaded it anew."""

    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(3, game)
            undone = await _play(home, table, 150, 3)
            await _check(table)
            undone += await _play(home, table, 5000, 4)
            assert table.over
            await _check(table)
            assert undone > 10 or game == "abracada"
            id = table.id
        async with house(tmp_path) as home:
            await _check(await home.tables.find(id))

    run(play())


async def _check(table: Play) -> None:
    for viewer in (0, 1, 2, None):
        told = await Eyes(table, viewer, "ru").tally()
        assert told is not None
        assert told.over == table.over
        assert _sums(told) == list(table.position.scores)
        assert {source for each in told.rounds for seat in each.seats for source in seat} <= {*told.sources}
        newest = Eyes(table, viewer, "ru").newest()
        for moment in told.moments:
            assert 0 <= moment.seq <= newest
            assert moment.sentence.endswith(".")


def test_a_tally_over_http(server: Served) -> None:
    ann, _ = server.people(2, "trickerion", open=True)
    told = ann.get("tally", lang="fr")
    assert told["sources"] == ["shows", "links", "performer", "posters", "scoring", "other"]
    assert (told["over"], told["tie_break"], told["moments"]) == (False, None, [])
    watched = good(server.http.get(f"/api/tables/{ann.table}/tally"))
    assert watched["rounds"] == told["rounds"]


def test_a_dear_moment_is_said_to_its_reader(tmp_path: Path) -> None:
    """To the seat itself as its own, to who watches by name; each with the own number of the moment."""

    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, "trickerion")
            await _play(home, table, 5000, 9)
            own = await Eyes(table, 0, "en").tally()
            watched = await Eyes(table, None, "en").tally()
            assert own is not None
            assert watched is not None
            assert own.moments
            assert all(moment.sentence.startswith(("You", "A marker", "2 ")) for moment in own.moments)
            assert all(_names(moment.sentence) for moment in watched.moments)
            assert [Eyes(table, 0, "en").frame(moment.seq).seq for moment in own.moments] == [
                moment.seq for moment in own.moments
            ]

    run(play())


def _names(sentence: str) -> bool:
    return "Ann" in sentence or "person 1" in sentence
