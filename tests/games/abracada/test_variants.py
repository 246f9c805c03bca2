"""The easy version and last one standing (AQ-VAR)."""

from __future__ import annotations

from random import Random

import pytest

import sleight
from sleight.games.abracada.events import (
    Cast,
    Drew,
    Eliminated,
    GameEnded,
    LifeLost,
    Missed,
    Rolled,
    RoundBegan,
    RoundEnded,
)
from sleight.games.abracada.odds import unlocated
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import GAME, changed, play, table

ALL_SPELLS = [f"call {spell}" for spell in range(1, 9)]
TWO_HANDS = ((0, 1, 2, 4, 5), (0, 3, 6, 7, 8))
"""Between them they hold every spell once."""


def written(position: AbracadaPosition, seat: int) -> list[str]:
    """The choices of a seat in their text form."""
    return [sleight.text(choice) for choice in position.choices(seat)]


def end_of_round(events: list[sleight.Event]) -> RoundEnded:
    """The one event that scored a round."""
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    return ended


def next_round(events: list[sleight.Event]) -> RoundBegan:
    """The deal that followed, which is always the last event of a round that ends no game."""
    began = events[-1]
    assert isinstance(began, RoundBegan)
    return began


def standing(seats: int = 4, **options: object) -> table:
    """A table that plays last one standing."""
    return table(seats, last_standing=True, **options)


# The easy version


@pytest.mark.rule("AQ-VAR-01")
@pytest.mark.parametrize("last", range(1, 9))
def test_in_the_easy_version_any_number_may_follow_a_success(last: int) -> None:
    position = table(3, easy=True).last(last).position()
    assert written(position, 0) == [*ALL_SPELLS, "stop"]


@pytest.mark.rule("AQ-VAR-01")
def test_in_the_easy_version_a_lower_number_is_cast_like_any_other() -> None:
    position = table(3, easy=True).hand(0, 7, 6, 5).position()
    play(position, "call 7")
    before = position.to_dict()
    events = play(position, "call 6")
    assert events == [Cast(0, 6, 2), LifeLost(1, 1, 5)]
    assert changed(before, position.to_dict()) == {"calls", "hands", "last", "lives", "rows"}
    assert (position.last, position.hands[0], position.waiting) == (6, (0, 0, 5, 0, 0), (0,))


@pytest.mark.rule("AQ-VAR-02")
@pytest.mark.parametrize("lower", ["refuse", "penalty"])
def test_in_the_easy_version_nothing_is_refused_punished_or_warned_of_as_lower(lower: str) -> None:
    position = table(3, easy=True, lower=lower).hand(0, 2, 5, 8).lives(3, 6, 6).last(8).position()
    assert [position.why_not(0, choice) for choice in GAME.universe()[:8]] == [None] * 8
    assert position.warnings(0, GAME.parse("call 5")) == []
    events = play(position, "call 5")
    assert events == [Cast(0, 5, 2), LifeLost(1, 1, 5), LifeLost(2, 1, 5)]
    assert (position.lives, position.calls[-1].outcome) == ([3, 5, 5], "cast")


@pytest.mark.rule("AQ-VAR-02")
@pytest.mark.parametrize("lower", ["refuse", "penalty"])
def test_in_the_easy_version_a_lower_number_that_is_not_there_is_a_miss(lower: str) -> None:
    position = table(3, easy=True, lower=lower).hand(0, 2, 8).pool().last(8).position()
    events = play(position, "call 5")
    assert events == [Missed(0, 5), LifeLost(0, 1, 5)]
    assert (position.calls[-1].outcome, position.waiting) == ("missed", (1,))


@pytest.mark.rule("AQ-VAR-03")
@pytest.mark.parametrize("rolled", [1, 2, 3])
@pytest.mark.parametrize("last", [0, 2, 8])
def test_in_the_easy_version_a_failed_dragon_always_rolls_the_die(last: int, rolled: int) -> None:
    position = table(3, easy=True, lower="penalty").hand(0, 2, 8).pool().last(last).position()
    events = play(position, "call 1", rolled=rolled)
    assert events == [Missed(0, 1), Rolled(0, rolled), LifeLost(0, rolled, 6 - rolled)]
    assert position.lives == [6 - rolled, 6, 6]


