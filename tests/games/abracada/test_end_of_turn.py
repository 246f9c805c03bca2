"""AQ-ENDTURN: how a turn ends, who draws, and who comes next."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.abracada.events import (
    Cast,
    Drew,
    GameEnded,
    LifeLost,
    Missed,
    RoundBegan,
    RoundEnded,
    Slipped,
    Stopped,
)
from tests.games.abracada.scenario import changed, play, table

PASSED_ON = {"active", "turn", "last"}
"""What changes when a turn with a success ends, whatever is drawn."""

WAYS_TO_END: list[tuple[str, list[sleight.Event]]] = [
    ("stop", [Stopped(0)]),
    ("call 8", [Missed(0, 8), LifeLost(0, 1, 5)]),
    ("call 4", [Slipped(0, 4, 5), LifeLost(0, 1, 5)]),
]
"""By choice, by failure, by a lower call; the hand holds 6 and 7 and the last cast was 5."""

each_way_to_end = pytest.mark.parametrize(("written", "told"), WAYS_TO_END, ids=["stop", "miss", "slip"])


@pytest.mark.rule("AQ-ENDTURN-01")
@each_way_to_end
def test_a_turn_ends_by_choice_by_failure_or_by_a_lower_call(written: str, told: list[sleight.Event]) -> None:
    position = table(3, lower="penalty").turn(4).hand(0, 6, 7).last(5).pool().position()
    before = position.to_dict()
    assert play(position, written) == told
    assert position.waiting == (1,)
    assert (position.active, position.turn, position.last) == (1, 5, 0)
    own_fault = set() if written == "stop" else {"lives", "calls"}
    assert changed(before, position.to_dict()) == PASSED_ON | own_fault


@pytest.mark.rule("AQ-ENDTURN-01")
def test_a_success_does_not_end_the_turn() -> None:
    position = table(3).turn(4).hand(0, 6, 7).position()
    play(position, "call 6")
    assert position.waiting == (0,)
    assert (position.active, position.turn, position.last) == (0, 4, 6)


@pytest.mark.rule("AQ-ENDTURN-02")
def test_an_empty_hand_wins_at_once_and_draws_nothing() -> None:
    position = table(3).hand(0, 0, 0, 7).scores(5, 0, 0).pool(8, 7, 6).position()
    hands = ((0, 0, 0, 0, 0), *position.hands[1:])
    assert play(position, "call 7") == [
        Cast(0, 7, 3),
        LifeLost(2, 1, 5),
        RoundEnded("all-cast", 0, 0, (3, 0, 0), (8, 0, 0), hands, ((), (), ())),
        GameEnded((0,)),
    ]
    assert position.hands[0] == (0, 0, 0, 0, 0)
    assert position.pool == (8, 7, 6)


@pytest.mark.rule("AQ-ENDTURN-03")
def test_the_gaps_of_the_hand_are_filled_from_the_pool_at_the_end_of_the_turn() -> None:
    scene = table(3).turn(4).hand(0, 0, 8, 0, 8, 6).drawn(0, 1, 2, 3).last(6)
    position = scene.pool(7, 5, 3, 6).position()
    before = position.to_dict()
    assert play(position, "stop") == [Stopped(0), Drew(0, (1, 3), (7, 5), 2)]
    assert position.hands[0] == (7, 8, 5, 8, 6)
    assert position.drawn[0] == (4, 2, 4, 0, 0)
    assert position.pool == (3, 6)
    assert changed(before, position.to_dict()) == PASSED_ON | {"hands", "drawn", "pool"}


@pytest.mark.rule("AQ-ENDTURN-03")
def test_all_five_places_are_filled_up_to_the_last() -> None:
    position = table(3).turn(2).hand(0, 8).last(6).pool(7, 5, 3, 6, 2).position()
    assert play(position, "stop") == [Stopped(0), Drew(0, (2, 3, 4, 5), (7, 5, 3, 6), 1)]
    assert position.hands[0] == (8, 7, 5, 3, 6)
    assert position.drawn[0] == (0, 2, 2, 2, 2)


@pytest.mark.rule("AQ-ENDTURN-04")
def test_a_pool_that_is_too_small_leaves_the_hand_incomplete() -> None:
    position = table(3).turn(3).hand(0, 0, 0, 0, 8, 6).last(6).pool(7).position()
    assert play(position, "stop") == [Stopped(0), Drew(0, (1,), (7,), 0)]
    assert position.hands[0] == (7, 0, 0, 8, 6)
    assert position.drawn[0] == (3, 0, 0, 0, 0)
    assert position.pool == ()


@pytest.mark.rule("AQ-ENDTURN-04")
def test_a_pool_that_just_suffices_is_emptied() -> None:
    position = table(3).hand(0, 0, 8, 0, 8, 6).last(6).pool(7, 3).position()
    assert play(position, "stop") == [Stopped(0), Drew(0, (1, 3), (7, 3), 0)]
    assert position.hands[0] == (7, 8, 3, 8, 6)
    assert position.pool == ()


@pytest.mark.rule("AQ-ENDTURN-05")
def test_with_an_empty_pool_nothing_else_fills_the_hand() -> None:
    """Centre, held secrets and rows are full of stones, and all of them stay."""
    position = table(3).hand(0, 8, 6).held(0, 7).centre(7, 6, 5).last(6).pool().position()
    before = position.to_dict()
    assert sum(position.rows) > 0
    assert play(position, "stop") == [Stopped(0)]
    assert position.hands[0] == (8, 6, 0, 0, 0)
    assert changed(before, position.to_dict()) == PASSED_ON


@pytest.mark.rule("AQ-ENDTURN-06")
@each_way_to_end
def test_however_the_turn_ends_what_was_cast_in_it_is_replaced(
    written: str, told: list[sleight.Event]
) -> None:
    position = table(3, lower="penalty").turn(4).hand(0, 6, 7, 0, 6, 7).last(5).pool(3, 2).position()
    assert play(position, written) == [*told, Drew(0, (3,), (3,), 1)]
    assert position.hands[0] == (6, 7, 3, 6, 7)
    assert position.drawn[0] == (0, 0, 4, 0, 0)
    assert position.waiting == (1,)


@pytest.mark.rule("AQ-ENDTURN-07")
def test_a_turn_without_a_success_changes_neither_hand_nor_pool() -> None:
    position = table(3).hand(0, 8, 8, 7, 7, 6).position()
    before = position.to_dict()
    assert play(position, "call 5") == [Missed(0, 5), LifeLost(0, 1, 5)]
    assert changed(before, position.to_dict()) == {"active", "turn", "lives", "calls"}


@pytest.mark.rule("AQ-ENDTURN-07")
def test_without_a_success_even_a_hand_with_gaps_draws_nothing() -> None:
    position = table(3).hand(0, 8, 8).pool(7, 6).position()
    assert play(position, "call 5") == [Missed(0, 5), LifeLost(0, 1, 5)]
    assert position.hands[0] == (8, 8, 0, 0, 0)
    assert position.pool == (7, 6)


@pytest.mark.rule("AQ-ENDTURN-08")
def test_an_incomplete_hand_with_an_empty_pool_takes_normal_turns() -> None:
    position = table(2).turn(9).active(1).hand(0, 8, 7).hand(1, 6).last(6).pool().position()
    play(position, "stop")
    assert position.waiting == (0,)
    assert [sleight.text(choice) for choice in position.choices(0)] == [f"call {n}" for n in range(1, 9)]
    assert play(position, "call 7") == [Cast(0, 7, 2), LifeLost(1, 1, 5)]
    assert play(position, "stop") == [Stopped(0)]
    assert position.hands == [(8, 0, 0, 0, 0), (6, 0, 0, 0, 0)]
    assert (position.waiting, position.turn) == ((1,), 11)


@pytest.mark.rule("AQ-ENDTURN-08", "AQ-ENDTURN-02")
def test_the_last_stone_of_an_incomplete_hand_wins_the_round() -> None:
    position = table(2).hand(0, 0, 0, 0, 7).pool().position()
    (end,) = [event for event in play(position, "call 7") if isinstance(event, RoundEnded)]
    assert (end.outcome, end.winner, end.points) == ("all-cast", 0, (3, 0))


@pytest.mark.rule("AQ-ENDTURN-09")
def test_an_incomplete_hand_is_not_refilled_at_the_end_of_anothers_turn() -> None:
    position = table(3).hand(0, 8, 8, 0, 8, 8).hand(1, 7, 7).hand(2, 6).last(6).pool(5, 3, 2).position()
    assert play(position, "stop") == [Stopped(0), Drew(0, (3,), (5,), 2)]
    assert position.hands == [(8, 8, 5, 8, 8), (7, 7, 0, 0, 0), (6, 0, 0, 0, 0)]


@pytest.mark.rule("AQ-ENDTURN-09")
def test_an_empty_pool_stays_empty_through_the_turns_that_follow() -> None:
    position = table(2).hand(0, 8, 8, 8).hand(1, 6, 6, 6).pool().position()
    for written in ("call 8", "stop", "call 6", "stop", "call 3", "call 6", "stop"):
        play(position, written)
        assert position.pool == ()
    assert position.hands[0].count(0) == 3
    assert position.hands[1].count(0) == 4


@pytest.mark.rule("AQ-ENDTURN-10")
@pytest.mark.parametrize(
    ("written", "told"),
    [("call 8", [Missed(0, 8), LifeLost(0, 1, 0)]), ("call 4", [Slipped(0, 4, 5), LifeLost(0, 1, 0)])],
    ids=["miss", "slip"],
)
def test_who_dies_by_own_fault_draws_nothing(written: str, told: list[sleight.Event]) -> None:
    position = table(2, lower="penalty").hand(0, 6, 7).last(5).lives(1, 6).scores(0, 7).pool(8, 3).position()
    hands = tuple(position.hands)
    assert play(position, written) == [
        *told,
        RoundEnded("self-kill", 0, None, (0, 1), (0, 8), hands, ((), ())),
        GameEnded((1,)),
    ]
    assert tuple(position.hands) == hands
    assert position.pool == (8, 3)


@pytest.mark.rule("AQ-ENDTURN-10")
def test_who_kills_draws_nothing() -> None:
    position = table(2).hand(0, 6, 7).last(5).lives(6, 1).scores(5, 0).pool(8, 3).position()
    hands = ((0, 7, 0, 0, 0), position.hands[1])
    assert play(position, "call 6") == [
        Cast(0, 6, 1),
        LifeLost(1, 1, 0),
        RoundEnded("kill", 0, 0, (3, 0), (8, 0), hands, ((), ())),
        GameEnded((0,)),
    ]
    assert tuple(position.hands) == hands
    assert position.pool == (8, 3)


@pytest.mark.rule("AQ-ENDTURN-10")
def test_between_two_rounds_nothing_is_drawn_either() -> None:
    position = table(3).hand(0, 6, 7).last(5).lives(6, 1, 6).position()
    kinds = [type(event) for event in play(position, "call 6")]
    assert kinds == [Cast, LifeLost, RoundEnded, RoundBegan]


@pytest.mark.rule("AQ-ENDTURN-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_refill_the_left_neighbour_is_asked(seats: int) -> None:
    for seat in range(seats):
        position = table(seats).turn(3).active(seat).hand(seat, 8, 0, 7, 7, 7).last(6).position()
        left = (seat + 1) % seats
        assert play(position, "stop")[0] == Stopped(seat)
        assert position.hands[seat].count(0) == 0
        assert (position.active, position.turn, position.last) == (left, 4, 0)
        assert position.waiting == (left,)
        assert position.asked(left) == sleight.Asked(
            "call", "AQ-TURN-02", left, {"last": 0, "floor": 1}, "abracada"
        )


@pytest.mark.rule("AQ-ENDTURN-12")
@pytest.mark.parametrize("gaps", range(5))
def test_a_refill_stops_at_five_stones_however_full_the_pool_is(gaps: int) -> None:
    position = table(3).hand(0, *[8] * (5 - gaps)).last(6).position()
    lying = len(position.pool)
    play(position, "stop")
    assert len(position.hands[0]) == 5
    assert 0 not in position.hands[0]
    assert len(position.pool) == lying - gaps


@pytest.mark.rule("AQ-ENDTURN-12")
def test_a_full_hand_draws_nothing() -> None:
    """Five stones and a success in one turn cannot happen in play; the refill does not rely on that."""
    position = table(3).hand(0, 8, 8, 8, 8, 7).last(6).position()
    before = position.to_dict()
    assert play(position, "stop") == [Stopped(0)]
    assert changed(before, position.to_dict()) == PASSED_ON
