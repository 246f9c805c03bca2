"""MK: buy with bargains, order for the next round, or order at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import components
from sleight.games.trickerion.cells import BOARD_IDS, COINS, COMPONENTS, ORDERS, QUICK, STALLS, STOCK
from sleight.games.trickerion.choices import Bargain, Buy, Keep, Order, QuickOrder
from sleight.games.trickerion.codes import MOST_BARGAINS
from sleight.games.trickerion.events import ComponentOrdered, ComponentQuickOrdered, ComponentsBought
from sleight.games.trickerion.locations.action import Action, bent_cost
from sleight.games.trickerion.phases import placement
from sleight.games.trickerion.question import TrickerionQuestion, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.position import TrickerionPosition
    from sleight.games.trickerion.universe import Move

_ORDER_SLOTS = 4


def on_sale(position: TrickerionPosition, seat: int) -> dict[int, int]:
    """TR-MK-05, 24, 26: the types that can be bought now, in their order, and the unit price of each.

    A type that also lies on a buy slot is never sold at the price of the quick-order slot.
    """
    stock = _stock(position, seat)
    prices = {type: unit_price(position, seat, type) for type in stock}
    quick = position.cells[QUICK] - 1
    if quick >= 0 and quick not in prices:
        prices[quick] = unit_price(position, seat, quick) + position.table.edition.quick_surcharge
        return dict(sorted(prices.items()))
    return prices


def _stock(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-MK-05: the types at the normal price, in their order."""
    types = sorted([type - 1 for type in position.cells[STALLS : STALLS + 4] if type])
    if position.effects:
        mask = sum(1 << type for type in set(types))
        for effect in position.effects:
            mask = effect.stock(position, seat, mask)
        types = [type for type in range(COMPONENTS) if mask >> type & 1]
    return types


def unit_price(position: TrickerionPosition, seat: int, component: int) -> int:
    """TR-MK-04, 29: the price by class, before the surcharge."""
    price = position.table.prices[component]
    for effect in position.effects:
        price = effect.unit_price(position, seat, component, price)
    return price


