"""The thread that writes: what waits is stored together, and nothing that fails takes others with it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from sleight.server.database import database_url, migrate, open_database
from sleight.server.store import Store, StoredRow
from tests.server.house import run

if TYPE_CHECKING:
    from sqlalchemy import Connection


def opened(folder: Path) -> Store:
    engine = open_database(database_url(folder, None))
    migrate(engine)
    return Store(engine)


def keep_busy(_: Connection) -> None:
    """Long enough for others to queue up behind."""
    time.sleep(0.05)


def fail(_: Connection) -> NoReturn:
    raise OSError("the disk is full")


def test_rows_that_wait_are_stored_together_but_for_those_that_come_too_late(tmp_path: Path) -> None:
    async def write() -> None:
        store = opened(tmp_path)
        rows = [(f"t{number % 20}", StoredRow(0, number // 20, "call 8", "k")) for number in range(40)]
        busy = asyncio.create_task(store._writer.write(keep_busy))
        await asyncio.sleep(0.01)
        taken = await asyncio.gather(*(store.add_row(table, row) for table, row in rows))
        await busy
        assert taken == [True] * 20 + [False] * 20
        assert [await store.rows(f"t{number}", 0) for number in range(20)] == [[rows[0][1]]] * 20
        store.close()

    run(write())


def test_whatever_fails_fails_alone_and_the_writer_goes_on(tmp_path: Path) -> None:
    async def write() -> None:
        store = opened(tmp_path)
        row = StoredRow(0, 0, "call 8", "k")
        busy = asyncio.create_task(store._writer.write(keep_busy))
        await asyncio.sleep(0.01)
        failed, taken = await asyncio.gather(
            store._writer.write(fail), store.add_row("t", row), return_exceptions=True
        )
        await busy
        assert isinstance(failed, OSError)
        assert taken is True
        assert await store.add_row("t", StoredRow(1, 1, "call 7", "k"))
        assert [stored.seq for stored in await store.rows("t", 0)] == [0, 1]
        store.close()

    run(write())
