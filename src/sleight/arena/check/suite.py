"""The suite as a whole: which games are played, in how many processes, and what came out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.arena.check.processes import check_processes
from sleight.arena.check.report import Moment, Report
from sleight.arena.check.walk import Setting, Walk, settings
from sleight.arena.pool import worker_pool
from sleight.core import registry
from sleight.core.errors import BadInput

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
    starts = range(0, plan.games, _CHUNK)
    parts = [Part(plan, range(start, min(start + _CHUNK, plan.games))) for start in starts]
    for part, (found, played) in zip(parts, _results(plan, parts), strict=True):
        report.add(found)
        records += played
        if progress:
            for _ in part.numbers:
                progress()
    check_processes(plan.game, plan.data, records[:_RECORDS_ELSEWHERE], report)
    _check_differing(report, plan)
    return report


def _check_differing(report: Report, plan: Plan) -> None:
    """Where views conceal something, pairs must differ; where none does, there is nothing to pair."""
    holds = not report.counts["pairs"] or report.differing >= LEAST_DIFFERING
    detail = f"{report.differing:.1%} (View.conceals)"
    report.require(holds, "pairs differ", Moment(0, {}, plan.seed, 0), detail)


def _results(plan: Plan, parts: list[Part]) -> Iterator[tuple[Report, list[str]]]:
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
    plan, report = part.plan, Report()
    records: list[str] = []
    game = registry.game(plan.game, plan.data)
    try:
        tables: list[Setting] = settings(game, plan.options)
    except BadInput:  # Whoever asked for these options is told so.
        raise
    except Exception as error:
        report.raised(error, Moment(0, dict(plan.options), plan.seed, 0))
        return report, records
    for number in part.numbers:
        walk = Walk(game, tables[number % len(tables)], plan.seed + number, report)
        written = walk.run(plan.pair_every, plan.probe_every)
        if written is not None:
            records.append(written)
    return report, records
