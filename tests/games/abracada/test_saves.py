"""Positions as plain data: what was saved comes back, and what is wrong is refused with its place named."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import sleight
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import GAME, play, table

Saved = dict[str, Any]
Path = tuple[str | int, ...]

GONE = object()
"""Stands for leaving a field out."""

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"easy": True, "first": 1},
    {"last_standing": True, "lower": "penalty"},
    {"easy": True, "last_standing": True, "first": 0},
)


def through_json(position: AbracadaPosition) -> Saved:
    """What a file would give back."""
    read: Saved = json.loads(json.dumps(position.to_dict()))
    return read


def put(saved: Saved, path: Path, value: object) -> Saved:
    """A copy of saved data in which one place holds something else."""
    data = copy.deepcopy(saved)
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    if value is GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return data


def refusal_of(data: Any) -> sleight.BadInput:
    """The error that refuses this data."""
    with pytest.raises(sleight.BadInput) as caught:
        GAME.from_dict(data)
    return caught.value


def moments(seats: int, seed: int, options: dict[str, object]) -> Iterator[AbracadaPosition]:
    """Every moment of a game whose players often call what they hold."""
    rng, position = Random(seed), GAME.new(seats, seed, options)
    yield position
    while position.waiting:
        seat = position.waiting[0]
        choices = position.choices(seat)
        hits = [choice for choice in choices if getattr(choice, "spell", 0) in position.hands[seat]]
        position.apply(seat, rng.choice(hits if hits and rng.random() < 0.6 else choices))
        yield position


def middle() -> Saved:
    """Three players in the fourth turn of a round; seat 1 holds the secret of the first place."""
    made = table(3).hand(0, 3, 5, 4, 7, 8).hand(1, 8, 8).hand(2, 6, 7).rows(4, 8).held(1, 2).turn(4)
    calls = made.calls((1, 0, 1, "missed", 0, 0), (2, 1, 4, "cast", 1, 0), (2, 1, 8, "cast", 2, 0))
    return through_json(calls.position())


def singing() -> Saved:
    """Seat 0 has just cast a Night Singer and may take a secret."""
    position = table(3).hand(0, 4, 8).position()
    play(position, "call 4")
    return through_json(position)


def finished() -> Saved:
    """A game that is over."""
    position = table(2).scores(7, 3).hand(0, 8).position()
    play(position, "call 8")
    return through_json(position)


MIDDLE, SINGING, FINISHED = middle(), singing(), finished()


# What was saved comes back


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_moment_of_a_game_comes_back_from_json(seats: int, options: dict[str, object]) -> None:
    asked = set()
    for position in moments(seats, seats, options):
        saved = position.to_dict()
        assert through_json(position) == saved
        again = GAME.from_dict(through_json(position))
        assert again.to_dict() == saved
        assert again.fingerprint() == position.fingerprint()
        assert [again.view(seat) for seat in (0, 1, None)] == [position.view(seat) for seat in (0, 1, None)]
        asked.add(saved["asked"])
    assert asked == {"call", "secret", ""}


@pytest.mark.parametrize("moves", range(20, 36))
def test_a_saved_game_goes_on_as_the_one_that_was_not_saved(moves: int) -> None:
    one = next(islice(moments(3, 5, VARIANTS[2]), moves, None))
    other = GAME.from_dict(through_json(one))
    rng = Random(1)
    while one.waiting:
        seat = one.waiting[0]
        choice = rng.choice(one.choices(seat))
        assert one.apply(seat, choice) == other.apply(seat, choice)
    assert (other.waiting, other.scores, other.winners) == ((), one.scores, one.winners)


def test_a_saved_position_names_all_that_it_consists_of() -> None:
    assert SINGING == {
        "options": {"easy": False, "last_standing": False, "lower": "refuse", "first": None},
        "key": "00" * 16,
        "draws": 1,
        "round": 1,
        "turn": 1,
        "active": 0,
        "asked": "secret",
        "last": 4,
        "lives": [6, 6, 6],
        "scores": [0, 0, 0],
        "gained": [0, 0, 0],
        "rows": [0, 0, 0, 0, 1, 0, 0, 0, 0],
        "hands": [[0, 8, 0, 0, 0], [8, 8, 8, 8, 8], [8, 8, 7, 7, 7]],
        "drawn": [[0] * 5] * 3,
        "pool": [7] * 4 + [6] * 6 + [5] * 5 + [4] * 3 + [3] * 2,
        "centre": [1, 2, 2, 3],
        "held": [[], [], []],
        "calls": [{"turn": 1, "seat": 0, "spell": 4, "outcome": "cast", "place": 1, "drawn": 0}],
    }


def test_the_open_question_comes_back() -> None:
    kinds = [
        [asked.kind if asked else None for asked in map(GAME.from_dict(data).asked, range(2))]
        for data in (MIDDLE, SINGING, FINISHED)
    ]
    assert kinds == [["call", None], ["secret", None], [None, None]]


def test_after_the_secret_a_restored_turn_goes_on() -> None:
    position = GAME.from_dict(SINGING)
    play(position, "take 2")
    asked = position.asked(0)
    assert asked is not None
    assert (asked.kind, position.waiting, position.centre) == ("call", (0,), (1, 0, 2, 3))


def test_a_finished_game_comes_back_with_its_winners() -> None:
    position = GAME.from_dict(FINISHED)
    assert (position.over, position.scores, position.winners) == (True, (8, 3), (0,))


def test_reading_leaves_the_data_as_it_was_and_shares_nothing_with_it() -> None:
    data = copy.deepcopy(MIDDLE)
    play(GAME.from_dict(data), "call 3")
    assert data == MIDDLE


def test_options_that_are_left_out_take_their_defaults() -> None:
    position = GAME.from_dict(put(MIDDLE, ("options",), {}))
    assert position.to_dict() == MIDDLE


# What is wrong is refused


@pytest.mark.parametrize("data", [None, 5, True, 1.5, "position", [], [1], [["key", 1]]])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    assert refusal_of(data).code == "position-wrong"


@pytest.mark.parametrize("field", list(MIDDLE))
def test_every_field_is_needed(field: str) -> None:
    error = refusal_of(put(MIDDLE, (field,), GONE))
    assert error.code == "position-wrong"
    assert f"`{field}`" in str(error.arguments["why"])


@pytest.mark.parametrize("field", list(MIDDLE))
@pytest.mark.parametrize("value", [None, 1.5, [None], {"a": 1}, [["a"]]])
def test_a_field_of_the_wrong_type_is_named(field: str, value: object) -> None:
    if field == "options" and isinstance(value, dict):
        value = 3
    error = refusal_of(put(MIDDLE, (field,), value))
    assert error.code == "position-wrong"
    assert f"$.{field}" in str(error.arguments["why"])


@pytest.mark.parametrize("above", [(), ("options",), ("calls", 0), ("held", 1, 0)])
def test_an_unknown_field_is_refused(above: Path) -> None:
    error = refusal_of(put(MIDDLE, (*above, "speed"), 1))
    assert error.code == "position-wrong"
    assert "`speed`" in str(error.arguments["why"])


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("key",), "00" * 15, "key: 16..16"),
        (("key",), "00" * 17, "key: 16..16"),
        (("key",), "", "key: 16..16"),
        (("draws",), -1, "draws: 0..9223372036854775808"),
        (("draws",), 2**63 + 1, "draws: 0..9223372036854775808"),
        (("round",), 0, "round: 1..2147483648"),
        (("round",), 2**31 + 1, "round: 1..2147483648"),
        (("turn",), 0, "turn: 1..2147483648"),
        (("turn",), 2**31 + 1, "turn: 1..2147483648"),
        (("active",), -1, "active: 0..2"),
        (("active",), 3, "active: 0..2"),
        (("last",), -1, "last: 0..8"),
        (("last",), 9, "last: 0..8"),
        (("rows",), [], "rows: 9..9"),
        (("rows",), [0] * 8, "rows: 9..9"),
        (("rows",), [0] * 10, "rows: 9..9"),
        (("centre",), [], "centre: 4..4"),
        (("centre",), [0, 1, 2], "centre: 4..4"),
        (("centre",), [0, 1, 2, 3, 3], "centre: 4..4"),
        (("lives", 0), 7, "lives: 0..6"),
        (("lives", 2), -1, "lives: 0..6"),
        (("scores", 0), 9, "scores: 0..8"),
        (("scores", 2), -1, "scores: 0..8"),
        (("gained", 1), -1, "gained: 0..7"),
        (("gained", 1), 8, "gained: 0..7"),
        (("drawn", 2, 4), -1, "drawn: 0..4"),
        (("drawn", 0, 0), 5, "drawn: 0..4"),
        (("hands", 0), [3, 5, 4, 7], "hands, drawn: [3][5]"),
        (("hands", 2), [6, 7, 0, 0, 0, 0], "hands, drawn: [3][5]"),
        (("drawn", 1), [0] * 4, "hands, drawn: [3][5]"),
        (("drawn", 1), [0] * 6, "hands, drawn: [3][5]"),
        (("asked",), "", "asked: 'call | secret'"),
        (("asked",), "stop", "asked: 'call | secret'"),
        (("scores", 0), 8, "asked: ''"),
        (("lives", 0), 0, "lives: > 0"),
        (("lives", 2), 0, "lives: > 0"),
        (("asked",), "secret", "last: 4"),
    ],
)
def test_a_value_out_of_its_range_is_named_with_what_is_allowed(path: Path, value: object, why: str) -> None:
    error = refusal_of(put(MIDDLE, path, value))
    assert (error.code, error.arguments) == ("position-wrong", {"why": why})


@pytest.mark.parametrize("key", ["zz" * 16, "0", "é" * 32, "00" * 15 + " 0", "00 " * 16, "AA" * 16])
def test_a_key_that_is_no_key_is_named(key: str) -> None:
    error = refusal_of(put(MIDDLE, ("key",), key))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "key: 16..16"})


@pytest.mark.parametrize("field", ["scores", "gained", "hands", "drawn", "held"])
@pytest.mark.parametrize("seats", [0, 1, 2, 4])
def test_every_seat_needs_its_place_in_every_row(field: str, seats: int) -> None:
    error = refusal_of(put(MIDDLE, (field,), (MIDDLE[field] * 2)[:seats]))
    why = "lives, scores, gained, hands, drawn, held: [3]"
    assert (error.code, error.arguments) == ("position-wrong", {"why": why})


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_a_number_of_seats_that_the_game_does_not_take_is_refused(seats: int) -> None:
    error = refusal_of(put(MIDDLE, ("lives",), [6] * seats))
    assert error.code == "seat-count"
    assert error.arguments == {"game": "abracada", "seats": str(seats), "allowed": "2, 3, 4, 5"}


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [("lower", "never", "refuse, penalty"), ("first", 3, "none, 0, 1, 2"), ("first", -1, "none, 0, 1, 2")],
)
def test_an_option_with_a_wrong_value_is_refused(option: str, value: object, allowed: str) -> None:
    error = refusal_of(put(MIDDLE, ("options", option), value))
    assert error.code == "option-value"
    assert error.arguments == {"option": option, "value": str(value), "allowed": allowed}


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("seat", -1),
        ("seat", 3),
        ("spell", 0),
        ("spell", 9),
        ("place", -1),
        ("place", 6),
        ("turn", 0),
        ("turn", 5),
        ("outcome", "dreamt"),
        ("drawn", -1),
        ("drawn", 2),
    ],
)
def test_a_call_that_cannot_have_been_made_is_named(part: str, value: object) -> None:
    error = refusal_of(put(MIDDLE, ("calls", 1, part), value))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "calls[1]"})


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("seat", 2),
        ("seat", 0),
        ("spell", 1),
        ("spell", 8),
        ("place", 5),
        ("turn", 1),
        ("turn", 4),
        ("drawn", 1),
    ],
)
def test_the_values_at_the_ends_of_the_ranges_of_a_call_are_taken(part: str, value: object) -> None:
    data = put(MIDDLE, ("calls", 1, part), value)
    assert GAME.from_dict(data).to_dict() == data


@pytest.mark.parametrize("outcome", ["cast", "missed", "slipped"])
def test_a_call_has_one_of_three_outcomes(outcome: str) -> None:
    data = put(MIDDLE, ("calls", 0, "outcome"), outcome)
    assert GAME.from_dict(data).to_dict() == data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("draws",), 0),
        (("draws",), 2**63),
        (("round",), 2**31),
        (("turn",), 2**31),
        (("lives", 1), 1),
        (("scores", 1), 7),
        (("gained", 1), 7),
        (("drawn", 0, 0), 4),
        (("last",), 8),
        (("active",), 2),
    ],
)
def test_the_values_at_the_ends_of_the_ranges_are_taken(path: Path, value: object) -> None:
    data = put(MIDDLE, path, value)
    assert GAME.from_dict(data).to_dict() == data


@pytest.mark.parametrize(
    ("path", "value", "counted"),
    [
        (("rows", 8), 2, [1, 2, 3, 4, 5, 6, 7, 9]),
        (("rows", 8), 0, [1, 2, 3, 4, 5, 6, 7, 7]),
        (("hands", 0, 0), 5, [1, 2, 2, 4, 6, 6, 7, 8]),
        (("hands", 0, 0), 0, [1, 2, 2, 4, 5, 6, 7, 8]),
        (("hands", 0, 0), 9, [1, 2, 2, 4, 5, 6, 7, 8]),
        (("held", 1, 0, "spell"), 1, [2, 1, 3, 4, 5, 6, 7, 8]),
        (("centre", 1), 7, [0, 2, 3, 4, 5, 6, 8, 8]),
        (("pool", 0), 1, [2, 2, 3, 4, 5, 6, 7, 7]),
        (("pool", 0), GONE, [1, 2, 3, 4, 5, 6, 7, 7]),
        (("rows", 0), 1, [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_a_stone_too_many_or_too_few_is_counted(path: Path, value: object, counted: list[int]) -> None:
    error = refusal_of(put(MIDDLE, path, value))
    why = f"stones: [1, 2, 3, 4, 5, 6, 7, 8], not {counted}"
    assert (error.code, error.arguments) == ("position-wrong", {"why": why})


@pytest.mark.parametrize("spell", [-1, 0, 9])
def test_a_stone_of_no_spell_is_refused_even_if_the_others_are_complete(spell: int) -> None:
    error = refusal_of(put(MIDDLE, ("pool",), [*MIDDLE["pool"], spell]))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "stones: 0..8"})


def test_a_row_never_holds_less_than_nothing() -> None:
    data = put(MIDDLE, ("rows", 1), -1)
    data["pool"].append(1)
    assert refusal_of(data).arguments == {"why": "stones: 0..8"}


@pytest.mark.parametrize("place", [0, 2, 5])
def test_a_secret_comes_from_a_place_of_the_centre_that_is_empty_now(place: int) -> None:
    error = refusal_of(put(MIDDLE, ("held", 1, 0, "place"), place))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "centre, held: 1..4"})


def test_nobody_holds_a_secret_without_a_night_singer_in_the_rows() -> None:
    data = put(put(MIDDLE, ("rows", 4), 0), ("pool",), [*MIDDLE["pool"], 4])
    error = refusal_of(data)
    assert (error.code, error.arguments) == ("position-wrong", {"why": "held: 0..0"})


@pytest.mark.parametrize("spell", [None, 0])
def test_a_held_secret_is_a_stone(spell: int | None) -> None:
    data = put(put(MIDDLE, ("held", 1, 0, "spell"), spell), ("pool",), [*MIDDLE["pool"], 2])
    error = refusal_of(data)
    assert (error.code, error.arguments) == ("position-wrong", {"why": "held: 1..8"})


def test_the_secret_question_needs_a_night_singer_just_cast() -> None:
    error = refusal_of(put(SINGING, ("last",), 5))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "last: 4"})


def test_the_secret_question_needs_a_secret_that_can_still_be_taken() -> None:
    made = table(3).hand(0, 8).rows(4, 4, 4, 4).held(1, 5, 6, 7, 8).last(4).position()
    error = refusal_of(put(through_json(made), ("asked",), "secret"))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "held: 0..3"})


def test_the_secret_question_is_open_to_a_hand_that_is_empty() -> None:
    position = table(3).hand(0, 4).position()
    play(position, "call 4")
    assert GAME.from_dict(through_json(position)).to_dict() == position.to_dict()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_plays_has_a_stone(seat: int) -> None:
    hand = MIDDLE["hands"][seat]
    data = put(put(MIDDLE, ("hands", seat), [0] * 5), ("pool",), MIDDLE["pool"] + [s for s in hand if s])
    error = refusal_of(data)
    assert (error.code, error.arguments) == ("position-wrong", {"why": f"hands[{seat}]: > 0"})


def test_in_last_one_standing_some_may_be_out_of_the_round() -> None:
    data = through_json(table(3, last_standing=True).lives(6, 0, 6).hand(1).position())
    assert GAME.from_dict(data).to_dict() == data


def test_in_last_one_standing_the_round_needs_two_who_play() -> None:
    data = through_json(table(3, last_standing=True).lives(6, 0, 6).hand(1).hand(2, 8).position())
    alone = put(put(data, ("lives", 2), 0), ("hands", 2), [0] * 5)
    error = refusal_of(put(alone, ("pool",), [*data["pool"], 8]))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "lives: > 0"})


def test_in_last_one_standing_who_is_out_has_no_stones() -> None:
    data = through_json(table(3, last_standing=True).position())
    error = refusal_of(put(data, ("lives", 1), 0))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "hands[1]: 0"})


def test_in_last_one_standing_the_active_player_is_in_play() -> None:
    data = through_json(table(3, last_standing=True).lives(6, 0, 6).hand(1).position())
    assert refusal_of(put(data, ("active",), 1)).arguments == {"why": "lives: > 0"}


@pytest.mark.parametrize("asked", ["call", "secret"])
def test_a_finished_game_asks_nothing(asked: str) -> None:
    error = refusal_of(put(FINISHED, ("asked",), asked))
    assert (error.code, error.arguments) == ("position-wrong", {"why": "asked: ''"})
