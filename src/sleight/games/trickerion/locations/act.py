"""The question that repeats: what does the character do next at its location?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import Enhance, Finish, UseBonus
from sleight.games.trickerion.effects import active, points
from sleight.games.trickerion.events import BonusUsed, PointsLost
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.resume import stop
from sleight.games.trickerion.locations import (
    downtown,
    learning,
    market_row,
    theater,
    useless_bonus,
    workshop,
)
from sleight.games.trickerion.locations.action import ways_to
from sleight.games.trickerion.printed.ids import (
    CHARACTER_IDS,
    DOWNTOWN,
    LOCATION_IDS,
    MARKET_ROW,
    THEATER,
    WORKSHOP,
)
from sleight.games.trickerion.state import reasons
from sleight.games.trickerion.state.cells import ARMED_BONUS, CARD_STATE, READY_BONUS
from sleight.games.trickerion.state.universe import FINISH, USE_BONUS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition

ACTIONS: Final[dict[int, tuple[Action, ...]]] = {
    DOWNTOWN: downtown.ACTIONS,
    MARKET_ROW: market_row.ACTIONS,
    WORKSHOP: workshop.ACTIONS,
    THEATER: theater.ACTIONS,
}
"""TR-AP-08: what can be done at each location; modules may add to it."""


def actions_of(edition: Edition) -> dict[int, tuple[Action, ...]]:
    """Those of an edition."""
    more = workshop.MOVES_BACK if edition.moves_anywhere else ()
    return {**ACTIONS, WORKSHOP: (*ACTIONS[WORKSHOP], *more)}


_ROOM_HELPS: Final[dict[int, Callable[[TrickerionPosition, int], bool]]] = {
    DOWNTOWN: learning.room_would_help,
    MARKET_ROW: market_row.room_would_help,
    THEATER: theater.room_would_help,
}
"""Where returning something at any time could open an action that is closed now."""


def _improved(position: TrickerionPosition, seat: int) -> Action:
    """TR-SA-04: the framed action of the card whose bonus is used."""
    improved = active.ready_card(position, seat).improved
    if improved is None:
        raise LookupError(f"{active.ready_card(position, seat).id} improves no action")
    return improved


def _improvements(position: TrickerionPosition, seat: int) -> list[Action]:
    """TR-SA-04: the framed action, and other ways to take it."""
    return ways_to(position, seat, _improved(position, seat))


def may_use_bonus(position: TrickerionPosition, seat: int) -> bool:
    """TR-SA-05, 06: with the bonus of the card its framed action could be taken now."""
    improved = active.ready_card(position, seat).improved
    if improved is None:
        return False
    found: list[Choice] = []
    before = position.active
    position.active = active.with_card(position, active.bonus_of(position, seat, position.actor))
    for way in ways_to(position, seat, improved):
        way.offer(position, seat, found)
    position.active = before
    return bool(found)


def _why_no_bonus(position: TrickerionPosition, seat: int) -> Refusal | None:
    if position.cells[CARD_STATE] != READY_BONUS:
        return reasons.refuse("no-bonus", "TR-SA-05")
    if not may_use_bonus(position, seat):
        return useless_bonus.refusal(position, seat)
    return None


class Act(TrickerionQuestion):
    """TR-AP-08, 09: one action after the other, in any order and mix, until it is enough."""

    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "TR-AP-08"
    between_steps: ClassVar[bool] = True
    plain_answer: ClassVar[str] = "by-location"

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location = location

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        found: list[Choice] = []
        state = position.cells[CARD_STATE]
        if state == ARMED_BONUS:
            for action in _improvements(position, self.seat):
                action.offer(position, self.seat, found)
            return found
        for action in position.table.actions[self.location]:
            action.offer(position, self.seat, found)
        for effect in position.active.actions:
            for action in effect.actions(position, self.seat, self.location):
                action.offer(position, self.seat, found)
        if state == READY_BONUS and may_use_bonus(position, self.seat):
            found.append(USE_BONUS)
        found.append(FINISH)
        if position.active.free_actions:
            for action in points.free_now(position, self.seat):
                action.offer(position, self.seat, found)
        return found

    def is_forced(self, position: TrickerionPosition) -> bool:
        """TR-ANY-09: a seat that could make room for an action is asked, even if it can only finish now."""
        if position.cells[CARD_STATE] == ARMED_BONUS:
            return True
        helps = _ROOM_HELPS.get(self.location)
        return helps is None or not helps(position, self.seat)

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        state = position.cells[CARD_STATE]
        action = self.action(position, type(choice))
        if state == ARMED_BONUS and action is None:
            return reasons.refuse("bonus-first", "TR-SA-05", card=active.ready_card(position, self.seat).id)
        if isinstance(choice, Finish):
            return None
        if isinstance(choice, UseBonus):
            return _why_no_bonus(position, self.seat)
        if action is None:
            return self._why_not_here(position, choice)
        move = position.table.numbers_of[choice]
        cost = action.move_cost(position, self.seat, move)
        if cost > position.points:
            rule = action.cost_rule(position)
            return reasons.refuse("points-missing", rule, cost=cost, points=position.points)
        return action.why_not(position, self.seat, move)

    def _why_not_here(self, position: TrickerionPosition, choice: Choice) -> Refusal:
        """TR-AP-08, TR-TH-08: why something is no action of the location."""
        if isinstance(choice, Enhance) and not points.may_enhance(position, self.seat, self.location):
            return reasons.refuse("no-shard-there", "TR-TH-08")
        return reasons.refuse("not-here", "TR-AP-08", location=LOCATION_IDS[self.location])

    def action(self, position: TrickerionPosition, kind: type[Choice]) -> Action | None:
        """The action that a choice of this kind starts now; the improved one while the bonus is used."""
        if position.cells[CARD_STATE] == ARMED_BONUS:
            ways = _improvements(position, self.seat)
            return next((action for action in ways if action.kind is kind), None)
        for effect in position.active.actions:
            for action in effect.actions(position, self.seat, self.location):
                if action.kind is kind:
                    return action
        if position.active.free_actions:
            for action in points.free_now(position, self.seat):
                if action.kind is kind:
                    return action
        return position.table.action_of[self.location].get(kind)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        kind = type(choice)
        if kind is Finish:
            if position.points:
                position.tell(PointsLost(self.seat, position.points))
            position.points = position.cells[CARD_STATE] = 0
            stop(position, self.seat)
            return
        if kind is UseBonus:
            position.cells[CARD_STATE] = ARMED_BONUS
            active.refresh_acting(position, self.seat)
            position.tell(BonusUsed(self.seat, active.ready_card(position, self.seat).id))
            return
        action, move = self.action(position, kind), position.table.numbers_of[choice]
        assert action is not None
        action.spend_points(position, self.seat, move)
        action.play(position, self.seat, move)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        action = self.action(position, type(choice))
        if action is not None:
            return action.warnings(position, self.seat, position.table.numbers_of[choice])
        return self._losses(position) if isinstance(choice, Finish) else []

    def _losses(self, position: TrickerionPosition) -> list[Caution]:
        """TR-AP-10, TR-SA-06: points that could still be used are lost, and so is the bonus of a card.

        What would be warned of itself, such as an order in the last round, is no use of them.
        """
        offered, found = self.choices(position), []
        others = (choice for choice in offered if not isinstance(choice, Finish))
        if position.points and not all(self.warnings(position, choice) for choice in others):
            found.append(reasons.caution("points-unspent", "TR-AP-10", points=position.points))
        if USE_BONUS in offered:
            card = active.ready_card(position, self.seat).id
            found.append(reasons.caution("bonus-unused", "TR-SA-06", card=card))
        return found

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {
            "location": LOCATION_IDS[self.location],
            "character": CHARACTER_IDS[position.actor],
            "points": position.points,
        }
