"""END: who takes home what lies on the quick-order slot when orders arrive (TR-SAR-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Decline, Keep
from sleight.games.trickerion.events import ComponentClaimed
from sleight.games.trickerion.flow.phases import end_turn
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.boards import put_on
from sleight.games.trickerion.printed.ids import BOARD_IDS
from sleight.games.trickerion.state import components
from sleight.games.trickerion.state.cells import CLAIM, QUICK
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import DECLINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


def settle(position: TrickerionPosition) -> None:
    """TR-SAR-47: the claimant is asked; without one the orders arrive at once."""
    claimant = position.cells[CLAIM]
    if claimant and position.cells[QUICK]:
        position.ask_only(TakeHome(claimant - 1))
    else:
        end_turn.finish(position)


class TakeHome(TrickerionQuestion):
    """TR-SAR-47: on which board the component goes, if it is taken; others may be returned to make room."""

    __slots__ = ()
    kind: ClassVar[str] = "take-home"
    rule: ClassVar[str] = "TR-SAR-47"
    between_steps: ClassVar[bool] = True
    only_makes_room: ClassVar[bool] = True

    def _boards(self, position: TrickerionPosition) -> list[int]:
        component = position.cells[QUICK] - 1
        if not components.room(position, self.seat, component):
            return []
        return components.boards_for(position, self.seat, component, 1)

    def is_forced(self, position: TrickerionPosition) -> bool:
        """Room can still be made."""
        return False

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        keep = position.table.universe.keep
        return [*(keep[board] for board in self._boards(position)), DECLINE]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, Keep):
            return self.not_asked_now()
        if position.table.numbers_of[choice][0] not in self._boards(position):
            return refuse("no-room-there", "TR-SAR-47", board=choice.board)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Keep):
            component = position.cells[QUICK] - 1
            put_on(position, self.seat, component, 1, BOARD_IDS.index(choice.board))
            name = position.table.component_ids[component]
            position.tell(ComponentClaimed(self.seat, name))
        end_turn.finish(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"component": position.table.component_ids[position.cells[QUICK] - 1]}
