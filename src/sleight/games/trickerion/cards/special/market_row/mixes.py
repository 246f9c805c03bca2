"""Component Sale and Barter with Power: one Buy action for a mix of types, taken one by one.

What has been taken lies in the workshop at once. The payment follows when the player has finished; every step
leaves it possible.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

import msgspec

from sleight.core.compiling import trait
from sleight.games.trickerion.cards.special.base import improves
from sleight.games.trickerion.choices import Buy, Finish
from sleight.games.trickerion.effects.spending import shard_cautions
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.boards import PicksBoard, put_on
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.locations.market_row import BuyComponents, Haggling, bargain_times
from sleight.games.trickerion.state import cells, components, reasons
from sleight.games.trickerion.state.universe import FINISH, Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.asked import Asked
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_MOST_UNITS = 4
"""TR-SAR-40: how many components one sale has; a barter never reaches more."""

_BARTER_VALUE = 4
"""TR-SAR-42: the highest total price of a barter."""


class BuyMix(BuyComponents):
    """A Buy action for components of any types in stock, which are taken one by one."""

    @abstractmethod
    def settle(self, position: TrickerionPosition, seat: int, goods: tuple[int, ...]) -> None:
        """The player has taken enough: the payment, or what must be asked before it."""

    def sum(self, position: TrickerionPosition, seat: int, goods: Sequence[int]) -> int:
        """TR-MK-29: the total price of the components, before bargains."""
        prices = self.prices(position, seat)
        return sum([prices[component] for component in goods])

    def why_not_take(
        self, position: TrickerionPosition, seat: int, goods: tuple[int, ...], component: int, points: int
    ) -> Refusal | None:
        """Why one more component cannot be taken, with so many points left for bargains."""
        if component not in self.prices(position, seat):
            return self.why_not_sold(position, component)
        if len(goods) == _MOST_UNITS:
            return reasons.refuse("mix-complete", self.rule, units=_MOST_UNITS)
        total = self.sum(position, seat, (*goods, component))
        least = self.least(position, seat, total, points)
        if least > self.purse(position, seat):
            return self.why_too_dear(position, seat, least)
        return components.why_no_room(position, seat, component, 1)

    def takeable(
        self, position: TrickerionPosition, seat: int, goods: tuple[int, ...], points: int
    ) -> list[Choice]:
        """The components of which one more can be taken."""
        buy = position.table.universe.buy
        return [
            buy[component][0]
            for component in self.prices(position, seat)
            if not self.why_not_take(position, seat, goods, component, points)
        ]

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        left = position.points - self.cost(position, seat)
        if left >= 0:
            found += self.takeable(position, seat, (), left)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        component, count = move
        if count > 1:
            return reasons.refuse("one-by-one", self.rule)
        left = position.points - self.cost(position, seat)
        return self.why_not_take(position, seat, (), component, left)

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        take(position, seat, (), move[0])


def take(position: TrickerionPosition, seat: int, goods: tuple[int, ...], component: int) -> None:
    """TR-CMP-05: one more component joins what was taken; where it goes is asked if there is a choice."""
    goods = (*goods, component)
    boards = components.boards_for(position, seat, component, 1)
    if len(boards) > 1:
        position.ask_only(StoreOneOf(seat, *_numbers(goods)))
    else:
        _put(position, seat, goods, boards[0])


def _put(position: TrickerionPosition, seat: int, goods: tuple[int, ...], board: int) -> None:
    put_on(position, seat, goods[-1], 1, board)
    position.ask_only(TakeMore(seat, *_numbers(goods)))


def mixing(position: TrickerionPosition, seat: int) -> BuyMix:
    """The mixed purchase that is being made."""
    purchase = market_row.buying(position, seat)
    assert isinstance(purchase, BuyMix)
    return purchase


def _numbers(goods: tuple[int, ...]) -> list[int]:
    return [component + 1 for component in goods] + [0] * (_MOST_UNITS - len(goods))


@trait
class Mixing(TrickerionQuestion):
    """A step of a mixed purchase: what has been taken, in its order, each plus one, then zeros."""

    def __init__(self, seat: int, first: int, second: int, third: int, fourth: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth

    @property
    def goods(self) -> tuple[int, ...]:
        """The components that were taken."""
        return tuple([number - 1 for number in self.numbers() if number])

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        names = ", ".join([position.table.component_ids[component] for component in self.goods])
        price = mixing(position, self.seat).sum(position, self.seat, self.goods)
        return {"components": names, "price": price}


class StoreOneOf(PicksBoard, Mixing):
    """TR-CMP-05: whether the component taken last goes to the player board or to the Manager's."""

    kind: ClassVar[str] = "store-one"
    rule: ClassVar[str] = "TR-CMP-05"
    shows: ClassVar[tuple[str, ...]] = ("market-row", "workshop")

    def offered(self, position: TrickerionPosition) -> list[int]:
        return components.boards_for(position, self.seat, self.goods[-1], 1)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        _put(position, self.seat, self.goods, number)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"component": position.table.component_ids[self.goods[-1]]}


