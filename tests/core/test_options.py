"""Options: what they take from programs and from people, and how they refuse the rest."""

from __future__ import annotations

from typing import Any

import pytest

import sleight
from sleight.core.game import Game
from sleight.core.option import SEATS, OneOf, Option, Requirement, SeatOption, Switch, seats_for, show

EASY = Switch("abracada", "easy")
LOWER = OneOf("abracada", "lower", "refuse", "penalty")
FIRST = SeatOption("abracada", "first", 5)


def refusal_of_value(option: Option, value: object, seats: int = 3) -> sleight.BadInput:
    """The error for a value that a program gave."""
    with pytest.raises(sleight.BadInput) as caught:
        option.read(value, seats)
    return caught.value


def refusal_of_text(option: Option, value: str) -> sleight.BadInput:
    """The error for a value that a person wrote."""
    with pytest.raises(sleight.BadInput) as caught:
        option.read_text(value)
    return caught.value


def test_options_know_their_names_and_defaults() -> None:
    assert [(option.game, option.name, option.default) for option in (EASY, LOWER, FIRST)] == [
        ("abracada", "easy", False),
        ("abracada", "lower", "refuse"),
        ("abracada", "first", None),
    ]
    assert Switch("abracada", "easy", default=True).default is True


def test_options_list_what_they_allow() -> None:
    assert EASY.allowed() == EASY.allowed(3) == (False, True)
    assert LOWER.allowed() == LOWER.allowed(3) == ("refuse", "penalty")
    assert FIRST.allowed() == (None, 0, 1, 2, 3, 4)
    assert FIRST.allowed(2) == (None, 0, 1)


def test_the_message_of_an_option_is_named_after_it() -> None:
    option = Switch("abracada", "last_standing")
    assert (option.message_id(), option.words()) == ("option-last-standing", {})


@pytest.mark.parametrize(
    ("option", "values"),
    [(EASY, [False, True]), (LOWER, ["refuse", "penalty"]), (FIRST, [None, 0, 1, 2])],
)
def test_every_allowed_value_is_read_as_itself(option: Option, values: list[object]) -> None:
    read = [option.read(value, 3) for value in values]
    assert read == values
    assert [type(value) for value in read] == [type(value) for value in values]


@pytest.mark.parametrize(
    ("value", "shown"),
    [(1, "1"), (0, "0"), (1.0, "1.0"), ("true", "true"), (None, "none"), ([], "[]"), ({"a": 1}, '{"a":1}')],
)
def test_a_switch_takes_nothing_but_true_and_false(value: object, shown: str) -> None:
    error = refusal_of_value(EASY, value)
    assert error.code == "option-value"
    assert error.arguments == {"option": "easy", "value": shown, "allowed": "false, true"}


@pytest.mark.parametrize(
    ("value", "shown"), [("Refuse", "Refuse"), ("", ""), (True, "true"), (None, "none"), (7, "7")]
)
def test_one_of_a_few_words_takes_exactly_those(value: object, shown: str) -> None:
    error = refusal_of_value(LOWER, value)
    assert error.code == "option-value"
    assert error.arguments == {"option": "lower", "value": shown, "allowed": "refuse, penalty"}


@pytest.mark.parametrize(
    ("value", "shown"), [(3, "3"), (-1, "-1"), (True, "true"), (False, "false"), (1.0, "1.0"), ("1", "1")]
)
def test_a_seat_must_be_at_the_table(value: object, shown: str) -> None:
    error = refusal_of_value(FIRST, value)
    assert error.code == "option-value"
    assert error.arguments == {"option": "first", "value": shown, "allowed": "none, 0, 1, 2"}


@pytest.mark.parametrize("option", [EASY, LOWER, FIRST])
@pytest.mark.parametrize("value", [object(), {1}, b"x", float("nan"), 10**30])
def test_a_value_of_any_kind_is_refused_as_an_error_of_ours(option: Option, value: object) -> None:
    assert refusal_of_value(option, value).code == "option-value"


