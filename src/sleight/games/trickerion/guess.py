"""A complete position from a view alone: sealed plans and the deck are drawn, the rest is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.core.chance import KEY_BYTES
from sleight.games.trickerion.cells import CHARACTER_IDS, CHARACTERS, CONFIRMED, LOCATION_IDS
from sleight.games.trickerion.laying import lay
from sleight.games.trickerion.position import TrickerionPosition
from sleight.games.trickerion.saved import Saved
from sleight.games.trickerion.view import Open

if TYPE_CHECKING:
    from random import Random

    from sleight.games.trickerion.table import Table
    from sleight.games.trickerion.view import TrickerionView, Workshop

_PLANNING = "assignment"


def guess(table: Table, view: TrickerionView, rng: Random) -> TrickerionPosition:
    """TR-GEN-24: the deck from the cards not seen, the plans of others from all that they could be."""
    position = TrickerionPosition(table, rng.getrandbits(8 * KEY_BYTES).to_bytes(KEY_BYTES, "big"))
    lay(position, _filled(table, view, rng))
    return position


def _filled(table: Table, view: TrickerionView, rng: Random) -> Saved:
    plans = [_plan(table, view, seat, rng) for seat in range(view.seats)]
    shared = {field: getattr(view, field) for field in Saved.__struct_fields__ if hasattr(view, field)}
    return Saved(
        **{
            **shared,
            "key": "",
            "draws": 0,
            "deck": _deck(table, view, rng),
            "workshops": tuple(plan[0] for plan in plans),
            "asked": tuple(plan[1] for plan in plans),
            "planned": tuple(plan[2] for plan in plans),
            "replans": tuple(view.replans if seat == view.seat else 0 for seat in range(view.seats)),
        }
    )


def _deck(table: Table, view: TrickerionView, rng: Random) -> tuple[str, ...]:
    """TR-SETUP-07 to 11: the theaters of the cards to come are known, the cards are not."""
    theaters = [theater for theater, count in table.edition.deck for _ in range(count)]
    shown = {*view.seen, *(show.card for show in view.theater)}
    unseen = {
        theater: [table.card_ids[card] for card in cards if table.card_ids[card] not in shown]
        for theater, cards in table.theaters.items()
    }
    for cards in unseen.values():
        rng.shuffle(cards)
    coming = theaters[len(theaters) - view.deck :]
    return tuple(unseen[theater].pop() for theater in coming)


def _plan(table: Table, view: TrickerionView, seat: int, rng: Random) -> tuple[Workshop, Open | None, int]:
    """A workshop with the cards under its characters, its question, and how far it is planned."""
    workshop, asked = view.workshops[seat], view.asked[seat]
    if seat == view.seat:
        return workshop, asked, view.planned
    if view.phase != _PLANNING:
        return workshop, asked, 0
    team = [CHARACTER_IDS.index(character.id) for character in workshop.characters]
    decided = len(team) if asked is None else rng.randint(0, len(team))
    characters = list(workshop.characters)
    for number, card in enumerate(_cards(table, decided, rng)):
        characters[number] = msgspec.structs.replace(characters[number], card=card)
    planned = msgspec.structs.replace(workshop, characters=tuple(characters))
    if asked is None:
        return planned, None, CONFIRMED
    if decided == len(team):
        return planned, Open("confirm"), CHARACTERS
    return planned, Open("assign"), team[decided]


def _cards(table: Table, decided: int, rng: Random) -> list[str]:
    """Every plan that the hand allows with the same probability: draw freely, keep what the hand allows."""
    options = [-1, *(card for card, count in enumerate(table.hand) if count)]
    while True:
        cards = [rng.choice(options) for _ in range(decided)]
        if all(cards.count(card) <= table.hand[card] for card in options[1:]):
            return [LOCATION_IDS[card] if card >= 0 else "" for card in cards]
