"""Markers on performance cards: laying, lifting, and the links between them (TR-TH, TR-LINK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.printed.geometry import Joint, linked, marker_of
from sleight.games.trickerion.printed.ids import MOST_SEATS, SLOTS, STACKED, SYMBOLS
from sleight.games.trickerion.state.cells import BESIDE, BESIDE_STACKS, GAPS, LAID, PLACES, PRESENT, SPARE

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


_ROWS: Final = ((GAPS, 1), (PRESENT, 1), (BESIDE, 1), (LAID, SLOTS))
"""The cells of a place, and how many each has."""

BESIDE_SLOT: Final = SLOTS
"""Where a marker lies that has no slot (TR-SAR-10)."""

_UNUSED: Final = MOST_SEATS - 1
"""T1-OPT-01: the colour of dummies. They are played by two, so nobody has it."""


def key_of(marker: int) -> int:
    """TR-WS-08: whose symbol a marker shows, as 4 * seat + symbol."""
    return marker - 1 >> 2 & 15


def owner_of(marker: int) -> int:
    """The player whose marker it is."""
    return marker - 1 >> 4 & 3


def is_dummy(position: TrickerionPosition, marker: int) -> bool:
    """T1-OPT-01: whether the colour of a marker is one that nobody plays."""
    return owner_of(marker) >= position.table.seats


def size_of(marker: int) -> int:
    """TR-MAG-28: how many markers lie there: two for a stack."""
    return 2 if marker > STACKED else 1


def lay(position: TrickerionPosition, place: int, slot: int, marker: int) -> None:
    """TR-TH-12: put a marker on an empty slot."""
    cells = position.cells
    cells[LAID + SLOTS * place + slot] = marker
    cells[GAPS + place] &= ~(1 << slot)
    cells[PRESENT + place] |= 1 << key_of(marker)


def lay_dummy(position: TrickerionPosition, place: int, slot: int, rotation: int) -> None:
    """T1-OPT-01, 04: a dummy takes an empty slot, but is present for nobody: it makes no card eligible."""
    cells = position.cells
    cells[LAID + SLOTS * place + slot] = marker_of(_UNUSED, 0, rotation)
    cells[GAPS + place] &= ~(1 << slot)


def lay_beside(position: TrickerionPosition, place: int, key: int, size: int) -> None:
    """TR-SAR-10: put a marker, or a stack, beside the slots of a card."""
    cells = position.cells
    cells[BESIDE + place] |= 1 << key | (size > 1) << BESIDE_STACKS + key
    cells[PRESENT + place] |= 1 << key


def lift(position: TrickerionPosition, place: int, slot: int) -> int:
    """Take what lies on a slot off it; returns how many markers that are."""
    cells = position.cells
    marker = cells[LAID + SLOTS * place + slot]
    cells[LAID + SLOTS * place + slot] = 0
    cells[GAPS + place] |= 1 << slot
    _forget(position, place, key_of(marker))
    return size_of(marker)


def lift_beside(position: TrickerionPosition, place: int, key: int) -> int:
    """TR-SAR-10: take a marker from beside the slots; returns how many markers that are."""
    cells = position.cells
    size = 1 + (cells[BESIDE + place] >> BESIDE_STACKS + key & 1)
    cells[BESIDE + place] &= ~(1 << key | 1 << BESIDE_STACKS + key)
    _forget(position, place, key)
    return size


def take_off(position: TrickerionPosition, place: int, slot: int, key: int) -> int:
    """Take a marker off its slot, or from beside the slots; returns how many markers that are."""
    return lift_beside(position, place, key) if slot == BESIDE_SLOT else lift(position, place, slot)


def _forget(position: TrickerionPosition, place: int, key: int) -> None:
    """TR-SAR-13: a symbol is gone from a card with the last of its markers."""
    if not slots_of(position, place, key):
        position.cells[PRESENT + place] &= ~(1 << key)


def clear(position: TrickerionPosition, place: int) -> int:
    """TR-PERF-09, TR-END-21: all markers of a card go to their owners' reserves; returns how many.

    T1-OPT-03, 04: a dummy leaves too, and goes to nobody.
    """
    cells = position.cells
    lifted = 0
    for marker in markers_on(position, place):
        cells[SPARE + key_of(marker)] += size_of(marker)
        lifted += size_of(marker)
    first = LAID + SLOTS * place
    cells[first : first + SLOTS] = [0] * SLOTS
    cells[GAPS + place] = (1 << position.table.layouts[position.stage[place]].slots) - 1
    cells[PRESENT + place] = cells[BESIDE + place] = 0
    return lifted


def clear_but(position: TrickerionPosition, place: int, staying: dict[int, int]) -> None:
    """TR-PERF-09: all markers of a card go to reserve but one of some symbols each, on its slot, by key."""
    kept = {key: single(marker_at(position, place, slot, key)) for key, slot in staying.items()}
    clear(position, place)
    for key, slot in staying.items():
        position.cells[SPARE + key] -= 1
        if slot == BESIDE_SLOT:
            lay_beside(position, place, key, 1)
        else:
            lay(position, place, slot, kept[key])


def marker_at(position: TrickerionPosition, place: int, slot: int, key: int) -> int:
    """The marker, or stack, with a key on a slot of a card, or beside the slots."""
    if slot != BESIDE_SLOT:
        return position.cells[LAID + SLOTS * place + slot]
    return next(marker for marker in beside_on(position, place) if key_of(marker) == key)


def single(marker: int) -> int:
    """TR-MAG-28: one marker of a stack."""
    return marker - STACKED * (size_of(marker) - 1)


def markers_on(position: TrickerionPosition, place: int) -> list[int]:
    """TR-PERF-05, TR-SAR-10: the players' markers of a card, on slots first, then beside them; no dummies."""
    found = _all_on(position, place)
    if position.table.options.dummies:
        return [marker for marker in found if not is_dummy(position, marker)]
    return found


