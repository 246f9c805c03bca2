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
            position.table.shown.clear()
            assert position.view(viewer) == shown
            assert fresh is None or to_builtins(fresh.view(viewer)) == to_builtins(shown)


def test_what_was_never_shown_is_shown_anew() -> None:
    shown = Shown()
    before, part = shown["dice"]
    assert before is part is None
    assert "dice" not in shown
    assert shown.keep("dice", [1], "a one") == shown["dice"][1] == "a one"
