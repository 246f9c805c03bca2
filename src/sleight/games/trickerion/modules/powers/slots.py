"""MP-10 to 21: the slots at the edge of a player board, and the shards that hold them open."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.effects import active
from sleight.games.trickerion.modules.powers.events import PowerReturned
from sleight.games.trickerion.modules.powers.printed import id_of
from sleight.games.trickerion.printed.ids import MOST_SEATS
from sleight.games.trickerion.state.cells import SHARDS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

ICONS: Final = (1, 2, 2, 3)
"""MP-21: the shards that each slot asks for, from the lowest up; house data."""

OPENS_AT: Final = tuple(accumulate(ICONS))
"""MP-20: the shards with which each slot is open."""

SLOTS: Final = "power-slots"
"""The block of cells of what lies at the slots: the number of a power, plus one; four cells a seat."""

HAND: Final = "power-hand"
"""The block of cells of the powers in the hand of each seat, as bits by their number."""

SLOT_CELLS: Final = len(ICONS) * MOST_SEATS


def first_slot(position: TrickerionPosition, seat: int) -> int:
    """The cell of the lowest slot of a seat."""
    return position.table.blocks[SLOTS] + len(ICONS) * seat


def open_with(shards: int) -> int:
    """MP-20: how many slots so many shards hold open, counted from the lowest."""
    return sum([opens_at <= shards for opens_at in OPENS_AT])


def open_slots(position: TrickerionPosition, seat: int) -> int:
    """MP-20: how many slots of a seat are open, counted from the lowest."""
    return open_with(position.cells[SHARDS + seat])


def held_above(position: TrickerionPosition, seat: int, slots: int) -> list[tuple[int, int]]:
    """The slots above so many that hold a power, and its number."""
    first = first_slot(position, seat)
    found = [(slot, position.cells[first + slot] - 1) for slot in range(slots, len(ICONS))]
    return [(slot, power) for slot, power in found if power >= 0]


def give_back(position: TrickerionPosition, seat: int, slot: int, power: int) -> None:
    """MP-14, 18: a power goes back to the hand of its owner."""
    position.cells[first_slot(position, seat) + slot] = 0
    position.cells[position.table.blocks[HAND] + seat] |= 1 << power
    position.tell(PowerReturned(seat, id_of(position.table, power), slot + 1))


def close(position: TrickerionPosition, seat: int) -> None:
    """MP-18, 47: all powers at slots that are no longer complete return together, and work no longer."""
    returned = held_above(position, seat, open_slots(position, seat))
    for slot, power in returned:
        give_back(position, seat, slot, power)
    if returned:
        active.renew(position)
