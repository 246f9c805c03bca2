"""A game that is added up."""

from __future__ import annotations

import pytest

from tests.games.reckoned import Course, course, totals


@pytest.mark.rule("AQ-SCORE-15", "AQ-GAME-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("last_standing", [False, True])
def test_the_sources_add_up_to_the_scores(seats: int, last_standing: bool) -> None:
    game = course("abracada", ["random"] * seats, 7, {"last_standing": last_standing})
    for viewer in (None, *range(seats)):
        found = game.reckoned(viewer)
        assert totals(found) == game.end.scores
        rounds = [each.round for each in found.rounds]
        assert rounds == sorted(rounds)
        assert rounds[-1] == game.end.view(None).round
        assert {source for each in found.rounds for seat in each.seats for source in seat} <= {
            "won",
            "survived",
        }
        assert not found.tie_break
        assert not found.regrets


@pytest.mark.rule("AQ-SCORE-15")
def test_a_game_that_goes_on_from_a_position_says_so() -> None:
    """What was scored before the first moment comes from before."""
    game = course("abracada", ["random"] * 3, 7, {})
    late = next(n for n, (_, position) in enumerate(game.steps) if max(position.scores) > 2)
    rest = Course(game.game, [((), game.steps[late][1]), *game.steps[late + 1 :]])
    found = rest.reckoned(0)
    assert totals(found) == game.end.scores
    before = {seat: score for seat, score in enumerate(game.steps[late][1].scores) if score}
    assert found.rounds[0].round == 0
    assert {seat: each["earlier"] for seat, each in enumerate(found.rounds[0].seats) if each} == before
