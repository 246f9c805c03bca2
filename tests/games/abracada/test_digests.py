"""Digests: a table's digest changes with the figures that its options use, and with no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.abracada.scenario import GAME
from tests.games.abracada.test_data import FIGURES, PACKAGED, Figures, game_with

FIRST = "0acd9665"
"""What the headers of tables and records held when a digest was that of all figures."""

STANDARD: dict[str, Any] = {}
STANDING: dict[str, Any] = {"last_standing": True}


def used(figures: Figures, options: dict[str, Any]) -> bool:
    """AQ-VAR-06, 07: whether a changed figure is one that the table reads."""
    points = {**PACKAGED, **figures}["points"]
    changed = {name for name, paid in points.items() if paid != PACKAGED["points"][name]}
    unread = {"round_won", "survived"} if options else {"last_standing"}
    return not (changed and changed <= unread)


@pytest.mark.parametrize("options", [STANDARD, STANDING])
@pytest.mark.parametrize("figures", FIGURES)
def test_a_changed_figure_changes_the_digest_of_the_tables_that_use_it(
    tmp_path: Path, figures: Figures, options: dict[str, Any]
) -> None:
    game = game_with(tmp_path, **figures)
    changes = used(figures, options)
    assert (game.table_digest(options) != GAME.table_digest(options)) == changes
    assert game.accepts_digest(FIRST, options) == (not changes)
    assert game.accepts_digest(GAME.table_digest(options), options) == (not changes)


def test_the_digest_of_all_figures_is_still_the_first_one() -> None:
    assert GAME.data_digest == FIRST
    assert GAME.table_digest(STANDARD) != GAME.table_digest(STANDING)
    for options in (STANDARD, STANDING):
        same = {**options, "easy": True, "lower": "penalty", "first": 1}
        assert GAME.table_digest(same) == GAME.table_digest(options)
        assert GAME.accepts_digest(FIRST, options)
        assert not GAME.accepts_digest("00000000", options)


def test_where_a_figure_was_read_does_not_matter(tmp_path: Path) -> None:
    assert game_with(tmp_path, provenance="Elsewhere.").data_parts == GAME.data_parts
