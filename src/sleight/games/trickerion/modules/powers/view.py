"""What powers add to views and saved positions, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.modules.powers import slots
from sleight.games.trickerion.modules.powers.dealing import DISCARDS, DiscardPowers
from sleight.games.trickerion.modules.powers.learning import SHOWN
from sleight.games.trickerion.modules.powers.power import USED
from sleight.games.trickerion.modules.powers.printed import (
    DEALT_EACH,
    LEVELS,
    cards_of,
    deck_of,
    id_of,
    ids_of,
)
from sleight.games.trickerion.modules.powers.slots import HAND, ICONS, OPENS_AT
from sleight.games.trickerion.modules.powers.types import Powers, PowerSlot, Repertoire, SavedPowers
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.shown import NEVER, Kept

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting


def view(position: TrickerionPosition, seat: int | None) -> Powers:
    """MP-29: learned powers, and those that were once learned; the rest only for their owner."""
    seats = range(position.table.seats)
    repertoires = tuple([_repertoire(position, owner, own=owner == seat) for owner in seats])
    return Powers(repertoires, _left(position))


def _left(position: TrickerionPosition) -> tuple[int, int, int]:
    """MP-08: how many cards of each colour are in the box."""
    table = position.table
    dealt = DEALT_EACH * table.seats if _bits(position, HAND, 0) or _bits(position, DISCARDS, 0) else 0
    kept: Kept[tuple[int, int, int]] = table.shown.of_modules.get(_left, NEVER)
    if kept.numbers != dealt:
        kept = table.shown.of_modules[_left] = Kept(dealt, _left_after(table, dealt))
    return kept.part


def _left_after(table: Setting, dealt: int) -> tuple[int, int, int]:
    yellow, orange, red = (len(deck_of(table, level)) - dealt for level in LEVELS)
    return yellow, orange, red


def _repertoire(position: TrickerionPosition, seat: int, *, own: bool) -> Repertoire:
    shown, cells, blocks = position.table.shown.of_modules, position.cells, position.table.blocks
    first, choosing = slots.first_slot(position, seat), not own and _chooses(position, seat)
    numbers = (
        cells[blocks[HAND] + seat],
        cells[blocks[DISCARDS] + seat],
        cells[blocks[SHOWN] + seat],
        cells[blocks[USED] + seat],
        cells[first : first + len(ICONS)],
        cells[SHARDS + seat],
        choosing,
    )
    sort = (_repertoire, seat, own)
    kept: Kept[Repertoire] = shown.get(sort, NEVER)
    if kept.numbers != numbers:
        kept = shown[sort] = Kept(numbers, _repertoire_anew(position, seat, own, choosing))
    return kept.part


def _repertoire_anew(position: TrickerionPosition, seat: int, own: bool, choosing: bool) -> Repertoire:
    table, shards = position.table, position.cells[SHARDS + seat]
    hand, discards = _bits(position, HAND, seat), _bits(position, DISCARDS, seat)
    known = _bits(position, SHOWN, seat) & hand
    if choosing:
        hand |= discards  # how far it is with its discards is nobody's business
    seen = hand if own else known
    return Repertoire(
        slots=tuple([_slot(position, seat, slot) for slot in range(len(ICONS))]),
        hand=ids_of(table, seen),
        hidden=(hand ^ seen).bit_count(),
        known=ids_of(table, known),
        apart=max(0, shards - OPENS_AT[-1]),
        discards=ids_of(table, discards) if own else (),
        used=ids_of(table, _bits(position, USED, seat)),
    )


def _chooses(position: TrickerionPosition, seat: int) -> bool:
    """Whether a seat still chooses its discards."""
    return any(isinstance(question, DiscardPowers) for question in position.stacks[seat])


def _slot(position: TrickerionPosition, seat: int, slot: int) -> PowerSlot:
    """MP-15, 19: shards fill the icons from the bottom up."""
    below = OPENS_AT[slot] - ICONS[slot]
    lie = min(ICONS[slot], max(0, position.cells[SHARDS + seat] - below))
    return PowerSlot(ICONS[slot], lie, _power_at(position, seat, slot))


def _power_at(position: TrickerionPosition, seat: int, slot: int) -> str:
    power = position.cells[slots.first_slot(position, seat) + slot]
    return id_of(position.table, power - 1) if power else ""


def _bits(position: TrickerionPosition, block: str, seat: int) -> int:
    return position.cells[position.table.blocks[block] + seat]


def saved(position: TrickerionPosition) -> SavedPowers:
    """All of it; what is in no hand, at no slot and not discarded stayed in the box."""
    rows = [
        tuple([_power_at(position, seat, slot) for slot in range(len(ICONS))])
        for seat in range(position.table.seats)
    ]
    return SavedPowers(
        slots=tuple(rows),
        hands=_each(position, HAND),
        discards=_each(position, DISCARDS),
        shown=_each(position, SHOWN),
        used=_each(position, USED),
    )


def _each(position: TrickerionPosition, block: str) -> tuple[tuple[str, ...], ...]:
    table = position.table
    return tuple([ids_of(table, _bits(position, block, seat)) for seat in range(table.seats)])


def lay(position: TrickerionPosition, saved: SavedPowers) -> None:
    """Lay everything out as it was saved."""
    cells, blocks = position.cells, position.table.blocks
    numbers = {card.id: number for number, card in enumerate(cards_of(position.table.printed))}
    lay_slots(position, saved.slots)
    rows: Sequence[tuple[str, tuple[tuple[str, ...], ...]]] = (
        (HAND, saved.hands),
        (DISCARDS, saved.discards),
        (SHOWN, saved.shown),
        (USED, saved.used),
    )
    for block, each in rows:
        for seat, ids in enumerate(each):
            cells[blocks[block] + seat] = sum([1 << numbers[id] for id in ids])


def lay_slots(position: TrickerionPosition, rows: Sequence[Sequence[str]]) -> None:
    """Lay the powers of each seat to its slots."""
    numbers = {card.id: number for number, card in enumerate(cards_of(position.table.printed))}
    for seat, row in enumerate(rows):
        first = slots.first_slot(position, seat)
        position.cells[first : first + len(row)] = [1 + numbers[id] if id else 0 for id in row]
