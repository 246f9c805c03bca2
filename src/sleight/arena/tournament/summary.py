"""What a tournament adds up to: ratings, duels, places, scores and times, as plain figures."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from math import inf, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sleight.arena.statistics import Z_95
from sleight.arena.tournament.elo import Estimate, Evidence
from sleight.arena.tournament.pairs import Points, compared, margin, sizes
from sleight.arena.tournament.skill import Skill, skills
from sleight.arena.tournament.times import Times, together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.arena.tournament.pairs import Duel, Outcome, Pair
    from sleight.arena.tournament.plan import Tournament
    from sleight.arena.tournament.running import Standing
    from sleight.arena.tournament.sprt import Sprt

DUEL_SEATS = 2
_DIGEST_BYTES = 8


class BotLine(NamedTuple):
    """What one bot has reached."""

    code: str
    elo: Estimate
    skill: Skill | None
    """For three and more seats only."""

    games: int
    """On how many seats it has played."""

    places: dict[int, int]
    """How often it came first, second and so on; who shares a place counts at that place."""

    scores: dict[int, int]
    times: Times

    @property
    def mean_score(self) -> float:
        """The average of its scores."""
        return sum(score * count for score, count in self.scores.items()) / max(1, self.games)


class DuelLine(NamedTuple):
    """Two bots against each other."""

    duel: Duel
    pairs: int
    outcomes: dict[float, int]
    """How many pairs brought the first bot which part of the points; for two seats there are five parts."""

    part: float
    """The part of all points that the first bot got."""

    lead: Estimate
    """In Elo, from the games of these two alone."""

    margin: Estimate
    """By how many points of the game the first bot was ahead."""


class Summary(NamedTuple):
    """Everything that is printed, drawn and written as JSON."""

    plan: Tournament
    wanted: int
    pairs: int
    digest: str
    """Of the outcomes of all pairs that count: the same for the same games, whoever played them."""

    bots: list[BotLine]
    duels: list[DuelLine]
    sprt: Sprt | None

    @property
    def is_duel(self) -> bool:
        """True for two seats: then a pair has five outcomes, and openskill has nothing to add."""
        return self.plan.identity.seats == DUEL_SEATS


def summed_up(standing: Standing) -> Summary:
    """Sum up the pairs that count."""
    plan, pairs = standing.plan, standing.counted
    units = [compared(pair, plan.bots) for pair in pairs]
    evidence = Evidence(plan.bots, sizes(plan), units)
    return Summary(
        plan,
        standing.wanted,
        len(pairs),
        _digest(pairs),
        _bot_lines(plan, pairs, evidence),
        [_duel_line(duel, size, pairs, units) for duel, size in sizes(plan).items()],
        standing.sprt,
    )


def _bot_lines(plan: Tournament, pairs: Sequence[Pair], evidence: Evidence) -> list[BotLine]:
    games = [outcome for pair in pairs for outcome in pair.games]
    ratings = evidence.ratings()
    rated: dict[str, Skill] = skills(plan.bots, games) if plan.identity.seats > DUEL_SEATS else {}
    return [_bot_line(code, ratings[code], rated.get(code), pairs, games) for code in plan.bots]


def _bot_line(
    code: str, elo: Estimate, skill: Skill | None, pairs: Sequence[Pair], games: Sequence[Outcome]
) -> BotLine:
    own = [(outcome, seat) for outcome in games for seat, bot in enumerate(outcome.bots) if bot == code]
    places = Counter(outcome.ranks[seat] for outcome, seat in own)
    scores = Counter(outcome.scores[seat] for outcome, seat in own)
    times = together(pair.times[code] for pair in pairs if code in pair.times)
    return BotLine(code, elo, skill, len(own), _sorted(places), _sorted(scores), times)


def _sorted(counts: Counter[int]) -> dict[int, int]:
    return dict(sorted(counts.items()))


def _duel_line(duel: Duel, size: int, pairs: Sequence[Pair], units: Sequence[dict[Duel, Points]]) -> DuelLine:
    own = [(pair, unit[duel]) for pair, unit in zip(pairs, units, strict=True) if duel in unit]
    outcomes = Counter(points.part for _, points in own)
    of = sum(points.of for _, points in own)
    part = sum(points.points for _, points in own) / of if of else 0.5
    evidence = Evidence(duel, {duel: size}, [{duel: points} for _, points in own])
    ahead = _mean([margin(pair, duel) for pair, _ in own])
    return DuelLine(duel, len(own), dict(sorted(outcomes.items())), part, evidence.lead(duel), ahead)


def _mean(values: Sequence[float]) -> Estimate:
    """The average of independent values with its 95 % interval; one value alone says nothing of its error."""
    if not values:
        return Estimate(0.0, -inf, inf)
    middle = fmean(values)
    reach = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(middle, middle - reach, middle + reach)


def _digest(pairs: Sequence[Pair]) -> str:
    outcomes = [(pair.number, pair.seed, pair.games) for pair in pairs]
    return blake2b(msgspec.json.encode(outcomes), digest_size=_DIGEST_BYTES).hexdigest()
