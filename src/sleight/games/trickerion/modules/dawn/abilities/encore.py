"""Encore: two markers of the trick on one performance card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.modules.dawn.ability import SignatureAbility

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_MOST = 2
"""DT-ABIL-05: the markers that one card may have."""


class Encore(SignatureAbility):
    """DT-ABIL-05, 06, DT-MEET-10: two may lie on each card; a pile counts as one (DT-ABIL-20)."""

    id: ClassVar[str] = "encore"

    def markers_a_card(self, position: TrickerionPosition, key: int, most: int) -> int:
        return max(most, _MOST) if self.concerns(position, key) else most
