"""The special assignment cards of Downtown."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_EMPOWERED = 3


class Empower(SpecialCard):
    """TR-SAR-39: the one shard gives three points."""

    id: ClassVar[str] = "empower"
    always_in_force: ClassVar[bool] = True

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        return _EMPOWERED
