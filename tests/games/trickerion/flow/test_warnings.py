"""Warnings: legal but probably foolish, told from what the seat knows and from nothing else."""

from __future__ import annotations

from random import Random

import pytest

from sleight.core.refusal import Caution
from sleight.games.trickerion.editions.second import SECOND
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.other_data import game_with
from tests.games.trickerion.helpers.playing import caution, play, texts, warnings
from tests.games.trickerion.helpers.scenario import table

THREE_CARDS = ("riverside-theater-1", "riverside-theater-2", "riverside-theater-3")


def all_cautions(position: TrickerionPosition, seat: int) -> list[object]:
    """The warnings about every choice of a seat."""
    return [position.warnings(seat, choice) for choice in position.choices(seat)]


def to_the_theater() -> table:
    """The magician of seat 0 is to be placed in the theater."""
    return table(2).coins(0, 0).assigned(0, "magician", "theater").placing(0)


@pytest.mark.rule("TR-PERF-07")
@pytest.mark.parametrize("day", ["thursday", "friday", "saturday", "sunday"])
def test_a_performer_without_a_marker_on_any_card_is_warned(day: str) -> None:
    position = to_the_theater().trick(0, "levitation", ready=2).position()
    assert warnings(position, f"place magician {day}-stage") == [caution("nothing-to-perform", "TR-PERF-07")]
    assert warnings(position, f"place magician {day}-1") == []
    assert warnings(position, f"place magician {day}-2") == []
    assert warnings(position, "idle magician") == []


@pytest.mark.rule("TR-PERF-07")
@pytest.mark.parametrize("card", [1, 2])
def test_a_performer_with_a_marker_on_any_card_is_not_warned(card: int) -> None:
    scene = to_the_theater().round(2).trick(0, "levitation")
    position = scene.marker(0, "levitation", f"riverside-theater-{card}", 1, "down").position()
    assert warnings(position, "place magician friday-stage") == []


@pytest.mark.rule("TR-PERF-07")
def test_the_markers_of_others_give_a_performer_nothing_to_perform() -> None:
    scene = table(3).trick(0, "levitation").trick(2, "burning-mummy")
    scene.marker(0, "levitation", "riverside-theater-1", 1, "down")
    scene.marker(2, "burning-mummy", "riverside-theater-2", 1, "down")
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    assert warnings(position, "place magician friday-stage") == [caution("nothing-to-perform", "TR-PERF-07")]


@pytest.mark.rule("TR-END-09")
@pytest.mark.parametrize(
    ("character", "wage"), [("manager", 2), ("engineer", 2), ("assistant", 2), ("apprentice-1", 1)]
)
def test_a_placement_whose_wages_cannot_be_paid_is_warned_about(character: str, wage: int) -> None:
    scene = table(2).assigned(0, character, "market-row").placing(0)
    missing = caution("wages-missing", "TR-END-09", due=wage, coins=wage - 1)
    assert warnings(scene.coins(0, wage - 1).position(), f"place {character} market-1") == [missing]
    assert warnings(scene.coins(0, wage - 1).position(), f"idle {character}") == []
    assert warnings(scene.coins(0, wage).position(), f"place {character} market-1") == []


@pytest.mark.rule("TR-END-09")
def test_the_wages_of_all_who_have_been_placed_count() -> None:
    scene = table(2).coins(0, 4).placed(0, "manager", "market-1").placed(0, "apprentice-1", "market-4")
    scene.placed(1, "manager", "workshop-1").team(0, "apprentice-2").hired(0, "assistant")
    position = scene.assigned(0, "engineer", "workshop").placing(0).position()
    missing = caution("wages-missing", "TR-END-09", due=5, coins=4)
    assert warnings(position, "place engineer workshop-1") == [missing]
    assert warnings(scene.coins(0, 5).position(), "place engineer workshop-1") == []


@pytest.mark.rule("TR-END-04", "TR-END-02")
def test_those_who_receive_no_wages_are_not_warned_about() -> None:
    scene = table(2).coins(0, 0).team(0, "assistant").placed(0, "manager", "market-1")
    scene.assigned(0, "magician", "workshop").assigned(0, "apprentice-4", "workshop")
    position = scene.placing(0).position()
    assert all_cautions(position, 0) == [[]] * 6


def with_more_cards() -> Trickerion:
    """The same game with one more card of each location in every hand."""
    return game_with(hand={location: count + 1 for location, count in SECOND.hand.items()})


MORE_CARDS = with_more_cards()
TEAM = ("magician", "manager", "engineer", "assistant", "apprentice-1")


def sending(players: int, card: str, *team: str) -> list[list[Caution]]:
    """The warnings about sending one character after the other to a location."""
    position = table(players, MORE_CARDS).team(0, *TEAM).planning().position()
    told = []
    for character in TEAM:
        if character in team:
            told.append(warnings(position, f"send {character} {card}", 0))
            play(position, f"send {character} {card}", seat=0)
        else:
            assert warnings(position, f"rest {character}", 0) == []
            play(position, f"rest {character}", seat=0)
    return told


