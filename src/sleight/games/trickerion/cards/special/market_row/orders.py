"""Logistics, Traveling Merchants and Dubious Sources: what an order or a quick order can bring besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard, improves
from sleight.games.trickerion.choices import StockUp
from sleight.games.trickerion.effects import spending
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import ComponentDisplayed
from sleight.games.trickerion.flow.questions.boards import PicksBoard, put_on
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.printed.ids import BOARD_IDS
from sleight.games.trickerion.state import cells, components, reasons

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_MERCHANTS_SURCHARGE = 1
"""TR-SAR-46: what a component costs more that comes at once."""


class OrderForNow(Action):
    """TR-SAR-45: an ordered component of any type lies beside the buy slots; no order slot is needed."""

    name: ClassVar[str] = "order"
    rule: ClassVar[str] = "TR-SAR-45"
    kind: ClassVar[type[Choice]] = StockUp

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            found += position.table.universe.stock_up

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        (component,) = move
        extra = position.cells[cells.EXTRA : cells.EXTRA + cells.EXTRAS]
        position.cells[cells.EXTRA + extra.index(0)] = component + 1
        position.tell(ComponentDisplayed(seat, position.table.component_ids[component]))
        resume(position, seat)


improves("logistics", OrderForNow())


def merchants_price(position: TrickerionPosition, seat: int, component: int) -> int:
    """TR-SAR-46, TR-PROR-26: the unit price in force, and one coin more."""
    return market_row.unit_price(position, seat, component) + _MERCHANTS_SURCHARGE


def merchants_boards(position: TrickerionPosition, seat: int, component: int) -> list[int]:
    """TR-SAR-46: where one of the ordered type could go that the seat can pay for."""
    if merchants_price(position, seat, component) > position.cells[cells.COINS + seat]:
        return []
    if not components.room(position, seat, component):
        return []
    return components.boards_for(position, seat, component, 1)


class BuyFromMerchants(PicksBoard):
    """TR-SAR-46: on which board one of the ordered type goes, if it is bought; there is no bargaining."""

    kind: ClassVar[str] = "merchants"
    rule: ClassVar[str] = "TR-SAR-46"
    may_decline: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ()
    plain_answer: ClassVar[str] = "try"

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component = component

    def offered(self, position: TrickerionPosition) -> list[int]:
        return merchants_boards(position, self.seat, self.component)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("no-room-there", "TR-CMP-05", board=BOARD_IDS[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        coins = merchants_price(position, self.seat, self.component)
        position.cells[cells.COINS + self.seat] -= coins
        put_on(position, self.seat, self.component, 1, number)
        market_row.tell_goods(position, self.seat, [self.component], coins=coins)
        spending.share_out(position, self.seat, coins)
        resume(position, self.seat)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        price = merchants_price(position, self.seat, self.component)
        return {"component": position.table.component_ids[self.component], "price": price}


class TravelingMerchants(SpecialCard):
    """TR-SAR-46: with each order of the placement one of the ordered type can be bought at once."""

    id: ClassVar[str] = "traveling-merchants"
    always_in_force: ClassVar[bool] = True

    def ordered(self, position: TrickerionPosition, seat: int, component: int) -> Ask:
        if merchants_boards(position, seat, component):
            return BuyFromMerchants(seat, component)
        return None
