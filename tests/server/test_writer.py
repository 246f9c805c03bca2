"""The thread that writes: what waits is stored together, and nothing that fails takes others with it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from sqlalchemy.exc import OperationalError

from sleight.server.database import database_url, migrate, open_database
from sleight.server.faults import Unstored
from sleight.server.store import Store
from sleight.server.stored import StoredRow
from tests.server.house import run

if TYPE_CHECKING:
    from sqlalchemy import Connection


def opened(folder: Path, url: str | None = None) -> Store:
    engine = open_database(database_url(folder, url))
    migrate(engine)
    return Store(engine)


def keep_busy(_: Connection) -> None:
    """Long enough for others to queue up behind."""
    time.sleep(0.05)


def fail(_: Connection) -> NoReturn:
    raise OSError("the disk is full")


async def write_together(store: Store) -> None:
    """Rows that wait for the writer go into one statement; of two with one number the first is taken."""
    rows = [(f"t{number % 20}", StoredRow(0, number // 20, "call 8", "k")) for number in range(40)]
    busy = asyncio.create_task(store._writer.write(keep_busy))
    await asyncio.sleep(0.01)
    taken = await asyncio.gather(*(store.add_row(table, row) for table, row in rows))
    await busy
    assert taken == [True] * 20 + [False] * 20
    assert [await store.rows(f"t{number}", 0) for number in range(20)] == [[rows[0][1]]] * 20


async def fail_alone(store: Store) -> None:
    """What fails takes nothing with it that was written together with it, and the writer goes on."""
    busy = asyncio.create_task(store._writer.write(keep_busy))
    await asyncio.sleep(0.01)
    failed, taken = await asyncio.gather(
        store._writer.write(fail), store.add_row("t", StoredRow(0, 0, "call 8", "k")), return_exceptions=True
    )
    await busy
    assert isinstance(failed, OSError)
    assert taken is True
    assert await store.add_row("t", StoredRow(1, 1, "call 7", "k"))
    assert [stored.seq for stored in await store.rows("t", 0)] == [0, 1]


def test_nobody_waits_for_a_lock_that_others_have_waited_for(tmp_path: Path) -> None:
    """Whoever hands something in meanwhile, together or one after the other, gets the same answer."""
    tried: list[int] = []

    def wait_in_vain(_: Connection) -> NoReturn:
        tried.append(1)
        locked = sqlite3.OperationalError("database is locked")
        locked.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise OperationalError("", None, locked)

    async def written() -> None:
        store = opened(tmp_path)
        busy = asyncio.create_task(store._writer.write(keep_busy))
        await asyncio.sleep(0.01)
        works = [store._write(wait_in_vain) for _ in range(9)]
        rows = [store.add_row("t", StoredRow(number, 0, "call 8", f"{number}")) for number in range(9)]
        found = await asyncio.gather(*works, *rows, return_exceptions=True)
        assert {error.code for error in found if isinstance(error, Unstored)} == {"database-busy"}
        assert all(isinstance(error, Unstored) for error in found)
        for _ in range(9):
            with pytest.raises(Unstored):
                await store._write(wait_in_vain)
        await busy
        assert len(tried) == 1
        await asyncio.sleep(0.5)
        assert await store.add_row("t", StoredRow(0, 0, "call 8", "k"))
        store.close()

    run(written())


@pytest.mark.parametrize("write", [write_together, fail_alone])
def test_the_writer(tmp_path: Path, write: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def written() -> None:
        store = opened(tmp_path)
        await write(store)
        store.close()

    run(written())
