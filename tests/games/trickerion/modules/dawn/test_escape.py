"""DT-ESCA, DT-EX-08: the Training Machine, used with the placement of a character."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events import CharacterBoosted, PointsLost
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import built, of_school, states, used, why, with_dawn
from tests.games.trickerion.helpers.playing import caution, is_sound, kind, play, texts, warned, warnings
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenario import GAME, table

USE = "use-machine escape-"
SLOTS = {
    "downtown": "downtown-4",
    "market-row": "market-4",
    "workshop": "workshop-1",
    "dark-alley": "dark-alley-4",
    "theater": "friday-1",
}
"""A slot of each location that adds nothing."""


def _placing(
    character: str = "apprentice-1",
    card: str = "workshop",
    count: int = 4,
    inactive: Sequence[int] = (),
    **options: object,
) -> table:
    """Seat 0, the Master of Chains, is to place a character; there is something to do at every location."""
    scene = of_school("escape", count, inactive, **options).assigned(0, character, card).shards(0, 0)
    scene.trick(0, "barricaded-barrels").trick(0, "stocks-escape").components(0, wood=2, metal=2)
    scene.trick(0, "mind-reading", ready=1).theater("riverside-theater-1")
    return scene.assigned(1, "magician", "downtown").placing(0)


def _placed(character: str = "apprentice-1", card: str = "workshop", count: int = 4) -> TrickerionPosition:
    """Seat 0 has just placed the character."""
    position = _placing(character, card, count).position()
    play(position, f"place {character} {SLOTS[card]}")
    return position


def _points(position: TrickerionPosition) -> int:
    return position.view(0).points


@pytest.mark.rule("DT-ESCA-01", "DT-MACH-07", "DT-MACH-08")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_gives_the_character_that_is_placed_a_point(level: int) -> None:
    position = _placed()
    assert kind(position) == "train-character"
    assert is_sound(position)
    before = position.view(0)
    events = play(position, f"{USE}{level}")
    assert used(events) == [f"escape-{level}"]
    assert CharacterBoosted(0, "apprentice-1", 1) in events
    assert _points(position) == 2
    assert (position.view(0).coins, position.view(0).shards) == (before.coins, before.shards)
    assert states(position) == ["inactive" if slot == level else "active" for slot in (1, 2, 3, 4)]


@pytest.mark.rule("DT-ESCA-01", "DT-MACH-16")
def test_nobody_must_use_one() -> None:
    position = _placed()
    assert texts(position) == ["decline", *[f"{USE}{level}" for level in (1, 2, 3, 4)]]
    play(position, "decline")
    assert (_points(position), states(position)) == (1, ["active"] * 4)


@pytest.mark.rule("DT-ESCA-02", "DT-MACH-09")
def test_one_serves_a_placement_and_others_the_next() -> None:
    position = _placing().assigned(0, "magician", "market-row").position()
    play(position, "place apprentice-1 workshop-1", f"{USE}1")
    assert (kind(position), _points(position)) == ("act", 2)
    assert why(position, f"{USE}2")[0] == "not-here"
    play(position, "finish", "idle magician", "place magician market-4", f"{USE}2")
    assert (kind(position), _points(position)) == ("act", 4)


@pytest.mark.rule("DT-ESCA-03", "DT-ESCA-04", "DT-ESCA-05")
@pytest.mark.parametrize(
    ("location", "levels"),
    [
        ("downtown", (2, 3, 4)),
        ("market-row", (1, 2, 3, 4)),
        ("workshop", (1, 2, 3, 4)),
        ("dark-alley", (2, 3, 4)),
        ("theater", (3, 4)),
    ],
)
def test_the_level_says_where_it_serves(location: str, levels: tuple[int, ...]) -> None:
    position = _placed(card=location)
    assert texts(position) == ["decline", *[f"{USE}{level}" for level in levels]]
    assert is_sound(position)
    rules = {1: "DT-ESCA-03", 2: "DT-ESCA-04"}
    for level in {1, 2, 3, 4} - {*levels}:
        assert why(position, f"{USE}{level}") == ("machine-not-there", rules[level])


@pytest.mark.rule("DT-ESCA-03", "DT-ESCA-04")
@pytest.mark.parametrize(("location", "count"), [("downtown", 1), ("dark-alley", 1), ("theater", 2)])
def test_nobody_is_asked_where_none_serves(location: str, count: int) -> None:
    assert kind(_placed("magician", location, count)) == "act"


@pytest.mark.rule("DT-EX-08")
def test_an_apprentice_backstage_on_friday_has_two_points() -> None:
    position = _placed(card="theater")
    for level in (1, 2):
        assert why(position, f"{USE}{level}")[0] == "machine-not-there"
    play(position, f"{USE}3")
    assert (kind(position), _points(position)) == ("act", 2)
    assert why(position, f"{USE}4")[0] == "not-here"


@pytest.mark.rule("DT-MACH-04", "DT-MACH-05", "DT-MACH-14")
def test_only_ready_machines_are_offered() -> None:
    scene = built(_placing(), 0, 3, inactive=[1], used=[1, 2])
    position = scene.position()
    play(position, "place apprentice-1 workshop-1")
    assert texts(position) == ["decline", f"{USE}3"]
    for level in (1, 2, 4):
        assert why(position, f"{USE}{level}") == ("machine-not-ready", "DT-MACH-04")
    assert why(position, "use-machine mechanical-3") == ("machine-not-ready", "DT-MACH-04")


@pytest.mark.rule("DT-MACH-07", "DT-ESCA-07")
def test_there_is_no_window_before_the_placement_nor_after_the_first_action() -> None:
    scene = of_school("escape").assigned(0, "magician", "workshop").assigned(1, "magician", "downtown")
    scene.trick(0, "barricaded-barrels").trick(0, "stocks-escape").components(0, wood=2, metal=2)
    position = scene.shards(0, 0).order(1, 0).placing(1).position()
    play(position, "idle magician")
    assert kind(position) == "place"
    play(position, "place magician workshop-1", "decline", "prepare barricaded-barrels")
    assert kind(position) == "act"


@pytest.mark.rule("DT-ESCA-08", "DT-MACH-13")
def test_on_the_stage_the_point_is_lost() -> None:
    scene = _placing("magician", "theater").assigned(0, "apprentice-1", "workshop")
    position = scene.position()
    play(position, "place magician friday-stage")
    assert texts(position) == ["decline", f"{USE}3", f"{USE}4"]
    lost = caution("point-lost-on-stage", "DT-ESCA-08")
    assert (warnings(position, f"{USE}3"), warnings(position, "decline")) == ([lost], [])
    events = play(position, f"{USE}3")
    assert PointsLost(0, 1) in events
    assert states(position) == ["active", "active", "inactive", "active"]
    assert (position.waiting, kind(position)) == ((1,), "place")


@pytest.mark.rule("DT-ESCA-07", "DT-MEET-19")
def test_it_adds_to_a_shard_and_to_the_slot() -> None:
    position = _placing(card="market-row").shards(0, 1).position()
    play(position, "place apprentice-1 market-1", f"{USE}1")
    assert kind(position) == "enhance"
    play(position, "enhance")
    assert _points(position) == 1 + 2 + 1 + 1


@pytest.mark.rule("DT-ESCA-07", "DT-MEET-19")
@pytest.mark.parametrize(("answer", "points"), [("point", 3), ("keep-bonus", 2)])
def test_it_adds_to_the_point_of_a_special_card(answer: str, points: int) -> None:
    position = _placing(card="trick-tweaking").position()
    play(position, "place apprentice-1 workshop-1", answer, f"{USE}1")
    assert _points(position) == points


@pytest.mark.rule("DT-MEET-19")
def test_it_adds_to_a_lowered_base_and_to_a_shard_in_the_theater() -> None:
    position = _placing("magician", prophecies=True).prophecy("one-base-point").position()
    play(position, "place magician workshop-1", f"{USE}1")
    assert _points(position) == 2
    stage = _placing("magician", "theater", prophecies=True).prophecy("enhanced-theater").shards(0, 1)
    other = stage.position()
    play(other, "place magician friday-1", f"{USE}3", "enhance")
    assert _points(other) == 3 + 1 + 1


@pytest.mark.rule("DT-MEET-19")
def test_it_adds_to_empower() -> None:
    scene = _placing("magician", "empower")
    position = scene.position()
    play(position, "place magician downtown-4", "keep-bonus", f"{USE}2")
    assert _points(position) == 4


@pytest.mark.rule("DT-MEET-19", "DT-ESCA-03")
def test_with_freelancer_the_location_is_where_the_character_stands() -> None:
    position = _placing(card="freelancer").position()
    play(position, "place apprentice-1 downtown-4")
    assert texts(position) == ["decline", *[f"{USE}{level}" for level in (2, 3, 4)]]
    other = _placing(card="freelancer").position()
    play(other, "place apprentice-1 market-4")
    assert f"{USE}1" in texts(other)


@pytest.mark.rule("DT-MACH-12")
def test_a_machine_built_now_serves_from_the_next_placement_on() -> None:
    scene = built(_placing("magician"), 0, 0).assigned(0, "apprentice-1", "market-row")
    position = scene.position()
    play(position, "place magician workshop-1", "build-machine")
    assert kind(position) == "act"
    play(position, "finish", "idle magician", "place apprentice-1 market-4")
    assert texts(position) == ["decline", f"{USE}1"]


@pytest.mark.rule("DT-MEET-23", "DT-ESCA-02")
def test_one_that_a_card_lets_work_again_does_not_in_the_same_placement() -> None:
    scene = _placing("magician", "pressure-valve", 1).assigned(0, "apprentice-1", "market-row")
    position = scene.position()
    play(position, "place magician workshop-1", "keep-bonus", f"{USE}1", "bonus", "prepare stocks-escape")
    assert (kind(position), states(position)) == ("act", ["active"])
    play(position, "finish", "idle magician", "place apprentice-1 market-4")
    assert texts(position) == ["decline", f"{USE}1"]


@pytest.mark.rule("DT-MACH-10", "DT-ESCA-02")
def test_each_of_two_placements_of_a_turn_may_have_one() -> None:
    scene = _placing(prophecies=True).prophecy("two-placements").assigned(0, "magician", "market-row")
    position = scene.position()
    play(position, "place apprentice-1 workshop-1", f"{USE}1", "finish", "place magician market-4")
    assert texts(position) == ["decline", *[f"{USE}{level}" for level in (2, 3, 4)]]


@pytest.mark.rule("DT-ESCA-07")
def test_it_comes_after_the_points_of_powers_also_in_a_save() -> None:
    scene = with_dawn(2, powers=True, allow_unrecommended=True).magician(0, "the-red-lotus")
    scene = built(scene.magician(1, "electra"), 0, 2).assigned(0, "apprentice-1", "workshop")
    scene.assigned(1, "magician", "downtown").trick(0, "barricaded-barrels").components(0, wood=2)
    position = with_power(scene.placing(0), 0, "eager-hands")
    play(position, "place apprentice-1 workshop-1")
    again = GAME.from_dict(position.to_dict())
    for each in (position, again):
        assert kind(each) == "eager-hands"
        play(each, "accept")
        assert kind(each) == "train-character"
        play(each, f"{USE}2", "plain")
        assert _points(each) == 3


def test_a_character_that_could_get_a_point_is_not_warned_of() -> None:
    none, some = "place apprentice-1 sunday-1", "place apprentice-1 friday-1"
    assert warned(_placing(card="theater", count=2).position(), none) == ["no-points-there"]
    with_three = _placing(card="theater", count=3).position()
    assert (warned(with_three, none), warned(with_three, some)) == ([], [])
    used_up = _placing(card="theater", count=3, inactive=[3]).position()
    assert warned(used_up, none) == ["no-points-there"]
