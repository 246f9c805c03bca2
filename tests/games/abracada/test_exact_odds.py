"""AQ-INFO-21, 22: the check values of the odds, to the last fraction."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from sleight.games.abracada.choices import Call
from sleight.games.abracada.odds import odds, unlocated
from sleight.games.abracada.position import AbracadaPosition
from sleight.games.abracada.view import CallMade
from tests.games.abracada.scenario import GAME, play, table
from tests.games.abracada.worlds import brute_odds


def two_turns(then_from: int = 1) -> AbracadaPosition:
    """Check (c): 6 from position 2, a missed 7, a new stone in position 2, then 6 from position 1."""
    position = table(2).hand(0, 6, 6, 5, 8, 8).hand(1, 7, 7).pool(6).centre(5, 7, 7, 8).position()
    for written, taken in (("call 6", 2), ("call 7", None), ("call 2", None), ("call 6", then_from)):
        play(position, written, taken=taken)
    return position


def two_stones() -> AbracadaPosition:
    """Check (a): two stones, two hidden ones, {5, 5, 8, 8} unlocated; 8 was called and position 1 taken."""
    position = table(2).hand(0, 8, 5).hand(1, 7).held(0, 1, 2, 3, 6).centre().pool(5, 8).position()
    assert unlocated(position.view(0)) == [0, 0, 0, 0, 0, 2, 0, 0, 2]
    play(position, "call 8", taken=1)
    return position


@pytest.mark.rule("AQ-INFO-21")
def test_the_odds_are_those_of_all_worlds_by_their_weights() -> None:
    longer = two_turns()
    play(longer, "call 8", taken=5)
    stopped = longer.copy()
    play(stopped, "stop")
    for position in (two_stones(), two_turns(), two_turns(then_from=2), longer, stopped):
        assert odds(position.view(0)) == brute_odds(position.view(0))


@pytest.mark.rule("AQ-INFO-21")
def test_the_success_of_a_spell_whose_last_copy_was_cast_changes_no_odds() -> None:
    position = table(2).hand(0, 1, 5).hand(1, 7).held(0, 2, 3, 3, 6).centre().pool(5, 8).position()
    play(position, "call 1")
    assert odds(position.view(0)) == (*[Fraction(0)] * 5, Fraction(2, 3), *[Fraction(0)] * 2, Fraction(1, 3))


@pytest.mark.rule("AQ-INFO-21")
@pytest.mark.parametrize("easy", [False, True])
def test_the_game_tells_the_odds_of_calls_and_none_of_one_that_breaks_the_order(easy: bool) -> None:
    scene = table(2, easy=easy).hand(0, 8, 3).hand(1, 7).held(0, 1, 2, 3, 6).centre().pool(5, 8)
    view = scene.last(5).position().view(0)
    chances = odds(view)
    assert chances[3] > 0 < chances[5]
    told = GAME.odds(view, GAME.universe())
    assert {choice.spell: chance for choice, chance in told.items() if isinstance(choice, Call)} == {
        spell: chances[spell] if easy or spell >= 5 else 0 for spell in range(1, 9)
    }
    assert len(told) == 8


@pytest.mark.rule("AQ-INFO-21")
def test_calls_of_others_and_lower_calls_change_no_odds() -> None:
    position = two_turns()
    foreign = [
        CallMade(2, 1, 6, "cast", 3, 0),
        CallMade(2, 1, 8, "missed"),
        CallMade(1, 0, 8, "slipped"),
    ]
    calls = msgspec.to_builtins([*foreign, *position.calls])
    world = GAME.from_dict({**position.to_dict(), "calls": calls})
    assert odds(world.view(0)) == odds(position.view(0))


@pytest.mark.rule("AQ-INFO-22")
def test_another_eight_among_two_stones_has_the_chance_of_one_in_five() -> None:
    chances = odds(two_stones().view(0))
    assert chances == (*[Fraction(0)] * 5, Fraction(4, 5), Fraction(0), Fraction(0), Fraction(1, 5))


@pytest.mark.rule("AQ-INFO-22")
def test_another_eight_among_five_stones_has_the_chance_of_133_in_298() -> None:
    builder = table(5).hand(0, 8, 7, 6, 3, 2)
    for seat in range(1, 5):
        builder.hand(seat, 8, 7, 6, 5, 4)
    position = builder.position()
    assert unlocated(position.view(0)) == [0, 1, 2, 3, 0, 1, 2, 3, 4]
    play(position, "call 8")
    assert odds(position.view(0))[8] == Fraction(133, 298)


@pytest.mark.rule("AQ-INFO-22")
def test_the_chances_after_two_turns_are_exact() -> None:
    expected = (Fraction(337, 370), Fraction(13, 37), Fraction(16, 37), Fraction(183, 185))
    assert odds(two_turns().view(0))[5:] == expected
