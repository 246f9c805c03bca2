"""AQ-LIFE: how life goes up and down, and what it means to have none."""

from __future__ import annotations

from itertools import product

import pytest

import sleight
from sleight.games.abracada.events import (
    Cast,
    GameEnded,
    LifeGained,
    LifeLost,
    Missed,
    Rolled,
    RoundBegan,
    RoundEnded,
    Slipped,
    Stopped,
)
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import changed, play, table

SPELLS = range(1, 9)


def ended(events: list[sleight.Event]) -> RoundEnded:
    """How the round ended."""
    (found,) = [event for event in events if isinstance(event, RoundEnded)]
    return found


def died(events: list[sleight.Event]) -> set[int]:
    """Who lost the last life."""
    return {event.seat for event in events if isinstance(event, LifeLost) and event.life == 0}


def calls(spell: int, owned: bool, lives: tuple[int, ...]) -> AbracadaPosition:
    """Seat 0 is about to call a spell and owns it, or does not; another stone stands beside it."""
    other = 8 if spell != 8 else 7
    stones = (spell, other) if owned else (other, other)
    return table(len(lives)).hand(0, *stones).lives(*lives).position()


@pytest.mark.rule("AQ-LIFE-01")
@pytest.mark.parametrize("owned", [True, False], ids=["cast", "missed"])
@pytest.mark.parametrize("spell", SPELLS)
def test_no_call_brings_a_life_below_zero_or_above_six(spell: int, owned: bool) -> None:
    for lives in product((1, 2, 6), repeat=3):
        for rolled in (1, 2, 3) if spell == 1 or (spell == 3 and owned) else (None,):
            told = play(calls(spell, owned, lives), f"call {spell}", rolled=rolled)
            reached = [event.life for event in told if isinstance(event, LifeLost | LifeGained)]
            assert all(0 <= life <= 6 for life in reached)


@pytest.mark.rule("AQ-LIFE-02")
def test_what_would_heal_beyond_six_is_lost_and_goes_to_nobody() -> None:
    position = table(3).hand(0, 3, 8).lives(5, 4, 3).position()
    assert play(position, "call 3", rolled=3) == [Cast(0, 3, 1), Rolled(0, 3), LifeGained(0, 1, 6)]
    assert position.lives == [6, 4, 3]


@pytest.mark.rule("AQ-LIFE-02")
def test_healing_beyond_six_is_not_stored_for_a_later_loss() -> None:
    position = table(2).hand(0, 3, 8, 7).hand(1, 6, 5).lives(5, 6).pool().position()
    play(position, "call 3", rolled=3)
    assert play(position, "stop") == [Stopped(0)]
    assert play(position, "call 6") == [Cast(1, 6, 1), LifeLost(0, 1, 5)]
    assert position.lives == [5, 6]


@pytest.mark.rule("AQ-LIFE-03")
@pytest.mark.parametrize(("life", "rolled"), [(1, 2), (1, 3), (2, 3), (2, 2)])
def test_a_spell_takes_no_more_life_than_is_there(life: int, rolled: int) -> None:
    position = table(3).hand(0, 1, 8).lives(6, life, 6).scores(7, 0, 0).position()
    events = play(position, "call 1", rolled=rolled)
    assert events[2:4] == [LifeLost(1, life, 0), LifeLost(2, rolled, 6 - rolled)]
    assert position.lives == [6, 0, 6 - rolled]


@pytest.mark.rule("AQ-LIFE-03")
@pytest.mark.parametrize(("life", "rolled"), [(1, 1), (1, 3), (2, 3)])
def test_a_fault_takes_no_more_life_than_is_there(life: int, rolled: int) -> None:
    position = table(2).hand(0, 8, 8).lives(life, 6).scores(0, 7).position()
    events = play(position, "call 1", rolled=rolled)
    assert events[:3] == [Missed(0, 1), Rolled(0, rolled), LifeLost(0, life, 0)]
    assert position.lives == [0, 6]


@pytest.mark.rule("AQ-LIFE-04")
def test_who_has_no_life_left_has_lost_the_round() -> None:
    """Even two secrets pay nothing, while the survivor scores."""
    position = table(3).hand(0, 6, 8).lives(1, 1, 1).held(1, 7, 5).rows(4, 4).position()
    end = ended(play(position, "call 6"))
    assert (end.outcome, end.winner, end.points) == ("kill", 0, (3, 0, 1))


@pytest.mark.rule("AQ-LIFE-04")
def test_who_keeps_one_life_has_not_lost_the_round() -> None:
    position = table(3).hand(0, 6, 8).lives(6, 2, 6).position()
    assert play(position, "call 6") == [Cast(0, 6, 1), LifeLost(1, 1, 1)]
    assert (position.round, position.waiting, position.scores) == (1, (0,), (0, 0, 0))


