"""Coins that are spent at the market row, and who receives them; what to know before shards are spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sleight.core.refusal import Caution
    from sleight.games.trickerion.state.position import TrickerionPosition


def share_out(position: TrickerionPosition, payer: int, coins: int) -> None:
    """TR-SAR-48: what is spent at the market row may go to somebody; the earliest effect comes first."""
    for effect in position.active.coins_spent:
        coins = effect.coins_spent(position, payer, coins)


def shard_cautions(position: TrickerionPosition, seat: int, shards: int = 1) -> list[Caution]:
    """MP-18: why a seat may not want to spend so many shards."""
    effects = position.active.spending_cautions
    return [caution for effect in effects for caution in effect.spending_cautions(position, seat, shards)]
