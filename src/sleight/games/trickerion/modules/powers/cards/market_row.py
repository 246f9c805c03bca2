"""The powers of the market row that change what a purchase costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.modules.powers.power import Power

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_LEAST_PRICE = 1
"""PW-14: the coins below which no price is lowered."""


class QuickTongue(Power):
    """PW-02: the first bargain of a round takes no point."""

    id: ClassVar[str] = "quick-tongue"

    def free_bargains(self, position: TrickerionPosition, seat: int, bargains: int) -> int:
        return bargains + 1 if seat == self.seat and self.is_left(position) else bargains

    def agreed(self, position: TrickerionPosition, seat: int, bargains: int, coins: int) -> None:
        if seat == self.seat and bargains and self.is_left(position):
            self.use(position)


class HouseAccount(Power):
    """PW-14, MP-50: after the bargains every price is 1 coin lower, but not below 1."""

    id: ClassVar[str] = "house-account"

    def buy_total(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        return coins - 1 if seat == self.seat and coins > _LEAST_PRICE else coins

    def agreed(self, position: TrickerionPosition, seat: int, bargains: int, coins: int) -> None:
        if seat == self.seat and coins > _LEAST_PRICE:
            self.worked(position)
