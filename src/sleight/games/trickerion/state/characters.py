"""The characters of a team: who belongs to it, and whose discs lie in reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import CHARACTERS, FIRST_APPRENTICE, MANAGER
from sleight.games.trickerion.state.cells import DISCS, HOME, INN, RESERVE

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def owns(position: TrickerionPosition, seat: int, character: int) -> bool:
    """TR-DT-28, 29: the character belongs to the team; one that waits at the inn does not yet."""
    disc = position.cells[DISCS + 8 * seat + character]
    return disc >= HOME and disc != INN


def free_specialists(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-DT-25: the specialists whose discs lie in reserve."""
    first = DISCS + CHARACTERS * seat
    return [each for each in range(MANAGER, FIRST_APPRENTICE) if position.cells[first + each] == RESERVE]
