"""A bonus that serves for nothing now says what is missing (TR-SA-06)."""

from __future__ import annotations

import pytest

from tests.games.trickerion.helpers.playing import useless_bonus, why_not
from tests.games.trickerion.helpers.scenario import table


def at(slot: str, card: str, points: int = 3, character: str = "magician") -> table:
    """A character of seat 0 that still has the bonus of its card."""
    return table(2, dark_alley=True).acting(0, character, slot, points, card)


def prepared_by(character: str, card: str) -> table:
    """Linking Rings could be prepared."""
    scene = at("workshop-1", card, character=character)
    return scene.trick(0, "linking-rings").components(0, metal=2)


SCENES = {
    "points": at("market-1", "dubious-sources", 1),
    "coins": at("market-1", "component-sale").coins(0, 0),
    "fame": at("market-1", "smuggled-goods", 1).fame(0, 0).market(["cog", "cog", "mirror", "mirror"]),
    "shard": at("market-1", "barter-with-power").shards(0, 0),
    "components": at("workshop-1", "test-run").trick(0, "linking-rings"),
    "marker": at("friday-1", "street-performance").trick(0, "levitation"),
    "room": at("market-1", "component-sale").components(0, wood=3, metal=3, glass=3, fabric=3, rope=1, saw=1),
    "die": at("downtown-1", "headhunter").dice(inn_1="x", inn_2="x"),
    "apprentice": prepared_by("magician", "hidden-talent"),
    "specialist": prepared_by("apprentice-1", "hidden-talent").team(0, "manager", "engineer", "assistant"),
}


@pytest.mark.rule("TR-SA-06")
@pytest.mark.parametrize("missing", SCENES)
def test_what_is_missing_is_named(missing: str) -> None:
    position = SCENES[missing].position()
    refused = why_not(position, "bonus")
    assert refused is not None
    assert refused.arguments["missing"] == missing


@pytest.mark.rule("TR-SA-06", "TR-AP-15")
def test_missing_points_are_told_with_what_the_improved_action_costs() -> None:
    position = SCENES["points"].position()
    assert why_not(position, "bonus") == useless_bonus("dubious-sources", "points", 1, cost=2)


@pytest.mark.rule("TR-SAR-26", "TR-SAR-28", "TR-SAR-30", "TR-SA-06")
def test_the_reason_lies_with_the_card_and_not_with_the_action() -> None:
    position = prepared_by("magician", "enhance-trick").shards(0, 0).position()
    assert why_not(position, "bonus") == useless_bonus("enhance-trick", "shard", 3)
    recruiting = at("downtown-1", "mass-recruitment").dice(inn_2="apprentice")
    assert why_not(recruiting.coins(0, 2).position(), "bonus") == useless_bonus(
        "mass-recruitment", "coins", 3
    )
    assert why_not(recruiting.coins(0, 3).position(), "bonus") is None
