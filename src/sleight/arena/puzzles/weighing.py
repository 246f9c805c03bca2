"""What choices are worth: each is played out on the same guesses, with the same luck."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, NamedTuple

from sleight.bots import make_bot
from sleight.core.playing_on import ahead, play_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.arena.puzzles.puzzle import Ways
    from sleight.core.choice import Choice
    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

_CLOSE = 3.0
"""So many standard errors lie at least between the best choice and one that is not good."""


class Weighed(NamedTuple):
    """What each choice is worth, and how sure that is."""

    values: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard error of each choice's distance to the best."""

    best: int

    def distance(self, place: int) -> float:
        """How far a choice lies behind the best."""
        return self.values[self.best] - self.values[place]

    def good(self) -> tuple[int, ...]:
        """The best choice, then those that cannot be told from it."""
        alike = [
            place
            for place in range(len(self.values))
            if place != self.best and self.distance(place) <= _CLOSE * self.errors[place]
        ]
        return (self.best, *alike)


def weigh(game: AnyGame, view: Any, choices: Sequence[Choice], ways: Ways, luck: Random) -> Weighed:
    """Play every choice out on as many guesses as the ways say; whoever views is asked."""
    guesser = game.guesser(view)
    leads = [
        _leads(game, guesser.draw(luck), view.seat, choices, ways, luck.getrandbits(53))
        for _ in range(ways.guesses)
    ]
    columns = list(zip(*leads, strict=True))
    values = tuple(fmean(column) for column in columns)
    best = max(range(len(values)), key=values.__getitem__)
    errors = tuple(_error(columns[best], column) for column in columns)
    return Weighed(values, errors, best)


def _error(best: Sequence[float], other: Sequence[float]) -> float:
    """Of the mean difference; both were played on the same guesses."""
    differences = [one - two for one, two in zip(best, other, strict=True)]
    return stdev(differences) / sqrt(len(differences))


def _leads(
    game: AnyGame, world: Position[Any, Any], seat: int, choices: Sequence[Choice], ways: Ways, luck: int
) -> list[float]:
    """How far the seat is ahead after each choice, in one world."""
    leads = []
    for choice in choices:
        position = world.copy()
        before = position.scores
        position.apply(seat, choice)
        bots = [make_bot(ways.bot, game.id, Random(luck + each)) for each in range(len(before))]
        play_on(position, bots, before if ways.scored else None)
        leads.append(ahead(position.scores, seat))
    return leads
