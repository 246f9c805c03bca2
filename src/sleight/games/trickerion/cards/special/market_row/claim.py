"""Dubious Sources: who takes home what lies on the quick-order slot when orders arrive (TR-SAR-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.choices import Decline, Keep
from sleight.games.trickerion.effects.lasting import Lasting, lapse, leave
from sleight.games.trickerion.events import ComponentClaimed
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.boards import put_on
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.printed.ids import BOARD_IDS
from sleight.games.trickerion.state import components
from sleight.games.trickerion.state.cells import ENDING, QUICK
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import DECLINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


class Claim(Lasting):
    """TR-SAR-47: what lies on the quick-order slot when orders arrive belongs to a player."""

    shown_as: ClassVar[str] = "claim"

    def orders_arrive(self, position: TrickerionPosition, seat: int, _: int) -> TrickerionQuestion | None:
        return TakeHome(seat) if seat == self.seat and position.cells[QUICK] else None


class DubiousSources(SpecialCard):
    """TR-SAR-47: the claim of whoever used it last holds."""

    id: ClassVar[str] = "dubious-sources"
    improved: ClassVar[Action | None] = market_row.QUICK_ORDER
    leaves: ClassVar[type[Lasting] | None] = Claim

    def quick_ordered(self, position: TrickerionPosition, seat: int) -> None:
        lapse(position, self.id)
        leave(position, self.id, seat)


class TakeHome(TrickerionQuestion):
    """TR-SAR-47: on which board the component goes, if it is taken; others may be returned to make room."""

    kind: ClassVar[str] = "take-home"
    rule: ClassVar[str] = "TR-SAR-47"
    site: ClassVar[tuple[int, ...]] = (ENDING,)
    window: ClassVar[str] = "orders_arrive"
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
        resume(position, self.seat)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"component": position.table.component_ids[position.cells[QUICK] - 1]}
