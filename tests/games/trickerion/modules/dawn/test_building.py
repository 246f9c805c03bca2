"""DT-BUILD, DT-EX-02: machines are built in the workshop."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.modules.dawn.events import MachineBuilt, MachineReactivated
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import board, built, quiet, states, why, with_dawn
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.scenario import table

BUILD = "build-machine"


def _in_workshop(
    count: int = 0, character: str = "manager", points: int | None = None, **options: object
) -> table:
    """Seat 0 has so many machines, and a character that acts in its workshop."""
    return built(with_dawn(2, **options), 0, count).acting(0, character, "workshop-1", points=points)


def _coins(position: TrickerionPosition) -> int:
    return position.view(0).coins[0]


@pytest.mark.rule("DT-BUILD-01", "DT-BUILD-02", "DT-BUILD-05", "DT-EX-02")
@pytest.mark.parametrize(("costs", "paid"), [("default", 2), ("heavy", 3)])
def test_building_costs_a_point_and_the_coins_of_the_slot(costs: str, paid: int) -> None:
    scene = _in_workshop(2, points=2, machine_costs=costs).coins(0, 4).shards(0, 0)
    position = scene.trick(0, "linking-rings").components(0, metal=2).position()
    assert play(position, BUILD) == [MachineBuilt(0, "mechanical-3", paid)]
    assert (position.view(0).points, _coins(position)) == (1, 4 - paid)
    assert states(position) == ["active", "active", "active"]


@pytest.mark.rule("DT-DATA-01", "DT-DATA-02")
@pytest.mark.parametrize(("costs", "coins"), [("default", (0, 1, 2, 3)), ("heavy", (1, 2, 3, 4))])
def test_the_slots_of_every_school_have_the_same_costs_and_icons(costs: str, coins: tuple[int, ...]) -> None:
    position = quiet(with_dawn(4, prophecies=True, machine_costs=costs)).position()
    for seat in range(4):
        slots = board(position, seat).slots
        assert tuple(slot.coins for slot in slots) == coins
        assert tuple(slot.icons for slot in slots) == (1, 2, 2, 3)


@pytest.mark.rule("DT-BUILD-03", "DT-EX-02")
def test_who_cannot_pay_cannot_build() -> None:
    poor = _in_workshop(0, machine_costs="heavy").coins(0, 0).position()
    assert BUILD not in texts(poor)
    assert why(poor, BUILD) == ("coins-missing", "DT-BUILD-03")
    free = _in_workshop(0).coins(0, 0).position()
    play(free, BUILD)
    assert states(free) == ["active"]


@pytest.mark.rule("DT-BUILD-04", "DT-BUILD-08")
def test_several_machines_are_built_from_the_lowest_slot_up() -> None:
    position = _in_workshop(0, "magician", 3).position()
    built_now = [event for event in play(position, BUILD, BUILD, BUILD) if isinstance(event, MachineBuilt)]
    assert [event.machine for event in built_now] == ["mechanical-1", "mechanical-2", "mechanical-3"]
    assert _coins(position) == 10 - 0 - 1 - 2


@pytest.mark.rule("DT-BUILD-06", "DT-SHARD-06")
def test_shards_are_not_needed_for_building() -> None:
    position = _in_workshop(0).shards(0, 0).position()
    assert BUILD in texts(position)
    play(position, BUILD)
    assert board(position).slots[0].shards == 0
    assert states(position) == ["active"]


@pytest.mark.rule("DT-BUILD-09")
@pytest.mark.parametrize("character", ["magician", "manager", "apprentice-1"])
def test_whoever_is_in_the_workshop_can_build(character: str) -> None:
    position = _in_workshop(0, character, 1).position()
    assert BUILD in texts(position)


@pytest.mark.rule("DT-BUILD-01")
def test_nobody_builds_elsewhere() -> None:
    position = with_dawn().acting(0, "manager", "market-1").position()
    assert BUILD not in texts(position)
    assert why(position, BUILD) == ("not-here", "TR-AP-08")


@pytest.mark.rule("DT-BUILD-10", "DT-MACH-02")
def test_no_more_than_four_are_built() -> None:
    position = _in_workshop(4).position()
    assert BUILD not in texts(position)
    assert why(position, BUILD) == ("all-machines-built", "DT-BUILD-10")


@pytest.mark.rule("DT-BUILD-12")
def test_building_pays_no_fame() -> None:
    position = _in_workshop(2).position()
    events = play(position, BUILD)
    assert not [event for event in events if isinstance(event, MachineReactivated)]
    assert position.view(0).fame[0] == 5


@pytest.mark.rule("DT-BUILD-11")
def test_what_changes_prices_of_the_market_row_does_not_change_those_of_machines() -> None:
    position = _in_workshop(3, prophecies=True).prophecy("flat-price").position()
    assert MachineBuilt(0, "mechanical-4", 3) in play(position, BUILD)
