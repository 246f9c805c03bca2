"""A 28th prophecy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cards import PROPHECIES
from sleight.games.trickerion.cards.prophecies import Prophecy

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


class GenerousBank(Prophecy):
    """A die of the bank pays a coin more than it shows."""

    __slots__ = ()

    def bank_coins(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        return coins + 1


PROPHECIES["generous-bank"] = GenerousBank("generous-bank")
