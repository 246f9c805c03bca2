"""After a start: which tables go on by themselves, and that they leave the memory again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from sleight.server.botplay import BotPlay
from sleight.server.metrics import Metrics
from sleight.server.play import Play
from sleight.server.tables import Answer
from sleight.server.workers import BotWorkers
from tests.server.house import House, house, run
from tests.server.test_upgrade import raise_version

PLAYERS = ["person", "random"]


async def play_until(home: House, play: Play, waits_for: int, rows: int = 0) -> bool:
    """Play by hand, the bot's seat too, until a seat is waited for; False if the game ends before."""
    while play.rows < rows or play.position.waiting != (waits_for,):
        if play.over:
            return False
        (seat,) = play.position.waiting
        answer = Answer(play.number(seat), f"{play.rows}", play.position.choices(seat)[-1])
        await home.tables.answer(play, seat, answer, bot=play.seats[seat].bot)
    return True


async def waiting_table(home: House, waits_for: int, rows: int = 0) -> Play:
    """A table of a person and a bot at which one of them is waited for."""
    while True:
        play = (await home.table(PLAYERS)).play
        if await play_until(home, play, waits_for, rows):
            return play


async def resume(home: House) -> None:
    """What a server does first."""
    workers = BotWorkers(1, 20)
    bots = BotPlay(home.tables, workers, Metrics())
    home.tables.driver = bots
    await bots.resume()
    await bots.close()
    await workers.close()


def test_only_tables_that_go_on_by_themselves_are_loaded(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            person = await waiting_table(home, 0, rows=3)
            bot = await waiting_table(home, 1, rows=3)
            fresh = await waiting_table(home, 1)
            unnoted = await home.full_table(2)
            with sqlite3.connect(tmp_path / "sleight.sqlite3") as stored:
                stored.execute("UPDATE tables SET started = NULL WHERE id = ?", [unnoted.id])
            assert set(await home.store.due()) == {bot.id, fresh.id, unnoted.id}
        async with house(tmp_path) as home:
            await resume(home)
            assert home.tables.in_memory == 0
            assert await home.store.due() == []
            assert len(await home.store.rows(person.id, 0)) == person.rows
            for table in (bot, fresh):
                assert len(await home.store.rows(table.id, 0)) > table.rows
            assert (await home.tables.find(unnoted.id)).started

    run(play())


def test_a_table_that_somebody_looks_at_stays_in_memory(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await waiting_table(home, 1)
        async with house(tmp_path) as home:
            async with home.tables.borrowed(table.id):
                await home.tables.find(table.id)
            assert home.tables.in_memory == 1

    run(play())


def test_a_bot_that_is_asked_again_after_an_upgrade_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await waiting_table(home, 1)
            await home.tables.keep([table])
            kept = table.rows
            await play_until(home, table, 0, rows=kept + 1)
            home.tables._plays.clear()
        with sqlite3.connect(tmp_path / "sleight.sqlite3") as stored:
            stored.execute("UPDATE rows SET written = 'call 99' WHERE seq = ?", [kept])
        raise_version(monkeypatch, "abracada")
        async with house(tmp_path) as home:
            assert await home.store.due() == []
            await resume(home)
            assert len(await home.store.rows(table.id, 0)) > table.rows
            assert (await home.tables.find(table.id)).taken_back(0) == table.rows - kept

    run(play())
