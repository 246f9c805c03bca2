"""Whether what a save says of the Dark Alley can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.state.astray import astray

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.modules.dark_alley.types import SavedAlley
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved


def faults(table: Setting, saved: Saved, alley: SavedAlley) -> Iterator[str]:
    """TR-SETUP-13, 16, TR-DA-03, TR-END-33: each special card and prophecy lies in one place, its own."""
    homes = dict(zip(ids.LOCATION_IDS, table.special_decks, strict=True))
    own = {deck: {"", *(table.special_ids[card] for card in cards)} for deck, cards in homes.items() if cards}
    lying = [(deck, id) for deck, cards in zip(own, alley.decks, strict=True) for id in cards]
    drawn = [(deck, id) for deck, *cards in alley.drawn for id in cards or [""]]
    if any(id not in own.get(deck, ()) for deck, id in (*lying, *drawn)):
        yield f"alley.decks, alley.drawn: cards of {', '.join(own)}"
    if list(map(len, alley.known)) != list(map(len, alley.decks)):
        yield f"alley.known: {list(map(len, alley.decks))}"
    hands = [id for shop in saved.workshops for id in shop.hand]
    under = [each.card for shop in saved.workshops for each in shop.characters]
    under = [card for card in under if card in table.special_ids]
    looked_at = [id for _, id in drawn if id and id not in hands]
    lie = (*(id for _, id in lying), *looked_at, *hands, *under)
    yield from astray("alley.decks, alley.drawn, workshops", lie, table.special_ids)
    yield from astray("alley.round.used", alley.round.used)
    if not {*under}.issuperset(alley.round.used):
        yield "alley.round.used: special cards under characters"
    pairs = [id for _, *cards in alley.drawn if len(cards) > 1 for id in cards]
    if {id for id, _ in alley.recalled} & {*pairs, *(id for _, id in lying)}:
        yield "alley.recalled: cards in a hand, under a character, or drawn alone"
    # TR-SETUP-17: they are laid out before what modules may ask, in a quick game after it.
    laid = saved.phase != "set-up" or (bool(saved.order) and not table.options.quick)
    begun, shown = table.options.prophecies and laid, alley.prophecies
    if begun != (shown is not None):
        yield f"alley.prophecies: {'needed' if begun else 'none'}"
    turned = (shown.active, *shown.pending, *shown.past) if shown else ()
    stacks = (*filter(None, turned), *alley.fates)
    in_play = table.edition.prophecies_in_play
    every = () if in_play or not begun else table.prophecy_ids
    yield from astray("alley.prophecies, alley.fates", stacks, every)
    if begun and in_play and len(stacks) != in_play:
        yield f"alley.prophecies, alley.fates: {in_play}"
    yield from _face_up_faults(table, alley, hands)


def _face_up_faults(table: Setting, alley: SavedAlley, hands: list[str]) -> Iterator[str]:
    """T1-ALLEY-02, 09, 14: what holds where decks lie face up and draws count by player."""
    everybody = decks.knowers_of(decks.EVERYBODY)
    if table.edition.decks_face_up and any(who[0] != everybody for who in alley.known if who):
        yield f"alley.known: {everybody} for the top card of a deck"
    if not {*hands}.issuperset(alley.round.taken) or (alley.round.taken and not table.edition.decks_face_up):
        yield "alley.round.taken: special cards in hands, where decks lie face up"
    seats = table.seats if table.edition.draws_count_all_round else 0
    if len(alley.draws) != seats:
        yield f"alley.draws: [{seats}]"
