"""What a puzzle is, and the file that holds those of a game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sleight.core import registry
from sleight.core.digest import digest_of
from sleight.core.errors import BadInput
from sleight.core.installed import faces

if TYPE_CHECKING:
    from sleight.core.asked import Asked
    from sleight.core.choice import Choice
    from sleight.core.registry import AnyGame

_FILE = "puzzles.json"
_FORMAT = 1


class Puzzle(msgspec.Struct, frozen=True):
    """A moment as one seat saw it, with what its choices are worth."""

    seat: int
    view: dict[str, Any]
    choices: tuple[str, ...]
    """All that the seat could choose, in their text forms."""

    values: tuple[float, ...]
    """For each choice, by how many points the seat is ahead on average afterwards."""

    errors: tuple[float, ...]
    """For each choice the standard error of its distance to the best one."""

    played: int
    """What was played, as a place among the choices."""

    good: tuple[int, ...]
    """The best choice, and those that cannot be told from it."""

    @property
    def best(self) -> int:
        """The best choice, as a place among the choices."""
        return self.good[0]

    @property
    def margin(self) -> float:
        """By how many points the best choice beats the best of those that are not good."""
        return self.values[self.best] - self.values[self.runner_up]

    @property
    def error(self) -> float:
        """The standard error of the margin."""
        return self.errors[self.runner_up]

    @property
    def runner_up(self) -> int:
        """The best of the choices that are not good."""
        others = [place for place in range(len(self.choices)) if place not in self.good]
        return max(others, key=lambda place: self.values[place])


class Ways(msgspec.Struct, frozen=True):
    """How the choices of puzzles are weighed; with it anybody can do it again."""

    bot: str
    """Who plays on after the choice, on all seats."""

    guesses: int
    scored: bool
    """True if it is played on until somebody scores; else to the end of the game."""


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    rules: int
    ways: Ways
    puzzles: tuple[Puzzle, ...]
    records: int = 0
    """How many records were searched for them."""

    digest: str = ""
    """Of all the puzzles, so that a file that somebody has changed is noticed."""

    format: int = _FORMAT


class Opened(NamedTuple):
    """A puzzle with everything that is needed to show it."""

    view: Any
    seats: int
    question: Asked
    choices: tuple[Choice, ...]


@cache
def shipped(game: str) -> Puzzles:
    """What comes with a game; no puzzles for a game that brings none."""
    file = files(faces(game)).joinpath(_FILE)
    return (
        read_puzzles(file.read_bytes()) if file.is_file() else Puzzles(game, 0, Ways("", 0, scored=False), ())
    )


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game."""
    return shipped(game).puzzles


def numbered(game: str, number: int) -> Puzzle:
    """The puzzle of a number, counted from 1."""
    known = puzzles_of(game)
    if not known:
        raise BadInput("puzzles-none", game=game)
    if not 1 <= number <= len(known):
        raise BadInput("puzzle-number", game=game, number=number, count=len(known))
    return known[number - 1]


def read_puzzles(content: bytes) -> Puzzles:
    """The puzzles of a file; a damaged one is refused."""
    try:
        read = msgspec.json.decode(content, type=Puzzles)
    except msgspec.DecodeError as error:
        raise BadInput("puzzles-damaged", why=str(error)) from error
    if read.format != _FORMAT or read.digest != digest_of(read.puzzles):
        raise BadInput("puzzles-damaged", why="digest")
    return read


def written(puzzles: Puzzles) -> bytes:
    """The file of some puzzles, with their digest."""
    signed = msgspec.structs.replace(puzzles, digest=digest_of(puzzles.puzzles))
    return msgspec.json.encode(signed, order="deterministic")


def opened(game: AnyGame | str, puzzle: Puzzle) -> Opened:
    """The view of a puzzle, its question and its choices; all of it follows from the view."""
    rules = registry.game(game) if isinstance(game, str) else game
    view = msgspec.convert(puzzle.view, rules.view_type)
    position = rules.guess(view, Random(0))
    asked = position.asked(puzzle.seat)
    assert asked is not None
    choices = tuple(rules.parse(choice) for choice in puzzle.choices)
    return Opened(view, len(position.scores), asked, choices)
