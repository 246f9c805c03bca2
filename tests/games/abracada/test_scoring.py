"""AQ-SCORE: what a finished round pays to each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

import sleight
from sleight.games.abracada.events import LifeGained, LifeLost, RoundEnded
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import play, table


def ended(events: list[sleight.Event]) -> RoundEnded:
    """How the round ended."""
    (found,) = [event for event in events if isinstance(event, RoundEnded)]
    return found


def lives_after(lives: list[int], events: list[sleight.Event]) -> list[int]:
    """The lives at the end of the round; the position itself may have begun the next one."""
    reached = list(lives)
    for event in events:
        if isinstance(event, LifeLost | LifeGained):
            reached[event.seat] = event.life
    return reached


class Vector(NamedTuple):
    """One line of the table of scoring test vectors."""

    position: AbracadaPosition
    written: str
    rolled: int | None
    outcome: str
    winner: int | None
    lives: list[int]
    secrets: list[int]
    points: tuple[int, ...]


def blizzard_kills() -> Vector:
    scene = table(4).hand(0, 6, 8).lives(4, 1, 3, 6).held(1, 2, 3).held(2, 8).rows(4, 4, 4)
    return Vector(scene.position(), "call 6", None, "kill", 0, [4, 0, 3, 6], [0, 2, 1, 0], (3, 0, 2, 1))


def dragon_kills_two() -> Vector:
    scene = table(4).hand(0, 1, 8).lives(5, 1, 2, 4).held(0, 7).held(2, 3).rows(4, 4)
    return Vector(scene.position(), "call 1", 2, "kill", 0, [5, 0, 0, 2], [1, 0, 1, 0], (4, 0, 0, 1))


def missed_with_one_life() -> Vector:
    scene = table(3).hand(0, 8, 7).lives(1, 2, 1).held(0, 5, 6).held(2, 3).rows(4, 4, 4)
    return Vector(scene.position(), "call 6", None, "self-kill", None, [0, 2, 1], [2, 0, 1], (0, 1, 2))


def missed_the_dragon() -> Vector:
    scene = table(2).hand(0, 8, 7).lives(2, 3)
    return Vector(scene.position(), "call 1", 3, "self-kill", None, [0, 3], [0, 0], (0, 1))


def cast_the_last_stone() -> Vector:
    scene = table(3).hand(0, 7).lives(1, 6, 5).held(0, 8).held(1, 2, 3).rows(4, 4, 4)
    return Vector(scene.position(), "call 7", None, "all-cast", 0, [1, 6, 4], [1, 2, 0], (4, 0, 0))


def killed_with_the_last_stone() -> Vector:
    """The right neighbour is B, so that C sits on the left; seats are A, C, B."""
    scene = table(3).hand(0, 7).lives(3, 2, 1).held(1, 8, 2, 3).rows(4, 4, 4)
    return Vector(scene.position(), "call 7", None, "all-cast", 0, [3, 2, 0], [0, 3, 0], (3, 0, 0))


def took_a_secret_with_the_last_stone() -> Vector:
    position = table(2).hand(0, 4).lives(2, 5).centre(8, 7, 6, 5).position()
    play(position, "call 4")
    return Vector(position, "take 3", None, "all-cast", 0, [2, 5], [1, 0], (4, 0))


def slipped_with_one_life() -> Vector:
    scene = table(5, lower="penalty").hand(0, 3, 8).last(5).lives(1, 4, 4, 1, 2)
    position = scene.held(0, 7).held(2, 6).rows(4, 4).position()
    points = (0, 1, 2, 1, 1)
    return Vector(position, "call 3", None, "self-kill", None, [0, 4, 4, 1, 2], [1, 0, 1, 0, 0], points)


VECTORS = [
    pytest.param(
        blizzard_kills,
        marks=pytest.mark.rule("AQ-SCORE-01", "AQ-SCORE-03", "AQ-SCORE-09", "AQ-SCORE-10"),
        id="V1",
    ),
    pytest.param(
        dragon_kills_two,
        marks=pytest.mark.rule("AQ-SCORE-01", "AQ-SCORE-02", "AQ-SCORE-03", "AQ-SCORE-11"),
        id="V2",
    ),
    pytest.param(
        missed_with_one_life,
        marks=pytest.mark.rule("AQ-SCORE-07", "AQ-SCORE-08", "AQ-SCORE-10", "AQ-SCORE-11"),
        id="V3",
    ),
    pytest.param(missed_the_dragon, marks=pytest.mark.rule("AQ-SCORE-07", "AQ-SCORE-08"), id="V4"),
    pytest.param(
        cast_the_last_stone,
        marks=pytest.mark.rule("AQ-SCORE-04", "AQ-SCORE-05", "AQ-SCORE-06", "AQ-SCORE-11"),
        id="V5",
    ),
    pytest.param(
        killed_with_the_last_stone,
        marks=pytest.mark.rule("AQ-SCORE-04", "AQ-SCORE-05", "AQ-SCORE-06"),
        id="V6",
    ),
    pytest.param(
        took_a_secret_with_the_last_stone, marks=pytest.mark.rule("AQ-SCORE-04", "AQ-SCORE-09"), id="V7"
    ),
    pytest.param(
        slipped_with_one_life,
        marks=pytest.mark.rule("AQ-SCORE-07", "AQ-SCORE-08", "AQ-SCORE-10", "AQ-SCORE-11"),
        id="V8",
    ),
]


@pytest.mark.parametrize("line", VECTORS)
def test_the_round_pays_what_the_table_of_vectors_says(line: Callable[[], Vector]) -> None:
    vector = line()
    position = vector.position
    lives = list(position.lives)
    events = play(position, vector.written, rolled=vector.rolled)
    end = ended(events)
    assert (end.outcome, end.seat, end.winner) == (vector.outcome, 0, vector.winner)
    assert lives_after(lives, events) == vector.lives
    assert [len(secrets) for secrets in end.secrets] == vector.secrets
    assert end.points == end.scores == vector.points
    assert position.gained == position.scores == vector.points


@pytest.mark.rule("AQ-SCORE-01")
@pytest.mark.parametrize("caster", [0, 1, 2])
def test_who_kills_scores_three_wherever_he_sits(caster: int) -> None:
    left = (caster + 1) % 3
    lives = [1 if seat == left else 6 for seat in range(3)]
    position = table(3).active(caster).hand(caster, 6, 8).lives(*lives).position()
    end = ended(play(position, "call 6"))
    assert (end.seat, end.winner) == (caster, caster)
    assert [end.points[seat] for seat in (caster, left, (left + 1) % 3)] == [3, 0, 1]


@pytest.mark.rule("AQ-SCORE-02")
def test_everybody_whom_a_spell_kills_scores_nothing() -> None:
    position = table(4).hand(0, 2, 8).lives(1, 1, 1, 1).position()
    assert ended(play(position, "call 2")).points == (3, 0, 0, 0)


@pytest.mark.rule("AQ-SCORE-03")
@pytest.mark.parametrize("life", [1, 6])
def test_a_survivor_of_a_kill_scores_one_with_whatever_life(life: int) -> None:
    position = table(4).hand(0, 6, 8).lives(6, 1, life, 6).position()
    assert ended(play(position, "call 6")).points == (3, 0, 1, 1)


@pytest.mark.rule("AQ-SCORE-04", "AQ-SCORE-05")
def test_casting_all_stones_pays_three_to_the_caster_alone() -> None:
    position = table(4).active(2).hand(2, 8).scores(1, 2, 3, 4).position()
    end = ended(play(position, "call 8"))
    assert (end.outcome, end.winner) == ("all-cast", 2)
    assert end.points == (0, 0, 3, 0)
    assert end.scores == position.scores == (1, 2, 6, 4)


@pytest.mark.rule("AQ-SCORE-06")
def test_the_secrets_of_the_others_pay_nothing_when_somebody_casts_all_stones() -> None:
    position = table(3).hand(0, 8).held(1, 7, 6).held(2, 5, 3).rows(4, 4, 4, 4).position()
    assert ended(play(position, "call 8")).points == (3, 0, 0)


@pytest.mark.rule("AQ-SCORE-07", "AQ-SCORE-08")
def test_a_death_by_own_fault_pays_one_to_all_others_and_three_to_nobody() -> None:
    position = table(4).active(1).hand(1, 8, 8).lives(1, 1, 2, 6).position()
    end = ended(play(position, "call 5"))
    assert (end.winner, end.points) == (None, (1, 0, 1, 1))


@pytest.mark.rule("AQ-SCORE-09")
@pytest.mark.parametrize("secrets", [0, 1, 2, 3, 4])
def test_each_held_secret_pays_a_survivor_one_more_point(secrets: int) -> None:
    scene = table(3).hand(0, 6, 8).lives(6, 1, 6).held(2, *(8, 7, 5, 3)[:secrets]).rows(4, 4, 4, 4)
    assert ended(play(scene.position(), "call 6")).points == (3, 0, 1 + secrets)


@pytest.mark.rule("AQ-SCORE-10")
@pytest.mark.parametrize(("written", "points"), [("call 6", (3, 0, 1)), ("call 5", (3, 0, 0))])
def test_secrets_pay_nothing_to_who_is_killed(written: str, points: tuple[int, ...]) -> None:
    scene = table(3).hand(0, 5, 6, 8).lives(6, 1, 1).held(1, 8, 7, 5, 3).rows(4, 4, 4, 4)
    assert ended(play(scene.position(), written)).points == points


@pytest.mark.rule("AQ-SCORE-10")
def test_secrets_pay_nothing_to_who_dies_by_own_fault() -> None:
    scene = table(2).hand(0, 8, 7).lives(1, 6).held(0, 8, 7, 5, 3).rows(4, 4, 4, 4)
    assert ended(play(scene.position(), "call 6")).points == (0, 1)


@pytest.mark.rule("AQ-SCORE-11")
def test_secrets_pay_the_winner_and_the_survivors_alike() -> None:
    scene = table(3).hand(0, 6, 8).lives(6, 1, 6).held(0, 8, 7).held(2, 5, 3).rows(4, 4, 4, 4)
    assert ended(play(scene.position(), "call 6")).points == (5, 0, 3)


@pytest.mark.rule("AQ-SCORE-11")
def test_secrets_pay_the_survivors_of_a_round_without_a_winner() -> None:
    scene = table(3).hand(0, 8, 7).lives(1, 6, 6).held(1, 8, 7, 6).held(2, 5).rows(4, 4, 4, 4)
    assert ended(play(scene.position(), "call 6")).points == (0, 4, 2)


@pytest.mark.rule("AQ-SCORE-12")
@pytest.mark.parametrize("spell", range(1, 9))
def test_a_secret_pays_one_point_whatever_its_number(spell: int) -> None:
    scene = table(3).hand(0, 6, 8).lives(6, 1, 6).held(0, spell).held(2, 7).rows(4, 4)
    end = ended(play(scene.position(), "call 6"))
    assert end.points == (4, 0, 2)
    assert end.secrets == ((spell,), (), (7,))


@pytest.mark.rule("AQ-SCORE-13")
@pytest.mark.parametrize(
    ("written", "lives", "points"),
    [("call 6", (6, 1, 6), (3, 0, 1)), ("call 5", (1, 6, 6), (0, 1, 1))],
    ids=["kill", "self-kill"],
)
def test_secrets_left_in_the_centre_pay_nobody(
    written: str, lives: tuple[int, ...], points: tuple[int, ...]
) -> None:
    position = table(3).hand(0, 6, 8).lives(*lives).centre(8, 7, 6, 5).position()
    assert ended(play(position, written)).points == points


@pytest.mark.rule("AQ-SCORE-14")
@pytest.mark.parametrize("hand", [(6,), (6, 8)], ids=["all-cast", "kill"])
def test_the_best_round_pays_seven_and_does_not_end_the_game(hand: tuple[int, ...]) -> None:
    scene = table(2).hand(0, *hand).lives(6, 1).held(0, 8, 7, 5, 3).rows(4, 4, 4, 4)
    position = scene.position()
    assert ended(play(position, "call 6")).points == (7, 0)
    assert position.scores == (7, 0)
    assert not position.over
    assert (position.round, position.waiting) == (2, (1,))


@pytest.mark.rule("AQ-SCORE-15")
def test_a_player_who_reaches_the_top_does_not_take_the_points_of_the_others() -> None:
    """Three players reach the top in one round; the order of the seats plays no part."""
    position = table(4).active(1).hand(1, 6, 8).lives(6, 6, 1, 6).scores(7, 5, 7, 7).position()
    end = ended(play(position, "call 6"))
    assert end.points == (1, 3, 0, 1)
    assert end.scores == (8, 8, 7, 8)
    assert position.scores == (8, 8, 7, 8)
    assert position.gained == (1, 3, 0, 1)


@pytest.mark.rule("AQ-SCORE-15")
def test_points_come_on_top_of_the_scores_of_earlier_rounds() -> None:
    position = table(3).hand(0, 6, 8).lives(6, 1, 6).scores(2, 3, 4).position()
    end = ended(play(position, "call 6"))
    assert (end.points, end.scores) == ((3, 0, 1), (5, 3, 5))
    assert (position.gained, position.scores) == ((3, 0, 1), (5, 3, 5))