@pytest.mark.rule("AQ-VAR-04")
@pytest.mark.parametrize("hand", TWO_HANDS)
@pytest.mark.parametrize("called", [*ALL_SPELLS, "stop"])
@pytest.mark.parametrize("last", [0, 1])
def test_the_easy_version_changes_nothing_but_the_order(
    hand: tuple[int, ...], called: str, last: int
) -> None:
    easy, standard = (
        table(3, **options).hand(0, *hand).hand(1, 8, 8).lives(3, 2, 2).last(last).position()
        for options in ({"easy": True}, {})
    )
    choice = GAME.parse(called)
    assert easy.why_not(0, choice) == standard.why_not(0, choice)
    if standard.why_not(0, choice) is None:
        assert easy.apply(0, choice) == standard.apply(0, choice)
    assert changed(standard.to_dict(), easy.to_dict()) == {"options"}


# Last one standing: when the round ends, and what it pays


@pytest.mark.rule("AQ-VAR-05")
def test_a_kill_does_not_end_the_round_while_two_are_in_play() -> None:
    position = standing(3).lives(6, 1, 6).hand(0, 6, 8).hand(1, 5, 7, 8).position()
    before = position.to_dict()
    events = play(position, "call 6")
    assert events == [Cast(0, 6, 1), LifeLost(1, 1, 0), Eliminated(1, (5, 7, 8))]
    assert changed(before, position.to_dict()) == {"calls", "hands", "last", "lives", "rows"}
    assert (position.round, position.waiting, position.scores) == (1, (0,), (0, 0, 0))


@pytest.mark.rule("AQ-VAR-05", "AQ-VAR-06")
def test_the_round_ends_when_a_player_has_cast_the_last_stone() -> None:
    position = standing(3).hand(0, 8).lives(2, 6, 6).position()
    ended = end_of_round(play(position, "call 8"))
    assert (ended.outcome, ended.winner, ended.points) == ("all-cast", 0, (2, 0, 0))
    assert position.round == 2


@pytest.mark.rule("AQ-VAR-05", "AQ-VAR-06")
def test_the_round_ends_when_only_one_player_is_in_play() -> None:
    position = standing(3).hand(0, 6, 8).hand(2).lives(6, 1, 0).position()
    ended = end_of_round(play(position, "call 6"))
    assert (ended.outcome, ended.seat, ended.winner, ended.points) == ("last-standing", 0, 0, (2, 0, 0))
    assert position.round == 2


@pytest.mark.rule("AQ-VAR-06")
@pytest.mark.parametrize("secrets", [(), (5,), (5, 7), (5, 7, 8)])
def test_the_winner_scores_two_and_one_for_each_secret(secrets: tuple[int, ...]) -> None:
    position = standing(2).hand(0, 6, 8).lives(6, 1).rows(4, 4, 4).held(0, *secrets).position()
    ended = end_of_round(play(position, "call 6"))
    assert ended.points == (2 + len(secrets), 0)
    assert position.scores == (2 + len(secrets), 0)


@pytest.mark.rule("AQ-VAR-07")
def test_nobody_but_the_winner_scores_not_even_for_secrets() -> None:
    position = standing(3).hand(0, 8).rows(4, 4).held(1, 5).held(2, 7).scores(1, 2, 3).position()
    ended = end_of_round(play(position, "call 8"))
    assert (ended.points, ended.scores) == ((2, 0, 0), (3, 2, 3))


@pytest.mark.rule("AQ-VAR-08")
def test_casting_all_stones_pays_two_even_if_the_last_one_kills() -> None:
    position = standing(3).hand(0, 6).lives(6, 1, 6).position()
    ended = end_of_round(play(position, "call 6"))
    assert (ended.outcome, ended.points) == ("all-cast", (2, 0, 0))


@pytest.mark.rule("AQ-VAR-08")
def test_a_death_by_own_fault_pays_nobody_for_surviving() -> None:
    position = standing(3).hand(0, 8).lives(1, 6, 6).rows(4).held(1, 5).position()
    events = play(position, "call 7")
    assert not any(isinstance(event, RoundEnded) for event in events)
    assert (position.scores, position.gained, position.round) == ((0, 0, 0), (0, 0, 0), 1)


# Last one standing: elimination


@pytest.mark.rule("AQ-VAR-09")
def test_an_eliminated_player_takes_no_more_turns() -> None:
    position = standing(4).lives(6, 0, 0, 6).hand(1).hand(2).hand(0, 8).hand(3, 6, 7).position()
    play(position, "call 7")
    assert (position.active, position.waiting) == (3, (3,))
    play(position, "call 8")
    assert (position.active, position.waiting, position.choices(1)) == (0, (0,), [])


