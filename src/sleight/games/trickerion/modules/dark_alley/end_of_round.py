"""END: what becomes of special assignment cards and their decks at the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects import plans
from sleight.games.trickerion.events.alley import DecksCycled, SpecialsReturned, TopsShown
from sleight.games.trickerion.printed.ids import CHARACTERS, MOST_SEATS, SPECIAL
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
            plans.take_back(position, seat, laid[card])
        position.cells[first : first + CHARACTERS] = [0] * CHARACTERS
    position.used = ()
    for card in under:
        decks.put_under(position, card + decks.EVERYBODY)
    if under:
        position.tell(SpecialsReturned(tuple([position.table.special_ids[card] for card in under])))


def turn_decks(position: TrickerionPosition) -> None:
    """T1-ALLEY-02, 04, 09, 12: the top cards go under their decks, and a new count of draws may begin."""
    table, row = position.table, position.cells
    row[cells.TAKEN] = 0
    if table.options.first_draw_resets == "round":
        row[cells.DRAWS : cells.DRAWS + MOST_SEATS] = [0] * MOST_SEATS
    if table.edition.decks_cycle:
        under = _tops(position)
        decks.cycle(position)
        position.tell(DecksCycled(under))
        position.tell(TopsShown(_tops(position)))


def _tops(position: TrickerionPosition) -> tuple[str, ...]:
    """The top card of each deck that has some."""
    tops = [decks.top(position, deck) for deck, cards in enumerate(position.decks) if cards]
    return tuple([position.table.special_ids[card] for card in tops])
