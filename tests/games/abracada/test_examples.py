"""The worked examples of the rules, as they stand there (AQ-EX)."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.abracada.events import (
    Cast,
    Drew,
    Eliminated,
    LifeGained,
    LifeLost,
    Missed,
    Rolled,
    RoundEnded,
    Slipped,
    Stopped,
)
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import GAME, changed, play, table

GARY, TONY, MARIE = range(3)


def written(position: AbracadaPosition, seat: int) -> list[str]:
    """The choices of a seat in their text form."""
    return [sleight.text(choice) for choice in position.choices(seat)]


def garys_turn(**options: object) -> AbracadaPosition:
    """The rulebook's example: Gary has 4 life and holds a 3, a 5 and a 4."""
    hidden = table(3, **options).hand(GARY, 3, 5, 4, 7, 8).centre(8, 8, 6, 6).lives(4, 6, 6)
    return hidden.hand(TONY, 8, 8, 7, 6, 5).hand(MARIE, 8, 8, 7, 6, 5).position()


def end_of_round(events: list[sleight.Event]) -> RoundEnded:
    """The one event that scored a round."""
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    return ended


@pytest.mark.rule("AQ-EX-01")
def test_example_1_healing_is_capped() -> None:
    position = garys_turn()
    before = position.to_dict()
    events = play(position, "call 3", rolled=3)
    assert events == [Cast(GARY, 3, 1), Rolled(GARY, 3), LifeGained(GARY, 2, 6)]
    assert changed(before, position.to_dict()) == {"calls", "hands", "last", "lives", "rows"}
    assert (position.hands[GARY], position.lives) == ((0, 5, 4, 7, 8), [6, 6, 6])
    assert position.rows == [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert written(position, GARY) == ["call 3", "call 4", "call 5", "call 6", "call 7", "call 8", "stop"]


@pytest.mark.rule("AQ-EX-02")
def test_example_2_the_tempest_hits_both_neighbours() -> None:
    position = garys_turn()
    play(position, "call 3", rolled=3)
    before = position.to_dict()
    events = play(position, "call 5")
    assert events == [Cast(GARY, 5, 2), LifeLost(TONY, 1, 5), LifeLost(MARIE, 1, 5)]
    assert changed(before, position.to_dict()) == {"calls", "hands", "last", "lives", "rows"}
    assert (position.hands[GARY], position.lives) == ((0, 0, 4, 7, 8), [6, 5, 5])
    assert position.rows == [0, 0, 0, 1, 0, 1, 0, 0, 0]
    assert position.waiting == (GARY,)


@pytest.mark.rule("AQ-EX-03")
def test_example_3_a_lower_announcement_costs_a_life_and_the_turn() -> None:
    position = garys_turn(lower="penalty")
    play(position, "call 3", rolled=3)
    play(position, "call 5")
    before, pool = position.to_dict(), position.pool
    events = play(position, "call 4")
    assert events == [
        Slipped(GARY, 4, 5),
        LifeLost(GARY, 1, 5),
        Drew(GARY, (1, 2), pool[:2], len(pool) - 2),
    ]
    fields = {"active", "calls", "drawn", "hands", "last", "lives", "pool", "turn"}
    assert changed(before, position.to_dict()) == fields
    assert (position.lives, position.hands[GARY]) == ([5, 5, 5], (*pool[:2], 4, 7, 8))
    assert (position.pool, position.drawn[GARY]) == (pool[2:], (1, 1, 0, 0, 0))
    assert (position.active, position.waiting, position.right_of(TONY)) == (TONY, (TONY,), GARY)


@pytest.mark.rule("AQ-EX-03")
def test_example_3_gary_is_not_told_whether_he_owns_the_stone() -> None:
    owner, other = garys_turn(lower="penalty"), garys_turn(lower="penalty")
    other.hands[GARY], other.centre = (3, 5, 8, 7, 8), (4, 8, 6, 6)
    for position in (owner, other):
        play(position, "call 3", rolled=3)
        play(position, "call 5")
    told = [
        [event.seen_by(GARY) for event in position.apply(GARY, GAME.parse("call 4"))]
        for position in (owner, other)
    ]
    assert told[0] == told[1]
    assert owner.view(GARY) == other.view(GARY)


@pytest.mark.rule("AQ-EX-03")
def test_example_3_is_refused_where_lower_numbers_are_no_choice() -> None:
    position = garys_turn(lower="refuse")
    play(position, "call 3", rolled=3)
    play(position, "call 5")
    before, four = position.to_dict(), GAME.parse("call 4")
    assert written(position, GARY) == ["call 5", "call 6", "call 7", "call 8", "stop"]
    refusal = sleight.Refusal("lower-than-last", "AQ-CAST-08", {"spell": 4, "last": 5}, "abracada")
    assert position.why_not(GARY, four) == refusal
    with pytest.raises(sleight.Illegal) as caught:
        position.apply(GARY, four)
    assert caught.value.refusal == refusal
    assert position.to_dict() == before


@pytest.mark.rule("AQ-EX-04")
@pytest.mark.parametrize("rolled", [2, 3])
def test_example_4_a_failed_dragon_can_kill(rolled: int) -> None:
    position = table(3).hand(0, 5, 6, 7, 8, 8).lives(2, 6, 6).rows(4).held(2, 7).position()
    events = play(position, "call 1", rolled=rolled)
    ended = end_of_round(events)
    assert events[:3] == [Missed(0, 1), Rolled(0, rolled), LifeLost(0, 2, 0)]
    assert (ended.outcome, ended.seat, ended.winner) == ("self-kill", 0, None)
    assert (ended.points, ended.scores) == ((0, 1, 2), (0, 1, 2))
    assert ended.secrets == ((), (), (7,))


@pytest.mark.rule("AQ-EX-04")
def test_example_4_a_roll_of_one_leaves_him_alive() -> None:
    position = table(3).hand(0, 5, 6, 7, 8, 8).lives(2, 6, 6).position()
    events = play(position, "call 1", rolled=1)
    assert events == [Missed(0, 1), Rolled(0, 1), LifeLost(0, 1, 1)]
    assert (position.round, position.lives, position.waiting) == (1, [1, 6, 6], (1,))


@pytest.mark.rule("AQ-EX-05")
@pytest.mark.parametrize("stones", [(2, 8, 8), (2, 1, 8)])
def test_example_5_a_lower_dragon_is_no_dragon(stones: tuple[int, ...]) -> None:
    position = table(3, lower="penalty").hand(0, *stones).lives(2, 6, 6).pool().position()
    play(position, "call 2")
    assert position.lives == [3, 5, 5]
    events = play(position, "call 1")
    assert events == [Slipped(0, 1, 2), LifeLost(0, 1, 2)]
    assert (position.lives, position.hands[0], position.waiting) == ([2, 5, 5], (0, *stones[1:], 0, 0), (1,))


@pytest.mark.rule("AQ-EX-06")
def test_example_6_a_refill_may_stay_incomplete() -> None:
    position = table(2).hand(0, 6, 6, 7, 8, 8).hand(1, 8, 8).pool(5).turn(3).position()
    for called in ("call 6", "call 6", "call 7"):
        play(position, called)
    assert play(position, "stop") == [Stopped(0), Drew(0, (1,), (5,), 0)]
    assert (position.hands[0], position.drawn[0], position.pool) == ((5, 0, 0, 8, 8), (3, 0, 0, 0, 0), ())
    play(position, "call 7")
    play(position, "call 5")
    assert play(position, "stop") == [Stopped(0)]
    assert position.hands[0] == (0, 0, 0, 8, 8)


@pytest.mark.rule("AQ-EX-06")
def test_example_6_an_incomplete_hand_wins_when_all_of_it_is_cast() -> None:
    position = table(2).hand(0, 5, 0, 0, 8, 8).hand(1, 7, 7).pool().position()
    play(position, "call 5")
    play(position, "call 8")
    ended = end_of_round(play(position, "call 8"))
    assert (ended.outcome, ended.winner, ended.points) == ("all-cast", 0, (3, 0))


@pytest.mark.rule("AQ-EX-07")
def test_example_7_five_in_a_row_win_the_round() -> None:
    position = table(3).hand(0, 5, 6, 7, 8, 8).rows(4).held(0, 7).position()
    assert position.pool
    for called in ("call 5", "call 6", "call 7", "call 8"):
        play(position, called)
        assert (position.round, position.waiting) == (1, (0,))
    ended = end_of_round(play(position, "call 8"))
    assert (ended.outcome, ended.seat, ended.winner) == ("all-cast", 0, 0)
    assert (ended.points, ended.scores) == ((4, 0, 0), (4, 0, 0))


@pytest.mark.rule("AQ-EX-08")
def test_example_8_with_two_players_tempest_and_blizzard_take_one_life_each() -> None:
    position = table(2).hand(0, 5, 6, 7).lives(6, 2).position()
    assert play(position, "call 5") == [Cast(0, 5, 1), LifeLost(1, 1, 1)]
    events = play(position, "call 6")
    ended = end_of_round(events)
    assert events[:2] == [Cast(0, 6, 2), LifeLost(1, 1, 0)]
    assert (ended.outcome, ended.winner, ended.points) == ("kill", 0, (3, 0))
    assert ended.hands[0] == (0, 0, 7, 0, 0)


@pytest.mark.rule("AQ-EX-09")
def test_example_9_the_next_blizzard_hits_the_next_player_in_play() -> None:
    position = (
        table(4, last_standing=True).lives(6, 1, 6, 6).hand(0, 6, 6, 8).hand(1, 5, 7, 7, 8, 8).position()
    )
    events = play(position, "call 6", taken=1)
    assert events == [Cast(0, 6, 1), LifeLost(1, 1, 0), Eliminated(1, (5, 7, 7, 8, 8))]
    assert (position.hands[1], position.rows) == ((0, 0, 0, 0, 0), [0, 0, 0, 0, 0, 1, 1, 2, 2])
    assert written(position, 0) == ["call 6", "call 7", "call 8", "stop"]
    assert play(position, "call 6") == [Cast(0, 6, 2), LifeLost(2, 1, 5)]
    assert position.lives == [6, 0, 5, 6]
