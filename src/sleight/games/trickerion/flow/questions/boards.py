"""On which board of a workshop something goes that has room on more than one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.choices import Keep
from sleight.games.trickerion.events import ComponentsStored
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.printed.ids import BOARD_IDS
from sleight.games.trickerion.state import components, reasons

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class PicksBoard(Picks):
    """TR-GEN-37: the player board or that of a specialist."""

    picks: ClassVar[type[Choice]] = Keep
    shows: ClassVar[tuple[str, ...]] = ("workshop",)
    plain_answer: ClassVar[str] = "last"

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("no-room-there", self.rule, board=BOARD_IDS[number])


def put_on(position: TrickerionPosition, seat: int, component: int, count: int, board: int) -> None:
    """TR-CMP-05: components go on a board; it is told if there was a choice."""
    if len(components.boards_for(position, seat, component, count)) > 1:
        name = position.table.component_ids[component]
        position.tell(ComponentsStored(seat, name, count, BOARD_IDS[board]))
    components.store(position, seat, component, count, board)
