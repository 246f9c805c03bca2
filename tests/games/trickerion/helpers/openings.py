"""Games that are still being set up."""

from __future__ import annotations

from itertools import count

import pytest

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import kind, play
from tests.games.trickerion.helpers.scenario import GAME, MAGICIANS

every_seat_count = pytest.mark.parametrize("players", [2, 3, 4])


def opening(players: int = 2, chooser: int = 0, **options: object) -> TrickerionPosition:
    """A new game in which that seat chooses its magician first."""
    return next(
        position for seed in count() if (position := GAME.new(players, seed, options)).chooser == chooser
    )


def with_magicians(players: int = 2, chooser: int = 0, **options: object) -> TrickerionPosition:
    """A new game in which seats 0 to 3 have chosen: mechanical, optical, escape, spiritual.

    Who is left with a single magician has that one without being asked.
    """
    position = opening(players, chooser, **options)
    for turn in range(players):
        if kind(position) == "magician":
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
