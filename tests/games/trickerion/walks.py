"""Random games for property tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from sleight.games.trickerion.position import TrickerionPosition
from tests.games.trickerion.scenario import GAME

OPTION_SETS: tuple[dict[str, Any], ...] = ({}, {"beginner": "all"}, {"beginner": [0]})


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


def walks(seeds: int, every: int, offset: int = 0) -> Iterator[TrickerionPosition]:
    """Positions of many games, one in so many, for every number of seats and several options."""
    for seats in (2, 3, 4):
        for seed in range(seeds):
            options = OPTION_SETS[seed % len(OPTION_SETS)]
            for step, position in enumerate(walk(seats, offset + seed, **options)):
                if step % every == 0:
                    yield position
