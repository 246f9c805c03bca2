"""INIT: the initiative order of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cells import FAME
from sleight.games.trickerion.events import InitiativeSet

if TYPE_CHECKING:
    from sleight.games.trickerion.position import TrickerionPosition


def reorder(position: TrickerionPosition) -> None:
    """TR-INIT-01 to 04: by ascending fame; who is tied stands in the reverse of the previous order."""
    fame = position.cells[FAME : FAME + position.table.seats]
    # Sorting is stable, so the reversed old order decides among equals.
    position.order = tuple(sorted(position.order[::-1], key=lambda seat: fame[seat]))
    position.tell(InitiativeSet(position.order))
