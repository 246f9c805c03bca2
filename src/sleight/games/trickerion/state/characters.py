"""The characters of a team: who belongs to it, and whose discs lie in reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.editions.edition import UNLIMITED
from sleight.games.trickerion.printed.ids import CHARACTERS, FIRST_APPRENTICE, MANAGER
from sleight.games.trickerion.state.cells import COINS, DISCS, FAME, HOME, INN, RESERVE

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


def take_wages(position: TrickerionPosition, seat: int, due: int, most: int = UNLIMITED) -> tuple[int, int]:
    """TR-END-08, 09: the coins that are paid, at most so many, and the fame that is lost for the rest."""
    cells = position.cells
    paid = min(due, cells[COINS + seat], most)
    lost = min((due - paid) * position.table.edition.unpaid_fame, cells[FAME + seat])
    cells[COINS + seat] -= paid
    cells[FAME + seat] -= lost
    return paid, lost
