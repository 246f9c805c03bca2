"""A referee who knows the texts of DT and not the code: shards, building, windows, reactivation."""

from __future__ import annotations

from typing import Any

import pytest

import sleight
from sleight.games.trickerion.events import GameBegan, RoundBegan
from sleight.games.trickerion.modules.dawn.events import MachineReactivated
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, in_window, places, school_table
from tests.games.trickerion.helpers.machines import DAWN, board, built, states, used, with_dawn
from tests.games.trickerion.helpers.playing import is_sound, kind, offered, play, refused, texts
from tests.games.trickerion.helpers.scenario import GAME, table

# --- Set-up -------------------------------------------------------------------------------------


@pytest.mark.rule("DT-SETUP-05", "DT-COMPAT-04", "DT-COMPAT-07")
@pytest.mark.parametrize(
    ("options", "shards"),
    [
        ({}, 2),
        ({"quick": True}, 3),
        ({"powers": True, "allow_unrecommended": True}, 4),
        ({"powers": True, "allow_unrecommended": True, "power_shards": "1"}, 2),
        ({"powers": True, "allow_unrecommended": True, "quick": True}, 5),
    ],
    ids=str,
)
def test_shards_at_the_start(options: dict[str, Any], shards: int) -> None:
    position = GAME.new(3, 4, {**DAWN, "beginner": "all", **options})
    began: list[GameBegan] = []
    while position.view(None).phase == "set-up":
        seat = position.waiting[0]
        began += [e for e in position.apply(seat, position.choices(seat)[0]) if isinstance(e, GameBegan)]
    assert position.view(None).shards == (shards,) * 3
    assert [event.shards for event in began] == [shards]


@pytest.mark.rule("DT-SETUP-01", "DT-SETUP-16", "DT-COMPAT-04", "DT-SETUP-20")
@pytest.mark.parametrize(
    "options",
    [{"dawn": True}, {**DAWN, "edition": "first"}, {**DAWN, "powers": True}],
    ids=str,
)
def test_tables_that_cannot_have_machines(options: dict[str, Any]) -> None:
    with pytest.raises(sleight.BadInput):
        GAME.new(2, 1, options)


def _started(trick: str, goods: str, *, quick: bool, specialist: str = "assistant") -> Any:
    """The Mechaniker at seat 0 or 1 has chosen a starting trick, and everybody has finished set-up."""
    position = GAME.new(2, 5, {**DAWN, "quick": quick})
    mine = position.waiting[0]
    wanted = [
        "choose the-mechaniker",
        f"take {goods}",
        f"learn {trick}",
        "mark spade",
        f"engage {specialist}",
    ]
    while position.view(None).phase == "set-up":
        seat = position.waiting[0]
        offers = [sleight.text(each) for each in position.choices(seat)]
        answer = next((text for text in wanted if text in offers), offers[0]) if seat == mine else offers[0]
        position.apply(seat, GAME.parse(answer))
    return position, mine


@pytest.mark.rule("DT-SETUP-09", "DT-SETUP-12", "DT-SETUP-13", "DT-SETUP-14", "DT-COMPAT-08")
@pytest.mark.parametrize(("quick", "shards", "ready"), [(False, 1, 0), (True, 2, 3)])
def test_a_signature_trick_to_begin_with(quick: bool, shards: int, ready: int) -> None:
    position, mine = _started("perpetual-rings", "metal+metal", quick=quick)
    view = position.view(None)
    assert view.shards[mine] == shards
    assert [(each.trick, each.ready) for each in view.workshops[mine].tricks] == [("perpetual-rings", ready)]
    assert "linking-rings" in position.to_dict()["left_out"]
    assert states(position, mine) == (["active"] if quick else [])


@pytest.mark.rule("DT-SETUP-10")
def test_no_engineer_begins_with_a_signature_trick_besides() -> None:
    position = GAME.new(2, 5, DAWN)
    play(position, "choose the-mechaniker", "choose the-great-optico")
    while kind(position) != "engineer-trick":
        play(position, next((t for t in texts(position) if t == "engage engineer"), texts(position)[0]))
    assert "learn living-piano" in texts(position) or "learn linking-rings" in texts(position)
    assert "learn perpetual-rings" not in texts(position)
    assert refused(position, "learn perpetual-rings") != ""


