"""Every game looks as it did: its events, views, saves, choices and guesses."""

from __future__ import annotations

import pytest

from tools import trace

GAMES = ("abracada", "trickerion")


def _changed(game: str, first: int, step: int) -> list[str]:
    """The games whose line is not the stored one."""
    kept = set(trace.stored(game).read_text(encoding="utf-8").splitlines())
    names = list(trace.all_names(game))[first::step]
    return [name for name in names if trace.line(game, name) not in kept]


@pytest.mark.parametrize("game", GAMES)
def test_some_games_look_as_they_did(game: str) -> None:
    assert _changed(game, 0, 20) == []


@pytest.mark.long
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_all_games_look_as_they_did(game: str, first: int) -> None:
    assert _changed(game, first, 4) == []


def test_a_trace_covers_every_row_and_part() -> None:
    rows = list(trace.traced("trickerion", "golden/v1-2-base"))
    assert len(rows) > 100
    columns = list(zip(*rows, strict=True))
    assert all(len(set(column)) > len(rows) // 50 for column in columns)
