"""The machine slots of a seat: what is built, what is active, and which slots the shards fill.

Where the shards lie follows from their number (DT-SHARD-04), so that a position stores three numbers a seat:
how many machines are built, which of them are inactive, and which were used this round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.effects import active
from sleight.games.trickerion.modules.dawn.events import MachineBuilt, MachineReactivated, MachineUsed
from sleight.games.trickerion.modules.dawn.printed import SLOTS, machines_of
from sleight.games.trickerion.state.cells import COINS, FAME, SHARDS

if TYPE_CHECKING:
    from sleight.games.trickerion.modules.dawn.printed import MachineCard
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting

BUILT: Final = "machines-built"
"""The block of cells of how many machines each seat has built; they lie on the lowest slots (DT-BUILD-04)."""

INACTIVE: Final = "machines-inactive"
"""The block of cells of the machines of each seat that are inactive, as bits by their slot."""

USED: Final = "machines-used"
"""The block of cells of the machines of each seat that were used this round, as bits by their slot: the limit
of DT-MACH-05 is no matter of their state (DT-MACH-14)."""

WORKING: Final = "machines-working"
"""The block of cells of the machine of each seat that serves the action that is being done, counted from 1;
0 for none."""

PERFORMED: Final = "machines-performed"
"""The block of the one cell of the card whose performance is complete, plus one, while its bonus may still be
doubled (DT-SPIR-10)."""


def built(position: TrickerionPosition, seat: int) -> int:
    """How many machines a seat has built."""
    return position.cells[position.table.blocks[BUILT] + seat]


def card_of(table: Setting, school: int, slot: int) -> MachineCard:
    """What is printed of the machine of a school on a slot, counted from 0."""
    return machines_of(table.printed)[SLOTS * school + slot]


def own_card(position: TrickerionPosition, seat: int, slot: int) -> MachineCard:
    """What is printed of a machine of a seat."""
    return card_of(position.table, position.school_of(seat), slot)


def is_active(position: TrickerionPosition, seat: int, slot: int) -> bool:
    """DT-MACH-01: a machine is built there and active."""
    off = position.cells[position.table.blocks[INACTIVE] + seat]
    return slot < built(position, seat) and not off >> slot & 1


def is_ready(position: TrickerionPosition, seat: int, slot: int) -> bool:
    """DT-MACH-04, 05, 14: a machine can be used: it is active, and was not used this round."""
    used = position.cells[position.table.blocks[USED] + seat]
    return is_active(position, seat, slot) and not used >> slot & 1


def inactive(position: TrickerionPosition, seat: int) -> list[int]:
    """The slots of a seat with an inactive machine."""
    return [slot for slot in range(built(position, seat)) if not is_active(position, seat, slot)]


def active_count(position: TrickerionPosition, seat: int) -> int:
    """How many machines of a seat are active."""
    return built(position, seat) - len(inactive(position, seat))


def filled_at(table: Setting, school: int, slot: int) -> int:
    """DT-SHARD-05: the shards with which a slot is full."""
    return sum([card_of(table, school, each).icons for each in range(slot + 1)])


def is_full(position: TrickerionPosition, seat: int, slot: int) -> bool:
    """DT-SHARD-05: every icon of a slot carries a shard."""
    return position.cells[SHARDS + seat] >= filled_at(position.table, position.school_of(seat), slot)


def price_of(position: TrickerionPosition, seat: int, slot: int) -> int:
    """DT-BUILD-02: the coins that a machine costs on a slot."""
    costs: str = getattr(position.table.options, "machine_costs")  # noqa: B009  # an option of the module
    return own_card(position, seat, slot).costs[costs]


def build(position: TrickerionPosition, seat: int, price: int) -> None:
    """DT-BUILD-04, 05: a machine is paid for and lies active on the lowest empty slot."""
    slot = built(position, seat)
    position.cells[COINS + seat] -= price
    position.cells[position.table.blocks[BUILT] + seat] += 1
    position.tell(MachineBuilt(seat, own_card(position, seat, slot).id, price))
    active.renew(position)


def use(position: TrickerionPosition, seat: int, slot: int) -> None:
    """DT-MACH-03, 05: a machine becomes inactive, and is used for this round."""
    position.cells[position.table.blocks[INACTIVE] + seat] |= 1 << slot
    position.cells[position.table.blocks[USED] + seat] |= 1 << slot
    position.tell(MachineUsed(seat, own_card(position, seat, slot).id))


def set_to_work(position: TrickerionPosition, seat: int, slot: int) -> None:
    """A machine serves the action that its owner begins."""
    position.cells[position.table.blocks[WORKING] + seat] = slot + 1


def working(position: TrickerionPosition, seat: int) -> int:
    """The slot of the machine that serves the action of a seat, or -1."""
    return position.cells[position.table.blocks[WORKING] + seat] - 1


def set_down(position: TrickerionPosition, seat: int) -> None:
    """No machine serves the action of a seat any more."""
    position.cells[position.table.blocks[WORKING] + seat] = 0


def reactivate(
    position: TrickerionPosition, seat: int, slot: int, *, paid: bool = False, again: bool = False
) -> None:
    """DT-REACT-02, 05: a machine becomes active, perhaps for fame, perhaps to be used again this round."""
    cells, blocks, card = position.cells, position.table.blocks, own_card(position, seat, slot)
    cells[blocks[INACTIVE] + seat] &= ~(1 << slot)
    if again:
        cells[blocks[USED] + seat] &= ~(1 << slot)
    fame = card.fame if paid else 0
    cells[FAME + seat] += fame
    position.tell(MachineReactivated(seat, card.id, fame))


def reactivate_all(position: TrickerionPosition) -> None:
    """DT-REACT-01 to 08: every inactive machine on a full slot, in initiative order; a new round of uses."""
    for seat in position.order:
        for slot in inactive(position, seat):
            if is_full(position, seat, slot):
                reactivate(position, seat, slot, paid=True)
        position.cells[position.table.blocks[USED] + seat] = 0