# --- Shards on icons ----------------------------------------------------------------------------


@pytest.mark.rule("DT-SHARD-01", "DT-SHARD-03", "DT-SHARD-05", "DT-DATA-02")
@pytest.mark.parametrize(
    ("shards", "on"),
    [
        (0, [0, 0, 0, 0]),
        (1, [1, 0, 0, 0]),
        (2, [1, 1, 0, 0]),
        (3, [1, 2, 0, 0]),
        (4, [1, 2, 1, 0]),
        (7, [1, 2, 2, 2]),
        (8, [1, 2, 2, 3]),
        (11, [1, 2, 2, 3]),
    ],
)
def test_icons_are_filled_from_below(shards: int, on: list[int]) -> None:
    position = acts(school_table("escape").shards(0, shards), "workshop-1", 1).position()
    assert [slot.shards for slot in board(position).slots] == on


@pytest.mark.rule("DT-SHARD-07", "DT-SHARD-02", "DT-EX-01")
def test_a_shard_that_is_spent_stops_no_machine() -> None:
    scene = school_table("optical", 2).shards(0, 3)
    position = places(scene, ("magician", "market-row")).placing(0).position()
    play(position, "place magician market-1", "enhance")
    assert [slot.shards for slot in board(position).slots] == [1, 1, 0, 0]
    assert states(position) == ["active", "active"]


# --- Building -----------------------------------------------------------------------------------


@pytest.mark.rule("DT-BUILD-01", "DT-BUILD-02", "DT-BUILD-08", "DT-BUILD-10", "DT-DATA-01", "DT-DATA-03")
@pytest.mark.parametrize(("costs", "paid"), [("default", [0, 1, 2, 3]), ("heavy", [1, 2, 3, 4])])
@pytest.mark.parametrize("school", ["mechanical", "optical", "spiritual", "escape"])
def test_four_machines_in_one_placement(school: str, costs: str, paid: list[int]) -> None:
    scene = school_table(school, 0, machine_costs=costs).coins(0, sum(paid)).shards(0, 0)
    position = acts(scene, "workshop-1", 5).position()
    assert [-gained(position, "build-machine")[0][1] for _ in range(4)] == paid
    assert (states(position), position.points) == (["active"] * 4, 0 if position.waiting == (1,) else 1)
    assert position.view(None).fame[0] == 5, "building is no reactivation (DT-BUILD-12)"


@pytest.mark.rule("DT-BUILD-10")
def test_there_is_no_fifth_machine() -> None:
    position = acts(school_table("optical"), "workshop-1", 2).trick(0, "linking-rings").components(0, metal=2)
    assert refused(position.position(), "build-machine") != ""


@pytest.mark.rule("DT-BUILD-03", "DT-EX-02")
@pytest.mark.parametrize(
    ("costs", "machines", "coins", "legal"),
    [
        ("default", 0, 0, True),
        ("heavy", 0, 0, False),
        ("default", 2, 1, False),
        ("default", 2, 2, True),
        ("heavy", 2, 2, False),
        ("heavy", 3, 4, True),
    ],
)
def test_who_cannot_pay_cannot_build(costs: str, machines: int, coins: int, legal: bool) -> None:
    scene = school_table("escape", machines, machine_costs=costs).coins(0, coins).shards(0, 0)
    scene.trick(0, "linking-rings").components(0, metal=2)
    position = acts(scene, "workshop-1", 2).position()
    assert (refused(position, "build-machine") == "") == legal


@pytest.mark.rule("DT-BUILD-01")
@pytest.mark.parametrize("slot", ["market-1", "downtown-1", "friday-1", "dark-alley-1"])
def test_machines_are_built_in_the_workshop_alone(slot: str) -> None:
    scene = school_table("optical", 1).trick(0, "linking-rings", ready=1)
    assert refused(acts(scene, slot, 3).position(), "build-machine") != ""


@pytest.mark.rule("DT-MACH-12", "DT-OPTI-01")
def test_a_smoke_machine_built_now_helps_with_the_next_preparation() -> None:
    scene = school_table("optical", 0).trick(0, "linking-rings").components(0, metal=1)
    position = acts(scene, "workshop-1", 2).position()
    assert offered(position, "prepare-with") == []
    play(position, "build-machine")
    assert offered(position, "prepare-with") == ["prepare-with linking-rings optical-1"]