@pytest.mark.rule("AQ-VAR-09")
@pytest.mark.parametrize(
    ("called", "expected"),
    [
        ("call 1", [Cast(0, 1, 1), Rolled(0, 2), LifeLost(2, 2, 4), LifeLost(3, 2, 4)]),
        ("call 2", [Cast(0, 2, 2), LifeLost(2, 1, 5), LifeLost(3, 1, 5)]),
    ],
)
def test_an_eliminated_player_is_no_target(called: str, expected: list[sleight.Event]) -> None:
    position = standing(4).lives(6, 0, 6, 6).hand(0, 1, 2, 8).hand(1).position()
    events = play(position, called, rolled=2 if called == "call 1" else None)
    assert events == expected
    assert position.lives[1] == 0


@pytest.mark.rule("AQ-VAR-09")
def test_an_eliminated_player_is_back_in_the_next_round() -> None:
    position = standing(3).lives(6, 1, 0).hand(0, 6, 8).hand(2).position()
    play(position, "call 6")
    assert (position.round, position.lives) == (2, [6, 6, 6])
    assert [hand.count(0) for hand in position.hands] == [0, 0, 0]


@pytest.mark.rule("AQ-VAR-10")
def test_the_stones_of_an_eliminated_player_go_face_up_to_the_rows() -> None:
    position = standing(3).lives(6, 1, 6).hand(0, 6, 6, 8).hand(1, 0, 1, 8, 0, 8).rows(5, 8).position()
    events = play(position, "call 6", taken=2)
    assert events[-1] == Eliminated(1, (1, 8, 8))
    assert position.rows == [0, 1, 0, 0, 0, 1, 1, 0, 3]
    assert position.hands[:2] == [(6, 0, 8, 0, 0), (0, 0, 0, 0, 0)]


@pytest.mark.rule("AQ-VAR-10")
def test_nobody_in_play_learns_anything_from_an_elimination() -> None:
    position = standing(3).lives(6, 1, 6).hand(0, 6, 8).hand(1, 1, 5, 8).position()
    before = [unlocated(position.view(seat)) for seat in range(3)]
    play(position, "call 6")
    after = [unlocated(position.view(seat)) for seat in range(3)]
    before[0][6] -= 1  # The caster has seen the stone that he cast.
    assert (after[0], after[2]) == (before[0], before[2])


@pytest.mark.rule("AQ-VAR-11")
def test_a_hand_emptied_by_elimination_wins_nothing() -> None:
    position = standing(3).lives(6, 1, 6).hand(0, 6, 8).hand(1, 8).position()
    events = play(position, "call 6")
    assert events[-1] == Eliminated(1, (8,))
    assert position.hands[1] == (0, 0, 0, 0, 0)
    assert (position.round, position.scores, position.waiting) == (1, (0, 0, 0), (0,))


@pytest.mark.rule("AQ-VAR-12")
def test_the_secrets_of_an_eliminated_player_stay_face_down_with_him() -> None:
    position = standing(3).lives(6, 1, 6).hand(0, 6, 8).rows(4).held(1, 7).position()
    held, centre = position.held, position.centre
    play(position, "call 6")
    assert (position.held, position.centre) == (held, centre)
    seen = [position.view(seat).held[1][0].spell for seat in (0, 1, 2, None)]
    assert seen == [None, 7, None, None]


@pytest.mark.rule("AQ-VAR-12")
def test_the_secrets_of_an_eliminated_player_score_nothing() -> None:
    position = standing(2).lives(6, 1).hand(0, 6, 8).rows(4).held(1, 7).position()
    assert end_of_round(play(position, "call 6")).points == (2, 0)


@pytest.mark.rule("AQ-VAR-13")
@pytest.mark.parametrize(
    ("called", "lives"),
    [("call 5", [6, 0, 5, 5, 0]), ("call 6", [6, 0, 5, 6, 0]), ("call 7", [6, 0, 6, 5, 0])],
)
def test_left_and_right_skip_eliminated_players(called: str, lives: list[int]) -> None:
    position = standing(5).lives(6, 0, 6, 6, 0).hand(0, 5, 6, 7, 8).hand(1).hand(4).position()
    before = position.to_dict()
    play(position, called)
    assert position.lives == lives
    assert changed(before, position.to_dict()) == {"calls", "hands", "last", "lives", "rows"}


