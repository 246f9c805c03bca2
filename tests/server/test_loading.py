"""A table is in memory once, whoever asks for it, and whatever goes wrong while it is loaded."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sleight.server.faults import Unstored
from tests.server.house import House, house, run


def fail_once(home: House, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The database is in trouble, for a moment."""
    work: Any = getattr(home.store, name)

    async def failing(*arguments: Any, **named: Any) -> Any:
        monkeypatch.setattr(home.store, name, work)
        await asyncio.sleep(0)
        raise Unstored("database-busy")

    monkeypatch.setattr(home.store, name, failing)


def test_those_who_come_after_a_failure_find_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = (await home.full_table(2)).id
            home.tables._plays.clear()
            fail_once(home, monkeypatch, "load")
            first, second = (asyncio.create_task(home.tables.find(table)) for _ in range(2))
            with pytest.raises(Unstored):
                await first
            assert await home.tables.find(table) is await second

    run(play())


def test_a_start_that_could_not_be_noted_is_noted_when_somebody_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = (await home.full_table(2)).id
            await home.store.mark(table, started=None)  # type: ignore[arg-type]  # as a sudden stop left it
            home.tables._plays.clear()
            fail_once(home, monkeypatch, "mark")
            with pytest.raises(Unstored):
                await home.tables.find(table)
            assert (await home.tables.find(table)).started

    run(play())


def test_what_is_played_while_a_position_is_stored_is_stored_at_the_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, options={"first": 0})
            keep = home.store.keep

            async def meanwhile(kept: Any) -> None:
                await keep(kept)
                await home.play(table, 0, "call 8")

            monkeypatch.setattr(home.store, "keep", meanwhile)
            await home.tables.keep([table])
            monkeypatch.setattr(home.store, "keep", keep)
            assert table.rows == 1
        async with house(tmp_path) as home:
            stored = await home.store.load(table.id)
            assert stored is not None
            assert stored.kept is not None
            assert stored.kept.rows == 1

    run(play())
