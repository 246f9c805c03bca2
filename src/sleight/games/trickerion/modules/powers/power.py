"""MP-39: a power is a modifier attached to hooks, in force while it lies at an open slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.effects.hooks import AFTER_ALL, Effect
from sleight.games.trickerion.modules.powers.events import PowerUsed

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

POWERS: Final[dict[str, type[Power]]] = {}
"""Every power by the id of the data."""

USED: Final = "powers-used"
"""The block of cells that says which powers a seat has used this round, as bits by their number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Effect):
    """A power that a seat has learned; it serves that seat alone."""

    id: ClassVar[str] = ""
    rank: ClassVar[int] = AFTER_ALL
    """MP-40: additions come after the values that prophecies and cards set; a power that sets comes first."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number
        """Its place in the data."""

    @classmethod
    def _note(cls) -> None:
        if cls.id:
            POWERS[cls.id] = cls

    @classmethod
    def of(cls, position: TrickerionPosition, seat: int) -> Self | None:
        """This very power of a seat, if it is in force."""
        for effect in position.active.effects:
            if isinstance(effect, cls) and effect.seat == seat:
                return effect
        return None

    def is_left(self, position: TrickerionPosition) -> bool:
        """MP-33: a power that works once a round has not worked in this one."""
        used = position.cells[position.table.blocks[USED] + self.seat]
        return not used >> self.number & 1

    def use(self, position: TrickerionPosition) -> None:
        """It has changed something: that is told, and remembered until the round ends."""
        position.cells[position.table.blocks[USED] + self.seat] |= 1 << self.number
        self.worked(position)

    def worked(self, position: TrickerionPosition) -> None:
        """It has changed something, as often as it may: that is told."""
        position.tell(PowerUsed(self.seat, self.id))

    def pay(self, position: TrickerionPosition, fame: int = 0, coins: int = 0, shards: int = 0) -> None:
        """It has worked, and pays its owner."""
        self.worked(position)
        position.grant(self.seat, "power", self.id, fame, coins, shards)
