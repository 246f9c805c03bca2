"""Markers on performance cards: laying, lifting, and the links between them (TR-TH, TR-LINK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cells import GAPS, LAID, PLACES, PRESENT, SLOTS, SPARE
from sleight.games.trickerion.geometry import linked

if TYPE_CHECKING:
    from sleight.games.trickerion.geometry import Joint
    from sleight.games.trickerion.position import TrickerionPosition


def lay(position: TrickerionPosition, place: int, slot: int, marker: int) -> None:
    """TR-TH-12: put a marker on an empty slot."""
    cells = position.cells
    cells[LAID + SLOTS * place + slot] = marker
    cells[GAPS + place] &= ~(1 << slot)
    cells[PRESENT + place] |= 1 << (marker - 1 >> 2)


def lift(position: TrickerionPosition, place: int, slot: int) -> int:
    """Take a marker off its slot."""
    cells = position.cells
    marker = cells[LAID + SLOTS * place + slot]
    cells[LAID + SLOTS * place + slot] = 0
    cells[GAPS + place] |= 1 << slot
    cells[PRESENT + place] &= ~(1 << (marker - 1 >> 2))
    return marker


def clear(position: TrickerionPosition, place: int) -> int:
    """TR-PERF-09, TR-END-21: all markers of a card go to their owners' reserves; returns how many."""
    cells = position.cells
    first = LAID + SLOTS * place
    lifted = 0
    for cell in range(first, first + SLOTS):
        if cells[cell]:
            cells[SPARE + (cells[cell] - 1 >> 2)] += 1
            cells[cell] = 0
            lifted += 1
    cells[GAPS + place] = (1 << position.table.layouts[position.stage[place]].slots) - 1
    cells[PRESENT + place] = 0
    return lifted


def slot_of(position: TrickerionPosition, place: int, key: int) -> int:
    """The slot of a card on which the marker with the key 4 * seat + symbol lies, or -1."""
    first = LAID + SLOTS * place
    for slot, marker in enumerate(position.cells[first : first + SLOTS]):
        if marker and marker - 1 >> 2 == key:
            return slot
    return -1


def new_links(position: TrickerionPosition, place: int, slot: int) -> list[Joint]:
    """TR-LINK-01, 10: the links in which the marker on a slot takes part."""
    cells, first = position.cells, LAID + SLOTS * place
    marker = cells[first + slot]
    around = position.table.layouts[position.stage[place]].around[slot]
    return [
        circle
        for circle in around
        if cells[first + circle.other] and linked(circle, marker, cells[first + circle.other])
    ]


def links_on(position: TrickerionPosition, place: int) -> int:
    """TR-PERF-25: the links on a card, whoever owns or created them."""
    cells, first = position.cells, LAID + SLOTS * place
    count = 0
    for circle in position.table.layouts[position.stage[place]].circles:
        one, other = cells[first + circle.slot], cells[first + circle.other]
        if one and other and linked(circle, one, other):
            count += 1
    return count


def open_up(position: TrickerionPosition, place: int) -> None:
    """A fresh card: all its slots are empty."""
    position.cells[GAPS + place] = (1 << position.table.layouts[position.stage[place]].slots) - 1


def shift_right(position: TrickerionPosition) -> None:
    """TR-END-22: all cards move one slot to the right with their markers; the leftmost becomes free."""
    cells = position.cells
    for first, width in ((GAPS, 1), (PRESENT, 1), (LAID, SLOTS)):
        row = cells[first : first + width * (PLACES - 1)]
        cells[first : first + width * PLACES] = [0] * width + row


def take_away(position: TrickerionPosition, place: int) -> None:
    """TR-END-20: the last card leaves the theater; nothing lies on it any more."""
    position.stage = position.stage[:place]
    position.cells[GAPS + place] = 0
