"""MK: buy with bargains."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from sleight.games.trickerion.choices import Bargain, Buy
from sleight.games.trickerion.effects import active, spending
from sleight.games.trickerion.events import ComponentsBought, ComponentsStored, GoodsBought
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.boards import PicksBoard
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.action import Action, bent_cost
from sleight.games.trickerion.locations.market_row.stock import on_sale
from sleight.games.trickerion.printed import codes, ids
from sleight.games.trickerion.state import components
from sleight.games.trickerion.state.cells import COINS, STOCK
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


class Purchase(NamedTuple):
    """What one Buy action has agreed on."""

    bargains: int
    price: int
    """What is left to pay after the bargains."""

    component: int
    units: int
    other: int = -1
    """PW-04: a second type, if there is one."""

    more: int = 0
    """How many of it."""

    @property
    def goods(self) -> list[int]:
        """Every component that is bought."""
        return [self.component] * self.units + [self.other] * self.more


def bargain_cost(position: TrickerionPosition, seat: int) -> int:
    """TR-MK-09: the points that one bargain takes."""
    return bent_cost(position, seat, "bargain", position.table.costs["bargain"])


def free_bargains(position: TrickerionPosition, seat: int) -> int:
    """PW-02: how many bargains of a purchase take no points."""
    free = 0
    for effect in position.active.free_bargains:
        free = effect.free_bargains(position, seat, free)
    return free


def bargain_points(position: TrickerionPosition, seat: int, bargains: int) -> int:
    """TR-MK-09: the points that the bargains of a purchase take together."""
    return max(0, bargains - free_bargains(position, seat)) * bargain_cost(position, seat)


def tell_goods(
    position: TrickerionPosition,
    seat: int,
    goods: Sequence[int],
    *,
    coins: int = 0,
    fame: int = 0,
    shards: int = 0,
    bargains: int = 0,
) -> None:
    """Components were bought in an improved way."""
    names = tuple([position.table.component_ids[component] for component in goods])
    position.tell(GoodsBought(seat, names, coins, fame, shards, bargains))


def spent(position: TrickerionPosition, seat: int, coins: int) -> None:
    """TR-SAR-43, 48: a Buy action has been paid with so many coins."""
    spending.share_out(position, seat, coins)
    for effect in position.active.bought:
        effect.bought(position, seat, coins)


class BuyComponents(Action):
    """TR-MK-03 to 14: up to three identical components, then bargains, then where they go.

    A card that improves the action overrides what is sold, how it is paid, or what follows.
    """

    name: ClassVar[str] = "buy"
    rule: ClassVar[str] = "TR-MK-03"
    kind: ClassVar[type[Choice]] = Buy
    free_units: ClassVar[int] = 0
    """TR-MK-29: how many of the bought components cost nothing."""

    in_coins: ClassVar[bool] = True
    """TR-MK-04: it is paid with coins."""

    def prices(self, position: TrickerionPosition, seat: int) -> dict[int, int]:
        """TR-MK-05, 29: the types that can be bought, in their order, and the unit price of each."""
        return on_sale(position, seat)

    def besides(self, position: TrickerionPosition, seat: int) -> dict[int, int]:
        """PW-04: the types that can be added to a purchase, and the unit price of each."""
        return self.prices(position, seat)

    def why_not_sold(self, position: TrickerionPosition, component: int) -> Refusal:
        """TR-MK-05: why a type without a price cannot be bought."""
        return refuse("not-on-sale", "TR-MK-05", component=position.table.component_ids[component])

    def purse(self, position: TrickerionPosition, seat: int) -> int:
        """The highest price that the seat can pay."""
        return position.cells[COINS + seat]

    def why_too_dear(self, position: TrickerionPosition, seat: int, price: int) -> Refusal:
        """TR-MK-14: why a price cannot be paid."""
        return refuse("coins-missing", "TR-MK-14", price=price, coins=position.cells[COINS + seat])

    def why_too_cheap(self, position: TrickerionPosition, seat: int, total: int) -> Refusal | None:
        """TR-SAR-50: why a purchase of this sum would waste the card that improves it."""
        return None

    def charge(self, position: TrickerionPosition, seat: int, price: int) -> None:
        """TR-MK-04: take the payment."""
        position.cells[COINS + seat] -= price

    def tell(self, position: TrickerionPosition, seat: int, bought: Purchase, board: str) -> None:
        """The purchase has been paid: say so; `board` is `` while it is still to be chosen."""
        if bought.more:
            tell_goods(position, seat, bought.goods, coins=bought.price, bargains=bought.bargains)
            return
        name = position.table.component_ids[bought.component]
        told = (name, bought.units, bought.price, bought.bargains, board)
        position.tell(ComponentsBought(seat, *told))

    def pass_on(self, position: TrickerionPosition, seat: int, bought: Purchase) -> None:
        """The components lie where they belong: others have their part of the payment."""
        spent(position, seat, bought.price)

    def end(self, position: TrickerionPosition, seat: int, bought: Purchase) -> None:
        """What follows a finished purchase."""
        resume(position, seat)

    def most_bargains(self, position: TrickerionPosition, seat: int, total: int, points: int) -> int:
        """TR-MK-11, 13: each bargain takes points and must lower the price, never to 0."""
        costs = position.table.costs
        cost = bargain_cost(position, seat) if position.active.action_cost else costs["bargain"]
        paid = points // cost if cost else total
        if position.active.free_bargains:
            paid += free_bargains(position, seat)
        return max(0, min(min(paid, total - 1), codes.MOST_BARGAINS))

    def due(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        """MP-50: what is to be paid for a total after its bargains."""
        for effect in position.active.buy_total:
            coins = effect.buy_total(position, seat, coins)
        return coins

    def agree(self, position: TrickerionPosition, seat: int, bargains: int, total: int) -> int:
        """TR-MK-09, 10: the bargains take their points and lower the total; returns what is to be paid."""
        coins = total - bargains
        price = self.due(position, seat, coins)
        position.points -= bargain_points(position, seat, bargains)
        for effect in position.active.agreed:
            effect.agreed(position, seat, bargains, coins)
        return price

    def least(self, position: TrickerionPosition, seat: int, total: int, points: int) -> int:
        """TR-MK-14, MP-50: the lowest price that so many points can make of a total."""
        coins = total - self.most_bargains(position, seat, total, points)
        return self.due(position, seat, coins) if position.active.buy_total else coins

    def total(self, position: TrickerionPosition, seat: int, component: int, count: int) -> int | None:
        """TR-MK-29: the sum before bargains, None for what is not sold."""
        price = self.prices(position, seat).get(component)
        return None if price is None else price * (count - self.free_units)

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        left = position.points - self.cost(position, seat)
        if left < 0:
            return
        purse, free_units = self.purse(position, seat), self.free_units
        buy, new_type = position.table.universe.buy, components.room_for_new_type(position, seat)
        for component, price in self.prices(position, seat).items():
            owned = position.cells[STOCK + ids.COMPONENTS * seat + component]
            room = components.room(position, seat, component) if owned else new_type
            choices = buy[component]
            for count in range(1, min(room, len(choices)) + 1):
                total = price * (count - free_units)
                if total > purse and self.least(position, seat, total, left) > purse:
                    break
                found.append(choices[count - 1])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        component, count = move
        total = self.total(position, seat, component, count)
        if total is None:
            return self.why_not_sold(position, component)
        left = position.points - self.cost(position, seat)
        least = self.least(position, seat, total, left)
        if least > self.purse(position, seat):
            return self.why_too_dear(position, seat, least)
        return components.why_no_room(position, seat, component, count)

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        component, count = move
        for effect in position.active.purchase:
            question = effect.purchase(position, seat, component, count)
            if question:
                position.ask_only(question)
                return
        self.haggle(position, seat, component, count)

    def haggle(self, position: TrickerionPosition, seat: int, component: int, count: int) -> None:
        """TR-MK-09 to 14: what is bought is settled; the price may be lowered."""
        total = self.total(position, seat, component, count)
        assert total is not None
        times = bargain_times(position, seat, total)
        if len(times) > 1:
            position.ask_only(AskBargains(seat, component, count, total))
        else:
            self.pay(position, seat, times[0], total, component, count)

    def pay(
        self, position: TrickerionPosition, seat: int, bargains: int, total: int, component: int, count: int
    ) -> None:
        """TR-MK-09, 10: each bargain costs points and lowers the total by one coin; then it is paid."""
        bought = Purchase(bargains, self.agree(position, seat, bargains, total), component, count)
        self.charge(position, seat, bought.price)
        boards = components.boards_for(position, seat, bought.component, bought.units)
        if len(boards) > 1:
            self.tell(position, seat, bought, "")
            position.ask_only(StoreOn(seat, bargains, bought.price, component, count))
        else:
            self.tell(position, seat, bought, ids.BOARD_IDS[boards[0]])
            self.store(position, seat, bought, boards[0])

    def store(self, position: TrickerionPosition, seat: int, bought: Purchase, board: int) -> None:
        """TR-MK-06: the components come from the supply; the stock stays as it is."""
        components.store(position, seat, bought.component, bought.units, board)
        self.pass_on(position, seat, bought)
        self.end(position, seat, bought)

    def tempts(self, position: TrickerionPosition, seat: int) -> bool:
        """TR-CMP-10: something could be paid for, if only there were room for it."""
        left = position.points - self.cost(position, seat)
        purse = self.purse(position, seat)
        totals = [price * (1 - self.free_units) for price in self.prices(position, seat).values()]
        return left >= 0 and any(self.least(position, seat, total, left) <= purse for total in totals)


BUY: Final = BuyComponents()


def buying(position: TrickerionPosition, seat: int) -> BuyComponents:
    """The purchase that is being made: an improved one while the bonus of a card is used."""
    improved = active.improvement(position, seat)
    return improved if isinstance(improved, BuyComponents) else BUY


def bargain_times(position: TrickerionPosition, seat: int, total: int) -> range:
    """TR-MK-14: how often the player may bargain, and must to be able to pay."""
    purchase = buying(position, seat)
    most = purchase.most_bargains(position, seat, total, position.points)
    purse = purchase.purse(position, seat)
    fewest = max(0, total - purse)
    while fewest and purchase.due(position, seat, total - fewest + 1) <= purse:
        fewest -= 1
    return range(fewest, most + 1)


class Haggling(TrickerionQuestion):
    """TR-MK-09 to 14: how often a price is lowered."""

    rule: ClassVar[str] = "TR-MK-09"

    @abstractmethod
    def price(self, position: TrickerionPosition) -> int:
        """TR-MK-29: the sum before bargains."""

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        bargain = position.table.universe.bargain
        return [bargain[times] for times in bargain_times(position, self.seat, self.price(position))]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Bargain):
            return self.not_asked_now()
        total, times = self.price(position), choice.times
        allowed = bargain_times(position, self.seat, total)
        if times in allowed:
            return None
        if times < allowed.start:
            purchase = buying(position, self.seat)
            price = purchase.due(position, self.seat, total - times)
            return purchase.why_too_dear(position, self.seat, price)
        if times >= total:
            return refuse("price-at-least-one", "TR-MK-11", price=total)
        cost = bargain_points(position, self.seat, times)
        return refuse("points-missing", "TR-MK-09", cost=cost, points=position.points)


class AskBargains(Haggling):
    """TR-MK-09 to 14: how often the price of this purchase is lowered."""

    kind: ClassVar[str] = "bargain"

    def __init__(self, seat: int, component: int, count: int, total: int) -> None:
        super().__init__(seat)
        self.component = component
        self.count = count
        self.total = total

    def price(self, position: TrickerionPosition) -> int:
        return self.total

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (times,) = position.table.numbers_of[choice]
        purchase = buying(position, self.seat)
        purchase.pay(position, self.seat, times, self.total, self.component, self.count)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        name = position.table.component_ids[self.component]
        return {"component": name, "count": self.count, "price": self.total}


class StoreOn(PicksBoard):
    """TR-CMP-05: whether a new type goes to the player board or to the Manager's."""

    kind: ClassVar[str] = "store"
    rule: ClassVar[str] = "TR-CMP-05"
    shows: ClassVar[tuple[str, ...]] = ("market-row", "workshop")
    speaks_of: ClassVar[tuple[str, ...]] = ("component", "count")

    def __init__(self, seat: int, bargains: int, coins: int, component: int, count: int) -> None:
        super().__init__(seat)
        self.bargains = bargains
        self.coins = coins
        self.component = component
        self.count = count

    def offered(self, position: TrickerionPosition) -> list[int]:
        return components.boards_for(position, self.seat, self.component, self.count)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        bought = Purchase(self.bargains, self.coins, self.component, self.count)
        name = position.table.component_ids[self.component]
        position.tell(ComponentsStored(self.seat, name, self.count, ids.BOARD_IDS[number]))
        buying(position, self.seat).store(position, self.seat, bought, number)
