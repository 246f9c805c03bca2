"""Random play of the full game against the base game: what the Dark Alley costs a decision."""

from __future__ import annotations

from random import Random

import sleight
from bench.figures import Figure
from bench.race import Comparison, Runner

SEATS = 4
_DEARER = 1.3
"""The most that a decision of the full game may cost, by one of the base game."""


def comparisons() -> list[Comparison]:
    """The full game is ours, the base game the other."""
    rng = Random(1)
    full: dict[str, object] = {"dark_alley": True, "prophecies": True}
    return [
        Comparison(
            f"trickerion, {SEATS} seats, random play of the full game",
            "decisions",
            Runner("full game", lambda: play(rng, full)),
            (Runner("base game", lambda: play(rng, {})),),
            (1 / _DEARER,),
        )
    ]


def figures() -> list[Figure]:
    """Nothing but the ratio."""
    return []


def play(rng: Random, options: dict[str, object]) -> int:
    """The loop that our contract shows; decisions that leave a choice are counted."""
    decisions = 0
    position = sleight.game("trickerion").new(SEATS, rng.getrandbits(64), options)
    while position.waiting:
        seat = position.waiting[0]
        choices = position.choices(seat)
        decisions += len(choices) > 1
        position.apply(seat, rng.choice(choices))
    return decisions
