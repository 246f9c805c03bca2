"""The question that repeats: what does the character do next at its location?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cells import (
    CHARACTER_IDS,
    DOWNTOWN,
    LOCATION_IDS,
    MARKET_ROW,
    THEATER,
    WORKSHOP,
)
from sleight.games.trickerion.choices import Finish
from sleight.games.trickerion.events import PointsLost
from sleight.games.trickerion.locations import downtown, market_row, theater, workshop
from sleight.games.trickerion.phases import placement
from sleight.games.trickerion.question import TrickerionQuestion, caution, refuse
from sleight.games.trickerion.universe import FINISH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.position import TrickerionPosition

ACTIONS: dict[int, tuple[Action, ...]] = {
    DOWNTOWN: downtown.ACTIONS,
    MARKET_ROW: market_row.ACTIONS,
    WORKSHOP: workshop.ACTIONS,
    THEATER: theater.ACTIONS,
}
"""TR-AP-08: what can be done at each location."""

_BY_CHOICE = {location: {action.kind: action for action in actions} for location, actions in ACTIONS.items()}
_ROOM_HELPS: dict[int, Callable[[TrickerionPosition, int], bool]] = {
    MARKET_ROW: market_row.room_would_help,
    THEATER: theater.room_would_help,
}
"""Where returning something at any time could open an action that is closed now."""


class Act(TrickerionQuestion):
    """TR-AP-08, 09: one action after the other, in any order and mix, until it is enough."""

    __slots__ = ("location",)
    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "TR-AP-08"
    between_steps: ClassVar[bool] = True

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location = location

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        found: list[Choice] = []
        for action in ACTIONS[self.location]:
            action.offer(position, self.seat, found)
        found.append(FINISH)
        return found

    def is_forced(self, position: TrickerionPosition) -> bool:
        """TR-ANY-09: a seat that could make room for an action is asked, even if it can only finish now."""
        helps = _ROOM_HELPS.get(self.location)
        return helps is None or not helps(position, self.seat)

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Finish):
            return None
        action = _BY_CHOICE[self.location].get(type(choice))
        if action is None:
            return refuse("not-here", "TR-AP-08", location=LOCATION_IDS[self.location])
        move = position.table.moves[choice]
        cost = action.move_cost(position, self.seat, move)
        if cost > position.points:
            return refuse("points-missing", action.rule, cost=cost, points=position.points)
        return action.why_not(position, self.seat, move)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Finish):
            position.tell(PointsLost(self.seat, position.points))
            placement.end_turn(position, self.seat)
            return
        action, move = _BY_CHOICE[self.location][type(choice)], position.table.moves[choice]
        position.points -= action.move_cost(position, self.seat, move)
        action.play(position, self.seat, move)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-AP-10: points that could still be used are lost."""
        if not isinstance(choice, Finish):
            move = position.table.moves[choice]
            return _BY_CHOICE[self.location][type(choice)].warnings(position, self.seat, move)
        if len(self.choices(position)) > 1:
            return [caution("points-unspent", "TR-AP-10", points=position.points)]
        return []

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {
            "location": LOCATION_IDS[self.location],
            "character": CHARACTER_IDS[position.actor],
            "points": position.points,
        }
