"""DICE: the six dice of Downtown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.events import RoundBegan
from sleight.games.trickerion.printed import codes, ids
from sleight.games.trickerion.state.cells import DICE

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_SIDES: Final = 6


def roll_all(position: TrickerionPosition) -> None:
    """TR-DICE-01: all dice are rolled, whatever they showed; one draw decides all six."""
    faces, drawn = position.table.faces, position.below(_SIDES**ids.DICE_COUNT)
    for die in range(ids.DICE_COUNT):
        drawn, side = divmod(drawn, _SIDES)
        position.cells[DICE + die] = faces[die][side]
    shown = tuple([codes.face_name(face) for face in position.cells[DICE : DICE + ids.DICE_COUNT]])
    position.tell(RoundBegan(position.round, shown))


def reroll(position: TrickerionPosition, die: int) -> int:
    """TR-DT-33, 35: one die is rolled again; the result is binding."""
    face = position.table.faces[die][position.below(_SIDES)]
    position.cells[DICE + die] = face
    return face
