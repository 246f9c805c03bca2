"""TR-MEET, TR-MAG-13: abilities that meet special cards, prophecies and one another."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    CardDiscarded,
    CoinsShared,
    ComponentClaimed,
    FiascoArranged,
    LinkPaid,
    PerformanceImposed,
    ShardsGained,
    TalentFound,
    TrickRewarded,
)
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import asked, play, texts
from tests.games.trickerion.helpers.reading import rewards
from tests.games.trickerion.helpers.scenario import table

BIG, ONE, TWO = "grand-magorian-1", "riverside-theater-1", "riverside-theater-2"
WAYS = {1: "right", 2: "left", 3: "down", 4: "up", 5: "up"}
"""How a marker can lie on each slot of the first card."""


def laid_out(scene: table, *tricks: tuple[int, str]) -> table:
    """These tricks of these seats lie on the big card, from slot 1 on."""
    for slot, (seat, trick) in enumerate(tricks, start=1):
        if (seat, trick) not in tricks[: slot - 1]:
            scene.trick(seat, trick)
        scene.marker(seat, trick, BIG, slot, WAYS[slot])
    return scene


# --- what the Great Optico copies -----------------------------------------------------------------


@pytest.mark.rule("TR-MEET-02", "TR-MAG-13", "TR-SAR-12")
@pytest.mark.shows("the-great-optico")
def test_optico_copies_headliner_trick_and_its_owner_keeps_it() -> None:
    scene = table(2, dark_alley=True).theater(ONE, TWO).order(1, 0).shards(0, 0).shards(1, 0)
    scene.trick(1, "living-piano", ready=1).assigned(1, "engineer", "theater")
    scene.trick(0, "linking-rings").marker(0, "linking-rings", ONE, 1, "down")
    scene.trick(0, "barricaded-barrels", ready=1).assigned(0, "manager", "headliner-trick")
    position = scene.assigned(1, "apprentice-1", "workshop").placing(1).position()
    play(position, "place engineer friday-1", "borrow headliner-trick", "keep-bonus")
    # Only slot 2 makes a link, so nothing is asked before the payments.
    events = play(position, "bonus", "gain fame", "gain coins")
    paid = [event for event in events if isinstance(event, LinkPaid | ShardsGained)]
    assert paid == [
        ShardsGained(1, 2),
        ShardsGained(0, 1),
        LinkPaid(1, "fame", 1),
        LinkPaid(1, "coins", 1),
    ]
    play(position, "finish", "place manager saturday-1", "keep-bonus")
    assert gained(position, "bonus", "gain fame", "gain fame") == [(2, 0, 0), (0, 0, 0)]


@pytest.mark.rule("TR-MAG-13", "TR-SAR-48")
@pytest.mark.shows("the-great-optico")
def test_optico_shares_what_others_spend_at_the_market() -> None:
    scene = table(2, dark_alley=True).shards(0, 0).shards(1, 0).assigned(0, "magician", "market-row")
    scene.assigned(0, "apprentice-1", "business-share").assigned(1, "engineer", "market-row")
    position = scene.placing(1).position()
    play(position, "place engineer market-4", "borrow business-share", "keep-bonus", "finish")
    play(position, "place magician market-1", "buy wood 2")
    events = play(position, "bargain 0")
    assert [event for event in events if isinstance(event, CoinsShared)] == [CoinsShared(1, 2, 0)]


@pytest.mark.rule("TR-MAG-13", "TR-SAR-47")
@pytest.mark.shows("the-great-optico")
def test_optico_takes_home_what_was_ordered_quickly() -> None:
    scene = table(2, dark_alley=True).shards(0, 0).shards(1, 0).assigned(1, "engineer", "market-row")
    position = scene.placed(0, "manager", "market-1", card="dubious-sources").placing(1).position()
    play(position, "place engineer market-4", "borrow dubious-sources", "keep-bonus", "bonus", "quick rope")
    assert (position.waiting, position.view(None).phase) == ((1,), "end-turn")
    assert ComponentClaimed(1, "rope") in play(position, "keep player")


@pytest.mark.rule("TR-MAG-13", "TR-SAR-28", "TR-MEET-26")
@pytest.mark.shows("the-great-optico")
def test_optico_finds_a_hidden_talent() -> None:
    scene = table(2, dark_alley=True).shards(1, 0).trick(1, "linking-rings").components(1, metal=2)
    scene.assigned(1, "apprentice-1", "workshop").placed(
        0, "apprentice-1", "workshop-1", card="hidden-talent"
    )
    position = scene.placing(1).position()
    play(position, "place apprentice-1 workshop-1", "borrow hidden-talent", "keep-bonus", "bonus")
    assert (position.waiting, asked(position).kind) == ((1,), "talent"), (
        "the owner of the card prepared nothing"
    )
    assert isinstance(play(position, "recruit engineer")[0], TalentFound)


@pytest.mark.rule("TR-MAG-13", "TR-SAR-31")
@pytest.mark.shows("the-great-optico")
def test_a_card_laid_for_a_newcomer_can_be_copied_because_it_lies_face_up() -> None:
    scene = table(2, dark_alley=True).shards(1, 0).dice(inn_1="manager", inn_2="x").hand(0, "interest")
    scene.assigned(1, "engineer", "downtown")
    position = scene.acting(0, "magician", "downtown-1", 3, card="hypnotic-motivation").position()
    play(position, "bonus", "send manager interest", "place engineer downtown-4")
    assert texts(position) == ["borrow hypnotic-motivation", "borrow interest", "decline"]


# --- rewards --------------------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-03", "TR-MAG-23", "TR-MAG-31", "TR-PERF-32")
@pytest.mark.shows("the-red-lotus", "electra")
def test_red_lotus_takes_the_reward_of_a_stack_while_coins_become_fame() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("coins-become-fame").theater(BIG)
    scene.magician(0, "the-red-lotus").magician(1, "electra").trick(0, "prison-break")
    scene.marker(0, "prison-break", BIG, 1, "right").trick(1, "self-decapitation")
    scene.marker(1, "self-decapitation", BIG, 2, "left", stacked=True).placed(0, "magician", "friday-stage")
    position = scene.placed(1, "apprentice-1", "saturday-1").performing(0).position()
    play(position, f"perform {BIG}")
    assert rewards(position, "steal self-decapitation") == [
        (0, 3 + 2, 0, 0),
        (1, (3 + 2 - 1) + (2 + 2), 0, 0),
    ]


@pytest.mark.rule("TR-MEET-09", "TR-SAR-16", "TR-MAG-26")
@pytest.mark.shows("yoruba-spiritmaster", "arranged-fiasco")
def test_a_fiasco_holds_on_the_card_that_the_yoruba_chose_also_for_the_yoruba() -> None:
    scene = table(3, dark_alley=True).magician(0, "the-gentleman").magician(1, "yoruba-spiritmaster")
    scene.magician(2, "electra").theater(BIG, ONE)
    laid_out(scene, (0, "levitation"), (1, "pub-in-a-bottle"), (2, "rabbit-from-the-top-hat"))
    scene.marker(0, "levitation", ONE, 1, "down").assigned(1, "apprentice-1", "workshop")
    scene.placed(0, "magician", "friday-stage", card="arranged-fiasco")
    position = scene.bonus(0, "magician", "arranged-fiasco").placing(1).position()
    play(position, "idle apprentice-1")
    assert play(position, f"impose {BIG}")[0] == PerformanceImposed(1, 0, BIG)
    assert (position.waiting, asked(position).kind) == ((0,), "fiasco")
    declined = position.copy()
    assert rewards(declined, "decline") == [(0, 2, 3, 0), (1, 2, 2, 0), (2, 3, 1, 0)]
    events = play(position, "accept")
    assert events[0] == FiascoArranged(0)
    paid = [(each.seat, each.fame, each.coins) for each in events if isinstance(each, TrickRewarded)]
    assert paid == [(0, 2 + 1, 3), (1, 2 - 1, 2), (2, 3 - 1, 1)]


@pytest.mark.rule("TR-MEET-10", "TR-SAR-15", "TR-END-21")
@pytest.mark.shows_limit("durable-components")
def test_a_marker_that_leaves_with_a_discarded_card_was_not_performed() -> None:
    scene = table(2, dark_alley=True).magician(1, "the-gentleman").round(3).theater(BIG, TWO, ONE)
    scene.trick(0, "levitation").marker(0, "levitation", BIG, 1, "right")
    scene.trick(0, "spirit-hand").marker(0, "spirit-hand", ONE, 1, "down")
    scene.placed(0, "magician", "friday-stage", card="durable-components")
    position = scene.bonus(0, "magician", "durable-components").performing(0).position()
    play(position, f"perform {BIG}")
    assert texts(position) == ["salvage levitation", "decline"]
    assert CardDiscarded(ONE, 1) in play(position, "salvage levitation")
    found = {each.trick: (each.ready, each.spare) for each in position.view(0).me.tricks}
    assert found == {"levitation": (1, 3), "spirit-hand": (0, 4)}


@pytest.mark.rule("TR-MEET-11", "TR-MAG-21", "TR-SAR-16", "TR-PERF-22")
@pytest.mark.shows("the-red-lotus", "arranged-fiasco")
@pytest.mark.parametrize(
    ("trick", "own", "theirs"),
    [("rabbit-from-the-top-hat", (3 + 1, 1), (3 - 1 - 1, 1)), ("living-piano", (1 + 1, 1), (0, 1))],
)
def test_red_lotus_and_a_fiasco_take_a_fame_each(
    trick: str, own: tuple[int, int], theirs: tuple[int, int]
) -> None:
    scene = table(2, dark_alley=True).magician(0, "the-red-lotus").theater(BIG)
    laid_out(scene, (0, "levitation"), (1, trick)).placed(
        0, "magician", "friday-stage", card="arranged-fiasco"
    )
    position = scene.bonus(0, "magician", "arranged-fiasco").performing(0).position()
    play(position, f"perform {BIG}", f"steal {trick}")
    assert asked(position).kind == "fiasco", "the Red Lotus declares first"
    assert rewards(position, "accept") == [(0, *own, 0), (1, *theirs, 0)]


@pytest.mark.rule("TR-MEET-12", "TR-SAR-13", "TR-SAR-17")
@pytest.mark.shows_limit("grand-premiere")
def test_of_two_markers_of_one_trick_only_one_is_doubled() -> None:
    scene = table(2, dark_alley=True).theater(BIG).magician(1, "the-gentleman")
    laid_out(scene, (0, "spirit-hand"), (0, "spirit-hand"))
    scene.placed(0, "magician", "friday-stage", card="grand-premiere")
    position = scene.bonus(0, "magician", "grand-premiere").performing(0).position()
    play(position, f"perform {BIG}", "star spirit-hand")
    # Spirit Hand yields 2 fame, 1 coin and 1 shard.
    assert rewards(position, "gain fame") == [(0, 2 * 2, 1, 1), (0, 2, 1, 1)]


@pytest.mark.rule("TR-MEET-14", "TR-SAR-13", "TR-MAG-31")
@pytest.mark.shows("electra")
def test_a_stack_set_up_with_new_twist_pays_its_overload_beside_a_single_marker() -> None:
    scene = table(2, dark_alley=True).magician(0, "electra").theater(ONE, TWO)
    scene.trick(0, "linking-rings", ready=2).marker(0, "linking-rings", ONE, 1, "down")
    scene.assigned(0, "magician", "theater")
    position = scene.acting(0, "manager", "friday-1", 1, card="new-twist").position()
    play(position, "bonus", "accept", f"at {ONE} 3 up", "place magician friday-stage")
    assert rewards(position, f"perform {ONE}") == [(0, 0, 2, 0), (0, 0 + 1, 2 + 1, 0)]
    assert position.view(0).me.tricks[0].spare == 4


@pytest.mark.rule("TR-MEET-16", "TR-MAG-05", "TR-AP-06", "TR-PROR-06")
@pytest.mark.shows("the-mechaniker")
def test_the_mechaniker_adds_to_the_one_base_point() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("one-base-point").shards(0, 0)
    position = scene.assigned(0, "apprentice-1", "downtown").placing(0).position()
    play(position, "place apprentice-1 downtown-1", "boost")
    assert position.points == 1 + 2 + 1
