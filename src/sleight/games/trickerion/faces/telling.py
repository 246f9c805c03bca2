"""Events that are told by more than one sentence: a new round, the order, open plans, the final scoring."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec
from rich.text import Text

from sleight.games.trickerion.choices import Shelve, TakeComponents
from sleight.games.trickerion.events import (
    CardAdded,
    CardPerformed,
    CharactersReturned,
    ComponentsTaken,
    GameBegan,
    InitiativeSet,
    OrdersDelivered,
    PerformerPaid,
    PlansRevealed,
    RoundBegan,
    Scored,
    TrickRewarded,
    WagesPaid,
)
from sleight.games.trickerion.faces.layout import QUIET, cells, flow, heading, page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.describe import Describable
    from sleight.core.event import Event
    from sleight.games.trickerion.faces.words import Words

V = TypeVar("V", bound="Describable")

GATHERED = (GameBegan, RoundBegan, InitiativeSet, PlansRevealed, Scored)
"""What is told by scenes."""

LINES = (CardPerformed, TrickRewarded, PerformerPaid, WagesPaid, CharactersReturned, CardAdded)
"""What begins a new line."""

_NAME = 12
_COLUMN = 15


def spoken(value: V, words: Words) -> V:
    """The same value with its lists of ids as names, so that a message can put them in."""
    changed: object = value
    if isinstance(value, ComponentsTaken):
        changed = msgspec.structs.replace(value, components=(_goods(value.components, words),))
    elif isinstance(value, OrdersDelivered):
        names = tuple(words.name(f"component-{id}") if id else "–" for id in value.stalls)
        changed = msgspec.structs.replace(value, stalls=names)
    elif isinstance(value, RoundBegan):
        dice = tuple(words.name(f"face-{face}") for face in value.dice)
        changed = msgspec.structs.replace(value, dice=dice)
    elif isinstance(value, TakeComponents):
        changed = msgspec.structs.replace(value, components=_goods(value.components.split("+"), words))
    elif isinstance(value, Shelve) and value.instead_of != "empty":
        changed = msgspec.structs.replace(value, instead_of=words.name(f"component-{value.instead_of}"))
    return cast("V", changed)


def _goods(ids: Sequence[str], words: Words) -> str:
    return words.goods({id: ids.count(id) for id in ids})


def scene(events: Sequence[Event], words: Words) -> Text:
    """Neighbouring events, each kind in its own way."""
    lines: list[Text] = []
    for kind, group in groupby(events, key=type):
        part = list(group)
        if kind is Scored:
            lines += scoring(cast("list[Scored]", part), words)
        else:
            for event in part:
                lines += _one(event, words)
    return page(lines)


def _one(event: Event, words: Words) -> list[Text]:
    if isinstance(event, RoundBegan):
        dice = [words.name(f"face-{face}") for face in event.dice]
        places = [words.say(id) for id in ("ui-residence", "ui-inn", "ui-bank")]
        shown = [f"{place} {dice[2 * n]}, {dice[2 * n + 1]}" for n, place in enumerate(places)]
        title = words.say("ui-round-title", round=event.round)
        return [Text(), heading(title), *flow("", shown, 0)]
    if isinstance(event, InitiativeSet | GameBegan):
        order = [f"{place}. {words.seat(seat)}" for place, seat in enumerate(event.order, start=1)]
        return flow(words.say("ui-order"), order, 0, ", ")
    if isinstance(event, PlansRevealed):
        return _plans(event, words)
    return []


def _plans(event: PlansRevealed, words: Words) -> list[Text]:
    plans: dict[int, list[str]] = defaultdict(list)
    for card in event.cards:
        shown = f"{words.name(f'disc-{card.character}')} → {words.name(f'location-{card.card}')}"
        plans[card.seat].append(shown)
    lines = [heading(words.say("ui-plans"))]
    for seat in range(len(words.names)):
        lines += flow(Text(words.seat(seat)[: _NAME - 1], style="bold"), plans[seat] or ["–"], _NAME)
    return lines


def scoring(events: Sequence[Scored], words: Words) -> list[Text]:
    """TR-SCORE-02 to 12: each category of each seat, with its cap, and their sum."""
    categories = list(dict.fromkeys(event.category for event in events))
    fame = {(event.seat, event.category): event.fame for event in events}
    titles = [f"{words.name(f'category-{id}')}" for id in categories]
    cap = words.say("ui-cap", cap=max(event.cap for event in events))
    lines = [
        heading(words.say("ui-scoring"), cap),
        cells(("", _NAME), *((Text(title, style=QUIET), _COLUMN) for title in titles), ("=", None)),
    ]
    for seat in dict.fromkeys(event.seat for event in events):
        paid = [fame[seat, category] for category in categories]
        shown = [(f"+{each}", _COLUMN) for each in paid]
        lines.append(
            cells((words.seat(seat)[: _NAME - 1], _NAME), *shown, (Text(f"+{sum(paid)}", "bold"), None))
        )
    return lines
