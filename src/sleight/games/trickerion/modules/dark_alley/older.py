"""Saves of older versions: cards that did not exist then go under their decks, where nobody knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from sleight.games.trickerion.modules.dark_alley.types import SavedAlley
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved


def with_new_cards(table: Setting, saved: Saved) -> Saved:
    """The same save with the special cards and prophecies that it does not know."""
    if saved.alley is None:
        return saved
    alley = _with_specials(table, saved, saved.alley)
    return msgspec.structs.replace(saved, alley=_with_prophecies(table, alley))


def _with_specials(table: Setting, saved: Saved, shown: SavedAlley) -> SavedAlley:
    met = {id for deck in shown.decks for id in deck}
    met |= {id for _, *cards in shown.drawn for id in cards}
    for workshop in saved.workshops:
        met |= {*workshop.hand, *(each.card for each in workshop.characters)}
    new = [
        tuple(table.special_ids[card] for card in cards if table.special_ids[card] not in met)
        for cards in table.special_decks[: len(shown.decks)]
    ]
    decks = tuple(deck + more for deck, more in zip(shown.decks, new, strict=True))
    known = tuple(who + (0,) * len(more) for who, more in zip(shown.known, new, strict=True))
    return msgspec.structs.replace(shown, decks=decks, known=known)


def _with_prophecies(table: Setting, shown: SavedAlley) -> SavedAlley:
    if shown.prophecies is None:
        return shown
    met = {shown.prophecies.active, *shown.prophecies.pending, *shown.prophecies.past, *shown.fates}
    new = tuple(id for id in table.prophecy_ids if id not in met)
    if table.edition.prophecies_in_play:
        removed = new if shown.prophecies.removed else ()
        return msgspec.structs.replace(
            shown, prophecies=msgspec.structs.replace(shown.prophecies, removed=removed)
        )
    stack = msgspec.structs.replace(shown.prophecies, left=shown.prophecies.left + len(new))
    return msgspec.structs.replace(shown, prophecies=stack, fates=shown.fates + new)