def _all_on(position: TrickerionPosition, place: int) -> list[int]:
    """Everything that lies on a card, dummies as well."""
    cells, first = position.cells, LAID + SLOTS * place
    found = [marker for marker in cells[first : first + SLOTS] if marker]
    return found + beside_on(position, place)


def beside_on(position: TrickerionPosition, place: int) -> list[int]:
    """TR-SAR-10: the markers beside the slots of a card."""
    beside = position.cells[BESIDE + place]
    if not beside:
        return []
    return [
        1 + 4 * key + STACKED * (beside >> BESIDE_STACKS + key & 1)
        for key in range(BESIDE_STACKS)
        if beside >> key & 1
    ]


def opponents_on(position: TrickerionPosition, place: int, seat: int) -> int:
    """T1-OPT-02, MP-58: how many markers of a card count as an opponent's; a stack is one, so is a dummy."""
    return sum(owner_of(marker) != seat for marker in _all_on(position, place))


def opponents_linked(position: TrickerionPosition, place: int, seat: int, links: list[Joint]) -> int:
    """T1-OPT-02: how many of the links that a marker of a seat makes are with an opponent's, or a dummy."""
    cells, first = position.cells, LAID + SLOTS * place
    return sum(owner_of(cells[first + link.other]) != seat for link in links)


def slots_of(position: TrickerionPosition, place: int, key: int) -> list[int]:
    """Where on a card markers with the key 4 * seat + symbol lie: slots, then BESIDE_SLOT."""
    cells, first = position.cells, LAID + SLOTS * place
    found = [
        slot
        for slot, marker in enumerate(cells[first : first + SLOTS])
        if marker and marker - 1 >> 2 & 15 == key
    ]
    if cells[BESIDE + place] >> key & 1:
        found.append(BESIDE_SLOT)
    return found


def new_links(position: TrickerionPosition, place: int, slot: int) -> list[Joint]:
    """TR-LINK-01, 10: the links in which the marker on a slot takes part."""
    return links_of(position, place, slot, position.cells[LAID + SLOTS * place + slot])


def links_of(position: TrickerionPosition, place: int, slot: int, marker: int) -> list[Joint]:
    """TR-LINK-01: the links in which a marker takes part, or would take part, on a slot."""
    cells, first = position.cells, LAID + SLOTS * place
    around = position.table.layouts[position.stage[place]].around[slot]
    return [
        circle
        for circle in around
        if cells[first + circle.other] and linked(circle, marker, cells[first + circle.other])
    ]


def neighbours_of(position: TrickerionPosition, place: int, slot: int) -> int:
    """TR-SAR-11: how many markers lie on slots that a circle joins to this one."""
    cells, first = position.cells, LAID + SLOTS * place
    around = position.table.layouts[position.stage[place]].around[slot]
    return sum(cells[first + circle.other] > 0 for circle in around)


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
    for first, width in _ROWS:
        row = cells[first : first + width * (PLACES - 1)]
        cells[first : first + width * PLACES] = [0] * width + row


def take_away(position: TrickerionPosition, place: int) -> None:
    """TR-END-20: the last card leaves the theater; nothing lies on it any more."""
    position.stage = position.stage[:place]
    position.cells[GAPS + place] = 0


def exchange(position: TrickerionPosition, one: int, other: int) -> None:
    """TR-SAR-14: two cards change places with everything on them."""
    cells, cards = position.cells, list(position.stage)
    cards[one], cards[other] = cards[other], cards[one]
    position.stage = tuple(cards)
    for first, width in _ROWS:
        here, there = first + width * one, first + width * other
        row = cells[here : here + width]
        cells[here : here + width] = cells[there : there + width]
        cells[there : there + width] = row


def eligible(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-PERF-04: the places of the cards with a marker of the player."""
    own = 15 << SYMBOLS * seat
    cells = position.cells
    return [place for place in range(len(position.stage)) if cells[PRESENT + place] & own]
