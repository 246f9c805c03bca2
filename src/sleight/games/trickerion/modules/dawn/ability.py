"""ABIL: the ability of a signature trick is an effect of its seat; it counts while the trick is owned."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state.cells import TRICKS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

ABILITY_KINDS: dict[str, type[SignatureAbility]] = {}
"""Every ability by the id of the data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SignatureAbility(Effect):
    """What the signature trick of a seat can do."""

    id: ClassVar[str] = ""

    def __init__(self, seat: int, trick: int) -> None:
        self.seat = seat
        self.trick = trick

    @classmethod
    def _note(cls) -> None:
        if cls.id:
            ABILITY_KINDS[cls.id] = cls

    def concerns(self, position: TrickerionPosition, key: int) -> bool:
        """Whether markers with a key stand for this trick."""
        return key // SYMBOLS == self.seat and position.cells[TRICKS + key] == self.trick + 1
