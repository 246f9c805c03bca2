"""How often somebody may do what costs something or guesses at a secret."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from sleight.server.faults import Declined

if TYPE_CHECKING:
    from sleight.server.config import Rate

_MOST_KEPT = 10_000
_MOST_LETTERS = 64
_MINUTE = 60.0


class Limit:
    """A bucket for each address, seat or token, which fills again at a steady pace."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def spend(self, who: str, cost: int = 1) -> None:
        """Take from somebody's bucket; an empty one is refused."""
        self.check(who)
        left, at = self._left(who)
        # Whoever has spent last stands last, so that the one forgotten has had the longest time to fill.
        self._buckets.pop(who, None)
        if len(self._buckets) >= _MOST_KEPT:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[who] = (left - cost, at)

    def spend_known(self, token: str | None, address: str, cost: int = 1) -> None:
        """Take from the bucket of a token; a new one costs its address too: anybody can invent some."""
        if token is None:
            self.spend(address, cost)
            return
        # Marked, so that nobody sends an address as a token; cut, so that nobody fills the memory.
        seat = f"token {token[:_MOST_LETTERS]}"
        if seat not in self._buckets:
            self.spend(address)
        self.spend(seat, cost)

    def check(self, who: str) -> None:
        """Refuse somebody whose bucket is empty."""
        left, _ = self._left(who)
        if left < 1:
            raise Declined("too-often", seconds=math.ceil((1 - left) * _MINUTE / self._rate.a_minute))

    def _left(self, who: str) -> tuple[float, float]:
        at = time.monotonic()
        left, before = self._buckets.get(who, (float(self._rate.burst), at))
        return min(self._rate.burst, left + (at - before) * self._rate.a_minute / _MINUTE), at
