"""Which of a few candidates is best if each can only be tried out: the same luck for all, halved in steps."""

from __future__ import annotations

from math import ceil, log2, sqrt
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Trial = Callable[[int, int], float]
    """What a candidate is worth on a guess, both by their numbers."""

_DOUBT = 2.0
"""The spread that differences are taken to have until there are enough of them to tell."""


class Budget:
    """How much may be tried out for one decision: a number of simulations, or seconds."""

    def __init__(self, settings: Mapping[str, float]) -> None:
        self._seconds = settings.get("seconds", 0.0)
        self._sims = int(settings.get("sims", 0.0))
        self._begun = perf_counter()
        self.spent = 0
        """The simulations so far."""

    def share(self, parts: int) -> int:
        """How many simulations are left for one of so many equal parts of the rest."""
        if not self._seconds:
            return max(0, self._sims - self.spent) // parts
        gone = perf_counter() - self._begun
        each = gone / self.spent if self.spent else self._seconds
        return int(max(0.0, self._seconds - gone) / each) // parts


class Finding(NamedTuple):
    """What a search has found."""

    best: int
    """The candidate to choose."""

    second: int
    """The one that came closest, -1 if there was no other."""

    scores: tuple[tuple[float, ...], ...]
    """What each candidate was worth on each guess that it was tried on, the first guess first."""

    @property
    def tried(self) -> int:
        """On how many guesses the best two can be compared."""
        return min(len(self.scores[self.best]), len(self.scores[self.second])) if self.second >= 0 else 0

    @property
    def agreeing(self) -> int:
        """On how many of them the best is not worse than the second."""
        pairs = zip(self.scores[self.best], self.scores[self.second], strict=False)
        return sum([best >= second for best, second in pairs]) if self.second >= 0 else 0


def search(candidates: int, trial: Trial, budget: Budget, doubt: float) -> Finding:
    """The best of some candidates, of which number 0 is what would be done without a search.

    All are tried on the same guesses; the worse half drops out, the rest is tried on more. Another one is
    chosen only if it leads number 0 by more than `doubt` times the standard error of that lead.
    """
    scores: list[list[float]] = [[] for _ in range(candidates)]
    alive = list(range(candidates))
    stages = max(1, ceil(log2(candidates)))
    for stage in range(stages):
        most = max(1, budget.share(stages - stage) // len(alive))
        _try_on(alive, trial, budget, scores, most)
        kept = sorted(alive[1:], key=lambda each: fmean(scores[each]), reverse=True)
        alive = [0, *kept[: max(1, len(alive) // 2 - 1)]]
    if len(alive) == 1:
        return Finding(0, -1, tuple(map(tuple, scores)))
    rival = alive[1]
    best, second = (rival, 0) if lead(scores[rival], scores[0], doubt) > 0 else (0, rival)
    return Finding(best, second, tuple(map(tuple, scores)))


def lead(one: Sequence[float], other: Sequence[float], doubt: float) -> float:
    """By how much one leads for sure: the mean of the differences, less `doubt` standard errors."""
    mean, error = difference(one, other)
    return mean - doubt * error


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one is better on average, guess by guess, and the standard error of that."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    mean, count = fmean(differences), len(differences)
    spread = (_DOUBT**2 + sum([(each - mean) ** 2 for each in differences])) / count
    return mean, sqrt(spread / count)


def _try_on(alive: list[int], trial: Trial, budget: Budget, scores: list[list[float]], most: int) -> None:
    """Every candidate that is left, on so many further guesses."""
    first = len(scores[0])
    for guess in range(first, first + most):
        for candidate in alive:
            scores[candidate].append(trial(candidate, guess))
            budget.spent += 1
