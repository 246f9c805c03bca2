"""Saved positions: they come back as they were, and wrong ones are refused by name."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.trickerion.helpers.other_data import Steps
from tests.games.trickerion.helpers.saves import (
    FIELDS,
    SAVES,
    load_error,
    named,
    restored,
    rich,
    same,
    spoilt,
)
from tests.games.trickerion.helpers.walks import busy_walk, walk


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("beginner", [[], "all", [1]])
def test_a_position_comes_back_as_it_was_at_any_moment(seats: int, beginner: object) -> None:
    for seed in range(2):
        for step, position in enumerate(walk(seats, 20 + seed, beginner=beginner)):
            if step % 7 == 0 or position.over:
                assert same(position, restored(position))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_full_of_performances_comes_back_at_any_moment(seats: int) -> None:
    for position in busy_walk(seats, 4):
        assert same(position, restored(position))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_restored_position_goes_on_like_the_saved_one(seats: int) -> None:
    rng = Random(seats)
    for step, position in enumerate(walk(seats, 30)):
        if step % 40 == 0:
            one, other = position.copy(), restored(position)
            for _ in range(60):
                if not one.waiting:
                    break
                seat = rng.choice(one.waiting)
                choice = rng.choice(one.choices(seat))
                assert one.apply(seat, choice) == other.apply(seat, choice)
            assert same(one, other)


def test_a_saved_position_is_plain_data_with_the_known_fields() -> None:
    saved = rich()
    assert tuple(saved) == tuple(field for field in FIELDS if field != "dawn")  # said where it is played
    assert json.loads(json.dumps(saved)) == saved


OPTIONAL = ("alley", "powers", "dawn", "left_out", "owed")
"""What older saves, and those of tables without these modules and rules, do not have."""


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize(
    "value", [None, "x", -9, [None], {"a": 1}], ids=["null", "text", "number", "list", "object"]
)
def test_a_field_of_the_wrong_kind_is_refused_by_its_name(field: str, value: object) -> None:
    if field in ("alley", "powers", "dawn") and value is None:
        value = {}
    for saved in SAVES.values():
        error = load_error(spoilt(saved, (field,), value))
        assert error is not None
        assert named(error) & {field, *(["seats"] if field == "fame" else [])}


@pytest.mark.parametrize("field", [field for field in FIELDS if field not in OPTIONAL])
def test_a_missing_field_is_refused_by_its_name(field: str) -> None:
    data = rich()
    del data[field]
    error = load_error(data)
    assert error is not None
    assert error.code == "position-wrong"
    assert f"`{field}`" in str(error.arguments["why"])


@pytest.mark.parametrize(
    "path",
    [
        (),
        ("options",),
        ("market",),
        ("asked", 0),
        ("theater", 1),
        ("theater", 1, "markers", 0),
        ("workshops", 0),
        ("workshops", 0, "tricks", 0),
        ("workshops", 0, "components", 0),
        ("workshops", 0, "characters", 0),
    ],
)
def test_a_field_too_many_is_refused_by_its_name(path: Steps) -> None:
    error = load_error(spoilt(rich(), (*path, "surprise"), 1))
    assert error is not None
    assert "surprise" in str(error)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("key",), "00" * 15, "key: 16 bytes"),
        (("draws",), -1, "draws: 0..9223372036854775808"),
        (("round",), 0, "round: 1..5"),
        (("round",), 6, "round: 1..5"),
        (("chooser",), 3, "chooser: 0..2"),
        (("points",), 100, "points: -4..99"),
        (("order",), [0, 1, 1], "order: [0, 1, 2] in some order"),
        (("fame",), [1, -1, 1], "fame[1]: 0..2147483647"),
        (("coins",), [1, 1], "coins: [3]"),
        (("shards", 2), 2**31, "shards[2]: 0..2147483647"),
        (("replans", 0), 10, "replans[0]: 0..9"),
        (("planned", 1), 10, "planned[1]: 0"),
        (("dice",), ["x"] * 5, "dice: [6]"),
        (("market", "orders"), [""] * 3, "market.orders: [4]"),
        (("theater",), [], "theater: [1..5]"),
        (("asked",), [None, None, None], "asked: 1"),
        (("actor",), "", "asked[0], actor: act does not fit what lies on the table"),
        (("workshops", 0, "tricks", 0, "ready"), 2, "workshops[0].tricks, theater: 4 markers of a symbol"),
        (("workshops", 0, "tricks", 0, "trick"), "stocks-escape", "workshops.tricks: stocks-escape once"),
        (("workshops", 0, "components", 0, "tokens"), 0, "workshops[0].components[0].tokens: 1..3"),
        (
            ("workshops", 0, "components", 0, "board"),
            "manager",
            "workshops[0]: no more than its boards hold",
        ),
        (("workshops", 1, "magician"), "electra", "workshops.magician: mechanical once"),
        (("seen",), ["riverside-theater-1"], "theater, deck, seen: riverside-theater-1 once"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_what_is_allowed(path: Steps, value: object, why: str) -> None:
    error = load_error(spoilt(rich(), path, value))
    assert error is not None
    assert (error.code, error.arguments["why"]) == ("position-wrong", why)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("options", "dark_alley"), 2, "position-wrong"),
        (("options", "prophecies"), True, "option-needs"),
        (("options", "beginner"), [7], "option-value"),
        (("fame",), [5], "seat-count"),
        (("fame",), [5] * 5, "seat-count"),
    ],
)
def test_options_and_seats_are_refused_as_for_a_new_game(path: Steps, value: object, code: str) -> None:
    error = load_error(spoilt(rich(), path, value))
    assert error is not None
    assert error.code == code
