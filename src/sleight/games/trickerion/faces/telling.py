"""Events that are told by more than one sentence: a new round, the order, open plans, the final scoring."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec
from rich.text import Text

from sleight.games.trickerion import events as told
from sleight.games.trickerion.choices import TakeComponents
from sleight.games.trickerion.faces.layout import QUIET, WIDTH, cells, flow, heading, page
from sleight.games.trickerion.faces.module_face import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.describe import Describable
    from sleight.core.event import Event
    from sleight.games.trickerion.faces.words import Words

V = TypeVar("V", bound="Describable")

_GATHERED = (told.GameBegan, told.RoundBegan, told.InitiativeSet, told.PlansRevealed, told.Scored)
"""What is told by scenes; modules have more."""

LINES = (
    told.CardPerformed,
    told.TrickRewarded,
    told.PerformerPaid,
    told.WagesPaid,
    told.CharactersReturned,
    told.CardAdded,
)
"""What begins a new line."""

_NAME = 12
_COLUMN = 15
_SUM = 4


def spoken(value: V, words: Words) -> V:
    """The same value with its lists of ids as names, so that a message can put them in."""
    changed: object = value
    if isinstance(value, told.ComponentsTaken | told.GoodsBought):
        changed = msgspec.structs.replace(value, components=(_goods(value.components, words),))
    elif isinstance(value, told.OrdersDelivered):
        names = tuple(words.name(f"component-{id}") if id else "–" for id in value.stalls)
        changed = msgspec.structs.replace(value, stalls=names)
    elif isinstance(value, told.PlansRevealed):
        named = [msgspec.structs.replace(each, card=words.assignment(each.card)) for each in value.cards]
        changed = msgspec.structs.replace(value, cards=tuple(named))
    elif isinstance(value, TakeComponents):
        changed = msgspec.structs.replace(value, components=_goods(value.components.split("+"), words))
    return cast("V", changed)


def _goods(ids: Sequence[str], words: Words) -> str:
    return words.goods({id: ids.count(id) for id in ids})


def gathers(event: Event) -> bool:
    """True for what is told by scenes."""
    return isinstance(event, _GATHERED) or any(type(event) in face.scenes for face in FACES)


def scene(events: Sequence[Event], words: Words) -> Text:
    """Neighbouring events, each kind in its own way."""
    lines: list[Text] = []
    for kind, group in groupby(events, key=type):
        part = list(group)
        if kind is told.Scored:
            lines += scoring(cast("list[told.Scored]", part), words)
        else:
            lines += [line for event in part for line in _one(event, words)]
    return page(lines)


def _one(event: Event, words: Words) -> list[Text]:
    if isinstance(event, told.RoundBegan):
        dice = [words.name(f"face-{face}") for face in event.dice]
        places = [words.say(id) for id in ("ui-residence", "ui-inn", "ui-bank")]
        shown = [f"{place} {dice[2 * n]}, {dice[2 * n + 1]}" for n, place in enumerate(places)]
        title = words.say("ui-round-title", round=event.round)
        return [Text(), heading(title), *flow("", shown, 0)]
    if isinstance(event, told.InitiativeSet | told.GameBegan):
        order = [f"{place}. {words.seat(seat)}" for place, seat in enumerate(event.order, start=1)]
        if isinstance(event, told.GameBegan):
            shards = event.shards_by_seat or (event.shards,) * len(event.order)
            has = [words.pay(event.fame, event.coins[seat], shards[seat]) for seat in event.order]
            order = [f"{player} ({pay})" for player, pay in zip(order, has, strict=True)]
        return flow(words.say("ui-order"), order, 0, ", ")
    if isinstance(event, told.PlansRevealed):
        return _plans(event, words)
    drawn = next((face.scenes[type(event)] for face in FACES if type(event) in face.scenes), None)
    return drawn(event, words) if drawn else []


def _plans(event: told.PlansRevealed, words: Words) -> list[Text]:
    """TR-PLACE-01, TR-SAR-31: who goes where; a card alone was laid in the middle of a round."""
    plans: dict[int, list[str]] = defaultdict(list)
    for card in event.cards:
        plans[card.seat].append(f"{words.name(f'disc-{card.character}')} → {words.assignment(card.card)}")
    alone = len(event.cards) == 1
    lines = [] if alone else [heading(words.say("ui-plans"))]
    for seat in plans if alone else range(len(words.names)):
        lines += flow(Text(words.seat(seat)[: _NAME - 1], style="bold"), plans[seat] or ["–"], _NAME)
    return lines


def scoring(events: Sequence[told.Scored], words: Words) -> list[Text]:
    """TR-SCORE-02 to 13: each category of each seat, with a star where the cap took something, and their sum.

    What all are scored for has a column; a line below a seat tells what its own tricks of level 3 pay.
    """
    fame = {(event.seat, event.category): event.fame for event in events}
    seats = list(dict.fromkeys(event.seat for event in events))
    categories = list(dict.fromkeys(event.category for event in events))
    common = [category for category in categories if all((seat, category) in fame for seat in seats)]
    titles = [Text(words.name(f"category-{id}"), style=QUIET) for id in common]
    longest = max(title.cell_len for title in titles) + 2
    width = min(max(_COLUMN, longest), (WIDTH - _NAME - _SUM) // len(common))
    stars = {(event.seat, event.category): "*" if event.beyond else "" for event in events}
    cap = words.say("ui-cap", cap=events[0].cap) if any(stars.values()) else ""
    lines = [
        heading(words.say("ui-scoring"), cap),
        cells(("", _NAME), *((title, width) for title in titles), ("=", None)),
    ]
    for seat in seats:
        paid = sum(pay for (owner, _), pay in fame.items() if owner == seat)
        shown = [(f"+{fame[seat, id]}{stars[seat, id]}", width) for id in common]
        lines.append(cells((words.seat(seat)[: _NAME - 1], _NAME), *shown, (Text(f"+{paid}", "bold"), None)))
        tricks = [id for owner, id in fame if owner == seat and id not in common]
        own = [f"{words.name(f'category-{id}')} +{fame[seat, id]}{stars[seat, id]}" for id in tricks]
        lines += flow("", own, _NAME) if own else []
    return lines