@pytest.mark.rule("AQ-VAR-14")
def test_with_two_in_play_the_tempest_takes_one_life() -> None:
    position = standing(4).lives(6, 0, 6, 0).hand(0, 5, 8).hand(1).hand(3).position()
    events = play(position, "call 5")
    assert events == [Cast(0, 5, 1), LifeLost(2, 1, 5)]
    assert position.lives == [6, 0, 5, 0]


@pytest.mark.rule("AQ-VAR-15")
def test_after_a_kill_the_turn_goes_on_under_the_order_of_casts() -> None:
    position = standing(3).lives(6, 1, 6).hand(0, 6, 7, 8).position()
    play(position, "call 6")
    assert written(position, 0) == ["call 6", "call 7", "call 8", "stop"]
    refusal = position.why_not(0, GAME.parse("call 5"))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.arguments) == (
        "lower-than-last",
        "AQ-CAST-08",
        {"spell": 5, "last": 6},
    )
    assert play(position, "call 7") == [Cast(0, 7, 2), LifeLost(2, 1, 5)]


@pytest.mark.rule("AQ-VAR-15")
def test_after_a_kill_the_killer_may_stop_and_refills() -> None:
    position = standing(3).lives(6, 1, 6).hand(0, 6, 7, 8, 8, 8).hand(1, 5).pool(3, 2).position()
    play(position, "call 6")
    events = play(position, "stop")
    assert events[-1] == Drew(0, (1,), (3,), 1)
    assert (position.hands[0], position.waiting) == ((3, 7, 8, 8, 8), (2,))


@pytest.mark.rule("AQ-VAR-16")
def test_who_dies_by_own_fault_is_eliminated_without_a_refill() -> None:
    position = standing(4).lives(1, 0, 6, 6).hand(0, 7, 8, 8).hand(1).last(6).turn(4).position()
    pool, before = position.pool, position.to_dict()
    events = play(position, "call 7")
    assert events == [Cast(0, 7, 1), LifeLost(3, 1, 5)]
    events = play(position, "call 7")
    assert events == [Missed(0, 7), LifeLost(0, 1, 0), Eliminated(0, (8, 8))]
    assert (position.pool, position.hands[0]) == (pool, (0, 0, 0, 0, 0))
    assert (position.active, position.waiting, position.turn, position.last) == (2, (2,), 5, 0)
    after = position.to_dict()
    assert changed(before, after) == {"active", "calls", "hands", "last", "lives", "rows", "turn"}


@pytest.mark.rule("AQ-VAR-16")
def test_a_lower_announcement_eliminates_like_any_own_fault() -> None:
    position = standing(3, lower="penalty").lives(1, 6, 6).hand(0, 5, 8).last(8).position()
    events = play(position, "call 5")
    assert events[-2:] == [LifeLost(0, 1, 0), Eliminated(0, (5, 8))]
    assert (position.active, position.waiting, position.lives) == (1, (1,), [0, 6, 6])


@pytest.mark.rule("AQ-VAR-17")
@pytest.mark.parametrize("called", ALL_SPELLS)
@pytest.mark.parametrize("hand", [*TWO_HANDS, (8,)])
def test_with_one_life_each_somebody_is_always_left_to_win(hand: tuple[int, ...], called: str) -> None:
    position = standing(2).lives(1, 1).hand(0, *hand).hand(1, 8, 8).position()
    events = play(position, called)
    lost = [event.seat for event in events if isinstance(event, LifeLost)]
    winners = [event.winner for event in events if isinstance(event, RoundEnded)]
    assert (lost, winners) in [([], []), ([1], [0]), ([0], [1]), ([], [0])]


@pytest.mark.rule("AQ-VAR-18")
def test_a_spell_that_eliminates_all_others_wins_the_round() -> None:
    position = standing(4).lives(2, 3, 1, 2).hand(0, 1, 8).hand(1, 5).hand(2, 6).hand(3, 7).position()
    events = play(position, "call 1", rolled=3)
    assert events[:9] == [
        Cast(0, 1, 1),
        Rolled(0, 3),
        LifeLost(1, 3, 0),
        LifeLost(2, 1, 0),
        LifeLost(3, 2, 0),
        Eliminated(1, (5,)),
        Eliminated(2, (6,)),
        Eliminated(3, (7,)),
        RoundEnded(
            outcome="last-standing",
            seat=0,
            winner=0,
            points=(2, 0, 0, 0),
            scores=(2, 0, 0, 0),
            hands=((0, 8, 0, 0, 0), (0,) * 5, (0,) * 5, (0,) * 5),
            secrets=((), (), (), ()),
        ),
    ]
    assert len(events) == 10


