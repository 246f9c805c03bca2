"""Figures of our own that have a target: single calls, and the size of a record."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

from sleight.arena.bench import measure
from sleight.arena.pool import usable_cores
from sleight.arena.simulate import make_plan, played
from sleight.bots import bot_codes


class Figure(NamedTuple):
    """A measured value that should stay below a limit."""

    name: str
    value: float
    unit: str
    most: float


class Limits(NamedTuple):
    """What a game must stay below."""

    copy: float
    view: float
    record: float


def figures(game: str, seats: int, limits: Limits, *, games: int = 200) -> list[Figure]:
    """Copy and view in microseconds, and the median size of records of standard games."""
    speeds = measure(game, seats)
    strongest = bot_codes(game)[-1]
    found = [Figure("copy", speeds.copy, "µs", limits.copy), Figure("view", speeds.view, "µs", limits.view)]
    for bot in dict.fromkeys((strongest, "random")):
        size = record_size(game, seats, bot, games)
        found.append(Figure(f"record ({bot})", size, "bytes", limits.record))
    return found


def record_size(game: str, seats: int, bot: str, games: int) -> float:
    """The median size in bytes of the records of that many games."""
    plan = make_plan(game, seats=seats, bots=(bot,), recorded=True)
    results = played(plan, games, jobs=usable_cores())
    return median(len((result.record or "").encode()) for result in results)
