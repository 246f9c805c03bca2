"""A decision that was made, studied again: what was played against whatever else was worth a trial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.hints import Hindsight
from sleight.core.judging import Judgement, seed_of
from sleight.core.search import Budget, Finding, difference, search
from sleight.games.trickerion.bots import plans
from sleight.games.trickerion.bots.reasons import compared
from sleight.games.trickerion.bots.study import Candidate, Study

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_NARROW, _WIDE = 4, 8
"""How many candidates a first look tries, and how many a closer one."""

_CLOSER = 64
"""From so many simulations on a look is a closer one, and worth a reason."""

_OWN_PLANS = 3
"""How many plans are tried that begin with the card that was laid."""

_ROUGHLY = 1.0
"""A reason is found for what lies more than so many standard errors behind."""


def judged(view: TrickerionView, choices: Sequence[Choice], played: Choice, sims: int) -> Judgement:
    """Half of the simulations find the best way to play on with what was played, and the best of all others;
    the rest compare the two on guesses that neither was chosen by."""
    again = Again(view, choices, played, sims)
    if not again.others:
        return Judgement(played)
    own = again.best_of(again.own, sims // 4 if len(again.own) > 1 else 0)
    best = again.best_of([own, *again.others], sims // 2 if len(again.own) == 1 else sims // 4)
    return Judgement(played) if best == own else again.judgement(best, own, sims // 4)


class Again(Study):
    """The candidates of a decision: first what was played, then what else could have been done."""

    def __init__(self, view: TrickerionView, choices: Sequence[Choice], played: Choice, sims: int) -> None:
        self._played, self._sims = played, sims
        super().__init__(view, choices, _WIDE if sims >= _CLOSER else _NARROW)
        self.own = [place for place, each in enumerate(self.candidates) if each.choice == played]
        self.others = [place for place, each in enumerate(self.candidates) if each.choice != played]

    def seed(self, seen: object) -> int:
        return seed_of(seen, self._sims)

    def found(self, choices: Sequence[Choice], width: int) -> list[Candidate]:
        found = super().found(choices, width)
        if any(each.choice == self._played for each in found):
            return found
        if not self.is_planning:
            return [Candidate(self._played), *found]
        own = plans.beginning_with(self.view, self._played)[:_OWN_PLANS]
        return [*(Candidate(self._played, plan) for plan in own), *found]

    def best_of(self, places: list[int], sims: int) -> int:
        """The best of some candidates; of equals the first."""
        if len(places) == 1:
            return places[0]
        budget = Budget({"sims": float(sims)})
        finding = search(len(places), lambda each, guess: self.worth(places[each], guess), budget, 0.0)
        return places[finding.best]

    def judgement(self, best: int, own: int, pairs: int) -> Judgement:
        """Two candidates on new guesses."""
        fresh = range(self.drawn, self.drawn + max(1, pairs))
        scores = tuple(
            tuple([self.worth(place, guess) for guess in fresh]) if place in (best, own) else ()
            for place in range(len(self.candidates))
        )
        judgement = Judgement(self.candidates[best].choice, *difference(scores[best], scores[own]))
        if self._sims < _CLOSER or not judgement.is_beyond(_ROUGHLY):
            return judgement
        return judgement._replace(reason=compared(self, Finding(best, own, scores), Hindsight))
