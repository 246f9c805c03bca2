"""What the server says over the wire to somebody who plays alone: the table of the day, and puzzles."""

from __future__ import annotations

from typing import Any

import msgspec


class TodayOut(msgspec.Struct):
    """The table of a day, to be made with `POST /api/tables`."""

    date: str
    players: list[str]
    seat: int
    options: dict[str, Any]
    seed: str


class ParOut(msgspec.Struct):
    """How a table of the day went, beside what the strongest bot reaches from the same seat."""

    date: str
    bot: str
    """What that bot is called."""

    par: float | None
    """Null as long as it is being worked out; ask again then."""

    score: int


class PuzzlesOut(msgspec.Struct):
    """How many puzzles there are; they are counted from 1."""

    count: int


class PuzzleOut(msgspec.Struct, kw_only=True):
    """A moment of a game as one seat saw it."""

    number: int
    count: int
    board: str
    """Drawn in plain text."""

    question: str
    choices: list[str]
    """All choices, as sentences."""


class SolutionOut(msgspec.Struct, kw_only=True):
    """What the choices of a puzzle are worth; choices are named by their places."""

    right: bool
    good: list[int]
    """The best choice, then those that cannot be told from it."""

    played: int
    """What was played in the game that the puzzle comes from."""

    values: list[float]
    """By how many points the seat is ahead of its best rival on average."""

    margin: float
    """By how much the best choice beats those that are not good."""

    error: float
    """The standard error of the margin."""
