"""Another edition beside ours: tables choose it, and those that do not are what they were."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest

import sleight
from sleight.arena.match import play_game
from sleight.core.record import Record
from sleight.games.trickerion.editions import EDITIONS
from sleight.games.trickerion.game import Trickerion
from tests.games.trickerion.authors.holding import holds
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import walk_on

TABLES: tuple[dict[str, Any], ...] = (
    {"edition": "short"},
    {"edition": "short", "dark_alley": True, "prophecies": True, "beginner": "all"},
)


@pytest.fixture
def game(example: Callable[[str], ModuleType]) -> Trickerion:
    short = example("edition").SHORT
    return Trickerion(editions={**EDITIONS, short.id: short})


@pytest.mark.parametrize("options", TABLES)
def test_it_plays_to_the_end_and_saves_and_guesses_hold(game: Trickerion, options: dict[str, Any]) -> None:
    for seed in range(3):
        moments = walk_on(
            game.new(2 + seed, seed, options),
            Random(seed),
            lambda at, seat, rng: rng.choice(at.choices(seat)),
        )
        for step, position in enumerate(moments):
            assert position.round <= 5
            if step % 25 == 0:
                holds(game, position, seed)
        assert position.over
    assert play_game(game, ["greedy", "random"], 1, options).decisions


def test_its_figures_count(game: Trickerion) -> None:
    table = game.new(2, 1, TABLES[1]).table
    assert (table.costs["learn"], table.edition.link_pay, table.rounds) == (2, (2, 3, 4), 5)
    assert table.edition.special_points == 2
    assert game.new(2, 1, {"dark_alley": True}).table.rounds == 7
    assert game.table_digest(TABLES[0]) != game.table_digest({})


def test_its_records_replay_and_name_it(game: Trickerion) -> None:
    record = Record.start(game, seats=2, seed=3, options=TABLES[0])
    rng = Random(3)
    while record.position.waiting:
        seat = record.position.waiting[0]
        record.add(seat, rng.choice(record.position.choices(seat)))
    again = Record.from_text(record.to_text(), game)
    assert again.header.options == TABLES[0]
    assert again.position.to_dict() == record.position.to_dict()


def test_with_one_edition_nobody_is_asked_for_one(game: Trickerion) -> None:
    alone = Trickerion(editions={"2019": EDITIONS["2019"]})
    assert {"edition", "dummies", "first_draw_resets"}.isdisjoint(alone.options)
    assert game.options["edition"].allowed() == ("2019", "first", "short")
    with pytest.raises(sleight.BadInput) as caught:
        alone.new(2, 1, {"edition": "2019"})
    assert caught.value.code == "option-unknown"
    ours: dict[str, Any] = alone.new(2, 1).to_dict()
    theirs: dict[str, Any] = game.new(2, 1).to_dict()
    assert theirs == ours | {"options": {**ours["options"], "edition": "2019"}}
    assert game.table_digest({}) == GAME.table_digest({})
    assert game.from_dict(ours).to_dict() == theirs
    assert alone.from_dict(ours).to_dict() == ours
    with pytest.raises(sleight.BadInput) as caught:
        alone.from_dict({**ours, "options": {**ours["options"], "edition": "short"}})
    assert caught.value.code == "option-unknown"
