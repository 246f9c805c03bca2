"""Trying choices out: each is played on a position that agrees with the view, and then appraised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sleight.games.trickerion.advice import box, questions
from sleight.games.trickerion.advice.position_for import position_for
from sleight.games.trickerion.bots import acting, worth
from sleight.games.trickerion.bots.company import Company, of_team
from sleight.games.trickerion.bots.stagecraft import Stage, will_perform

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.core.position import Position
    from sleight.games.trickerion.views.types import TrickerionView

    Answer = Callable[[TrickerionView, Sequence[Choice]], Choice]

_STEPS = 40
"""No turn takes more answers."""

_SHARE, _CLAIM, _TALENT = 1.5, 1.0, 2.0
"""What is promised: coins of others, what lies on the quick-order slot, a specialist for an apprentice."""

_TO_PLACE = 1.2
"""What a character can still do that is to be placed this round."""

ACT = "act"
"""The kind of the question for the next action."""


class Trial:
    """A position on which choices can be tried out."""

    def __init__(self, view: TrickerionView, links: float, answer: Answer, until: str) -> None:
        self.seat = view.seat or 0
        self.links = links
        self.answer = answer
        self.until = until
        self.position: Position[Any, TrickerionView] = position_for(view)

    def worth_of(self, choice: Choice) -> float:
        """What the seat has reached after a choice and its own answers that follow."""
        after, seat = self.position.copy(), self.seat
        after.apply(seat, choice)
        seen = after.view(seat)
        for _ in range(_STEPS):
            asked = seen.asked[seat]
            if after.waiting != (seat,) or asked is None or self._ends(asked.kind):
                break
            after.apply(seat, self.answer(seen, after.choices(seat)))
            seen = after.view(seat)
        return appraise(seen, self.links)

    def _ends(self, kind: str) -> bool:
        return kind == self.until or questions.KINDS[kind].opens_turn


def appraise(view: TrickerionView, links: float) -> float:
    """Everything that a seat has and can expect, less a part of what the others have."""
    company = Company(view, links)
    total = company.worth() + _on_stage(view, company, links) + of_team(company) + _promised(view)
    total += _TO_PLACE * sum(each.waits for each in view.me.characters)
    if view.actor and view.points and (asked := view.asked[view.seat or 0]) and asked.kind == ACT:
        total += acting.gains_at(view, company, box.location_at(view, view.actor), links)(view.points)
    return total - worth.OTHERS * _of_others(view)


def _on_stage(view: TrickerionView, company: Company, links: float) -> float:
    """The markers in the theater, and the own performance to come."""
    stage = Stage(company, view, links)
    conducted = view.alley is not None and view.seat in view.alley.round.conducted
    performs = will_perform(view, view.me) and not conducted
    lying = sum(card.own * card.fate for card in stage.cards)
    return lying + (stage.performing() if performs else 0.0)


def _promised(view: TrickerionView) -> float:
    if view.alley is None:
        return 0.0
    now = view.alley.round
    talents = sum(each.talent for each in view.me.characters) if view.round < view.rounds else 0
    return _SHARE * (view.seat in now.shares) + _CLAIM * (now.claim == view.seat) + _TALENT * talents


def _of_others(view: TrickerionView) -> float:
    left = view.rounds - view.round
    return sum(
        worth.of_pay(view.fame[seat], view.coins[seat], view.shards[seat], left)
        for seat in range(view.seats)
        if seat != view.seat
    )
