"""What is kept of a view is shown again only where it is still true."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from msgspec import to_builtins

import sleight
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.shown import Shown

ALLEY = {"dark_alley": True, "prophecies": True}
TABLES = {
    "base": {},
    "full": ALLEY,
    "first": {"edition": "first", "dark_alley": True},
    "powers": {**ALLEY, "powers": True},
    "dawn": {**ALLEY, "dawn": True},
}


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_a_table_that_shows_several_games_in_turn_mixes_nothing_up(options: Mapping[str, object]) -> None:
    game = sleight.game("trickerion")
    rng = random.Random(4)
    games = [game.new(4, seed, options) for seed in range(3)]
    for number in range(60):
        position = games[number % 3]
        for _ in range(rng.randrange(1, 9)):
            if position.waiting:
                seat = position.waiting[0]
                position.apply(seat, rng.choice(position.choices(seat)))
        fresh = Trickerion().from_dict(position.to_dict()) if number % 20 == 19 else None
        for viewer in (None, 0, 1, 2, 3):
            shown = position.view(viewer)
            position.table.shown = Shown(4)
            assert position.view(viewer) == shown
            assert fresh is None or to_builtins(fresh.view(viewer)) == to_builtins(shown)


def test_a_part_is_kept_from_its_first_view_on() -> None:
    position = sleight.game("trickerion").new(2, 1)
    position.table.shown = Shown(2)
    first = position.view(None).dice
    assert position.view(0).dice is position.table.shown.dice.part is first
