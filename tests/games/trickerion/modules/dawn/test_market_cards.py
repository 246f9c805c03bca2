"""DT-CARD-07, 08: Boiler Salvage and Fuel Contract."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events import CoinsShared, Granted
from sleight.games.trickerion.modules.dawn.events import MachineBuilt, MachineReactivated
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import board, built, states, why, with_dawn
from tests.games.trickerion.helpers.playing import asked, kind, play, question, texts, useless_bonus, why_not
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import MIXED, shared

BOILER, FUEL = "boiler-salvage", "fuel-contract"
BUILD = "build-machine"


def _at_market(
    card: str,
    count: int,
    inactive: Sequence[int] = (),
    used: Sequence[int] = (),
    points: int = 1,
    **options: object,
) -> table:
    """The magician of seat 0 is on the market row with the bonus of a card, and has machines."""
    scene = built(with_dawn(2, **options), 0, count, inactive, used).market(MIXED).shards(0, 0)
    scene.acting(0, "magician", "market-1", points, card)
    return scene.assigned(0, "apprentice-1", "theater").assigned(1, "magician", "workshop")


def _worth(position: TrickerionPosition, seat: int = 0) -> tuple[int, int]:
    view = position.view(seat)
    return view.coins[seat], view.shards[seat]


# --- Boiler Salvage -----------------------------------------------------------------------------


@pytest.mark.rule("DT-CARD-07", "DT-BUILD-04")
def test_after_a_purchase_a_machine_is_built_at_the_market_row() -> None:
    position = _at_market(BOILER, 2).position()
    play(position, "bonus", "buy cog 1")
    asks = question("build-salvaged", "DT-CARD-07", 0, machine="mechanical-3", price=2)
    assert asked(position) == asks
    assert play(position, BUILD)[0] == MachineBuilt(0, "mechanical-3", 2)
    assert (_worth(position)[0], states(position)) == (10 - 3 - 2, ["active"] * 3)


@pytest.mark.rule("DT-CARD-07", "DT-MEET-24", "TR-SAR-48")
def test_a_share_is_had_in_the_purchase_and_in_the_machine() -> None:
    position = shared(_at_market(BOILER, 2)).position()
    shares = [
        event for event in play(position, "bonus", "buy cog 1", BUILD) if isinstance(event, CoinsShared)
    ]
    assert [event.coins for event in shares] == [3, 2]
    assert _worth(position, 1)[0] == 15


@pytest.mark.rule("DT-CARD-07", "TR-SA-05")
def test_the_machine_may_be_declined_and_comes_with_one_purchase_only() -> None:
    position = _at_market(BOILER, 0, points=3).position()
    play(position, "bonus", "buy wood 1", "decline")
    assert (states(position), kind(position)) == ([], "act")
    play(position, "buy wood 1")
    assert (states(position), kind(position)) == ([], "act"), "no machine is offered again"
    assert why(position, BUILD) == ("not-here", "TR-AP-08")


@pytest.mark.rule("DT-CARD-07", "TR-SA-06", "DT-BUILD-03")
def test_the_boiler_needs_a_slot_and_coins_after_the_purchase() -> None:
    full = _at_market(BOILER, 4).position()
    assert why_not(full, "bonus") == useless_bonus(BOILER, "slot", 1)
    poor = _at_market(BOILER, 3).coins(0, 3).position()
    assert why_not(poor, "bonus") == useless_bonus(BOILER, "coins", 1)
    just = _at_market(BOILER, 3).coins(0, 4).position()
    play(just, "bonus")
    assert "buy wood 1" in texts(just)
    assert why(just, "buy rope 1") == ("coins-missing", "DT-CARD-07")


# --- Fuel Contract ------------------------------------------------------------------------------

ORDER = "order rope 1"


@pytest.mark.rule("DT-CARD-08")
@pytest.mark.parametrize(("shards", "slot"), [(0, 1), (2, 2), (4, 3), (7, 4)])
def test_a_shard_that_fills_a_slot_makes_its_machine_active_again(shards: int, slot: int) -> None:
    scene = _at_market(FUEL, 4, [1, 2, 3, 4], [1, 2, 3, 4]).shards(0, shards)
    position = scene.position()
    play(position, "bonus", ORDER)
    assert asked(position) == question("buy-fuel", "DT-CARD-08", 0, price=2)
    events = play(position, "accept")
    assert events[0] == Granted(0, "card", FUEL, 0, -2, 1)
    assert MachineReactivated(0, f"mechanical-{slot}", 0) in events, "and without fame"
    assert _worth(position) == (8, shards + 1)
    assert states(position) == ["active" if each == slot else "inactive" for each in (1, 2, 3, 4)]
    assert slot not in board(position).used_slots, "it may be used again"


@pytest.mark.rule("DT-CARD-08", "DT-MEET-23")
@pytest.mark.parametrize("shards", [1, 3, 5, 6, 8])
def test_a_shard_that_fills_no_slot_wakes_nothing(shards: int) -> None:
    scene = _at_market(FUEL, 4, [1, 2, 3, 4], [1, 2, 3, 4]).shards(0, shards)
    position = scene.position()
    play(position, "bonus", ORDER, "accept")
    assert states(position) == ["inactive"] * 4
    assert board(position).used_slots == (1, 2, 3, 4)


@pytest.mark.rule("DT-CARD-08")
def test_an_active_machine_is_not_concerned() -> None:
    position = _at_market(FUEL, 1, (), (1,)).position()
    play(position, "bonus", ORDER, "accept")
    assert (states(position), board(position).used_slots) == (["active"], (1,))


@pytest.mark.rule("DT-CARD-08", "TR-SA-05", "TR-SA-06")
def test_fuel_may_be_declined_is_bought_once_and_needs_two_coins() -> None:
    position = _at_market(FUEL, 1, [1], points=2).position()
    other = position.copy()
    play(position, "bonus", ORDER, "decline")
    assert (_worth(position), states(position)) == ((10, 0), ["inactive"])
    play(other, "bonus", ORDER, "accept", "order saw 2")
    assert (_worth(other), kind(other)) == ((8, 1), kind(other))
    assert kind(other) != "buy-fuel"
    poor = _at_market(FUEL, 1, [1]).coins(0, 1).position()
    assert why_not(poor, "bonus") == useless_bonus(FUEL, "coins", 1)


@pytest.mark.rule("DT-MEET-24", "TR-SAR-48")
def test_a_share_is_had_in_the_coins_for_fuel() -> None:
    position = shared(_at_market(FUEL, 1, [1])).position()
    assert CoinsShared(1, 2, 0) in play(position, "bonus", ORDER, "accept")
    assert _worth(position, 1)[0] == 12


@pytest.mark.rule("DT-MEET-25", "TR-PROR-04")
@pytest.mark.parametrize("shards", range(9))
def test_under_shard_echo_one_slot_at_most_becomes_full(shards: int) -> None:
    scene = _at_market(FUEL, 4, [1, 2, 3, 4], prophecies=True).prophecy("shard-echo").shards(0, shards)
    position = scene.position()
    play(position, "bonus", ORDER, "accept")
    assert _worth(position) == (8, shards + 2)
    filled = [each for each, needed in enumerate((1, 3, 5, 8), 1) if shards < needed <= shards + 2]
    assert [slot for slot, state in enumerate(states(position), 1) if state == "active"] == filled


@pytest.mark.rule("DT-MEET-25")
def test_under_shard_glory_the_shard_of_the_contract_brings_its_fame() -> None:
    scene = _at_market(FUEL, 0, prophecies=True).prophecy("shard-glory")
    position = scene.position()
    play(position, "bonus", ORDER, "accept")
    assert (position.view(0).fame[0], _worth(position)) == (7, (8, 1))
