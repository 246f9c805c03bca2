"""Speeds that can be compared although the machine's own speed drifts.

Everybody runs a short chunk in turn, again and again, so that a slow minute slows all of them; what is timed
is the processor, and what counts is the ratio of the medians.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

CHUNK_SECONDS = 0.15


class Runner(NamedTuple):
    """One of those who race."""

    name: str
    run: Callable[[], int]
    """Does one piece of work, such as a whole game, and says how much of what is counted it held."""


class Comparison(NamedTuple):
    """Our work against that of others: we run first, and each of the others has a ratio to reach, or None."""

    title: str
    counted: str
    """What the speeds count: decisions, or copies."""

    ours: Runner
    others: tuple[Runner, ...]
    targets: tuple[float | None, ...]


class Ratio(NamedTuple):
    """How many times as fast we are as another."""

    name: str
    ratio: float
    """The median of our speeds by the median of theirs."""

    low: float
    high: float
    """Half of the ratios of neighbouring chunks lie between these."""

    target: float | None


class Speed(NamedTuple):
    """What one chunk reached in a second."""

    counted: float
    runs: float


def race(
    runners: Sequence[Runner], seconds: float, chunk_seconds: float = CHUNK_SECONDS
) -> dict[str, list[Speed]]:
    """The speeds of every chunk, by runner; all get the same number of chunks, at least two."""
    speeds: dict[str, list[Speed]] = {runner.name: [] for runner in runners}
    for runner in runners:
        # The first chunk fills caches and is not counted.
        _speed_of_chunk(runner, chunk_seconds)
    end = perf_counter() + seconds
    while perf_counter() < end or len(speeds[runners[0].name]) < 2:
        for runner in runners:
            speeds[runner.name].append(_speed_of_chunk(runner, chunk_seconds))
    return speeds


def _speed_of_chunk(runner: Runner, seconds: float) -> Speed:
    counted, runs, passed, start = 0, 0, 0.0, process_time()
    while passed < seconds or not counted:
        counted += runner.run()
        runs += 1
        passed = process_time() - start
    return Speed(counted / passed, runs / passed)


def ratios(comparison: Comparison, speeds: dict[str, list[Speed]]) -> list[Ratio]:
    """Our speed by that of each of the others."""
    ours = [speed.counted for speed in speeds[comparison.ours.name]]
    found = []
    for other, target in zip(comparison.others, comparison.targets, strict=True):
        theirs = [speed.counted for speed in speeds[other.name]]
        low, _, high = quantiles([mine / their for mine, their in zip(ours, theirs, strict=True)], n=4)
        found.append(Ratio(other.name, median(ours) / median(theirs), low, high, target))
    return found