# --- The default window -------------------------------------------------------------------------


@pytest.mark.rule("DT-MECH-01", "DT-MECH-02", "DT-MECH-04", "DT-MECH-06", "DT-EX-04")
@pytest.mark.parametrize(
    ("order", "coins", "fame"),
    [((1, 2, 3, 4), 7, 6), ((4,), 0, 4), ((4, 1, 2, 3), 7, 4), ((1, 4), 2, 5)],
)
def test_what_coils_bring_depends_on_their_order(order: tuple[int, ...], coins: int, fame: int) -> None:
    position = in_window(school_table("mechanical").coins(0, 19), ("magician", "downtown"))
    assert gained(position, *(f"use-machine mechanical-{n}" for n in order))[0] == (fame, coins, 0)


@pytest.mark.rule("DT-MECH-04", "DT-MACH-13")
@pytest.mark.parametrize(("coins", "fame"), [(0, 0), (3, 0), (4, 1), (24, 6), (27, 6), (60, 6)])
def test_the_highest_coil_pays_for_sets_of_four_up_to_six(coins: int, fame: int) -> None:
    position = in_window(school_table("mechanical").coins(0, coins), ("magician", "downtown"))
    assert gained(position, "use-machine mechanical-4")[0] == (fame, 0, 0)


@pytest.mark.rule("DT-MACH-04", "DT-MACH-14")
def test_neither_an_inactive_machine_nor_one_used_this_round_can_be_used() -> None:
    scene = school_table("mechanical", 3, inactive=[1], used=[2])
    position = in_window(scene, ("magician", "downtown"))
    assert offered(position, "use-machine") == ["use-machine mechanical-3"]
    assert {refused(position, f"use-machine mechanical-{n}") for n in (1, 2, 4)}.isdisjoint({""})


@pytest.mark.rule("DT-MACH-10")
def test_a_window_opens_before_every_character_also_one_that_rests() -> None:
    scene = school_table("mechanical")
    position = in_window(scene, ("magician", "downtown"), ("apprentice-1", "workshop"))
    play(position, "use-machine mechanical-1", "decline", "idle magician", "idle apprentice-1")
    assert (position.waiting, kind(position)) == ((0,), "use-machine")
    play(position, "use-machine mechanical-2")
    assert is_sound(position)


@pytest.mark.rule("DT-MACH-10", "TR-PROR-14")
def test_two_placements_have_two_windows() -> None:
    scene = school_table("mechanical", prophecy="two-placements")
    position = in_window(scene, ("magician", "workshop"), ("apprentice-1", "market-row"))
    play(position, "decline", "place magician workshop-1")
    while kind(position) not in ("use-machine", "place"):
        play(position, next(t for t in texts(position) if t in ("plain", "finish", "decline")))
    assert (position.waiting, kind(position)) == ((0,), "use-machine")


@pytest.mark.rule("DT-MACH-11")
def test_who_has_nobody_left_has_no_window() -> None:
    position = in_window(school_table("mechanical"), ("magician", "downtown"))
    play(position, "decline", "idle magician", "idle magician")
    assert (position.waiting, kind(position)) == ((1,), "place")


@pytest.mark.rule("DT-MACH-16", "DT-MACH-07")
@pytest.mark.parametrize("school", ["optical", "escape"])
def test_other_schools_have_no_default_window(school: str) -> None:
    scene = places(school_table(school), ("apprentice-1", "workshop")).assigned(1, "magician", "downtown")
    position = scene.placing(1).position()
    play(position, "idle magician")
    assert (position.waiting, kind(position)) == ((0,), "place")


# --- Reactivation -------------------------------------------------------------------------------

FAME = {
    "mechanical": (0, 0, 1, 0),
    "optical": (0, 0, 1, 1),
    "spiritual": (0, 0, 1, 2),
    "escape": (0, 0, 0, 2),
}


def _ended(scene: table) -> tuple[Any, list[sleight.Event]]:
    """The round ends when the last character rests."""
    position = scene.assigned(1, "apprentice-1", "workshop").placing(1).position()
    return position, play(position, "idle apprentice-1")