class TakeMore(Mixing):
    """TR-SAR-40, 42: which component is taken next, or that it is enough."""

    kind: ClassVar[str] = "take-more"
    rule: ClassVar[str] = "TR-SAR-40"

    def asked(self, position: TrickerionPosition) -> Asked:
        """TR-SAR-40, 42: by the rule of the card that is used."""
        return msgspec.structs.replace(super().asked(position), rule=mixing(position, self.seat).rule)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        purchase = mixing(position, self.seat)
        return [*purchase.takeable(position, self.seat, self.goods, position.points), FINISH]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Finish):
            return None
        purchase = mixing(position, self.seat)
        if not isinstance(choice, Buy):
            return reasons.refuse("answer-first", purchase.rule, question=self.kind)
        component, count = position.table.numbers_of[choice]
        if count > 1:
            return reasons.refuse("one-by-one", purchase.rule)
        return purchase.why_not_take(position, self.seat, self.goods, component, position.points)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Finish):
            mixing(position, self.seat).settle(position, self.seat, self.goods)
        else:
            take(position, self.seat, self.goods, position.table.numbers_of[choice][0])


class BuyAtSale(BuyMix):
    """TR-SAR-40: up to four components, paid with coins after bargains over their total."""

    rule: ClassVar[str] = "TR-SAR-40"

    def settle(self, position: TrickerionPosition, seat: int, goods: tuple[int, ...]) -> None:
        times = bargain_times(position, seat, self.sum(position, seat, goods))
        if len(times) > 1:
            position.ask_only(BargainOverMix(seat, *_numbers(goods)))
        else:
            self.buy(position, seat, goods, times[0])

    def buy(self, position: TrickerionPosition, seat: int, goods: tuple[int, ...], bargains: int) -> None:
        """TR-MK-09, 10: each bargain costs points and lowers the total by one coin."""
        coins = self.agree(position, seat, bargains, self.sum(position, seat, goods))
        self.charge(position, seat, coins)
        market_row.tell_goods(position, seat, goods, coins=coins, bargains=bargains)
        market_row.spent(position, seat, coins)
        resume(position, seat)


_SALE = BuyAtSale()


class BargainOverMix(Haggling, Mixing):
    """TR-SAR-40, TR-MK-09 to 14: how often the total price of a mixed purchase is lowered."""

    kind: ClassVar[str] = "bargain-mix"
    rule: ClassVar[str] = "TR-MK-09"

    def price(self, position: TrickerionPosition) -> int:
        return _SALE.sum(position, self.seat, self.goods)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        _SALE.buy(position, self.seat, self.goods, position.table.numbers_of[choice][0])


improves("component-sale", _SALE)


class BuyForShard(BuyMix):
    """TR-SAR-42: a shard for components whose prices add up to at most four; there is nothing to bargain."""

    rule: ClassVar[str] = "TR-SAR-42"
    in_coins: ClassVar[bool] = False

    def purse(self, position: TrickerionPosition, seat: int) -> int:
        return _BARTER_VALUE if position.cells[cells.SHARDS + seat] else 0

    def why_too_dear(self, position: TrickerionPosition, seat: int, price: int) -> Refusal:
        if not position.cells[cells.SHARDS + seat]:
            return reasons.refuse("shard-needed", "TR-SAR-42")
        return reasons.refuse("beyond-barter", "TR-SAR-42", price=price, most=_BARTER_VALUE)

    def most_bargains(self, position: TrickerionPosition, seat: int, total: int, points: int) -> int:
        return 0

    def due(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        """MP-50: no coins are paid, so nothing lowers them."""
        return coins

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        return shard_cautions(position, seat)

    def settle(self, position: TrickerionPosition, seat: int, goods: tuple[int, ...]) -> None:
        position.spend_shards(seat, 1)
        market_row.tell_goods(position, seat, goods, shards=1)
        resume(position, seat)


improves("barter-with-power", BuyForShard())
