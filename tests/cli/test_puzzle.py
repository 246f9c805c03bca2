"""`sleight puzzle` and `sleight puzzles`: solving puzzles and making them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleight.arena.puzzles import puzzles_of, read_puzzles
from sleight.core.speech import LANGUAGES, speaker
from tests.cli.terminal import sleight

Patch = pytest.MonkeyPatch
GAMES = ["abracada", "trickerion"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_best_choice_is_right_and_what_was_played_is_not(
    monkeypatch: Patch, game: str, lang: str
) -> None:
    says, puzzle = speaker(lang, "sleight.cli"), puzzles_of(game)[0]
    right = sleight(
        monkeypatch, ["puzzle", game, 1, "--lang", lang], ["nonsense", puzzle.choices[puzzle.best]]
    )
    assert (right.code, right.err) == (0, "")
    assert says.say("puzzle-right") in right.out
    assert "nonsense" in right.out
    wrong = sleight(monkeypatch, ["puzzle", game, 1, "--lang", lang], [puzzle.choices[puzzle.played]])
    assert says.say("puzzle-right") not in wrong.out
    assert says.say("puzzle-played") in wrong.out
    assert says.say("puzzle-yours") in wrong.out


def test_without_a_number_it_is_the_puzzle_of_the_day(monkeypatch: Patch) -> None:
    ran = sleight(monkeypatch, ["puzzle", "abracada", "--lang", "en"])
    assert ran.code == 0
    assert f"of {len(puzzles_of('abracada'))}:" in ran.out


def test_a_number_that_does_not_exist_is_one_sentence(monkeypatch: Patch) -> None:
    ran = sleight(monkeypatch, ["puzzle", "abracada", 1000, "--lang", "en"])
    assert ran.code == 2
    assert "There is no puzzle 1000" in ran.err


def test_puzzles_are_made_and_the_file_is_continued(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    how = ["--bots", "clumsy,likeliest", "--playout", "odds", "--guesses", 24, "--scored", "--lang", "en"]
    made = sleight(monkeypatch, ["puzzles", "abracada", "--out", file, "--count", 1, *how])
    assert (made.code, made.err) == (0, "")
    first = read_puzzles(file.read_bytes())
    assert len(first.puzzles) == 1
    sleight(monkeypatch, ["puzzles", "abracada", "--out", file, "--count", 2, *how])
    second = read_puzzles(file.read_bytes())
    assert second.puzzles[:1] == first.puzzles
    assert len(second.puzzles) == 2
    assert second.records > first.records
    other = sleight(monkeypatch, ["puzzles", "abracada", "--out", file, "--lang", "en"])
    assert other.code == 2
    assert "another way" in other.err
