"""Free Orientation: markers that may be turned any way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.modules.dawn.ability import SignatureAbility

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


class FreeOrientation(SignatureAbility):
    """DT-ABIL-02 to 04, DT-MEET-09: its school need not lie in a circle, whoever lays or moves the marker."""

    id: ClassVar[str] = "free-orientation"

    def turns_freely(self, position: TrickerionPosition, key: int) -> bool:
        return self.concerns(position, key)
