"""Dubious Sources: who takes home what lies on the quick-order slot when orders arrive (TR-SAR-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.effects.lasting import Lasting, lapse, leave
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import ComponentClaimed
from sleight.games.trickerion.flow.questions.boards import PicksBoard, put_on
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.state import cells, components

if TYPE_CHECKING:
    from sleight.core.refusal import Argument
    from sleight.games.trickerion.state.position import TrickerionPosition


class Claim(Lasting):
    """TR-SAR-47: what lies on the quick-order slot when orders arrive belongs to a player."""

    shown_as: ClassVar[str] = "claim"

    def orders_arrive(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        return TakeHome(seat) if seat == self.seat and position.cells[cells.QUICK] else None


class DubiousSources(SpecialCard):
    """TR-SAR-47: the claim of whoever used it last holds."""

    id: ClassVar[str] = "dubious-sources"
    improved: ClassVar[Action | None] = market_row.QUICK_ORDER
    leaves: ClassVar[type[Lasting] | None] = Claim

    def quick_ordered(self, position: TrickerionPosition, seat: int) -> None:
        lapse(position, self.id)
        leave(position, self.id, seat)


class TakeHome(PicksBoard):
    """TR-SAR-47: on which board the component goes, if it is taken; others may be returned to make room."""

    kind: ClassVar[str] = "take-home"
    rule: ClassVar[str] = "TR-SAR-47"
    site: ClassVar[tuple[int, ...]] = (cells.ENDING,)
    window: ClassVar[str] = "orders_arrive"
    between_steps: ClassVar[bool] = True
    only_makes_room: ClassVar[bool] = True
    may_decline: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("market-row", "workshop")
    plain_answer: ClassVar[str] = "try"

    def offered(self, position: TrickerionPosition) -> list[int]:
        component = position.cells[cells.QUICK] - 1
        if not components.room(position, self.seat, component):
            return []
        return components.boards_for(position, self.seat, component, 1)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        component = position.cells[cells.QUICK] - 1
        put_on(position, self.seat, component, 1, number)
        position.tell(ComponentClaimed(self.seat, position.table.component_ids[component]))
        resume(position, self.seat)

    def is_forced(self, position: TrickerionPosition) -> bool:
        """Room can still be made."""
        return False

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"component": position.table.component_ids[position.cells[cells.QUICK] - 1]}
