"""Beginnings and ends: games that are still being set up, rounds that are about to end, other card data."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight.core.refusal import Argument, Refusal
from sleight.games.trickerion.printed import structs as package
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME, MAGICIANS, play, table

END = "idle apprentice-1"
"""What ends the round in a scene made by `last_turn`."""

every_seat_count = pytest.mark.parametrize("players", [2, 3, 4])


def opening(players: int = 2, chooser: int = 0, **options: object) -> TrickerionPosition:
    """A new game in which that seat chooses its magician first."""
    return next(
        position for seed in count() if (position := GAME.new(players, seed, options)).chooser == chooser
    )


def with_magicians(players: int = 2, chooser: int = 0, **options: object) -> TrickerionPosition:
    """A new game in which seats 0 to 3 have chosen: mechanical, optical, escape, spiritual."""
    position = opening(players, chooser, **options)
    for turn in range(players):
        play(position, f"choose {MAGICIANS[(chooser + turn) % players]}")
    return position


STARTS = (
    ("take metal+metal", "learn linking-rings", "mark spade", "engage assistant"),
    ("take fabric+fabric", "learn enchanted-butterflies", "mark heart", "engage assistant"),
    ("take rope", "learn burning-mummy", "mark diamond", "engage assistant"),
    ("take saw", "learn spirit-hand", "mark club", "engage assistant"),
)
"""One way to equip each of the seats of `with_magicians`; only the first two can prepare their tricks."""


def almost_ready(players: int = 2) -> TrickerionPosition:
    """Everybody is equipped but the last seat, which has yet to engage its specialist."""
    position = with_magicians(players)
    for seat in range(players):
        play(position, *STARTS[seat][: 4 if seat < players - 1 else 3])
    return position


def last_turn(scene: table, seat: int = 0) -> TrickerionPosition:
    """The apprentice of a seat is all that is left to handle; when it is made idle the round ends."""
    return scene.assigned(seat, "apprentice-1", "workshop").placing(seat).position()


def under_keys(position: TrickerionPosition, written: str, keys: int) -> list[TrickerionPosition]:
    """What a choice leads to under so many different keys of chance."""
    seat, choice = position.waiting[0], GAME.parse(written)
    found = []
    for number in range(keys):
        trial = position.copy()
        trial.seed(number.to_bytes(16, "big"), trial.draws)
        trial.apply(seat, choice)
        found.append(trial)
    return found


def refusal(position: TrickerionPosition, written: str, seat: int | None = None) -> Refusal | None:
    """Why a choice of a seat is not possible."""
    asked = position.waiting[0] if seat is None else seat
    return position.why_not(asked, GAME.parse(written))


def no(code: str, rule: str, **arguments: Argument) -> Refusal:
    """A refusal of this game."""
    return Refusal(code, rule, arguments, "trickerion")


def data_fault(folder: Path, file: str, change: Callable[[Any], None]) -> dict[str, Any]:
    """The error about a copy of the card data in which one file was changed."""
    printed = Path(package.__file__).parent / "data"
    for path in printed.glob("*.json"):
        content = json.loads(path.read_text(encoding="utf-8"))
        if path.name == file:
            change(content)
        (folder / path.name).write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(sleight.BadInput) as refused:
        sleight.game("trickerion", data=folder)
    return {"code": refused.value.code, **refused.value.arguments}
