"""The special assignment decks and hands: what is drawn, kept and put back, and who knows it.

A card in a deck is written with those who know that it lies there: its number, plus KNOWN_TO shifted by the
seat of each; EVERYBODY includes spectators. Who knows which player has a card is kept in the cells KNOWN, a
bit for each card (TR-GEN-24); such a bit stays until the card goes under its deck. Owners know their cards
anyway. Where decks lie face up everybody knows the top card, and so what becomes of it (T1-ALLEY-13, 14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.printed.ids import MOST_SEATS, SPECIAL
from sleight.games.trickerion.state.cells import HANDS, KNOWN, VIEWERS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

KNOWN_TO: Final = 64
EVERYBODY: Final = KNOWN_TO * ((1 << VIEWERS) - 1)


def card_of(entry: int) -> int:
    """The card of an entry of a deck."""
    return entry % KNOWN_TO


def knowers_of(entry: int) -> int:
    """Who knows that the card of an entry lies there: a bit for each seat, and the fifth for spectators."""
    return entry // KNOWN_TO


def knower(seat: int | None) -> int:
    """The bit of an entry that says that a seat knows the card; a spectator knows what everybody knows."""
    return KNOWN_TO << (MOST_SEATS if seat is None else seat)


def known_to(card: int, seat: int) -> int:
    """A card whose place only that seat knows."""
    return card + knower(seat)


def hand(position: TrickerionPosition, seat: int) -> list[int]:
    """The special cards in a hand, in the order of the data."""
    found: list[int] = []
    held = position.cells[HANDS + seat]
    while held:
        found.append((held & -held).bit_length() - 1)
        held &= held - 1
    return found


def known(position: TrickerionPosition, seat: int | None) -> int:
    """TR-GEN-24: the cards outside the decks of which a seat, or a spectator, knows who has them, as bits."""
    return position.cells[KNOWN + (MOST_SEATS if seat is None else seat)]


def knowers(position: TrickerionPosition, card: int) -> int:
    """Who knows which player has a card, as in a deck."""
    return sum([1 << viewer for viewer in range(VIEWERS) if position.cells[KNOWN + viewer] >> card & 1])


def let_know(position: TrickerionPosition, card: int, knowers: int) -> None:
    """TR-GEN-24: from now on exactly these know which player has a card."""
    cells, bit = position.cells, 1 << card
    for viewer in range(VIEWERS):
        if knowers >> viewer & 1:
            cells[KNOWN + viewer] |= bit
        else:
            cells[KNOWN + viewer] &= ~bit


def take(position: TrickerionPosition, deck: int, count: int) -> tuple[int, ...]:
    """TR-DA-03, 09: the top cards of a deck, as many as there are.

    TR-GEN-24: a single card leaves no choice, so whoever knew its place knows where it goes.
    """
    entries = position.decks[deck]
    put(position, deck, entries[count:])
    cards = tuple([card_of(entry) for entry in entries[:count]])
    if len(cards) == 1:
        let_know(position, cards[0], knowers_of(entries[0]))
    return cards


def take_second(position: TrickerionPosition, deck: int) -> int:
    """PW-07, MP-65: the card below the top card of a deck; whoever knew it there knows who has it."""
    top, second, *others = position.decks[deck]
    put(position, deck, (top, *others))
    let_know(position, card_of(second), knowers_of(second))
    return card_of(second)


def put(position: TrickerionPosition, deck: int, cards: tuple[int, ...]) -> None:
    """A deck is from now on these cards."""
    turned = _turned(position, cards)
    position.decks = (*position.decks[:deck], turned, *position.decks[deck + 1 :])


def lay_out(position: TrickerionPosition, decks: list[tuple[int, ...]]) -> None:
    """TR-SETUP-13, T1-SETUP-03: the decks lie there."""
    position.decks = tuple([_turned(position, deck) for deck in decks])


def _turned(position: TrickerionPosition, cards: tuple[int, ...]) -> tuple[int, ...]:
    """T1-SETUP-03, T1-ALLEY-11: everybody sees the top card of a deck that lies face up."""
    if not cards or not position.table.edition.decks_face_up:
        return cards
    return (card_of(cards[0]) + EVERYBODY, *cards[1:])


def top(position: TrickerionPosition, deck: int) -> int:
    """The top card of a deck that has some."""
    return card_of(position.decks[deck][0])


def cycle(position: TrickerionPosition) -> None:
    """T1-ALLEY-04: the top card of each deck goes under it; whoever knows it knows where it lies."""
    for deck, entries in enumerate(position.decks):
        put(position, deck, (*entries[1:], *entries[:1]))


def put_under(position: TrickerionPosition, entry: int) -> None:
    """TR-SAR-09, TR-END-33: a card goes under the deck of its own location; nobody has it any more."""
    card = card_of(entry)
    deck = position.table.assignment_locations[SPECIAL + card]
    put(position, deck, (*position.decks[deck], entry))
    let_know(position, card, 0)
