"""How the greedy bot fares: against chance, among its like, and with and without its sense for links."""

from __future__ import annotations

from statistics import median

import pytest

from tests.games.trickerion.helpers.bot_games import game, wins
from tests.games.trickerion.helpers.walks import FULL


def _winning_fame(games: int, seed: int, **options: object) -> float:
    return median(max(game(["greedy"] * 4, seed + number, **options).scores) for number in range(games))


def test_it_beats_players_who_choose_by_chance() -> None:
    assert wins(["greedy", "random", "random", "random"], 12, seed=700_000) >= 11


def test_winners_among_its_like_become_famous() -> None:
    assert _winning_fame(5, seed=710_000) >= 45


def test_it_profits_from_links() -> None:
    assert wins(["greedy", "greedy:links=0"], 30, seed=720_000) >= 15


@pytest.mark.parametrize("options", [{}, {"beginner": "all"}, {"beginner": [1]}])
def test_it_plays_with_every_number_of_seats_and_presets(options: dict[str, object]) -> None:
    for seats in (2, 3, 4):
        ended = game(["greedy"] * seats, 730_000 + seats, **options)
        assert min(ended.scores) >= 20


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"dark_alley": True}),
        (2, FULL),
        (3, {**FULL, "beginner": "all"}),
        (3, {**FULL, "quick": True, "level3_with_marker": False}),
        (2, {"dark_alley": True, "quick": True}),
        (4, {"quick": True}),
    ],
    ids=str,
)
def test_it_plays_with_every_set_of_options(seats: int, options: dict[str, object]) -> None:
    ended = game(["greedy"] * seats, 735_000 + seats, **options)
    assert min(ended.scores) >= 20


def test_it_beats_players_who_choose_by_chance_in_the_full_game() -> None:
    assert wins(["greedy", "random", "random", "random"], 8, seed=740_000, **FULL) >= 7


def test_winners_of_the_full_game_become_famous() -> None:
    assert _winning_fame(3, seed=745_000, **FULL) >= 60


@pytest.mark.long
def test_it_beats_players_who_choose_by_chance_in_many_full_games() -> None:
    assert wins(["greedy", "random", "random", "random"], 300, seed=840_000, **FULL) >= 291


@pytest.mark.long
def test_the_median_winner_of_the_full_game_is_famous() -> None:
    assert _winning_fame(100, seed=845_000, **FULL) >= 60


@pytest.mark.long
def test_it_beats_players_who_choose_by_chance_in_many_games() -> None:
    assert wins(["greedy", "random", "random", "random"], 500, seed=800_000) >= 475


@pytest.mark.long
def test_the_median_winner_among_its_like_is_famous() -> None:
    assert _winning_fame(200, seed=810_000) >= 50


@pytest.mark.long
def test_it_beats_itself_without_links_in_many_games() -> None:
    assert wins(["greedy", "greedy:links=0"], 1000, seed=820_000) >= 550
