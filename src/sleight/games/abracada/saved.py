"""A whole position of Abracada… Quoi ? as plain data."""

from __future__ import annotations

import msgspec

from sleight.games.abracada.view import CallMade, Options, Secret


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position as plain data."""

    options: Options
    key: str
    draws: int
    round: int
    turn: int
    active: int
    asked: str
    last: int
    lives: tuple[int, ...]
    scores: tuple[int, ...]
    gained: tuple[int, ...]
    rows: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    drawn: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    centre: tuple[int, ...]
    held: tuple[tuple[Secret, ...], ...]
    calls: tuple[CallMade, ...]
