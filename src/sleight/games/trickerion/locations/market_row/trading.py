"""MK: what a character does at the market row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.effects import active
from sleight.games.trickerion.printed.ids import MARKET_ROW
from sleight.games.trickerion.state.cells import CARD_STATE, READY_BONUS

if TYPE_CHECKING:
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition

from sleight.games.trickerion.locations.market_row.buy import BUY, BuyComponents
from sleight.games.trickerion.locations.market_row.order import QUICK_ORDER, OrderComponent

ACTIONS: Final[tuple[Action, ...]] = (BUY, OrderComponent(), QUICK_ORDER)
"""TR-MK-02: the actions; Bargain is a step of Buy."""


def room_would_help(position: TrickerionPosition, seat: int) -> bool:
    """TR-CMP-10: something could be bought, with or without a card's bonus, if there were room for it."""
    if BUY.tempts(position, seat):
        return True
    for effect in position.active.actions:
        if any(action.tempts(position, seat) for action in effect.actions(position, seat, MARKET_ROW)):
            return True
    if position.cells[CARD_STATE] != READY_BONUS:
        return False
    improved = active.ready_card(position, seat).improved
    return isinstance(improved, BuyComponents) and improved.tempts(position, seat)
