"""PROR: the prophecies that change action points, slots and turns.

`hidden-assignments` has its own tests in `test_sealed_assignments`.
"""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    CharacterPlaced,
    CoinsShared,
    TollPaid,
)
from tests.games.trickerion.helpers.playing import (
    caution,
    kind,
    play,
    question,
    refusal,
    refused,
    texts,
    warnings,
    why_not,
)
from tests.games.trickerion.helpers.reading import kinds
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import DAYS, points_of, under


@pytest.mark.rule("TR-PROR-06", "TR-AP-06", "TR-AP-05")
@pytest.mark.shows("one-base-point")
@pytest.mark.parametrize(
    ("character", "slot", "points"),
    [
        ("magician", "downtown-1", 3),
        ("manager", "market-4", 1),
        ("apprentice-1", "dark-alley-1", 3),
        ("engineer", "thursday-1", 2),
        ("magician", "workshop-1", 1),
    ],
)
def test_every_character_has_a_base_of_one(character: str, slot: str, points: int) -> None:
    card = {"downtown": "downtown", "market": "market-row", "thursday": "theater"}.get(
        slot.rpartition("-")[0], slot.rpartition("-")[0]
    )
    scene = (
        under("one-base-point").shards(0, 0).assigned(0, character, card).trick(0, "linking-rings", ready=1)
    )
    scene.components(0, wood=1).trick(0, "barricaded-barrels").components(0, wood=2)
    assert points_of(scene, f"place {character} {slot}") == points


@pytest.mark.rule("TR-PROR-06", "TR-AP-06")
@pytest.mark.shows_limit("one-base-point")
def test_slot_shard_and_card_are_added_to_the_base_of_one() -> None:
    scene = under("one-base-point").assigned(0, "magician", "downtown")
    assert points_of(scene, "place magician downtown-1", "enhance") == 1 + 2 + 1
    scene = under("one-base-point").assigned(0, "magician", "empower")
    assert points_of(scene, "place magician downtown-1", "point", "enhance") == 1 + 2 + 1 + 1


@pytest.mark.rule("TR-PROR-20")
@pytest.mark.shows("famous-apprentices")
@pytest.mark.parametrize(
    ("card", "slot", "points"),
    [
        ("downtown", "downtown-4", 2),
        ("market-row", "market-1", 4),
        ("dark-alley", "dark-alley-1", 4),
        ("workshop", "workshop-2", 2),
        ("theater", "thursday-2", 3),
        ("theater", "sunday-1", 1),
    ],
)
def test_apprentices_of_who_advertised_have_one_point_more(card: str, slot: str, points: int) -> None:
    scene = under("famous-apprentices").poster(0).shards(0, 0).assigned(0, "apprentice-1", card)
    scene.trick(0, "linking-rings", ready=1).trick(0, "barricaded-barrels").components(0, wood=2)
    assert points_of(scene, f"place apprentice-1 {slot}") == points


@pytest.mark.rule("TR-PROR-20")
@pytest.mark.shows_limit("famous-apprentices")
def test_only_apprentices_are_famous_and_only_those_of_who_advertised() -> None:
    scene = under("famous-apprentices").poster(1).shards(0, 0).assigned(0, "apprentice-1", "downtown")
    assert points_of(scene, "place apprentice-1 downtown-4") == 1
    scene = under("famous-apprentices").poster(0).shards(0, 0).assigned(0, "manager", "downtown")
    assert points_of(scene, "place manager downtown-4") == 2


@pytest.mark.rule("TR-PROR-13", "TR-AP-04", "TR-AP-06")
@pytest.mark.shows("strong-enhancement")
def test_a_shard_gives_two_points() -> None:
    scene = under("strong-enhancement").shards(0, 3).assigned(0, "apprentice-1", "downtown").placing(0)
    position = scene.position()
    play(position, "place apprentice-1 downtown-4", "enhance")
    assert position.points == 1 + 2
    # One shard a placement: the next question is what to do.
    assert (position.view(0).shards[0], kind(position, 0)) == (2, "act")


@pytest.mark.rule("TR-PROR-13", "TR-TH-08")
@pytest.mark.shows_limit("strong-enhancement")
def test_a_shard_that_is_kept_gives_nothing_and_the_theater_takes_none() -> None:
    scene = under("strong-enhancement").assigned(0, "apprentice-1", "downtown")
    assert points_of(scene, "place apprentice-1 downtown-4", "plain") == 1
    scene = under("strong-enhancement").trick(0, "linking-rings", ready=1).assigned(0, "manager", "theater")
    position = scene.placing(0).position()
    play(position, "place manager friday-1")
    assert kind(position, 0) == "act"