@pytest.mark.rule("TR-PLACE-12", "TR-WS-03")
@pytest.mark.parametrize(
    ("players", "card", "rule", "warned"),
    [
        (2, "downtown", "TR-PLACE-12", True),
        (2, "market-row", "TR-PLACE-12", True),
        (3, "downtown", "TR-PLACE-12", False),
        (4, "market-row", "TR-PLACE-12", False),
        (2, "workshop", "TR-WS-03", True),
        (4, "workshop", "TR-WS-03", True),
    ],
)
def test_a_third_character_at_a_location_with_two_slots_is_warned_about(
    players: int, card: str, rule: str, warned: bool
) -> None:
    expected = [caution("no-slot-left", rule, card=card)] if warned else []
    assert sending(players, card, "magician", "manager", "apprentice-1") == [[], [], expected]


@pytest.mark.rule("TR-TH-06")
def test_a_day_takes_a_magician_and_two_others_but_not_a_fourth() -> None:
    full = caution("no-slot-left", "TR-PLACE-12", card="theater")
    told = sending(2, "theater", "magician", "manager", "engineer", "assistant")
    assert told == [[], [], [], [full]]


@pytest.mark.rule("TR-TH-06", "TR-TH-09")
def test_without_the_magician_the_theater_has_slots_for_two() -> None:
    position = table(2).team(0, "manager", "engineer").planning().position()
    play(position, "rest magician", "send manager theater", "send engineer theater", seat=0)
    full = caution("no-slot-left", "TR-PLACE-12", card="theater")
    assert warnings(position, "send apprentice-1 theater", 0) == [full]


@pytest.mark.rule("TR-PLACE-12", "TR-ASSIGN-08")
def test_nobody_is_warned_of_slots_that_others_may_take() -> None:
    position = table(2).planning().position()
    play(position, "send magician downtown", "send apprentice-1 downtown", "confirm", seat=1)
    assert all_cautions(position, 0) == [[]] * 5


@pytest.mark.rule("TR-AP-10")
def test_finishing_with_points_that_could_be_used_is_warned_about() -> None:
    position = table(2).acting(0, "magician", "downtown-4").position()
    assert warnings(position, "finish") == [caution("points-unspent", "TR-AP-10", points=3)]
    assert warnings(position, "reroll bank-1") == []


@pytest.mark.rule("TR-AP-10")
def test_finishing_is_no_fault_if_nothing_can_be_done() -> None:
    scene = table(2).market(orders=["petroleum", "disguise", "rope", "saw"])
    scene.components(0, rope=1, saw=1, cog=1, mirror=1, animal=1, padlock=1)
    position = scene.acting(0, "apprentice-1", "market-4").position()
    assert texts(position) == ["finish"]
    assert warnings(position, "finish") == []


def setting_up(round: int, *cards: str) -> TrickerionPosition:
    """Seat 0 has taken up a marker and chooses where it goes."""
    scene = table(2).round(round).theater(*cards).trick(0, "levitation", ready=1)
    position = scene.acting(0, "magician", "friday-1").position()
    play(position, "set-up levitation")
    return position


@pytest.mark.rule("TR-END-20", "TR-END-21")
@pytest.mark.parametrize("round", [3, 4])
def test_from_round_three_a_marker_on_the_last_card_is_warned_about(round: int) -> None:
    position = setting_up(round, *THREE_CARDS)
    last = caution("last-card", "TR-END-20", card="riverside-theater-3")
    assert warnings(position, "at riverside-theater-3 1 down") == [last]
    assert warnings(position, "at riverside-theater-1 1 down") == []
    assert warnings(position, "at riverside-theater-2 1 down") == []


@pytest.mark.rule("TR-END-20")
@pytest.mark.parametrize("round", [1, 2])
def test_before_round_three_no_card_is_discarded_and_nobody_is_warned(round: int) -> None:
    position = setting_up(round, *THREE_CARDS[:round])
    assert warnings(position, f"at {THREE_CARDS[round - 1]} 1 down") == []


@pytest.mark.rule("TR-END-20", "TR-END-21")
@pytest.mark.parametrize(("round", "warned"), [(2, False), (3, True)])
def test_a_performer_who_leaves_markers_on_the_last_card_is_warned(round: int, warned: bool) -> None:
    scene = table(2).round(round).theater(*THREE_CARDS[:round]).trick(0, "levitation")
    for card in (THREE_CARDS[0], THREE_CARDS[round - 1]):
        scene.marker(0, "levitation", card, 1, "down")
    position = scene.placed(0, "magician", "friday-stage").performing(0).position()
    last = [caution("last-card", "TR-END-20", card=THREE_CARDS[round - 1])] if warned else []
    assert warnings(position, f"perform {THREE_CARDS[0]}") == last
    assert warnings(position, "decline") == last
    assert warnings(position, f"perform {THREE_CARDS[round - 1]}") == []


