"""One look at one decision, in this process or in another: only what the seat saw goes there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sleight.bots import make_judge
from sleight.core import registry
from sleight.core.hints import Chances, Hindsight, chances_of
from sleight.core.text import text

if TYPE_CHECKING:
    from sleight.arena.analysis.decisions import Decision

_DIGITS = 3


class Loss(msgspec.Struct, frozen=True):
    """What a decision has cost, as far as a look could tell."""

    row: int
    """The number of the row that was played, counted from 1."""

    seat: int
    played: str
    better: str
    """Both in their text forms; the same if nothing better was found."""

    lost: float = 0.0
    """In points, on average."""

    error: float = 0.0
    """The standard error of that."""

    weighed: Hindsight | None = None
    chances: Chances | None = None


class Look(NamedTuple):
    """What the judge is asked."""

    game: str
    row: int
    seat: int
    view: bytes
    choices: tuple[str, ...]
    played: str
    sims: int


def look_at(game: str, decision: Decision, sims: int) -> Look:
    """A look at a decision with so many simulations."""
    view, choices = msgspec.json.encode(decision.view), tuple(map(text, decision.choices))
    return Look(game, decision.row, decision.seat, view, choices, text(decision.played), sims)


def looked(look: Look) -> Loss:
    """What the judge says."""
    game = registry.game(look.game)
    view = msgspec.json.decode(look.view, type=game.view_type)
    choices, played = [game.parse(each) for each in look.choices], game.parse(look.played)
    found = make_judge(look.game, Random(0)).judge(game, view, choices, played, look.sims)
    if found.best == played:
        return Loss(look.row, look.seat, look.played, look.played)
    return Loss(
        row=look.row,
        seat=look.seat,
        played=look.played,
        better=text(found.best),
        lost=round(found.lost, _DIGITS),
        error=round(found.error, _DIGITS),
        weighed=found.reason,
        chances=chances_of(game, view, choices, played, found.best),
    )
