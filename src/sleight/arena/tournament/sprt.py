"""The sequential test: stop as soon as the evidence says which of two leads is the true one.

The generalised test of chess engines: no model of draws, only the outcomes of whole pairs as they were
counted (five of them for two seats), and the likelihood of the best distribution with each expected score.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from math import log
from typing import TYPE_CHECKING, NamedTuple

from sleight.arena.tournament.elo import part_of
from sleight.arena.tournament.pairs import PAIR_OUTCOMES
from sleight.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Mapping

_ALPHA = _BETA = 0.05
"""How often the test may be wrong if the lower, or the higher, lead is the true one."""

LOWER = log(_BETA / (1 - _ALPHA))
UPPER = log((1 - _BETA) / _ALPHA)

_UNSEEN = 1e-3
"""What an outcome counts that has not occurred: no outcome is taken to be impossible."""

_HALVINGS = 60
_MOST_ELO = 1000.0


class Verdict(StrEnum):
    """What the test says."""

    OPEN = "open"
    LOWER = "lower"
    HIGHER = "higher"


class Bounds(NamedTuple):
    """The two leads, in Elo, between which the test decides."""

    lower: float
    higher: float


def read_bounds(written: str) -> Bounds:
    """Bounds as they stand on a command line: `0,50`."""
    try:
        lower, higher = (float(number) for number in written.split(","))
    except ValueError:
        raise BadInput("sprt-wrong", value=written) from None
    if not -_MOST_ELO <= lower < higher <= _MOST_ELO:
        raise BadInput("sprt-wrong", value=written)
    return Bounds(lower, higher)


class Sprt:
    """Takes one pair after the other, in the order of their numbers, until it decides."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.ratio = 0.0
        """The logarithm of the ratio of likelihoods."""

        self.verdict = Verdict.OPEN
        self._outcomes: Counter[float] = Counter()

    def add(self, part: float) -> None:
        """Count one more pair by the part of its points that the first bot got."""
        self._outcomes[part] += 1
        self.ratio = log_likelihood_ratio(self._outcomes, self.bounds)
        if self.ratio <= LOWER:
            self.verdict = Verdict.LOWER
        elif self.ratio >= UPPER:
            self.verdict = Verdict.HIGHER


def log_likelihood_ratio(outcomes: Mapping[float, int], bounds: Bounds) -> float:
    """How much better the higher lead explains the outcomes than the lower one."""
    parts = sorted({*outcomes, *PAIR_OUTCOMES})
    counts = {part: float(outcomes.get(part, 0)) or _UNSEEN for part in parts}
    lower, higher = (likeliest(counts, part_of(elo)) for elo in bounds)
    return sum(count * log(higher[part] / lower[part]) for part, count in counts.items())


def likeliest(counts: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean that makes the counts most likely (Owen's empirical likelihood).

    It weighs each outcome by 1 / (1 + tilt · (outcome - mean)), and the tilt is found by halving.
    """
    total = sum(counts.values())
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(_HALVINGS):
        tilt = (low + high) / 2
        pull = sum(count * (part - mean) / (1 + tilt * (part - mean)) for part, count in counts.items())
        low, high = (tilt, high) if pull > 0 else (low, tilt)
    return {part: count / total / (1 + tilt * (part - mean)) for part, count in counts.items()}
