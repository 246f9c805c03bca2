"""Coins that are spent at the market row, and who receives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def share_out(position: TrickerionPosition, payer: int, coins: int) -> None:
    """TR-SAR-48: what is spent at the market row may go to somebody; the earliest effect comes first."""
    for effect in position.active.coins_spent:
        coins = effect.coins_spent(position, payer, coins)