@pytest.mark.rule("AQ-VAR-19")
def test_the_last_player_in_play_wins_by_the_fault_of_the_other() -> None:
    position = standing(3).lives(1, 0, 4).hand(0, 8).hand(1).rows(4).held(2, 7).position()
    events = play(position, "call 7")
    ended = end_of_round(events)
    assert events[:3] == [Missed(0, 7), LifeLost(0, 1, 0), Eliminated(0, (8,))]
    assert (ended.outcome, ended.seat, ended.winner) == ("last-standing", 0, 2)
    assert ended.points == (0, 0, 3)


@pytest.mark.rule("AQ-VAR-20")
def test_the_next_round_begins_left_of_the_killer_even_with_an_eliminated_seat() -> None:
    position = standing(4).active(3).lives(0, 1, 0, 6).hand(3, 6, 8).hand(0).hand(2).position()
    events = play(position, "call 6")
    assert (next_round(events).first, position.waiting, position.active) == (0, (0,), 0)


@pytest.mark.rule("AQ-VAR-20")
def test_the_next_round_begins_left_of_who_died_by_own_fault() -> None:
    position = standing(4).active(1).lives(6, 1, 0, 0).hand(1, 8).hand(2).hand(3).position()
    events = play(position, "call 7")
    assert end_of_round(events).winner == 0
    assert (next_round(events).first, position.waiting) == (2, (2,))


@pytest.mark.rule("AQ-VAR-21")
@pytest.mark.parametrize("seed", range(8))
def test_every_round_pays_exactly_one_player(seed: int) -> None:
    rng, position = Random(seed), GAME.new(2 + seed % 4, seed, {"last_standing": True})
    events: list[sleight.Event] = []
    while position.waiting:
        seat = position.waiting[0]
        events += position.apply(seat, rng.choice(position.choices(seat)))
    ended = [event for event in events if isinstance(event, RoundEnded)]
    assert all(sum(map(bool, event.points)) == 1 for event in ended)
    assert all(event.winner is not None and event.points[event.winner] >= 2 for event in ended)
    assert events[-1] == GameEnded((ended[-1].winner,))  # type: ignore[arg-type]  # checked just above


@pytest.mark.rule("AQ-VAR-22")
def test_the_most_that_a_round_pays_is_six() -> None:
    position = standing(2).hand(0, 6, 8).lives(6, 1).rows(4, 4, 4, 4).held(0, 5, 6, 7, 8).position()
    assert position.centre == (0, 0, 0, 0)
    assert end_of_round(play(position, "call 6")).points == (6, 0)
    assert (position.scores, position.over) == ((6, 0), False)


# Both together


@pytest.mark.rule("AQ-VAR-23")
def test_both_variants_hold_at_the_same_table() -> None:
    position = standing(3, easy=True).lives(6, 1, 6).hand(0, 6, 5, 8).hand(1, 7).position()
    events = play(position, "call 6")
    assert events == [Cast(0, 6, 1), LifeLost(1, 1, 0), Eliminated(1, (7,))]
    assert written(position, 0) == [*ALL_SPELLS, "stop"]
    assert play(position, "call 5") == [Cast(0, 5, 2), LifeLost(2, 1, 5)]
    assert end_of_round(play(position, "call 8")).points == (2, 0, 0)


@pytest.mark.rule("AQ-VAR-24")
@pytest.mark.parametrize(
    ("options", "prize"),
    [({"easy": True}, 3), ({"last_standing": True}, 2), ({"easy": True, "last_standing": True}, 2)],
)
@pytest.mark.parametrize(("reached", "over"), [(7, False), (8, True)])
def test_the_game_still_ends_with_eight_points(
    options: dict[str, object], prize: int, reached: int, over: bool
) -> None:
    position = table(2, **options).scores(reached - prize, 0).hand(0, 8).position()
    play(position, "call 8")
    assert (position.scores, position.over) == ((reached, 0), over)
