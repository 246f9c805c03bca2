"""TR-TH: setting up tricks and rescheduling them."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import (
    CardDiscarded,
    CardPerformed,
    ComponentReturned,
    PerformerPaid,
    PointsLost,
    TrickRescheduled,
    TrickReturned,
    TrickRewarded,
    TrickSetUp,
)
from sleight.games.trickerion.views.types import Marker
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import laid, markers
from tests.games.trickerion.helpers.scenario import GAME, table

ONE, TWO, THREE = (f"riverside-theater-{number}" for number in (1, 2, 3))
"""Three slots in a column, three round a corner, four in steps."""

AT_ONE = [f"at {ONE} {place}" for place in ("1 down", "2 up", "2 down", "3 up")]
AT_TWO = [f"at {TWO} {place}" for place in ("1 down", "2 up", "2 right", "3 left")]


def backstage(points: int = 3, ready: int = 2) -> table:
    """The magician of seat 0 is backstage on Friday with Linking Rings; seat 1 comes next."""
    scene = table().trick(0, "linking-rings", "spade", ready=ready).theater(ONE, TWO)
    return scene.acting(0, "magician", "friday-1", points).assigned(1, "apprentice-1", "downtown")


@pytest.mark.rule("TR-TH-12")
def test_a_marker_goes_from_its_trick_to_an_empty_slot_for_a_point() -> None:
    position = backstage().position()
    events, changed = done(position, "set-up linking-rings")
    assert (events, changed) == ([], {"points": 2, "asked.0": "lay -1 0 -1 1"})
    assert position.asked(0) == question("lay", "TR-TH-13", 0, trick="linking-rings")
    assert texts(position) == [*AT_ONE, *AT_TWO]
    events, changed = done(position, f"at {TWO} 2 right")
    assert events == [TrickSetUp(0, "linking-rings", TWO, 2, "right", 0)]
    assert changed == {
        f"theater.{TWO}.markers.1": laid("right"),
        "workshops.0.tricks.linking-rings.ready": 1,
        "asked.0": "act 3",
    }


@pytest.mark.rule("TR-TH-12")
def test_any_card_of_the_theater_will_do_and_no_other() -> None:
    position = backstage().theater(TWO, ONE).position()
    play(position, "set-up linking-rings")
    assert texts(position) == [*AT_ONE, *AT_TWO]
    absent = refusal("card-not-there", "TR-TH-12", card=THREE)
    assert why_not(position, f"at {THREE} 1 down") == absent
    assert why_not(position, "finish") == refusal("answer-first", "TR-TH-13", question="lay")
    assert position.asides(0) == []


@pytest.mark.rule("TR-TH-12")
def test_an_occupied_slot_is_refused() -> None:
    scene = backstage().trick(1, "mind-reading").marker(1, "mind-reading", ONE, 2, "up")
    position = scene.position()
    play(position, "set-up linking-rings")
    taken = refusal("slot-not-empty", "TR-TH-12", card=ONE, slot=2)
    assert (why_not(position, f"at {ONE} 2 up"), why_not(position, f"at {ONE} 2 left")) == (taken, taken)
    assert texts(position) == [AT_ONE[0], AT_ONE[3], *AT_TWO]


@pytest.mark.rule("TR-TH-12")
def test_what_is_set_up_is_an_own_trick_with_a_marker() -> None:
    scene = backstage(ready=0).trick(1, "mind-reading", ready=1).trick(0, "stocks-escape", ready=1)
    position = scene.position()
    assert texts(position) == ["set-up stocks-escape", "finish"]
    empty = refusal("not-prepared", "TR-TH-12", trick="linking-rings")
    assert why_not(position, "set-up linking-rings") == empty
    for foreign in ("mind-reading", "levitation"):
        unknown = refusal("not-your-trick", "TR-TH-12", trick=foreign)
        assert why_not(position, f"set-up {foreign}") == unknown


@pytest.mark.rule("TR-TH-12")
def test_setting_up_needs_a_point() -> None:
    position = backstage(0).position()
    missing = refusal("points-missing", "TR-TH-12", cost=1, points=0)
    assert (texts(position), why_not(position, "set-up linking-rings")) == (["finish"], missing)


@pytest.mark.rule("TR-TH-12")
def test_the_tricks_that_can_be_set_up_come_in_the_order_of_the_cards() -> None:
    scene = backstage().trick(0, "stocks-escape", "heart", ready=1).trick(0, "mind-reading", "club", ready=1)
    assert texts(scene.position()) == [
        "set-up mind-reading",
        "set-up linking-rings",
        "set-up stocks-escape",
        "finish",
    ]


@pytest.mark.rule("TR-TH-13")
@pytest.mark.parametrize(
    ("slot", "ways"), [(1, ("down",)), (2, ("up", "down")), (3, ("up",))], ids=["top", "middle", "bottom"]
)
def test_the_corner_of_the_own_school_lies_in_a_circle(slot: int, ways: tuple[str, ...]) -> None:
    position = backstage().position()
    play(position, "set-up linking-rings")
    for way in ("up", "right", "down", "left"):
        outside = refusal("no-circle", "TR-TH-13", slot=slot, facing=way)
        assert why_not(position, f"at {ONE} {slot} {way}") == (None if way in ways else outside)


@pytest.mark.rule("TR-TH-14")
def test_one_symbol_of_a_player_lies_on_a_card_once() -> None:
    position = backstage(3, 3).position()
    play(position, "set-up linking-rings", f"at {ONE} 1 down", "set-up linking-rings")
    assert texts(position) == AT_TWO
    assert why_not(position, f"at {ONE} 2 down") == refusal("same-symbol-there", "TR-TH-14", card=ONE)
    play(position, f"at {TWO} 1 down")
    full = refusal("no-room-on-stage", "TR-TH-14", trick="linking-rings")
    assert (texts(position), why_not(position, "set-up linking-rings")) == (
        ["shift linking-rings", "finish"],
        full,
    )


@pytest.mark.rule("TR-TH-14")
def test_a_full_theater_takes_no_marker() -> None:
    scene = backstage().theater(ONE)
    for slot, trick in enumerate(("mind-reading", "stocks-escape", "levitation"), 1):
        scene.trick(1, trick).marker(1, trick, ONE, slot, "down" if slot < 3 else "up")
    position = scene.position()
    full = refusal("no-room-on-stage", "TR-TH-14", trick="linking-rings")
    assert (texts(position), why_not(position, "set-up linking-rings")) == (["finish"], full)


@pytest.mark.rule("TR-TH-15")
def test_other_symbols_and_other_players_share_a_card() -> None:
    scene = backstage().theater(ONE).trick(0, "chinese-sticks", "heart", ready=1)
    scene.trick(1, "mind-reading", "spade").marker(1, "mind-reading", ONE, 3, "up")
    position = scene.position()
    play(position, "set-up linking-rings", f"at {ONE} 2 down", "set-up chinese-sticks")
    assert position.view(0).theater[0].markers == (
        Marker(0, "heart", "chinese-sticks", "down"),
        Marker(0, "spade", "linking-rings", "down"),
        Marker(1, "spade", "mind-reading", "up"),
    )


def on_stage(round: int = 1) -> table:
    """A marker of seat 0 on the last card; seat 0 has its apprentice left to place."""
    scene = table().round(round).trick(0, "linking-rings").theater(TWO, ONE)
    return scene.marker(0, "linking-rings", ONE, 1, "down")


@pytest.mark.rule("TR-TH-16")
def test_a_marker_that_is_not_performed_stays_where_it_is() -> None:
    position = on_stage(2).assigned(0, "apprentice-1", "workshop").placing(0).position()
    play(position, "idle apprentice-1")
    shows = position.view(0).theater
    assert (position.round, shows[1].card, shows[2].card) == (3, TWO, ONE)
    assert shows[2].markers == (Marker(0, "spade", "linking-rings", "down"), None, None)
    assert markers(position)["linking-rings"] == (0, 3)


@pytest.mark.rule("TR-TH-16", "TR-END-21")
def test_a_marker_leaves_with_the_card_that_is_discarded() -> None:
    position = on_stage(3).assigned(0, "apprentice-1", "workshop").placing(0).position()
    events = play(position, "idle apprentice-1")
    assert [event for event in events if isinstance(event, CardDiscarded)] == [CardDiscarded(ONE, 1)]
    assert ONE not in [show.card for show in position.view(0).theater]
    assert markers(position)["linking-rings"] == (0, 4)


@pytest.mark.rule("TR-TH-16", "TR-PERF-09")
def test_a_marker_leaves_when_it_is_performed() -> None:
    scene = on_stage().placed(0, "magician", "friday-stage").placed(1, "magician", "sunday-stage")
    scene.trick(1, "mind-reading").marker(1, "mind-reading", TWO, 1, "down").performing(0)
    position = scene.position()
    events, changed = done(position, f"perform {ONE}")
    assert events == [
        CardPerformed(0, ONE, "friday"),
        TrickRewarded(0, "linking-rings", 0, 2, 0),
        PerformerPaid(0, "card", 0, 0, 1),
    ]
    assert changed == {
        f"theater.{ONE}.markers.0": None,
        "workshops.0.tricks.linking-rings.spare": 4,
        "coins.0": 12,
        "shards.0": 2,
        "asked.0": "",
        "asked.1": "perform",
    }


@pytest.mark.rule("TR-TH-16", "TR-ANY-02")
def test_a_marker_leaves_when_its_trick_is_returned() -> None:
    position = on_stage().assigned(0, "apprentice-1", "workshop").placing(0).position()
    events, changed = done(position, "return linking-rings")
    assert events == [TrickReturned(0, "linking-rings")]
    assert changed == {f"theater.{ONE}.markers.0": None, "workshops.0.tricks.linking-rings": None}


@pytest.mark.rule("TR-TH-17")
def test_setting_up_needs_no_components() -> None:
    position = backstage().position()
    assert position.view(0).me.components == ()
    events = play(position, "set-up linking-rings", f"at {ONE} 1 down")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 1, "down", 0)]


def shifting(points: int = 3, ready: int = 0) -> table:
    """A marker of seat 0 lies at the top of the first card and can be rescheduled."""
    return backstage(points, ready).marker(0, "linking-rings", ONE, 1, "down")


@pytest.mark.rule("TR-TH-19")
def test_a_marker_moves_to_another_card_for_a_point() -> None:
    position = shifting().position()
    assert texts(position) == ["shift linking-rings", "finish"]
    events, changed = done(position, "shift linking-rings")
    assert (events, changed) == ([], {"points": 2, "asked.0": "lay 0 0 0 1"})
    assert position.asked(0) == question("lay", "TR-TH-13", 0, trick="linking-rings")
    events, changed = done(position, f"at {TWO} 3 left")
    assert events == [TrickRescheduled(0, "linking-rings", ONE, TWO, 3, "left")]
    assert changed == {
        f"theater.{ONE}.markers.0": None,
        f"theater.{TWO}.markers.2": laid("left"),
        "asked.0": "act 3",
    }


@pytest.mark.rule("TR-TH-19", "TR-TH-20", "TR-TH-22")
def test_a_marker_moves_to_any_empty_slot_of_its_own_card_or_another() -> None:
    position = shifting().position()
    play(position, "shift linking-rings")
    assert texts(position) == [*AT_ONE[1:], *AT_TWO]
    events, changed = done(position, f"at {ONE} 3 up")
    assert events == [TrickRescheduled(0, "linking-rings", ONE, ONE, 3, "up")]
    assert changed == {
        f"theater.{ONE}.markers.0": None,
        f"theater.{ONE}.markers.2": laid("up"),
        "asked.0": "act 3",
    }


@pytest.mark.rule("TR-TH-19")
def test_one_of_several_markers_is_named_by_its_card() -> None:
    scene = shifting().theater(THREE, TWO, ONE).marker(0, "linking-rings", TWO, 1, "down")
    position = scene.position()
    play(position, "shift linking-rings")
    assert position.asked(0) == question("reschedule-from", "TR-TH-19", 0, trick="linking-rings")
    assert texts(position) == [f"from {ONE}", f"from {TWO}"]
    assert why_not(position, f"from {THREE}") == refusal("no-marker-there", "TR-TH-19", card=THREE)
    waits = refusal("answer-first", "TR-TH-19", question="reschedule-from")
    assert (why_not(position, "finish"), position.asides(0)) == (waits, [])
    events, changed = done(position, f"from {TWO}")
    assert (events, changed) == ([], {"asked.0": "lay 1 0 0 1"})
    events = play(position, f"at {THREE} 4 up")
    assert events == [TrickRescheduled(0, "linking-rings", TWO, THREE, 4, "up")]


@pytest.mark.rule("TR-TH-19")
def test_the_markers_to_choose_from_are_those_of_the_chosen_trick() -> None:
    scene = shifting().theater(ONE, TWO, THREE).trick(0, "mind-reading", "diamond")
    scene.marker(0, "mind-reading", TWO, 1, "down").marker(0, "mind-reading", THREE, 1, "down")
    position = scene.position()
    play(position, "shift mind-reading")
    assert texts(position) == [f"from {TWO}", f"from {THREE}"]
    assert why_not(position, f"from {ONE}") == refusal("no-marker-there", "TR-TH-19", card=ONE)


@pytest.mark.rule("TR-TH-19")
def test_only_own_markers_in_the_theater_are_rescheduled() -> None:
    scene = backstage().trick(1, "mind-reading").marker(1, "mind-reading", ONE, 1, "down")
    position = scene.position()
    assert texts(position) == ["set-up linking-rings", "finish"]
    foreign = refusal("not-your-trick", "TR-TH-19", trick="mind-reading")
    assert why_not(position, "shift mind-reading") == foreign
    absent = refusal("not-on-stage", "TR-TH-19", trick="linking-rings")
    assert why_not(position, "shift linking-rings") == absent


@pytest.mark.rule("TR-TH-19")
def test_rescheduling_needs_a_point() -> None:
    position = shifting(0).position()
    missing = refusal("points-missing", "TR-TH-19", cost=1, points=0)
    assert (texts(position), why_not(position, "shift linking-rings")) == (["finish"], missing)


@pytest.mark.rule("TR-TH-20")
def test_a_rescheduled_marker_keeps_the_rules_of_its_new_place() -> None:
    scene = shifting().marker(0, "linking-rings", TWO, 1, "down").theater(ONE, TWO, THREE)
    position = scene.position()
    play(position, "shift linking-rings", f"from {ONE}")
    assert why_not(position, f"at {TWO} 2 up") == refusal("same-symbol-there", "TR-TH-14", card=TWO)
    outside = refusal("no-circle", "TR-TH-13", slot=3, facing="down")
    assert why_not(position, f"at {ONE} 3 down") == outside
    assert [text for text in texts(position) if THREE not in text] == AT_ONE[1:]


@pytest.mark.rule("TR-TH-20")
def test_a_marker_without_another_place_cannot_be_rescheduled() -> None:
    scene = shifting().theater(ONE).trick(1, "mind-reading").trick(1, "stocks-escape")
    scene.marker(1, "mind-reading", ONE, 2, "up").marker(1, "stocks-escape", ONE, 3, "up")
    position = scene.position()
    full = refusal("no-room-on-stage", "TR-TH-20", trick="linking-rings")
    assert (texts(position), why_not(position, "shift linking-rings")) == (["finish"], full)


@pytest.mark.rule("TR-TH-21", "TR-LINK-14")
def test_rescheduling_into_a_link_on_a_shard_circle_pays_nobody() -> None:
    scene = shifting().theater(TWO, ONE).trick(1, "chinese-sticks")
    position = scene.marker(1, "chinese-sticks", TWO, 2, "right").position()
    events, changed = done(position, "shift linking-rings", f"at {TWO} 3 left")
    assert events == [TrickRescheduled(0, "linking-rings", ONE, TWO, 3, "left")]
    assert changed == {
        f"theater.{ONE}.markers.0": None,
        f"theater.{TWO}.markers.2": laid("left"),
        "points": 2,
    }


@pytest.mark.rule("TR-TH-22")
def test_turning_a_marker_on_its_slot_is_not_a_reschedule() -> None:
    position = backstage(3, 0).marker(0, "linking-rings", ONE, 2, "down").position()
    play(position, "shift linking-rings")
    own = refusal("slot-not-empty", "TR-TH-12", card=ONE, slot=2)
    assert (why_not(position, f"at {ONE} 2 up"), why_not(position, f"at {ONE} 2 down")) == (own, own)
    assert texts(position) == [AT_ONE[0], AT_ONE[3], *AT_TWO]


@pytest.mark.rule("TR-TH-23")
def test_a_marker_that_was_just_set_up_may_be_rescheduled() -> None:
    position = backstage(3, 1).position()
    events, changed = done(
        position, "set-up linking-rings", f"at {ONE} 1 down", "shift linking-rings", f"at {TWO} 1 down"
    )
    assert events == [
        TrickSetUp(0, "linking-rings", ONE, 1, "down", 0),
        TrickRescheduled(0, "linking-rings", ONE, TWO, 1, "down"),
    ]
    assert changed == {
        f"theater.{TWO}.markers.0": laid("down"),
        "workshops.0.tricks.linking-rings.ready": 0,
        "points": 1,
    }


@pytest.mark.rule("TR-END-20")
@pytest.mark.parametrize(("round", "warned"), [(2, False), (3, True)])
def test_the_card_that_is_about_to_leave_is_warned_about(round: int, warned: bool) -> None:
    position = backstage().round(round).theater(TWO, ONE).position()
    play(position, "set-up linking-rings")
    caution = sleight.Caution("last-card", "TR-END-20", {"card": ONE}, "trickerion")
    assert position.warnings(0, GAME.parse(f"at {ONE} 1 down")) == [caution] * warned
    assert position.warnings(0, GAME.parse(f"at {TWO} 1 down")) == []


def crowded(*own: tuple[str, int], ready: int = 0) -> table:
    """The only card is full, with tricks of seat 0 and others, and the first trick has markers ready."""
    scene = table().theater(ONE).trick(0, "mind-reading", ready=ready)
    scene.acting(0, "magician", "friday-1", 2).assigned(1, "apprentice-1", "downtown")
    for trick, slot in own:
        scene.trick(0, trick).marker(0, trick, ONE, slot, "up" if slot > 1 else "down")
    foreign = iter(("levitation", "living-piano", "burning-mummy"))
    for slot in {1, 2, 3} - {slot for _, slot in own}:
        trick = next(foreign)
        scene.trick(1, trick).marker(1, trick, ONE, slot, "up" if slot > 1 else "down")
    return scene


@pytest.mark.rule("TR-ANY-02", "TR-ANY-09")
@pytest.mark.parametrize(
    ("own", "ready", "asked"),
    [
        ((), 1, False),
        ((("linking-rings", 1),), 0, False),
        ((("linking-rings", 1),), 1, True),
        ((("linking-rings", 1), ("chinese-sticks", 2)), 0, True),
    ],
)
def test_who_could_make_room_on_stage_is_asked(
    own: tuple[tuple[str, int], ...], ready: int, asked: bool
) -> None:
    position = crowded(*own, ready=ready).components(0, wood=1).position()
    events, _ = done(position, "drop wood")
    lost = [] if asked else [PointsLost(0, 2)]
    assert (events, position.waiting) == ([ComponentReturned(0, "wood"), *lost], (int(not asked),))
