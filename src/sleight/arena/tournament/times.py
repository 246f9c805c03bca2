"""How long bots think, counted in steps of two per cent: small, and the same when counts are put together."""

from __future__ import annotations

from collections import Counter
from math import exp, log, log1p
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_STEP = log1p(0.02)
_SHORTEST = 1e-7
"""What a clock may show as no time at all, in seconds."""


class Times:
    """The times of many decisions of one bot."""

    def __init__(self, counts: Mapping[int, int] | None = None) -> None:
        self.counts: Counter[int] = Counter(counts or {})

    def add(self, seconds: float) -> None:
        """Count one more decision."""
        self.counts[round(log(max(seconds, _SHORTEST)) / _STEP)] += 1

    def quantile(self, part: float) -> float:
        """The time in seconds that this part of all decisions did not exceed."""
        due, total = 0, self.counts.total()
        for step in sorted(self.counts):
            due += self.counts[step]
            if due >= part * total:
                return exp(step * _STEP)
        return 0.0


def together(parts: Iterable[Mapping[int, int]]) -> Times:
    """The times of all parts."""
    times = Times()
    for counts in parts:
        times.counts.update(counts)
    return times
