"""AP: what a placed character may spend, and what each action costs."""

from __future__ import annotations

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.events import (
    CharacterEnhanced,
    CharacterPlaced,
    ComponentOrdered,
    DieSet,
    PointsLost,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import table

MODIFIERS = {
    "downtown-1": 2,
    "downtown-2": 1,
    "downtown-3": 1,
    "downtown-4": 0,
    "market-1": 2,
    "market-2": 1,
    "market-3": 1,
    "market-4": 0,
    "workshop-1": 0,
    "workshop-2": 0,
    "thursday-1": 1,
    "thursday-2": 1,
    "friday-1": 0,
    "friday-2": 0,
    "saturday-1": 0,
    "saturday-2": 0,
    "sunday-1": -1,
    "sunday-2": -1,
}
"""What is printed at each slot."""

CARDS = {"downtown": "downtown", "market": "market-row", "workshop": "workshop"}


def before_placing(character: str, slot: str, shards: int = 0) -> TrickerionPosition:
    """A character is to be placed at the location of a slot; there is something to do everywhere."""
    card = CARDS.get(slot.split("-")[0], "theater")
    scene = table(4).shards(0, shards).assigned(0, character, card).assigned(1, "magician", "theater")
    scene.trick(0, "linking-rings").trick(0, "living-piano", ready=3).components(0, metal=2)
    return scene.placing(0).position()


def points_at(character: str, slot: str, *then: str, shards: int = 0) -> int:
    """The points of a character right after its placement."""
    position = before_placing(character, slot, shards)
    play(position, f"place {character} {slot}", *then)
    asked = position.asked(0)
    return int(str(asked.arguments["points"])) if asked else 0


@pytest.mark.rule("TR-AP-01")
@pytest.mark.parametrize(
    ("character", "points"),
    [
        ("magician", 3),
        ("manager", 2),
        ("engineer", 2),
        ("assistant", 2),
        ("apprentice-1", 1),
        ("apprentice-2", 1),
        ("apprentice-3", 1),
        ("apprentice-4", 1),
    ],
)
def test_a_magician_has_three_points_a_specialist_two_and_an_apprentice_one(
    character: str, points: int
) -> None:
    assert points_at(character, "downtown-4") == points


@pytest.mark.rule("TR-AP-02")
@pytest.mark.parametrize(("slot", "modifier"), MODIFIERS.items())
def test_the_slot_adds_to_the_points_or_takes_from_them(slot: str, modifier: int) -> None:
    assert points_at("magician", slot) == 3 + modifier
    assert points_at("engineer", slot) == 2 + modifier


@pytest.mark.rule("TR-AP-14")
def test_the_test_values() -> None:
    assert points_at("magician", "downtown-1", "enhance", shards=1) == 6
    assert points_at("magician", "downtown-1", "plain", shards=1) == 5
    assert points_at("magician", "market-1") == 5
    assert points_at("assistant", "downtown-2") == 3
    assert points_at("apprentice-1", "market-4", "enhance", shards=1) == 2
    assert points_at("manager", "thursday-1", shards=1) == 3
    assert points_at("magician", "sunday-1", shards=1) == 2


@pytest.mark.rule("TR-AP-03")
@pytest.mark.parametrize(("slot", "act"), [("downtown-4", 0), ("market-4", 1), ("workshop-1", 2)])
def test_a_shard_buys_one_point_outside_the_theater(slot: str, act: int) -> None:
    position = before_placing("magician", slot, shards=1)
    play(position, f"place magician {slot}")
    asked = Asked("enhance", "TR-AP-03", 0, {"character": "magician", "points": 3}, "trickerion")
    assert position.asked(0) == asked
    assert texts(position) == ["enhance", "plain"]
    events, changed = done(position.copy(), "plain")
    assert (events, changed) == ([], {"asked.0": f"act {act}"})
    events, changed = done(position, "enhance")
    assert events == [CharacterEnhanced(0, "magician", 1)]
    assert changed == {"shards.0": 0, "points": 4, "asked.0": f"act {act}"}


@pytest.mark.rule("TR-AP-03")
def test_without_a_shard_nothing_is_asked() -> None:
    position = before_placing("magician", "downtown-4", shards=0)
    play(position, "place magician downtown-4")
    assert position.asked(0) == Asked(
        "act",
        "TR-AP-08",
        0,
        {"location": "downtown", "character": "magician", "points": 3},
        "trickerion",
    )


@pytest.mark.rule("TR-AP-03")
@pytest.mark.parametrize("slot", ["thursday-1", "friday-2", "saturday-1", "sunday-2"])
def test_no_shard_is_spent_in_the_theater(slot: str) -> None:
    position = before_placing("magician", slot, shards=3)
    play(position, f"place magician {slot}")
    assert position.asked(0) == Asked(
        "act",
        "TR-AP-08",
        0,
        {"location": "theater", "character": "magician", "points": 3 + MODIFIERS[slot]},
        "trickerion",
    )
    assert why_not(position, "enhance") == refusal("no-shard-there", "TR-TH-08")


@pytest.mark.rule("TR-AP-04")
def test_only_one_shard_is_spent_in_a_placement() -> None:
    position = before_placing("magician", "downtown-1", shards=3)
    events, changed = done(position, "place magician downtown-1", "enhance")
    assert events == [
        CharacterPlaced(0, "magician", "downtown-1"),
        CharacterEnhanced(0, "magician", 1),
    ]
    assert (changed["shards.0"], changed["points"], changed["asked.0"]) == (2, 6, "act 0")
    assert why_not(position, "enhance") == refusal("not-here", "TR-AP-08", location="downtown")


@pytest.mark.rule("TR-AP-04")
def test_the_next_placement_may_take_another_shard() -> None:
    scene = table(2).shards(0, 2).assigned(0, "magician", "downtown").assigned(0, "apprentice-1", "downtown")
    position = scene.placing(0).position()
    play(position, "place magician downtown-1", "enhance", "finish")
    play(position, "place apprentice-1 downtown-4", "enhance")
    assert (position.view(0).shards[0], position.points) == (0, 2)


@pytest.mark.rule("TR-AP-08")
@pytest.mark.parametrize(
    ("slot", "location", "own"),
    [
        ("downtown-1", "downtown", "reroll bank-1"),
        ("market-1", "market-row", "buy wood 1"),
        ("workshop-1", "workshop", "prepare linking-rings"),
        ("friday-1", "theater", "set-up living-piano"),
    ],
)
def test_points_are_spent_at_the_location_of_the_character(slot: str, location: str, own: str) -> None:
    scene = table(2).trick(0, "linking-rings").trick(0, "living-piano", ready=3).components(0, metal=2)
    position = scene.acting(0, "magician", slot).position()
    everywhere = ("reroll bank-1", "buy wood 1", "prepare linking-rings", "set-up living-piano")
    for action in everywhere:
        expected = None if action == own else refusal("not-here", "TR-AP-08", location=location)
        assert why_not(position, action) == expected
        assert (action in texts(position)) == (action == own)
    assert texts(position)[-1] == "finish"


@pytest.mark.rule("TR-AP-08")
def test_a_placed_character_acts_at_once() -> None:
    position = before_placing("magician", "market-4")
    play(position, "place magician market-4")
    assert position.waiting == (0,)
    assert position.asked(0) == Asked(
        "act",
        "TR-AP-08",
        0,
        {"location": "market-row", "character": "magician", "points": 3},
        "trickerion",
    )
    assert why_not(position, "idle magician") == refusal("not-here", "TR-AP-08", location="market-row")


@pytest.mark.rule("TR-AP-09")
def test_one_placement_takes_several_actions_in_any_order_mix_and_repetition() -> None:
    scene = table(2).assigned(1, "magician", "theater").acting(0, "magician", "downtown-1", points=6)
    position = scene.position()
    written = ("set bank-1 6", "set bank-1 x", "set bank-1 3")
    left = []
    for action in written:
        assert position.waiting == (0,)
        (event,) = play(position, action)
        assert event == DieSet(0, "bank-1", action.split()[-1])
        left.append(position.points)
    assert left == [4, 2, 0]
    assert position.waiting == (1,)


@pytest.mark.rule("TR-AP-09")
def test_actions_go_on_as_long_as_the_points_suffice() -> None:
    scene = table(2).assigned(1, "magician", "theater").acting(0, "magician", "market-4")
    position = scene.position()
    play(position, "order rope 1", "buy wood 3", "bargain 0")
    assert (position.waiting, position.points) == ((0,), 1)
    assert why_not(position, "quick rope") == refusal("points-missing", "TR-MK-22", cost=2, points=1)
    events, changed = done(position, "order saw 4")
    assert events == [ComponentOrdered(0, "saw", 4)]
    assert changed == {
        "market.orders.3": "saw",
        "actor": "",
        "points": 0,
        "asked.0": "",
        "asked.1": "place",
    }


@pytest.mark.rule("TR-AP-10")
def test_unspent_points_are_lost() -> None:
    scene = table(2).assigned(0, "apprentice-1", "downtown").shards(0, 0)
    position = scene.acting(0, "magician", "downtown-1").position()
    events, changed = done(position, "finish")
    assert events == [PointsLost(0, 5)]
    assert changed == {"actor": "", "points": 0, "asked.0": "place"}
    play(position, "place apprentice-1 downtown-4")
    assert position.points == 1


@pytest.mark.rule("TR-AP-11")
def test_the_shard_is_declared_before_the_first_action() -> None:
    position = before_placing("magician", "downtown-1", shards=1)
    play(position, "place magician downtown-1")
    for action in ("reroll bank-1", "finish"):
        assert why_not(position, action) == refusal("answer-first", "TR-AP-03", question="enhance")
    play(position, "plain")
    assert why_not(position, "enhance") == refusal("not-here", "TR-AP-08", location="downtown")
    play(position, "set bank-1 x")
    assert why_not(position, "enhance") == refusal("not-here", "TR-AP-08", location="downtown")
    assert position.view(0).shards[0] == 1


@pytest.mark.rule("TR-AP-13")
@pytest.mark.parametrize("slot", ["sunday-1", "sunday-2"])
def test_an_apprentice_backstage_on_sunday_has_no_points_and_may_be_placed(slot: str) -> None:
    position = before_placing("apprentice-1", slot, shards=1)
    events, changed = done(position, f"place apprentice-1 {slot}")
    assert events == [CharacterPlaced(0, "apprentice-1", slot)]
    assert changed == {
        "workshops.0.characters.apprentice-1.at": slot,
        "workshops.0.characters.apprentice-1.waits": False,
        "workshops.0.day": "sunday",
        "asked.0": "",
        "asked.1": "place",
    }


COSTS = [
    ("downtown-1", "learn levitation", 3, "TR-DT-03"),
    ("downtown-1", "hire inn-2", 3, "TR-DT-23"),
    ("downtown-1", "collect bank-1", 3, "TR-DT-31"),
    ("downtown-1", "reroll bank-1", 1, "TR-DT-33"),
    ("downtown-1", "set bank-1 6", 2, "TR-DT-36"),
    ("market-1", "buy wood 1", 1, "TR-MK-03"),
    ("market-1", "order rope 1", 1, "TR-MK-15"),
    ("market-1", "quick rope", 2, "TR-MK-22"),
    ("workshop-1", "prepare linking-rings", 1, "TR-WS-04"),
    ("workshop-1", "prepare mechanical-hornet", 2, "TR-WS-04"),
    ("workshop-1", "move linking-rings", 1, "TR-WS-21"),
    ("workshop-1", "shelve metal empty", 1, "TR-WS-24"),
    ("workshop-1", "house apprentice-1", 1, "TR-WS-26"),
    ("friday-1", "set-up living-piano", 1, "TR-TH-12"),
    ("friday-1", "shift living-piano", 1, "TR-TH-19"),
]
"""The printed costs, each with the rule that says so."""


def ready_for_all(slot: str, points: int) -> TrickerionPosition:
    """A magician that could do anything at its location if it had the points."""
    scene = table(2).team(0, "manager", "engineer", "assistant").assigned(1, "magician", "theater")
    scene.trick(0, "linking-rings").trick(0, "mechanical-hornet").trick(0, "living-piano", ready=2)
    scene.components(0, metal=3, petroleum=1, cog=1)
    scene.marker(0, "living-piano", "riverside-theater-1", 1, "down").theater(
        "riverside-theater-1", "riverside-theater-2"
    )
    return scene.round(2).acting(0, "magician", slot, points).position()


@pytest.mark.rule("TR-AP-12")
@pytest.mark.parametrize(("slot", "action", "cost", "rule"), COSTS)
def test_each_action_costs_its_points(slot: str, action: str, cost: int, rule: str) -> None:
    position = ready_for_all(slot, cost)
    assert action in texts(position)
    assert why_not(position, action) is None
    short = ready_for_all(slot, cost - 1)
    assert action not in texts(short)
    assert why_not(short, action) == refusal("points-missing", rule, cost=cost, points=cost - 1)
    rich = ready_for_all(slot, cost + 4)
    play(rich, action)
    assert rich.points == 4


@pytest.mark.rule("TR-AP-12")
def test_each_bargain_costs_a_point() -> None:
    position = ready_for_all("market-1", 5)
    play(position, "buy wood 3")
    assert position.points == 4
    play(position, "bargain 2")
    assert position.points == 2


@pytest.mark.rule("TR-AP-12")
def test_performing_costs_nothing_and_forfeits_all_points() -> None:
    position = before_placing("magician", "friday-1", shards=1)
    events, changed = done(position, "place magician friday-stage")
    assert events == [CharacterPlaced(0, "magician", "friday-stage")]
    assert changed == {
        "workshops.0.characters.magician.at": "friday-stage",
        "workshops.0.characters.magician.waits": False,
        "workshops.0.day": "friday",
        "asked.0": "",
        "asked.1": "place",
    }
