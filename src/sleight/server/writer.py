"""One thread writes; whatever waits when it begins goes into one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from sleight.server.database import is_busy, is_trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

Result = TypeVar("Result")

_MOST_AT_ONCE = 256
_BUSY_SECONDS = 0.3
"""So long after a wait for a lock in vain nobody waits again: those who queue at one table would add up."""


class NewRow(NamedTuple):
    """A row, and the position after it if that is to be stored in the same transaction."""

    values: tuple[Any, ...]
    kept: dict[str, Any] | None = None


Insert = Callable[["Connection", list[NewRow]], list[bool]]
"""Stores many rows at once and says of each whether it was taken."""

Work = tuple[Callable[["Connection"], Any] | NewRow, "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class Writer:
    """Group commit: a result is handed out only after the transaction that holds it has been committed."""

    def __init__(self, engine: Engine, insert: Insert) -> None:
        self._engine = engine
        self._insert = insert
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._connection: Connection | None = None
        """Kept open from batch to batch, and opened anew after a failure."""

        self._busy: tuple[Exception, float] | None = None
        """The lock that was last waited for in vain, and until when that counts."""

        self._thread = Thread(target=self._run, name="sleight-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in a transaction and return once it is stored."""
        return cast("Result", await self._handed_in(work))

    async def write_row(self, row: NewRow) -> bool:
        """Store a row, together with all that wait; False if its number or its key was taken already."""
        return cast("bool", await self._handed_in(row))

    def _handed_in(self, work: Callable[[Connection], Any] | NewRow) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put((work, future, loop))
        return future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            first = self._queue.get()
            batch = [] if first is None else [first]
            going = first is not None
            while going and len(batch) < _MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    going = False
                else:
                    batch.append(more)
            self._write_all(batch)
        self._let_go()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write_all(self, batch: list[Work]) -> None:
        """All in one transaction; if anything in it fails, each in a transaction of its own.

        When somebody else keeps the database locked, they do not wait for it one after the other.
        """
        if self._busy is not None and time.monotonic() < self._busy[1]:
            self._write_each(batch, self._busy[0])
            return
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                results = self._done(self._connection, [work for work, _, _ in batch])
        except Exception as error:
            self._let_go()
            self._busy = (error, time.monotonic() + _BUSY_SECONDS) if is_busy(error) else None
            self._write_each(batch, error if is_busy(error) else None)
            return
        self._busy = None
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for (_, future, loop), result in zip(batch, results, strict=True):
            by_loop.setdefault(loop, []).append((future, result))
        for loop, finished in by_loop.items():
            _hand_over(loop, _finish_all, finished)

    def _done(self, connection: Connection, works: list[Callable[[Connection], Any] | NewRow]) -> list[Any]:
        """Do everything; the rows, which are most of it, in one statement."""
        rows = [work for work in works if isinstance(work, NewRow)]
        taken = iter(self._insert(connection, rows) if rows else [])
        return [next(taken) if isinstance(work, NewRow) else work(connection) for work in works]

    def _write_each(self, batch: list[Work], hopeless: Exception | None) -> None:
        """Each alone, until the database itself turns out to be the trouble."""
        for work in batch:
            if hopeless is None:
                hopeless = self._write_one(work)
            else:
                _hand_over(work[2], _fail, work[1], hopeless)

    def _write_one(self, work: Work) -> Exception | None:
        """Do one piece of work; what went wrong if it will go wrong for all others too."""
        do, future, loop = work
        try:
            with self._engine.begin() as connection:
                (result,) = self._done(connection, [do])
        except Exception as error:
            _hand_over(loop, _fail, future, error)
            return error if is_trouble(error) else None
        _hand_over(loop, _finish_all, [(future, result)])
        return None


def _hand_over(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *arguments: Any) -> None:
    """A loop that has been closed meanwhile waits for nothing any more."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(call, *arguments)


def _finish_all(finished: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in finished:
        if not future.done():
            future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
