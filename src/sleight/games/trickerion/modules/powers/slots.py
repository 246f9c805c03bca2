"""MP-10 to 21: the slots at the edge of a player board, and the shards that hold them open."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import MOST_SEATS
from sleight.games.trickerion.state.cells import SHARDS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

ICONS = (1, 2, 2, 3)
"""MP-21: the shards that each slot asks for, from the lowest up; house data."""

OPENS_AT = tuple(accumulate(ICONS))
"""MP-20: the shards with which each slot is open."""

SLOTS = "power-slots"
"""The block of cells of what lies at the slots: the number of a power, plus one; four cells a seat."""

SLOT_CELLS = len(ICONS) * MOST_SEATS


def first_slot(position: TrickerionPosition, seat: int) -> int:
    """The cell of the lowest slot of a seat."""
    return position.table.blocks[SLOTS] + len(ICONS) * seat


def open_slots(position: TrickerionPosition, seat: int) -> int:
    """MP-20: how many slots are open, counted from the lowest."""
    return sum(shards <= position.cells[SHARDS + seat] for shards in OPENS_AT)
