"""Powers that count when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import COINS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_LEGEND_FAME = 3
"""PW-25: the fame for each trick of the highest level."""

_HIGHEST_LEVEL = 3
_COINS_PER_FAME = 2
"""PW-28: the coins that make one fame."""

_CATEGORY = "coins"


class LivingLegend(Power):
    """PW-25, MP-68: each trick of level 3 in the workshop is worth 3 fame."""

    id: ClassVar[str] = "living-legend"

    def scored(self, position: TrickerionPosition, seat: int, found: dict[str, int]) -> dict[str, int]:
        return {**found, self.id: self._fame(position)} if seat == self.seat else found

    def scoring(self, position: TrickerionPosition, seat: int) -> None:
        if seat == self.seat and self._fame(position):
            self.worked(position)

    def _fame(self, position: TrickerionPosition) -> int:
        levels = [position.table.levels[trick] for trick, _ in tricks.owned(position, self.seat)]
        return _LEGEND_FAME * levels.count(_HIGHEST_LEVEL)


class DeepPockets(Power):
    """PW-28: two coins make a fame."""

    id: ClassVar[str] = "deep-pockets"

    def scored(self, position: TrickerionPosition, seat: int, found: dict[str, int]) -> dict[str, int]:
        if seat != self.seat:
            return found
        return {**found, _CATEGORY: position.cells[COINS + seat] // _COINS_PER_FAME}

    def scoring(self, position: TrickerionPosition, seat: int) -> None:
        coins = position.cells[COINS + seat]
        usual = coins // position.table.edition.scoring.coins_per_fame
        if seat == self.seat and coins // _COINS_PER_FAME > usual:
            self.worked(position)
