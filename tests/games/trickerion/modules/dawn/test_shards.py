"""DT-SHARD, DT-REACT, DT-SCORE: shards on icons, what they reactivate, and what they score."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events import Scored
from sleight.games.trickerion.modules.dawn.events import MachineReactivated
from sleight.games.trickerion.modules.dawn.slots import is_full
from sleight.games.trickerion.scoring import final
from tests.games.trickerion.helpers.machines import board, built, of_school, quiet, states, with_dawn
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table

FAME = {
    "mechanical": (0, 0, 1, 0),
    "optical": (0, 0, 1, 1),
    "spiritual": (0, 0, 1, 2),
    "escape": (0, 0, 0, 2),
}
ALL = (1, 2, 3, 4)


def _end(scene: table) -> tuple[list[MachineReactivated], int]:
    """What the end of the round reactivates, and the fame of seat 0 then."""
    position = quiet(scene).position()
    events = play(position, "idle magician")
    return [event for event in events if isinstance(event, MachineReactivated)], position.view(0).fame[0]


@pytest.mark.rule("DT-SHARD-01", "DT-SHARD-03", "DT-SHARD-04")
@pytest.mark.parametrize(
    ("shards", "lie", "apart"),
    [
        (0, (0, 0, 0, 0), 0),
        (2, (1, 1, 0, 0), 0),
        (4, (1, 2, 1, 0), 0),
        (8, (1, 2, 2, 3), 0),
        (11, (1, 2, 2, 3), 3),
    ],
)
def test_shards_fill_the_icons_from_the_lowest_up(shards: int, lie: tuple[int, ...], apart: int) -> None:
    shown = board(quiet(with_dawn()).shards(0, shards).position())
    assert (tuple(slot.shards for slot in shown.slots), shown.apart) == (lie, apart)
    assert sum(slot.shards for slot in shown.slots) + shown.apart == shards


@pytest.mark.rule("DT-SHARD-05")
@pytest.mark.parametrize(("slot", "needed"), [(0, 1), (1, 3), (2, 5), (3, 8)])
def test_a_slot_is_full_with_its_icons_and_all_below(slot: int, needed: int) -> None:
    assert is_full(quiet(with_dawn()).shards(0, needed).position(), 0, slot)
    assert not is_full(quiet(with_dawn()).shards(0, needed - 1).position(), 0, slot)


@pytest.mark.rule("DT-SHARD-02", "DT-SHARD-07", "DT-EX-01")
def test_a_shard_is_spent_from_the_highest_icon_and_machines_stay_as_they_are() -> None:
    scene = built(with_dawn().magician(0, "electra"), 0, 2).shards(0, 3).assigned(0, "manager", "market-row")
    position = scene.assigned(1, "magician", "downtown").placing(0).position()
    assert [slot.shards for slot in board(position).slots] == [1, 2, 0, 0]
    play(position, "place manager market-1", "enhance")
    assert [slot.shards for slot in board(position).slots] == [1, 1, 0, 0]
    assert states(position) == ["active", "active"]


@pytest.mark.rule("DT-REACT-02", "DT-REACT-03", "DT-EX-03")
def test_what_lies_on_full_slots_becomes_active() -> None:
    told, fame = _end(of_school("escape", 4, ALL).shards(0, 5))
    assert [event.machine for event in told] == ["escape-1", "escape-2", "escape-3"]
    assert fame == 5


@pytest.mark.rule("DT-REACT-04", "DT-REACT-05", "DT-EX-03", "DT-DATA-04")
@pytest.mark.parametrize("school", FAME)
def test_a_reactivation_pays_the_fame_of_its_slot_and_spends_nothing(school: str) -> None:
    scene = quiet(of_school(school, 4, ALL).shards(0, 8))
    position = scene.position()
    before = position.view(0)
    events = play(position, "idle magician")
    told = [event for event in events if isinstance(event, MachineReactivated)]
    assert tuple(event.fame for event in told) == FAME[school]
    after = position.view(0)
    assert after.fame[0] == before.fame[0] + sum(FAME[school])
    assert (after.shards[0], after.coins[0]) == (8, before.coins[0])


@pytest.mark.rule("DT-MECH-03", "DT-MECH-05", "DT-OPTI-07", "DT-SPIR-09")
def test_the_fame_of_each_school_is_as_printed() -> None:
    printed = GAME.printed.of_modules["machines"]
    for school, fame in FAME.items():
        assert tuple(card.fame for card in printed if card.school == school) == fame


@pytest.mark.rule("DT-SPIR-14", "DT-ESCA-06")
@pytest.mark.parametrize("school", ["spiritual", "escape"])
def test_the_highest_level_pays_two_fame(school: str) -> None:
    told, _ = _end(of_school(school, 4, (1, 2, 4)).shards(0, 8))
    assert [event.fame for event in told] == [0, 0, 2]


@pytest.mark.rule("DT-REACT-06", "DT-EX-03", "DT-BUILD-07")
def test_a_machine_that_is_active_already_pays_nothing() -> None:
    told, fame = _end(of_school("escape", 4, (1,)).shards(0, 8))
    assert [event.machine for event in told] == ["escape-1"]
    assert fame == 5


@pytest.mark.rule("DT-REACT-01", "DT-REACT-07", "DT-REACT-10")
def test_it_is_the_last_step_and_goes_in_initiative_order() -> None:
    scene = built(built(with_dawn(2, prophecies=True), 0, 1, (1,)), 1, 1, (1,)).order(1, 0)
    position = quiet(scene.prophecy("one-base-point")).position()
    names = [type(event).__name__ for event in play(position, "idle magician")]
    assert names.count("MachineReactivated") == 2
    last = names.index("MachineReactivated")
    assert last > max(names.index("OrdersDelivered"), names.index("PropheciesMoved"))
    assert states(position, 1) == states(position, 0) == ["active"]


@pytest.mark.rule("DT-REACT-08", "DT-SCORE-01")
def test_it_takes_place_in_the_last_round_before_the_scoring() -> None:
    position = quiet(of_school("escape", 4, ALL).round(7).shards(0, 8)).position()
    events = play(position, "idle magician")
    names = [type(event).__name__ for event in events]
    assert names.index("MachineReactivated") < names.index("Scored")
    assert Scored(0, "shards", 4, 20, 0) in events


@pytest.mark.rule("DT-REACT-09")
def test_its_fame_counts_for_the_next_initiative_order() -> None:
    scene = of_school("escape", 4, (4,)).shards(0, 8).fame(0, 4).fame(1, 5).order(0, 1)
    position = quiet(scene).position()
    play(position, "idle magician")
    assert position.view(0).fame[:2] == (6, 5)
    assert position.view(0).order == (1, 0)


@pytest.mark.rule("DT-SCORE-01", "DT-SCORE-02", "DT-SHARD-08")
@pytest.mark.parametrize(("shards", "fame"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 4), (8, 4), (40, 26)])
def test_complete_sets_of_shards_score(shards: int, fame: int) -> None:
    assert final.categories(quiet(with_dawn()).shards(0, shards).position(), 0)["shards"] == fame


@pytest.mark.rule("DT-SCORE-03")
def test_a_trick_that_counts_shards_counts_single_ones() -> None:
    scene = quiet(with_dawn()).shards(0, 5).trick(0, "horror-saws", ready=1)
    assert final.categories(scene.position(), 0)["horror-saws"] == 5


@pytest.mark.rule("DT-SCORE-04", "DT-SCORE-05")
@pytest.mark.parametrize("machines", [(), (1, 2, 3, 4)])
def test_machines_score_nothing_and_all_else_is_as_without_them(machines: Sequence[int]) -> None:
    with_them = final.categories(built(quiet(with_dawn()), 0, len(machines)).coins(0, 9).position(), 0)
    without = final.categories(quiet(table(2, GAME, dark_alley=True)).coins(0, 9).position(), 0)
    assert {**without, "shards": with_them["shards"]} == with_them