@pytest.mark.parametrize(
    ("option", "written", "value"),
    [
        (EASY, "true", True),
        (EASY, "False", False),
        (EASY, "TRUE", True),
        (LOWER, "refuse", "refuse"),
        (LOWER, "Penalty", "penalty"),
        (FIRST, "1", 0),
        (FIRST, "5", 4),
        (FIRST, "none", None),
        (FIRST, "None", None),
        (FIRST, "", None),
    ],
)
def test_people_write_options_in_words_and_count_seats_from_one(
    option: Option, written: str, value: object
) -> None:
    read = option.read_text(written)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "written", "allowed"),
    [
        (EASY, "yes", "false, true"),
        (EASY, "1", "false, true"),
        (EASY, "", "false, true"),
        (LOWER, "refuses", "refuse, penalty"),
        (LOWER, "", "refuse, penalty"),
        (FIRST, "0", "none, 1, 2, 3, 4, 5"),
        (FIRST, "6", "none, 1, 2, 3, 4, 5"),
        (FIRST, "01", "none, 1, 2, 3, 4, 5"),
        (FIRST, "²", "none, 1, 2, 3, 4, 5"),
        (FIRST, "one", "none, 1, 2, 3, 4, 5"),
    ],
)
def test_a_text_that_means_nothing_is_refused_with_what_would(
    option: Option, written: str, allowed: str
) -> None:
    error = refusal_of_text(option, written)
    assert error.code == "option-value"
    assert error.arguments == {"option": option.name, "value": written, "allowed": allowed}


@pytest.mark.parametrize(
    ("value", "shown"), [(None, "none"), (True, "true"), (False, "false"), ("word", "word"), (3, "3")]
)
def test_values_are_shown_as_a_person_writes_them(value: object, shown: str) -> None:
    assert show(value) == shown


# The options of a game

GAME = sleight.game("abracada")


def test_a_game_lists_its_options() -> None:
    assert {name: (type(option), option.default) for name, option in GAME.options.items()} == {
        "easy": (Switch, False),
        "last_standing": (Switch, False),
        "lower": (OneOf, "refuse"),
        "first": (SeatOption, None),
    }
    assert list(GAME.options) == ["easy", "last_standing", "lower", "first"]
    assert [(option.game, option.name) for option in GAME.options.values()] == [
        ("abracada", name) for name in GAME.options
    ]
    assert GAME.options["lower"].allowed() == ("refuse", "penalty")
    assert GAME.options["first"].allowed() == (None, 0, 1, 2, 3, 4)


def test_options_that_are_not_given_take_their_defaults() -> None:
    read = GAME.read_options({"easy": True}, 4)
    assert read == {"easy": True, "last_standing": False, "lower": "refuse", "first": None}
    assert GAME.new(4, 1).to_dict()["options"] == GAME.read_options({}, 4)
    assert GAME.new(4, 1, {"lower": "penalty"}).to_dict()["options"] == {
        **GAME.read_options({}, 4),
        "lower": "penalty",
    }


@pytest.mark.parametrize("name", ["hard", "Easy", "", "last-standing"])
def test_an_option_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    with pytest.raises(sleight.BadInput) as caught:
        GAME.new(3, 1, {"easy": True, name: True})
    assert caught.value.code == "option-unknown"
    assert caught.value.arguments == {"option": name, "allowed": "easy, last_standing, lower, first"}


@pytest.mark.parametrize(
    ("options", "arguments"),
    [
        ({"easy": "true"}, {"option": "easy", "value": "true", "allowed": "false, true"}),
        ({"last_standing": 1}, {"option": "last_standing", "value": "1", "allowed": "false, true"}),
        ({"lower": "never"}, {"option": "lower", "value": "never", "allowed": "refuse, penalty"}),
        ({"first": 2}, {"option": "first", "value": "2", "allowed": "none, 0, 1"}),
    ],
)
def test_a_game_refuses_a_wrong_value(options: dict[str, object], arguments: dict[str, Any]) -> None:
    with pytest.raises(sleight.BadInput) as caught:
        GAME.new(2, 1, options)
    assert (caught.value.code, caught.value.arguments) == ("option-value", arguments)


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, 2.0, "2", None])
def test_a_number_of_seats_that_the_game_does_not_take_is_refused(seats: Any) -> None:
    with pytest.raises(sleight.BadInput) as caught:
        GAME.new(seats, 1)
    assert caught.value.code == "seat-count"
    assert caught.value.arguments == {"game": "abracada", "seats": str(seats), "allowed": "2, 3, 4, 5"}


