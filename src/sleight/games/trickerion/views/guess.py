"""A complete position from a view alone: what the viewer cannot see is drawn, the rest is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sleight.core.chance import KEY_BYTES
from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, CHARACTERS, LOCATION_IDS
from sleight.games.trickerion.state.cells import CONFIRMED
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.restore import lay
from sleight.games.trickerion.views.saved import Saved
from sleight.games.trickerion.views.types import Open, TrickerionView, Workshop

if TYPE_CHECKING:
    from random import Random

    from sleight.games.trickerion.state.setting import Setting

_PLANNING = "assignment"


def guess(table: Setting, view: TrickerionView, rng: Random) -> TrickerionPosition:
    """TR-GEN-24: decks from the cards not seen, the plans of others from all that they could be."""
    position = TrickerionPosition(table, rng.getrandbits(8 * KEY_BYTES).to_bytes(KEY_BYTES, "big"))
    lay(position, _filled(table, view, rng))
    return position


class _Dealing:
    """What the modules of a table have drawn, and which assignment cards they have dealt to whom."""

    def __init__(self, table: Setting, view: TrickerionView, rng: Random) -> None:
        self.table = table
        self.view = view
        self.rng = rng
        self.fields: dict[str, Any] = {}
        self.held: list[list[str]] = [[] for _ in range(view.seats)]
        self.kept: list[list[str]] = [[] for _ in range(view.seats)]
        for module in table.modules:
            dealt = module.guess(table, view, rng)
            if dealt:
                self.fields[module.field] = dealt.field
                for seat in range(view.seats):
                    self.held[seat] += dealt.held[seat]
                    self.kept[seat] += dealt.kept[seat]


def _filled(table: Setting, view: TrickerionView, rng: Random) -> Saved:
    dealing = _Dealing(table, view, rng)
    plans = [_plan(dealing, seat) for seat in range(view.seats)]
    saved = table.types.saved
    shared = {field: getattr(view, field) for field in saved.__struct_fields__ if hasattr(view, field)}
    return saved(
        **{
            **shared,
            "key": "",
            "draws": 0,
            "deck": _deck(table, view, rng),
            "workshops": tuple(plan[0] for plan in plans),
            "asked": tuple(plan[1] for plan in plans),
            "planned": tuple(plan[2] for plan in plans),
            "replans": tuple(view.replans if seat == view.seat else 0 for seat in range(view.seats)),
            **dealing.fields,
        }
    )


def _deck(table: Setting, view: TrickerionView, rng: Random) -> tuple[str, ...]:
    """TR-SETUP-07 to 11: the theaters of the cards to come are known, the cards are not."""
    ids, theaters = table.card_ids, [theater for theater, count in table.edition.deck for _ in range(count)]
    shown = {*view.seen, *(show.card for show in view.theater)}
    unseen = {
        theater: [ids[card] for card in cards if ids[card] not in shown]
        for theater, cards in table.theaters.items()
    }
    for cards in unseen.values():
        rng.shuffle(cards)
    coming = theaters[len(theaters) - view.deck :]
    return tuple(unseen[theater].pop() for theater in coming)


def _plan(dealing: _Dealing, seat: int) -> tuple[Workshop, Open | None, int]:
    """A workshop with the cards under its characters, its question, and how far it is planned."""
    view = dealing.view
    workshop, asked = view.workshops[seat], view.asked[seat]
    if seat == view.seat:
        return workshop, asked, view.planned
    if view.phase != _PLANNING or any(open and KINDS[open.kind].window for open in view.asked):
        # Before anybody plans, a window may be open.
        sealed = [number for number, each in enumerate(workshop.characters) if each.secret]
        return _laid(dealing, seat, sealed), asked, 0
    team = [CHARACTER_IDS.index(character.id) for character in workshop.characters]
    decided = len(team) if asked is None else dealing.rng.randint(0, len(team))
    planned = _laid(dealing, seat, list(range(decided)))
    if asked is None:
        return planned, None, CONFIRMED
    if decided == len(team):
        return planned, Open("confirm"), CHARACTERS
    return planned, Open("assign"), team[decided]


def _laid(dealing: _Dealing, seat: int, under: list[int]) -> Workshop:
    """TR-ASSIGN-08, TR-PROR-25: a workshop with cards under these characters, and the other ones in hand."""
    workshop, held = dealing.view.workshops[seat], dealing.held[seat]
    hand = _permanent(dealing.table, workshop) | dict.fromkeys(held, 1)
    cards = _cards(hand, len(under), dealing.view.phase == _PLANNING, dealing.rng)
    characters = list(workshop.characters)
    for number, card in zip(under, cards, strict=True):
        characters[number] = msgspec.structs.replace(characters[number], card=card, secret=bool(card))
    left = {*held, *dealing.kept[seat]} - set(cards)
    return msgspec.structs.replace(
        workshop,
        characters=tuple(characters),
        hand=tuple([id for id in dealing.table.special_ids if id in left]) if left else (),
    )


def _permanent(table: Setting, workshop: Workshop) -> dict[str, int]:
    """TR-PSET-12, 13: the permanent cards of a player that do not lie face up under a character."""
    shown = [character.card for character in workshop.characters]
    return {id: count - shown.count(id) for id, count in zip(LOCATION_IDS, table.hand, strict=True)}


def _cards(hand: dict[str, int], characters: int, planning: bool, rng: Random) -> list[str]:
    """Every way to lay cards with the same probability: draw freely, keep what the hand allows.

    Only a plan may leave a character without a card.
    """
    options = [*([""] if planning else []), *(card for card, count in hand.items() if count)]
    cards: list[str] = []
    while len(cards) < characters:
        card = rng.choice(options)
        if card and cards.count(card) == hand[card]:
            cards = []
        else:
            cards.append(card)
    return cards
