"""What the browser is given besides the printed stones, so that it repeats no rule."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import msgspec

from sleight.games.abracada.choices import Call
from sleight.games.abracada.data import SPELLS, Printed
from sleight.games.abracada.events import LifeGained, LifeLost, Rolled
from sleight.games.abracada.ids import SINGER
from sleight.games.abracada.turn import is_lower
from sleight.games.abracada.view import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.event import Event
    from sleight.games.abracada.game import Abracada


class Stroke(msgspec.Struct, frozen=True):
    """What a call does to lives."""

    reach: str
    """Whom, as seen from the caster: `caster`, `left`, `right`, `neighbours` or `others`."""

    gains: bool
    amount: int | None
    """None for what the die shows."""


class Spell(msgspec.Struct, frozen=True):
    """AQ-SPELL, AQ-CAST-05, 06: what follows if a call succeeds, and if it fails."""

    success: tuple[Stroke, ...]
    failure: tuple[Stroke, ...]
    takes_secret: bool


class Order(msgspec.Struct, frozen=True):
    """AQ-CAST-08, 11, AQ-VAR-01: what the order of a turn means at tables with these options."""

    options: dict[str, bool | str]
    calls: tuple[tuple[str, ...], ...]
    """By the last spell cast and the spell called: `free`, `closed`, or `costly` if it costs a life."""


class Shown(Printed, frozen=True):
    """What is printed, and what follows from a call."""

    spells: tuple[Spell, ...]
    """By number; 0 is no spell."""

    orders: tuple[Order, ...]


def shown(game: Abracada) -> Shown:
    """All of it for one game."""
    printed = game.printed
    return Shown(
        **msgspec.structs.asdict(printed),
        spells=(Spell((), (), False), *(_spell(game, number) for number in range(1, len(SPELLS) + 1))),
        orders=tuple(
            _order(game, easy=easy, lower=lower)
            for easy, lower in product((False, True), ("refuse", "penalty"))
        ),
    )


def _spell(game: Abracada, spell: int) -> Spell:
    other = spell % len(SPELLS) + 1
    return Spell(
        _strokes(_called(game, spell, spell)), _strokes(_called(game, spell, other)), spell == SINGER
    )


def _called(game: Abracada, spell: int, held: int) -> list[Event]:
    """What happens if the first of as many as can play calls a spell and holds only one kind of stones."""
    position = game.new(max(game.seat_counts), 0, {"first": 0})
    position.lives[0] -= max(game.printed.die)
    position.hands[0] = (held,) * game.printed.hand
    return list(position.apply(0, Call(spell)))


def _strokes(events: Sequence[Event]) -> tuple[Stroke, ...]:
    rolled = any(isinstance(event, Rolled) for event in events)
    found: dict[bool, list[LifeGained | LifeLost]] = {True: [], False: []}
    for event in events:
        if isinstance(event, LifeGained | LifeLost):
            found[isinstance(event, LifeGained)].append(event)
    return tuple(
        Stroke(_reach([each.seat for each in struck]), gains, None if rolled else struck[0].amount)
        for gains, struck in found.items()
        if struck
    )


def _reach(seats: list[int]) -> str:
    """Seat 0 has called; its left neighbour sits on seat 1, its right one on the last seat."""
    if len(seats) > 2:
        return "others"
    return "neighbours" if len(seats) == 2 else {0: "caster", 1: "left"}.get(seats[0], "right")


def _order(game: Abracada, *, easy: bool, lower: str) -> Order:
    position = game.new(min(game.seat_counts), 0, {"easy": easy, "lower": lower})
    floors = game.table(min(game.seat_counts), Options(easy=easy, lower=lower)).floors
    calls = []
    for position.last, floor in enumerate(floors):
        dear = ["costly" if spell >= floor else "closed" for spell in range(len(floors))]
        calls.append(tuple(dear[s] if is_lower(position, s) else "free" for s in range(len(floors))))
    return Order({"easy": easy, "lower": lower}, tuple(calls))
