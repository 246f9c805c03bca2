"""TR-SAR-10 to 13: the special assignment cards that improve setting up a trick."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import BonusUsed, LinkPaid, ShardsGained, TrickBeside, TrickSetUp
from tests.games.trickerion.helpers.changes import NOTHING, done, gained
from tests.games.trickerion.helpers.playing import (
    is_sound,
    play,
    question,
    refusal,
    texts,
    useless_bonus,
    why_not,
)
from tests.games.trickerion.helpers.reading import laid, markers, shows
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TEN, TWO, backstage, crowded

AFTERWARDS = ["set-up linking-rings", "shift linking-rings", "finish"]
"""What the magician can do when the bonus is spent and a marker lies in the theater."""

# --- Guest Performer ----------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-10", "TR-MEET-08")
@pytest.mark.shows("guest-performer")
def test_a_guest_lies_beside_the_slots_of_a_full_card() -> None:
    position = crowded(backstage("guest-performer"), ONE).position()
    assert texts(position) == ["set-up linking-rings", "bonus", "finish"]
    events = play(position, "bonus")
    assert events == [BonusUsed(0, "guest-performer"), TrickBeside(0, "linking-rings", ONE, stacked=False)]
    assert shows(position)[0]["beside"] == [laid("")]
    assert (position.points, markers(position)["linking-rings"], texts(position)) == (2, (1, 2), AFTERWARDS)


@pytest.mark.rule("TR-SAR-10", "TR-TH-13", "TR-TH-14")
@pytest.mark.shows("guest-performer")
def test_a_guest_chooses_among_full_cards_without_its_symbol() -> None:
    scene = crowded(backstage("guest-performer").theater(ONE, TWO, TEN, EIGHT), ONE, TWO, TEN)
    position = scene.beside(0, "linking-rings", ONE).round(2).position()
    play(position, "bonus")
    assert position.asked(0) == question("lay-beside", "TR-SAR-10", 0, trick="linking-rings")
    assert texts(position) == [f"beside {TWO}", f"beside {TEN}"]
    assert is_sound(position)
    assert why_not(position, f"beside {ONE}") == refusal("same-symbol-there", "TR-TH-14", card=ONE)
    assert why_not(position, f"beside {EIGHT}") == refusal("card-not-full", "TR-SAR-10", card=EIGHT)
    absent = refusal("card-not-there", "TR-TH-12", card="riverside-theater-3")
    assert why_not(position, "beside riverside-theater-3") == absent
    first = refusal("answer-first", "TR-SAR-10", question="lay-beside")
    assert (why_not(position, f"at {EIGHT} 1 down"), why_not(position, "decline")) == (first, first)


@pytest.mark.rule("TR-SAR-10", "TR-MEET-08", "TR-SA-06")
@pytest.mark.shows_limit("guest-performer")
def test_with_an_empty_slot_on_every_card_a_guest_has_no_place() -> None:
    position = backstage("guest-performer").position()
    assert texts(position) == ["set-up linking-rings", "finish"]
    assert why_not(position, "bonus") == useless_bonus("guest-performer", "other", position.points)


@pytest.mark.rule("TR-SAR-10", "TR-SA-06")
def test_a_bonus_that_no_point_is_left_for_keeps_nobody_waiting() -> None:
    scene = crowded(backstage("guest-performer", 1), ONE).trick(0, "levitation")
    position = scene.beside(0, "linking-rings", ONE).marker(0, "levitation", TWO, 3, "left").position()
    play(position, "set-up linking-rings", f"at {TWO} 1 down")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SAR-01", "TR-SAR-10", "TR-SA-05")
@pytest.mark.shows_limit("guest-performer")
def test_while_the_bonus_is_used_only_guests_are_set_up() -> None:
    scene = crowded(backstage("guest-performer"), ONE).beside(0, "linking-rings", ONE)
    position = scene.trick(0, "levitation", ready=1).trick(0, "living-piano", ready=1).position()
    play(position, "bonus")
    assert texts(position) == ["set-up living-piano", "set-up levitation"]
    assert is_sound(position)
    none = refusal("bonus-not-with", "TR-SAR-10", card="guest-performer", trick="linking-rings")
    assert why_not(position, "set-up linking-rings") == none
    first = refusal("bonus-first", "TR-SA-05", card="guest-performer")
    assert (why_not(position, "finish"), why_not(position, "shift linking-rings")) == (first, first)


@pytest.mark.rule("TR-SAR-06", "TR-SAR-10", "TR-PROR-18")
@pytest.mark.shows_limit("guest-performer")
def test_a_guest_counts_as_set_up_and_makes_no_link() -> None:
    scene = crowded(backstage("guest-performer", prophecies=True), ONE).prophecy("mechanical-fame")
    assert gained(scene.position(), "bonus") == [(2, 0, 0), NOTHING]


@pytest.mark.rule("TR-MEET-14", "TR-MAG-28", "TR-SAR-06", "TR-SAR-08")
def test_a_guest_may_be_a_stack_and_is_set_up_once() -> None:
    scene = crowded(backstage("guest-performer", prophecies=True), ONE).magician(0, "electra")
    position = scene.prophecy("mechanical-fame").position()
    play(position, "bonus")
    assert (position.asked(0), texts(position)) == (
        question("stack", "TR-MAG-28", 0, trick="linking-rings"),
        ["accept", "decline"],
    )
    assert is_sound(position)
    one = position.copy()
    assert gained(position, "accept") == gained(one, "decline") == [(2, 0, 0), NOTHING]
    assert shows(position)[0]["beside"] == [laid("", stacked=True)]
    assert (markers(position)["linking-rings"], markers(one)["linking-rings"]) == ((0, 2), (1, 2))
    assert texts(position) == ["shift linking-rings", "finish"]


# --- Orchestral Interlude -----------------------------------------------------------------------


def among(card: str, *neighbours: tuple[str, int, str], ready: int = 2, prophecies: bool = False) -> table:
    """Markers of seat 1 on the card whose second slot is joined to all others."""
    scene = backstage(card, ready=ready, prophecies=prophecies).theater(EIGHT, TWO)
    for trick, slot, way in neighbours:
        scene.trick(1, trick).marker(1, trick, EIGHT, slot, way)
    return scene


FRIENDS = (("chinese-sticks", 1, "down"), ("card-manipulation", 3, "left"), ("stocks-escape", 4, "up"))
"""Three neighbours of the second slot, each linked to Linking Rings there if it faces up."""

STRANGERS = (("mind-reading", 1, "down"), ("stocks-escape", 3, "left"), ("card-manipulation", 4, "up"))
"""Three neighbours, none of them linked to Linking Rings that faces up; two if it faces to the right."""


@pytest.mark.rule("TR-SAR-11", "TR-MEET-07", "TR-LINK-06")
@pytest.mark.shows("orchestral-interlude")
def test_every_neighbour_pays_like_a_link() -> None:
    position = among("orchestral-interlude", *STRANGERS).position()
    events = play(position, "bonus", f"at {EIGHT} 2 up")
    assert events == [
        BonusUsed(0, "orchestral-interlude"),
        TrickSetUp(0, "linking-rings", EIGHT, 2, "up", 0),
    ]
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=1, links=3)
    assert is_sound(position)
    assert why_not(position, "gain shards") == refusal("fame-or-coins", "TR-LINK-05")
    assert gained(position, "gain fame", "gain coins", "gain fame") == [(2, 1, 0), NOTHING]
    assert texts(position) == AFTERWARDS


@pytest.mark.rule("TR-SAR-11", "TR-LINK-05")
@pytest.mark.shows("orchestral-interlude")
def test_a_neighbour_that_is_linked_is_not_paid_twice() -> None:
    position = among("orchestral-interlude", *STRANGERS).position()
    events = play(position, "bonus", f"at {EIGHT} 2 right")
    assert events[-1] == TrickSetUp(0, "linking-rings", EIGHT, 2, "right", 2)
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=1, links=3)


@pytest.mark.rule("TR-SAR-11", "TR-MEET-07", "TR-LINK-08")
@pytest.mark.parametrize(
    ("neighbour", "shards"),
    [("card-manipulation", 1), ("stocks-escape", 0)],
    ids=["linked", "not linked"],
)
def test_a_shard_circle_gives_shards_for_a_true_link_only(neighbour: str, shards: int) -> None:
    scene = among("orchestral-interlude", ("mind-reading", 1, "down"), (neighbour, 3, "left"))
    position = scene.position()
    assert gained(position, "bonus", f"at {EIGHT} 2 up") == [(0, 0, shards)] * 2
    assert gained(position, "gain coins", "gain coins") == [(0, 2, 0), NOTHING]


@pytest.mark.rule("TR-SAR-11", "TR-LINK-05", "TR-LINK-07")
def test_a_neighbour_pays_by_the_level_of_the_trick_that_is_set_up() -> None:
    scene = among("orchestral-interlude", *STRANGERS, ready=0).trick(0, "bullet-catch", ready=1)
    position = scene.position()
    play(position, "bonus", f"at {EIGHT} 2 up")
    assert gained(position, "gain fame", "gain coins", "gain coins") == [(2, 4, 0), NOTHING]


@pytest.mark.rule("TR-SAR-11", "TR-SA-05")
@pytest.mark.shows_limit("orchestral-interlude")
def test_the_interlude_is_for_slots_with_an_unlinked_neighbour() -> None:
    scene = among("orchestral-interlude", ("chinese-sticks", 1, "down"))
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == [f"at {EIGHT} 2 right", f"at {EIGHT} 2 down"]
    assert is_sound(position)
    for slot, way in ((2, "up"), (3, "left"), (4, "up")):
        alone = refusal("no-unlinked-neighbour", "TR-SAR-11", slot=slot)
        assert why_not(position, f"at {EIGHT} {slot} {way}") == alone
    outside = refusal("no-circle", "TR-TH-13", slot=2, facing="left")
    assert why_not(position, f"at {EIGHT} 2 left") == outside
    taken = refusal("slot-not-empty", "TR-TH-12", card=EIGHT, slot=1)
    assert why_not(position, f"at {EIGHT} 1 down") == taken


@pytest.mark.rule("TR-SAR-11", "TR-SA-05")
@pytest.mark.shows_limit("orchestral-interlude")
def test_the_interlude_pays_for_one_set_up() -> None:
    scene = among("orchestral-interlude", *STRANGERS[:2])
    position = scene.trick(0, "levitation", ready=1).position()
    play(position, "bonus", "set-up linking-rings", f"at {EIGHT} 2 up", "gain fame", "gain fame")
    # Levitation would have the marker on the second slot for a neighbour.
    assert gained(position, "set-up levitation", f"at {EIGHT} 4 up") == [NOTHING, NOTHING]
    assert "bonus" not in texts(position)


@pytest.mark.rule("TR-SAR-11", "TR-SAR-10")
def test_a_guest_is_nobodys_neighbour() -> None:
    scene = among("orchestral-interlude").trick(1, "mind-reading").beside(1, "mind-reading", EIGHT)
    assert texts(scene.position()) == ["set-up linking-rings", "finish"]


# --- Headliner Trick ----------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-12", "TR-LINK-05", "TR-LINK-08")
@pytest.mark.shows("headliner-trick")
def test_every_link_pays_twice_and_a_shard_circle_gives_two() -> None:
    position = among("headliner-trick", *FRIENDS[:2]).position()
    before = texts(position)
    events = play(position, "bonus")
    assert before == ["set-up linking-rings", "bonus", "finish"]
    assert events == [
        BonusUsed(0, "headliner-trick"),
        TrickSetUp(0, "linking-rings", EIGHT, 2, "up", 2),
        ShardsGained(0, 2),
        ShardsGained(1, 1),
    ]
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=1, links=4)
    assert is_sound(position)
    events = play(position, "gain fame", "gain coins", "gain coins", "gain fame")
    assert events == [LinkPaid(0, resource, 1) for resource in ("fame", "coins", "coins", "fame")]
    assert texts(position) == AFTERWARDS


@pytest.mark.rule("TR-SAR-12", "TR-LINK-10")
def test_three_links_of_a_headliner_pay_six_times() -> None:
    position = among("headliner-trick", *FRIENDS).position()
    assert gained(position, "bonus") == [(0, 0, 2), (0, 0, 1)]
    assert is_sound(position)
    assert gained(position, *["gain fame"] * 6) == [(6, 0, 0), NOTHING]
    assert texts(position) == AFTERWARDS


@pytest.mark.rule("TR-SAR-12", "TR-LINK-09")
@pytest.mark.shows_limit("headliner-trick")
def test_two_own_markers_give_two_shards_in_all() -> None:
    scene = among("headliner-trick").trick(0, "card-manipulation")
    position = scene.marker(0, "card-manipulation", EIGHT, 3, "left").position()
    assert gained(position, "bonus") == [(0, 0, 2), NOTHING]
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=1, links=2)


@pytest.mark.rule("TR-SAR-12", "TR-PROR-04", "TR-PROR-07")
def test_the_two_shards_are_one_receipt() -> None:
    scene = among("headliner-trick", FRIENDS[1], prophecies=True).prophecy("shard-echo")
    assert gained(scene.position(), "bonus") == [(0, 0, 2 + 1), (0, 0, 1 + 1)]


@pytest.mark.rule("TR-SAR-12", "TR-SA-05")
@pytest.mark.shows_limit("headliner-trick")
def test_a_headliner_is_a_set_up_that_links() -> None:
    scene = among("headliner-trick", FRIENDS[0], ("mind-reading", 3, "left"))
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == [f"at {EIGHT} 2 up", f"at {EIGHT} 2 down"]
    assert is_sound(position)
    assert why_not(position, f"at {EIGHT} 2 right") == refusal("no-link-there", "TR-SAR-12", slot=2)
    assert why_not(position, f"at {TWO} 1 down") == refusal("no-link-there", "TR-SAR-12", slot=1)


@pytest.mark.rule("TR-SAR-12", "TR-SA-05")
@pytest.mark.shows_limit("headliner-trick")
def test_a_later_link_of_the_same_placement_pays_once() -> None:
    scene = among("headliner-trick", FRIENDS[0]).trick(0, "levitation", ready=1)
    position = scene.position()
    play(position, "bonus", "set-up linking-rings", "gain fame", "gain fame")
    events = play(position, "set-up levitation", f"at {TWO} 1 down")
    assert events == [TrickSetUp(0, "levitation", TWO, 1, "down", 0)]
    play(position, "set-up linking-rings", f"at {TWO} 2 up")
    assert gained(position, "gain coins") == [(0, 1, 0), NOTHING]
    assert position.waiting == (1,)


@pytest.mark.rule("TR-MEET-02", "TR-SAR-12", "TR-MAG-13")
def test_a_copied_headliner_pays_its_copier_and_its_owner_each_for_an_own_set_up() -> None:
    scene = table(2, dark_alley=True).theater(ONE, TWO).order(1, 0)
    scene.trick(0, "linking-rings", ready=1).trick(1, "levitation").trick(1, "chinese-sticks", ready=1)
    scene.marker(1, "levitation", ONE, 2, "down").marker(1, "levitation", TWO, 1, "down")
    scene.assigned(0, "apprentice-1", "headliner-trick").assigned(1, "apprentice-1", "theater")
    position = scene.placing(1).position()
    play(position, "place apprentice-1 friday-1", "borrow headliner-trick", "keep-bonus", "bonus")
    play(position, f"at {ONE} 3 up")
    assert gained(position, "gain fame", "gain fame") == [NOTHING, (2, 0, 0)]
    play(position, "place apprentice-1 saturday-1", "keep-bonus", "bonus")
    assert gained(position, "gain coins") == [(0, 1, 0), NOTHING]
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=1, links=1)


# --- New Twist ----------------------------------------------------------------------------------


def twist(*, ready: int = 2) -> table:
    """Linking Rings lies at the top of the first card."""
    return backstage("new-twist", ready=ready).marker(0, "linking-rings", ONE, 1, "down")


@pytest.mark.rule("TR-SAR-13", "TR-LINK-09", "TR-TH-13")
@pytest.mark.shows("new-twist")
def test_a_second_marker_of_a_trick_joins_the_first_and_links_with_it() -> None:
    position = twist().position()
    assert texts(position) == ["set-up linking-rings", "shift linking-rings", "bonus", "finish"]
    play(position, "bonus")
    assert texts(position) == [f"at {ONE} 2 up", f"at {ONE} 2 down", f"at {ONE} 3 up"]
    assert is_sound(position)
    events, changed = done(position, f"at {ONE} 2 up")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 2, "up", 1), ShardsGained(0, 1)]
    assert changed[f"theater.{ONE}.markers.1"] == laid("up")
    assert gained(position, "gain coins") == [(0, 1, 0), NOTHING]
    assert is_sound(position)
    assert texts(position) == AFTERWARDS


@pytest.mark.rule("TR-SAR-13", "TR-SAR-01", "TR-TH-12")
@pytest.mark.shows_limit("new-twist")
def test_a_twist_needs_exactly_one_marker_of_the_trick_and_an_empty_slot() -> None:
    position = twist().trick(1, "mind-reading").marker(1, "mind-reading", ONE, 3, "up").position()
    play(position, "bonus")
    assert texts(position) == [f"at {ONE} 2 up", f"at {ONE} 2 down"]
    none = refusal("no-single-marker", "TR-SAR-13", card=TWO)
    taken = refusal("slot-not-empty", "TR-TH-12", card=ONE, slot=3)
    assert (why_not(position, f"at {TWO} 1 down"), why_not(position, f"at {ONE} 3 up")) == (none, taken)
    absent = refusal("card-not-there", "TR-TH-12", card=EIGHT)
    assert why_not(position, f"at {EIGHT} 1 down") == absent


@pytest.mark.rule("TR-SAR-13")
@pytest.mark.shows_limit("new-twist")
def test_there_is_never_a_third() -> None:
    scene = backstage("new-twist").theater(EIGHT, TWO).marker(0, "linking-rings", EIGHT, 1, "down")
    scene.trick(0, "levitation", ready=1).marker(0, "levitation", EIGHT, 4, "up")
    position = scene.marker(0, "linking-rings", EIGHT, 3, "left").position()
    play(position, "bonus")
    assert texts(position) == [f"at {EIGHT} 2 {way}" for way in ("up", "right", "down")]
    assert position.asked(0) == question("lay", "TR-TH-13", 0, trick="levitation")


@pytest.mark.rule("TR-SAR-13", "TR-SA-06")
@pytest.mark.shows_limit("new-twist")
def test_a_full_card_has_no_room_for_a_twist() -> None:
    scene = twist().trick(1, "mind-reading").trick(1, "stocks-escape")
    scene.marker(1, "mind-reading", ONE, 2, "up").marker(1, "stocks-escape", ONE, 3, "up")
    position = scene.position()
    assert texts(position) == AFTERWARDS
    assert why_not(position, "bonus") == useless_bonus("new-twist", "other", position.points)


@pytest.mark.rule("TR-SAR-13", "TR-TH-15")
@pytest.mark.shows_limit("new-twist")
def test_the_symbol_of_another_player_does_not_make_a_twist() -> None:
    scene = backstage("new-twist").trick(1, "levitation", "spade").marker(1, "levitation", ONE, 1, "down")
    assert texts(scene.position()) == ["set-up linking-rings", "finish"]


@pytest.mark.rule("TR-MEET-14", "TR-MAG-28", "TR-MAG-32")
def test_the_second_marker_of_a_twist_may_be_a_stack() -> None:
    position = twist().magician(0, "electra").position()
    play(position, "bonus")
    assert texts(position) == ["accept", "decline"]
    play(position, "accept")
    assert is_sound(position)
    events, changed = done(position, f"at {ONE} 2 up")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 2, "up", 1, stacked=True), ShardsGained(0, 1)]
    assert changed[f"theater.{ONE}.markers.1"] == laid("up", stacked=True)
    assert markers(position)["linking-rings"] == (0, 1)


@pytest.mark.rule("TR-SAR-13", "TR-MAG-30")
def test_a_stack_counts_as_one_marker_for_a_twist() -> None:
    scene = backstage("new-twist").magician(0, "electra")
    position = scene.marker(0, "linking-rings", ONE, 1, "down", stacked=True).position()
    play(position, "bonus", "decline", f"at {ONE} 3 up")
    assert markers(position)["linking-rings"] == (1, 0)
