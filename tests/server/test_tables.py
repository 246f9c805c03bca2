"""Tables over a real database: what is acknowledged is stored, once, and a restart finds it again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import inspect

import sleight
from sleight.core.errors import Illegal
from sleight.core.record import Record
from sleight.server import schema
from sleight.server.config import Config
from sleight.server.database import database_url, migrate, open_database
from sleight.server.faults import Declined
from sleight.server.play import Play
from sleight.server.secrets import commitment
from sleight.server.store import now
from sleight.server.stored import StoredRow
from sleight.server.tables import Answer
from tests.server.house import House, house, run


async def finish(home: House, play: Play, seed: int = 1) -> None:
    """Play a table to its end by chance."""
    rng = random.Random(seed)
    while play.position.waiting:
        seat = rng.choice(play.position.waiting)
        await home.play(play, seat, sleight.text(rng.choice(play.position.choices(seat))))


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    engine = open_database(database_url(tmp_path, None))
    migrate(engine)
    migrate(engine)
    found = inspect(engine)
    for table in schema.metadata.sorted_tables:
        columns = {(each["name"], each["nullable"]) for each in found.get_columns(table.name)}
        assert columns == {(each.name, bool(each.nullable)) for each in table.columns}
        key = found.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [each.name for each in table.primary_key]
    engine.dispose()


def test_a_restart_finds_every_row(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(3)
            rng = random.Random(3)
            for _ in range(30):
                seat = table.position.waiting[0]
                await home.play(table, seat, sleight.text(rng.choice(table.position.choices(seat))))
            before = table.position.fingerprint(), len(table.record.rows), table.number(0)
        async with house(tmp_path) as home:
            again = await home.tables.find(table.id)
            assert again is not table
            assert (again.position.fingerprint(), len(again.record.rows), again.number(0)) == before
            assert again.record.replay().fingerprint() == before[0]

    run(play())


def test_the_same_key_again_is_the_first_answer(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, options={"first": 0})
            call = table.game.parse("call 8")
            answers = [home.tables.answer(table, 0, Answer(0, "mine", call)) for _ in range(5)]
            first, *rest = await asyncio.gather(*answers)
            assert rest == [first] * 4
            assert len(table.record.rows) == 1
        async with house(tmp_path) as home:
            table = await home.tables.find(table.id)
            assert await home.tables.answer(table, 0, Answer(0, "mine", call)) == first

    run(play())


def test_an_answer_is_followed_though_whoever_gave_it_has_gone(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, options={"first": 0})
            news = home.tables.hub.subscribe(table.id)
            answer = Answer(0, "mine", table.game.parse("call 8"))
            giving = asyncio.create_task(home.tables.answer(table, 0, answer))
            await asyncio.sleep(0)
            giving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await giving
            assert table.number(0) == 0
            assert await asyncio.wait_for(news.wait(), 5) == 1
            assert (table.number(0), table.keys) == (1, {(0, "mine"): 0})

    run(play())


def test_a_stale_number_is_refused_with_the_current_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, options={"first": 0, "lower": "penalty"})
            await home.play(table, 0, "call 8")
            with pytest.raises(Declined) as caught:
                await home.tables.answer(table, 0, Answer(0, "other", table.game.parse("call 8")))
            assert caught.value.code == "question-stale"
            assert caught.value.arguments == {"number": 1}
            assert len(table.record.rows) == 1

    run(play())


def test_an_illegal_answer_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, options={"first": 0})
            for seat, written in ((0, "stop"), (1, "call 5")):
                with pytest.raises(sleight.Illegal):
                    await home.play(table, seat, written)
            assert await home.store.rows(table.id, 0) == []

    run(play())


def test_simultaneous_seats_never_refuse_each_other(tmp_path: Path) -> None:
    """Everybody answers the number that was open before anybody had answered."""

    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(3, "trickerion")
            rng = random.Random(5)
            while len(table.position.waiting) < 3:
                seat = table.position.waiting[0]
                await home.play(table, seat, sleight.text(rng.choice(table.position.choices(seat))))
            answers = []
            for seat in table.position.waiting:
                choice = rng.choice(table.position.choices(seat))
                answers.append(
                    home.tables.answer(table, seat, Answer(table.number(seat), "together", choice))
                )
            rows = len(table.record.rows)
            await asyncio.gather(*answers)
            assert len(table.record.rows) == rows + 3

    run(play())


def test_two_servers_on_one_database_do_not_lose_a_row(tmp_path: Path) -> None:
    """Both have the table in memory; the slower one collides, follows, and plays on the fresh position."""

    async def play() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            here = await one.full_table(2, options={"first": 0})
            there = await two.tables.find(here.id)
            await one.play(here, 0, "call 8")
            with pytest.raises((Declined, sleight.Illegal)):
                await two.play(there, 0, "call 8", "another key")
            assert there.position.fingerprint() == here.position.fingerprint()
            assert len(await one.store.rows(here.id, 0)) == 1

    run(play())


def test_an_idle_table_is_forgotten_and_replayed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, config=Config(idle_seconds=0)) as home:
            table = await home.full_table(2, options={"first": 0})
            await home.play(table, 0, "call 8")
            assert await home.tables.evict() == 1
            again = await home.tables.find(table.id)
            assert again is not table
            assert again.position.fingerprint() == table.position.fingerprint()

    run(play())


def test_a_row_has_one_number_and_one_key(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            assert await home.store.add_row("t", StoredRow(0, 0, "call 8", "a"))
            assert not await home.store.add_row("t", StoredRow(0, 1, "call 8", "b"))
            assert not await home.store.add_row("t", StoredRow(1, 0, "call 8", "a"))
            assert await home.store.add_row("t", StoredRow(1, 1, "call 8", "a"))

    run(play())


def test_an_undo_takes_back_and_renumbers_everybody(tmp_path: Path) -> None:
    """An answer that crosses an undo belongs to a question that is no longer asked."""

    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, "trickerion")
            rng = random.Random(2)
            while not any(table.record.may_undo(seat) for seat in range(2)):
                seat = rng.choice(table.position.waiting)
                await home.play(table, seat, sleight.text(rng.choice(table.position.choices(seat))))
            (mover,) = (seat for seat in range(2) if table.record.may_undo(seat))
            before = [table.number(seat) for seat in range(2)]
            await home.tables.answer(table, mover, Answer(before[mover], "undo", None))
            assert [table.number(seat) for seat in range(2)] == [number + 1 for number in before]

    run(play())


def test_the_seed_is_committed_and_the_record_verifies(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2)
            await finish(home, table)
            assert table.header.ended is not None
            assert table.header.commitment == commitment(str(table.header.seed))
            again = Record.from_text(table.record.to_text())
            assert again.header.seed == table.header.seed
            assert again.position.fingerprint() == table.position.fingerprint()
            assert table.header.seed is not None
            assert table.header.seed.bit_length() > 64

    run(play())


def test_a_seed_is_chosen_only_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            place = await home.table(["person", "random"], seed=7)
            assert place.play.header.seed == 7
            with pytest.raises(Declined) as caught:
                await home.table(["person", "person"], seed=7)
            assert caught.value.code == "seed-not-alone"

    run(play())


def test_what_is_wrong_with_a_new_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            for players, more in (
                (["random", "random"], {}),
                (["person"], {}),
                (["person", "genius"], {}),
                (["person", "random"], {"options": {"esay": True}}),
                (["person", "random"], {"seat": 1}),
                (["person", "random"], {"seed": -1}),
            ):
                with pytest.raises(sleight.SleightError):
                    await home.table(players, **more)
            assert await home.store.listed(9) == []

    run(play())


def test_the_lobby_shows_free_seats_first_and_forgets_old_tables(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as home:
            seating = await home.table(["person", "person"])
            running = await home.table(["person", "random"])
            listed = [header.id for header, _ in await home.store.listed(9)]
            assert listed == [seating.play.id, running.play.id]
            assert await home.store.listed(9, since=now() + 1000) == []

    run(look())


def test_nothing_is_undone_once_the_game_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await last_move_undoable(home)
            (seat,) = (seat for seat in range(2) if table.record.may_undo(seat))
            assert table.steps[-1].undo == (False, False)
            with pytest.raises(Illegal) as refused:
                await home.tables.answer(table, seat, Answer(table.number(seat), "undo", None))
            assert refused.value.refusal.code == "undo-learned"
            assert table.over

    run(play())


async def last_move_undoable(home: House) -> Play:
    """A finished table whose last move told nobody anything, so that its game would take it back."""
    while True:
        table = await home.full_table(2, "trickerion")
        await finish(home, table)
        if any(table.record.may_undo(seat) for seat in range(2)):
            return table
