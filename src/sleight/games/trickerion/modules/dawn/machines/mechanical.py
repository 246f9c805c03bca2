"""MECH: the Tesla Coil, which makes coins, and fame of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.modules.dawn.machine import DefaultMachine
from sleight.games.trickerion.state.cells import COINS

if TYPE_CHECKING:
    from sleight.games.trickerion.effects.windows import Ask
    from sleight.games.trickerion.state.position import TrickerionPosition

_COINS = (2, 2, 3)
"""DT-MECH-01, 02: what the levels 1 to 3 pay."""

_COINS_A_FAME = 4
_MOST_FAME = 6
"""DT-MECH-04: one fame for each complete set, and the most that level 4 pays."""


class CoinCoil(DefaultMachine):
    """DT-MECH-01, 02: coins."""

    ids: ClassVar[tuple[str, ...]] = ("mechanical-1", "mechanical-2", "mechanical-3")

    def work(self, position: TrickerionPosition) -> Ask:
        self.pay(position, coins=_COINS[self.slot])
        return None


class FameCoil(DefaultMachine):
    """DT-MECH-04, 06: fame for the coins that are there now; none is spent."""

    ids: ClassVar[tuple[str, ...]] = ("mechanical-4",)

    def work(self, position: TrickerionPosition) -> Ask:
        coins = position.cells[COINS + self.seat]
        self.pay(position, fame=min(coins // _COINS_A_FAME, _MOST_FAME))
        return None
