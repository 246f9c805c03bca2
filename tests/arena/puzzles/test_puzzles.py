"""Puzzles: how they are made, and those that come with the games."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sleight
from sleight import BadInput, Record
from sleight.arena.match import play_game
from sleight.arena.puzzles import Puzzle, numbered, opened, puzzles_of, read_puzzles
from sleight.arena.puzzles.making import Wanted, moments_of, puzzle_in
from sleight.arena.puzzles.puzzle import Ways, shipped, written
from sleight.arena.puzzles.weighing import weigh
from sleight.core.speech import LANGUAGES
from sleight.core.text import text

GAMES = ["abracada", "trickerion"]
WAYS = Ways("odds", 40, scored=True)


def record(bots: tuple[str, ...] = ("clumsy", "likeliest"), seed: int = 4001) -> Record:
    played = play_game(sleight.game("abracada"), bots, seed)
    assert played.record is not None
    return Record.from_text(played.record)


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_offers_what_its_view_offers(game: str) -> None:
    rules = sleight.game(game)
    for puzzle in puzzles_of(game):
        moment = opened(rules, puzzle)
        assert moment.view.seat == puzzle.seat
        for luck in range(2):
            offered = rules.guess(moment.view, Random(luck)).choices(puzzle.seat)
            assert tuple(text(choice) for choice in offered) == puzzle.choices


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_has_a_wide_margin(game: str) -> None:
    for puzzle in puzzles_of(game):
        assert puzzle.played not in puzzle.good
        assert puzzle.best == max(range(len(puzzle.values)), key=puzzle.values.__getitem__)
        assert puzzle.margin > 3 * puzzle.error - 0.01
        behind = puzzle.values[puzzle.best] - puzzle.values[puzzle.played]
        assert behind >= max(0.8, 4 * puzzle.errors[puzzle.played] - 0.01)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_holds_no_more_than_the_view_of_its_seat(game: str) -> None:
    """Whatever it tells follows from the view: a guess of it, seen again, is the same view."""
    rules = sleight.game(game)
    for puzzle in puzzles_of(game):
        view = opened(rules, puzzle).view
        assert rules.guess(view, Random(1)).view(puzzle.seat) == view
        assert {*msgspec.to_builtins(puzzle)} == {*Puzzle.__struct_fields__}
        assert "key" not in puzzle.view
        assert "seed" not in puzzle.view


def weigh_again(game: str, puzzle: Puzzle, ways: Ways) -> None:
    """With guesses of its own the good choices still beat what was played."""
    rules = sleight.game(game)
    moment = opened(rules, puzzle)
    again = weigh(rules, moment.view, moment.choices, ways, Random("again"))
    behind = again.values[puzzle.best] - again.values[puzzle.played]
    claimed = puzzle.values[puzzle.best] - puzzle.values[puzzle.played]
    assert behind > claimed / 3


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_verified_again(game: str) -> None:
    ways = shipped(game).ways
    for puzzle in puzzles_of(game)[::25]:
        weigh_again(game, puzzle, msgspec.structs.replace(ways, guesses=min(ways.guesses, 60)))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_are_verified_again(game: str) -> None:
    for puzzle in puzzles_of(game):
        weigh_again(game, puzzle, shipped(game).ways)


def test_moments_are_what_a_seat_saw_and_played() -> None:
    played = record()
    moments = list(moments_of(played))
    assert moments
    assert len(list(moments_of(played, late=0.7))) < len(moments) / 2
    for moment in moments:
        assert 3 <= len(moment.choices) <= 12
        assert 0 <= moment.played < len(moment.choices)


def test_the_same_record_and_luck_make_the_same_puzzle() -> None:
    found = [puzzle_in(record(seed=seed), WAYS, Wanted(0.8, 0.0), Random(1)) for seed in (4001, 4001, 4002)]
    assert found[0] == found[1]
    assert any(found)


def test_nothing_is_found_where_nobody_errs() -> None:
    assert puzzle_in(record(("odds", "odds")), WAYS, Wanted(0.8, 0.0), Random(1)) is None


def test_a_file_comes_back_and_a_damaged_one_is_refused() -> None:
    content = written(shipped("abracada"))
    assert read_puzzles(content).puzzles == puzzles_of("abracada")
    for damaged in (b"{}", content[:-20], content.replace(b'"played":', b'"played":1', 1)):
        with pytest.raises(BadInput):
            read_puzzles(damaged)


def test_a_number_that_does_not_exist_is_refused() -> None:
    assert numbered("abracada", 1) == puzzles_of("abracada")[0]
    for number in (0, len(puzzles_of("abracada")) + 1):
        with pytest.raises(BadInput):
            numbered("abracada", number)


def test_a_game_without_puzzles_brings_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sleight.arena.puzzles.puzzle._FILE", "nothing.json")
    shipped.cache_clear()
    try:
        assert puzzles_of("abracada") == ()
        with pytest.raises(BadInput):
            numbered("abracada", 1)
    finally:
        monkeypatch.undo()
        shipped.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_puzzles_can_be_said(lang: str) -> None:
    error = BadInput("puzzle-number", game="abracada", number=0, count=50)
    assert "50" in sleight.describe(error, lang)
