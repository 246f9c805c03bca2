"""What is wrong with the Dark Alley of a saved position: special cards, who knows them, and prophecies."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sleight.games.trickerion.cards import NEEDS_PROPHECIES
from sleight.games.trickerion.effects.prophecies import PENDING_SLOTS
from sleight.games.trickerion.modules.dark_alley.location import CARDS_A_DRAW
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.views.check.allowed import MOST, outside, unknown
from sleight.games.trickerion.views.check.asked import asked_kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.modules.dark_alley.types import SavedAlley
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved

_STACKING = "electra"
"""TR-MAG-28: the magician whose markers may lie stacked."""

_LOOKING = "keep-card"
_DRAWING = ("draw-more", _LOOKING)
_ALL = decks.EVERYBODY // decks.KNOWN_TO


def faults(table: Setting, saved: Saved) -> Iterator[str]:
    """The Dark Alley is there if the options say so, and every card of it lies in one place."""
    if table.options.dark_alley != (saved.alley is not None):
        yield f"alley: {'needed' if table.options.dark_alley else 'none'} with these options"
    if saved.alley is None:
        yield from _base_faults(saved)
        return
    yield from _name_faults(table, saved.alley)
    yield from _knowledge_faults(table, saved.alley)
    yield from _recall_faults(table, saved.alley)
    yield from _draw_faults(saved, saved.alley)
    yield from _special_card_faults(table, saved, saved.alley)
    yield from _prophecy_faults(table, saved, saved.alley)
    yield from _workshop_faults(table, saved)


def _base_faults(saved: Saved) -> Iterator[str]:
    """What only the Dark Alley brings is not there without it."""
    for seat, workshop in enumerate(saved.workshops):
        bonus = any(each.bonus or each.talent for each in workshop.characters)
        charged = any(each.shards for each in workshop.tricks)
        if workshop.hand or workshop.specials or workshop.spent or workshop.premiered or bonus or charged:
            yield f"workshops[{seat}]: nothing of the Dark Alley"
    markers = [marker for show in saved.theater for marker in show.markers if marker]
    if any(show.beside for show in saved.theater) or any(marker.stacked for marker in markers):
        yield "theater: single markers on slots"
    if saved.market.extra:
        yield "market: no extra"


def _name_faults(table: Setting, shown: SavedAlley) -> Iterator[str]:
    decks = [[table.special_ids[card] for card in cards] for cards in table.special_decks if cards]
    if len(shown.decks) != len(decks):
        yield f"alley.decks: [{len(decks)}]"
    for name, ids, deck in zip(LOCATION_IDS, decks, shown.decks, strict=False):
        yield from unknown(f"alley.decks, {name}", deck, ids)
    named = [id for id in LOCATION_IDS[: len(decks)] if id in table.edition.specials]
    for draw in shown.drawn:
        yield from unknown("alley.drawn", draw[:1] or [""], named)
        yield from unknown("alley.drawn", draw[1:], decks[LOCATION_IDS.index(draw[0])])
    yield from unknown("alley.recalled", (id for id, _ in shown.recalled), table.special_ids)
    yield from unknown("alley.fates", shown.fates, table.prophecy_ids)
    yield from unknown("alley.round.used", shown.round.used, table.special_ids)
    if shown.prophecies:
        yield from unknown("alley.prophecies", [shown.prophecies.active], ("", *table.prophecy_ids))
        yield from unknown("alley.prophecies", shown.prophecies.pending, table.prophecy_ids)
        yield from unknown("alley.prophecies", shown.prophecies.past, table.prophecy_ids)


def _knowledge_faults(table: Setting, shown: SavedAlley) -> Iterator[str]:
    """TR-DA-08: who put a card under its deck knows it there, or everybody does."""
    if [len(deck) for deck in shown.known] != [len(deck) for deck in shown.decks]:
        yield f"alley.known: {[len(deck) for deck in shown.decks]}"
    seats = (1 << table.seats) - 1
    for knowers in (knowers for deck in shown.known for knowers in deck):
        if not 0 <= knowers <= seats and knowers != _ALL:
            yield f"alley.known: 0..{seats} | {_ALL}"


def _recall_faults(table: Setting, shown: SavedAlley) -> Iterator[str]:
    """TR-GEN-24: a card whose holder is known lies in no deck, and was not drawn with a choice."""
    seats = (1 << table.seats) - 1
    uncertain = {id for deck in shown.decks for id in deck}
    uncertain |= {id for _, *cards in shown.drawn if len(cards) > 1 for id in cards}
    for id, knowers in shown.recalled:
        if not 1 <= knowers <= seats and knowers != _ALL:
            yield f"alley.recalled: {id} 1..{seats} | {_ALL}"
        if id in uncertain:
            yield f"alley.recalled: {id} in a hand, under a character, or drawn alone"


def _draw_faults(saved: Saved, shown: SavedAlley) -> Iterator[str]:
    """TR-DA-03, 07: decks are named while more can be named; then their cards are looked at."""
    kind = asked_kind(saved)
    if bool(shown.drawn) != (kind in _DRAWING):
        yield f"alley.drawn: {'some' if kind in _DRAWING else 'none'} now"
    if kind == _LOOKING:
        yield from _looking_faults(saved, shown)
        return
    named = Counter(deck for deck, *_ in shown.drawn)
    sizes = dict(zip(LOCATION_IDS, map(len, shown.decks), strict=False))
    if any(len(draw) > 1 for draw in shown.drawn):
        yield "alley.drawn: no cards before they are looked at"
    if any(CARDS_A_DRAW * (count - 1) >= sizes[deck] for deck, count in named.items()):
        yield "alley.drawn: no more than the decks hold"


def _looking_faults(saved: Saved, shown: SavedAlley) -> Iterator[str]:
    """TR-DA-03, 09: pairs, or a single card that was the last; of each before this one a card is in hand."""
    ((seat, pair),) = [(seat, open.numbers[0]) for seat, open in enumerate(saved.asked) if open]
    left = dict(zip(LOCATION_IDS, shown.decks, strict=False))
    for number, (deck, *drawn) in enumerate(shown.drawn):
        later = [draw[0] for draw in shown.drawn[number + 1 :]]
        single = len(drawn) == 1 and number != pair and not left[deck] and deck not in later
        if len(drawn) != CARDS_A_DRAW and not single:
            yield f"alley.drawn[{number}]: {CARDS_A_DRAW} cards of {deck}"
        kept = sum(card in saved.workshops[seat].hand for card in drawn)
        if kept != (number < pair):
            yield f"alley.drawn[{number}]: {int(number < pair)} card in hand"


def _special_card_faults(table: Setting, saved: Saved, shown: SavedAlley) -> Iterator[str]:
    """TR-SETUP-13: each special card lies in its deck, in a hand, under a character, or is looked at."""
    places = Counter(id for deck in shown.decks for id in deck)
    held = {id for workshop in saved.workshops for id in workshop.hand}
    places.update(id for _, *cards in shown.drawn for id in cards if id not in held)
    for workshop in saved.workshops:
        places.update(workshop.hand)
        places.update(each.card for each in workshop.characters if each.card in table.special_ids)
    for id in table.special_ids:
        if places[id] != 1:
            yield f"alley.decks, alley.drawn, workshops: {id} once"


def _prophecy_faults(table: Setting, saved: Saved, shown: SavedAlley) -> Iterator[str]:
    """TR-SETUP-16, 17, TR-PRO-02: each prophecy once, three of them pending, once the game has begun."""
    begun = table.options.prophecies and saved.phase != "set-up"
    if begun != (shown.prophecies is not None):
        yield f"alley.prophecies: {'needed' if begun else 'none'}"
    if shown.prophecies is None:
        if shown.fates:
            yield "alley.fates: none"
        return
    if len(shown.prophecies.pending) != PENDING_SLOTS:
        yield f"alley.prophecies.pending: [{PENDING_SLOTS}]"
    active = [shown.prophecies.active] if shown.prophecies.active else []
    places = Counter((*active, *shown.prophecies.pending, *shown.prophecies.past, *shown.fates))
    for id in table.prophecy_ids:
        if places[id] != 1:
            yield f"alley.prophecies, alley.fates: {id} once"


def _workshop_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-SETUP-20, TR-SAR-26, TR-MAG-28: who can play, shards on tricks, and whose markers are stacked."""
    magicians = [workshop.magician for workshop in saved.workshops]
    if not table.options.prophecies and NEEDS_PROPHECIES in magicians:
        yield f"workshops: {NEEDS_PROPHECIES} needs prophecies"
    for seat, workshop in enumerate(saved.workshops):
        for trick in workshop.tricks:
            yield from outside(f"workshops[{seat}]: shards on {trick.trick}", trick.shards, 0, MOST)
    for show in saved.theater:
        for marker in (*show.markers, *show.beside):
            if marker and marker.stacked and marker.seat not in _seats_of(magicians, _STACKING):
                yield f"theater: stacked markers of {_STACKING}"


def _seats_of(magicians: list[str], magician: str) -> list[int]:
    return [seat for seat, id in enumerate(magicians) if id == magician]
