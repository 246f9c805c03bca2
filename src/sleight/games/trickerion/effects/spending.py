"""Coins that are spent at the market row, and who receives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.events import CoinsShared
from sleight.games.trickerion.state.cells import COINS, SHARERS, SHARES

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def share_out(position: TrickerionPosition, payer: int, coins: int) -> None:
    """TR-SAR-48: what is spent at the market row goes to the earliest sharer who is not the payer."""
    for sharer in position.cells[SHARES : SHARES + SHARERS]:
        if sharer and sharer - 1 != payer and coins:
            position.cells[COINS + sharer - 1] += coins
            position.tell(CoinsShared(sharer - 1, coins, payer))
            return
