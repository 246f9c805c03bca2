"""A power that lowers wages."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.modules.powers.power import Power

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


class LoyalCrew(Power):
    """PW-06, MP-66: the wages are 1 coin lower in all."""

    id: ClassVar[str] = "loyal-crew"

    def wages(self, position: TrickerionPosition, seat: int, due: int) -> int:
        return due - 1 if seat == self.seat and due else due

    def wages_called(self, position: TrickerionPosition, seat: int, due: int) -> None:
        if seat == self.seat and due:
            self.use(position)
