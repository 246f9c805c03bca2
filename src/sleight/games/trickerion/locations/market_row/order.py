"""MK: order for the next round, or at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import Order, QuickOrder
from sleight.games.trickerion.events import ComponentOrdered, ComponentQuickOrdered
from sleight.games.trickerion.flow.resume import finish, resume
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.state.cells import ORDERS, QUICK
from sleight.games.trickerion.state.reasons import caution, refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


_ORDER_SLOTS: Final = 4


class OrderComponent(Action):
    """TR-MK-15 to 21: a component for the next round, on the order slot of one's choice."""

    name: ClassVar[str] = "order"
    rule: ClassVar[str] = "TR-MK-15"
    kind: ClassVar[type[Choice]] = Order

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            orders = tuple(position.cells[ORDERS : ORDERS + _ORDER_SLOTS])
            found += position.table.orders(orders)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        component, slot = move
        orders = position.cells[ORDERS : ORDERS + _ORDER_SLOTS]
        if component + 1 in orders:
            return refuse("already-ordered", "TR-MK-16", component=position.table.component_ids[component])
        if orders[slot]:
            return refuse("order-slot-taken", "TR-MK-15", slot=slot + 1)
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        component, slot = move
        position.cells[ORDERS + slot] = component + 1
        position.tell(ComponentOrdered(seat, position.table.component_ids[component], slot + 1))
        finish(position, seat, "ordered", component)

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        """TR-MK-21: orders arrive after the last round, unless a prophecy or a card sells them at once."""
        sold_now = position.active.stock or position.active.ordered
        too_late = position.round == position.table.rounds and not sold_now
        return [caution("order-too-late", "TR-MK-21")] if too_late else []


class OrderQuickly(Action):
    """TR-MK-22 to 28: a component on the quick-order slot, for all, until the end of the round."""

    name: ClassVar[str] = "quick_order"
    rule: ClassVar[str] = "TR-MK-22"
    kind: ClassVar[type[Choice]] = QuickOrder

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            found += position.table.universe.quick

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-MK-23: a token that lies there returns to the supply."""
        (component,) = move
        position.cells[QUICK] = component + 1
        position.tell(ComponentQuickOrdered(seat, position.table.component_ids[component]))
        for effect in position.active.quick_ordered:
            effect.quick_ordered(position, seat)
        resume(position, seat)


QUICK_ORDER: Final = OrderQuickly()