@pytest.mark.rule("AQ-LIFE-05")
def test_a_wanderer_strikes_everybody_before_the_first_death_counts() -> None:
    position = table(4).hand(0, 2, 8).lives(3, 1, 1, 4).scores(5, 0, 0, 0).position()
    hands = tuple(position.hands)
    events = play(position, "call 2")
    assert events == [
        Cast(0, 2, 1),
        LifeGained(0, 1, 4),
        LifeLost(1, 1, 0),
        LifeLost(2, 1, 0),
        LifeLost(3, 1, 3),
        RoundEnded("kill", 0, 0, (3, 0, 0, 1), (8, 0, 0, 1), ((0, *hands[0][1:]), *hands[1:]), ((),) * 4),
        GameEnded((0,)),
    ]
    assert position.lives == [4, 0, 0, 3]


@pytest.mark.rule("AQ-LIFE-05")
def test_a_tempest_hits_the_right_neighbour_although_the_left_one_dies() -> None:
    position = table(4).hand(0, 5, 8).lives(3, 1, 4, 1).scores(5, 0, 0, 0).position()
    events = play(position, "call 5")
    assert events[1:3] == [LifeLost(1, 1, 0), LifeLost(3, 1, 0)]
    assert position.lives == [3, 0, 4, 0]
    assert ended(events).points == (3, 0, 1, 0)


@pytest.mark.rule("AQ-LIFE-06")
@pytest.mark.parametrize("spell", SPELLS)
def test_a_death_from_a_failed_call_is_ones_own_fault(spell: int) -> None:
    position = calls(spell, owned=False, lives=(1, 1, 6))
    events = play(position, f"call {spell}")
    end = ended(events)
    assert died(events) == {0}
    assert (end.outcome, end.seat, end.winner, end.points) == ("self-kill", 0, None, (0, 1, 1))


@pytest.mark.rule("AQ-LIFE-06")
@pytest.mark.parametrize(("spell", "dead"), [(1, {1, 2}), (2, {1, 2}), (5, {1, 2}), (6, {1}), (7, {2})])
def test_a_death_from_a_spell_is_the_work_of_its_caster(spell: int, dead: set[int]) -> None:
    position = calls(spell, owned=True, lives=(1, 1, 1))
    events = play(position, f"call {spell}")
    end = ended(events)
    assert died(events) == dead
    assert (end.outcome, end.seat, end.winner) == ("kill", 0, 0)
    assert end.points == (3, int(1 not in dead), int(2 not in dead))


@pytest.mark.rule("AQ-LIFE-06", "AQ-LIFE-07")
@pytest.mark.parametrize("called", [4, 1], ids=["owned", "dragon"])
def test_a_death_from_the_penalty_for_a_lower_call_is_ones_own_fault(called: int) -> None:
    position = table(3, lower="penalty").hand(0, 4, 8).last(5).lives(1, 3, 6).position()
    hands = tuple(position.hands)
    events = play(position, f"call {called}")
    assert events[:-1] == [
        Slipped(0, called, 5),
        LifeLost(0, 1, 0),
        RoundEnded("self-kill", 0, None, (0, 1, 1), (0, 1, 1), hands, ((), (), ())),
    ]
    assert isinstance(events[-1], RoundBegan)


@pytest.mark.rule("AQ-LIFE-08", "AQ-LIFE-09")
@pytest.mark.parametrize("owned", [True, False], ids=["cast", "missed"])
@pytest.mark.parametrize("spell", SPELLS)
def test_nobody_dies_together_with_somebody_he_kills(spell: int, owned: bool) -> None:
    """A success kills only others, a failure only the caller."""
    for lives in product((1, 2, 3), repeat=3):
        for rolled in (1, 2, 3) if spell == 1 else (None,):
            dead = died(play(calls(spell, owned, lives), f"call {spell}", rolled=rolled))
            assert dead <= ({1, 2} if owned else {0})


@pytest.mark.rule("AQ-LIFE-09")
@pytest.mark.parametrize("lives", [(1, 1, 1), (2, 1, 1), (1, 2, 2)])
def test_a_call_ends_the_round_by_one_kind_of_death_or_not_at_all(lives: tuple[int, ...]) -> None:
    for spell, owned in product(SPELLS, (True, False)):
        events = play(calls(spell, owned, lives), f"call {spell}", rolled=1 if spell == 1 else None)
        outcomes = [event.outcome for event in events if isinstance(event, RoundEnded)]
        dead = died(events)
        assert outcomes == (["self-kill"] if 0 in dead else ["kill"] if dead else [])


@pytest.mark.rule("AQ-LIFE-08")
def test_a_miss_hurts_nobody_but_the_caller() -> None:
    position = table(3).hand(0, 8, 8).lives(2, 1, 1).position()
    before = position.to_dict()
    assert play(position, "call 2") == [Missed(0, 2), LifeLost(0, 1, 1)]
    assert position.lives == [1, 1, 1]
    assert changed(before, position.to_dict()) == {"lives", "calls", "active", "turn"}
