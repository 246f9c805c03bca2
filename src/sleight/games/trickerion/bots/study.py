"""One decision studied: its candidates are played to the end of the round, all on the same guesses."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sleight.core.search import Budget, Finding, search
from sleight.games.trickerion.advice.imagining import guesser_for
from sleight.games.trickerion.bots import answers, candidates, plans, value
from sleight.games.trickerion.bots.playout import Players

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.advice.imagining import Imagined
    from sleight.games.trickerion.bots.plans import Plan
    from sleight.games.trickerion.views.types import TrickerionView

PLANNING = "assign"
_ASSIGNMENT = "assignment"
_LINKS = 1.0
_BYTES = 8


class Candidate(NamedTuple):
    """Something to do: a choice, and for a plan what follows it."""

    choice: Choice
    plan: Plan | None = None


class Study:
    """The guesses of a view and what may be chosen on them. All luck follows from the view."""

    def __init__(self, view: TrickerionView, choices: Sequence[Choice], width: int) -> None:
        self.view, self.seat = view, view.seat or 0
        self._luck = Random(self.seed(_seen(view)))
        self._weights = value.shipped()
        self._guesser = guesser_for(view, self._others)
        self._guesses: list[Imagined] = []
        self._thinking = Players()
        self.candidates = self.found(choices, width)

    def search(self, settings: Mapping[str, float]) -> Finding:
        """Which candidate is best, within the budget of the settings."""
        return search(len(self.candidates), self.worth, Budget(settings), settings["doubt"])

    @property
    def is_planning(self) -> bool:
        """True if the decision is the next card of a plan."""
        asked = self.view.asked[self.seat]
        return asked is not None and asked.kind == PLANNING

    @property
    def drawn(self) -> int:
        """How many guesses there are so far."""
        return len(self._guesses)

    def seed(self, seen: object) -> int:
        """Where the luck comes from."""
        return int.from_bytes(blake2b(msgspec.json.encode(seen), digest_size=_BYTES).digest())

    def found(self, choices: Sequence[Choice], width: int) -> list[Candidate]:
        """What may be done, the usual first."""
        if self.is_planning:
            wanted = plans.worth_trying(self.view, width, self._luck)
            return [Candidate(plans.card_of(self.view, choices, plan), plan) for plan in wanted]
        usual = answers.answer(self.view, choices, _LINKS)
        others = candidates.worth_trying(self.view, choices, usual, width, self._luck)
        return [Candidate(choice) for choice in others]

    def worth(self, which: int, guess: int) -> float:
        """By how much the seat will probably lead if it does that."""
        return value.lead(self.played(which, guess), self.seat, self._weights)

    def played(self, which: int, guess: int) -> Imagined:
        """A guess at the end of its round, after one of the candidates."""
        candidate, position = self.candidates[which], self._guess(guess)
        position.apply(self.seat, candidate.choice)
        Players({self.seat: candidate.plan} if candidate.plan else None).play_round(position)
        return position

    def _guess(self, number: int) -> Imagined:
        while len(self._guesses) <= number:
            self._thinking = Players()
            self._guesses.append(self._guesser.draw(self._luck))
        return self._guesses[number].copy()

    def _others(self, view: TrickerionView, choices: Sequence[Choice]) -> Choice:
        """How others make their sealed plans."""
        return self._thinking.choose(view, choices)


def _seen(view: TrickerionView) -> object:
    """What the luck follows from. While somebody plans it stays the same from card to card, so that the plan
    that was found best is found best again."""
    if view.phase == _ASSIGNMENT:
        return (view.seat, view.round, view.order, view.fame, view.coins, view.shards, view.dice, view.market)
    return view
