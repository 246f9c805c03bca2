"""`sleight bench`: how fast the games are on this machine."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from sleight.arena.bench import measure
from sleight.arena.report import print_speeds
from sleight.core import registry
from sleight.core.speech import speaker


def bench(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    seconds: float = 0.5,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Measure random play, and the calls of the contract along games; the messages explain the flags."""
    says = speaker(lang, "sleight.arena")
    tables = [
        (each, count)
        for each in (registry.games() if game is None else (game,))
        for count in _counts(each, seats)
    ]
    speeds = [measure(each, count, seconds=seconds) for each, count in tables]
    if json:
        sys.stdout.write(msgspec.json.encode({"speeds": [each._asdict() for each in speeds]}).decode() + "\n")
    else:
        print_speeds(Console(), says, speeds)


def _counts(game: str, seats: int | None) -> list[int]:
    rules = registry.game(game)
    if seats is None:
        return list(rules.seat_counts)
    rules.check_seats(seats)
    return [seats]
