"""What exactly happened: the events, and every field of the position that changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import sleight
from sleight.core.question import Asked
from sleight.games.trickerion.editions.second import SECOND
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME, play

Changes = dict[str, Any]
"""New values by path: `{"coins.0": 7, "market.orders.2": "rope"}`."""


def done(position: TrickerionPosition, *written: str) -> tuple[list[sleight.Event], Changes]:
    """Play choices; the events, and all that is different afterwards, chance apart."""
    before = position.to_dict()
    events = play(position, *written)
    return events, changes(before, position.to_dict())


def changes(before: Changes, after: Changes) -> Changes:
    """The fields in which two saved positions differ, with their new values."""
    hidden = ("key", "draws")
    return {path: value for path, value in _differences("", before, after) if path not in hidden}


def _differences(path: str, before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """Lists of different lengths differ as a whole."""
    if isinstance(before, dict) and isinstance(after, dict):
        pairs = [(key, before[key], after[key]) for key in before]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(str(at), one, other) for at, (one, other) in enumerate(zip(before, after, strict=True))]
    else:
        if before != after:
            yield path, after
        return
    for key, one, other in pairs:
        yield from _differences(f"{path}.{key}" if path else key, one, other)


def why_not(position: TrickerionPosition, written: str, seat: int | None = None) -> sleight.Refusal | None:
    """The whole refusal of a choice, or None if it is legal."""
    asked = position.waiting[0] if seat is None else seat
    return position.why_not(asked, GAME.parse(written))


def refusal(code: str, rule: str, **arguments: str | int) -> sleight.Refusal:
    """A refusal of this game as the engine should give it."""
    return sleight.Refusal(code, rule, {**arguments}, "trickerion")


def question(kind: str, rule: str, seat: int, **arguments: str | int) -> Asked:
    """A question of this game as the engine should ask it."""
    return Asked(kind, rule, seat, {**arguments}, "trickerion")


def game_with(**numbers: object) -> Trickerion:
    """The game with other numbers in its edition, to show a rule beyond what the base game reaches."""
    return Trickerion(editions={SECOND.id: msgspec.structs.replace(SECOND, **numbers)})
