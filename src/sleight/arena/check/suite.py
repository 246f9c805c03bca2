"""The suite as a whole: which games are played, in how many processes, and what came out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.arena.check.processes import check_processes
from sleight.arena.check.report import Moment, Report
from sleight.arena.check.walk import Setting, Walk, settings
from sleight.arena.pool import worker_pool
from sleight.core import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

LEAST_DIFFERING = 0.95
_RECORDS_ELSEWHERE = 12
_CHUNK = 4


class Plan(NamedTuple):
    """How much is checked."""

    game: str
    games: int
    seed: int = 1
    pair_every: int = 1
    """A pair of positions is compared at every so-manieth decision."""

    probe_every: int = 5
    """Round trips and the whole universe are gone through at every so-manieth decision."""

    jobs: int = 2
    data: Path | None = None
    options: Mapping[str, object] = {}
    """The options that all tables share; the others vary."""


class Part(NamedTuple):
    """A few games of a plan, for one process."""

    plan: Plan
    numbers: range


def check_game(plan: Plan, progress: Callable[[], None] | None = None) -> Report:
    """Play all games of a plan, spread over all kinds of tables, and check everything on the way."""
    report = Report()
    records: list[str] = []
    for found, played in _results(plan):
        report.add(found)
        records += played
        if progress:
            for _ in range(found.counts["games"]):
                progress()
    check_processes(plan.game, plan.data, records[:_RECORDS_ELSEWHERE], report)
    detail = f"{report.differing:.1%}"
    report.require(report.differing >= LEAST_DIFFERING, "pairs differ", Moment(0, {}, plan.seed, 0), detail)
    return report


def _results(plan: Plan) -> Iterator[tuple[Report, list[str]]]:
    starts = range(0, plan.games, _CHUNK)
    parts = [Part(plan, range(start, min(start + _CHUNK, plan.games))) for start in starts]
    if plan.jobs == 1:
        yield from map(_run_part, parts)
        return
    pool = worker_pool(plan.jobs)
    try:
        yield from pool.map(_run_part, parts)
    finally:
        pool.shutdown(cancel_futures=True)


def _run_part(part: Part) -> tuple[Report, list[str]]:
    """Game k is played at the k-th kind of table, so that any number of games covers them evenly."""
    plan = part.plan
    game = registry.game(plan.game, plan.data)
    tables: list[Setting] = settings(game, plan.options)
    report = Report()
    records = []
    for number in part.numbers:
        walk = Walk(game, tables[number % len(tables)], plan.seed + number, report)
        records.append(walk.run(plan.pair_every, plan.probe_every))
    return report, records
