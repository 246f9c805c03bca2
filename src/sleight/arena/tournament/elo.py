"""Ratings by the model of Bradley and Terry: a lead of 400 Elo wins ten games of eleven.

A level place counts as half a win. The estimate is the most likely one if every bot had won one pair more
than it did, and lost one more, shared evenly among its opponents: so a bot that always wins gets a number,
and the fewer pairs there are, the more careful it is. Intervals are those of the Bayesian bootstrap (Rubin
1981): pairs are weighed anew at random, because the games of a pair share their seed and are no independent
evidence.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import exp, log, log10
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from sleight.arena.tournament.pairs import Points

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sleight.arena.tournament.pairs import Duel

    Unit = tuple[tuple[Duel, Points], ...]
    """What one pair says about the duels of its bots."""

_ELO = 400.0
_SCALE = _ELO / log(10)
"""Elo to one natural unit of the model."""

_WEIGHINGS = 1000
_OUTSIDE = 0.025
"""The part of the weighings on either side of a 95 % interval."""

_LONGEST_STEP = 2.0
_PRECISION = 1e-9
_MOST_STEPS = 200


class Estimate(NamedTuple):
    """A figure and where the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float


def elo_of(part: float) -> float:
    """The lead that wins this part of the points, which lies between 0 and 1."""
    return _ELO * log10(part / (1 - part))


def part_of(elo: float) -> float:
    """The part of the points that this lead wins."""
    return 1 / (1 + 10 ** (-elo / _ELO))


class Evidence:
    """All pairs, equal ones counted together, and those that are imagined.

    `sizes` says of every duel how many comparisons one pair holds.
    """

    def __init__(
        self, bots: Sequence[str], sizes: Mapping[Duel, int], units: Iterable[Mapping[Duel, Points]]
    ) -> None:
        self._bots, self._duels = tuple(bots), tuple(sizes)
        counted: dict[Unit, float] = dict(Counter(tuple(sorted(unit.items())) for unit in units))
        for duel, size in sizes.items():
            for points in (0, size):
                imagined: Unit = ((duel, Points(points, size)),)
                counted[imagined] = counted.get(imagined, 0.0) + 1 / (len(bots) - 1)
        # Sorted, so that whatever order the pairs came in, they are weighed alike.
        self._units = [(self._flat(unit), count) for unit, count in sorted(counted.items())]

    def ratings(self) -> dict[str, Estimate]:
        """Every bot's Elo; the first bot has 0."""
        best = most_likely(self._bots, self._plain)
        weighed = [most_likely(self._bots, sums, best) for sums in self._weighed]
        return {code: _interval(best[code], [each[code] for each in weighed]) for code in self._bots}

    def lead(self, duel: Duel) -> Estimate:
        """By how much the first of two is ahead of the second, from their own games alone."""
        return _interval(elo_of(self._plain[duel].part), [elo_of(sums[duel].part) for sums in self._weighed])

    @cached_property
    def _plain(self) -> dict[Duel, Points]:
        return self._sums([count for _, count in self._units])

    @cached_property
    def _weighed(self) -> list[dict[Duel, Points]]:
        """The points of all duels, with pairs weighed at random; the same every time."""
        rng = Random(0)
        return [
            self._sums([rng.gammavariate(count, 1.0) for _, count in self._units]) for _ in range(_WEIGHINGS)
        ]

    def _flat(self, unit: Unit) -> list[tuple[int, float, float]]:
        return [(self._duels.index(duel), points.points, points.of) for duel, points in unit]

    def _sums(self, weights: Sequence[float]) -> dict[Duel, Points]:
        points, of = [0.0] * len(self._duels), [0.0] * len(self._duels)
        for (unit, _), weight in zip(self._units, weights, strict=True):
            for duel, won, size in unit:
                points[duel] += weight * won
                of[duel] += weight * size
        return {duel: Points(points[place], of[place]) for place, duel in enumerate(self._duels)}


def most_likely(
    bots: Sequence[str], sums: Mapping[Duel, Points], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The ratings that make the points most likely, by Newton's method; the first bot has 0.

    The likelihood has one peak only, so where the search starts changes nothing but its length.
    """
    duels = [(bots.index(first), bots.index(second), points) for (first, second), points in sums.items()]
    worth = [0.0 if start is None else start[code] / _SCALE for code in bots]
    for _ in range(_MOST_STEPS):
        step = _newton_step(worth, duels)
        shortened = min(1.0, _LONGEST_STEP / max(max(map(abs, step)), _PRECISION))
        worth = [value + shortened * change for value, change in zip(worth, [0.0, *step], strict=True)]
        if max(map(abs, step)) < _PRECISION:
            break
    return {code: value * _SCALE for code, value in zip(bots, worth, strict=True)}


def _newton_step(worth: Sequence[float], duels: Sequence[tuple[int, int, Points]]) -> list[float]:
    """How the ratings of all bots but the first have to change."""
    size = len(worth)
    slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
    for first, second, (points, of) in duels:
        expected = 1 / (1 + exp(worth[second] - worth[first]))
        surplus, spread = points - of * expected, of * expected * (1 - expected)
        slope[first] += surplus
        slope[second] -= surplus
        for here, there in ((first, second), (second, first)):
            bend[here][here] += spread
            bend[here][there] -= spread
    return solved([row[1:] for row in bend[1:]], slope[1:])


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of some linear equations (Gauss and Jordan, the largest pivot first)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        pivot = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        leading = [value / rows[place][place] for value in rows[place]]
        rows = [
            leading if number == place else [a - row[place] * b for a, b in zip(row, leading, strict=True)]
            for number, row in enumerate(rows)
        ]
    return [row[-1] for row in rows]


def _interval(value: float, drawn: Iterable[float]) -> Estimate:
    ordered = sorted(drawn)
    outside = int(_OUTSIDE * len(ordered))
    return Estimate(value, ordered[outside], ordered[-1 - outside])
