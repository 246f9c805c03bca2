"""Initiative, advertising, assignment, placement, the end of the round, and final scoring."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    CardAdded,
    CardDiscarded,
    GameEnded,
    PlansRevealed,
    Scored,
    WagesPaid,
)
from sleight.games.trickerion.flow.phases import initiative
from tests.games.trickerion.helpers.playing import play, refused, texts, warned
from tests.games.trickerion.helpers.scenario import table


@pytest.mark.rule("TR-INIT-01", "TR-INIT-02", "TR-INIT-03")
@pytest.mark.parametrize(
    ("fame", "order"),
    [((10, 8, 10, 10), (1, 3, 2, 0)), ((7, 7, 9, 9), (1, 0, 3, 2)), ((4, 3, 2, 1), (3, 2, 1, 0))],
)
def test_the_poorest_is_first_and_ties_are_reversed(fame: tuple[int, ...], order: tuple[int, ...]) -> None:
    scene = table(4).advertising(0)
    for seat, value in enumerate(fame):
        scene.fame(seat, value)
    position = scene.position()
    initiative.reorder(position)
    assert position.order == order


@pytest.mark.rule("TR-ADV-01", "TR-ADV-02", "TR-ADV-03", "TR-ADV-04")
def test_advertising_costs_the_number_of_the_space() -> None:
    position = table(2).order(1, 0).advertising(1).position()
    play(position, "advertise", "advertise")
    view = position.view(0)
    assert (view.coins, view.fame) == ((7, 9), (7, 7))
    assert [workshop.poster for workshop in view.workshops] == [True, True]
    assert view.phase == "assignment"


@pytest.mark.rule("TR-ADV-05", "TR-ADV-06", "TR-ADV-07")
def test_who_cannot_pay_is_not_asked() -> None:
    position = table(2).coins(1, 2).shards(1, 5).advertising(0).position()
    assert texts(position) == ["advertise", "decline"]
    play(position, "decline")
    assert position.view(0).phase == "assignment"


@pytest.mark.rule("TR-ASSIGN-01", "TR-ASSIGN-05", "TR-ASSIGN-09", "TR-ASSIGN-10")
def test_characters_are_planned_one_after_the_other() -> None:
    position = table(2).team(0, "manager", "apprentice-2").planning().position()
    assert texts(position, 0) == [
        "send magician downtown",
        "send magician market-row",
        "send magician workshop",
        "send magician theater",
        "rest magician",
    ]
    play(position, "send magician workshop", "send manager workshop", seat=0)
    assert "send apprentice-1 workshop" not in texts(position, 0)
    assert refused(position, "send apprentice-1 workshop", 0) == "no-card-left"
    assert refused(position, "rest apprentice-2", 0) == "another-character"
    play(position, "rest apprentice-1", "rest apprentice-2", seat=0)
    assert texts(position, 0) == ["confirm"]
    assert position.waiting == (0, 1)


@pytest.mark.rule("TR-ASSIGN-07", "TR-ASSIGN-08", "TR-PLACE-01")
def test_plans_are_sealed_until_all_are_in() -> None:
    position = table(2).planning().position()
    play(position, "send magician theater", "rest apprentice-1", "confirm", seat=0)
    assert position.waiting == (1,)
    assert [character.card for character in position.view(1).workshops[0].characters] == ["", ""]
    assert [character.card for character in position.view(0).me.characters] == ["theater", ""]
    play(position, "rest magician", "send apprentice-1 downtown", seat=1)
    events = play(position, "confirm", seat=1)
    (revealed,) = [event for event in events if isinstance(event, PlansRevealed)]
    assert [(card.seat, card.character, card.card) for card in revealed.cards] == [
        (0, "magician", "theater"),
        (1, "apprentice-1", "downtown"),
    ]
    assert [character.card for character in position.view(1).workshops[0].characters] == ["theater", ""]


@pytest.mark.rule("TR-ASSIGN-08")
def test_a_plan_may_be_taken_back_a_few_times() -> None:
    position = table(2).planning().position()
    assert refused(position, "replan", 0) == "nothing-planned"
    for _ in range(9):
        play(position, "send magician theater", "replan", seat=0)
    play(position, "send magician theater", seat=0)
    assert refused(position, "replan", 0) == "replanned-enough"
    play(position, "rest apprentice-1", "confirm", seat=0)
    assert refused(position, "replan", 0) == "not-asked"


@pytest.mark.rule("TR-PLACE-02", "TR-PLACE-03", "TR-PLACE-09", "TR-PLACE-11")
def test_players_take_turns_with_one_character_each() -> None:
    position = (
        table(2)
        .order(1, 0)
        .assigned(0, "magician", "workshop")
        .assigned(0, "apprentice-1", "workshop")
        .assigned(1, "magician", "downtown")
        .placing(1)
        .position()
    )
    assert texts(position) == ["place magician downtown-1", "place magician downtown-4", "idle magician"]
    play(position, "idle magician")
    assert position.waiting == (0,)
    assert refused(position, "place magician downtown-1") == "elsewhere"
    play(position, "idle magician")
    assert position.waiting == (0,)
    assert refused(position, "idle magician") == "not-to-handle"


@pytest.mark.rule("TR-PLACE-05", "TR-PLACE-12", "TR-SETUP-27")
def test_a_character_without_a_slot_can_only_be_idle() -> None:
    position = (
        table(3)
        .placed(1, "magician", "downtown-1")
        .assigned(0, "apprentice-1", "downtown")
        .placing(0)
        .position()
    )
    assert refused(position, "place apprentice-1 downtown-1") == "slot-taken"
    assert refused(position, "place apprentice-1 downtown-3") == "slot-closed"
    position = (
        table(2)
        .placed(0, "magician", "downtown-1")
        .placed(1, "magician", "downtown-4")
        .assigned(0, "apprentice-1", "downtown")
        .placing(0)
        .position()
    )
    assert texts(position) == ["idle apprentice-1"]


@pytest.mark.rule("TR-AP-01", "TR-AP-02", "TR-AP-03", "TR-AP-04")
@pytest.mark.parametrize(
    ("character", "card", "slot", "answer", "points"),
    [
        ("magician", "downtown", "downtown-1", "enhance", 6),
        ("magician", "downtown", "downtown-1", "plain", 5),
        ("manager", "market-row", "market-4", "enhance", 3),
        ("apprentice-1", "market-row", "market-4", "enhance", 2),
    ],
)
def test_points_of_a_placement(character: str, card: str, slot: str, answer: str, points: int) -> None:
    position = table(2).assigned(0, character, card).placing(0).position()
    play(position, f"place {character} {slot}")
    assert texts(position) == ["enhance", "plain"]
    play(position, answer)
    assert position.points == points
    assert position.view(0).shards[0] == (answer == "plain")


@pytest.mark.rule("TR-AP-13", "TR-TH-02", "TR-TH-08", "TR-PLACE-13")
def test_an_apprentice_on_sunday_can_do_nothing() -> None:
    position = (
        table(2)
        .trick(0, "linking-rings", ready=2)
        .assigned(0, "apprentice-1", "theater")
        .assigned(1, "magician", "theater")
        .placing(0)
        .position()
    )
    play(position, "place apprentice-1 sunday-1")
    assert position.waiting == (1,)
    assert position.view(0).me.day == "sunday"


@pytest.mark.rule("TR-END-02", "TR-END-03", "TR-END-08", "TR-END-09")
@pytest.mark.parametrize(
    ("coins", "fame", "paid", "lost", "left"), [(3, 9, 3, 4, 5), (0, 5, 0, 5, 0), (9, 5, 5, 0, 5)]
)
def test_wages_and_what_unpaid_ones_cost(coins: int, fame: int, paid: int, lost: int, left: int) -> None:
    position = (
        table(2)
        .coins(0, coins)
        .fame(0, fame)
        .placed(0, "manager", "workshop-1")
        .placed(0, "engineer", "workshop-2")
        .placed(0, "apprentice-1", "downtown-1")
        .team(0, "assistant")
        .placed(0, "apprentice-4", "downtown-4")
        .assigned(1, "magician", "workshop")
        .placing(1)
        .position()
    )
    events = play(position, "idle magician")
    assert [event for event in events if isinstance(event, WagesPaid)] == [WagesPaid(0, 5, paid, lost)]
    assert position.view(0).fame[0] == left


@pytest.mark.rule("TR-END-12", "TR-END-13", "TR-DT-28", "TR-DT-29")
def test_a_hired_apprentice_finds_a_home() -> None:
    position = (
        table(2)
        .team(0, "assistant")
        .hired(0, "apprentice-2")
        .hired(0, "manager")
        .assigned(1, "magician", "workshop")
        .placing(1)
        .position()
    )
    play(position, "idle magician")
    assert position.waiting == (0,)
    assert texts(position) == ["keep player", "keep assistant"]
    play(position, "keep assistant")
    characters = {character.id: character.at for character in position.view(0).me.characters}
    assert set(characters) == {"magician", "manager", "assistant", "apprentice-1", "apprentice-4"}
    assert set(characters.values()) == {"home"}


@pytest.mark.rule("TR-END-20", "TR-END-21", "TR-END-22", "TR-END-23")
def test_cards_move_and_the_last_one_leaves_from_round_three() -> None:
    for number, leaves in ((2, False), (3, True)):
        scene = table(2).round(number).trick(0, "linking-rings", ready=1)
        cards = ["riverside-theater-1", "riverside-theater-2", "riverside-theater-3"][:number]
        position = (
            scene.marker(0, "linking-rings", cards[-1], 1, "down")
            .marker(0, "linking-rings", cards[0], 1, "down")
            .assigned(1, "magician", "workshop")
            .placing(1)
            .position()
        )
        events = play(position, "idle magician")
        added = next(event.card for event in events if isinstance(event, CardAdded))
        gone = [event for event in events if isinstance(event, CardDiscarded)]
        assert gone == ([CardDiscarded(cards[-1], 1)] if leaves else [])
        view = position.view(0)
        kept = cards[:-1] if leaves else cards
        assert [show.card for show in view.theater] == [added, *kept]
        assert view.theater[1].markers[0] is not None
        assert view.me.tricks[0].spare == (2 if leaves else 1)


@pytest.mark.rule("TR-SCORE-03", "TR-SCORE-04", "TR-SCORE-05", "TR-SCORE-06")
def test_final_scoring_by_category_with_its_cap() -> None:
    position = (
        table(2)
        .round(5)
        .deck()
        .fame(0, 10)
        .coins(0, 11)
        .shards(0, 25)
        .team(0, "manager", "engineer", "apprentice-2")
        .hired(0, "apprentice-3")
        .assigned(1, "magician", "workshop")
        .placing(1)
        .position()
    )
    events = play(position, "idle magician")
    scored = {event.category: event.fame for event in events if isinstance(event, Scored) and event.seat == 0}
    assert scored == {"shards": 20, "coins": 3, "apprentices": 6, "specialists": 6}
    assert position.scores[0] == 45
    assert events[-1] == GameEnded((0,))


@pytest.mark.rule("TR-SCORE-19", "TR-SCORE-20", "TR-SCORE-21")
def test_a_tie_goes_to_the_earlier_in_the_last_order() -> None:
    position = table(2).round(5).deck().order(1, 0).assigned(1, "magician", "workshop").placing(1).position()
    play(position, "idle magician")
    assert position.scores[0] == position.scores[1]
    assert (position.winners, position.ranks) == ((1,), (2, 1))


def test_warnings_about_foolish_placements() -> None:
    position = (
        table(2)
        .coins(0, 0)
        .assigned(0, "magician", "theater")
        .assigned(0, "manager", "downtown")
        .placing(0)
        .position()
    )
    assert warned(position, "place magician friday-stage") == ["nothing-to-perform"]
    assert warned(position, "place manager downtown-1") == ["wages-missing"]
    assert warned(position, "idle manager") == []


def test_a_warning_about_a_plan_without_a_slot() -> None:
    position = table(2).team(0, "manager", "engineer").planning().position()
    play(position, "send magician downtown", "send manager downtown", seat=0)
    assert warned(position, "send engineer workshop", 0) == []
    play(position, "send engineer theater", seat=0)
    assert warned(position, "send apprentice-1 theater", 0) == []
