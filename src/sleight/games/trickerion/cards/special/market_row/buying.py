"""The special assignment cards of the market row; those with questions of their own have their own files."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard, improves
from sleight.games.trickerion.effects.lasting import Lasting, leave
from sleight.games.trickerion.events import CoinsShared
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.market_row import BuyComponents, Purchase
from sleight.games.trickerion.printed.ids import COMPONENTS
from sleight.games.trickerion.state import cells, reasons

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_SPARED = 1
"""TR-SAR-41, 43, 49: what the cards count less than the price."""

_LEAST_PAYMENT = 2
"""TR-SAR-43: the fewest coins that bring fame."""


class BuyForFame(BuyComponents):
    """TR-SAR-41: fame is lost instead of coins, one less than the price after bargains."""

    rule: ClassVar[str] = "TR-SAR-41"
    in_coins: ClassVar[bool] = False

    def purse(self, position: TrickerionPosition, seat: int) -> int:
        return position.cells[cells.FAME + seat] + _SPARED

    def why_too_dear(self, position: TrickerionPosition, seat: int, price: int) -> Refusal:
        fame = position.cells[cells.FAME + seat]
        return reasons.refuse("too-little-fame", "TR-SAR-41", cost=price - _SPARED, fame=fame)

    def charge(self, position: TrickerionPosition, seat: int, price: int) -> None:
        position.cells[cells.FAME + seat] -= price - _SPARED

    def tell(self, position: TrickerionPosition, seat: int, bought: Purchase, board: str) -> None:
        fame = bought.price - _SPARED
        market_row.tell_goods(position, seat, bought.goods, fame=fame, bargains=bought.bargains)

    def pass_on(self, position: TrickerionPosition, seat: int, bought: Purchase) -> None:
        """No coins were spent."""


improves("smuggled-goods", BuyForFame())


class BuyForShow(BuyComponents):
    """TR-SAR-43: a purchase that can bring fame, because two coins or more can be paid for it."""

    rule: ClassVar[str] = "TR-SAR-43"

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        super().offer(position, seat, legal)
        found += self.useful(position, seat, legal)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return super().why_not(position, seat, move) or self.useless(position, seat, move)

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        reason = self.why_too_cheap(position, seat, self.total(position, seat, *move) or 0)
        return None if reason is None or self._grows(position, seat, move) else reason

    def why_too_cheap(self, position: TrickerionPosition, seat: int, total: int) -> Refusal | None:
        price = self.due(position, seat, total)
        if min(price, position.cells[cells.COINS + seat]) >= _LEAST_PAYMENT:
            return None
        return reasons.refuse("too-cheap-for-fame", "TR-SAR-43", coins=_LEAST_PAYMENT)

    def _grows(self, position: TrickerionPosition, seat: int, move: Move) -> bool:
        """MP-64: something that makes it dear enough can be added once the action has taken its points."""
        cost = self.cost(position, seat)
        position.points -= cost
        grows = any(effect.purchase(position, seat, *move) for effect in position.active.purchase)
        position.points += cost
        return grows


class WorkshopExhibition(SpecialCard):
    """TR-SAR-43: the coins that were paid for a purchase, minus 1, as fame."""

    id: ClassVar[str] = "workshop-exhibition"
    improved: ClassVar[Action | None] = BuyForShow()

    def bought(self, position: TrickerionPosition, seat: int, coins: int) -> None:
        fame = max(coins - _SPARED, 0)
        if fame:
            position.grant(seat, "card", self.id, fame)


class Share(Lasting):
    """TR-SAR-48: what others spend at the market row goes to a player."""

    shown_as: ClassVar[str] = "shares"

    def coins_spent(self, position: TrickerionPosition, payer: int, coins: int) -> int:
        if payer == self.seat or not coins:
            return coins
        position.cells[cells.COINS + self.seat] += coins
        position.tell(CoinsShared(self.seat, coins, payer))
        return 0


class BusinessShare(SpecialCard):
    """TR-SAR-48: from now on what opponents spend at the market row goes to the player."""

    id: ClassVar[str] = "business-share"

    leaves: ClassVar[type[Lasting] | None] = Share

    def taken(self, position: TrickerionPosition, seat: int) -> None:
        leave(position, self.id, seat)


class BuyOwnTypes(BuyComponents):
    """TR-SAR-49: types of which the player owns a token are in stock, each component 1 coin cheaper."""

    rule: ClassVar[str] = "TR-SAR-49"

    def prices(self, position: TrickerionPosition, seat: int) -> dict[int, int]:
        first = cells.STOCK + COMPONENTS * seat
        owned = enumerate(position.cells[first : first + COMPONENTS])
        return {
            component: market_row.unit_price(position, seat, component) - _SPARED
            for component, tokens in owned
            if tokens
        }

    def why_not_sold(self, position: TrickerionPosition, component: int) -> Refusal:
        return reasons.refuse("not-delivered", "TR-SAR-49", component=position.table.component_ids[component])


improves("workshop-delivery", BuyOwnTypes())
