"""TR-INIT: who comes first, and what that governs."""

from __future__ import annotations

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.events import (
    Advertised,
    AdvertisingDeclined,
    InitiativeSet,
    RoundBegan,
    WagesPaid,
)
from tests.games.trickerion.helpers.changes import changed_fields
from tests.games.trickerion.helpers.openings import every_seat_count
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import END, last_turn

CARD = "riverside-theater-1"


def order_after(order: tuple[int, ...], *fame: int) -> tuple[int, ...]:
    """The order of the next round after a round in that order, with that fame of seats 0, 1, …"""
    scene = table(len(fame)).order(*order)
    for seat, points in enumerate(fame):
        scene.fame(seat, points)
    position = last_turn(scene)
    events = play(position, END)
    assert [event for event in events if isinstance(event, InitiativeSet)] == [InitiativeSet(position.order)]
    assert position.waiting == (position.order[0],)
    return position.order


@pytest.mark.rule("TR-INIT-01")
@pytest.mark.parametrize(
    ("fame", "order"),
    [((9, 7, 8), (1, 2, 0)), ((1, 2, 3), (0, 1, 2)), ((30, 20, 10), (2, 1, 0)), ((12, 0, 5), (1, 2, 0))],
)
def test_the_least_fame_comes_first(fame: tuple[int, ...], order: tuple[int, ...]) -> None:
    assert order_after((0, 1, 2), *fame) == order


@pytest.mark.rule("TR-INIT-01")
@pytest.mark.parametrize("played", [1, 2, 3, 4])
def test_the_order_is_set_anew_in_every_round_from_the_second_on(played: int) -> None:
    position = last_turn(table().round(played).fame(0, 8))
    *_, began, initiative = play(position, END)
    assert began == RoundBegan(played + 1, position.view(None).dice)
    assert initiative == InitiativeSet((1, 0))
    assert position.view(None).order == (1, 0)


@pytest.mark.rule("TR-INIT-02")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_who_are_tied_change_places(order: tuple[int, ...]) -> None:
    assert order_after(order, 5, 5) == order[::-1]


@pytest.mark.rule("TR-INIT-02")
def test_only_those_who_are_tied_change_places() -> None:
    assert order_after((2, 0, 1), 6, 4, 6) == (1, 0, 2)
    assert order_after((0, 2, 1), 6, 4, 6) == (1, 2, 0)


@pytest.mark.rule("TR-INIT-03")
@pytest.mark.parametrize(
    ("fame", "order"),
    [
        ((10, 8, 10, 10), (1, 3, 2, 0)),
        ((7, 7, 9, 9), (1, 0, 3, 2)),
        ((9, 9, 7, 7), (3, 2, 1, 0)),
        ((5, 5, 5, 5), (3, 2, 1, 0)),
        ((5, 5, 5, 9), (2, 1, 0, 3)),
    ],
)
def test_every_group_of_tied_players_is_reversed_as_a_whole(
    fame: tuple[int, ...], order: tuple[int, ...]
) -> None:
    assert order_after((0, 1, 2, 3), *fame) == order


@pytest.mark.rule("TR-INIT-03")
def test_a_tied_group_is_reversed_from_the_order_of_the_previous_round() -> None:
    assert order_after((2, 0, 3, 1), 10, 8, 10, 10) == (1, 3, 0, 2)
    assert order_after((2, 0, 3, 1), 4, 4, 4, 4) == (1, 3, 0, 2)


@pytest.mark.rule("TR-INIT-04")
def test_fame_lost_in_the_end_turn_phase_counts_for_the_new_order() -> None:
    scene = table().order(1, 0).fame(0, 7).fame(1, 6).coins(0, 0).placed(0, "engineer", "workshop-1")
    position = last_turn(scene, seat=1)
    events = play(position, END)
    assert [event for event in events if isinstance(event, WagesPaid)] == [WagesPaid(0, 2, 0, 4)]
    assert position.scores == (3, 6)
    # Without coins seat 0 cannot advertise, and nobody asks it.
    assert events[-2:] == [InitiativeSet((0, 1)), AdvertisingDeclined(0)]


