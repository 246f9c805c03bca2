"""The compiled rules are the same rules: a sample; `make test-long` runs all tests on a whole build."""

from __future__ import annotations

import pytest

from tests.compiled.building import run

SAMPLE = ["tests/core/test_record.py", "tests/core/test_guesser.py", "tests/games/abracada"]


def test_positions_views_and_guesses_are_the_same() -> None:
    walk = ("-m", "tests.compiled.walking")
    mode, *compiled = run(*walk).splitlines()
    pure_mode, *pure = run(*walk, pure=True).splitlines()
    assert (mode, pure_mode) == ("compiled", "pure")
    assert len(compiled) > 20
    assert compiled == pure


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_a_check_passes(game: str) -> None:
    run("-m", "sleight.cli", "check", game, "--games", "2")


def test_the_same_tests_pass() -> None:
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long and not pure", *SAMPLE)


def test_the_version_says_which_one_runs() -> None:
    assert run("-m", "sleight.cli", "--version", "--lang", "en") == "0.1.0, compiled\n"
    assert run("-m", "sleight.cli", "--version", "--lang", "fr", pure=True) == "0.1.0, Python pur\n"
