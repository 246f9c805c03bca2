"""A referee who knows the texts of DT and not the code: the cards for machines, and other meetings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, in_window, on_stage, places, school_table, until
from tests.games.trickerion.helpers.machines import states
from tests.games.trickerion.helpers.playing import kind, offered, play, refused, texts
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenes import ONE

BOTH: dict[str, Any] = {"powers": True, "allow_unrecommended": True}

# --- Assembly Line, Boiler Salvage --------------------------------------------------------------


@pytest.mark.rule("DT-CARD-03")
@pytest.mark.parametrize(
    ("costs", "machines", "paid"),
    [
        ("default", 0, (0, 0)),
        ("default", 1, (1, 1)),
        ("default", 2, (2, 2)),
        ("heavy", 0, (1, 1)),
        ("heavy", 2, (3, 3)),
    ],
)
def test_an_assembly_line_builds_another_for_a_coin_less(
    costs: str, machines: int, paid: tuple[int, int]
) -> None:
    scene = school_table("optical", machines, machine_costs=costs)
    position = acts(scene, "workshop-1", 2, "assembly-line").position()
    first = -gained(position, "build-machine")[0][1]
    assert (kind(position), position.points) == ("build-another", 1)
    second = -gained(position, "build-machine")[0][1]
    assert ((first, second), len(states(position))) == (paid, machines + 2)


@pytest.mark.rule("DT-CARD-03", "DT-BUILD-03")
@pytest.mark.parametrize(("coins", "useful"), [(2, True), (1, False)])
def test_the_second_machine_of_an_assembly_line_must_be_paid(coins: int, useful: bool) -> None:
    scene = school_table("optical", 1).coins(0, coins)
    position = acts(scene, "workshop-1", 2, "assembly-line", "").position()
    assert ("bonus" in texts(position)) == useful, "1 coin, and 2 less 1 for the next"


@pytest.mark.rule("DT-CARD-07", "DT-BUILD-04", "DT-MEET-24")
def test_a_boiler_is_built_at_the_market_row_and_a_share_receives_its_coins() -> None:
    scene = school_table("optical", 2).placed(1, "apprentice-1", "market-4", "business-share")
    scene.bonus(1, "apprentice-1", "business-share").this_round(shares=[1])
    position = acts(scene, "market-1", 2, "boiler-salvage").position()
    assert [purse[1] for purse in gained(position, "buy wood 1")] == [-1, 1]
    assert [purse[1] for purse in gained(position, "build-machine")] == [-2, 2]
    assert (states(position), position.points) == (["active"] * 3, 1)


@pytest.mark.rule("DT-CARD-07")
def test_a_boiler_may_be_left_and_is_not_offered_without_coins() -> None:
    position = acts(school_table("optical", 3).coins(0, 3), "market-1", 1, "boiler-salvage", "").position()
    assert "bonus" not in texts(position), "after a coin for wood the fourth machine cannot be paid"
    position = acts(school_table("optical", 3).coins(0, 4), "market-1", 2, "boiler-salvage").position()
    play(position, "buy wood 1", "decline")
    assert (states(position), kind(position)) == (["active"] * 3, "act")


@pytest.mark.rule("DT-CARD-07", "DT-SPIR-01", "DT-MEET-24")
def test_hypnosis_and_a_boiler_in_one_purchase() -> None:
    scene = school_table("spiritual", 2).coins(0, 5)
    position = acts(scene, "market-1", 1, "boiler-salvage").position()
    assert gained(position, "buy-with-machine rope 3")[0][1] == -3
    assert gained(position, "build-machine")[0][1] == -2
    assert states(position) == ["inactive", "active", "active"]


# --- Pressure Valve, Fuel Contract --------------------------------------------------------------


@pytest.mark.rule("DT-CARD-04", "DT-MEET-23", "DT-MACH-05")
def test_a_valve_starts_a_smoke_machine_for_this_very_preparation() -> None:
    scene = school_table("optical", 3, [1, 2, 3], [1, 2, 3]).shards(0, 0).trick(0, "linking-rings")
    position = acts(scene.components(0, metal=1), "workshop-1", 1, "pressure-valve", "").position()
    before = position.view(None).fame[0]
    play(position, "bonus", "reactivate-machine optical-3")
    if kind(position) == "prepare-now" and position.waiting == (0,):
        play(position, "prepare-with linking-rings optical-3")
    assert (states(position), position.view(None).fame[0]) == (["inactive"] * 3, before)
    assert markers(position)["linking-rings"][0] == 2


@pytest.mark.rule("DT-CARD-04", "DT-MEET-23")
def test_a_valve_lets_a_coil_be_used_again_this_round_once() -> None:
    scene = school_table("mechanical", 2, [1, 2], [1, 2]).trick(0, "linking-rings").components(0, metal=2)
    scene.assigned(0, "apprentice-1", "market-row")
    position = acts(scene, "workshop-1", 1, "pressure-valve", "").position()
    play(position, "bonus", "reactivate-machine mechanical-1")
    while position.waiting == (0,):
        play(position, texts(position)[0])
    play(position, "idle magician")
    assert (kind(position), offered(position, "use-machine")) == ("use-machine", ["use-machine mechanical-1"])
    assert gained(position, "use-machine mechanical-1")[0][1] == 2
    assert states(position) == ["inactive", "inactive"]


@pytest.mark.rule("DT-CARD-04", "DT-OPTI-10")
def test_a_valve_needs_a_preparation_that_can_then_be_made() -> None:
    scene = school_table("optical", 1, [1]).trick(0, "linking-rings")
    position = acts(scene, "workshop-1", 1, "pressure-valve", "").position()
    assert "bonus" not in texts(position), "two metals are missing, and the machine spares one"
    active = school_table("optical", 1).trick(0, "linking-rings").components(0, metal=2)
    position = acts(active, "workshop-1", 1, "pressure-valve", "").position()
    assert "bonus" not in texts(position), "no machine is inactive"


@pytest.mark.rule("DT-CARD-08", "DT-SHARD-06")
@pytest.mark.parametrize(
    ("shards", "inactive", "after"),
    [
        (0, [1, 2], ["active", "inactive", "active"]),
        (1, [1, 2], ["inactive", "inactive", "active"]),
        (2, [1, 2], ["inactive", "active", "active"]),
        (4, [1, 2, 3], ["inactive", "inactive", "active"]),
        (7, [1], ["inactive", "active", "active"]),
    ],
)
def test_fuel_starts_the_machine_whose_slot_it_fills(
    shards: int, inactive: list[int], after: list[str]
) -> None:
    scene = school_table("optical", 3, inactive, inactive).shards(0, shards)
    position = acts(scene, "market-1", 2, "fuel-contract").position()
    play(position, "order saw 1")
    assert kind(position) == "buy-fuel"
    assert gained(position, "accept")[0] == (0, -2, 1)
    assert states(position) == after


@pytest.mark.rule("DT-CARD-08", "DT-REACT-05", "DT-MEET-23")
def test_fuel_brings_no_fame_and_lets_the_machine_be_used_again() -> None:
    scene = school_table("mechanical", 3, [3], [3]).shards(0, 4).assigned(0, "apprentice-1", "workshop")
    position = acts(scene, "market-1", 1, "fuel-contract").position()
    assert gained(position, "order saw 1", "accept")[0] == (0, -2, 1)
    play(position, "idle magician")
    assert "use-machine mechanical-3" in texts(position)


@pytest.mark.rule("DT-CARD-08", "DT-MEET-24", "TR-SAR-48")
def test_a_share_receives_the_coins_for_fuel() -> None:
    scene = school_table("optical", 0).placed(1, "apprentice-1", "market-4", "business-share")
    scene.bonus(1, "apprentice-1", "business-share").this_round(shares=[1])
    position = acts(scene, "market-1", 2, "fuel-contract").position()
    play(position, "order saw 1")
    assert [purse[1:] for purse in gained(position, "accept")] == [(-2, 1), (2, 0)]


@pytest.mark.rule("DT-MEET-25", "TR-PROR-07", "TR-PROR-08")
@pytest.mark.parametrize(("prophecy", "gain"), [("shard-echo", (0, -2, 2)), ("shard-glory", (2, -2, 1))])
def test_the_shard_of_a_contract_is_a_receipt(prophecy: str, gain: tuple[int, int, int]) -> None:
    scene = school_table("optical", 3, [1, 2, 3], [1, 2, 3], prophecy).shards(0, 3)
    position = acts(scene, "market-1", 2, "fuel-contract").position()
    play(position, "order saw 1")
    assert gained(position, "accept")[0] == gain
    third = "active" if prophecy == "shard-echo" else "inactive"
    assert states(position) == ["inactive", "inactive", third], (
        "3 and 2 shards fill slot 3, and 3 and 1 do not"
    )


@pytest.mark.rule("DT-CARD-08")
def test_fuel_needs_two_coins_and_may_be_declined() -> None:
    assert "bonus" not in texts(
        acts(school_table("optical", 0).coins(0, 1), "market-1", 2, "fuel-contract", "").position()
    )
    position = acts(school_table("optical", 0), "market-1", 2, "fuel-contract").position()
    assert gained(position, "order saw 1", "decline")[0] == (0, 0, 0)


# --- Power Company Dividend ---------------------------------------------------------------------


@pytest.mark.rule("DT-CARD-06", "DT-MEET-25", "TR-PROR-12")
@pytest.mark.parametrize(
    ("prophecy", "machines", "gain"),
    [
        ("plain-days", 2, (0, 5, 0)),
        ("plain-days", 4, (0, 7, 1)),
        ("double-bank", 3, (0, 9, 0)),
        ("shard-echo", 4, (0, 7, 2)),
        ("shard-glory", 4, (2, 7, 1)),
    ],
)
def test_a_dividend_counts_built_machines(prophecy: str, machines: int, gain: tuple[int, int, int]) -> None:
    scene = school_table("optical", machines, [1], prophecy=prophecy).dice(bank_1="3")
    position = acts(scene, "downtown-1", 4, "power-company-dividend").position()
    assert gained(position, "collect bank-1")[0] == gain


@pytest.mark.rule("DT-CARD-06")
def test_a_dividend_without_machines_cannot_be_called_upon() -> None:
    position = acts(school_table("optical", 0), "downtown-1", 4, "power-company-dividend", "").position()
    assert "bonus" not in texts(position)


# --- Other meetings -----------------------------------------------------------------------------


@pytest.mark.rule("DT-MEET-14", "TR-PROR-23")
def test_a_coil_can_pay_the_toll_of_the_first_slot() -> None:
    scene = school_table("mechanical", 2, prophecy="costly-first-slot").coins(0, 1)
    position = in_window(scene, ("magician", "downtown"))
    poor = in_window(
        school_table("mechanical", 2, prophecy="costly-first-slot").coins(0, 1), ("magician", "downtown")
    )
    play(poor, "decline")
    assert "place magician downtown-1" not in texts(poor)
    play(position, "use-machine mechanical-1", "decline")
    assert "place magician downtown-1" in texts(position)


@pytest.mark.rule("DT-MEET-21", "TR-PERF-28")
def test_a_shard_gained_on_stage_fills_a_slot_for_the_reactivation_of_the_round() -> None:
    scene = school_table("optical", 2, [2]).shards(0, 2).trick(0, "linking-rings")
    position = on_stage(scene.marker(0, "linking-rings", ONE, 1, "down")).position()
    play(position, f"perform {ONE}")
    assert position.view(None).shards[0] == 3
    assert states(position) == ["active", "active"]


@pytest.mark.rule("DT-MEET-20", "TR-SAR-20")
def test_tweaking_and_smoke_leave_each_other_alone() -> None:
    scene = school_table("optical", 1).trick(0, "linking-rings").components(0, metal=1)
    position = acts(scene, "workshop-1", 1, "trick-tweaking").position()
    play(position, "prepare-with linking-rings optical-1")
    assert (markers(position)["linking-rings"][0], states(position)) == (3, ["inactive"])


@pytest.mark.rule("DT-DATA-09", "TR-MAG-11")
def test_the_great_optico_copies_a_card_with_his_own_machines() -> None:
    scene = places(school_table("optical", 3).dice(bank_1="3"), ("magician", "downtown"))
    position = scene.assigned(1, "apprentice-1", "power-company-dividend").placing(0).position()
    play(position, "place magician downtown-1")
    until(position, "act", "borrow power-company-dividend", "keep-bonus", "plain")
    play(position, "bonus")
    assert gained(position, "collect bank-1")[0][1] == 3 + 3


@pytest.mark.rule("DT-DATA-08")
def test_a_freelancer_at_home_may_build() -> None:
    position = acts(school_table("optical", 0), "workshop-1", 1, "freelancer", "none").position()
    assert refused(position, "build-machine") == ""
