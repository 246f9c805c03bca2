"""One pair: the same bots on the same seed, once in every order around the table."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sleight.arena.match import play_game
from sleight.arena.tournament.plan import game_of, rotations
from sleight.arena.tournament.times import Times

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.arena.tournament.plan import Seating, Tournament

    Duel = tuple[str, str]
    """Two bots, in the order of the plan."""


PAIR_OUTCOMES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The five outcomes of a pair of duels: which part of its two points the first bot got."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended, by seat."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class Pair(msgspec.Struct, frozen=True):
    """The games of one pair. For three and more seats it is a whole cycle of rotations."""

    number: int
    seed: int
    games: tuple[Outcome, ...]
    times: dict[str, dict[int, int]]
    """By bot, how many decisions took about how long; the only thing here that differs from run to run."""


class Points(NamedTuple):
    """What the first of two bots got out of its comparisons with the second: 1 for ahead, ½ for level."""

    points: float
    of: float

    @property
    def part(self) -> float:
        """From 0, everything lost, to 1."""
        return self.points / self.of


def play_pair(plan: Tournament, number: int) -> Pair:
    """Pair `number`, counted from 0."""
    times: defaultdict[str, Times] = defaultdict(Times)
    seed = plan.seed(number)
    games = tuple(_play(plan, seating, seed, times) for seating in plan.seatings(number))
    return Pair(number, seed, games, {code: dict(times[code].counts) for code in sorted(times)})


def _play(plan: Tournament, seating: Seating, seed: int, times: defaultdict[str, Times]) -> Outcome:
    def clock(seat: int, seconds: float) -> None:
        times[seating[seat]].add(seconds)

    played = play_game(game_of(plan), seating, seed, plan.identity.options, recorded=False, clock=clock)
    return Outcome(seating, played.scores, played.ranks)


def sizes(plan: Tournament) -> dict[Duel, int]:
    """Every duel of a plan with the number of comparisons that one pair holds, in the order of the plan."""
    found = [
        Counter(duel for seating in rotations(meeting) for duel, _, _ in _duels(seating, plan.bots))
        for meeting in plan.meetings
    ]
    return {
        duel: max(counts[duel] for counts in found)
        for duel in combinations(plan.bots, 2)
        if any(duel in counts for counts in found)
    }


def compared(pair: Pair, order: Sequence[str]) -> dict[Duel, Points]:
    """What each two bots of a pair got against each other; `order` says which of two is named first."""
    found: dict[Duel, Points] = {}
    for outcome in pair.games:
        for duel, one, other in _duels(outcome.bots, order):
            before = found.get(duel, Points(0.0, 0))
            points = _points(outcome.ranks[other] - outcome.ranks[one])
            found[duel] = Points(before.points + points, before.of + 1)
    return found


def margin(pair: Pair, duel: Duel) -> float:
    """By how many points of the game the first bot of a duel was ahead, on average."""
    return fmean(
        outcome.scores[one] - outcome.scores[other]
        for outcome in pair.games
        for found, one, other in _duels(outcome.bots, duel)
        if found == duel
    )


def _duels(seating: Seating, order: Sequence[str]) -> Iterator[tuple[Duel, int, int]]:
    """Each two seats of different bots that stand in the order, those of the first one first."""
    seats = [seat for seat, code in enumerate(seating) if code in order]
    for one, other in combinations(sorted(seats, key=lambda seat: order.index(seating[seat])), 2):
        if seating[one] != seating[other]:
            yield (seating[one], seating[other]), one, other


def _points(ahead: int) -> float:
    """By how many places the first seat was ahead; a shared place is half a point."""
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
