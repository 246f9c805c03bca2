"""T1-AP: the points of a placement by first-edition rules."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.events import PointsLost
from tests.games.trickerion.helpers.playing import kind, play, texts
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenario import table

FIRST: dict[str, Any] = {"edition": "first"}
ALLEY: dict[str, Any] = {**FIRST, "dark_alley": True}


def to_place(character: str, card: str, shards: int = 3, **options: Any) -> table:
    """A character of seat 0 is to be placed; the magician of seat 1 follows."""
    scene = table(2, **options).shards(0, shards).assigned(0, character, card).placing(0)
    return scene.assigned(1, "magician", "theater")


@pytest.mark.rule("T1-AP-01")
def test_one_shard_adds_a_point_to_a_placement_and_no_second_one() -> None:
    position = to_place("magician", "downtown", **FIRST).position()
    play(position, "place magician downtown-4")
    assert texts(position) == ["enhance", "plain"]
    play(position, "enhance")
    assert (position.points, position.view(None).shards[0], kind(position)) == (4, 2, "act")
    assert "enhance" not in texts(position)


@pytest.mark.rule("T1-AP-01")
def test_no_shard_helps_at_the_theater() -> None:
    scene = to_place("magician", "theater", **FIRST).trick(0, "linking-rings", ready=1)
    position = scene.position()
    play(position, "place magician friday-1")
    assert (kind(position), position.points) == ("act", 3)


@pytest.mark.rule("T1-AP-02")
def test_abilities_and_powers_add_points_besides() -> None:
    scene = to_place("apprentice-1", "workshop", **ALLEY, powers=True).magician(0, "the-mechaniker")
    position = with_power(scene.trick(0, "linking-rings").components(0, metal=2), 0, "eager-hands")
    play(position, "place apprentice-1 workshop-1", "boost", "accept", "enhance")
    # One by itself, one by the Mechaniker, one by the power, one for a shard.
    assert position.points == 4


@pytest.mark.rule("T1-AP-03")
def test_points_that_are_not_spent_are_lost() -> None:
    scene = table(2, **FIRST).acting(0, "magician", "market-1", 3).assigned(1, "magician", "theater")
    position = scene.assigned(0, "apprentice-1", "market-row").shards(0, 0).position()
    assert PointsLost(0, 3) in play(position, "finish")
    assert (position.points, position.waiting) == (0, (1,))
    play(position, "idle magician", "place apprentice-1 market-4")
    assert position.points == 1
