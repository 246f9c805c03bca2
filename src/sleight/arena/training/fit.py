"""Ridge regression, a group at a time, and how far a value is from what came in games it has not seen."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sleight.arena.tournament.extras import extra
from sleight.core.digest import digest_of
from sleight.core.weights import Weights

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sleight.arena.training.selfplay import Sample
    from sleight.core.training import Row, Trainer

RIDGE = 30.0
"""How strongly weights are drawn towards nothing, in rows of data."""

_HELD_OUT = 5
"""Every fifth seed is kept for the test."""

_DIGITS = 5
_SURE = 2.0
"""How many standard errors a difference must be from nothing."""


def numpy() -> Any:
    """Needed for fitting alone; without it, one sentence says what to install."""
    return extra("numpy", "train")


def is_held_out(sample: Sample) -> bool:
    """Whether a game serves the test and not the fit."""
    return sample.seed % _HELD_OUT == 0


def fitted(trainer: Trainer, samples: Sequence[Sample]) -> Weights:
    """The weights that fit some games best."""
    groups: dict[str, list[Row]] = {}
    for sample in samples:
        for row in sample.rows:
            groups.setdefault(row.group, []).append(row)
    found = {group: _ridge(groups[group]) for group in sorted(groups)}
    data = digest_of([[sample.seed, len(sample.rows), sample.rows] for sample in samples])
    return Weights(trainer.features, found, data, len(samples), trainer.code)


def _ridge(rows: Sequence[Row]) -> tuple[float, ...]:
    """The first number of every row is 1: its weight is what is expected of an average row."""
    np = numpy()
    numbers = np.array([row.numbers for row in rows], dtype=float)
    target = np.array([row.target for row in rows])
    mean, spread = numbers.mean(0), numbers.std(0)
    known = spread > 0
    scaled = (numbers[:, known] - mean[known]) / spread[known]
    drawn = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    weights = np.zeros(numbers.shape[1])
    weights[known] = np.linalg.solve(drawn, scaled.T @ (target - target.mean())) / spread[known]
    weights[0] = target.mean() - mean @ weights
    return tuple([round(float(each), _DIGITS) for each in weights])


class Comparison(NamedTuple):
    """Two values on games that neither was fitted to."""

    games: int
    before: float
    """The typical error of the one that is shipped: the root of the mean square."""

    after: float
    verdict: str
    """`better`, `worse` or `close`."""


def compared(before: Weights, after: Weights, samples: Iterable[Sample]) -> Comparison:
    """Games count as wholes, since the rows of one game share its luck. Weights of other features than those
    of the games know nothing of them."""
    if before.features != after.features:
        before = msgspec.structs.replace(after, groups={})
    games = [sample for sample in samples if sample.rows]
    old = [_square_error(before, sample) for sample in games]
    new = [_square_error(after, sample) for sample in games]
    gains = [one - other for one, other in zip(old, new, strict=True)]
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")
    verdict = "close" if abs(fmean(gains)) <= _SURE * error else "better" if fmean(gains) > 0 else "worse"
    return Comparison(len(games), sqrt(fmean(old)), sqrt(fmean(new)), verdict)


def _square_error(weights: Weights, sample: Sample) -> float:
    return fmean([(weights.expected(row.group, row.numbers) - row.target) ** 2 for row in sample.rows])
