"""Shoplifting: one bought component is the very token that shows it in the stock, and costs nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import improves
from sleight.games.trickerion.choices import Leave, Pilfer
from sleight.games.trickerion.events import TokenStolen
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.locations.market_row import BuyComponents, Purchase
from sleight.games.trickerion.printed.ids import TOKEN_IDS
from sleight.games.trickerion.state.cells import EXTRA, QUICK, STALLS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_CELLS = (STALLS, STALLS + 1, STALLS + 2, STALLS + 3, QUICK, EXTRA, EXTRA + 1)
"""Where the tokens lie that can be stolen, in the order of their ids; those on order slots cannot."""


def tokens_of(position: TrickerionPosition, component: int) -> list[int]:
    """TR-SAR-44: the places whose token shows a type."""
    return [place for place, cell in enumerate(_CELLS) if position.cells[cell] == component + 1]


class Shoplift(BuyComponents):
    """TR-SAR-44: one of the bought components costs nothing; its token must lie within reach."""

    rule: ClassVar[str] = "TR-SAR-44"
    free_units: ClassVar[int] = 1

    def prices(self, position: TrickerionPosition, seat: int) -> dict[int, int]:
        prices = market_row.on_sale(position, seat)
        return {component: price for component, price in prices.items() if tokens_of(position, component)}

    def besides(self, position: TrickerionPosition, seat: int) -> dict[int, int]:
        """MP-64: only the stolen component must lie within reach."""
        return market_row.on_sale(position, seat)

    def why_not_sold(self, position: TrickerionPosition, component: int) -> Refusal:
        return refuse("no-token-to-steal", "TR-SAR-44", component=position.table.component_ids[component])

    def end(self, position: TrickerionPosition, seat: int, bought: Purchase) -> None:
        position.ask_only(WhichToken(seat, bought.component))


class WhichToken(Picks):
    """TR-SAR-44: which of several tokens of the type is stolen."""

    kind: ClassVar[str] = "pilfer"
    rule: ClassVar[str] = "TR-SAR-44"
    picks: ClassVar[type[Choice]] = Pilfer
    plain_answer: ClassVar[str] = "last"
    speaks_of: ClassVar[tuple[str, ...]] = ("component",)

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component = component

    def offered(self, position: TrickerionPosition) -> list[int]:
        return tokens_of(position, self.component)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        name = position.table.component_ids[self.component]
        return refuse("token-not-there", "TR-SAR-44", component=name, place=TOKEN_IDS[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.ask_only(WhatToLeave(self.seat, number))


class WhatToLeave(Picks):
    """TR-SAR-44: which basic component takes the place of the stolen token; it may repeat a type."""

    kind: ClassVar[str] = "leave"
    rule: ClassVar[str] = "TR-SAR-44"
    picks: ClassVar[type[Choice]] = Leave

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def picked(self, position: TrickerionPosition, number: int) -> None:
        names, cell = position.table.component_ids, _CELLS[self.token]
        stolen = names[position.cells[cell] - 1]
        position.cells[cell] = number + 1
        position.tell(TokenStolen(self.seat, TOKEN_IDS[self.token], stolen, names[number]))
        resume(position, self.seat)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"place": TOKEN_IDS[self.token]}


improves("shoplifting", Shoplift())
