"""INIT: the initiative order of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.events import InitiativeSet
from sleight.games.trickerion.state.cells import FAME

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def reorder(position: TrickerionPosition) -> None:
    """TR-INIT-01 to 04: by ascending fame; who is tied stands in the reverse of the previous order."""
    fame = position.cells[FAME : FAME + position.table.seats]
    # Sorting in reverse keeps the order of equals, so the whole result is turned round once more.
    descending = sorted(position.order, key=lambda seat: fame[seat], reverse=True)
    position.order = tuple(descending[::-1])
    position.tell(InitiativeSet(position.order))