@pytest.mark.rule("TR-PROR-31")
@pytest.mark.shows("enhanced-theater")
def test_a_shard_can_be_spent_backstage() -> None:
    scene = under("enhanced-theater").trick(0, "linking-rings", ready=1).assigned(0, "manager", "theater")
    position = scene.placing(0).position()
    play(position, "place manager sunday-2")
    assert texts(position) == ["enhance", "plain"]
    play(position, "enhance")
    assert (position.points, position.view(0).shards[0]) == (2 - 1 + 1, 0)


@pytest.mark.rule("TR-PROR-31", "TR-TH-25")
@pytest.mark.shows_limit("enhanced-theater")
def test_on_a_stage_no_shard_is_asked_for() -> None:
    scene = under("enhanced-theater").assigned(0, "magician", "theater").assigned(1, "magician", "downtown")
    position = scene.placing(0).position()
    play(position, "place magician friday-stage")
    assert (position.waiting, position.view(0).shards[0]) == ((1,), 1)
    # Elsewhere a shard gives what it always gives.
    play(position, "place magician downtown-4", "enhance")
    assert position.points == 3 + 1


@pytest.mark.rule("TR-PROR-23", "TR-GEN-22")
@pytest.mark.shows("costly-first-slot")
@pytest.mark.parametrize(
    ("card", "slot"), [("downtown", "downtown-1"), ("market-row", "market-1"), ("dark-alley", "dark-alley-1")]
)
def test_a_slot_with_plus_two_costs_three_coins(card: str, slot: str) -> None:
    position = under("costly-first-slot").coins(0, 3).assigned(0, "manager", card).placing(0).position()
    events = play(position, f"place manager {slot}")
    assert events == [TollPaid(0, slot, 3), CharacterPlaced(0, "manager", slot)]
    assert (position.view(0).coins[0], position.points) == (0, 4)


@pytest.mark.rule("TR-PROR-23", "TR-PLACE-12")
@pytest.mark.shows("costly-first-slot")
def test_with_fewer_coins_the_slot_is_not_available() -> None:
    scene = under("costly-first-slot").coins(0, 2).assigned(0, "manager", "downtown").placing(0)
    position = scene.position()
    assert texts(position) == ["place manager downtown-4", "idle manager"]
    assert why_not(position, "place manager downtown-1") == refusal(
        "coins-missing", "TR-PROR-23", price=3, coins=2
    )
    scene = under("costly-first-slot").coins(0, 2).assigned(0, "manager", "downtown")
    scene.assigned(0, "apprentice-1", "workshop").placed(1, "magician", "downtown-4").placing(0)
    assert texts(scene.position())[0] == "idle manager"


@pytest.mark.rule("TR-PROR-23")
@pytest.mark.shows_limit("costly-first-slot")
@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("downtown", "downtown-2"),
        ("market-row", "market-4"),
        ("workshop", "workshop-1"),
        ("theater", "thursday-1"),
    ],
)
def test_all_other_slots_are_free_of_charge(card: str, slot: str) -> None:
    scene = under("costly-first-slot", 4).coins(0, 0).assigned(0, "manager", card).placing(0)
    position = scene.position()
    assert kinds(play(position, f"place manager {slot}"), TollPaid) == []
    assert position.view(0).coins[0] == 0


@pytest.mark.rule("TR-PROR-23", "TR-SAR-48")
@pytest.mark.shows("costly-first-slot")
@pytest.mark.parametrize(
    ("card", "slot", "shared"), [("market-row", "market-1", 3), ("downtown", "downtown-1", 0)]
)
def test_the_toll_of_the_market_row_is_spent_there(card: str, slot: str, shared: int) -> None:
    scene = under("costly-first-slot").this_round(shares=[1]).assigned(0, "manager", card).placing(0)
    scene.placed(1, "magician", "market-4", card="business-share").bonus(1, "magician", "business-share")
    position = scene.position()
    events = play(position, f"place manager {slot}")
    assert [event for event in events if isinstance(event, CoinsShared)] == (
        [CoinsShared(1, shared, 0)] if shared else []
    )
    assert position.view(0).coins == (7, 10 + shared)


@pytest.mark.rule("TR-PROR-23", "TR-END-09")
def test_the_toll_may_leave_too_little_for_wages() -> None:
    position = under("costly-first-slot").coins(0, 4).assigned(0, "manager", "downtown").placing(0).position()
    assert warnings(position, "place manager downtown-1") == [
        caution("wages-missing", "TR-END-09", due=2, coins=1)
    ]
    assert warnings(position, "place manager downtown-4") == []


