"""On which board of a workshop something goes that has room on more than one."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from sleight.games.trickerion.choices import Keep
from sleight.games.trickerion.events import ComponentsStored
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.printed.ids import BOARD_IDS
from sleight.games.trickerion.state import components
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


class PicksBoard(TrickerionQuestion):
    """TR-GEN-37: the player board or that of a specialist."""

    @abstractmethod
    def boards(self, position: TrickerionPosition) -> list[int]:
        """The boards with room, in their order."""

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [position.table.universe.keep[board] for board in self.boards(position)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Keep):
            return self.not_asked_now()
        if position.table.numbers_of[choice][0] not in self.boards(position):
            return refuse("no-room-there", self.rule, board=choice.board)
        return None


def put_on(position: TrickerionPosition, seat: int, component: int, count: int, board: int) -> None:
    """TR-CMP-05: components go on a board; it is told if there was a choice."""
    if len(components.boards_for(position, seat, component, count)) > 1:
        name = position.table.component_ids[component]
        position.tell(ComponentsStored(seat, name, count, BOARD_IDS[board]))
    components.store(position, seat, component, count, board)
