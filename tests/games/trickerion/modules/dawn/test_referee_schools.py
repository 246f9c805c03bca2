"""A referee who knows the texts of DT and not the code: smoke machines and training machines."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, places, school_table, until
from tests.games.trickerion.helpers.machines import states, used
from tests.games.trickerion.helpers.playing import kind, offered, play, refused, texts
from tests.games.trickerion.helpers.reading import markers, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE

# --- Smoke machines -----------------------------------------------------------------------------


def _preparing(trick: str, machines: int = 4, points: int = 3, card: str = "", **goods: Any) -> table:
    scene = school_table("optical", machines).trick(0, trick, "spade").components(0, **goods)
    return acts(scene, "workshop-1", points, card)


def _with(position: TrickerionPosition) -> list[str]:
    return [text.split()[2] for text in offered(position, "prepare-with")]


@pytest.mark.rule("DT-OPTI-04", "DT-OPTI-05", "DT-OPTI-06", "DT-OPTI-08", "DT-OPTI-10")
@pytest.mark.parametrize(
    ("goods", "alone"),
    [
        ({"wood": 3, "glass": 3, "mirror": 2}, ["1", "2", "3", "4"]),
        ({"wood": 3, "glass": 2, "mirror": 2}, ["1", "2", "3", "4"]),
        ({"wood": 3, "glass": 3, "mirror": 1}, ["3", "4"]),
        ({"wood": 3, "glass": 3}, ["4"]),
        ({"wood": 2, "glass": 3, "mirror": 1}, ["4"]),
        ({"wood": 1, "glass": 3, "mirror": 2}, ["4"]),
        ({"wood": 2, "glass": 2, "mirror": 1}, []),
    ],
    ids=str,
)
def test_which_machine_alone_makes_a_preparation_possible(goods: dict[str, Any], alone: list[str]) -> None:
    sets = _with(_preparing("shattered-mirror", **goods).position())
    assert [each for each in sets if "+" not in each] == [f"optical-{number}" for number in alone]


@pytest.mark.rule("DT-OPTI-02", "DT-OPTI-10", "DT-EX-05")
def test_several_machines_for_one_preparation() -> None:
    position = _preparing("shattered-mirror", wood=3, glass=2).position()
    assert "optical-1+optical-4" in _with(position)
    assert "optical-1+optical-3" not in _with(position), "two mirrors and a glass are missing"
    before = tokens(position)
    assert used(play(position, "prepare-with shattered-mirror optical-1+optical-4")) == [
        "optical-1",
        "optical-4",
    ]
    assert states(position) == ["inactive", "active", "active", "inactive"]
    assert (tokens(position), markers(position)["shattered-mirror"][0]) == (before, 2)


@pytest.mark.rule("DT-OPTI-03", "DT-OPTI-11", "DT-MACH-13")
def test_machines_may_be_used_for_nothing() -> None:
    position = _preparing("linking-rings", 4, metal=2).position()
    assert len(_with(position)) == 15
    play(position, "prepare-with linking-rings optical-1+optical-2+optical-3+optical-4")
    assert states(position) == ["inactive"] * 4


@pytest.mark.rule("DT-OPTI-10", "DT-OPTI-01")
def test_no_machine_is_used_where_the_preparation_stays_impossible() -> None:
    position = _preparing("linking-rings", 4, metal=2).trick(0, "automaton").position()
    assert not [text for text in texts(position) if "automaton" in text]
    assert refused(position, "prepare-with automaton optical-4") != ""


@pytest.mark.rule("DT-OPTI-12", "TR-SAR-24")
def test_ingenuity_is_judged_by_what_machines_leave_missing() -> None:
    scene = _preparing("shattered-mirror", 2, 3, "ingenuity", wood=3, glass=2)
    position = scene.position()
    assert offered(position, "prepare") == [], "glass and mirrors are both short"
    assert _with(position) == ["optical-1", "optical-2", "optical-1+optical-2"]
    play(position, "prepare-with shattered-mirror optical-1")
    assert markers(position)["shattered-mirror"][0] == 1


@pytest.mark.rule("DT-OPTI-12", "TR-SAR-23")
def test_an_invention_looks_at_the_printed_requirement() -> None:
    scene = _preparing("shattered-mirror", 4, 3, "invention", wood=3, glass=3)
    position = scene.position()
    assert gained(position, "prepare-with shattered-mirror optical-4")[0][0] == 2


@pytest.mark.rule("DT-OPTI-12", "DT-MEET-08", "TR-SAR-25")
def test_a_prototype_gives_back_what_the_card_asks_for() -> None:
    scene = _preparing("chinese-sticks", 2, 3, "unstable-prototype", wood=2, rope=1)
    position = scene.position()
    play(position, "prepare-with chinese-sticks optical-1")
    while kind(position) != "act" and position.waiting == (0,) and tokens(position).get("rope"):
        play(position, next(t for t in texts(position) if "rope" in t or t == "accept"))
    assert tokens(position) == {"wood": 2}


@pytest.mark.rule("DT-OPTI-01")
def test_an_optical_machine_is_of_no_use_to_another_school() -> None:
    scene = school_table("mechanical").trick(0, "linking-rings").components(0, metal=1)
    assert offered(acts(scene, "workshop-1", 2).position(), "prepare-with") == []


# --- Training machines --------------------------------------------------------------------------


def _trained(character: str, card: str, slot: str, **more: Any) -> TrickerionPosition:
    scene = places(school_table("escape", **more).shards(0, 3), (character, card)).placing(0)
    position = scene.trick(0, "linking-rings", ready=2).position()
    play(position, f"place {character} {slot}")
    return position


@pytest.mark.rule("DT-ESCA-03", "DT-ESCA-04", "DT-ESCA-05", "DT-EX-08")
@pytest.mark.parametrize(
    ("card", "slot", "levels"),
    [
        ("market-row", "market-1", "1234"),
        ("workshop", "workshop-1", "1234"),
        ("downtown", "downtown-4", "234"),
        ("dark-alley", "dark-alley-1", "234"),
        ("theater", "friday-1", "34"),
    ],
)
def test_where_training_machines_work(card: str, slot: str, levels: str) -> None:
    position = until(_trained("apprentice-1", card, slot), "train-character", "plain", "decline")
    assert offered(position, "use-machine") == [f"use-machine escape-{level}" for level in levels]


@pytest.mark.rule("DT-ESCA-01", "DT-ESCA-02", "DT-ESCA-07")
def test_one_point_from_one_machine_besides_a_shard() -> None:
    position = until(_trained("apprentice-1", "market-row", "market-1"), "train-character")
    play(position, "use-machine escape-1")
    assert offered(position, "use-machine") == []
    play(position, "enhance")
    assert (kind(position), position.points) == ("act", 1 + 2 + 1 + 1)
    assert states(position) == ["inactive", "active", "active", "active"]


@pytest.mark.rule("DT-ESCA-08", "DT-MACH-13")
def test_on_a_stage_the_point_is_lost() -> None:
    scene = places(school_table("escape"), ("magician", "theater")).placing(0)
    scene.trick(0, "linking-rings", ready=1).marker(0, "linking-rings", ONE, 1, "down")
    position = scene.position()
    play(position, "place magician friday-stage")
    assert offered(position, "use-machine") == ["use-machine escape-3", "use-machine escape-4"]
    play(position, "use-machine escape-4")
    assert position.waiting == (1,)
    assert states(position)[3] == "inactive"


@pytest.mark.rule("DT-MEET-19", "TR-SAR-29")
@pytest.mark.parametrize(
    ("slot", "levels"), [("market-1", "1234"), ("downtown-1", "234"), ("friday-1", "34")]
)
def test_a_freelancer_trains_where_it_stands(slot: str, levels: str) -> None:
    position = _trained("magician", "freelancer", slot)
    until(position, "train-character", "keep-bonus", "plain")
    assert offered(position, "use-machine") == [f"use-machine escape-{level}" for level in levels]


@pytest.mark.rule("DT-MEET-19", "TR-PROR-06", "TR-PROR-31")
@pytest.mark.parametrize(
    ("prophecy", "slot", "card", "points"),
    [
        ("one-base-point", "market-1", "market-row", 1 + 2 + 1),
        ("enhanced-theater", "friday-1", "theater", 3 + 0 + 1 + 1),
    ],
)
def test_training_adds_to_prophecies(prophecy: str, slot: str, card: str, points: int) -> None:
    position = _trained("magician", card, slot, prophecy=prophecy)
    until(position, "train-character", "plain")
    play(position, "use-machine escape-3")
    answers = ("enhance",) if prophecy == "enhanced-theater" else ("plain",)
    assert until(position, "act", *answers).points == points


@pytest.mark.rule("DT-MEET-19", "TR-SA-05")
def test_training_adds_to_the_point_of_a_special_card_and_to_empower() -> None:
    answers = ("use-machine escape-2", "enhance", "keep-bonus")
    position = until(_trained("magician", "empower", "downtown-1"), "act", *answers)
    assert position.points == 3 + 2 + 3 + 1
    answers = ("use-machine escape-2", "enhance", "point")
    position = until(_trained("magician", "interest", "downtown-1"), "act", *answers)
    assert position.points == 3 + 2 + 1 + 1 + 1
