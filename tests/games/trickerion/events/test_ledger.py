"""Whoever keeps a ledger of the events of a full game knows at any time what everybody owns."""

from __future__ import annotations

from random import Random

import pytest

import sleight
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import purses
from tests.games.trickerion.helpers.ledger import entered, is_storing
from tests.games.trickerion.helpers.midgame import MOMENTS, midgame
from tests.games.trickerion.helpers.walks import keen_choice


def play_with_a_ledger(position: TrickerionPosition, rng: Random, asides: float = 0.02) -> None:
    """Play to the end and compare after every choice."""
    ledger = purses(position)
    while position.waiting:
        seat = rng.choice(position.waiting)
        unasked = position.asides(seat) if rng.random() < asides else []
        choice = keen_choice(rng, unasked or position.choices(seat))
        ledger = entered(ledger, position.apply(seat, choice))
        assert is_storing(position) or ledger == purses(position), sleight.text(choice)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seed", range(12))
def test_events_tell_all_that_is_gained_and_spent(seed: int, moment: str) -> None:
    position = midgame(seed, 2 + seed % 3, moment, prophecies=seed % 4 > 0)
    play_with_a_ledger(position, Random(f"{seed} {moment}"))
