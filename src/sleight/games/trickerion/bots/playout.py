"""Playing a guess on to the end of its round, every seat by rules of thumb that take little time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice.box import location_at
from sleight.games.trickerion.bots import alley, answers
from sleight.games.trickerion.bots.plans import card_of, usual_plan
from sleight.games.trickerion.choices import Finish

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.advice.imagining import Imagined
    from sleight.games.trickerion.bots.plans import Plan
    from sleight.games.trickerion.views.types import TrickerionView

_PLANNING, _ACTING, _ALLEY = "assign", "act", "dark-alley"
_LINKS = 1.0
_WITHOUT_TRIALS = 3
"""So deep within trials nothing is tried out any more."""

_MOST_STEPS = 1000
"""No round takes more answers."""


class Players:
    """The seats of one guess, which keep to the plans that they have made."""

    def __init__(self, plans: Mapping[int, Plan] | None = None) -> None:
        self._plans = dict(plans or {})

    def choose(self, view: TrickerionView, choices: Sequence[Choice]) -> Choice:
        """By rules of thumb, without trying anything out."""
        if len(choices) == 1:
            return choices[0]
        seat = view.seat or 0
        asked = view.asked[seat]
        assert asked is not None
        if asked.kind != _PLANNING:
            return _quick(view, choices, asked.kind)
        if seat not in self._plans:
            self._plans[seat] = usual_plan(view)
        return card_of(view, choices, self._plans[seat])

    def play_round(self, position: Imagined) -> None:
        """Play a guess on until another round begins, or the game is over."""
        now = position.round
        for _ in range(_MOST_STEPS):
            if not position.waiting or (position.round != now and now):
                return
            now = now or position.round
            seat = position.waiting[0]
            offered = position.choices(seat)
            chosen = offered[0] if len(offered) == 1 else self.choose(position.view(seat), offered)
            position.apply(seat, chosen)


def _quick(view: TrickerionView, choices: Sequence[Choice], kind: str) -> Choice:
    """As a greedy player does, but prophecies are left as they are: to weigh them takes too long."""
    alone = view.alley is not None and not view.alley.round.bonus
    if kind == _ACTING and alone and location_at(view, view.actor) == _ALLEY:
        return alley.to_draw(view, choices) or Finish()
    return answers.answer(view, choices, _LINKS, _WITHOUT_TRIALS)
