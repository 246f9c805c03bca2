"""AQ-CAST: when a call succeeds, what a miss costs, and which calls the order forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sleight
from sleight.games.abracada.choices import Call, Stop
from sleight.games.abracada.events import (
    Cast,
    Drew,
    LifeGained,
    LifeLost,
    Missed,
    Rolled,
    RoundEnded,
    Slipped,
)
from sleight.games.abracada.view import CallMade
from tests.games.abracada.scenario import GAME, changed, play, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.games.abracada.position import AbracadaPosition

SPELLS = range(1, 9)
every_spell = pytest.mark.parametrize("spell", SPELLS)
every_last = pytest.mark.parametrize("last", SPELLS)
lower_pairs = pytest.mark.parametrize(
    ("last", "spell"), [(last, spell) for last in SPELLS for spell in range(1, last)]
)


def offered(position: AbracadaPosition) -> list[str]:
    """The choices of the active seat as texts, in their order."""
    return [sleight.text(choice) for choice in position.choices(position.active)]


def calls_from(spell: int) -> list[str]:
    return [f"call {number}" for number in range(spell, 9)]


def unlike(spell: int) -> int:
    """A spell other than this one, of which there are enough stones."""
    return 5 if spell == 6 else 6


def caution(code: str, rule: str, **arguments: int) -> sleight.Caution:
    return sleight.Caution(code, rule, {**arguments}, "abracada")


def after(last: int, *hand: int, lower: str = "penalty") -> AbracadaPosition:
    """Seat 0 has cast `last` in this turn and still holds `hand`; there is nothing to draw."""
    return table(3, lower=lower).hand(0, *hand).last(last).pool().position()


@pytest.mark.rule("AQ-CAST-01")
@every_spell
def test_a_call_succeeds_if_the_hand_holds_the_stone(spell: int) -> None:
    position = table(3).hand(0, unlike(spell), unlike(spell), spell).position()
    assert play(position, f"call {spell}")[0] == Cast(0, spell, 3)
    assert position.calls == (CallMade(1, 0, spell, "cast", 3, 0),)
    assert position.last == spell


@pytest.mark.rule("AQ-CAST-01")
@every_spell
def test_a_call_fails_if_the_hand_does_not_hold_the_stone(spell: int) -> None:
    position = table(3).hand(0, unlike(spell), unlike(spell)).position()
    assert play(position, f"call {spell}")[0] == Missed(0, spell)
    assert position.calls == (CallMade(1, 0, spell, "missed", 0, 0),)


@pytest.mark.rule("AQ-CAST-02")
def test_a_success_takes_one_stone_even_if_there_are_several() -> None:
    position = table(3).hand(0, 8, 8, 8, 5).drawn(0, 1, 2, 3).turn(4).position()
    before, row = position.to_dict(), position.rows[8]
    assert play(position, "call 8", taken=2) == [Cast(0, 8, 2)]
    assert changed(before, position.to_dict()) == {"hands", "rows", "last", "calls"}
    assert position.hands[0] == (8, 0, 8, 5, 0)
    assert position.rows[8] == row + 1
    assert position.calls == (CallMade(4, 0, 8, "cast", 2, 2),)


@pytest.mark.rule("AQ-CAST-03")
@every_spell
def test_the_stone_goes_to_its_row_before_the_effect(spell: int) -> None:
    position = table(4).hand(0, spell, unlike(spell)).lives(4, 4, 4, 4).position()
    rows = list(position.rows)
    events = play(position, f"call {spell}")
    assert [number for number, event in enumerate(events) if isinstance(event, Cast)] == [0]
    rows[spell] += 1
    assert position.rows == rows
    assert position.hands[0] == (0, unlike(spell), 0, 0, 0)


@pytest.mark.rule("AQ-CAST-03", "AQ-CAST-04")
def test_the_night_singers_stone_lies_in_its_row_when_the_secret_is_chosen() -> None:
    position = table(3).hand(0, 4, 8).position()
    before = position.to_dict()
    assert play(position, "call 4") == [Cast(0, 4, 1)]
    assert changed(before, position.to_dict()) == {"asked", "hands", "rows", "last", "calls"}
    assert position.rows[4] == 1
    assert position.asked(0) == sleight.Asked("secret", "AQ-SPELL-06", 0, {}, "abracada")
    assert offered(position) == ["take 1", "take 2", "take 3", "take 4", "leave"]


@pytest.mark.rule("AQ-CAST-03")
def test_the_stone_of_a_killing_spell_no_longer_stands_in_the_hand() -> None:
    position = table(2).hand(0, 6, 8).hand(1, 7).lives(6, 1).position()
    ended = play(position, "call 6")[2]
    assert isinstance(ended, RoundEnded)
    assert ended.hands == ((0, 8, 0, 0, 0), (7, 0, 0, 0, 0))


@pytest.mark.rule("AQ-CAST-04")
@pytest.mark.parametrize(
    ("spell", "effect"),
    [
        (1, [Rolled(1, 2), LifeLost(2, 2, 2), LifeLost(3, 2, 2), LifeLost(0, 2, 2)]),
        (2, [LifeGained(1, 1, 5), LifeLost(2, 1, 3), LifeLost(3, 1, 3), LifeLost(0, 1, 3)]),
        (3, [Rolled(1, 2), LifeGained(1, 2, 6)]),
        (5, [LifeLost(2, 1, 3), LifeLost(0, 1, 3)]),
        (6, [LifeLost(2, 1, 3)]),
        (7, [LifeLost(0, 1, 3)]),
        (8, [LifeGained(1, 1, 5)]),
    ],
)
def test_a_success_applies_the_whole_effect(spell: int, effect: list[sleight.Event]) -> None:
    position = table(4).active(1).hand(1, spell, unlike(spell)).lives(4, 4, 4, 4).position()
    before = position.to_dict()
    rolled = 2 if spell in (1, 3) else None
    assert play(position, f"call {spell}", rolled=rolled) == [Cast(1, spell, 1), *effect]
    assert changed(before, position.to_dict()) == {"hands", "rows", "last", "calls", "lives"}
    lives = [4] * 4
    for event in effect:
        if isinstance(event, LifeLost | LifeGained):
            lives[event.seat] = event.life
    assert position.lives == lives


@pytest.mark.rule("AQ-CAST-04")
def test_an_effect_is_completed_although_its_first_target_dies() -> None:
    position = table(3).hand(0, 1, 8).lives(6, 1, 4).position()
    events = play(position, "call 1", rolled=2)
    assert events[:4] == [Cast(0, 1, 1), Rolled(0, 2), LifeLost(1, 1, 0), LifeLost(2, 2, 2)]
    assert isinstance(events[4], RoundEnded)


@pytest.mark.rule("AQ-CAST-05", "AQ-CAST-07")
@pytest.mark.parametrize("spell", range(2, 9))
def test_a_miss_costs_one_life_and_nothing_else_changes(spell: int) -> None:
    position = table(3).active(1).hand(1, unlike(spell), unlike(spell)).lives(5, 4, 5).position()
    before = position.to_dict()
    assert position.apply(1, Call(spell)) == [Missed(1, spell), LifeLost(1, 1, 3)]
    assert changed(before, position.to_dict()) == {"lives", "calls", "active", "turn"}
    assert position.lives == [5, 3, 5]
    assert position.draws == before["draws"]
    assert (position.active, position.turn) == (2, 2)


@pytest.mark.rule("AQ-CAST-06", "AQ-CAST-07")
@pytest.mark.parametrize("rolled", [1, 2, 3])
def test_a_missed_dragon_costs_what_the_die_shows(rolled: int) -> None:
    position = table(3).hand(0, 5, 6).lives(5, 4, 4).position()
    before = position.to_dict()
    events = play(position, "call 1", rolled=rolled)
    assert events == [Missed(0, 1), Rolled(0, rolled), LifeLost(0, rolled, 5 - rolled)]
    assert changed(before, position.to_dict()) == {"lives", "calls", "active", "turn"}
    assert position.lives == [5 - rolled, 4, 4]
    assert (position.active, position.draws) == (1, 1)


@pytest.mark.rule("AQ-CAST-07")
def test_a_missed_night_singer_opens_no_secret() -> None:
    position = table(3).hand(0, 5, 6).position()
    centre = position.centre
    play(position, "call 4")
    assert (position.centre, position.held) == (centre, ((), (), ()))
    assert offered(position) == calls_from(1)


@pytest.mark.rule("AQ-CAST-08", "AQ-CAST-13")
@every_last
def test_after_a_success_only_equal_and_higher_spells_are_offered(last: int) -> None:
    position = after(last, 8, 7, 6, lower="refuse")
    assert offered(position) == [*calls_from(last), "stop"]
    asked = position.asked(0)
    assert asked is not None
    assert asked.arguments == {"last": last, "floor": last}


@pytest.mark.rule("AQ-CAST-08", "AQ-CAST-13")
@lower_pairs
def test_a_lower_call_is_refused(last: int, spell: int) -> None:
    position = after(last, 8, 7, 6, 1, lower="refuse")
    before = position.to_dict()
    refusal = sleight.Refusal("lower-than-last", "AQ-CAST-08", {"spell": spell, "last": last}, "abracada")
    assert position.why_not(0, Call(spell)) == refusal
    with pytest.raises(sleight.Illegal) as illegal:
        position.apply(0, Call(spell))
    assert illegal.value.refusal == refusal
    assert position.to_dict() == before
    assert position.warnings(0, Call(spell)) == []


@pytest.mark.rule("AQ-CAST-08")
def test_the_last_success_counts_and_not_the_highest_call() -> None:
    position = table(3).hand(0, 5, 6, 8).position()
    play(position, "call 5")
    assert offered(position) == [*calls_from(5), "stop"]
    play(position, "call 6")
    assert offered(position) == [*calls_from(6), "stop"]


@pytest.mark.rule("AQ-CAST-09")
@pytest.mark.parametrize("lower", ["refuse", "penalty"])
def test_the_same_spell_may_be_called_again(lower: str) -> None:
    position = table(3, lower=lower).hand(0, 7, 7, 8).position()
    play(position, "call 7", taken=1)
    assert play(position, "call 7") == [Cast(0, 7, 2), LifeLost(2, 1, 4)]
    assert position.hands[0] == (0, 0, 8, 0, 0)


@pytest.mark.rule("AQ-CAST-10")
def test_the_next_player_may_begin_with_any_spell() -> None:
    position = table(2).hand(0, 8, 5).hand(1, 1, 8).position()
    play(position, "call 8")
    play(position, "stop")
    assert (position.last, offered(position)) == (0, calls_from(1))
    assert play(position, "call 1", rolled=1) == [Cast(1, 1, 1), Rolled(1, 1), LifeLost(0, 1, 5)]


@pytest.mark.rule("AQ-CAST-10")
@pytest.mark.parametrize("lower", ["refuse", "penalty"])
def test_the_same_player_may_begin_the_next_turn_with_any_spell(lower: str) -> None:
    position = table(2, lower=lower).hand(0, 8, 5).hand(1, 8, 7).position()
    for written in ("call 8", "stop", "call 2"):
        play(position, written)
    assert (position.active, position.last) == (0, 0)
    assert offered(position) == calls_from(1)
    assert play(position, "call 5") == [Cast(0, 5, 2), LifeLost(1, 1, 4)]


@pytest.mark.rule("AQ-CAST-11", "AQ-CAST-12", "AQ-CAST-13")
@lower_pairs
def test_a_lower_call_costs_one_life_and_moves_no_stone(last: int, spell: int) -> None:
    for hand in [(spell, 8), (unlike(spell), 8)]:
        position = after(last, *hand)
        before = position.to_dict()
        assert position.apply(0, Call(spell)) == [Slipped(0, spell, last), LifeLost(0, 1, 5)]
        assert changed(before, position.to_dict()) == {"lives", "calls", "active", "turn", "last"}
        assert position.lives == [5, 6, 6]
        assert position.calls == (CallMade(1, 0, spell, "slipped", 0, 0),)
        assert (position.active, position.turn, position.last) == (1, 2, 0)
        assert position.draws == before["draws"]


@pytest.mark.rule("AQ-CAST-12")
def test_a_lower_night_singer_takes_no_secret_and_the_turn_is_over() -> None:
    position = table(3, lower="penalty").hand(0, 4, 8, 8, 6).last(5).pool(7, 7).position()
    events = play(position, "call 4")
    assert events == [Slipped(0, 4, 5), LifeLost(0, 1, 5), Drew(0, (5,), (7,), 1)]
    assert position.hands[0] == (4, 8, 8, 6, 7)
    assert position.held == ((), (), ())
    assert (position.active, offered(position)) == (1, calls_from(1))


@pytest.mark.rule("AQ-CAST-13")
def test_a_table_refuses_lower_calls_unless_it_wants_the_penalty() -> None:
    option = GAME.options["lower"]
    assert option.default == "refuse"
    assert option.allowed() == ("refuse", "penalty")
    assert GAME.new(seats=3, seed=1).view(0).options.lower == "refuse"
    with pytest.raises(sleight.BadInput) as refused:
        GAME.new(seats=3, seed=1, options={"lower": "allow"})
    assert refused.value.arguments == {"option": "lower", "value": "allow", "allowed": "refuse, penalty"}


@pytest.mark.rule("AQ-CAST-13")
@every_last
def test_with_the_penalty_every_spell_is_a_choice(last: int) -> None:
    position = after(last, 8, 7, 6)
    assert offered(position) == [*calls_from(1), "stop"]
    assert all(position.why_not(0, choice) is None for choice in position.choices(0))
    asked = position.asked(0)
    assert asked is not None
    assert asked.arguments == {"last": last, "floor": 1}


@pytest.mark.rule("AQ-CAST-11", "AQ-CAST-13")
@lower_pairs
def test_with_the_penalty_a_lower_call_is_warned_of(last: int, spell: int) -> None:
    expected = [caution("lower-costs-life", "AQ-CAST-11", spell=spell, last=last)]
    assert after(last, 8, 7, 6).warnings(0, Call(spell)) == expected


@pytest.mark.rule("AQ-CAST-13")
@pytest.mark.parametrize("lower", ["refuse", "penalty"])
def test_in_the_easy_version_no_call_is_lower(lower: str) -> None:
    position = table(3, lower=lower, easy=True).hand(0, 6, 8, 7).last(7).position()
    assert offered(position) == [*calls_from(1), "stop"]
    assert position.warnings(0, Call(6)) == []
    assert play(position, "call 6") == [Cast(0, 6, 1), LifeLost(1, 1, 5)]


@pytest.mark.rule("AQ-CAST-14")
@pytest.mark.parametrize("hand", [(1, 8), (5, 8)])
def test_a_lower_dragon_costs_one_life_and_rolls_no_die(hand: tuple[int, int]) -> None:
    position = after(2, *hand)
    assert position.apply(0, Call(1)) == [Slipped(0, 1, 2), LifeLost(0, 1, 5)]
    assert position.draws == 0


@pytest.mark.rule("AQ-CAST-15")
@lower_pairs
def test_neither_refusal_nor_penalty_depends_on_the_hand(last: int, spell: int) -> None:
    hands = [(spell, 8), (unlike(spell), 8)]
    refusing = [after(last, *hand, lower="refuse") for hand in hands]
    refusals = {repr(position.why_not(0, Call(spell))) for position in refusing}
    assert len(refusals) == 1
    assert refusals != {"None"}
    punished = [after(last, *hand) for hand in hands]
    assert len({repr(position.apply(0, Call(spell))) for position in punished}) == 1


@pytest.mark.rule("AQ-CAST-15")
@every_last
def test_whoever_may_not_call_lower_can_always_end_the_turn(last: int) -> None:
    position = after(last, 1, lower="refuse") if last > 1 else after(last, 2, lower="refuse")
    assert position.choices(0)[-1] == Stop()
    assert position.why_not(0, Stop()) is None
    assert position.warnings(0, Stop()) == []
    play(position, "stop")
    assert position.active == 1


ELSEWHERE: dict[str, Callable[[], table]] = {
    "in its row": lambda: table(3).rows(1),
    "in a neighbour's hand": lambda: table(3).hand(2, 7, 1),
    "held by the caller": lambda: table(3).rows(4).held(0, 1),
}


@pytest.mark.rule("AQ-CAST-16")
@pytest.mark.parametrize("where", ELSEWHERE)
def test_a_stone_that_is_visibly_elsewhere_may_be_called_and_is_missed(where: str) -> None:
    position = ELSEWHERE[where]().hand(0, 8, 5).position()
    assert Call(1) in position.choices(0)
    assert position.why_not(0, Call(1)) is None
    assert position.warnings(0, Call(1)) == [caution("all-elsewhere", "AQ-CAST-16", spell=1)]
    assert play(position, "call 1")[0] == Missed(0, 1)


@pytest.mark.rule("AQ-CAST-16")
def test_copies_in_several_places_are_elsewhere_together() -> None:
    position = table(3).rows(4, 3).held(0, 3).hand(0, 8, 5).hand(1, 3, 8).position()
    assert position.warnings(0, Call(3)) == [caution("all-elsewhere", "AQ-CAST-16", spell=3)]
    assert play(position, "call 3")[0] == Missed(0, 3)


HIDDEN: dict[str, Callable[[], table]] = {
    "in the pool": lambda: table(3).pool(1, 8),
    "in the centre": lambda: table(3).centre(8, 1, 6, 7),
    "held by somebody else": lambda: table(3).rows(4).held(1, 1),
}


@pytest.mark.rule("AQ-CAST-16")
@pytest.mark.parametrize("where", HIDDEN)
def test_a_stone_that_may_stand_in_the_hand_is_called_without_warning(where: str) -> None:
    assert HIDDEN[where]().hand(0, 8, 5).position().warnings(0, Call(1)) == []
    assert table(3).hand(0, 8, 5, 1).position().warnings(0, Call(1)) == []


@pytest.mark.rule("AQ-CAST-16", "AQ-CAST-11")
def test_the_order_is_warned_of_before_missing_stones() -> None:
    position = table(3, lower="penalty").rows(1).hand(0, 8, 5).last(2).position()
    assert position.warnings(0, Call(1)) == [caution("lower-costs-life", "AQ-CAST-11", spell=1, last=2)]


@pytest.mark.rule("AQ-CAST-17")
def test_after_an_eight_only_eight_may_follow() -> None:
    position = table(3).hand(0, 8, 8, 7).position()
    play(position, "call 8")
    assert offered(position) == ["call 8", "stop"]


@pytest.mark.rule("AQ-CAST-17")
def test_with_the_penalty_only_another_eight_is_not_punished() -> None:
    for spell in range(1, 8):
        position = after(8, spell, 8)
        assert position.apply(0, Call(spell))[0] == Slipped(0, spell, 8)
    assert after(8, 7, 8).apply(0, Call(8)) == [Cast(0, 8, 2)]
    assert after(8, 7, 8).warnings(0, Call(8)) == []


@pytest.mark.rule("AQ-CAST-18")
def test_a_held_secret_does_not_satisfy_a_call() -> None:
    position = table(3).rows(4, 4).held(0, 3, 7).hand(0, 8, 5).position()
    held = position.held
    assert play(position, "call 7") == [Missed(0, 7), LifeLost(0, 1, 5)]
    assert position.held == held


@pytest.mark.rule("AQ-CAST-18")
def test_a_held_secret_is_not_taken_in_place_of_an_equal_stone() -> None:
    position = table(3).rows(4).held(0, 7).hand(0, 8, 7).position()
    held = position.held
    assert play(position, "call 7")[0] == Cast(0, 7, 2)
    assert (position.hands[0], position.held) == ((8, 0, 0, 0, 0), held)


@pytest.mark.rule("AQ-CAST-19")
@pytest.mark.parametrize("where", HIDDEN)
def test_a_stone_that_nobody_sees_does_not_satisfy_a_call(where: str) -> None:
    position = HIDDEN[where]().hand(0, 8, 5).position()
    before = position.to_dict()
    assert play(position, "call 1", rolled=1) == [Missed(0, 1), Rolled(0, 1), LifeLost(0, 1, 5)]
    assert changed(before, position.to_dict()) == {"lives", "calls", "active", "turn"}


@pytest.mark.rule("AQ-CAST-19")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_stone_of_another_player_does_not_satisfy_a_call(owner: int) -> None:
    position = table(3).hand(0, 8, 5).hand(owner, 7, 1).position()
    stones = position.hands[owner]
    assert play(position, "call 1", rolled=1) == [Missed(0, 1), Rolled(0, 1), LifeLost(0, 1, 5)]
    assert position.hands[owner] == stones
