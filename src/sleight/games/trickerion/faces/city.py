"""Downtown with its dice, and the market row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.advice.box import slot_modifiers
from sleight.games.trickerion.advice.position_for import position_for
from sleight.games.trickerion.faces.layout import GREEN, OXBLOOD, QUIET, cells, flow, heading
from sleight.games.trickerion.faces.module_face import FACES
from sleight.games.trickerion.faces.words import COIN, Words, signed
from sleight.games.trickerion.locations import market_row

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.games.trickerion.views.types import TrickerionView

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
        *slots(view, words, "downtown"),
        *flow(Text(words.say("ui-dice"), style=QUIET), shown, _TITLE),
    ]


def market(view: TrickerionView, words: Words) -> list[Text]:
    """Who is there, what is sold at which price, and what comes in the next round."""
    prices, now = prices_now(view), view.market
    stalls = [_stall(words, number, id, prices) for number, id in enumerate(now.stalls, start=1)]
    sold = prices if position_for(view).active.stock else {}
    orders = [_stall(words, number, id, sold) for number, id in enumerate(now.orders, start=1)]
    quick = f"{words.say('ui-quick')} {_priced(words, now.quick, prices)}" if now.quick else ""
    return [
        heading(words.name("location-market-row"), quick),
        *slots(view, words, "market-row"),
        _row(words.say("ui-stock"), stalls),
        _row(words.say("ui-orders"), orders),
        *_extras(view, words, prices),
    ]


def prices_now(view: TrickerionView) -> dict[str, int]:
    """TR-MK-05, 29: what everybody finds on sale, and the unit price of each, no card being used."""
    position = position_for(view)
    found = market_row.on_sale(position, view.seat or 0)
    return {position.table.component_ids[component]: price for component, price in found.items()}


def _extras(view: TrickerionView, words: Words, prices: Mapping[str, int]) -> list[Text]:
    """TR-SAR-48: what lies beside the buy slots, and what modules say of the market row."""
    extra = [_priced(words, id, prices) for id in view.market.extra]
    lines = flow(Text(words.say("ui-extra"), style=QUIET), extra, _TITLE) if extra else []
    for face in FACES:
        lines += face.at_market(view, words)
    return lines


def _row(title: str, stalls: Sequence[Text | str]) -> Text:
    return cells((Text(title, style=QUIET), _TITLE), *((stall, _STALL) for stall in stalls))


def _stall(words: Words, number: int, id: str, prices: Mapping[str, int]) -> Text:
    """What lies on a slot; green if it can be bought."""
    if not id:
        return Text(f"{number} –")
    return Text.assemble(f"{number} ", (_priced(words, id, prices), GREEN if id in prices else ""))


def _priced(words: Words, id: str, prices: Mapping[str, int]) -> str:
    name = words.name(f"component-{id}")
    return f"{name} {prices[id]}{COIN}" if id in prices else name


def slots(view: TrickerionView, words: Words, location: str) -> list[Text]:
    """TR-SETUP-22 to 27: what each slot of a location adds, and who stands on it."""
    if not characters_out(view):
        return []
    there = occupants(view)
    stem = location.removesuffix("-row")
    found = []
    for number, points in enumerate(slot_modifiers(view, location), start=1):
        who = there.get(f"{stem}-{number}")
        name = f" {who[0] + 1}:{words.name(f'disc-{who[1]}')}" if who else " –"
        found.append(Text(_CLOSED) if points is None else Text.assemble((signed(points), "bold"), name))
    return flow(Text(words.say("ui-slots"), style=QUIET), found, _TITLE)
