"""Coins that are spent at the market row, and who receives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cells import COINS, SHARERS, SHARES
from sleight.games.trickerion.events import CoinsShared

if TYPE_CHECKING:
    from sleight.games.trickerion.position import TrickerionPosition


def share_out(position: TrickerionPosition, payer: int, coins: int) -> None:
    """TR-SAR-48: what is spent at the market row goes to the earliest sharer who is not the payer."""
    for sharer in position.cells[SHARES : SHARES + SHARERS]:
        if sharer and sharer - 1 != payer and coins:
            position.cells[COINS + sharer - 1] += coins
            position.tell(CoinsShared(sharer - 1, coins, payer))
            return
