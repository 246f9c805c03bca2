"""The special assignment decks and hands: what is drawn, kept and put back, and who knows it.

A card in a deck is written with those who know that it lies there: its number, plus KNOWN_TO shifted by the
seat of each; EVERYBODY includes spectators. A hand is known to its owner alone (TR-GEN-24).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cells import HANDS, MOST_SEATS, SPECIAL

if TYPE_CHECKING:
    from sleight.games.trickerion.position import TrickerionPosition

KNOWN_TO = 64
EVERYBODY = KNOWN_TO * ((1 << MOST_SEATS + 1) - 1)


def card_of(entry: int) -> int:
    """The card of an entry of a deck."""
    return entry % KNOWN_TO


def knows(entry: int, seat: int | None) -> bool:
    """Whether a seat knows which card lies there; a spectator knows what everybody knows."""
    return entry // KNOWN_TO >> (MOST_SEATS if seat is None else seat) & 1 > 0


def known_to(card: int, seat: int) -> int:
    """A card whose place only that seat knows."""
    return card + (KNOWN_TO << seat)


def hand(position: TrickerionPosition, seat: int) -> list[int]:
    """The special cards in a hand, in the order of the data."""
    held = position.cells[HANDS + seat]
    return [card for card in range(held.bit_length()) if held >> card & 1]


def take(position: TrickerionPosition, deck: int, count: int) -> tuple[int, ...]:
    """TR-DA-03, 09: the top cards of a deck, as many as there are."""
    cards = position.decks[deck]
    put(position, deck, cards[count:])
    return tuple([card_of(entry) for entry in cards[:count]])


def put(position: TrickerionPosition, deck: int, cards: tuple[int, ...]) -> None:
    """A deck is from now on these cards."""
    position.decks = (*position.decks[:deck], cards, *position.decks[deck + 1 :])


def put_under(position: TrickerionPosition, entry: int) -> None:
    """TR-SAR-09, TR-END-33: a card goes under the deck of its own location."""
    deck = position.table.assignment_locations[SPECIAL + card_of(entry)]
    put(position, deck, (*position.decks[deck], entry))
