"""ASSIGN, PLACE: the assignment cards of a seat, in hand and under its characters, and where they lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.effects import active
from sleight.games.trickerion.events.city import Assignment, PlansRevealed
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, CHARACTERS, SPECIAL
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.state.cells import CARDS, DISCS, FIRST_SLOT, HANDS, OWED, PENDING, SEALED, SHOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.state.position import TrickerionPosition


def cards_left(position: TrickerionPosition, seat: int, card: int) -> int:
    """TR-ASSIGN-02, 03: how many copies of a permanent or special card the seat still holds."""
    if card >= SPECIAL:
        return position.cells[HANDS + seat] >> card - SPECIAL & 1
    first = CARDS + CHARACTERS * seat
    return position.table.hand[card] - position.cells[first : first + CHARACTERS].count(card + 1)


def sendable(position: TrickerionPosition, seat: int, character: int) -> Sequence[Choice]:
    """TR-ASSIGN-01 to 03, 05: every card in hand for a character, or none."""
    left, mask = position.table.hand[:], position.table.whole_hand
    for card in cards_under(position, seat):
        if 0 < card <= SPECIAL:
            left[card - 1] -= 1
            if not left[card - 1]:
                mask ^= 1 << card - 1
    offered = position.table.sends[character][mask]
    if not position.cells[HANDS + seat]:
        return offered
    send = position.table.universe.send[character]
    special = [send[SPECIAL + card] for card in decks.hand(position, seat)]
    return [*offered[:-1], *special, offered[-1]]


def lay(position: TrickerionPosition, seat: int, character: int, card: int) -> None:
    """TR-SA-02: a card goes from hand under a character."""
    position.cells[CARDS + CHARACTERS * seat + character] = 1 + card
    if card >= SPECIAL:
        position.cells[HANDS + seat] &= ~(1 << card - SPECIAL)


def take_back(position: TrickerionPosition, seat: int, character: int) -> None:
    """TR-END-34, TR-GEN-24: a card returns to hand; if a special one was shown, all know that it is there."""
    cell = CARDS + CHARACTERS * seat + character
    card = position.cells[cell] - 1
    position.cells[cell] = 0
    if card >= SPECIAL:
        position.cells[HANDS + seat] |= 1 << card - SPECIAL
        if position.cells[SHOWN + seat] >> character & 1:
            decks.let_know(position, card - SPECIAL, decks.knowers_of(decks.EVERYBODY))


MEMBERS: Final = tuple(
    tuple(character for character in range(CHARACTERS) if mask >> character & 1)
    for mask in range(1 << CHARACTERS)
)


def sealing(position: TrickerionPosition) -> bool:
    """TR-PROR-25: whether cards are turned up one by one."""
    sealed = False
    for effect in position.active.hides_assignments:
        sealed = effect.hides_assignments(position, sealed)
    return sealed


def reveal(position: TrickerionPosition) -> None:
    """TR-PLACE-01, TR-PROR-25: all cards of characters that are still to be handled are turned up."""
    cells, ids = position.cells, position.table.assignment_ids
    revealed: list[Assignment] = []
    for seat in range(position.table.seats):
        for character in MEMBERS[cells[PENDING + seat]]:
            card = cells[CARDS + CHARACTERS * seat + character] - 1
            revealed.append(Assignment(seat, CHARACTER_IDS[character], ids[card]))
        cells[SHOWN + seat] |= cells[PENDING + seat]
    if revealed or not cells[SEALED]:
        position.tell(PlansRevealed(tuple(revealed)))
    cells[SEALED] = 0


def bound_for(position: TrickerionPosition, seat: int, location: int, characters: int | None = None) -> bool:
    """TR-PLACE-04: one of these characters, by default of all still to be handled, may go to a location."""
    waiting = position.cells[PENDING + seat] if characters is None else characters
    return any(location in reach(position, seat, character) for character in MEMBERS[waiting])


def call_in_wages(position: TrickerionPosition, seat: int) -> int:
    """TR-END-02: the wages that a seat pays now, once a round."""
    for effect in position.active.wages_called:
        effect.wages_called(position, seat, _wages(position, seat))
    return wages_due(position, seat)


def wages_due(position: TrickerionPosition, seat: int, more: int = 0) -> int:
    """TR-END-02 to 07: the wages of the characters that have been placed, and so much more."""
    due = _wages(position, seat) + more
    for effect in position.active.wages:
        due = effect.wages(position, seat, due)
    return due


def _wages(position: TrickerionPosition, seat: int) -> int:
    """T1-END-02: of those in town, and of those who have returned."""
    first = DISCS + CHARACTERS * seat
    discs = position.cells[first : first + CHARACTERS]
    placed = sum([wage for disc, wage in zip(discs, position.table.wages, strict=True) if disc >= FIRST_SLOT])
    return placed + position.cells[OWED + seat]


def owe_wages(position: TrickerionPosition) -> None:
    """T1-END-02: whoever was placed returns before wages are paid, and it is kept what they earned."""
    for seat in range(position.table.seats):
        position.cells[OWED + seat] = _wages(position, seat)


def cards_under(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-ASSIGN-02: the assignment card under each character of a seat, plus one; 0 for none."""
    first = CARDS + CHARACTERS * seat
    return position.cells[first : first + CHARACTERS]


def card_under(position: TrickerionPosition, seat: int, character: int) -> int:
    """TR-ASSIGN-02: the assignment card under a character, or -1."""
    return position.cells[CARDS + CHARACTERS * seat + character] - 1


def reach(position: TrickerionPosition, seat: int, character: int) -> tuple[int, ...]:
    """TR-PLACE-04, TR-SAR-29: the locations at which a character may be placed."""
    table = position.table
    location = table.assignment_locations[position.cells[CARDS + CHARACTERS * seat + character] - 1]
    if location in table.roaming_from and roaming_card(position, seat, character) != active.NO_CARD:
        return table.locations
    return (location,)


def roaming_card(position: TrickerionPosition, seat: int, character: int) -> int:
    """TR-SAR-29: the special card, own or borrowed, that frees a character from its location."""
    roaming = position.table.roaming
    card = card_under(position, seat, character)
    if card >= SPECIAL:
        return card - SPECIAL if card in roaming else active.NO_CARD
    borrowed = borrowable(position, seat, character)
    return next((special for special in borrowed if SPECIAL + special in roaming), active.NO_CARD)


def borrowable(position: TrickerionPosition, seat: int, character: int) -> list[int]:
    """TR-MAG-11, 13: the special cards whose bonus a placement with a permanent card may borrow."""
    found: list[int] = []
    for effect in position.active.borrowable:
        found += effect.borrowable(position, seat, character)
    return found
