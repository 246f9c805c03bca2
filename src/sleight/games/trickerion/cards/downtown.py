"""The special assignment cards of Downtown."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards import downtown_coins, downtown_hiring, downtown_learning
from sleight.games.trickerion.cards.special import SpecialCard

if TYPE_CHECKING:
    from sleight.games.trickerion.position import TrickerionPosition
    from sleight.games.trickerion.question import TrickerionQuestion

_EMPOWERED = 3


class Empower(SpecialCard):
    """TR-SAR-39: the one shard gives three points."""

    id: ClassVar[str] = "empower"
    stands: ClassVar[bool] = True

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        return _EMPOWERED


CARDS: tuple[SpecialCard, ...] = (
    *downtown_hiring.CARDS,
    *downtown_learning.CARDS,
    *downtown_coins.CARDS,
    Empower(),
)

QUESTIONS: tuple[type[TrickerionQuestion], ...] = (
    *downtown_hiring.QUESTIONS,
    *downtown_learning.QUESTIONS,
    *downtown_coins.QUESTIONS,
)
