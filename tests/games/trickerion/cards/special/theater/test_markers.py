"""TR-SAR-08, 10, 13, TR-MAG-29, 33: markers beside the slots, twins and stacks, once they lie there."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    CardDiscarded,
    PerformerPaid,
    ShardsGained,
    TrickRescheduled,
    TrickReturned,
    TrickRewarded,
    TrickSetUp,
)
from sleight.games.trickerion.state.cells import SPARE
from tests.games.trickerion.helpers import worked_out
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.playing import is_sound, play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import laid, markers, rewarded, shows
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TWO, crowded

AT_TWO = [f"at {TWO} {place}" for place in ("1 down", "2 up", "2 right", "3 left")]


def theater(*cards: str, magician: str = "electra", ready: int = 0, prophecies: bool = False) -> table:
    """Seat 0 owns Linking Rings, and these cards are in the theater."""
    scene = table(2, dark_alley=True, prophecies=prophecies).theater(*cards).magician(0, magician)
    return scene.trick(0, "linking-rings", "spade", ready=ready)


def backstage(scene: table, points: int = 3) -> table:
    """The magician of seat 0 is backstage on Friday; seat 1 is next."""
    scene.assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "magician", "friday-1", points)


def on_stage(scene: table, day: str = "friday") -> table:
    """The magician of seat 0 is asked what it performs."""
    return scene.placed(0, "magician", f"{day}-stage").performing(0)


# --- beside the slots ---------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-10", "TR-MEET-08", "TR-PERF-04", "TR-PERF-09")
@pytest.mark.shows("guest-performer")
def test_a_marker_beside_the_slots_is_performed_with_its_card() -> None:
    scene = crowded(on_stage(theater(ONE, TWO)), ONE).beside(0, "linking-rings", ONE)
    position = scene.position()
    assert texts(position) == [f"perform {ONE}", "decline"]
    events = play(position, f"perform {ONE}")
    assert [event for event in events if isinstance(event, TrickRewarded)] == [
        TrickRewarded(1, "mind-reading", 0, 0, 1),
        TrickRewarded(1, "stocks-escape", 0, 1, 1),
        TrickRewarded(1, "card-manipulation", 1, 1, 1),
        TrickRewarded(0, "linking-rings", 0, 2, 0),
    ]
    assert (markers(position)["linking-rings"], markers(position, 1)["mind-reading"]) == ((0, 4), (0, 4))
    shows = {show.card: show for show in position.view(None).theater}
    assert (shows[ONE].markers, shows[ONE].beside) == ((None, None, None), ())


@pytest.mark.rule("TR-SAR-10", "TR-PERF-25")
@pytest.mark.shows_limit("guest-performer")
def test_a_marker_beside_the_slots_is_never_linked() -> None:
    # On the first slot Linking Rings would be linked to the marker in the middle.
    scene = theater(ONE, TWO).trick(1, "levitation").marker(1, "levitation", ONE, 2, "up")
    beside = scene.beside(0, "linking-rings", ONE)
    position = on_stage(beside).position()
    assert worked_out.links_on(position.view(None), ONE) == 0
    events = play(position, f"perform {ONE}")
    assert [event for event in events if isinstance(event, PerformerPaid) and event.reason == "links"] == []


@pytest.mark.rule("TR-SAR-10", "TR-TH-13", "TR-TH-14")
@pytest.mark.shows_limit("guest-performer")
def test_a_guest_stays_beside_an_empty_slot_until_it_is_rescheduled() -> None:
    scene = theater(ONE, TWO, ready=1).trick(1, "levitation").marker(1, "levitation", ONE, 2, "up")
    position = backstage(scene.beside(0, "linking-rings", ONE)).position()
    play(position, "set-up linking-rings")
    assert texts(position) == AT_TWO
    assert why_not(position, f"at {ONE} 1 down") == refusal("same-symbol-there", "TR-TH-14", card=ONE)
    play(position, AT_TWO[0], "shift linking-rings", f"from {ONE}")
    assert texts(position) == [f"at {ONE} 1 down", f"at {ONE} 3 up"]
    assert is_sound(position)
    outside = refusal("no-circle", "TR-TH-13", slot=3, facing="down")
    assert why_not(position, f"at {ONE} 3 down") == outside
    events = play(position, f"at {ONE} 1 down")
    assert events == [TrickRescheduled(0, "linking-rings", ONE, ONE, 1, "down")]
    saved = shows(position)[0]
    assert (saved["markers"][0], "beside" in saved) == (laid("down"), False)


@pytest.mark.rule("TR-SAR-10", "TR-TH-19")
@pytest.mark.shows_limit("guest-performer")
def test_no_marker_is_rescheduled_to_lie_beside_the_slots() -> None:
    scene = crowded(backstage(theater(ONE, TWO)), ONE).marker(0, "linking-rings", TWO, 1, "down")
    position = scene.position()
    play(position, "shift linking-rings")
    assert texts(position) == AT_TWO[1:]
    first = refusal("answer-first", "TR-TH-13", question="lay")
    assert why_not(position, f"beside {ONE}") == first


@pytest.mark.rule("TR-SAR-06", "TR-SAR-10", "TR-MAG-15", "TR-MAG-16")
def test_the_master_of_chains_may_give_a_guest_a_slot_and_is_paid_for_its_links_only() -> None:
    scene = theater(ONE, TWO, magician="master-of-chains", prophecies=True).trick(1, "levitation")
    scene.prophecy("mechanical-fame").marker(1, "levitation", ONE, 2, "up").beside(0, "linking-rings", ONE)
    position = scene.assigned(1, "apprentice-1", "downtown").placing(1).position()
    play(position, "idle apprentice-1", "shift linking-rings")
    assert gained(position, f"at {ONE} 1 down") == [(0, 0, 1), (0, 0, 1)]
    assert shows(position)[0]["markers"][0] == laid("down")


@pytest.mark.rule("TR-SAR-10", "TR-SAR-08", "TR-END-21")
def test_what_lies_beside_the_slots_of_a_discarded_card_goes_to_reserve() -> None:
    scene = on_stage(theater(ONE, EIGHT, TWO)).round(3).beside(0, "linking-rings", TWO, stacked=True)
    position = scene.position()
    assert markers(position)["linking-rings"] == (0, 2)
    events = play(position, "decline")
    assert [event for event in events if isinstance(event, CardDiscarded)] == [CardDiscarded(TWO, 2)]
    assert markers(position)["linking-rings"] == (0, 4)


@pytest.mark.rule("TR-SAR-10", "TR-END-22")
def test_what_lies_beside_the_slots_moves_on_with_its_card() -> None:
    scene = on_stage(theater(ONE, TWO)).beside(0, "linking-rings", ONE).trick(1, "mind-reading")
    position = scene.beside(1, "mind-reading", TWO).position()
    before = shows(position)
    play(position, "decline")
    assert shows(position)[1:] == before


@pytest.mark.rule("TR-SAR-10", "TR-ANY-02", "TR-MAG-33")
def test_a_trick_that_is_returned_takes_guests_twins_and_stacks_along() -> None:
    scene = theater(ONE, EIGHT, TWO).round(2).beside(0, "linking-rings", ONE, stacked=True)
    scene.marker(0, "linking-rings", EIGHT, 1, "down").marker(0, "linking-rings", EIGHT, 4, "up")
    position = scene.assigned(0, "apprentice-1", "workshop").placing(0).position()
    assert markers(position)["linking-rings"] == (0, 0)
    assert play(position, "return linking-rings") == [TrickReturned(0, "linking-rings")]
    for show in position.view(None).theater:
        assert (set(show.markers), show.beside) == ({None}, ())
    assert (position.view(0).me.tricks, position.cells[SPARE]) == ((), 4)


# --- twins --------------------------------------------------------------------------------------


def twins(*cards: str, ready: int = 0) -> table:
    """Two markers of Linking Rings lie on the first and fourth slot of the card with four."""
    scene = theater(*cards, ready=ready).marker(0, "linking-rings", EIGHT, 1, "down")
    return scene.marker(0, "linking-rings", EIGHT, 4, "up")


@pytest.mark.rule("TR-SAR-13", "TR-PERF-14", "TR-PERF-17")
@pytest.mark.shows("new-twist")
def test_each_twin_is_rewarded_with_its_own_day_modifier() -> None:
    position = on_stage(twins(EIGHT, TWO), "thursday").position()
    events = play(position, f"perform {EIGHT}")
    rewards = [event for event in events if isinstance(event, TrickRewarded)]
    assert rewards == [rewarded(0, "linking-rings", 0, 1, thursday=(0, -1))] * 2
    assert markers(position)["linking-rings"] == (0, 4)


@pytest.mark.rule("TR-SAR-13", "TR-TH-19", "TR-TH-20")
@pytest.mark.shows_limit("new-twist")
def test_neither_twin_moves_within_the_card_while_both_lie_there() -> None:
    position = backstage(twins(EIGHT, TWO)).position()
    play(position, "shift linking-rings")
    asked = question("reschedule-which", "TR-SAR-13", 0, trick="linking-rings", card=EIGHT)
    assert (position.asked(0), texts(position)) == (asked, ["lift 1", "lift 4"])
    assert is_sound(position)
    assert why_not(position, "lift 0") == refusal("no-marker-there", "TR-SAR-13", card=EIGHT)
    first = refusal("answer-first", "TR-SAR-13", question="reschedule-which")
    assert why_not(position, f"from {EIGHT}") == first
    play(position, "lift 4")
    assert texts(position) == AT_TWO
    assert why_not(position, f"at {EIGHT} 2 up") == refusal("same-symbol-there", "TR-TH-14", card=EIGHT)
    events = play(position, AT_TWO[0])
    assert events == [TrickRescheduled(0, "linking-rings", EIGHT, TWO, 1, "down")]
    assert shows(position)[0]["markers"] == [laid("down"), None, None, None]
    play(position, "shift linking-rings", f"from {EIGHT}")
    assert f"at {EIGHT} 4 up" in texts(position)


@pytest.mark.rule("TR-SAR-13", "TR-TH-14")
@pytest.mark.shows_limit("new-twist")
def test_a_twin_goes_to_no_card_that_has_its_symbol() -> None:
    position = backstage(twins(EIGHT, TWO).marker(0, "linking-rings", TWO, 1, "down")).position()
    play(position, "shift linking-rings")
    # The single marker may move on its own card; the twins have nowhere to go.
    assert texts(position) == AT_TWO[1:]
    assert play(position, AT_TWO[3])[0] == TrickRescheduled(0, "linking-rings", TWO, TWO, 3, "left")


@pytest.mark.rule("TR-SAR-13", "TR-TH-14")
@pytest.mark.shows_limit("new-twist")
def test_an_ordinary_set_up_joins_no_twins() -> None:
    position = backstage(twins(EIGHT, TWO, ready=1)).position()
    play(position, "set-up linking-rings")
    assert texts(position) == AT_TWO


@pytest.mark.rule("TR-SAR-13", "TR-SAR-10")
def test_a_guest_and_a_marker_on_a_slot_can_be_twins() -> None:
    scene = theater(ONE, TWO, ready=1).beside(0, "linking-rings", ONE)
    scene.assigned(1, "apprentice-1", "downtown").acting(0, "magician", "friday-1", 3, card="new-twist")
    position = scene.position()
    play(position, "bonus", f"at {ONE} 2 up")
    play(position, "shift linking-rings")
    assert texts(position) == ["lift 0", "lift 2"]
    assert is_sound(position)
    play(position, "lift 0")
    assert texts(position) == AT_TWO
    play(position, AT_TWO[0])
    one, two = shows(position)
    assert one == {"card": ONE, "markers": [None, laid("up"), None]}
    assert two["markers"] == [laid("down"), None, None]


@pytest.mark.rule("TR-SAR-13", "TR-PERF-25", "TR-LINK-14")
def test_twins_that_are_linked_pay_the_performer() -> None:
    scene = theater(ONE, TWO).marker(0, "linking-rings", ONE, 1, "down")
    position = on_stage(scene.marker(0, "linking-rings", ONE, 2, "up")).position()
    events = play(position, f"perform {ONE}")
    assert PerformerPaid(0, "links", 1, 0, 0) in events


# --- stacks -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-MAG-28", "TR-MAG-29", "TR-MAG-30")
def test_a_stack_costs_one_point_and_links_once() -> None:
    scene = theater(ONE, TWO, ready=3).trick(1, "levitation").marker(1, "levitation", ONE, 2, "up")
    position = backstage(scene).position()
    play(position, "set-up linking-rings", "accept")
    assert is_sound(position)
    events = play(position, f"at {ONE} 1 down")
    assert events == [
        TrickSetUp(0, "linking-rings", ONE, 1, "down", 1, stacked=True),
        ShardsGained(0, 1),
        ShardsGained(1, 1),
    ]
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=1, links=1)
    assert gained(position, "gain fame") == [(1, 0, 0), NOTHING]
    assert shows(position)[0]["markers"][0] == laid("down", stacked=True)
    assert (position.points, markers(position)["linking-rings"]) == (2, (1, 1))


@pytest.mark.rule("TR-MAG-28")
def test_with_a_single_marker_or_without_the_ability_nothing_is_stacked() -> None:
    for scene in (theater(ONE, TWO, ready=1), theater(ONE, TWO, ready=2, magician="the-mechaniker")):
        position = backstage(scene).position()
        play(position, "set-up linking-rings")
        assert position.asked(0) == question("lay", "TR-TH-13", 0, trick="linking-rings")


@pytest.mark.rule("TR-MAG-32", "TR-MAG-33")
def test_a_second_marker_is_not_added_later() -> None:
    position = backstage(theater(ONE, ready=2).marker(0, "linking-rings", ONE, 1, "down")).position()
    assert texts(position) == ["shift linking-rings", "finish"]
    full = refusal("no-room-on-stage", "TR-TH-14", trick="linking-rings")
    assert why_not(position, "set-up linking-rings") == full


@pytest.mark.rule("TR-MAG-33", "TR-SAR-08", "TR-MAG-32")
def test_a_stack_is_rescheduled_as_a_whole_for_one_point() -> None:
    scene = theater(ONE, TWO).marker(0, "linking-rings", ONE, 1, "down", stacked=True)
    position = backstage(scene).position()
    play(position, "shift linking-rings", f"at {TWO} 2 right")
    one, two = shows(position)
    assert (one["markers"], two["markers"][1]) == ([None] * 3, laid("right", stacked=True))
    assert (position.points, markers(position)["linking-rings"]) == (2, (0, 2))


@pytest.mark.rule("TR-MAG-33", "TR-SAR-08", "TR-PERF-14")
def test_both_markers_of_a_performed_stack_return_and_it_is_rewarded_once() -> None:
    scene = theater(ONE, TWO).marker(0, "linking-rings", ONE, 1, "down", stacked=True)
    position = on_stage(scene).position()
    events = play(position, f"perform {ONE}")
    assert len([event for event in events if isinstance(event, TrickRewarded)]) == 1
    assert markers(position)["linking-rings"] == (0, 4)


@pytest.mark.rule("TR-MAG-30", "TR-SAR-06")
def test_a_stack_is_set_up_once() -> None:
    scene = theater(ONE, TWO, ready=2, prophecies=True).prophecy("mechanical-fame")
    position = backstage(scene).position()
    play(position, "set-up linking-rings", "accept")
    assert gained(position, f"at {ONE} 1 down") == [(2, 0, 0), NOTHING]


@pytest.mark.rule("TR-SAR-06")
def test_a_reschedule_is_no_set_up() -> None:
    scene = theater(ONE, TWO, prophecies=True).prophecy("mechanical-fame")
    position = backstage(scene.marker(0, "linking-rings", ONE, 1, "down")).position()
    assert gained(position, "shift linking-rings", f"at {TWO} 1 down") == [NOTHING, NOTHING]
