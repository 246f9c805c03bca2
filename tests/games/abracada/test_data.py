"""The printed data: what the box holds, and a folder of figures that replaces ours."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sleight
from sleight.games.abracada.data import FILE, SPELLS, Points, load_data
from sleight.games.abracada.events import GameEnded, LifeGained, Rolled, RoundBegan, RoundEnded
from sleight.games.abracada.game import Abracada
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import GAME

Figures = dict[str, Any]

PACKAGED: Figures = json.loads((files("sleight.games.abracada") / "data" / FILE).read_text("utf-8"))
GONE = object()
"""Stands for leaving a field out."""


def changed_figures(**changes: object) -> Figures:
    """The packaged figures with some of them replaced or left out."""
    figures = {**PACKAGED, **changes}
    return {name: value for name, value in figures.items() if value is not GONE}


def folder(path: Path, figures: object) -> Path:
    """A folder that holds these figures."""
    (path / FILE).write_text(json.dumps(figures), encoding="utf-8")
    return path


def game_with(path: Path, **changes: object) -> Abracada:
    """The game with some figures changed."""
    game = sleight.game("abracada", data=folder(path, changed_figures(**changes)))
    assert isinstance(game, Abracada)
    return game


def refusal_of(path: Path, figures: object) -> sleight.BadInput:
    """The error that refuses these figures."""
    with pytest.raises(sleight.BadInput) as caught:
        load_data(folder(path, figures))
    return caught.value


def played(position: AbracadaPosition, seed: int = 1) -> list[sleight.Event]:
    """All events of a random game from here to its end."""
    rng, events = Random(seed), list(position.told)
    while position.waiting:
        seat = position.waiting[0]
        events += position.apply(seat, rng.choice(position.choices(seat)))
    return events


# The packaged data


def test_the_box_holds_what_the_rules_say() -> None:
    printed, _ = load_data()
    assert Counter(printed.all_stones) == {spell: spell for spell in range(1, 9)}
    assert printed.all_stones == tuple(sorted(printed.all_stones))
    assert printed.copies == (0, 1, 2, 3, 4, 5, 6, 7, 8)
    assert (printed.life, printed.hand, printed.secrets, printed.goal) == (6, 5, 4, 8)
    assert printed.die == (1, 1, 2, 2, 3, 3)
    assert printed.seat_counts == range(2, 6)
    assert printed.revealed == {"2": 12, "3": 6, "4": 0, "5": 0}
    assert printed.points == Points(round_won=3, survived=1, last_standing=2, secret=1)
    assert printed.provenance


def test_the_spells_are_named_in_the_order_of_their_numbers() -> None:
    assert SPELLS == (
        "ancient-dragon",
        "dark-wanderer",
        "sweet-dream",
        "night-singer",
        "lightning-tempest",
        "blizzard",
        "fireball",
        "magic-drink",
    )
    printed, _ = load_data()
    assert [printed.stones[spell] for spell in SPELLS] == [1, 2, 3, 4, 5, 6, 7, 8]


# A folder of one's own


def test_a_folder_with_the_same_figures_is_the_same_game(tmp_path: Path) -> None:
    folder(tmp_path, PACKAGED)
    assert load_data(tmp_path) == load_data(str(tmp_path)) == load_data()
    game = sleight.game("abracada", data=tmp_path)
    assert game.new(3, 5).to_dict() == GAME.new(3, 5).to_dict()


def test_the_digest_is_short_and_does_not_depend_on_layout_or_provenance(tmp_path: Path) -> None:
    _, packaged = load_data()
    assert len(packaged) == 8
    assert int(packaged, 16) >= 0
    (tmp_path / FILE).write_text(json.dumps(changed_figures(provenance="Elsewhere."), indent=8))
    assert load_data(tmp_path)[1] == packaged == GAME.data_digest


FIGURES: list[Figures] = [
    {"seats": [2, 4]},
    {"life": 5},
    {"hand": 4},
    {"secrets": 4, "stones": {**PACKAGED["stones"], "night-singer": 3}},
    {"revealed": {**PACKAGED["revealed"], "4": 1}},
    {"die": [1, 1, 2, 2, 3, 4]},
    {"goal": 9},
    {"points": {**PACKAGED["points"], "round_won": 4}},
    {"points": {**PACKAGED["points"], "survived": 2}},
    {"points": {**PACKAGED["points"], "last_standing": 3}},
    {"points": {**PACKAGED["points"], "secret": 2}},
]


def test_the_digest_changes_with_every_figure(tmp_path: Path) -> None:
    digests = [load_data(folder(tmp_path, changed_figures(**figures)))[1] for figures in FIGURES]
    assert len({*digests, GAME.data_digest}) == len(FIGURES) + 1


@pytest.mark.parametrize("figures", FIGURES)
def test_a_game_with_any_changed_figure_can_be_played_to_its_end(tmp_path: Path, figures: Figures) -> None:
    game = game_with(tmp_path, **figures)
    for seats in game.seat_counts:
        position = game.new(seats, seats)
        assert isinstance(played(position)[-1], GameEnded)
        assert game.from_dict(position.to_dict()).to_dict() == position.to_dict()


def test_another_life_is_the_life_to_begin_with_and_the_most(tmp_path: Path) -> None:
    game = game_with(tmp_path, life=4)
    position = game.new(3, 1)
    assert (position.lives, position.view(0).full_life) == ([4, 4, 4], 4)
    events = played(position)
    assert max(event.life for event in events if isinstance(event, LifeGained)) == 4
    with pytest.raises(sleight.BadInput) as caught:
        game.from_dict({**game.new(3, 1).to_dict(), "lives": [5, 4, 4]})
    assert caught.value.arguments == {"why": "lives: 0..4"}


def test_another_number_of_seats_is_the_number_that_may_play(tmp_path: Path) -> None:
    game = game_with(tmp_path, seats=[3, 4])
    assert game.seat_counts == range(3, 5)
    assert game.options["first"].allowed() == (None, 0, 1, 2, 3)
    for seats in (2, 5):
        with pytest.raises(sleight.BadInput) as caught:
            game.new(seats, 1)
        assert caught.value.arguments["allowed"] == "3, 4"


def test_another_size_of_the_hand_is_dealt_and_refilled(tmp_path: Path) -> None:
    position = game_with(tmp_path, hand=3).new(4, 1)
    assert [len(hand) for hand in position.hands] == [3, 3, 3, 3]
    assert len(position.pool) == 36 - 12 - 4
    played(position)
    assert [len(hand) for hand in position.hands] == [3, 3, 3, 3]


def test_other_secrets_are_laid_out_and_offered(tmp_path: Path) -> None:
    game = game_with(tmp_path, secrets=2, stones={**PACKAGED["stones"], "night-singer": 2})
    position = game.new(4, 1)
    assert (len(position.centre), len(position.pool)) == (2, 34 - 20 - 2)
    texts = [sleight.text(choice) for choice in game.universe()]
    assert texts == [*(f"call {spell}" for spell in range(1, 9)), "stop", "take 1", "take 2", "leave"]
    with pytest.raises(sleight.BadInput) as caught:
        game.parse("take 3")
    assert caught.value.code == "text-unknown"


def test_another_number_of_revealed_stones_lies_in_the_rows(tmp_path: Path) -> None:
    position = game_with(tmp_path, revealed={"2": 3, "3": 0, "4": 7, "5": 0}).new(4, 1)
    began = position.told[0]
    assert isinstance(began, RoundBegan)
    assert (len(began.revealed), sum(position.rows), len(position.pool)) == (7, 7, 5)


def test_another_die_is_rolled(tmp_path: Path) -> None:
    events = played(game_with(tmp_path, die=[5, 6]).new(3, 1))
    assert {event.result for event in events if isinstance(event, Rolled)} == {5, 6}


def test_another_goal_ends_the_game(tmp_path: Path) -> None:
    position = game_with(tmp_path, goal=1).new(3, 1)
    played(position)
    assert (position.round, max(position.scores), position.view(0).goal) == (1, 1, 1)


def test_other_stones_are_dealt(tmp_path: Path) -> None:
    stones = dict.fromkeys(SPELLS, 4) | {"ancient-dragon": 9}
    game = game_with(tmp_path, stones=stones)
    position = game.new(5, 1)
    assert position.view(0).copies == (0, 9, 4, 4, 4, 4, 4, 4, 4)
    assert len(position.pool) == 37 - 25 - 4


def test_the_most_stones_that_a_shuffle_orders_are_dealt(tmp_path: Path) -> None:
    game = game_with(tmp_path, stones={**PACKAGED["stones"], "magic-drink": 8 + 5})
    assert len(game.new(5, 1).pool) == 41 - 25 - 4


@pytest.mark.parametrize(("options", "bases"), [({}, {0, 10, 100}), ({"last_standing": True}, {0, 50})])
def test_other_points_are_paid(tmp_path: Path, options: dict[str, object], bases: set[int]) -> None:
    paid = {"round_won": 100, "survived": 10, "last_standing": 50, "secret": 2}
    events = played(game_with(tmp_path, points=paid, goal=1000).new(3, 1, options))
    rounds = [event for event in events if isinstance(event, RoundEnded)]
    pairs = {
        (points, len(secrets))
        for ended in rounds
        for points, secrets in zip(ended.points, ended.secrets, strict=True)
    }
    assert {points - points % 10 for points, _ in pairs} == bases
    assert all(points % 10 == 2 * secrets for points, secrets in pairs if points)
    assert any(points and secrets for points, secrets in pairs)


# Wrong files


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(sleight.BadInput) as caught:
        sleight.game("abracada", data=tmp_path / "nowhere")
    assert caught.value.code == "data-unreadable"
    assert caught.value.arguments["file"] == f"{tmp_path / 'nowhere'}/abracada.json"
    assert caught.value.arguments["why"] == "ENOENT"


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(sleight.BadInput) as caught:
        load_data(tmp_path)
    assert caught.value.code == "data-unreadable"


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"3", b'{"provenance": "\xff"}', b"null"])
def test_a_file_that_is_no_data_at_all_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(sleight.BadInput) as caught:
        load_data(tmp_path)
    assert (caught.value.code, caught.value.arguments["file"]) == ("data-wrong", "abracada.json")


@pytest.mark.parametrize("field", list(PACKAGED))
def test_every_figure_is_needed(tmp_path: Path, field: str) -> None:
    error = refusal_of(tmp_path, changed_figures(**{field: GONE}))
    assert (error.code, error.arguments["file"]) == ("data-wrong", "abracada.json")
    assert f"`{field}`" in str(error.arguments["why"])


@pytest.mark.parametrize("field", list(PACKAGED))
@pytest.mark.parametrize("value", [None, 1.5, ["a"], {"a": "b"}])
def test_a_figure_of_the_wrong_type_is_named(tmp_path: Path, field: str, value: object) -> None:
    error = refusal_of(tmp_path, changed_figures(**{field: value}))
    assert (error.code, error.arguments["file"]) == ("data-wrong", "abracada.json")
    assert field in str(error.arguments["why"])


@pytest.mark.parametrize(
    ("figures", "named"),
    [({"colour": 1}, "`colour`"), ({"points": {**PACKAGED["points"], "bonus": 1}}, "`bonus`")],
)
def test_an_unknown_figure_is_refused(tmp_path: Path, figures: Figures, named: str) -> None:
    error = refusal_of(tmp_path, changed_figures(**figures))
    assert error.code == "data-wrong"
    assert named in str(error.arguments["why"])


EVERY_SPELL = (
    "stones: needs at least one of each of ancient-dragon, dark-wanderer, sweet-dream, night-singer, "
    "lightning-tempest, blizzard, fireball, magic-drink and no other"
)


@pytest.mark.parametrize(
    ("figures", "why"),
    [
        ({"seats": [1, 5]}, "seats: must lie between 2 and 5"),
        ({"seats": [2, 6]}, "seats: must lie between 2 and 5"),
        ({"seats": [4, 3]}, "seats: must lie between 2 and 5"),
        ({"stones": {**PACKAGED["stones"], "fireball": 0}}, EVERY_SPELL),
        ({"stones": {**PACKAGED["stones"], "frog": 1}}, EVERY_SPELL),
        ({"stones": {"fireball": 36}}, EVERY_SPELL),
        ({"secrets": 3}, "secrets: there must be one for every night-singer"),
        ({"hand": 0}, "hand: must lie between 1 and 5"),
        ({"hand": 6}, "hand: must lie between 1 and 5"),
        ({"secrets": 5}, "secrets: must lie between 1 and 4"),
        ({"life": 0}, "life, goal: must be at least 1"),
        ({"goal": 0}, "life, goal: must be at least 1"),
        ({"die": []}, "die: needs faces of at least 1"),
        ({"die": [1, 0, 2]}, "die: needs faces of at least 1"),
        ({"revealed": {"2": 12, "3": 6, "5": 0}}, "revealed: needs a number for 4 seats"),
        ({"revealed": {**PACKAGED["revealed"], "3": -1}}, "revealed: needs a number for 3 seats"),
        ({"revealed": {**PACKAGED["revealed"], "5": 8}}, "stones: too few to deal to 5 seats"),
    ],
)
def test_a_figure_that_the_rules_cannot_use_is_named(tmp_path: Path, figures: Figures, why: str) -> None:
    error = refusal_of(tmp_path, changed_figures(**figures))
    assert error.code == "data-wrong"
    assert error.arguments == {"file": "abracada.json", "why": why}


def test_more_stones_than_a_shuffle_orders_are_refused(tmp_path: Path) -> None:
    error = refusal_of(tmp_path, changed_figures(stones={**PACKAGED["stones"], "magic-drink": 8 + 6}))
    assert (error.code, error.arguments["why"]) == ("data-wrong", "stones: at most 41 in all")


@pytest.mark.parametrize(
    "figures",
    [
        {"seats": [2, 2]},
        {"seats": [5, 5]},
        {"life": 1},
        {"hand": 1},
        {"goal": 1},
        {"die": [1]},
        {"revealed": {**PACKAGED["revealed"], "5": 7}},
        {"secrets": 1, "stones": {**PACKAGED["stones"], "night-singer": 1}},
        {"points": {"round_won": 1, "survived": 0, "last_standing": 1, "secret": 0}},
    ],
)
def test_the_least_and_the_most_that_the_rules_can_use_are_taken(tmp_path: Path, figures: Figures) -> None:
    game = game_with(tmp_path, **figures)
    for seats in game.seat_counts:
        assert isinstance(played(game.new(seats, 3))[-1], GameEnded)


@pytest.mark.parametrize(
    ("points", "why"),
    [
        ({"round_won": 0}, "points.round_won, points.last_standing: at least 1, or no game would end"),
        ({"last_standing": 0}, "points.round_won, points.last_standing: at least 1, or no game would end"),
        ({"survived": -1}, "points.survived, points.secret: at least 0"),
        ({"secret": -1}, "points.survived, points.secret: at least 0"),
    ],
)
def test_points_with_which_a_game_might_never_end_are_refused(
    tmp_path: Path, points: dict[str, int], why: str
) -> None:
    error = refusal_of(tmp_path, changed_figures(points={**PACKAGED["points"], **points}))
    assert (error.code, error.arguments) == ("data-wrong", {"file": "abracada.json", "why": why})
