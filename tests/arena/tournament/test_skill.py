"""Ratings for three and more seats."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from sleight.arena.tournament.pairs import Outcome
from sleight.arena.tournament.skill import Skill, skills


def game(bots: str, *ranks: int) -> Outcome:
    return Outcome(tuple(bots), tuple(-rank for rank in ranks), ranks)


def test_everybody_begins_alike() -> None:
    assert set(skills("abc", []).values()) == {Skill(25.0, 25 / 3)}


def test_who_comes_first_rises_and_who_comes_last_falls() -> None:
    found = skills("abc", [game("abc", 1, 2, 3)])
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert all(skill.sigma < 25 / 3 for skill in found.values())


def test_seats_do_not_matter_but_places_do() -> None:
    assert skills("abc", [game("abc", 1, 2, 3)]) == skills("abc", [game("cab", 3, 1, 2)])


def test_a_shared_place_changes_both_alike() -> None:
    found = skills("abc", [game("abc", 1, 1, 3)])
    assert found["a"].mu == pytest.approx(found["b"].mu)
    assert found["a"].mu > found["c"].mu


def test_a_bot_with_two_seats_changes_by_their_average() -> None:
    apart = skills("abc", [game("abc", 1, 2, 3)])
    found = skills("ab", [game("aba", 1, 2, 3)])
    assert found["a"].mu == pytest.approx((apart["a"].mu + apart["c"].mu) / 2)
    assert found["a"].sigma == pytest.approx((apart["a"].sigma + apart["c"].sigma) / 2)
    assert found["b"] == pytest.approx(apart["b"])


def test_known_strengths_are_put_in_order() -> None:
    """Each seat rolls a die with its own bonus; the strongest bot has the largest."""
    rng, bonus = Random(3), {"a": 0.0, "b": 1.0, "c": 2.0, "d": 3.0}
    games = []
    for number in range(150):
        bots = list(permutations(bonus))[number % 24]
        rolled = [bonus[code] + rng.uniform(0, 6) for code in bots]
        ranks = tuple(1 + sum(other > own for other in rolled) for own in rolled)
        games.append(Outcome(bots, (0, 0, 0, 0), ranks))
    found = skills(tuple(bonus), games)
    assert sorted(bonus, key=lambda code: found[code].mu) == list(bonus)
