"""Figures of our own that have a target, and the size of records."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

from sleight.arena.pool import usable_cores
from sleight.arena.simulate import make_plan, played


class Figure(NamedTuple):
    """A measured value that should stay below a limit."""

    name: str
    value: float
    unit: str
    most: float


def records(game: str, seats: int, bot: str, games: int) -> list[str]:
    """The records of that many games, as text."""
    plan = make_plan(game, seats=seats, bots=(bot,), recorded=True)
    return [result.record or "" for result in played(plan, games, jobs=usable_cores())]


def record_size(game: str, seats: int, bot: str, games: int) -> float:
    """The median size in bytes of the records of that many games."""
    return median(len(record.encode()) for record in records(game, seats, bot, games))