@pytest.mark.rule("DT-REACT-02", "DT-REACT-03", "DT-REACT-05", "DT-EX-03")
@pytest.mark.parametrize("school", list(FAME))
@pytest.mark.parametrize(
    ("shards", "slots"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (7, 3), (8, 4), (9, 4)]
)
def test_full_slots_start_again(school: str, shards: int, slots: int) -> None:
    position, events = _ended(school_table(school, inactive=[1, 2, 3, 4]).shards(0, shards))
    told = [event for event in events if isinstance(event, MachineReactivated)]
    assert [event.machine for event in told] == [f"{school}-{n}" for n in range(1, slots + 1)]
    assert tuple(event.fame for event in told) == FAME[school][:slots]
    assert states(position) == ["active"] * slots + ["inactive"] * (4 - slots)
    assert position.view(None).fame[0] == 5 + sum(FAME[school][:slots])
    assert position.view(None).shards[0] == shards


@pytest.mark.rule("DT-REACT-06", "DT-MACH-05")
def test_a_machine_that_was_not_used_pays_nothing_and_one_used_may_be_used_again_next_round() -> None:
    scene = school_table("escape", 4, inactive=[1], used=[1]).shards(0, 8)
    position, events = _ended(scene)
    assert [event.machine for event in events if isinstance(event, MachineReactivated)] == ["escape-1"]
    assert (position.view(None).fame[0], states(position)) == (5, ["active"] * 4)
    assert position.to_dict()["dawn"]["seats"][0].get("used_slots", []) == []


@pytest.mark.rule("DT-REACT-01", "DT-REACT-09", "DT-REACT-10")
def test_fame_of_machines_counts_for_the_next_order_of_play() -> None:
    scene = school_table("escape", inactive=[4]).shards(0, 8).fame(0, 5).fame(1, 6).order(1, 0)
    position, events = _ended(scene)
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("MachineReactivated") < kinds.index(RoundBegan.__name__)
    assert position.view(None).order == (1, 0), "who has least fame begins, and 7 is more than 6"
    scene = school_table("escape", 0).shards(0, 8).fame(0, 5).fame(1, 6).order(1, 0)
    assert _ended(scene)[0].view(None).order == (0, 1)


@pytest.mark.rule("DT-REACT-07")
def test_fame_is_credited_in_the_order_of_play() -> None:
    scene = school_table("escape", inactive=[4]).shards(0, 8).shards(1, 8).order(1, 0)
    events = _ended(built(scene, 1, 4, [3]))[1]
    told = [(each.seat, each.machine) for each in events if isinstance(each, MachineReactivated)]
    assert told == [(1, "mechanical-3"), (0, "escape-4")]


# --- The end ------------------------------------------------------------------------------------


@pytest.mark.rule("DT-REACT-08", "DT-SCORE-01", "DT-SCORE-02", "DT-SCORE-04", "DT-EX-12")
@pytest.mark.parametrize(
    ("shards", "fame"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 4), (8, 4), (9, 6), (40, 20)]
)
def test_sets_of_three_shards_score_after_a_last_reactivation(shards: int, fame: int) -> None:
    cards = [f"riverside-theater-{n}" for n in (1, 2, 3)]
    scene = school_table("escape", inactive=[4]).round(7).theater(*cards).coins(0, 0).shards(0, shards)
    before = scene.fields["fame"][0]
    position, _ = _ended(scene)
    assert position.over
    assert position.scores[0] == before + (2 if shards >= 8 else 0) + fame


@pytest.mark.rule("DT-SCORE-03")
def test_horror_saws_still_count_single_shards() -> None:
    def scored(shards: int) -> int:
        scene = with_dawn(2).round(7).theater(*(f"riverside-theater-{n}" for n in (1, 2, 3)))
        scene.trick(0, "horror-saws").components(0, wood=3, saw=2, cog=2).coins(0, 0).shards(0, shards)
        return int(_ended(scene)[0].scores[0])

    assert scored(5) - scored(3) == 2
    assert scored(6) - scored(5) == 1 + 2


@pytest.mark.rule("DT-MACH-03", "DT-MACH-17")
def test_every_use_is_told_and_complete_before_the_next_question() -> None:
    position = in_window(school_table("mechanical"), ("magician", "downtown"))
    assert used(play(position, "use-machine mechanical-2")) == ["mechanical-2"]
    assert states(position) == ["active", "inactive", "active", "active"]
    assert (kind(position), is_sound(position)) == ("use-machine", True)
