"""Downtown with its dice, and the market row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.faces.layout import GREEN, OXBLOOD, QUIET, cells, flow, heading
from sleight.games.trickerion.faces.words import COIN, signed
from sleight.games.trickerion.reckon import deck_of, price_now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.view import TrickerionView

_TITLE = 13
_STALL = 15
_AWAY = ("home", "inn")
_CLOSED = "✕"


def occupants(view: TrickerionView) -> dict[str, tuple[int, str]]:
    """Who stands on each slot that all share: seat and character."""
    return {
        character.at: (seat, character.id)
        for seat, workshop in enumerate(view.workshops)
        for character in workshop.characters
        if character.at not in _AWAY and not character.at.startswith("workshop")
    }


def characters_out(view: TrickerionView) -> bool:
    """True while characters are or can be placed: only then the slots are worth their lines."""
    return view.phase in ("placement", "performance")


def modifiers(view: TrickerionView, location: str) -> list[int | None]:
    """TR-SETUP-22 to 27: what each slot of a location adds to the points; None for a closed one."""
    board = deck_of(view).printed.board
    printed = board.slots[location]
    ones = [number for number, points in enumerate(printed) if points == 1]
    closed = ones[len(ones) - board.slots_closed_by_players[str(view.seats)] :]
    return [None if number in closed else points for number, points in enumerate(printed)]


def downtown(view: TrickerionView, words: Words) -> list[Text]:
    """Who is there, and what the dice offer."""
    dice = [Text(words.name(f"face-{face}"), style=OXBLOOD if face == "x" else "bold") for face in view.dice]
    places = [words.say(id) for id in ("ui-residence", "ui-inn", "ui-bank")]
    shown = [
        Text.assemble(place, " ", dice[2 * number], ", ", dice[2 * number + 1])
        for number, place in enumerate(places)
    ]
    return [
        heading(words.name("location-downtown")),
        *_slots(view, words, "downtown"),
        *flow(Text(words.say("ui-dice"), style=QUIET), shown, _TITLE),
    ]


def market(view: TrickerionView, words: Words) -> list[Text]:
    """Who is there, what is sold at which price, and what comes in the next round."""
    stalls = [_stall(view, words, number, id) for number, id in enumerate(view.market.stalls, start=1)]
    orders = [
        f"{number} {words.name(f'component-{id}') if id else '–'}"
        for number, id in enumerate(view.market.orders, start=1)
    ]
    quick = _priced(view, words, view.market.quick) if view.market.quick else ""
    return [
        heading(words.name("location-market-row"), f"{words.say('ui-quick')} {quick}" if quick else ""),
        *_slots(view, words, "market-row"),
        _row(words.say("ui-stock"), stalls),
        _row(words.say("ui-orders"), orders),
    ]


def _row(title: str, stalls: Sequence[Text | str]) -> Text:
    return cells((Text(title, style=QUIET), _TITLE), *((stall, _STALL) for stall in stalls))


def _stall(view: TrickerionView, words: Words, number: int, id: str) -> Text:
    return Text.assemble(f"{number} ", (_priced(view, words, id), GREEN)) if id else Text(f"{number} –")


def _priced(view: TrickerionView, words: Words, id: str) -> str:
    return f"{words.name(f'component-{id}')} {price_now(view, id)}{COIN}"


def _slots(view: TrickerionView, words: Words, location: str) -> list[Text]:
    if not characters_out(view):
        return []
    there = occupants(view)
    stem = location.removesuffix("-row")
    found = []
    for number, points in enumerate(modifiers(view, location), start=1):
        who = there.get(f"{stem}-{number}")
        name = f" {who[0] + 1}:{words.name(f'disc-{who[1]}')}" if who else " –"
        slot = Text.assemble((signed(points), "bold"), name) if points is not None else Text(_CLOSED)
        found.append(slot)
    return flow(Text(words.say("ui-slots"), style=QUIET), found, _TITLE)
