"""A fair queue: a few may do something at once, and whoever asks often waits behind those who ask seldom."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Crowded(Exception):
    """Somebody has as many waiting as may wait."""


class Turns:
    """Every asker has a queue of its own, and the queues take turns."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By asker, in the order in which the askers come next."""

        self._having: Counter[str] = Counter()
        """How many turns each asker has now."""

        self._most: dict[str, int] = {}
        """How many turns an asker that waits may have at once."""

    @asynccontextmanager
    async def turn(
        self, asker: str, most: int | None = None, waiting: int | None = None
    ) -> AsyncIterator[None]:
        """Wait for a turn and have it; at most so many at once, and so many who wait."""
        queue = self._waiting.setdefault(asker, deque())
        if waiting is not None and len(queue) >= waiting:
            raise Crowded
        self._most[asker] = self._free_at_all() if most is None else most
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(future)
        self._hand_out()
        try:
            await future
        except asyncio.CancelledError:
            self._give_up(asker, future)
            raise
        try:
            yield
        finally:
            self._give_back(asker)

    def _free_at_all(self) -> int:
        return self._free + self._having.total()

    def _hand_out(self) -> None:
        """Give the free turns to those who come next; whoever gets one goes to the end."""
        for asker in list(self._waiting):
            if self._free and self._having[asker] < self._most[asker]:
                queue = self._waiting.pop(asker)
                self._serve(asker, queue)
                if queue:
                    self._waiting[asker] = queue
        self._forget_idle()

    def _serve(self, asker: str, queue: deque[asyncio.Future[None]]) -> None:
        """Give a turn to the first in a queue who has not gone."""
        while queue:
            first = queue.popleft()
            if not first.done():
                self._free -= 1
                self._having[asker] += 1
                first.set_result(None)
                return

    def _give_up(self, asker: str, future: asyncio.Future[None]) -> None:
        """Whoever goes leaves the queue, or returns a turn that has just come."""
        if not future.cancelled():
            self._give_back(asker)
            return
        queue = self._waiting.get(asker)
        if queue is not None and future in queue:
            queue.remove(future)
            if not queue:
                del self._waiting[asker]
        self._forget_idle()

    def _give_back(self, asker: str) -> None:
        self._free += 1
        self._having[asker] -= 1
        self._hand_out()

    def _forget_idle(self) -> None:
        self._having = +self._having
        self._most = {asker: most for asker, most in self._most.items() if asker in self._waiting}

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self._waiting.values())
