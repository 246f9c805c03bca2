"""How often an address may do what costs something or guesses at a secret."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from sleight.server.faults import Declined

if TYPE_CHECKING:
    from sleight.server.config import Rate

_MOST_ADDRESSES = 10_000
_MINUTE = 60.0


class Limit:
    """A bucket for each address, which fills again at a steady pace."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def spend(self, address: str) -> None:
        """Take one from the bucket of an address; an empty one is refused."""
        self.check(address)
        left, at = self._left(address)
        if len(self._buckets) >= _MOST_ADDRESSES:
            self._forget_full()
        self._buckets[address] = (left - 1, at)

    def check(self, address: str) -> None:
        """Refuse an address whose bucket is empty."""
        left, _ = self._left(address)
        if left < 1:
            raise Declined("too-often", seconds=math.ceil((1 - left) * _MINUTE / self._rate.a_minute))

    def _left(self, address: str) -> tuple[float, float]:
        at = time.monotonic()
        left, before = self._buckets.get(address, (float(self._rate.burst), at))
        return min(self._rate.burst, left + (at - before) * self._rate.a_minute / _MINUTE), at

    def _forget_full(self) -> None:
        for address in list(self._buckets):
            if self._left(address)[0] >= self._rate.burst:
                del self._buckets[address]