@pytest.mark.rule("TR-END-20")
def test_without_an_own_marker_on_the_last_card_no_performer_is_warned() -> None:
    scene = table(2).round(3).theater(*THREE_CARDS).trick(0, "levitation")
    scene.marker(0, "levitation", THREE_CARDS[0], 1, "down")
    position = scene.placed(0, "magician", "friday-stage").performing(0).position()
    assert all_cautions(position, 0) == [[], []]


@pytest.mark.rule("TR-END-20")
def test_moving_a_marker_to_the_last_card_is_warned_about_as_well() -> None:
    scene = table(2).round(3).theater(*THREE_CARDS).trick(0, "levitation")
    scene.marker(0, "levitation", THREE_CARDS[0], 1, "down")
    position = scene.acting(0, "magician", "friday-1").position()
    assert warnings(position, "shift levitation") == []
    play(position, "shift levitation")
    last = caution("last-card", "TR-END-20", card=THREE_CARDS[2])
    assert warnings(position, f"at {THREE_CARDS[2]} 2 up") == [last]
    assert warnings(position, f"at {THREE_CARDS[1]} 2 up") == []


def learning(round: int) -> table:
    """Seat 0 may learn any trick of level 1."""
    scene = table(2).round(round).dice(residence_1="any", residence_2="x").theater(*THREE_CARDS)
    return scene.acting(0, "magician", "downtown-1")


@pytest.mark.rule("TR-WS-05", "TR-MK-21")
def test_in_the_last_round_a_component_that_nobody_sells_comes_too_late() -> None:
    position = learning(5).market(orders=["rope", "", "", ""]).position()
    late = caution("components-too-late", "TR-WS-05", component="rope")
    assert warnings(position, "learn chinese-sticks") == [late]
    assert warnings(position, "learn linking-rings") == []
    assert warnings(position, "reroll bank-1") == []


@pytest.mark.rule("TR-WS-05", "TR-MK-21")
@pytest.mark.parametrize("round", [3, 4])
def test_before_the_last_round_every_component_can_still_be_ordered(round: int) -> None:
    assert warnings(learning(round).position(), "learn chinese-sticks") == []


@pytest.mark.rule("TR-WS-05", "TR-MK-24")
def test_what_is_on_sale_or_in_the_workshop_does_not_come_too_late() -> None:
    assert warnings(learning(5).market(quick="rope").position(), "learn chinese-sticks") == []
    stalls = ["wood", "rope", "glass", "fabric"]
    assert warnings(learning(5).market(stalls=stalls).position(), "learn chinese-sticks") == []
    assert warnings(learning(5).components(0, rope=2).position(), "learn chinese-sticks") == []


@pytest.mark.rule("TR-WS-05", "TR-CMP-11")
def test_what_a_stack_counts_decides_whether_enough_is_there() -> None:
    late = caution("components-too-late", "TR-WS-05", component="rope")
    assert warnings(learning(5).components(0, rope=1).position(), "learn chinese-sticks") == [late]
    scene = learning(5).team(0, "manager").components(0, "manager", rope=1)
    assert warnings(scene.position(), "learn chinese-sticks") == []
    others = learning(5).components(1, rope=2)
    assert warnings(others.position(), "learn chinese-sticks") == [late]


@pytest.mark.rule("TR-AP-10", "TR-ANY-09")
def test_only_a_legal_answer_of_a_seat_that_is_asked_is_warned_about() -> None:
    scene = table(2).coins(0, 0).trick(0, "levitation").placed(1, "manager", "market-1")
    position = scene.assigned(0, "manager", "market-row").placing(0).position()
    assert warnings(position, "place manager market-1") == []
    assert warnings(position, "place manager workshop-1") == []
    assert warnings(position, "return levitation") == []
    assert warnings(position, "place manager market-4", 1) == []


@pytest.mark.rule("TR-ASSIGN-08")
@pytest.mark.parametrize(
    "scene",
    [
        table(3, MORE_CARDS).team(0, "manager").planning(),
        table(3)
        .coins(0, 0)
        .assigned(0, "magician", "theater")
        .assigned(0, "apprentice-1", "workshop")
        .placing(0),
        learning(5),
    ],
    ids=["planning", "placing", "learning"],
)
def test_warnings_rest_on_what_the_seat_can_see(scene: table) -> None:
    position = scene.position()
    if position.view(0).phase == "assignment":
        play(position, "send magician workshop", "send manager workshop", seat=0)
    told = all_cautions(position, 0)
    assert any(told)
    for seed in range(10):
        guess = scene.game.guess(position.view(0), Random(seed))
        assert guess.choices(0) == position.choices(0)
        assert all_cautions(guess, 0) == told
