"""The special cards that improve Take Coins (TR-SAR-36 to 38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.choices import Buy, Decline
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import GoodsBought, InterestRolled
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.boards import PicksBoard, put_on
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import downtown, market_row
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.downtown import TAKE_COINS, TakeCoins
from sleight.games.trickerion.printed import codes, ids
from sleight.games.trickerion.state import cells, components, dice, reasons
from sleight.games.trickerion.state.universe import DECLINE, Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_MOST_GOODS = 3
"""TR-SAR-36: how many components the coins may buy in all."""


def prices_now(position: TrickerionPosition, seat: int) -> dict[int, int]:
    """TR-SAR-03, 36: the unit price of each type in the stock; this is no Buy action."""
    return market_row.stock_prices(position, seat, orders=False)


def goods_for(position: TrickerionPosition, seat: int, coins: int, left: int) -> list[Choice]:
    """TR-SAR-36: what so many coins can buy, so many components at most."""
    buy = position.table.universe.buy
    found: list[Choice] = []
    for component, price in prices_now(position, seat).items():
        most = min(left, coins // price, components.room(position, seat, component))
        found += buy[component][:most]
    return found


class TakeToInvest(TakeCoins):
    """TR-SAR-36: coins that can buy something."""

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        super().offer(position, seat, legal)
        found += self.useful(position, seat, legal)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return super().why_not(position, seat, move) or self.useless(position, seat, move)

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        coins = downtown.coins_for(position, seat, position.cells[cells.DICE + move[0]] - ids.NUMBER_FACE)
        if goods_for(position, seat, coins, 1):
            return None
        return reasons.refuse("nothing-to-invest-in", "TR-SAR-36")


class Investments(SpecialCard):
    """TR-SAR-36: the coins just taken buy components."""

    id: ClassVar[str] = "investments"
    improved: ClassVar[Action | None] = TakeToInvest()

    def coins_taken(self, position: TrickerionPosition, seat: int, number: int, die: int) -> Ask:
        return Invest(seat, downtown.coins_for(position, seat, number), _MOST_GOODS)


class Invest(TrickerionQuestion):
    """TR-SAR-36: what the coins just taken buy next: `coins` of them, `left` components at most."""

    kind: ClassVar[str] = "invest"
    rule: ClassVar[str] = "TR-SAR-36"
    speaks_of: ClassVar[tuple[str, ...]] = ("coins", "left")
    shows: ClassVar[tuple[str, ...]] = ("market-row", "workshop")

    def __init__(self, seat: int, coins: int, left: int) -> None:
        super().__init__(seat)
        self.coins = coins
        self.left = left

    def fits(self, position: TrickerionPosition) -> bool:
        return self.coins <= position.cells[cells.COINS + self.seat] and super().fits(position)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [*goods_for(position, self.seat, self.coins, self.left), DECLINE]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, Buy):
            return self.not_asked_now()
        component, count = position.table.numbers_of[choice]
        price = prices_now(position, self.seat).get(component)
        if price is None:
            return reasons.refuse("not-on-sale", "TR-SAR-36", component=choice.component)
        if count > self.left:
            return reasons.refuse("invested-enough", "TR-SAR-36", left=self.left)
        if count * price > self.coins:
            return reasons.refuse("taken-coins-missing", "TR-SAR-36", price=count * price, coins=self.coins)
        return components.why_no_room(position, self.seat, component, count)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Decline):
            resume(position, self.seat)
            return
        component, count = position.table.numbers_of[choice]
        boards = components.boards_for(position, self.seat, component, count)
        if len(boards) > 1:
            position.ask_only(InvestOnto(self.seat, self.coins, self.left, component, count))
        else:
            buy(position, self, component, count, boards[0])


def buy(
    position: TrickerionPosition, step: Invest | InvestOnto, component: int, count: int, board: int
) -> None:
    """TR-SAR-36: this is no Buy action, so nobody else is paid; what is left can be spent further."""
    seat, coins = step.seat, count * prices_now(position, step.seat)[component]
    position.cells[cells.COINS + seat] -= coins
    put_on(position, seat, component, count, board)
    names = (position.table.component_ids[component],) * count
    position.tell(GoodsBought(seat, names, coins, fame=0, shards=0, bargains=0))
    position.ask_only(Invest(seat, step.coins - coins, step.left - count))


class InvestOnto(PicksBoard):
    """TR-SAR-36, TR-CMP-05: whether a new type goes to the player board or to the Manager's."""

    kind: ClassVar[str] = "invest-board"
    rule: ClassVar[str] = "TR-CMP-05"
    speaks_of: ClassVar[tuple[str, ...]] = ("component", "count")

    def __init__(self, seat: int, coins: int, left: int, component: int, count: int) -> None:
        super().__init__(seat)
        self.coins = coins
        self.left = left
        self.component = component
        self.count = count

    def fits(self, position: TrickerionPosition) -> bool:
        price = self.count * prices_now(position, self.seat)[self.component]
        owned = position.cells[cells.COINS + self.seat]
        return self.count <= self.left and price <= self.coins <= owned and super().fits(position)

    def offered(self, position: TrickerionPosition) -> list[int]:
        return components.boards_for(position, self.seat, self.component, self.count)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        buy(position, self, self.component, self.count, number)


class FameAndFortune(SpecialCard):
    """TR-SAR-37: fame by the number on the die, whatever it pays."""

    id: ClassVar[str] = "fame-and-fortune"
    improved: ClassVar[Action | None] = TAKE_COINS

    def coins_taken(self, position: TrickerionPosition, seat: int, number: int, die: int) -> None:
        position.grant(seat, "card", self.id, fame=number - 1)


class Interest(SpecialCard):
    """TR-SAR-38: one roll of the die pays as well, for a point less."""

    id: ClassVar[str] = "interest"
    improved: ClassVar[Action | None] = TAKE_COINS

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return cost - 1 if action == TakeCoins.name else cost

    def coins_taken(self, position: TrickerionPosition, seat: int, number: int, die: int) -> None:
        face = dice.reroll(position, die)
        coins = 0 if face == ids.X else face - ids.NUMBER_FACE
        position.cells[cells.COINS + seat] += coins
        position.cells[cells.DICE + die] = ids.X
        position.tell(InterestRolled(seat, ids.DIE_IDS[die], codes.face_name(face), coins))
