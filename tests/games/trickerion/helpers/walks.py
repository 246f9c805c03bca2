"""Random games for property tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import sleight
from sleight.games.trickerion.printed.ids import CHARACTERS, MOST_SEATS
from sleight.games.trickerion.state.cells import CARDS, CONDUCTED, PERFORMED, PREMIERED, SHOWN
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME

OPTION_SETS: tuple[dict[str, Any], ...] = ({}, {"beginner": "all"}, {"beginner": [0]})
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"beginner": "all"},
    {"quick": True},
    {"dark_alley": True},
    {"dark_alley": True, "prophecies": True},
    {"dark_alley": True, "prophecies": True, "quick": True},
)
"""Every way in which a whole game differs."""


def walk(seats: int, seed: int, asides: float = 0.05, **options: object) -> Iterator[TrickerionPosition]:
    """Every position of a game in which all choose at random and now and then do something unasked."""
    rng = Random(seed)
    position = GAME.new(seats, seed, options)
    while position.waiting:
        yield position
        seat = rng.choice(position.waiting)
        unasked = position.asides(seat) if rng.random() < asides else []
        position.apply(seat, rng.choice(unasked or position.choices(seat)))
    yield position


def lasting(position: TrickerionPosition) -> list[int]:
    """The cells without those that nothing reads any more: a save has no place for them."""
    cells = position.cells[:]
    for seat in range(MOST_SEATS):
        first = CARDS + CHARACTERS * seat
        under = [character for character in range(CHARACTERS) if cells[first + character]]
        cells[SHOWN + seat] &= sum(1 << character for character in under)
    if not position.decks:
        for cell in (PERFORMED, CONDUCTED, *range(PREMIERED, PREMIERED + MOST_SEATS)):
            cells[cell] = 0
    return cells


_EAGER = ("set-up", "at", "prepare", "perform", "gain", "hire", "buy", "learn")


def busy_walk(seats: int, seed: int, **options: object) -> Iterator[TrickerionPosition]:
    """A game in which all are eager to perform: random ones hardly ever do."""
    rng = Random(seed)
    position = GAME.new(seats, seed, options or {"beginner": "all"})
    while position.waiting:
        yield position
        seat = rng.choice(position.waiting)
        choices = position.choices(seat)
        eager = [choice for choice in choices if _is_eager(sleight.text(choice))]
        position.apply(seat, rng.choice(eager if eager and rng.random() < 0.8 else choices))
    yield position


def _is_eager(written: str) -> bool:
    on_stage = written.endswith("stage") or written in ("send magician theater", "send manager theater")
    return on_stage or written.split()[0] in _EAGER or written.startswith("send apprentice-1 workshop")


def walks(seeds: int, every: int, offset: int = 0) -> Iterator[TrickerionPosition]:
    """Positions of many games, one in so many, for every number of seats, random and eager."""
    for seats in (2, 3, 4):
        for seed in range(seeds):
            options = OPTION_SETS[seed % len(OPTION_SETS)]
            game = busy_walk(seats, seed) if seed % 2 else walk(seats, offset + seed, **options)
            for step, position in enumerate(game):
                if step % every == 0:
                    yield position
