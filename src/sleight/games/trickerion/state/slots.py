"""Slots of the locations: which are free for whom, and who stands where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.printed.ids import (
    CHARACTERS,
    DARK_ALLEY,
    DAYS_A_WEEK,
    DOWNTOWN,
    FIRST_SLOT_OF,
    MARKET_ROW,
    MOST_SEATS,
    SLOT_COUNT,
    SLOTS_A_DAY,
    STAGE,
    THEATER,
    WORKSHOP,
)
from sleight.games.trickerion.state.cells import COINS, DAYS, DISCS, FIRST_SLOT
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_WIDTHS: Final = (4, 4, 2, DAYS_A_WEEK * SLOTS_A_DAY, 4)
_MASKS: Final = tuple((1 << width) - 1 for width in _WIDTHS)
_LOCATIONS: Final = tuple(
    location
    for location in (DOWNTOWN, MARKET_ROW, WORKSHOP, THEATER, DARK_ALLEY)
    for _ in range(_WIDTHS[location])
)
_FIRST_BITS: Final = tuple(
    tuple(
        SLOT_COUNT + width * seat if location == WORKSHOP else FIRST_SLOT_OF[location]
        for location, width in enumerate(_WIDTHS)
    )
    for seat in range(MOST_SEATS)
)
"""Where the slots of a location begin among all occupied ones; each seat has its own workshop (TR-WS-01)."""

_DAY: Final = (1 << SLOTS_A_DAY) - 1
_UNCLAIMED: Final = tuple(
    sum(_DAY << day * SLOTS_A_DAY for day in range(DAYS_A_WEEK) if not taken >> day * SLOTS_A_DAY & _DAY)
    for taken in range(_MASKS[THEATER] + 1)
)
"""TR-TH-03: the slots of the days on which nobody stands, by the bits of the occupied slots."""


STAGES: Final = tuple(FIRST_SLOT + FIRST_SLOT_OF[THEATER] + SLOTS_A_DAY * day + STAGE for day in range(4))
"""How a disc stands on the performer slot of each day."""


_IS_STAGE: Final = tuple(FIRST_SLOT + slot in STAGES for slot in range(SLOT_COUNT))


def backstage_of(day: int) -> int:
    """A slot backstage of a day."""
    first = FIRST_SLOT_OF[THEATER] + SLOTS_A_DAY * day
    return next(slot for slot in range(first, first + SLOTS_A_DAY) if not is_stage(slot))


def location_of(slot: int) -> int:
    """The location that a slot belongs to."""
    return _LOCATIONS[slot]


def day_of(slot: int) -> int:
    """The day of a slot of the theater."""
    return (slot - FIRST_SLOT_OF[THEATER]) // SLOTS_A_DAY


def is_stage(slot: int) -> bool:
    """TR-TH-24: the slot is a performer slot."""
    return _IS_STAGE[slot]


def lies_backstage(slot: int) -> bool:
    """TR-TH-03: a slot of the theater other than those of the stage."""
    return location_of(slot) == THEATER and not is_stage(slot)


def is_backstage(position: TrickerionPosition, seat: int, character: int) -> bool:
    """TR-PERF-26: a character other than a magician who performs stands in the theater."""
    disc = position.cells[DISCS + CHARACTERS * seat + character]
    return disc >= FIRST_SLOT and lies_backstage(disc - FIRST_SLOT)


def free(position: TrickerionPosition, seat: int, location: int) -> int:
    """TR-PLACE-05, 06, TR-SETUP-27, TR-TH-03 to 05: the slots that a seat may use, as bits."""
    occupied = position.occupied >> _FIRST_BITS[seat][location] & _MASKS[location]
    mask = position.table.open_slots[location] & ~occupied
    if location == THEATER:
        day = position.cells[DAYS + seat]
        mask &= _DAY << (day - 1) * SLOTS_A_DAY if day else _UNCLAIMED[occupied]
    if position.active.toll:
        mask &= ~_too_dear(position, seat, location)
    for effect in position.active.free_slots:
        mask = effect.free_slots(position, seat, location, mask)
    return mask


def toll(position: TrickerionPosition, seat: int, slot: int) -> int:
    """TR-PROR-23: the coins that it costs a seat to use a slot."""
    coins = 0
    for effect in position.active.toll:
        coins = effect.toll(position, seat, slot, coins)
    return coins


def _too_dear(position: TrickerionPosition, seat: int, location: int) -> int:
    """TR-GEN-22, TR-PROR-23: the slots that a seat cannot pay for, as bits."""
    first, coins = FIRST_SLOT_OF[location], position.cells[COINS + seat]
    return sum(1 << n for n in range(_WIDTHS[location]) if toll(position, seat, first + n) > coins)


def refusal(position: TrickerionPosition, seat: int, location: int, slot: int) -> Refusal | None:
    """Why a seat cannot use a slot of the right location."""
    number = slot - FIRST_SLOT_OF[location]
    if free(position, seat, location) >> number & 1:
        return None
    name = position.table.slot_ids[slot]
    if not position.table.open_slots[location] >> number & 1:
        return refuse("slot-closed", "TR-SETUP-27", slot=name)
    if position.occupied >> _FIRST_BITS[seat][location] + number & 1:
        return refuse("slot-taken", "TR-PLACE-05", slot=name)
    if location == THEATER:
        return _day_refusal(position, seat, name)
    price = toll(position, seat, slot)
    if price > position.cells[COINS + seat]:
        return refuse("coins-missing", "TR-PROR-23", price=price, coins=position.cells[COINS + seat])
    return refuse("slot-barred", "TR-PROR-32", slot=name)


def _day_refusal(position: TrickerionPosition, seat: int, name: str) -> Refusal:
    day = position.cells[DAYS + seat]
    if day:
        return refuse("one-day-only", "TR-TH-04", slot=name, day=position.table.day_ids[day - 1])
    return refuse("day-claimed", "TR-TH-03", slot=name)


def occupy(position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
    """TR-PLACE-05, TR-TH-05: put a disc on a slot; in the theater that claims the day."""
    location = _LOCATIONS[slot]
    position.occupied |= 1 << _FIRST_BITS[seat][location] + slot - FIRST_SLOT_OF[location]
    position.cells[DISCS + CHARACTERS * seat + character] = FIRST_SLOT + slot
    if location == THEATER:
        position.cells[DAYS + seat] = 1 + day_of(slot)
