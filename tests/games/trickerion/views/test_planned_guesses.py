"""Guesses whose sealed plans a policy has made."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sleight
from sleight.bots import make_bot
from sleight.games.trickerion.choices import Rest

GAME: Any = sleight.game("trickerion")
FULL = GAME.recommended["full"]


def planning(seed: int, decided: int = 0) -> Any:
    """The first assignment of a game of three; seat 2 has confirmed its plan."""
    position, rng = GAME.new(3, seed, FULL), Random(seed)
    while position.view(None).phase != "assignment":
        seat = position.waiting[0]
        position.apply(seat, rng.choice(position.choices(seat)))
    while 2 in position.waiting:
        position.apply(2, rng.choice(position.choices(2)))
    for _ in range(decided):
        position.apply(0, rng.choice(position.choices(0)))
    return position


def rests(view: Any, choices: Any) -> Any:
    """A policy that sends nobody anywhere."""
    return choices[-1]


@pytest.mark.parametrize("decided", [0, 2])
def test_a_planned_guess_shows_the_same_view(decided: int) -> None:
    view = planning(3, decided).view(0)
    guesser = GAME.guesser(view, plans=rests)
    for seed in range(5):
        assert guesser.draw(Random(seed)).view(0) == view


def test_the_policy_makes_whole_plans() -> None:
    guess = GAME.guess(planning(3).view(0), Random(1), plans=rests)
    assert [guess.asked(seat) and guess.asked(seat).kind for seat in range(3)] == ["assign", "confirm", None]
    for seat in (1, 2):
        assert not any(each.card for each in guess.view(seat).me.characters)


def test_a_policy_sees_what_that_seat_may_know() -> None:
    asked = []

    def policy(view: Any, choices: Any) -> Any:
        asked.append((view.seat, len(choices) > 1, isinstance(choices[-1], Rest)))
        return choices[0]

    guess = GAME.guess(planning(4).view(0), Random(1), plans=policy)
    assert {seat for seat, *_ in asked} == {1, 2}
    assert all(several and plans for _, several, plans in asked)
    assert any(each.card for each in guess.view(1).me.characters)


def test_bots_are_policies() -> None:
    greedy = make_bot("greedy", "trickerion", Random(1))
    view = planning(5).view(0)
    one, other = (GAME.guess(view, Random(2), plans=greedy.choose) for _ in range(2))
    assert one.to_dict() == other.to_dict()


def test_without_a_policy_guesses_stay_as_they_were() -> None:
    view = planning(6).view(1)
    assert GAME.guess(view, Random(2)).to_dict() == GAME.guess(view, Random(2), plans=None).to_dict()
    assert GAME.guess(view, Random(2)).fingerprint() == "3170e1d594f0ea9e"
