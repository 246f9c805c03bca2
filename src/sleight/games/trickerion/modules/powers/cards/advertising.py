"""The power that serves advertising."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.modules.powers.power import Power

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


class StreetBarker(Power):
    """PW-01: a poster costs 1 coin less, but never less than nothing."""

    id: ClassVar[str] = "street-barker"

    def advertising_cost(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        return coins - 1 if seat == self.seat and coins > 0 else coins

    def advertised(self, position: TrickerionPosition, seat: int) -> None:
        if seat == self.seat:
            self.worked(position)
