"""TR-SA-06: what is missing for the action that a special card improves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sleight.games.trickerion.effects import active
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition

_MISSING = {
    "coins-missing": "coins",
    "fame-missing": "coins",
    "too-little-fame": "fame",
    "shard-needed": "shard",
    "components-missing": "components",
    "nothing-to-feed": "components",
    "not-prepared": "marker",
    "not-on-stage": "marker",
    "no-markers-left": "marker",
    "no-further-marker": "marker",
    "no-trick-slot": "room",
    "stack-full": "room",
    "no-component-slot": "room",
    "no-room-on-stage": "room",
    "no-home-slot": "room",
    "no-home-now": "room",
    "no-die-permits": "die",
    "die-shows-x": "die",
    "no-apprentice-shown": "die",
    "apprentice-needed": "apprentice",
    "no-specialist-free": "specialist",
}
"""What each refusal of an action says to be missing; the other refusals are about what can never serve."""


def refusal(position: TrickerionPosition, seat: int) -> Refusal:
    """TR-SA-06: why the bonus of the card of the acting character serves for nothing now."""
    card = active.ready_card(position, seat)
    missing, cost = "other", 0
    if card.improved is not None:
        before = position.active
        position.active = active.with_card(position, active.bonus_of(position, seat, position.actor))
        missing, cost = _lacks(position, seat, card.improved)
        position.active = before
    points = position.points
    return refuse("bonus-useless", "TR-SA-06", card=card.id, missing=missing, cost=cost, points=points)


def _lacks(position: TrickerionPosition, seat: int, action: Action) -> tuple[str, int]:
    """What is missing, and the fewest points that the action would cost if nothing else were.

    Of several things that are missing the one that is missing for the fewest choices is nearest at hand.
    """
    moves = [move for choice, move in position.table.numbers_of.items() if type(choice) is action.kind]
    refusals = [(action.why_not(position, seat, move), move) for move in moves]
    costs = [action.move_cost(position, seat, move) for reason, move in refusals if reason is None]
    if costs:
        return "points", min(costs)
    missing = {**_MISSING, **action.lacks}
    codes = Counter(reason.code for reason, _ in refusals if reason and reason.code in missing)
    return (missing[min(codes, key=codes.__getitem__)] if codes else "other"), 0
