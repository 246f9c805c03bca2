"""The cards of `powers.json`: house data, our own inventions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from sleight.core.chance import MOST_SHUFFLED
from sleight.games.trickerion.printed.ids import MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from sleight.games.trickerion.printed.structs import Printed
    from sleight.games.trickerion.state.catalog import Catalog

ID = "powers"
LEVELS = (1, 2, 3)
"""MP-02, 03: yellow, orange and red."""

POWER_SLOTS = 4
"""MP-21: how many slots there are."""

DEALT_EACH = 4
"""MP-05: how many powers of each colour a player is dealt."""

DISCARDED = 4
"""MP-06: how many of them are put out of the game."""

DEALT = DEALT_EACH * len(LEVELS)


class PowerCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of `powers.json`."""

    id: str
    level: int
    """MP-03: 1 for yellow, 2 for orange, 3 for red."""

    slots: tuple[int, ...]
    """MP-11: the slots at which it may lie, counted from 1."""

    copies: int
    ruling: str


def cards_of(printed: Printed) -> Sequence[PowerCard]:
    """All powers; a position knows each by its number among them."""
    return printed.of_modules[ID]


def id_of(catalog: Catalog, power: int) -> str:
    """The id of a power by its number."""
    return cards_of(catalog.printed)[power].id


def ids_of(catalog: Catalog, powers: int) -> tuple[str, ...]:
    """The ids of powers that are given as bits, in the order of the data."""
    return tuple([card.id for number, card in enumerate(cards_of(catalog.printed)) if powers >> number & 1])


def numbers_in(powers: int) -> list[int]:
    """The numbers of powers that are given as bits."""
    return [number for number in range(powers.bit_length()) if powers >> number & 1]


def deck_of(catalog: Catalog, level: int) -> tuple[int, ...]:
    """MP-04: the deck of a colour: the number of a power as often as it has copies."""
    cards = enumerate(cards_of(catalog.printed))
    return tuple([number for number, card in cards if card.level == level for _ in range(card.copies)])


def faults(cards: Sequence[PowerCard], known: Collection[str]) -> Iterator[str]:
    """What the rules take for granted and the cards do not give: the card and field of each fault."""
    for card in cards:
        yield from _card_faults(card, known)
    for id, count in Counter(card.id for card in cards).items():
        if count > 1:
            yield f"{id}: id stands {count} times"
    for level in LEVELS:
        copies = [card.copies for card in cards if card.level == level]
        # Nobody is dealt two of one name (MP-44), so more copies than players serve for nothing.
        if sum(min(each, MOST_SEATS) for each in copies) < DEALT_EACH * MOST_SEATS:
            yield f"powers: level {level} needs {DEALT_EACH} different cards for each of {MOST_SEATS} players"
        if sum(copies) > MOST_SHUFFLED:
            yield f"powers: level {level} has more than {MOST_SHUFFLED} cards"


def _card_faults(card: PowerCard, known: Collection[str]) -> Iterator[str]:
    if card.id not in known:
        yield f"{card.id}: id must be one of {', '.join(sorted(known))}"
    if card.level not in LEVELS:
        yield f"{card.id}: level must be 1 to {LEVELS[-1]}"
    if not card.slots or sorted({*card.slots} & {*range(1, POWER_SLOTS + 1)}) != list(card.slots):
        yield f"{card.id}: slots must be some of 1 to {POWER_SLOTS}, in their order"
    if card.copies < 1:
        yield f"{card.id}: copies must be at least 1"
