"""TR-END-01 to 14, 32, 35, 36: the steps of the end of a turn, wages, and the way home."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import (
    ApprenticeHoused,
    CardAdded,
    CardDiscarded,
    CharacterIdled,
    CharactersReturned,
    InitiativeSet,
    OrdersDelivered,
    RoundBegan,
    WagesPaid,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained, purses
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.reading import team
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import last_magician

DAYS = ("thursday", "friday", "saturday", "sunday")
STOCK = ("wood", "metal", "glass", "fabric")


def end(position: TrickerionPosition) -> list[sleight.Event]:
    """Let the round end; what happened after the magician was made idle."""
    events = play(position, "idle magician")
    assert events[0] == CharacterIdled(1, "magician")
    return events[1:]


def wages(scene: table) -> list[WagesPaid]:
    """The wages that are paid at the end of the round."""
    return [event for event in end(last_magician(scene)) if isinstance(event, WagesPaid)]


@pytest.mark.rule("TR-END-01", "TR-END-32", "TR-END-35")
def test_the_steps_come_in_their_order_and_those_of_the_dark_alley_are_left_out() -> None:
    position = last_magician(
        table()
        .round(3)
        .deck("grand-magorian-5", "grand-magorian-6")
        .placed(0, "apprentice-1", "workshop-1")
        .placed(1, "engineer", "market-1")
        .poster(0)
        .market(orders=["rope", "", "", ""])
    )
    assert end(position) == [
        WagesPaid(0, 1, 1, 0),
        WagesPaid(1, 2, 2, 0),
        CharactersReturned(),
        OrdersDelivered(("rope", "metal", "glass", "fabric")),
        CardDiscarded("riverside-theater-3", 0),
        CardAdded("grand-magorian-5"),
        RoundBegan(4, position.view(None).dice),
        InitiativeSet((1, 0)),
    ]
    assert not position.view(None).workshops[0].poster


@pytest.mark.rule("TR-END-01")
def test_wages_are_paid_in_initiative_order() -> None:
    scene = table().order(1, 0).placed(0, "apprentice-1", "workshop-1").placed(1, "manager", "workshop-1")
    assert wages(scene) == [WagesPaid(1, 2, 2, 0), WagesPaid(0, 1, 1, 0)]


@pytest.mark.rule("TR-END-02")
def test_each_apprentice_that_worked_costs_a_coin() -> None:
    scene = (
        table()
        .placed(0, "apprentice-1", "workshop-1")
        .placed(0, "apprentice-2", "downtown-1")
        .placed(0, "apprentice-3", "market-1")
    )
    position = last_magician(scene)
    assert gained(position, "idle magician") == [(0, -3, 0), NOTHING]
    assert wages(scene) == [WagesPaid(0, 3, 3, 0)]


@pytest.mark.rule("TR-END-02")
def test_the_apprentice_on_the_assistants_board_costs_nothing() -> None:
    scene = table().team(0, "assistant").placed(0, "apprentice-4", "workshop-1")
    assert wages(scene) == []
    assert wages(scene.placed(0, "apprentice-1", "workshop-2")) == [WagesPaid(0, 1, 1, 0)]


@pytest.mark.rule("TR-END-03")
@pytest.mark.parametrize("specialist", ["manager", "engineer", "assistant"])
def test_a_specialist_that_worked_costs_two_coins(specialist: str) -> None:
    scene = table().placed(0, specialist, "workshop-1")
    assert wages(scene) == [WagesPaid(0, 2, 2, 0)]
    assert gained(last_magician(scene), "idle magician") == [(0, -2, 0), NOTHING]


@pytest.mark.rule("TR-END-04")
@pytest.mark.parametrize("slot", ["workshop-1", "downtown-1", "friday-1", "friday-stage"])
def test_a_magician_costs_nothing(slot: str) -> None:
    scene = table().placed(0, "magician", slot)
    assert wages(scene) == []
    assert gained(last_magician(scene), "idle magician") == [NOTHING, NOTHING]


@pytest.mark.rule("TR-END-05")
def test_who_is_idle_costs_nothing() -> None:
    scene = table().team(0, "assistant", "apprentice-2")
    scene.assigned(0, "engineer", "theater").assigned(0, "apprentice-1", "workshop").placing(0)
    position = scene.position()
    events = play(position, "idle engineer", "idle apprentice-1")
    assert [event for event in events if isinstance(event, WagesPaid)] == []
    assert purses(position) == [(5, 10, 1), (5, 10, 1)]


@pytest.mark.rule("TR-END-06")
@pytest.mark.parametrize(
    "slot", ["downtown-2", "downtown-4", "market-1", "workshop-2", "thursday-1", "sunday-2"]
)
def test_who_was_placed_has_worked_even_without_any_action(slot: str) -> None:
    assert wages(table(4).placed(0, "apprentice-1", slot)) == [WagesPaid(0, 1, 1, 0)]
    assert wages(table(4).placed(0, "engineer", slot)) == [WagesPaid(0, 2, 2, 0)]


@pytest.mark.rule("TR-END-07")
@pytest.mark.parametrize("hired", ["manager", "engineer", "assistant", "apprentice-2"])
def test_who_was_hired_this_round_costs_nothing_yet(hired: str) -> None:
    scene = table().hired(0, hired)
    assert wages(scene) == []
    assert gained(last_magician(scene), "idle magician") == [NOTHING, NOTHING]


@pytest.mark.rule("TR-END-08")
@pytest.mark.parametrize(("coins", "paid", "lost"), [(0, 0, 6), (1, 1, 4), (2, 2, 2), (3, 3, 0), (4, 3, 0)])
def test_wages_are_paid_unasked_as_far_as_the_coins_go(coins: int, paid: int, lost: int) -> None:
    scene = table().coins(0, coins).fame(0, 9).shards(0, 5)
    scene.placed(0, "engineer", "workshop-1").placed(0, "apprentice-1", "workshop-2")
    assert wages(scene) == [WagesPaid(0, 3, paid, lost)]
    assert gained(last_magician(scene), "idle magician") == [(-lost, -paid, 0), NOTHING]


@pytest.mark.rule("TR-END-09")
def test_each_coin_not_paid_costs_two_fame() -> None:
    scene = (
        table()
        .coins(0, 3)
        .fame(0, 20)
        .placed(0, "engineer", "workshop-1")
        .placed(0, "manager", "workshop-2")
        .placed(0, "apprentice-1", "market-1")
    )
    assert wages(scene) == [WagesPaid(0, 5, 3, 4)]
    assert gained(last_magician(scene), "idle magician") == [(-4, -3, 0), NOTHING]


@pytest.mark.rule("TR-END-09")
def test_unpaid_wages_never_take_more_fame_than_there_is() -> None:
    scene = (
        table().coins(0, 0).fame(0, 5).placed(0, "engineer", "workshop-1").placed(0, "manager", "workshop-2")
    )
    assert wages(scene) == [WagesPaid(0, 4, 0, 5)]
    position = last_magician(scene)
    end(position)
    assert purses(position) == [(0, 0, 1), (5, 10, 1)]


@pytest.mark.rule("TR-END-09")
def test_everybody_loses_by_the_own_unpaid_wages_only() -> None:
    scene = table().coins(1, 1).fame(1, 3).placed(1, "engineer", "workshop-1")
    assert wages(scene) == [WagesPaid(1, 2, 1, 2)]
    assert gained(last_magician(scene), "idle magician") == [NOTHING, (-2, -1, 0)]


@pytest.mark.rule("TR-END-10")
def test_coins_from_the_performance_pay_wages() -> None:
    position = (
        table()
        .coins(0, 0)
        .trick(0, "linking-rings")
        .marker(0, "linking-rings", "riverside-theater-1", 1, "down")
        .placed(0, "magician", "friday-stage")
        .placed(0, "apprentice-1", "friday-1")
        .performing(0)
        .position()
    )
    events = play(position, "perform riverside-theater-1")
    assert [event for event in events if isinstance(event, WagesPaid)] == [WagesPaid(0, 1, 1, 0)]
    # Linking Rings pay 2 coins, and the card 1 shard.
    assert purses(position) == [(5, 1, 2), (5, 10, 1)]


@pytest.mark.rule("TR-END-10")
def test_shards_do_not_pay_wages() -> None:
    scene = table().coins(0, 0).shards(0, 4).placed(0, "apprentice-1", "workshop-1")
    assert gained(last_magician(scene), "idle magician") == [(-2, 0, 0), NOTHING]


@pytest.mark.rule("TR-END-11")
def test_all_characters_return_to_their_own_homes() -> None:
    position = last_magician(
        table()
        .placed(0, "magician", "friday-stage")
        .placed(0, "assistant", "friday-1")
        .placed(0, "apprentice-4", "workshop-1")
        .placed(0, "apprentice-1", "downtown-1")
        .placed(1, "apprentice-1", "market-1")
        .hired(1, "engineer")
    )
    end(position)
    assert team(position, 0) == dict.fromkeys(
        ("magician", "assistant", "apprentice-1", "apprentice-4"), "home"
    )
    assert team(position, 1) == dict.fromkeys(("magician", "engineer", "apprentice-1"), "home")
    assert [workshop.day for workshop in position.view(None).workshops] == ["", ""]


@pytest.mark.rule("TR-END-11")
def test_slots_and_days_are_free_again_in_the_next_round() -> None:
    position = last_magician(
        table()
        .placed(0, "magician", "thursday-1")
        .placed(0, "apprentice-1", "workshop-1")
        .placed(1, "apprentice-1", "downtown-1")
    )
    end(position)
    play(position, "decline", "decline")
    play(position, "send magician theater", "rest apprentice-1", "confirm", seat=0)
    play(position, "send magician theater", "send apprentice-1 downtown", "confirm", seat=1)
    assert position.waiting == (1,)
    every = [f"{day}-{slot}" for day in DAYS for slot in ("1", "2", "stage")]
    assert texts(position) == [
        *(f"place magician {slot}" for slot in every),
        "idle magician",
        "place apprentice-1 downtown-1",
        "place apprentice-1 downtown-4",
        "idle apprentice-1",
    ]


@pytest.mark.rule("TR-END-12")
def test_the_board_of_a_hired_specialist_is_attached() -> None:
    scene = table().components(0, wood=1).hired(0, "manager").shards(0, 0)
    before = scene.acting(0, "magician", "workshop-1").position()
    assert refused(before, "shelve wood empty") == "specialist-missing"
    scene.fields.update(actor="", points=0, asked=[None, None])
    position = last_magician(scene)
    end(position)
    assert team(position, 0)["manager"] == "home"
    play(position, "decline", "decline")
    play(position, "send magician workshop", "rest manager", "rest apprentice-1", "confirm", seat=0)
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    play(position, "place magician workshop-1")
    assert refused(position, "shelve wood empty") == ""


def with_assistant() -> table:
    """Seat 0 has an assistant whose apprentice slot is free, and has hired an apprentice."""
    return table().team(0, "assistant").hired(0, "apprentice-2")


@pytest.mark.rule("TR-END-13")
@pytest.mark.parametrize(("board", "home"), [("player", "apprentice-2"), ("assistant", "apprentice-4")])
def test_a_hired_apprentice_lives_where_its_owner_wants(board: str, home: str) -> None:
    position = last_magician(with_assistant())
    assert end(position)[-1] == CharactersReturned()
    assert (position.waiting, position.view(None).phase) == ((0,), "end-turn")
    assert texts(position) == ["keep player", "keep assistant"]
    assert refused(position, "keep manager") == "no-room-there"
    assert refused(position, "decline") == "answer-first"
    assert refused(position, "replan") == "in-the-middle"
    events = play(position, f"keep {board}")
    assert events[:2] == [ApprenticeHoused(0, board), OrdersDelivered(STOCK)]
    assert team(position, 0) == dict.fromkeys(("magician", "assistant", "apprentice-1", home), "home")
    assert position.view(None).phase == "advertise"


@pytest.mark.rule("TR-END-13")
def test_an_assistant_hired_in_the_same_round_offers_its_slot() -> None:
    position = last_magician(table().hired(0, "assistant").hired(0, "apprentice-2"))
    end(position)
    assert texts(position) == ["keep player", "keep assistant"]


@pytest.mark.rule("TR-END-13")
@pytest.mark.parametrize(
    "scene",
    [
        table().hired(0, "apprentice-2"),
        table().team(0, "assistant", "apprentice-4").hired(0, "apprentice-2"),
        table().team(0, "assistant", "apprentice-2", "apprentice-3").hired(0, "apprentice-4"),
        table().team(0, "apprentice-2").hired(0, "assistant"),
    ],
)
def test_without_two_free_homes_nobody_is_asked(scene: table) -> None:
    position = last_magician(scene)
    before = set(team(position, 0))
    end(position)
    assert position.view(None).phase == "advertise"
    assert team(position, 0) == dict.fromkeys(before, "home")


@pytest.mark.rule("TR-END-13")
def test_several_owners_of_hired_apprentices_are_asked_in_initiative_order() -> None:
    position = last_magician(with_assistant().order(1, 0).team(1, "assistant").hired(1, "apprentice-2"))
    end(position)
    assert position.waiting == (1,)
    play(position, "keep assistant")
    assert position.waiting == (0,)
    play(position, "keep player")
    assert team(position, 0) == dict.fromkeys(
        ("magician", "assistant", "apprentice-1", "apprentice-2"), "home"
    )
    assert team(position, 1) == dict.fromkeys(
        ("magician", "assistant", "apprentice-1", "apprentice-4"), "home"
    )


@pytest.mark.rule("TR-END-14")
def test_all_cards_return_to_hand() -> None:
    position = last_magician(
        table()
        .placed(0, "magician", "friday-stage")
        .placed(0, "apprentice-1", "workshop-1")
        .assigned(1, "apprentice-1", "downtown")
    )
    play(position, "idle apprentice-1")
    end(position)
    characters = [each for workshop in position.view(None).workshops for each in workshop.characters]
    assert [(each.card, each.waits) for each in characters] == [("", False)] * 4


@pytest.mark.rule("TR-END-36")
def test_the_last_round_ends_like_any_other_before_the_scoring() -> None:
    position = last_magician(
        table()
        .round(5)
        .hired(0, "engineer")
        .placed(0, "apprentice-1", "workshop-1")
        .market(orders=["rope", "", "", ""])
        .poster(1)
    )
    events = end(position)
    assert events[:4] == [
        WagesPaid(0, 1, 1, 0),
        CharactersReturned(),
        OrdersDelivered(("rope", "metal", "glass", "fabric")),
        CardDiscarded("riverside-theater-3", 0),
    ]
    assert {type(event).__name__ for event in events[4:]} == {"Scored", "GameEnded"}
    assert team(position, 0) == dict.fromkeys(("magician", "engineer", "apprentice-1"), "home")
    assert not position.view(None).workshops[1].poster
    assert (position.view(None).phase, position.view(None).round) == ("over", 5)
