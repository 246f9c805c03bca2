"""END: what becomes of special assignment cards at the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.events.alley import SpecialsReturned
from sleight.games.trickerion.printed.ids import CHARACTERS, SPECIAL
from sleight.games.trickerion.state import cells, decks

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def return_specials(position: TrickerionPosition) -> None:
    """TR-END-33, 34: used special cards go under their decks, the others back to hand."""
    under: list[int] = []
    for seat in position.order:
        first = cells.CARDS + CHARACTERS * seat
        cards = enumerate(position.cells[first : first + CHARACTERS])
        laid = {card - 1 - SPECIAL: character for character, card in cards if card > SPECIAL}
        under += [card for card in position.used if card in laid]
        for card in laid.keys() - set(under):
            _take_back(position, seat, laid[card], card)
        position.cells[first : first + CHARACTERS] = [0] * CHARACTERS
    position.used = ()
    for card in under:
        decks.put_under(position, card + decks.EVERYBODY)
    if under:
        position.tell(SpecialsReturned(tuple([position.table.special_ids[card] for card in under])))


def _take_back(position: TrickerionPosition, seat: int, character: int, card: int) -> None:
    """TR-END-34, TR-GEN-24: a special card returns to hand; if it was revealed, all know that it is there."""
    position.cells[cells.HANDS + seat] |= 1 << card
    if position.cells[cells.SHOWN + seat] >> character & 1:
        decks.let_know(position, card, decks.knowers_of(decks.EVERYBODY))
