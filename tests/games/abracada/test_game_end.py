"""The top of the tower: when the game ends and who has won it (AQ-GAME)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import sleight
from sleight.games.abracada.events import GameEnded, RoundBegan, RoundEnded
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import changed, play, table


def end_of_round(events: list[sleight.Event]) -> RoundEnded:
    """The one event that scored a round."""
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    return ended


def killing(scores: tuple[int, ...], lives: tuple[int, ...], active: int = 0) -> table:
    """A table whose active player holds a Blizzard and a Drink; the left neighbour is named by its life."""
    return table(len(scores)).scores(*scores).lives(*lives).active(active).hand(active, 6, 8)


def failing(scores: tuple[int, ...], lives: tuple[int, ...], active: int) -> table:
    """A table whose active player holds a Drink alone, so that a Fireball fails."""
    return table(len(scores)).scores(*scores).lives(*lives).active(active).hand(active, 8)


def top_with_most_points_of_the_last_round() -> tuple[AbracadaPosition, str]:
    """G1: A 7 (+1, life 6), B 5 (+3, life 1); B kills C."""
    return killing((7, 5, 0), (6, 1, 1), active=1).position(), "call 6"


def top_with_most_life() -> tuple[AbracadaPosition, str]:
    """G2: A 7 (+1, life 2), B 7 (+1, life 5); C kills himself."""
    return failing((7, 7, 0), (2, 5, 1), active=2).position(), "call 7"


def top_shared() -> tuple[AbracadaPosition, str]:
    """G3: A 7 (+1, life 4), B 7 (+1, life 4), C 6 (+0); C kills himself."""
    return failing((7, 7, 6), (4, 4, 1), active=2).position(), "call 7"


def top_with_points_that_carry_past_it() -> tuple[AbracadaPosition, str]:
    """G4: A 7 (+2, life 6), B 4 (+4, life 1); both hold a secret, B kills C."""
    made = killing((7, 4, 0), (6, 1, 1), active=1).rows(4, 4).held(0, 5).held(1, 7)
    return made.position(), "call 6"


def top_reached_by_a_survivor_alone() -> tuple[AbracadaPosition, str]:
    """G5: A 7 (+0), B 4 (+3), C 7 (+1); B kills A, his right neighbour, with a Fireball."""
    made = table(3).scores(7, 4, 7).lives(1, 6, 6).active(1).hand(1, 7, 8)
    return made.position(), "call 7"


@pytest.mark.parametrize(
    ("build", "points", "scores", "lives", "winners", "ranks"),
    [
        pytest.param(
            top_with_most_points_of_the_last_round,
            (1, 3, 0),
            (8, 8, 0),
            [6, 1, 0],
            (1,),
            (2, 1, 3),
            marks=pytest.mark.rule("AQ-GAME-04"),
            id="G1",
        ),
        pytest.param(
            top_with_most_life,
            (1, 1, 0),
            (8, 8, 0),
            [2, 5, 0],
            (1,),
            (2, 1, 3),
            marks=pytest.mark.rule("AQ-GAME-05", "AQ-GAME-09"),
            id="G2",
        ),
        pytest.param(
            top_shared,
            (1, 1, 0),
            (8, 8, 6),
            [4, 4, 0],
            (0, 1),
            (1, 1, 3),
            marks=pytest.mark.rule("AQ-GAME-06"),
            id="G3",
        ),
        pytest.param(
            top_with_points_that_carry_past_it,
            (2, 4, 0),
            (8, 8, 0),
            [6, 1, 0],
            (1,),
            (2, 1, 3),
            marks=pytest.mark.rule("AQ-GAME-07", "AQ-GAME-08"),
            id="G4",
        ),
        pytest.param(
            top_reached_by_a_survivor_alone,
            (0, 3, 1),
            (7, 7, 8),
            [0, 6, 6],
            (2,),
            (2, 2, 1),
            marks=pytest.mark.rule("AQ-GAME-03", "AQ-GAME-12"),
            id="G5",
        ),
    ],
)
def test_the_game_end_vectors_give_their_winners(
    build: Callable[[], tuple[AbracadaPosition, str]],
    points: tuple[int, ...],
    scores: tuple[int, ...],
    lives: list[int],
    winners: tuple[int, ...],
    ranks: tuple[int, ...],
) -> None:
    position, written = build()
    events = play(position, written)
    assert end_of_round(events).points == points
    assert events[-1] == GameEnded(winners)
    assert position.over
    assert (position.scores, position.gained, position.lives) == (scores, points, lives)
    assert (position.winners, position.ranks) == (winners, ranks)


@pytest.mark.rule("AQ-GAME-01")
def test_a_player_who_will_reach_the_top_has_not_won_before_the_round_is_scored() -> None:
    position = table(2).scores(7, 0).lives(6, 1).hand(0, 4, 6, 8).position()
    play(position, "call 4")
    play(position, "take 1")
    assert not position.over
    assert (position.scores, position.winners, position.waiting) == ((7, 0), (), (0,))
    events = play(position, "call 6")
    assert [type(event) for event in events[-2:]] == [RoundEnded, GameEnded]
    assert position.winners == (0,)


@pytest.mark.rule("AQ-GAME-02")
def test_the_game_ends_with_eight_points_and_nobody_is_asked_any_more() -> None:
    position = killing((5, 0, 7), (6, 1, 6)).position()
    before = position.to_dict()
    events = play(position, "call 6")
    assert position.scores == (8, 0, 8)
    assert (position.waiting, position.over, position.view(0).asked) == ((), True, "")
    assert [position.choices(seat) for seat in range(3)] == [[], [], []]
    assert [position.asked(seat) for seat in range(3)] == [None, None, None]
    assert not any(isinstance(event, RoundBegan) for event in events)
    after = position.to_dict()
    assert changed(before, after) == {"asked", "calls", "gained", "hands", "last", "lives", "rows", "scores"}


@pytest.mark.rule("AQ-GAME-02", "AQ-GAME-11")
def test_seven_points_are_not_enough_and_a_new_round_is_set_up() -> None:
    position = killing((4, 7, 6), (2, 1, 3)).position()
    events = play(position, "call 6")
    began = events[-1]
    assert isinstance(began, RoundBegan)
    assert (began.round, began.first, len(began.revealed)) == (2, 1, 6)
    assert not position.over
    assert (position.scores, position.winners) == ((7, 7, 7), ())
    assert (position.round, position.turn, position.waiting, position.lives) == (2, 1, (1,), [6, 6, 6])
    assert [len(position.choices(seat)) for seat in range(3)] == [0, 8, 0]


@pytest.mark.rule("AQ-GAME-03")
def test_the_only_player_on_top_wins_with_less_life_and_fewer_points_of_the_last_round() -> None:
    position = killing((4, 0, 7), (6, 1, 1)).position()
    play(position, "call 6")
    assert (position.scores, position.gained, position.lives) == ((7, 0, 8), (3, 0, 1), [6, 0, 1])
    assert (position.winners, position.ranks) == ((2,), (2, 3, 1))


@pytest.mark.rule("AQ-GAME-04")
def test_points_of_the_last_round_decide_before_life_does() -> None:
    position = failing((7, 7, 0), (1, 6, 1), active=2).rows(4).held(0, 5).position()
    play(position, "call 7")
    assert (position.gained, position.winners) == ((2, 1, 0), (0,))


@pytest.mark.rule("AQ-GAME-05")
def test_life_is_compared_only_among_those_tied_on_top() -> None:
    position = failing((7, 6, 7, 0), (3, 6, 2, 1), active=3).position()
    play(position, "call 7")
    assert (position.scores, position.lives) == ((8, 7, 8, 0), [3, 6, 2, 0])
    assert (position.winners, position.ranks) == ((0,), (1, 3, 2, 4))


@pytest.mark.rule("AQ-GAME-06")
def test_three_players_with_equal_points_and_life_share_the_victory() -> None:
    position = failing((7, 7, 7, 7), (2, 2, 2, 1), active=3).position()
    events = play(position, "call 7")
    assert events[-1] == GameEnded((0, 1, 2))
    assert (position.winners, position.ranks) == ((0, 1, 2), (1, 1, 1, 4))


@pytest.mark.rule("AQ-GAME-07")
def test_the_marker_stops_on_the_top_of_the_tower() -> None:
    position = killing((7, 0), (6, 1)).rows(4, 4).held(0, 5, 7).position()
    ended = end_of_round(play(position, "call 6"))
    assert (ended.points, ended.scores) == ((5, 0), (8, 0))
    assert position.scores == (8, 0)


@pytest.mark.rule("AQ-GAME-08")
def test_points_beyond_the_top_count_among_those_of_the_last_round() -> None:
    position = killing((7, 0, 7), (1, 1, 6)).position()
    play(position, "call 6")
    assert (position.scores, position.gained, position.winners) == ((8, 0, 8), (3, 0, 1), (0,))


@pytest.mark.rule("AQ-GAME-09")
def test_a_gain_of_the_last_spell_counts_as_life_remaining() -> None:
    position = table(3).scores(5, 7, 7).lives(3, 5, 1).hand(0, 2, 8).rows(4, 4).held(1, 5, 7).position()
    play(position, "call 2")
    assert position.lives == [4, 4, 0]
    assert (position.gained, position.winners, position.ranks) == ((3, 3, 0), (0, 1), (1, 1, 3))


@pytest.mark.rule("AQ-GAME-10")
def test_casting_all_stones_moves_one_marker_so_nobody_can_tie() -> None:
    position = table(3).scores(5, 7, 7).lives(1, 6, 6).hand(0, 7).rows(4, 4).held(1, 5).held(2, 7).position()
    ended = end_of_round(play(position, "call 7"))
    assert (ended.outcome, ended.points) == ("all-cast", (3, 0, 0))
    assert (position.scores, position.winners) == ((8, 7, 7), (0,))


@pytest.mark.rule("AQ-GAME-11")
def test_after_a_round_that_ends_no_game_all_stones_are_dealt_anew() -> None:
    made = table(4).lives(6, 1, 6, 6).hand(0, 6, 8).drawn(0, 1, 1).turn(5)
    position = made.rows(4, 4).held(0, 5).held(1, 7).position()
    play(position, "call 6")
    assert (position.scores, position.turn, position.last) == ((4, 0, 1, 1), 1, 0)
    assert [len(hand) - hand.count(0) for hand in position.hands] == [5, 5, 5, 5]
    assert (len(position.pool), position.centre.count(0), position.held) == (12, 0, ((), (), (), ()))
    assert (position.rows, position.calls, position.drawn) == ([0] * 9, (), [(0,) * 5] * 4)


@pytest.mark.rule("AQ-GAME-12")
def test_while_the_game_runs_the_leader_has_rank_one_but_nobody_has_won() -> None:
    position = table(4).scores(3, 7, 3, 0).lives(6, 1, 2, 6).position()
    assert (position.ranks, position.winners) == ((2, 1, 2, 4), ())
