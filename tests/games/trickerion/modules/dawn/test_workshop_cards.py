"""DT-CARD-03, 04: Assembly Line and Pressure Valve."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.modules.dawn.events import MachineBuilt, MachineReactivated
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import board, built, states, used, why, with_dawn
from tests.games.trickerion.helpers.playing import (
    asked,
    is_sound,
    kind,
    play,
    question,
    refusal,
    texts,
    useless_bonus,
    why_not,
)
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import table

LINE, VALVE = "assembly-line", "pressure-valve"
BUILD = "build-machine"
FLIP = "reactivate-machine mechanical-"


def _at_work(
    card: str,
    count: int,
    inactive: Sequence[int] = (),
    used: Sequence[int] = (),
    points: int = 3,
    **options: object,
) -> table:
    """The magician of seat 0 is in the workshop with the bonus of a card, and has machines."""
    scene = built(with_dawn(2, **options), 0, count, inactive, used).shards(0, 0)
    scene.acting(0, "magician", "workshop-1", points, card)
    return scene.assigned(1, "apprentice-1", "downtown")


def _coins(position: TrickerionPosition) -> int:
    return position.view(0).coins[0]


# --- Assembly Line ------------------------------------------------------------------------------


@pytest.mark.rule("DT-CARD-03", "DT-DATA-08", "DT-BUILD-04")
@pytest.mark.parametrize(("count", "costs", "paid"), [(0, "default", 0), (1, "default", 1), (1, "heavy", 2)])
def test_a_second_machine_costs_no_point_and_a_coin_less(count: int, costs: str, paid: int) -> None:
    position = _at_work(LINE, count, machine_costs=costs).position()
    built_first = play(position, "bonus")
    assert [event.machine for event in built_first if isinstance(event, MachineBuilt)] == [
        f"mechanical-{count + 1}"
    ]
    machine = f"mechanical-{count + 2}"
    assert asked(position) == question("build-another", "DT-CARD-03", 0, machine=machine, price=paid)
    assert {*texts(position)} == {BUILD, "decline"}
    points = position.view(0).points
    assert play(position, BUILD)[0] == MachineBuilt(0, machine, paid)
    assert (points, position.view(0).points, states(position)) == (2, 2, ["active"] * (count + 2))


@pytest.mark.rule("DT-CARD-03", "DT-BUILD-02")
def test_the_second_never_costs_less_than_nothing_and_both_are_paid() -> None:
    position = _at_work(LINE, 2).coins(0, 4).position()
    play(position, "bonus", BUILD)
    assert (_coins(position), states(position)) == (4 - 2 - (3 - 1), ["active"] * 4)
    free = _at_work(LINE, 0).coins(0, 0).position()
    play(free, "bonus", BUILD)
    assert (_coins(free), states(free)) == (0, ["active"] * 2)


@pytest.mark.rule("DT-CARD-03")
def test_the_second_may_be_declined_and_a_third_costs_as_usual() -> None:
    position = _at_work(LINE, 0).position()
    other = position.copy()
    play(position, "bonus", "decline")
    assert (states(position), _coins(position)) == (["active"], 10)
    play(other, "bonus", BUILD)
    assert play(other, BUILD)[0] == MachineBuilt(0, "mechanical-3", 2)
    assert kind(other) == "act"


@pytest.mark.rule("DT-CARD-03", "TR-SA-06", "DT-BUILD-10")
def test_the_line_needs_two_slots_and_coins_for_both() -> None:
    full = _at_work(LINE, 3).position()
    assert why_not(full, "bonus") == useless_bonus(LINE, "slot", 3)
    assert BUILD in texts(full)
    poor = _at_work(LINE, 2).coins(0, 3).position()
    assert why_not(poor, "bonus") == useless_bonus(LINE, "coins", 3)
    tired = _at_work(LINE, 0, points=0).position()
    assert why_not(tired, "bonus") == useless_bonus(LINE, "points", 0, 1)


@pytest.mark.rule("DT-DATA-08")
def test_a_workshop_card_for_any_action_may_enhance_building() -> None:
    scene = with_dawn().shards(0, 0).assigned(0, "apprentice-1", "freelancer")
    position = scene.assigned(1, "magician", "downtown").placing(0).position()
    play(position, "place apprentice-1 workshop-1", "point", "decline")
    assert position.view(0).points == 2
    events = play(position, BUILD, BUILD)
    assert len([event for event in events if isinstance(event, MachineBuilt)]) == 2


# --- Pressure Valve -----------------------------------------------------------------------------


def _rings(inactive: Sequence[int] = (1,), used: Sequence[int] = (1,), count: int = 2) -> table:
    """Seat 0 can prepare Linking Rings, and Barricaded Barrels."""
    scene = _at_work(VALVE, count, inactive, used).trick(0, "linking-rings").trick(0, "barricaded-barrels")
    return scene.components(0, metal=2, wood=2)


@pytest.mark.rule("DT-CARD-04", "DT-MEET-23")
def test_a_machine_becomes_active_before_a_preparation_and_may_be_used_again() -> None:
    position = _rings((1, 2), (1, 2)).position()
    play(position, "bonus")
    assert texts(position) == [f"{FLIP}1", f"{FLIP}2"]
    assert is_sound(position)
    assert play(position, f"{FLIP}2") == [MachineReactivated(0, "mechanical-2", 0)]
    assert (states(position), board(position).used_slots) == (["inactive", "active"], (1,))
    play(position, "prepare linking-rings")
    assert (markers(position)["linking-rings"], position.view(0).points) == ((2, 2), 2)


@pytest.mark.rule("DT-CARD-04", "DT-REACT-05")
def test_the_valve_pays_no_fame() -> None:
    position = _rings((3,), (3,), 3).position()
    assert play(position, "bonus")[-1] == MachineReactivated(0, "mechanical-3", 0)
    assert position.view(0).fame[0] == 5


@pytest.mark.rule("DT-CARD-04", "TR-SA-05")
def test_the_preparation_follows_at_once_and_only_once() -> None:
    position = _rings().position()
    play(position, "bonus")
    assert asked(position) == question("prepare-now", "DT-CARD-04", 0)
    assert texts(position) == ["prepare linking-rings", "prepare barricaded-barrels"]
    assert why(position, "finish") == ("answer-first", "DT-CARD-04")
    assert why(position, "prepare mind-reading") == ("not-your-trick", "TR-WS-04")
    play(position, "prepare barricaded-barrels")
    assert (kind(position), "bonus" in texts(position)) == ("act", False)


@pytest.mark.rule("DT-CARD-04", "TR-AP-12")
def test_the_preparation_takes_its_own_points() -> None:
    tired = _at_work(VALVE, 1, (1,), points=0).trick(0, "linking-rings").components(0, metal=2).position()
    assert why_not(tired, "bonus") == useless_bonus(VALVE, "other", 0)


@pytest.mark.rule("DT-CARD-04", "TR-SA-06")
def test_the_valve_needs_an_inactive_machine_and_something_to_prepare() -> None:
    working = _rings((), ()).position()
    assert why_not(working, "bonus") == useless_bonus(VALVE, "machine", 3)
    idle = _at_work(VALVE, 2, (1,), (1,)).position()
    assert why_not(idle, "bonus") == useless_bonus(VALVE, "other", 3)


@pytest.mark.rule("DT-CARD-04", "TR-SA-05")
def test_the_valve_opens_for_own_inactive_machines_only() -> None:
    position = _rings((1, 2), (1,), 3).position()
    play(position, "bonus")
    wrong = refusal("machine-not-inactive", "DT-CARD-04", machine="mechanical-3")
    assert why_not(position, f"{FLIP}3") == wrong
    first = refusal("bonus-first", "TR-SA-05", card=VALVE)
    assert why_not(position, "prepare linking-rings") == first


@pytest.mark.rule("DT-MEET-23", "DT-MACH-05")
def test_the_valve_lifts_the_limit_once() -> None:
    scene = built(with_dawn(), 0, 1, [1], [1]).shards(0, 0).trick(0, "linking-rings").components(0, metal=2)
    scene.assigned(0, "manager", VALVE).assigned(0, "apprentice-1", "downtown")
    scene.assigned(0, "magician", "theater")
    position = scene.placing(0).position()
    play(position, "place manager workshop-1", "keep-bonus", "bonus")
    while kind(position) == "act":
        play(position, "finish")
    assert kind(position) == "use-machine"
    assert used(play(position, "use-machine mechanical-1")) == ["mechanical-1"]
    play(position, "place apprentice-1 downtown-1")
    while kind(position) != "place":
        play(position, texts(position)[-1])
    assert (states(position), board(position).used_slots) == (["inactive"], (1,)), "not a third time"