def most_bargains(position: TrickerionPosition, seat: int, total: int, points: int) -> int:
    """TR-MK-11, 13: each bargain takes a point and must lower the price, never to 0."""
    cost = bent_cost(position, seat, "bargain", position.table.costs["bargain"])
    return max(0, min(points // cost if cost else total, total - 1, MOST_BARGAINS))


class BuyComponents(Action):
    """TR-MK-03 to 14: up to three identical components, then bargains, then where they go."""

    name: ClassVar[str] = "buy"
    rule: ClassVar[str] = "TR-MK-03"
    kind: ClassVar[type[Choice]] = Buy

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        left = position.points - self.cost(position, seat)
        if left < 0:
            return
        coins, limit = position.cells[COINS + seat], position.table.edition.purchase_limit
        buy = position.table.universe.buy
        for component, price in on_sale(position, seat).items():
            room = components.room(position, seat, component)
            for count in range(1, 1 + min(limit, room)):
                total = price * count
                if total > coins and total - most_bargains(position, seat, total, left) > coins:
                    break
                found.append(buy[component][count - 1])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        component, count = move
        name = position.table.component_ids[component]
        price = on_sale(position, seat).get(component)
        if price is None:
            return refuse("not-on-sale", "TR-MK-05", component=name)
        total, coins = price * count, position.cells[COINS + seat]
        left = position.points - self.cost(position, seat)
        least = total - most_bargains(position, seat, total, left)
        if least > coins:
            return refuse("coins-missing", "TR-MK-14", price=least, coins=coins)
        room = components.room(position, seat, component)
        if room < count:
            if position.cells[STOCK + COMPONENTS * seat + component]:
                return refuse("stack-full", "TR-MK-07", component=name)
            return refuse("no-component-slot", "TR-CMP-10", component=name)
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        component, count = move
        total = on_sale(position, seat)[component] * count
        times = bargain_times(position, seat, total)
        if len(times) > 1:
            position.ask_only(AskBargains(seat, component, count, total))
        else:
            _pay(position, seat, component, count, total, times[0])


def bargain_times(position: TrickerionPosition, seat: int, total: int) -> range:
    """TR-MK-14: how often the player may bargain, and must to be able to pay."""
    most = most_bargains(position, seat, total, position.points)
    return range(max(0, total - position.cells[COINS + seat]), most + 1)


def _pay(
    position: TrickerionPosition, seat: int, component: int, count: int, total: int, bargains: int
) -> None:
    """TR-MK-09, 10: each bargain costs a point and lowers the total by one coin."""
    cost = bent_cost(position, seat, "bargain", position.table.costs["bargain"])
    position.points -= bargains * cost
    position.cells[COINS + seat] -= total - bargains
    boards = components.boards_for(position, seat, component, count)
    if len(boards) > 1:
        position.ask_only(StoreOn(seat, bargains, total - bargains, component, count))
    else:
        _store(position, seat, (bargains, total - bargains, component, count), boards[0])


def _store(position: TrickerionPosition, seat: int, bought: tuple[int, int, int, int], board: int) -> None:
    """TR-MK-06: the components come from the supply; the stock stays as it is."""
    bargains, paid, component, count = bought
    components.store(position, seat, component, count, board)
    name = position.table.component_ids[component]
    position.tell(ComponentsBought(seat, name, count, paid, bargains, BOARD_IDS[board]))
    placement.go_on(position, seat)


class AskBargains(TrickerionQuestion):
    """TR-MK-09 to 14: how often the price of this purchase is lowered."""

    __slots__ = ("component", "count", "total")
    kind: ClassVar[str] = "bargain"
    rule: ClassVar[str] = "TR-MK-09"

    def __init__(self, seat: int, component: int, count: int, total: int) -> None:
        super().__init__(seat)
        self.component = component
        self.count = count
        self.total = total

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        bargain = position.table.universe.bargain
        return [bargain[times] for times in bargain_times(position, self.seat, self.total)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Bargain):
            return self.not_asked_now()
        allowed = bargain_times(position, self.seat, self.total)
        if choice.times in allowed:
            return None
        if choice.times < allowed.start:
            coins = position.cells[COINS + self.seat]
            return refuse("coins-missing", "TR-MK-14", price=self.total - choice.times, coins=coins)
        if choice.times >= self.total:
            return refuse("price-at-least-one", "TR-MK-11", price=self.total)
        return refuse("points-missing", "TR-MK-09", cost=choice.times, points=position.points)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (times,) = position.table.moves[choice]
        _pay(position, self.seat, self.component, self.count, self.total, times)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        name = position.table.component_ids[self.component]
        return {"component": name, "count": self.count, "price": self.total}


class StoreOn(TrickerionQuestion):
    """TR-CMP-05: whether a new type goes to the player board or to the Manager's."""

    __slots__ = ("bargains", "coins", "component", "count")
    kind: ClassVar[str] = "store"
    rule: ClassVar[str] = "TR-CMP-05"

    def __init__(self, seat: int, bargains: int, coins: int, component: int, count: int) -> None:
        super().__init__(seat)
        self.bargains = bargains
        self.coins = coins
        self.component = component
        self.count = count

    def _boards(self, position: TrickerionPosition) -> list[int]:
        return components.boards_for(position, self.seat, self.component, self.count)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [position.table.universe.keep[board] for board in self._boards(position)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Keep):
            return self.not_asked_now()
        (board,) = position.table.moves[choice]
        if board not in self._boards(position):
            return refuse("no-room-there", "TR-CMP-05", board=BOARD_IDS[board])
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        bought = (self.bargains, self.coins, self.component, self.count)
        _store(position, self.seat, bought, position.table.moves[choice][0])

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"component": position.table.component_ids[self.component], "count": self.count}


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
        placement.go_on(position, seat)


class OrderQuickly(Action):
    """TR-MK-22 to 28: a component on the quick-order slot, for all, until the end of the round."""

    name: ClassVar[str] = "quick_order"
    rule: ClassVar[str] = "TR-MK-22"
    kind: ClassVar[type[Choice]] = QuickOrder

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            found += position.table.universe.quick

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-MK-23: a token that lies there returns to the supply."""
        (component,) = move
        position.cells[QUICK] = component + 1
        position.tell(ComponentQuickOrdered(seat, position.table.component_ids[component]))
        placement.go_on(position, seat)


ACTIONS = (BuyComponents(), OrderComponent(), OrderQuickly())
"""TR-MK-02: the actions; Bargain is a step of Buy."""


def room_would_help(position: TrickerionPosition, seat: int) -> bool:
    """TR-CMP-10: something could be bought if only there were room for it."""
    left = position.points - ACTIONS[0].cost(position, seat)
    coins = position.cells[COINS + seat]
    return left >= 0 and any(
        price - most_bargains(position, seat, price, left) <= coins
        for price in on_sale(position, seat).values()
    )
