"""What many games add up to. Each figure is an accumulator that takes one result after the other."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.arena.match import Result

Z_95 = 1.959963984540054
"""How many standard deviations of the normal distribution hold 95 % of it."""


class Share(NamedTuple):
    """A number of wins out of a number of games; a win that several share counts in fractions."""

    wins: Fraction
    games: int

    @property
    def part(self) -> float:
        """Wins by game."""
        return float(self.wins / self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true part lies with 95 % confidence (Wilson's interval)."""
        if not self.games:
            return 0.0, 1.0
        squared = Z_95 * Z_95 / self.games
        middle = self.part + squared / 2
        reach = Z_95 * sqrt(self.part * (1 - self.part) / self.games + squared / (4 * self.games))
        low, high = (middle - reach) / (1 + squared), (middle + reach) / (1 + squared)
        return max(0.0, low), min(1.0, high)

    def to_dict(self) -> dict[str, object]:
        """The share as plain data."""
        return {"wins": float(self.wins), "share": self.part, "interval": list(self.interval)}


class BotFigures:
    """What one bot has reached on all its seats together."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.wins = Fraction(0)
        self.scores: Counter[int] = Counter()

    @property
    def mean_score(self) -> float:
        """The average of its scores."""
        return sum(score * count for score, count in self.scores.items()) / max(1, self.scores.total())


class Statistics:
    """Games, decisions, seconds, wins by seat and by bot, scores by bot."""

    def __init__(self, lineup: Sequence[str]) -> None:
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.bots = {code: BotFigures(lineup.count(code)) for code in lineup}
        self._seat_wins = [Fraction(0)] * len(lineup)
        self._started = perf_counter()

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.seconds = perf_counter() - self._started
        for code, score in zip(result.bots, result.scores, strict=True):
            self.bots[code].scores[score] += 1
        for seat in result.winners:
            part = Fraction(1, len(result.winners))
            self._seat_wins[seat] += part
            self.bots[result.bots[seat]].wins += part

    @property
    def decisions_per_second(self) -> float:
        """The speed of all processes together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def by_seat(self) -> list[Share]:
        """The wins of each seat."""
        return [Share(wins, self.games) for wins in self._seat_wins]

    @property
    def by_bot(self) -> dict[str, Share]:
        """The wins of each bot, on all its seats together."""
        return {code: Share(figures.wins, self.games) for code, figures in self.bots.items()}

    def to_dict(self) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "by_seat": [{"seat": seat, **share.to_dict()} for seat, share in enumerate(self.by_seat)],
            "by_bot": [{"bot": code, **self._bot_to_dict(code)} for code in self.bots],
        }

    def _bot_to_dict(self, code: str) -> dict[str, object]:
        figures = self.bots[code]
        return {
            "seats": figures.seats,
            **self.by_bot[code].to_dict(),
            "mean_score": figures.mean_score,
            "scores": {str(score): figures.scores[score] for score in sorted(figures.scores)},
        }
