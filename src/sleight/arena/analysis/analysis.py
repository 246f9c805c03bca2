"""A whole game: a quick look at every decision, and closer ones at those that may have cost something."""

from __future__ import annotations

from contextlib import contextmanager
from math import fsum
from random import Random
from typing import TYPE_CHECKING

import msgspec

from sleight.arena.analysis.decisions import decisions_of
from sleight.arena.analysis.looking import Loss, look_at, looked
from sleight.arena.pool import worker_pool
from sleight.bots import judge_of, make_judge
from sleight.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from sleight.arena.analysis.decisions import Decision
    from sleight.arena.analysis.looking import Look
    from sleight.core.record import Record

    Told = Callable[[int, int], None]
    """Is told how many simulations are done, and of how many; it may raise to stop the analysis."""

    Looking = Callable[[Iterable[Look]], Iterator[Loss]]

_SURE = 3.0
"""Only what lies more than so many standard errors behind the best counts as lost."""

_SUSPECTS = (24, 12)
"""How many decisions of a game get a second look, and how many a third."""

_FEWEST = 3
"""So many of every seat, however many sit at the table."""

_MOMENTS = 4
"""How many decisions of a seat are shown."""

_DIGITS = 2
_FEWEST_SIMS, _MOST_SIMS = 2, 100_000


class Losses(msgspec.Struct, frozen=True):
    """What one seat has lost."""

    decisions: int
    """How many choices it had among several."""

    lost: float
    """In points: the sum of all that is beyond doubt."""

    moments: tuple[Loss, ...]
    """The dearest decisions, the dearest first."""


class Analysis(msgspec.Struct, frozen=True):
    """Where a game was lost. It follows from the record and from the number of simulations alone."""

    game: str
    bot: str
    """The code of the judge."""

    sims: int
    """How many simulations the first look at a decision took."""

    seats: tuple[Losses, ...]


def analyse(record: Record, *, sims: int | None = None, jobs: int = 1, told: Told | None = None) -> Analysis:
    """Judge every decision of a finished game; as many processes as jobs give the same result."""
    looks = _looks(record, sims)
    if jobs < 1:
        raise BadInput("number-least", name="jobs", value=jobs, least=1)
    decisions = decisions_of(record)
    with _looking(jobs) as looking:
        found = _Run(record, decisions, looks, told).judged(looking)
    seats = tuple([_losses(seat, decisions, found) for seat in range(record.header.seats)])
    return Analysis(record.game.id, judge_of(record.game.id), looks[0], seats)


def _looks(record: Record, sims: int | None) -> tuple[int, ...]:
    """How many simulations each look takes: as the judge says, or as many times more or fewer."""
    usual = make_judge(record.game.id, Random(0)).looks
    if not record.position.over:
        raise BadInput("analysis-running")
    if sims is None:
        return usual
    if not _FEWEST_SIMS <= sims <= _MOST_SIMS:
        raise BadInput("analysis-sims", sims=sims, least=_FEWEST_SIMS, most=_MOST_SIMS)
    return tuple([max(_FEWEST_SIMS, sims * each // usual[0]) for each in usual])


class _Run:
    """One analysis while it runs."""

    def __init__(
        self, record: Record, decisions: Sequence[Decision], looks: Sequence[int], told: Told | None
    ) -> None:
        self._game, self._seats = record.game.id, record.header.seats
        self._decisions = {each.row: each for each in decisions}
        self._looks = looks
        self._told = told
        self._done = 0

    def judged(self, looking: Looking) -> dict[int, Loss]:
        """By row the last and closest look that each decision got."""
        found: dict[int, Loss] = {}
        rows = [*self._decisions]
        for number, sims in enumerate(self._looks):
            if number:
                rows = self._suspects([found[row] for row in rows], number)
            of = self._done + self._to_come(len(rows), number)
            self._tell(of)
            for loss in looking([look_at(self._game, self._decisions[row], sims) for row in rows]):
                found[loss.row] = loss
                self._done += sims
                self._tell(of)
        return found

    def _suspects(self, losses: Sequence[Loss], number: int) -> list[int]:
        """The dearest decisions of every seat, in the order of the game."""
        most = self._most(number)
        dear = [loss for loss in sorted(losses, key=lambda loss: -loss.lost) if loss.lost > 0]
        kept = [[loss.row for loss in dear if loss.seat == seat][:most] for seat in range(self._seats)]
        return sorted([row for rows in kept for row in rows])

    def _most(self, number: int) -> int:
        return max(_FEWEST, _SUSPECTS[min(number, len(_SUSPECTS)) - 1] // self._seats)

    def _to_come(self, left: int, number: int) -> int:
        """How many simulations this look and the later ones take at most, with so many decisions left."""
        sims = left * self._looks[number]
        for later in range(number + 1, len(self._looks)):
            left = min(left, self._most(later) * self._seats)
            sims += left * self._looks[later]
        return sims

    def _tell(self, of: int) -> None:
        if self._told is not None:
            self._told(self._done, of)


@contextmanager
def _looking(jobs: int) -> Iterator[Looking]:
    """Looks in this process, or in several; either way their answers come in the order of the questions."""
    if jobs == 1:
        yield lambda looks: map(looked, looks)
        return
    pool = worker_pool(jobs)
    try:
        yield lambda looks: pool.map(looked, looks)
    finally:
        pool.shutdown(cancel_futures=True)


def _losses(seat: int, decisions: Sequence[Decision], found: Mapping[int, Loss]) -> Losses:
    """What a seat has lost for sure. Of a turn only the dearest decision counts: whoever plays on after the
    first of them may go wrong in the same way, and then both looks have found the same loss."""
    own = [each for each in decisions if each.seat == seat]
    turns: dict[int, Loss] = {}
    for each in own:
        loss = found[each.row]
        if loss.lost > _SURE * loss.error and (each.turn not in turns or loss.lost > turns[each.turn].lost):
            turns[each.turn] = loss
    dearest = sorted(turns.values(), key=lambda loss: (-loss.lost, loss.row))
    total = round(fsum([loss.lost for loss in dearest]), _DIGITS)
    return Losses(len(own), total, tuple(dearest[:_MOMENTS]))