@pytest.mark.rule("TR-PROR-32")
@pytest.mark.shows("lowest-slot-first")
@pytest.mark.parametrize(
    ("card", "row"), [("downtown", "downtown"), ("market-row", "market"), ("dark-alley", "dark-alley")]
)
def test_the_lowest_free_slots_must_be_taken_first(card: str, row: str) -> None:
    scene = under("lowest-slot-first", 4)
    allowed = []
    for taken, seat in ((4, 1), (2, 2), (3, 3)):
        position = scene.assigned(0, "manager", card).placing(0).position()
        allowed.append([int(text[-1]) for text in texts(position)[:-1]])
        assert why_not(position, f"place manager {row}-1") == refusal(
            "slot-barred", "TR-PROR-32", slot=f"{row}-1"
        )
        scene.placed(seat, "magician", f"{row}-{taken}")
    allowed.append([int(text[-1]) for text in texts(scene.position())[:-1]])
    assert allowed == [[4], [2, 3], [3], [1]]


@pytest.mark.rule("TR-PROR-32")
@pytest.mark.shows_limit("lowest-slot-first")
def test_workshop_and_theater_are_entered_as_always() -> None:
    scene = under("lowest-slot-first").assigned(0, "magician", "theater").assigned(0, "manager", "workshop")
    offered = texts(scene.placing(0).position())
    assert offered == [
        *(f"place magician {day}-{slot}" for day in DAYS for slot in (1, 2, "stage")),
        "idle magician",
        "place manager workshop-1",
        "place manager workshop-2",
        "idle manager",
    ]


@pytest.mark.rule("TR-PROR-32")
@pytest.mark.shows_limit("lowest-slot-first")
def test_closed_slots_do_not_count_as_the_lowest() -> None:
    scene = under("lowest-slot-first").placed(1, "magician", "downtown-4").assigned(0, "manager", "downtown")
    assert texts(scene.placing(0).position()) == ["place manager downtown-1", "idle manager"]


def turn_of_two(prophecy: str = "two-placements") -> table:
    """Seat 0 has three characters to handle, seat 1 one."""
    scene = under(prophecy).shards(0, 0).shards(1, 0).placing(0)
    for character, card in (("magician", "theater"), ("manager", "workshop"), ("apprentice-1", "downtown")):
        scene.assigned(0, character, card)
    return scene.assigned(1, "magician", "downtown")


@pytest.mark.rule("TR-PROR-14", "TR-PLACE-02")
@pytest.mark.shows("two-placements")
def test_a_second_character_may_be_placed_in_the_same_turn() -> None:
    position = turn_of_two().position()
    play(position, "place magician friday-stage")
    assert position.asked(0) == question("place-again", "TR-PROR-14", 0)
    assert texts(position) == [
        "place manager workshop-1",
        "place manager workshop-2",
        "idle manager",
        "place apprentice-1 downtown-1",
        "place apprentice-1 downtown-4",
        "idle apprentice-1",
        "decline",
    ]
    play(position, "place apprentice-1 downtown-4")
    assert position.waiting == (0,)
    play(position, "finish")
    assert position.waiting == (1,)
    assert "decline" not in texts(position)


@pytest.mark.rule("TR-PROR-14")
@pytest.mark.shows("two-placements")
@pytest.mark.parametrize("second", ["decline", "idle manager"])
def test_the_second_one_may_be_left_out_or_made_idle(second: str) -> None:
    position = turn_of_two().position()
    play(position, "place magician friday-stage", second)
    assert position.waiting == (1,)
    waiting = [each.id for each in position.view(0).me.characters if each.waits]
    assert waiting == (["manager", "apprentice-1"] if second == "decline" else ["apprentice-1"])
    # The next turn begins anew, and there nobody can do without.
    play(position, "place magician downtown-4", "finish")
    assert position.waiting == (0,)
    assert kind(position, 0) == "place"
    assert refused(position, "decline") == "answer-first"


@pytest.mark.rule("TR-PROR-14", "TR-PLACE-09")
@pytest.mark.shows_limit("two-placements")
def test_who_makes_a_character_idle_first_places_nobody_else() -> None:
    position = turn_of_two().position()
    play(position, "idle manager")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-PROR-14")
@pytest.mark.shows_limit("two-placements")
def test_never_three_in_a_turn() -> None:
    position = turn_of_two().position()
    play(position, "place magician friday-stage", "place apprentice-1 downtown-4", "finish")
    assert position.waiting == (1,)
    # Seat 1 has nobody left for a second placement, and the turn comes back.
    play(position, "place magician downtown-1", "finish")
    assert (position.waiting, kind(position, 0)) == ((0,), "place")


@pytest.mark.rule("TR-PROR-14", "TR-PLACE-02")
@pytest.mark.shows_limit("two-placements")
def test_without_the_prophecy_one_character_is_placed_a_turn() -> None:
    position = turn_of_two("").position()
    play(position, "place magician friday-stage")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-PROR-14")
def test_the_second_placement_survives_a_save() -> None:
    position = turn_of_two().position()
    play(position, "place magician friday-stage")
    again = GAME.from_dict(position.to_dict())
    assert texts(again) == texts(position)
    play(again, "place apprentice-1 downtown-4", "finish")
    assert again.waiting == (1,)
