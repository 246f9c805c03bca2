"""AQ-TURN: who is asked, what may be answered, and when a turn is over."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import sleight
from sleight.games.abracada.choices import Call, LeaveSecrets, Stop, TakeSecret
from sleight.games.abracada.events import Cast, Drew, LifeLost, Missed, RoundEnded, Slipped, Stopped
from tests.games.abracada.scenario import GAME, changed, play, table

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.games.abracada.position import AbracadaPosition

ALL_CALLS = [f"call {spell}" for spell in range(1, 9)]
THE_REST = ["stop", "take 1", "take 2", "take 3", "take 4", "leave"]
every_turn = pytest.mark.parametrize(
    ("seats", "seat"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)]
)


def offered(position: AbracadaPosition) -> list[str]:
    """The choices of the active seat as texts, in their order."""
    return [sleight.text(choice) for choice in position.choices(position.active)]


def refused(position: AbracadaPosition, seat: int, choice: Choice) -> sleight.Refusal:
    """Why the position refuses a choice; `why_not` and `apply` agree and nothing changes."""
    before, fingerprint = position.to_dict(), position.fingerprint()
    with pytest.raises(sleight.Illegal) as illegal:
        position.apply(seat, choice)
    assert position.why_not(seat, choice) == illegal.value.refusal
    assert (position.to_dict(), position.fingerprint()) == (before, fingerprint)
    return illegal.value.refusal


@pytest.mark.rule("AQ-TURN-01")
@every_turn
def test_the_turn_passes_to_the_left(seats: int, seat: int) -> None:
    position = table(seats).active(seat).hand(seat, 5, 6).position()
    before = position.to_dict()
    play(position, "call 2")
    after = position.to_dict()
    assert changed(before, after) == {"active", "turn", "lives", "calls"}
    assert (after["active"], after["turn"]) == ((seat + 1) % seats, 2)
    assert position.waiting == ((seat + 1) % seats,)


@pytest.mark.rule("AQ-TURN-01")
@every_turn
def test_the_turn_passes_to_the_left_by_choice_too(seats: int, seat: int) -> None:
    position = table(seats).active(seat).hand(seat, 8, 6).position()
    play(position, "call 8")
    assert position.waiting == (seat,)
    assert play(position, "stop")[0] == Stopped(seat)
    assert (position.active, position.waiting) == ((seat + 1) % seats, ((seat + 1) % seats,))


@pytest.mark.rule("AQ-TURN-02")
@every_turn
def test_a_turn_begins_with_the_call_of_any_spell(seats: int, seat: int) -> None:
    position = table(seats).active(seat).position()
    assert offered(position) == ALL_CALLS
    assert position.asked(seat) == sleight.Asked(
        "call", "AQ-TURN-02", seat, {"last": 0, "floor": 1}, "abracada"
    )


@pytest.mark.rule("AQ-TURN-02")
@pytest.mark.parametrize("spell", [0, 9, -1])
def test_a_number_that_no_stone_bears_cannot_be_called(spell: int) -> None:
    position = table(3).position()
    assert refused(position, 0, Call(spell)) == sleight.Refusal("unknown-choice", "", {})
    with pytest.raises(sleight.BadInput) as unknown:
        GAME.parse(f"call {spell}")
    assert unknown.value.code == "text-unknown"


@pytest.mark.rule("AQ-TURN-02", "AQ-CAST-08")
def test_after_a_success_the_question_names_the_last_spell_and_the_lowest_allowed() -> None:
    position = table(3).hand(0, 6, 8, 8).position()
    play(position, "call 6")
    assert position.asked(0) == sleight.Asked("call", "AQ-TURN-02", 0, {"last": 6, "floor": 6}, "abracada")


@pytest.mark.rule("AQ-TURN-03")
def test_a_turn_cannot_be_ended_before_the_first_success() -> None:
    position = table(3).position()
    assert refused(position, 0, Stop()) == sleight.Refusal("no-success-yet", "AQ-TURN-03", {}, "abracada")


@pytest.mark.rule("AQ-TURN-03")
@pytest.mark.parametrize("options", [{}, {"lower": "penalty"}, {"easy": True}])
def test_a_success_of_an_earlier_turn_does_not_allow_to_end_this_one(options: dict[str, object]) -> None:
    position = table(2, **options).hand(0, 8, 6).hand(1, 7, 7).position()
    play(position, "call 8")
    play(position, "stop")
    assert offered(position) == ALL_CALLS
    assert refused(position, 1, Stop()) == sleight.Refusal("no-success-yet", "AQ-TURN-03", {}, "abracada")


@pytest.mark.rule("AQ-TURN-04")
@pytest.mark.parametrize("options", [{}, {"lower": "penalty"}, {"easy": True}, {"last_standing": True}])
def test_a_turn_cannot_be_passed(options: dict[str, object]) -> None:
    position = table(4, **options).active(2).position()
    takes = [choice for choice in map(GAME.parse, THE_REST) if choice != Stop()]
    assert [sleight.text(choice) for choice in GAME.universe()] == [*ALL_CALLS, *THE_REST]
    assert all(isinstance(choice, Call) for choice in position.choices(2))
    assert position.asides(2) == []
    for choice in takes:
        assert refused(position, 2, choice) == sleight.Refusal(
            "no-night-singer", "AQ-SPELL-06", {}, "abracada"
        )
    assert refused(position, 2, Stop()).code == "no-success-yet"


@pytest.mark.rule("AQ-TURN-05")
def test_after_a_success_the_player_may_call_again_or_end_the_turn() -> None:
    position = table(3).hand(0, 5, 7, 8).position()
    play(position, "call 5")
    assert offered(position) == ["call 5", "call 6", "call 7", "call 8", "stop"]
    assert position.waiting == (0,)
    assert all(position.why_not(0, choice) is None for choice in position.choices(0))


@pytest.mark.rule("AQ-TURN-05")
def test_whoever_ends_the_turn_draws_and_the_left_neighbour_goes_on() -> None:
    position = table(3).hand(0, 5, 7, 8, 8, 6).pool(3, 7).turn(4).position()
    play(position, "call 5")
    before = position.to_dict()
    assert play(position, "stop") == [Stopped(0), Drew(0, (1,), (3,), 1)]
    after = position.to_dict()
    assert changed(before, after) == {"hands", "drawn", "pool", "active", "turn", "last"}
    assert (after["active"], after["turn"], after["last"]) == (1, 5, 0)
    assert position.hands[0] == (3, 7, 8, 8, 6)


@pytest.mark.rule("AQ-TURN-05")
def test_whoever_calls_again_stays_active() -> None:
    position = table(3).hand(0, 5, 7, 8).position()
    play(position, "call 5")
    before = position.to_dict()
    assert play(position, "call 7") == [Cast(0, 7, 2), LifeLost(2, 1, 4)]
    after = position.to_dict()
    assert changed(before, after) == {"hands", "rows", "lives", "last", "calls"}
    assert position.waiting == (0,)


@pytest.mark.rule("AQ-TURN-06")
@pytest.mark.parametrize("hand", [(5, 6, 7, 8, 8), (8, 8, 8, 8, 8), (6, 6, 6, 7, 7)])
def test_a_turn_goes_on_for_as_many_successes_as_there_are_stones(hand: tuple[int, ...]) -> None:
    position = table(4).hand(0, *hand).position()
    for spell in hand[:-1]:
        assert isinstance(play(position, f"call {spell}")[0], Cast)
        assert (position.turn, position.waiting) == (1, (0,))
        assert offered(position)[-2:] == ["call 8", "stop"]
    events = play(position, f"call {hand[-1]}")
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert (ended.outcome, ended.winner) == ("all-cast", 0)


@pytest.mark.rule("AQ-TURN-07", "AQ-TURN-03")
@pytest.mark.parametrize("spell", range(1, 9))
def test_a_miss_ends_the_turn(spell: int) -> None:
    other = 5 if spell == 6 else 6
    position = table(3).hand(0, other, other).position()
    assert play(position, f"call {spell}")[0] == Missed(0, spell)
    assert (position.active, position.turn, position.waiting) == (1, 2, (1,))
    assert position.choices(0) == []


@pytest.mark.rule("AQ-TURN-07")
def test_a_miss_ends_the_turn_after_successes_as_well() -> None:
    position = table(3).hand(0, 5, 6, 8, 8, 8).pool(7, 7).position()
    play(position, "call 5")
    assert play(position, "call 7") == [Missed(0, 7), LifeLost(0, 1, 5), Drew(0, (1,), (7,), 1)]
    assert (position.active, position.turn, position.last) == (1, 2, 0)


@pytest.mark.rule("AQ-TURN-08")
@pytest.mark.parametrize("spell", [1, 4, 5])
def test_a_lower_call_ends_the_turn(spell: int) -> None:
    position = table(3, lower="penalty").hand(0, 5, 8).last(6).pool().position()
    assert play(position, f"call {spell}") == [Slipped(0, spell, 6), LifeLost(0, 1, 5)]
    assert (position.active, position.turn, position.last, position.waiting) == (1, 2, 0, (1,))


@pytest.mark.rule("AQ-TURN-09")
def test_no_stone_is_drawn_before_the_turn_ends() -> None:
    position = table(3).hand(0, 6, 7, 8, 8, 5).pool(1, 2, 3, 4).position()
    for spell, taken, hand in [(6, 1, (0, 7, 8, 8, 5)), (7, 2, (0, 0, 8, 8, 5)), (8, 4, (0, 0, 8, 0, 5))]:
        events = play(position, f"call {spell}", taken=taken)
        assert not any(isinstance(event, Drew) for event in events)
        assert (position.hands[0], position.pool) == (hand, (1, 2, 3, 4))
    assert play(position, "stop") == [Stopped(0), Drew(0, (1, 2, 4), (1, 2, 3), 1)]
    assert (position.hands[0], position.pool) == ((1, 2, 8, 3, 5), (4,))


@pytest.mark.rule("AQ-TURN-10")
@every_turn
def test_moving_the_stone_changes_nothing_for_the_right_neighbour(seats: int, seat: int) -> None:
    position = table(seats).active(seat).hand(seat, 8, 6).position()
    right = (seat - 1) % seats
    before, stones = position.to_dict(), position.hands[right]
    assert play(position, "call 8") == [Cast(seat, 8, 1)]
    assert changed(before, position.to_dict()) == {"hands", "rows", "last", "calls"}
    assert position.hands[right] == stones
    assert (position.active, position.asked(right), position.choices(right)) == (seat, None, [])


@pytest.mark.rule("AQ-TURN-11")
@pytest.mark.parametrize("written", ["call 8", "call 7"])
def test_the_answer_to_a_call_comes_at_once_and_from_the_game(written: str) -> None:
    position = table(4).hand(0, 8, 8, 5).position()
    first = play(position, written)[0]
    assert isinstance(first, Cast if written == "call 8" else Missed)
    assert position.asked(position.active) is not None
    assert position.waiting == (position.active,)


def assert_only_the_active_player_is_asked(position: AbracadaPosition) -> None:
    assert position.waiting == (position.active,)
    idle = [seat for seat in range(len(position.lives)) if seat != position.active]
    for seat in idle:
        assert (position.asked(seat), position.choices(seat), position.asides(seat)) == (None, [], [])


@pytest.mark.rule("AQ-TURN-12", "AQ-TURN-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_but_the_active_player_ever_decides(seats: int) -> None:
    position = GAME.new(seats=seats, seed=seats)
    rng = Random(seats)
    while position.waiting:
        assert_only_the_active_player_is_asked(position)
        position.apply(position.active, rng.choice(position.choices(position.active)))


@pytest.mark.rule("AQ-TURN-12")
def test_a_player_who_is_not_asked_is_refused() -> None:
    position = table(3).active(1).hand(1, 4, 8, 8).position()
    not_asked = sleight.Refusal("not-asked", "", {"seats": (1,)})
    for seat in (0, 2):
        for choice in GAME.universe():
            assert refused(position, seat, choice) == not_asked
            assert position.warnings(seat, choice) == []
    play(position, "call 4")
    assert_only_the_active_player_is_asked(position)
    assert [refused(position, 0, choice) for choice in (TakeSecret(1), LeaveSecrets())] == [not_asked] * 2
