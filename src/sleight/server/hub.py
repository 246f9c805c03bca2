"""Who is told that something happened at a table. The message is only that; readers fetch the rest."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Subscription(Protocol):
    """One reader's ear at one table."""

    async def wait(self) -> int:
        """Wait for the next news; the newest sequence number. Several pieces of news may come as one."""

    def close(self) -> None:
        """Stop listening."""


class Hub(Protocol):
    """Carries (table, seq) from whoever has stored something to whoever listens."""

    def publish(self, table: str, seq: int) -> None:
        """Tell everybody who listens at the table."""

    def subscribe(self, table: str) -> Subscription:
        """Listen at a table."""


class LocalSubscription:
    """An ear in this process."""

    def __init__(self, hub: LocalHub, table: str) -> None:
        self._hub = hub
        self._table = table
        self._waiting: asyncio.Future[None] | None = None
        self._rung = False
        self._seq = 0

    def ring(self, seq: int) -> None:
        """There is news."""
        self._seq = max(self._seq, seq)
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> int:
        """The newest sequence number, once there is news."""
        if not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._rung = False
        return self._seq

    def close(self) -> None:
        """Stop listening."""
        self._hub.leave(self._table, self)


class LocalHub:
    """A hub for one process; with several processes each would hear only its own news."""

    def __init__(self) -> None:
        self._listening: dict[str, set[LocalSubscription]] = {}

    def publish(self, table: str, seq: int) -> None:
        """Tell everybody who listens at the table."""
        for subscription in self._listening.get(table, ()):
            subscription.ring(seq)

    def subscribe(self, table: str) -> LocalSubscription:
        """Listen at a table."""
        subscription = LocalSubscription(self, table)
        self._listening.setdefault(table, set()).add(subscription)
        return subscription

    def leave(self, table: str, subscription: LocalSubscription) -> None:
        """Forget somebody who has stopped listening."""
        listening = self._listening.get(table, set())
        listening.discard(subscription)
        if not listening:
            self._listening.pop(table, None)