@pytest.mark.rule("TR-INIT-05")
@pytest.mark.parametrize(("players", "spaces"), [(2, (1, 3)), (3, (1, 2, 3)), (4, (1, 2, 3, 4))])
def test_two_players_occupy_the_spaces_one_and_three(players: int, spaces: tuple[int, ...]) -> None:
    position = table(players).advertising(0).position()
    assert position.view(None).spaces == spaces
    for seat, space in enumerate(spaces):
        assert position.asked(seat) == Asked("advertise", "TR-ADV-01", seat, {"price": space}, "trickerion")
        play(position, "decline")
    assert position.view(None).phase == "assignment"


@pytest.mark.rule("TR-INIT-06")
def test_fame_that_changes_during_a_round_leaves_the_order_alone() -> None:
    scene = table().order(0, 1).trick(0, "enchanted-butterflies").advertising(0)
    position = scene.marker(0, "enchanted-butterflies", CARD, 1, "down").position()
    assert play(position, "advertise", "decline")[0] == Advertised(0, 1, 2)
    assert position.scores == (7, 5)
    assert position.order == (0, 1)
    for seat in (1, 0):
        play(position, "send magician theater", "send apprentice-1 workshop", "confirm", seat=seat)
    assert position.waiting == (0,)
    play(position, "place magician sunday-stage", "idle magician", "idle apprentice-1", "idle apprentice-1")
    assert position.asked(0) == Asked("perform", "TR-PERF-04", 0, {"day": "sunday"}, "trickerion")
    assert position.order == (0, 1)
    before = position.scores[0]
    events = play(position, f"perform {CARD}")
    assert position.scores[0] > before
    assert [event for event in events if isinstance(event, InitiativeSet)] == [InitiativeSet((1, 0))]


@pytest.mark.rule("TR-INIT-07")
def test_the_order_is_a_list_of_its_own() -> None:
    position = table(3).order(2, 0, 1).fame(0, 3).fame(1, 20).fame(2, 11).advertising(2).position()
    for seat in (0, 1, 2, None):
        assert position.view(seat).order == (2, 0, 1)
        assert position.view(seat).fame == (3, 20, 11)
    assert position.to_dict()["order"] == [2, 0, 1]
    before = position.to_dict()
    play(position, "advertise")
    assert changed_fields(before, position.to_dict()) == {"asked", "coins", "fame", "workshops"}


@pytest.mark.rule("TR-INIT-08")
def test_turns_of_the_placement_phase_follow_the_order() -> None:
    scene = table(3).order(2, 0, 1)
    for seat in range(3):
        scene.assigned(seat, "magician", "workshop").assigned(seat, "apprentice-1", "workshop")
    position = scene.placing(2).position()
    turns = []
    while position.view(None).phase == "placement":
        turns.append(position.waiting)
        play(position, f"idle {'magician' if len(turns) < 4 else 'apprentice-1'}")
    assert turns == [(2,), (0,), (1,), (2,), (0,), (1,)]


@pytest.mark.rule("TR-INIT-08")
def test_performances_follow_the_days_and_not_the_order() -> None:
    position = last_turn(
        table()
        .order(1, 0)
        .trick(0, "enchanted-butterflies")
        .trick(1, "linking-rings")
        .marker(0, "enchanted-butterflies", CARD, 1, "down")
        .marker(1, "linking-rings", CARD, 3, "up")
        .placed(0, "magician", "thursday-stage")
        .placed(1, "magician", "sunday-stage")
    )
    play(position, END)
    assert position.waiting == (0,)
    assert position.asked(0) == Asked("perform", "TR-PERF-04", 0, {"day": "thursday"}, "trickerion")
    play(position, "decline")
    assert position.waiting == (1,)
    assert position.asked(1) == Asked("perform", "TR-PERF-04", 1, {"day": "sunday"}, "trickerion")


@pytest.mark.rule("TR-INIT-08")
@every_seat_count
def test_the_cost_of_a_poster_follows_the_order(players: int) -> None:
    order = tuple(range(players))[::-1]
    position = table(players).order(*order).advertising(order[0]).position()
    spaces = position.view(None).spaces
    for seat, space in zip(order, spaces, strict=True):
        assert position.waiting == (seat,)
        assert play(position, "advertise") == [Advertised(seat, space, 2)]
