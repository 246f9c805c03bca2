"""Judging a choice that was made: what another would have brought, on guesses of what its seat saw."""

from __future__ import annotations

from abc import abstractmethod
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import msgspec

from sleight.core.bot import Bot
from sleight.core.playing_on import ahead, play_on
from sleight.core.search import difference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.hints import Hindsight
    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

_BYTES = 8


class Judgement(NamedTuple):
    """What a choice has cost, compared with the one that a bot finds best."""

    best: Choice
    lost: float = 0.0
    """By how many points the best leads on average, on guesses by which it was not chosen; below 0 if what
    was played is better there after all."""

    error: float = 0.0
    """The standard error of that."""

    reason: Hindsight | None = None
    """What most of the difference comes from, if the bot can tell."""

    def is_beyond(self, errors: float) -> bool:
        """True if more than so many standard errors lie between what was played and what is best."""
        return self.lost > errors * self.error


class Judge(Bot):
    """A bot that can say what a choice has cost. It is told what its seat saw, and nothing else."""

    looks: ClassVar[tuple[int, ...]]
    """How many simulations a first look at a decision takes, and how many each closer one."""

    @abstractmethod
    def judge(
        self, game: AnyGame, view: Any, choices: Sequence[Choice], played: Choice, sims: int
    ) -> Judgement:
        """What was played, beside what would have been best. All luck follows from the view and from the
        number of simulations, so that the same question has the same answer and another look other luck."""


class PlayoutJudge(Judge):
    """Plays what was chosen and what it would choose itself on until somebody scores, on the same guesses."""

    def plays_on(self) -> Bot:
        """Who plays on, on all seats."""
        return self

    def judge(
        self, game: AnyGame, view: Any, choices: Sequence[Choice], played: Choice, sims: int
    ) -> Judgement:
        best = self.choose(view, choices)
        if best == played:
            return Judgement(best)
        player, guesser, luck = self.plays_on(), game.guesser(view), Random(seed_of(view, sims))
        guesses = [guesser.draw(luck) for _ in range(max(1, sims // 2))]
        with_best, with_played = (
            [_lead(guess, view.seat, choice, player) for guess in guesses] for choice in (best, played)
        )
        return Judgement(best, *difference(with_best, with_played))


def seed_of(seen: object, sims: int) -> int:
    """Where the luck of a look comes from."""
    encoded = msgspec.json.encode((seen, sims))
    return int.from_bytes(blake2b(encoded, digest_size=_BYTES).digest())


def _lead(guess: Position[Any, Any], seat: int, choice: Choice, player: Bot) -> float:
    """By how much a seat leads once somebody has scored after a choice."""
    position = guess.copy()
    before = position.scores
    position.apply(seat, choice)
    play_on(position, [player] * len(before), before)
    return ahead(position.scores, seat)