@pytest.mark.parametrize("seed", [-1, True, 1.0, "1", None])
def test_a_seed_is_a_whole_number_of_at_least_zero(seed: Any) -> None:
    with pytest.raises(sleight.BadInput) as caught:
        GAME.new(3, seed)
    assert (caught.value.code, caught.value.arguments) == ("seed-value", {"seed": str(seed)})


# Recommended sets of options


def test_a_game_recommends_sets_of_its_options() -> None:
    assert GAME.recommended == {"first": {"easy": True}}
    options = GAME.recommended_options("first")
    assert GAME.new(3, 1, options).to_dict()["options"] == {**GAME.read_options({}, 3), "easy": True}


@pytest.mark.parametrize("id", sleight.games())
def test_every_recommended_set_can_be_played(id: str) -> None:
    game = sleight.game(id)
    for name, options in game.recommended.items():
        assert game.recommended_options(name) == options
        for seats in game.seat_counts:
            assert game.new(seats, 1, options).waiting


@pytest.mark.parametrize("name", ["full", "First", ""])
def test_a_set_that_is_not_recommended_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(sleight.BadInput) as caught:
        GAME.recommended_options(name)
    assert caught.value.code == "recommended-unknown"
    assert caught.value.arguments == {"name": name, "game": "abracada", "allowed": "first"}


def test_a_game_need_not_recommend_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Game.recommended == {}
    monkeypatch.setattr(type(GAME), "recommended", {})
    with pytest.raises(sleight.BadInput) as caught:
        GAME.recommended_options("first")
    assert caught.value.arguments["allowed"] == "–"


# What goes together


ALLEY = Switch("abracada", "alley")
OMENS = Switch("abracada", "omens", needs="alley", rule="AQ-1")
DRAWS = OneOf(
    "abracada", "draws", "two", "one", requires=[Requirement("one", "lower", ("refuse", "penalty"), "AQ-2")]
)
DOLLS = Switch("abracada", "dolls", requires=[Requirement(True, SEATS, (2, 3), "AQ-3")])
LOUD = Switch("abracada", "loud", requires=[Requirement(True, "quiet", (False,), "AQ-4", unless="anyway")])


@pytest.mark.parametrize(
    ("option", "chosen", "seats", "code", "arguments"),
    [
        (OMENS, {"omens": True, "alley": False}, 3, "option-needs", ("omens", "alley=true", "AQ-1")),
        (
            DRAWS,
            {"draws": "one", "lower": "never"},
            3,
            "option-needs",
            ("draws=one", "lower=refuse, lower=penalty", "AQ-2"),
        ),
        (DOLLS, {"dolls": True}, 4, "option-seats", ("dolls", "2, 3", "AQ-3")),
        (
            LOUD,
            {"loud": True, "quiet": True, "anyway": False},
            3,
            "option-needs",
            ("loud", "quiet=false, anyway=true", "AQ-4"),
        ),
    ],
)
def test_what_does_not_go_together_is_refused_with_what_would_and_the_rule(
    option: Option, chosen: dict[str, object], seats: int, code: str, arguments: tuple[str, ...]
) -> None:
    with pytest.raises(sleight.BadInput) as caught:
        option.check_company(chosen, seats)
    assert (caught.value.code, tuple(caught.value.arguments.values())) == (code, arguments)


@pytest.mark.parametrize(
    ("option", "chosen", "seats"),
    [
        (OMENS, {"omens": True, "alley": True}, 3),
        (OMENS, {"omens": False, "alley": False}, 3),
        (DRAWS, {"draws": "one", "lower": "penalty"}, 3),
        (DRAWS, {"draws": "two", "lower": "never"}, 3),
        (DOLLS, {"dolls": True}, 3),
        (DOLLS, {"dolls": False}, 5),
        (LOUD, {"loud": True, "quiet": False, "anyway": False}, 3),
        (LOUD, {"loud": True, "quiet": True, "anyway": True}, 3),
    ],
)
def test_what_goes_together_is_not_refused(option: Option, chosen: dict[str, object], seats: int) -> None:
    option.check_company(chosen, seats)


def test_the_numbers_of_seats_that_go_with_what_was_chosen() -> None:
    options = {"dolls": DOLLS, "omens": OMENS}
    assert seats_for(options, {"dolls": True, "omens": True}, range(2, 6)) == (2, 3)
    assert seats_for(options, {"dolls": False}, range(2, 6)) == (2, 3, 4, 5)
    assert seats_for(options, {"dolls": True}, range(4, 6)) == (4, 5)
