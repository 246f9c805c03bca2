"""TR-PERF-01 to 13, 31: who performs when, which card, and what becomes of its markers."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    CardPerformed,
    CharacterIdled,
    CharactersReturned,
    PerformanceDeclined,
    PerformerPaid,
    TrickRewarded,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, changed_fields, gained
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.reading import rewarded
from tests.games.trickerion.helpers.scenario import table

FIRST, SECOND, THIRD = (f"riverside-theater-{number}" for number in (1, 2, 3))


def evening(day: str = "friday") -> table:
    """Seat 0 performs Linking Rings on the first card; on Saturday seat 2 follows with the second card."""
    return (
        table(3)
        .trick(0, "linking-rings")
        .marker(0, "linking-rings", FIRST, 1, "down")
        .placed(0, "magician", f"{day}-stage")
        .trick(2, "barricaded-barrels")
        .marker(2, "barricaded-barrels", SECOND, 1, "down")
        .placed(2, "magician", "saturday-stage")
        .performing(0)
    )


def laid(position: TrickerionPosition) -> list[list[str]]:
    """The tricks whose markers lie on each card, '' for an empty slot."""
    return [
        [marker.trick if marker else "" for marker in show.markers] for show in position.view(None).theater
    ]


def markers(position: TrickerionPosition, seat: int) -> list[tuple[str, int, int]]:
    """The tricks of a seat with the markers on the card and in reserve."""
    return [(each.trick, each.ready, each.spare) for each in position.view(None).workshops[seat].tricks]


@pytest.mark.rule("TR-PERF-01")
@pytest.mark.parametrize("last", [("idle apprentice-1",), ("place apprentice-1 workshop-1", "finish")])
def test_performances_begin_when_the_last_character_has_been_handled(last: tuple[str, ...]) -> None:
    scene = (
        evening()
        .shards(1, 0)
        .assigned(1, "magician", "workshop")
        .assigned(1, "apprentice-1", "workshop")
        .trick(1, "enchanted-butterflies")
        .components(1, fabric=2)
        .phase("placement")
        .asked(1, "place")
    )
    scene.fields["asked"][0] = None
    position = scene.position()
    play(position, "idle magician")
    assert (position.view(None).phase, position.waiting) == ("placement", (1,))
    events = play(position, *last)
    assert (position.view(None).phase, position.waiting) == ("performance", (0,))
    assert position.asked(0) == evening().position().asked(0)
    assert not [event for event in events if isinstance(event, CardPerformed | TrickRewarded)]


@pytest.mark.rule("TR-PERF-02")
def test_performers_come_by_their_days_and_not_by_initiative() -> None:
    days = {0: "sunday", 1: "saturday", 2: "friday", 3: "thursday"}
    tricks = ("linking-rings", "enchanted-butterflies", "barricaded-barrels", "mind-reading")
    scene = table(4).order(0, 1, 2, 3)
    for seat, day in days.items():
        scene.trick(seat, tricks[seat]).placed(seat, "magician", f"{day}-stage")
    for seat, (card, slot, facing) in enumerate(
        [(FIRST, 1, "down"), (FIRST, 2, "up"), (FIRST, 3, "up"), (SECOND, 1, "down")]
    ):
        scene.marker(seat, tricks[seat], card, slot, facing)
    position = scene.assigned(0, "apprentice-1", "workshop").placing(0).position()
    play(position, "idle apprentice-1")
    order = []
    while position.view(None).phase == "performance":
        order.append((position.waiting, getattr(position.asked(position.waiting[0]), "arguments", {})))
        play(position, "decline")
    assert order == [((seat,), {"day": days[seat]}) for seat in (3, 2, 1, 0)]


@pytest.mark.rule("TR-PERF-03")
def test_only_a_magician_on_the_performer_slot_conducts_a_performance() -> None:
    position = (
        table(3)
        .trick(0, "linking-rings")
        .marker(0, "linking-rings", FIRST, 1, "down")
        .placed(0, "magician", "thursday-1")
        .trick(1, "enchanted-butterflies")
        .marker(1, "enchanted-butterflies", FIRST, 2, "up")
        .placed(1, "magician", "workshop-1")
        .trick(2, "barricaded-barrels")
        .marker(2, "barricaded-barrels", SECOND, 1, "down")
        .placed(2, "magician", "saturday-stage")
        .assigned(0, "apprentice-1", "workshop")
        .placing(0)
        .position()
    )
    play(position, "idle apprentice-1")
    assert position.waiting == (2,)
    play(position, "decline")
    assert position.view(None).phase == "advertise"


@pytest.mark.rule("TR-PERF-04")
def test_a_performer_chooses_among_the_cards_with_an_own_marker() -> None:
    scene = evening().round(2).trick(0, "living-piano").marker(0, "living-piano", THIRD, 1, "down")
    position = scene.position()
    assert texts(position) == [f"perform {FIRST}", f"perform {THIRD}", "decline"]
    assert refused(position, f"perform {SECOND}") == "no-own-marker"
    assert refused(position, "perform riverside-theater-4") == "card-not-there"
    assert refused(position, f"perform {FIRST}") == ""
    assert refused(position, "confirm") == "answer-first"


@pytest.mark.rule("TR-PERF-05")
def test_all_tricks_on_the_chosen_card_are_performed_whoever_owns_them() -> None:
    position = (
        evening()
        .trick(1, "enchanted-butterflies")
        .marker(1, "enchanted-butterflies", FIRST, 2, "up")
        .marker(2, "barricaded-barrels", FIRST, 3, "up")
        .position()
    )
    events = play(position, f"perform {FIRST}")
    assert [event for event in events if isinstance(event, TrickRewarded)] == [
        TrickRewarded(0, "linking-rings", 0, 2, 0),
        TrickRewarded(1, "enchanted-butterflies", 2, 0, 0),
        TrickRewarded(2, "barricaded-barrels", 1, 1, 0),
    ]


@pytest.mark.rule("TR-PERF-06")
@pytest.mark.parametrize("choice", [f"perform {FIRST}", "decline"])
def test_nobody_conducts_a_second_performance(choice: str) -> None:
    position = evening().marker(0, "linking-rings", SECOND, 3, "left").position()
    play(position, choice)
    assert (position.waiting, position.view(None).phase) == ((2,), "performance")
    assert refused(position, f"perform {SECOND}", seat=0) == "not-asked"
    play(position, "decline")
    assert position.view(None).phase == "advertise"


@pytest.mark.rule("TR-PERF-07")
def test_a_performer_without_an_own_marker_is_passed_over_but_counts_as_present() -> None:
    position = (
        table(3)
        .trick(0, "linking-rings")
        .marker(0, "linking-rings", FIRST, 1, "down")
        .placed(0, "magician", "sunday-stage")
        .placed(0, "assistant", "sunday-1")
        .trick(1, "enchanted-butterflies")
        .marker(1, "enchanted-butterflies", FIRST, 2, "up")
        .placed(1, "magician", "thursday-stage")
        .performing(1)
        .position()
    )
    events = play(position, f"perform {FIRST}")
    # Linking Rings pay 0 fame and 2 coins; the Magician on Sunday adds 1 of each.
    assert rewarded(0, "linking-rings", 1, 3, sunday=(1, 1)) in events
    assert [event for event in events if isinstance(event, PerformerPaid) and event.seat == 0] == []
    assert CharactersReturned() in events
    assert (position.view(None).phase, position.view(None).round) == ("advertise", 2)


@pytest.mark.rule("TR-PERF-08")
def test_a_performer_may_decline() -> None:
    position = evening().position()
    before = position.to_dict()
    assert play(position, "decline") == [PerformanceDeclined(0)]
    assert changed_fields(before, position.to_dict()) == {"asked"}
    assert position.waiting == (2,)


@pytest.mark.rule("TR-PERF-09", "TR-PERF-10")
def test_markers_go_to_their_owners_reserves_and_the_card_stays() -> None:
    position = (
        evening()
        .trick(1, "enchanted-butterflies", ready=1)
        .marker(1, "enchanted-butterflies", FIRST, 2, "up")
        .position()
    )
    assert markers(position, 0) == [("linking-rings", 0, 3)]
    assert markers(position, 1) == [("enchanted-butterflies", 1, 2)]
    play(position, f"perform {FIRST}")
    assert markers(position, 0) == [("linking-rings", 0, 4)]
    assert markers(position, 1) == [("enchanted-butterflies", 1, 3)]
    assert markers(position, 2) == [("barricaded-barrels", 0, 3)]
    assert [show.card for show in position.view(None).theater] == [FIRST, SECOND]
    assert laid(position) == [["", "", ""], ["barricaded-barrels", "", ""]]


@pytest.mark.rule("TR-PERF-11")
def test_a_card_is_not_performed_twice_in_a_round() -> None:
    position = evening().marker(2, "barricaded-barrels", FIRST, 2, "up").position()
    play(position, f"perform {FIRST}")
    assert position.waiting == (2,)
    assert texts(position) == [f"perform {SECOND}", "decline"]
    assert refused(position, f"perform {FIRST}") == "no-own-marker"


@pytest.mark.rule("TR-PERF-12")
def test_markers_on_other_cards_stay() -> None:
    position = evening().marker(0, "linking-rings", SECOND, 3, "left").position()
    others = position.view(None).theater[1]
    play(position, f"perform {FIRST}")
    assert position.view(None).theater[1] == others
    assert laid(position)[1] == ["barricaded-barrels", "", "linking-rings"]
    assert markers(position, 0) == [("linking-rings", 0, 3)]


@pytest.mark.rule("TR-PERF-13")
def test_rewards_come_before_the_performers_bonuses_and_these_before_the_markers_leave() -> None:
    position = (
        evening()
        .placed(0, "engineer", "friday-1")
        .placed(0, "assistant", "friday-2")
        .marker(2, "barricaded-barrels", FIRST, 2, "down")
        .position()
    )
    assert play(position, f"perform {FIRST}") == [
        CardPerformed(0, FIRST, "friday"),
        TrickRewarded(0, "linking-rings", 0, 2, 0),
        TrickRewarded(2, "barricaded-barrels", 1, 1, 0),
        # The link is counted although the markers are gone afterwards.
        PerformerPaid(0, "links", 1, 0, 0),
        PerformerPaid(0, "engineer", 0, 0, 1),
        PerformerPaid(0, "assistant", 2, 0, 0),
        PerformerPaid(0, "card", 0, 0, 1),
    ]
    assert laid(position)[0] == ["", "", ""]


@pytest.mark.rule("TR-PERF-13")
def test_no_trick_is_returned_while_a_performance_is_paid() -> None:
    position = evening().trick(1, "enchanted-butterflies").position()
    assert refused(position, "return enchanted-butterflies", seat=1) == "not-asked"
    before = position.to_dict()
    play(position, f"perform {FIRST}")
    assert changed_fields(before, position.to_dict()) == {"asked", "coins", "shards", "theater", "workshops"}


@pytest.mark.rule("TR-PERF-31")
def test_the_end_of_the_turn_follows_the_last_day() -> None:
    position = evening().placed(1, "apprentice-1", "workshop-1").position()
    assert gained(position, f"perform {FIRST}")[1] == NOTHING
    assert position.view(None).phase == "performance"
    events = play(position, "decline")
    assert [type(event).__name__ for event in events[:3]] == [
        "PerformanceDeclined",
        "WagesPaid",
        "CharactersReturned",
    ]
    assert (position.view(None).round, position.view(None).phase) == (2, "advertise")


@pytest.mark.rule("TR-PERF-31")
def test_a_week_without_performers_goes_straight_to_the_end_of_the_turn() -> None:
    position = table().assigned(1, "magician", "theater").placing(1).position()
    events = play(position, "idle magician")
    assert events[:2] == [CharacterIdled(1, "magician"), CharactersReturned()]
    assert (position.view(None).round, position.view(None).phase) == (2, "advertise")
