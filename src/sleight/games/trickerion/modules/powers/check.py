"""Whether what a save says of powers can be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from sleight.games.trickerion.modules.powers.dealing import DiscardPowers
from sleight.games.trickerion.modules.powers.printed import (
    DEALT,
    DEALT_EACH,
    DISCARDED,
    LEVELS,
    cards_of,
)
from sleight.games.trickerion.modules.powers.slots import ICONS, OPENS_AT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.modules.powers.printed import PowerCard
    from sleight.games.trickerion.modules.powers.types import SavedPowers
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved

_CHOOSING = DiscardPowers.kind


def faults(table: Setting, saved: Saved, powers: SavedPowers | None) -> Iterator[str]:
    """MP-05 to 12, 29, 44: each power lies in one place, where it may lie."""
    if powers is None:
        yield "powers: needed with these options"
        return
    shapes = {"slots": powers.slots, "hands": powers.hands, "discards": powers.discards}
    shapes |= {"shown": powers.shown, "used": powers.used}
    cards = {card.id: card for card in cards_of(table.printed)}
    for name, rows in shapes.items():
        if len(rows) != table.seats or (name == "slots" and any(len(row) != len(ICONS) for row in rows)):
            yield f"powers.{name}: [{table.seats}]"
            return
        for seat, row in enumerate(rows):
            unknown = [id for id in row if id not in cards and not (name == "slots" and id == "")]
            if unknown:
                yield f"powers.{name}[{seat}]: {unknown[0]!r} is unknown here"
                return
    for seat in range(table.seats):
        yield from _seat_faults(cards, saved, powers, seat)
    held: Any = Counter(id for seat in range(table.seats) for id in _dealt(powers, seat))
    for id, count in held.items():
        if count > cards[id].copies:
            yield f"powers: {id} 0..{cards[id].copies}"


def _dealt(powers: SavedPowers, seat: int) -> list[str]:
    """All that a seat was dealt."""
    return [*filter(None, powers.slots[seat]), *powers.hands[seat], *powers.discards[seat]]


def _seat_faults(cards: dict[str, PowerCard], saved: Saved, powers: SavedPowers, seat: int) -> Iterator[str]:
    asked = saved.asked[seat]
    chooses = asked is not None and asked.kind == _CHOOSING
    begun = bool(saved.order) or any(open and open.kind == _CHOOSING for open in saved.asked)
    dealt, discards = _dealt(powers, seat), len(powers.discards[seat])
    if len(dealt) != DEALT * begun or len(set(dealt)) != len(dealt):
        yield f"powers: {DEALT * begun} different ones for seat {seat}"
    by_level = Counter(cards[id].level for id in dealt)
    if begun and any(by_level[level] != DEALT_EACH for level in LEVELS):
        yield f"powers: {DEALT_EACH} of each level for seat {seat}"
    if discards > DISCARDED * begun or (begun and discards < DISCARDED and not chooses):
        yield f"powers.discards[{seat}]: [{DISCARDED * begun}]"
    learned = {id for id in powers.slots[seat] if id}
    for slot, id in enumerate(powers.slots[seat]):
        if id and (slot + 1 not in cards[id].slots or saved.shards[seat] < OPENS_AT[slot]):
            yield f"powers.slots[{seat}]: {id} at an open slot of its own"
    shown = set(powers.shown[seat])
    if not learned <= shown or not shown <= {*learned, *powers.hands[seat]}:
        yield f"powers.shown[{seat}]: what is learned, and more of its hand"
    if not shown >= set(powers.used[seat]):
        yield f"powers.used[{seat}]: some of what is shown"
