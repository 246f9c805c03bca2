"""What the abilities of all magicians have in common (TR-MAG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.state.cells import SPENT

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Effect):
    """The ability of the magician of one seat; it is in force all the time (TR-MAG-01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def is_left(self, position: TrickerionPosition) -> bool:
        """An ability that works once a round has not been used in this one."""
        return not position.cells[SPENT + self.seat]
