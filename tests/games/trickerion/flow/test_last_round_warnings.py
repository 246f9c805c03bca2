"""Warnings about what comes too late in the last round, and about characters that could do nothing."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import caution, play, warnings
from tests.games.trickerion.helpers.questions import full_card
from tests.games.trickerion.helpers.scenario import table

ONE, TWO, THREE = "riverside-theater-1", "riverside-theater-2", "riverside-theater-3"
LAST = 5


# --- the quick order ------------------------------------------------------------------------------


def learning(round: int = LAST, **options: Any) -> table:
    """Seat 0 may learn Chinese Sticks, which needs rope; nobody sells any."""
    scene = table(2, **options).round(round).dice(residence_1="any", residence_2="x")
    return scene.acting(0, "magician", "downtown-1")


TOO_LATE = [caution("components-too-late", "TR-WS-05", component="rope")]


@pytest.mark.rule("TR-WS-05", "TR-MK-22", "TR-MK-24")
def test_a_quick_order_can_still_be_made_by_a_character_on_the_way_to_the_market() -> None:
    assert warnings(learning().position(), "learn chinese-sticks") == TOO_LATE
    scene = learning().assigned(0, "apprentice-1", "market-row")
    assert warnings(scene.position(), "learn chinese-sticks") == []


@pytest.mark.rule("TR-WS-05", "TR-MK-22")
def test_others_at_the_market_and_those_who_were_there_buy_nothing_for_the_seat() -> None:
    others = learning().assigned(1, "apprentice-1", "market-row").assigned(0, "apprentice-1", "workshop")
    assert warnings(others.position(), "learn chinese-sticks") == TOO_LATE
    was_there = learning().placed(0, "apprentice-1", "market-1")
    assert warnings(was_there.position(), "learn chinese-sticks") == TOO_LATE
    idle = learning().idle(0, "apprentice-1", "market-row")
    assert warnings(idle.position(), "learn chinese-sticks") == TOO_LATE


# --- orders ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-MK-21", "TR-END-15")
@pytest.mark.parametrize(("round", "warned"), [(4, False), (LAST, True)])
def test_an_order_in_the_last_round_arrives_too_late(round: int, warned: bool) -> None:
    position = table(2).round(round).acting(0, "magician", "market-1").position()
    assert warnings(position, "order rope 1") == [caution("order-too-late", "TR-MK-21")] * warned
    assert warnings(position, "quick rope") == []
    assert warnings(position, "buy wood 1") == []


@pytest.mark.rule("TR-MK-21", "TR-PROR-09", "TR-SAR-45", "TR-SAR-46")
def test_an_order_that_can_be_bought_at_once_is_not_too_late() -> None:
    prophecy = table(2, dark_alley=True, prophecies=True).round(7).prophecy("orders-on-sale")
    position = prophecy.acting(0, "magician", "market-1").position()
    assert warnings(position, "order rope 1") == []
    merchants = (
        table(2, dark_alley=True).round(7).acting(0, "magician", "market-1", card="traveling-merchants")
    )
    assert warnings(merchants.position(), "order rope 1") == []
    logistics = table(2, dark_alley=True).round(7).acting(0, "magician", "market-1", card="logistics")
    position = logistics.position()
    assert warnings(position, "order rope 1") == [caution("order-too-late", "TR-MK-21")]
    play(position, "bonus")
    assert warnings(position, "stock rope") == []


# --- preparing ------------------------------------------------------------------------------------


def preparing(round: int = LAST, **options: Any) -> table:
    """Seat 0 may prepare Linking Rings."""
    scene = table(2, **options).round(round).trick(0, "linking-rings").components(0, metal=2)
    return scene.acting(0, "magician", "workshop-1")


UNUSED = [caution("prepared-too-late", "TR-TH-12")]


@pytest.mark.rule("TR-TH-12")
def test_markers_that_nobody_will_set_up_are_prepared_too_late() -> None:
    assert warnings(preparing().position(), "prepare linking-rings") == UNUSED
    others = preparing().assigned(1, "apprentice-1", "theater").assigned(0, "apprentice-1", "market-row")
    assert warnings(others.position(), "prepare linking-rings") == UNUSED


@pytest.mark.rule("TR-TH-12")
def test_before_the_last_round_or_with_somebody_bound_for_the_theater_markers_are_not_too_late() -> None:
    assert warnings(preparing(4).position(), "prepare linking-rings") == []
    bound = preparing().assigned(0, "apprentice-1", "theater")
    assert warnings(bound.position(), "prepare linking-rings") == []


@pytest.mark.rule("TR-L3-08", "TR-SAR-21")
def test_a_marker_that_final_scoring_or_a_card_pays_for_is_not_too_late() -> None:
    lady = preparing(7, dark_alley=True)
    assert warnings(lady.position(), "prepare linking-rings") == UNUSED
    lady.trick(0, "aztec-lady", ready=1)
    assert warnings(lady.position(), "prepare linking-rings") == []
    scene = table(2, dark_alley=True).round(7).trick(0, "linking-rings").components(0, metal=2)
    with_card = scene.acting(0, "magician", "workshop-1", card="test-run").position()
    assert warnings(with_card, "prepare linking-rings") == []


# --- markers on cards -----------------------------------------------------------------------------


def setting_up(round: int = LAST, players: int = 2, **options: Any) -> table:
    """The apprentice of seat 0 has taken up a marker; nobody is or goes on stage unless a test says so."""
    scene = table(players, **options).round(round).theater(ONE, TWO, THREE)
    return scene.trick(0, "levitation", ready=1).acting(0, "apprentice-1", "friday-1", 2)


def warned_at(scene: table, card: str = ONE) -> list[str]:
    """The warnings about setting up Levitation on a card."""
    position = scene.position()
    play(position, "set-up levitation")
    return [f"{said.code} {said.arguments['card']}" for said in warnings(position, f"at {card} 1 down")]


@pytest.mark.rule("TR-PERF-04")
@pytest.mark.parametrize("card", [ONE, TWO, THREE])
def test_without_a_performer_no_marker_of_the_last_round_is_performed(card: str) -> None:
    assert warned_at(setting_up(), card) == [f"never-performed {card}"]
    assert warned_at(setting_up().placed(0, "magician", "downtown-1"), card) == [f"never-performed {card}"]


@pytest.mark.rule("TR-PERF-04", "TR-TH-24")
def test_an_own_magician_on_stage_or_on_the_way_there_may_perform_any_card() -> None:
    assert warned_at(setting_up().placed(0, "magician", "friday-stage")) == []
    assert warned_at(setting_up().assigned(0, "magician", "theater")) == []
    assert warned_at(setting_up().placed(0, "magician", "friday-stage"), THREE) == [f"last-card {THREE}"]
    assert warned_at(setting_up().assigned(0, "magician", "workshop")) == [f"never-performed {ONE}"]


@pytest.mark.rule("TR-PERF-04")
def test_another_performer_takes_a_card_along_only_with_a_marker_on_it() -> None:
    scene = setting_up().placed(1, "magician", "sunday-stage").trick(1, "mind-reading")
    scene.marker(1, "mind-reading", TWO, 1, "down")
    assert warned_at(scene, ONE) == [f"never-performed {ONE}"]
    position = scene.position()
    play(position, "set-up levitation")
    assert warnings(position, f"at {TWO} 2 up") == []
    # Somebody who is still to be placed may bring a marker there.
    assert warned_at(scene.assigned(1, "apprentice-1", "theater"), ONE) == []


@pytest.mark.rule("TR-LINK-04")
def test_a_marker_that_is_paid_for_a_link_at_once_is_not_warned_about() -> None:
    scene = setting_up().trick(1, "linking-rings").marker(1, "linking-rings", ONE, 1, "down")
    position = scene.position()
    play(position, "set-up levitation")
    paid = position.copy()
    assert "links=1" in str(play(paid, f"at {ONE} 2 up")[0])
    assert warnings(position, f"at {ONE} 2 up") == []


@pytest.mark.rule("TR-PERF-04")
def test_before_the_last_round_a_marker_may_be_performed_later() -> None:
    assert warned_at(setting_up(4), ONE) == []


def performing(day: str) -> table:
    """Seat 0 is on stage on Friday with a marker on two cards, and seat 1 on another day shares one."""
    scene = table(2).round(LAST).theater(ONE, TWO, THREE).trick(0, "levitation").trick(1, "mind-reading")
    scene.marker(0, "levitation", ONE, 1, "down").marker(0, "levitation", TWO, 1, "down")
    scene.marker(1, "mind-reading", TWO, 2, "up").placed(1, "magician", f"{day}-stage")
    return scene.placed(0, "magician", "friday-stage").performing(0)


def declined(position: TrickerionPosition) -> list[object]:
    """The cards about which a performer who declines is warned."""
    return [said.arguments["card"] for said in warnings(position, "decline")]


@pytest.mark.rule("TR-PERF-08")
def test_a_performer_who_declines_in_the_last_round_is_told_what_nobody_else_performs() -> None:
    assert declined(performing("thursday").position()) == [ONE, TWO]
    assert declined(performing("sunday").position()) == [ONE]
    assert warnings(performing("sunday").position(), f"perform {ONE}") == []
    assert declined(performing("thursday").round(4).position()) == []


# --- characters without anything to do ------------------------------------------------------------


def to_the_theater(character: str = "apprentice-1", card: str = "theater", **options: Any) -> table:
    """A character of seat 0 is to be placed in the theater."""
    return table(2, **options).assigned(0, character, card).placing(0)


def without_points(character: str = "apprentice-1", slot: str = "sunday-1") -> list[object]:
    """The warning about a slot that leaves a character without action points."""
    return [caution("no-points-there", "TR-AP-13", character=character, slot=slot)]


@pytest.mark.rule("TR-AP-13", "TR-TH-02")
def test_an_apprentice_backstage_on_sunday_would_have_no_points() -> None:
    position = to_the_theater().position()
    for number in (1, 2):
        slot = f"sunday-{number}"
        assert warnings(position, f"place apprentice-1 {slot}") == without_points(slot=slot)
    for day in ("thursday", "friday", "saturday"):
        assert warnings(position, f"place apprentice-1 {day}-1") == []
    assert warnings(position, "idle apprentice-1") == []
    for character in ("magician", "manager"):
        scene = to_the_theater(character)
        assert warnings(scene.position(), f"place {character} sunday-1") == []


@pytest.mark.rule("TR-AP-13", "TR-SA-10", "TR-PROR-20", "TR-PROR-31")
def test_a_card_a_shard_or_a_prophecy_may_give_it_a_point() -> None:
    special = to_the_theater(card="guest-performer", dark_alley=True)
    assert warnings(special.position(), "place apprentice-1 sunday-1") == []
    modules: dict[str, Any] = {"dark_alley": True, "prophecies": True}
    enhanced = to_the_theater(**modules).prophecy("enhanced-theater")
    assert warnings(enhanced.position(), "place apprentice-1 sunday-1") == []
    assert warnings(enhanced.shards(0, 0).position(), "place apprentice-1 sunday-1") == without_points()
    famous = to_the_theater(**modules).prophecy("famous-apprentices").round(2)
    assert warnings(famous.position(), "place apprentice-1 sunday-1") == without_points()
    assert warnings(famous.poster(0).position(), "place apprentice-1 sunday-1") == []


@pytest.mark.rule("TR-PROR-06")
def test_a_specialist_without_points_still_serves_the_performer() -> None:
    modules: dict[str, Any] = {"dark_alley": True, "prophecies": True}
    scene = to_the_theater("manager", **modules).prophecy("one-base-point").round(2)
    assert warnings(scene.position(), "place manager sunday-1") == []
    magician = to_the_theater("magician", **modules).prophecy("one-base-point").round(2)
    assert warnings(magician.position(), "place magician sunday-1") == without_points("magician")


@pytest.mark.rule("TR-PERF-07", "TR-TH-12")
def test_a_performer_is_not_warned_while_somebody_may_still_set_up_a_marker() -> None:
    nothing = [caution("nothing-to-perform", "TR-PERF-07")]
    scene = to_the_theater("magician").trick(0, "levitation", ready=1)
    assert warnings(scene.position(), "place magician friday-stage") == nothing
    scene.assigned(0, "apprentice-1", "theater")
    assert warnings(scene.position(), "place magician friday-stage") == []
    unready = to_the_theater("magician").trick(0, "levitation").assigned(0, "apprentice-1", "theater")
    assert warnings(unready.position(), "place magician friday-stage") == nothing
    unready.team(0, "manager").coins(0, 9).assigned(0, "manager", "workshop")
    assert warnings(unready.position(), "place magician friday-stage") == []
    elsewhere = to_the_theater("magician").trick(0, "levitation", ready=1)
    elsewhere.assigned(0, "apprentice-1", "workshop")
    assert warnings(elsewhere.position(), "place magician friday-stage") == nothing


@pytest.mark.rule("TR-AP-10", "TR-MK-21")
def test_points_that_only_a_late_order_could_use_are_not_missed() -> None:
    scene = table(2).round(LAST).coins(0, 0).acting(0, "apprentice-1", "market-1", 1)
    assert warnings(scene.position(), "finish") == []
    scene.coins(0, 1)
    assert warnings(scene.position(), "finish") == [caution("points-unspent", "TR-AP-10", points=1)]
    earlier = table(2).round(4).coins(0, 0).acting(0, "apprentice-1", "market-1", 1)
    assert warnings(earlier.position(), "finish") == [caution("points-unspent", "TR-AP-10", points=1)]


@pytest.mark.rule("TR-PERF-04", "TR-TH-12")
def test_a_performers_companions_elsewhere_bring_no_marker() -> None:
    scene = setting_up().placed(1, "magician", "sunday-stage").trick(1, "mind-reading")
    for place in ("downtown", "market-row", "workshop"):
        assert warned_at(scene.assigned(1, "apprentice-1", place), ONE) == [f"never-performed {ONE}"]
    # A companion of another player does not either.
    scene.assigned(0, "apprentice-2", "theater")
    assert warned_at(scene, ONE) == [f"never-performed {ONE}"]


@pytest.mark.rule("TR-SAR-19", "TR-SAR-27")
def test_a_special_card_that_waits_may_bring_a_marker() -> None:
    performer = setting_up(7, dark_alley=True).placed(1, "magician", "sunday-stage").trick(1, "mind-reading")
    assert warned_at(performer.assigned(1, "apprentice-1", "on-stage-preparation"), ONE) == []
    third = setting_up(7, players=3, dark_alley=True).placed(1, "magician", "sunday-stage")
    third.magician(2, "the-red-lotus")
    assert warned_at(third.assigned(2, "apprentice-1", "logistics"), ONE) == [f"never-performed {ONE}"]
    assert warned_at(third.assigned(2, "apprentice-1", "directors-favor"), ONE) == []


@pytest.mark.rule("TR-SAR-10", "TR-PERF-04")
def test_a_marker_beside_the_slots_of_a_card_that_nobody_performs_is_warned_about() -> None:
    scene = full_card().magician(2, "the-red-lotus").asked(0, "lay-beside", 0, 1)
    assert warnings(scene.round(6).position(), f"beside {ONE}") == []
    assert warnings(scene.round(7).position(), f"beside {ONE}") == [
        caution("never-performed", "TR-PERF-04", card=ONE)
    ]


@pytest.mark.rule("TR-SAR-27", "TR-PERF-04")
def test_the_links_of_a_marker_that_is_prepared_on_stage_pay_nothing_to_make_up_for_it() -> None:
    scene = table(2, dark_alley=True).round(7).theater(ONE, TWO, THREE).trick(0, "levitation", ready=1)
    scene.trick(1, "linking-rings").marker(1, "linking-rings", ONE, 1, "down")
    scene.acting(0, "apprentice-1", "workshop-1", 2, "on-stage-preparation", "armed")
    position = scene.asked(0, "stage-marker", -1, 0, -1, 1).position()
    assert warnings(position, f"at {ONE} 2 up") == [caution("never-performed", "TR-PERF-04", card=ONE)]


@pytest.mark.rule("TR-MAG-15")
def test_only_a_performer_who_may_break_free_can_still_move_a_marker_there() -> None:
    scene = setting_up(7, players=3, dark_alley=True).trick(2, "stocks-escape").trick(1, "mind-reading")
    scene.marker(1, "mind-reading", TWO, 1, "down").marker(2, "stocks-escape", THREE, 1, "down")
    assert warned_at(scene.placed(1, "magician", "sunday-stage"), ONE) == [f"never-performed {ONE}"]
    assert warned_at(scene.placed(2, "magician", "saturday-stage"), ONE) == []
