"""What machines add to views and saved positions, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.games.trickerion.modules.dawn import signature, slots, so_far
from sleight.games.trickerion.modules.dawn.printed import SLOTS
from sleight.games.trickerion.modules.dawn.so_far import SoFar
from sleight.games.trickerion.modules.dawn.types import (
    Dawn,
    MachineBoard,
    MachineSlot,
    SavedDawn,
    SavedMachines,
    SetUpSoFar,
)
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import SHARDS, TRICKS
from sleight.games.trickerion.state.shown import NEVER, Kept

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition


def view(position: TrickerionPosition) -> Dawn:
    """DT-SETUP-15: the same for everybody."""
    boards = tuple([_board(position, seat) for seat in range(position.table.seats)])
    return Dawn(boards, _last_show(position), _set_up(position))


def _last_show(position: TrickerionPosition) -> str:
    card = position.cells[position.table.blocks[slots.PERFORMED]] - 1
    return position.table.card_ids[card] if card >= 0 else ""


def _set_up(position: TrickerionPosition) -> SetUpSoFar | None:
    found = so_far.read(position)
    return SetUpSoFar(position.table.trick_ids[found.trick], *found[1:]) if found else None


def _board(position: TrickerionPosition, seat: int) -> MachineBoard:
    cells, blocks, shown = position.cells, position.table.blocks, position.table.shown.of_modules
    first, sort = TRICKS + SYMBOLS * seat, (_board, seat)
    numbers = (
        [cells[blocks[block] + seat] for block in (slots.BUILT, slots.INACTIVE, slots.USED, slots.WORKING)],
        cells[first : first + SYMBOLS],
        cells[SHARDS + seat],
        position.magicians[seat],
    )
    kept: Kept[MachineBoard] = shown.get(sort, NEVER)
    if kept.numbers != numbers:
        kept = shown[sort] = Kept(numbers, _board_anew(position, seat))
    return kept.part


def _board_anew(position: TrickerionPosition, seat: int) -> MachineBoard:
    table = position.table
    own = (slots.built(position, seat), *_states(position, seat), slots.working(position, seat) + 1)
    if not position.magicians[seat]:
        return MachineBoard(*own)
    trick = signature.of_seat(position, seat)
    icons = slots.filled_at(table, position.school_of(seat), SLOTS - 1)
    return MachineBoard(
        *own,
        slots=tuple([_slot(position, seat, slot) for slot in range(SLOTS)]),
        apart=max(0, position.cells[SHARDS + seat] - icons),
        signature=table.trick_ids[trick] if trick >= 0 else "",
        beside=trick >= 0 and tricks.symbol_of(position, seat, trick) < 0,
    )


def _states(position: TrickerionPosition, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The slots with inactive machines, and with those that were used this round."""
    cells, blocks = position.cells, position.table.blocks
    return _numbers(cells[blocks[slots.INACTIVE] + seat]), _numbers(cells[blocks[slots.USED] + seat])


def _numbers(bits: int) -> tuple[int, ...]:
    return tuple([slot + 1 for slot in range(SLOTS) if bits >> slot & 1])


def _slot(position: TrickerionPosition, seat: int, slot: int) -> MachineSlot:
    """DT-SHARD-01, 04: shards fill the icons from the bottom up."""
    card = slots.own_card(position, seat, slot)
    below = slots.filled_at(position.table, position.school_of(seat), slot) - card.icons
    lie = min(card.icons, max(0, position.cells[SHARDS + seat] - below))
    state = "active" if slots.is_active(position, seat, slot) else "inactive"
    if slot >= slots.built(position, seat):
        state = ""
    return MachineSlot(card.id, card.icons, lie, slots.price_of(position, seat, slot), card.fame, state)


def saved(position: TrickerionPosition) -> SavedDawn:
    """What does not follow from the magicians and the shards."""
    seats = range(position.table.seats)
    built = [slots.built(position, seat) for seat in seats]
    rows = [
        SavedMachines(built[seat], *_states(position, seat), slots.working(position, seat) + 1)
        for seat in seats
    ]
    return SavedDawn(tuple(rows), _last_show(position), _set_up(position))


def lay(position: TrickerionPosition, saved: Dawn | SavedDawn) -> None:
    """Lay everything out as it was saved or shown."""
    cells, blocks = position.cells, position.table.blocks
    if saved.last_show:
        cells[blocks[slots.PERFORMED]] = 1 + position.table.card_numbers[saved.last_show]
    seats: Sequence[MachineBoard | SavedMachines] = saved.seats
    for seat, each in enumerate(seats):
        cells[blocks[slots.BUILT] + seat] = each.built
        cells[blocks[slots.WORKING] + seat] = each.working
        for block, numbers in ((slots.INACTIVE, each.inactive), (slots.USED, each.used_slots)):
            cells[blocks[block] + seat] = sum([1 << number - 1 for number in numbers])
    going_on = saved.set_up
    if going_on:
        trick, *known = msgspec.structs.astuple(going_on)
        so_far.write(position, SoFar(position.table.trick_numbers[trick], *known))
