"""Mixed Crate: a purchase of two types, or of two pieces where only one is sold at a time."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import trait
from sleight.games.trickerion.choices import Buy, Finish
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import ComponentsStored
from sleight.games.trickerion.flow.questions.boards import PicksBoard
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.locations.market_row import BuyComponents, Haggling, Purchase
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.modules.powers.questions import PowerQuestion
from sleight.games.trickerion.printed.ids import BOARD_IDS, COMPONENTS
from sleight.games.trickerion.state import components
from sleight.games.trickerion.state.cells import MANAGED, STOCK
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import FINISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


class MixedCrate(Power):
    """PW-04, MP-64: a purchase may be of two types; where it is of one piece, of two once a round."""

    id: ClassVar[str] = "mixed-crate"

    def purchase(self, position: TrickerionPosition, seat: int, component: int, count: int) -> Ask:
        if seat != self.seat:
            return None
        question = AddToCrate(seat, component, count)
        return question if question.takeable(position) else None

    def holds(self, position: TrickerionPosition, component: int, count: int, other: int, more: int) -> bool:
        """Whether so many of a type may join so many of the first."""
        limit = position.table.edition.purchase_limit
        if limit == 1:
            return self.is_left(position) and (count, other, more) == (1, component, 1)
        return other != component and 0 < more <= limit - count


@trait
class Crate(PowerQuestion):
    """A step of a purchase to which something may be added."""

    power: ClassVar[type[Power]] = MixedCrate

    def __init__(self, seat: int, component: int, count: int) -> None:
        super().__init__(seat)
        self.component = component
        self.count = count

    def crate(self, position: TrickerionPosition) -> MixedCrate:
        """The power that asks."""
        own = self.own(position)
        assert isinstance(own, MixedCrate)
        return own


class AddToCrate(Crate):
    """PW-04: what is bought besides with the same action, if anything."""

    kind: ClassVar[str] = "mixed-crate"
    rule: ClassVar[str] = "PW-04"
    plain_answer: ClassVar[str] = "last"
    speaks_of: ClassVar[tuple[str, ...]] = ("component", "count")

    def takeable(self, position: TrickerionPosition) -> list[Choice]:
        """What can be added."""
        buy = position.table.universe.buy
        return [
            buy[other][more - 1]
            for other in market_row.buying(position, self.seat).besides(position, self.seat)
            for more in range(1, len(buy[other]) + 1)
            if not self._refusal(position, other, more)
        ]

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        takeable = self.takeable(position)
        return takeable if self._too_little(position) else [*takeable, FINISH]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Finish):
            return self._too_little(position)
        if not isinstance(choice, Buy):
            return self.not_asked_now()
        return self._refusal(position, *position.table.numbers_of[choice])

    def _too_little(self, position: TrickerionPosition) -> Refusal | None:
        """TR-SAR-50: why what was named first is not enough for the card that improves the purchase."""
        purchase = market_row.buying(position, self.seat)
        total = purchase.total(position, self.seat, self.component, self.count) or 0
        return purchase.why_too_cheap(position, self.seat, total)

    def _refusal(self, position: TrickerionPosition, other: int, more: int) -> Refusal | None:
        seat, purchase = self.seat, market_row.buying(position, self.seat)
        name = position.table.component_ids[other]
        if other not in purchase.besides(position, seat):
            return purchase.why_not_sold(position, other)
        if not self.crate(position).holds(position, self.component, self.count, other, more):
            return refuse("not-in-crate", "PW-04", component=name, count=more)
        total = _total(position, seat, self.component, self.count, other, more)
        least = purchase.least(position, seat, total, position.points)
        if least > purchase.purse(position, seat):
            return purchase.why_too_dear(position, seat, least)
        if other == self.component:
            reason = components.why_no_room(position, seat, other, self.count + more)
        elif not _boards(position, seat, self.component, self.count, other, more):
            reason = refuse("no-component-slot", "TR-CMP-10", component=name)
        else:
            reason = None
        return reason or purchase.why_too_cheap(position, seat, total)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        seat, purchase = self.seat, market_row.buying(position, self.seat)
        if isinstance(choice, Finish):
            purchase.haggle(position, seat, self.component, self.count)
            return
        other, more = position.table.numbers_of[choice]
        if other == self.component:
            self.crate(position).use(position)
            purchase.haggle(position, seat, other, self.count + more)
        else:
            self.crate(position).worked(position)
            _haggle(position, seat, self.component, self.count, other, more)

    def fits(self, position: TrickerionPosition) -> bool:
        if not super().fits(position) or not self.takeable(position):
            return False
        purchase = market_row.buying(position, self.seat)
        cost = purchase.cost(position, self.seat)
        # The points of the action are gone; what was named is held to those that were there before.
        position.points += cost
        reason = purchase.why_not(position, self.seat, (self.component, self.count))
        position.points -= cost
        return reason is None


def _total(position: TrickerionPosition, seat: int, component: int, count: int, other: int, more: int) -> int:
    """MP-64: each unit has the price of its own source; one that costs nothing is of the type named first."""
    purchase = market_row.buying(position, seat)
    first = purchase.total(position, seat, component, count)
    assert first is not None
    return first + purchase.besides(position, seat)[other] * more


def _boards(
    position: TrickerionPosition, seat: int, component: int, count: int, other: int, more: int
) -> list[int]:
    """TR-CMP-05: where the first type may go so that the second has room too."""
    cells, found = position.cells, []
    stock, managed = STOCK + COMPONENTS * seat + component, MANAGED + seat
    before = cells[stock], cells[managed]
    for board in components.boards_for(position, seat, component, count):
        components.store(position, seat, component, count, board)
        if components.room(position, seat, other) >= more:
            found.append(board)
        cells[stock], cells[managed] = before
    return found


def _haggle(
    position: TrickerionPosition, seat: int, component: int, count: int, other: int, more: int
) -> None:
    """TR-MK-09 to 14: one total for both types."""
    times = market_row.bargain_times(position, seat, _total(position, seat, component, count, other, more))
    question = BargainOverCrate(seat, component, count, other, more)
    if len(times) > 1:
        position.ask_only(question)
    else:
        question.pay(position, times[0])


@trait
class TwoTypes(Crate):
    """A step of a purchase of two types."""

    def __init__(self, seat: int, component: int, count: int, other: int, more: int) -> None:
        super().__init__(seat, component, count)
        self.other = other
        self.more = more

    def fits(self, position: TrickerionPosition) -> bool:
        if not super().fits(position):
            return False
        return self.crate(position).holds(position, self.component, self.count, self.other, self.more)


class BargainOverCrate(Haggling, TwoTypes):
    """MP-64, TR-MK-09 to 14: how often the total of two types is lowered."""

    kind: ClassVar[str] = "bargain-crate"
    rule: ClassVar[str] = "TR-MK-09"

    def price(self, position: TrickerionPosition) -> int:
        return _total(position, self.seat, self.component, self.count, self.other, self.more)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        self.pay(position, *position.table.numbers_of[choice])

    def pay(self, position: TrickerionPosition, bargains: int) -> None:
        """The price is paid, and both types need a place."""
        seat, purchase = self.seat, market_row.buying(position, self.seat)
        coins = purchase.agree(position, seat, bargains, self.price(position))
        bought = Purchase(bargains, coins, self.component, self.count, self.other, self.more)
        purchase.charge(position, seat, coins)
        purchase.tell(position, seat, bought, "")
        StoreFirst(seat, self.component, self.count, self.other, self.more, bargains, coins).go_on(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        names = position.table.component_ids
        return {
            "power": self.power.id,
            "component": names[self.component],
            "count": self.count,
            "other": names[self.other],
            "more": self.more,
            "price": self.price(position),
        }


class StoreCrate(PicksBoard, TwoTypes):
    """TR-CMP-05: on which board one of the two types goes."""

    rule: ClassVar[str] = "TR-CMP-05"
    shows: ClassVar[tuple[str, ...]] = ("market-row", "workshop")

    def __init__(
        self, seat: int, component: int, count: int, other: int, more: int, bargains: int, coins: int
    ) -> None:
        super().__init__(seat, component, count, other, more)
        self.bargains = bargains
        self.coins = coins

    @abstractmethod
    def offered(self, position: TrickerionPosition) -> list[int]:
        """The boards that have room."""

    def stored(self) -> tuple[int, int]:
        """The type that goes on a board, and how many."""
        return self.component, self.count

    def then(self, position: TrickerionPosition) -> None:
        """What follows when it lies there."""
        StoreSecond(*self._all()).go_on(position)

    def _all(self) -> tuple[int, ...]:
        return (self.seat, *self.numbers())

    def go_on(self, position: TrickerionPosition) -> None:
        """Ask if there is a choice."""
        boards = self.offered(position)
        if len(boards) > 1:
            position.ask_only(self)
        else:
            self._store(position, boards[0])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        component, count = self.stored()
        name = position.table.component_ids[component]
        position.tell(ComponentsStored(self.seat, name, count, BOARD_IDS[number]))
        self._store(position, number)

    def _store(self, position: TrickerionPosition, board: int) -> None:
        components.store(position, self.seat, *self.stored(), board)
        self.then(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        component, count = self.stored()
        return {"power": self.power.id, "component": position.table.component_ids[component], "count": count}


class StoreFirst(StoreCrate):
    """TR-CMP-05: the type that was named first; the other must still have room."""

    kind: ClassVar[str] = "store-first"

    def offered(self, position: TrickerionPosition) -> list[int]:
        return _boards(position, self.seat, self.component, self.count, self.other, self.more)


class StoreSecond(StoreCrate):
    """TR-CMP-05: the type that was added."""

    kind: ClassVar[str] = "store-second"

    def stored(self) -> tuple[int, int]:
        return self.other, self.more

    def offered(self, position: TrickerionPosition) -> list[int]:
        if components.room(position, self.seat, self.other) < self.more:
            return []
        return components.boards_for(position, self.seat, self.other, self.more)

    def then(self, position: TrickerionPosition) -> None:
        """TR-MK-06: the purchase is finished as any other."""
        purchase: BuyComponents = market_row.buying(position, self.seat)
        bought = Purchase(self.bargains, self.coins, self.component, self.count, self.other, self.more)
        purchase.pass_on(position, self.seat, bought)
        purchase.end(position, self.seat, bought)
