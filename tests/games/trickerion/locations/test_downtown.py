"""DT: the actions of downtown, the inn and the bank; learning and turning dice have files of their own."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    ApprenticeHoused,
    CharacterHired,
    CharactersReturned,
    CoinsTaken,
    WagesPaid,
)
from tests.games.trickerion.helpers.changes import changes, done, snapshot
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import disc
from tests.games.trickerion.helpers.scenario import table

DICE = ("residence-1", "residence-2", "inn-1", "inn-2", "bank-1", "bank-2")


def downtown(points: int = 4, players: int = 2) -> table:
    """The magician of seat 0 acts downtown; seat 1 comes next."""
    scene = table(players).assigned(1, "magician", "theater")
    return scene.acting(0, "magician", "downtown-1", points)


def joined(id: str, at: str = "inn") -> dict[str, object]:
    """How a character of seat 0 appears that was in reserve before."""
    return {f"workshops.0.characters.{id}": disc(id, at)}


def named(scene: table, verb: str) -> list[str]:
    """The choices that begin with a verb."""
    return [text for text in texts(scene.position()) if text.split()[0] == verb]


@pytest.mark.rule("TR-DT-01")
def test_downtown_offers_five_actions_and_to_finish() -> None:
    position = downtown().position()
    verbs = dict.fromkeys(text.split()[0] for text in texts(position))
    assert list(verbs) == ["learn", "hire", "collect", "reroll", "set", "finish"]
    assert named(downtown(), "hire") == ["hire inn-1", "hire inn-2"]
    assert named(downtown(), "collect") == ["collect bank-1", "collect bank-2"]
    assert named(downtown(), "reroll") == [f"reroll {die}" for die in DICE]


@pytest.mark.rule("TR-DT-02")
@pytest.mark.parametrize(
    ("players", "points"), [(2, {1: 3, 4: 1}), (3, {1: 3, 2: 2, 4: 1}), (4, {1: 3, 2: 2, 3: 2, 4: 1})]
)
def test_downtown_has_slots_that_add_two_one_one_and_nothing(players: int, points: dict[int, int]) -> None:
    position = table(players).shards(0, 0).assigned(0, "apprentice-1", "downtown").placing(0).position()
    assert texts(position) == [
        *(f"place apprentice-1 downtown-{slot}" for slot in points),
        "idle apprentice-1",
    ]
    for slot, expected in points.items():
        trial = position.copy()
        play(trial, f"place apprentice-1 downtown-{slot}")
        assert trial.points == expected


@pytest.mark.rule("TR-DT-23", "TR-DT-24")
def test_hiring_costs_three_points_and_no_coins_and_turns_the_die_to_x() -> None:
    position = downtown(points=4).coins(0, 0).position()
    events, changed = done(position, "hire inn-1")
    assert events == [CharacterHired(0, "assistant", "inn-1")]
    assert changed == {**joined("assistant"), "dice.2": "x", "points": 1}
    short = downtown(points=2)
    assert named(short, "hire") == []
    assert why_not(short.position(), "hire inn-1") == refusal("points-missing", "TR-DT-23", cost=3, points=2)


@pytest.mark.rule("TR-DT-24")
@pytest.mark.parametrize(
    ("die", "face", "disc"),
    [
        ("inn-1", "manager", "manager"),
        ("inn-1", "engineer", "engineer"),
        ("inn-1", "assistant", "assistant"),
        ("inn-2", "apprentice", "apprentice-2"),
    ],
)
def test_the_disc_that_the_die_shows_comes_to_the_inn(die: str, face: str, disc: str) -> None:
    position = downtown().dice(**{die.replace("-", "_"): face}).position()
    events, changed = done(position, f"hire {die}")
    assert events == [CharacterHired(0, face, die)]
    assert changed == {**joined(disc), f"dice.{DICE.index(die)}": "x", "points": 1}


@pytest.mark.rule("TR-DT-24")
def test_a_die_that_shows_x_hires_nobody() -> None:
    scene = downtown().dice(inn_1="x", inn_2="x")
    assert named(scene, "hire") == []
    for die in ("inn-1", "inn-2"):
        assert why_not(scene.position(), f"hire {die}") == refusal("die-shows-x", "TR-DICE-09", die=die)


@pytest.mark.rule("TR-DT-25", "TR-DT-26")
@pytest.mark.parametrize("specialist", ["manager", "engineer", "assistant"])
def test_nobody_has_a_specialist_twice(specialist: str) -> None:
    for scene in (downtown().team(0, specialist), downtown().hired(0, specialist)):
        scene.dice(inn_1=specialist)
        assert named(scene, "hire") == ["hire inn-2"]
        assert why_not(scene.position(), "hire inn-1") == refusal("no-disc", "TR-DT-26", character=specialist)
    others = downtown().team(1, specialist).dice(inn_1=specialist)
    assert named(others, "hire") == ["hire inn-1", "hire inn-2"]


@pytest.mark.rule("TR-DT-27")
def test_three_apprentices_fill_the_player_board() -> None:
    scene = downtown().team(0, "apprentice-2").hired(0, "apprentice-3")
    assert named(scene, "hire") == ["hire inn-1"]
    assert why_not(scene.position(), "hire inn-2") == refusal("no-home-slot", "TR-DT-27")


@pytest.mark.rule("TR-DT-27")
def test_an_apprentice_hired_earlier_this_round_needs_a_home_too() -> None:
    position = downtown(points=8).team(0, "apprentice-2").position()
    play(position, "hire inn-2", "set inn-2 apprentice")
    assert position.points == 3
    assert why_not(position, "hire inn-2") == refusal("no-home-slot", "TR-DT-27")


@pytest.mark.rule("TR-DT-27")
@pytest.mark.parametrize("owned", [True, False])
def test_an_assistant_owned_or_hired_this_round_houses_a_fourth_apprentice(owned: bool) -> None:
    scene = downtown().team(0, "apprentice-2", "apprentice-3")
    scene = scene.team(0, "assistant") if owned else scene.hired(0, "assistant")
    position = scene.position()
    events, changed = done(position, "hire inn-2")
    assert events == [CharacterHired(0, "apprentice", "inn-2")]
    assert changed == {**joined("apprentice-4"), "dice.3": "x", "points": 1}


@pytest.mark.rule("TR-DT-26", "TR-DT-27")
def test_there_is_no_fifth_apprentice() -> None:
    scene = downtown().team(0, "assistant", "apprentice-2", "apprentice-3", "apprentice-4")
    assert named(scene, "hire") == []
    assert why_not(scene.position(), "hire inn-2") == refusal("no-home-slot", "TR-DT-27")


@pytest.mark.rule("TR-DT-28")
def test_a_hired_character_does_not_act_this_round_and_joins_at_its_end() -> None:
    scene = downtown(points=3).assigned(0, "apprentice-1", "workshop").coins(0, 5)
    position = scene.position()
    play(position, "hire inn-2", "idle magician")
    assert why_not(position, "place apprentice-2 workshop-1") == refusal(
        "not-to-handle", "TR-PLACE-03", character="apprentice-2"
    )
    before = snapshot(position)
    events = play(position, "idle apprentice-1")
    assert CharactersReturned() in events
    assert not any(isinstance(event, WagesPaid) for event in events)
    changed = changes(before, position)
    assert changed["workshops.0.characters.apprentice-2.at"] == "home"
    play(position, "decline", "decline", "rest magician", "rest apprentice-1")
    assert texts(position, 0)[0] == "send apprentice-2 downtown"


@pytest.mark.rule("TR-DT-29", "TR-DT-30")
@pytest.mark.parametrize("specialist", ["manager", "engineer", "assistant"])
def test_a_specialist_hired_in_play_brings_disc_and_board_and_no_bonus(specialist: str) -> None:
    scene = table(2).dice(inn_1=specialist).acting(0, "magician", "downtown-1", points=3)
    position = scene.trick(0, "linking-rings").components(0, metal=2).position()
    # Nobody has anything left to place, so the hire ends the round.
    _, changed = done(position, "hire inn-1")
    workshop = {path: value for path, value in changed.items() if path.startswith("workshops.0.")}
    assert workshop == {
        **joined(specialist, at="home"),
        "workshops.0.characters.magician.at": "home",
        "workshops.0.characters.magician.card": "",
    }


@pytest.mark.rule("TR-DT-29")
@pytest.mark.parametrize(
    ("specialist", "action"),
    [
        ("manager", "shelve metal empty"),
        ("engineer", "move linking-rings"),
        ("assistant", "house apprentice-1"),
    ],
)
def test_the_board_of_a_hired_specialist_is_attached_only_at_the_end_of_the_round(
    specialist: str, action: str
) -> None:
    scene = table(2).trick(0, "linking-rings").components(0, metal=2)
    waiting = scene.hired(0, specialist).acting(0, "magician", "workshop-1").position()
    assert action not in texts(waiting)
    assert why_not(waiting, action) == refusal("specialist-missing", "TR-WS-18", specialist=specialist)
    scene = table(2).trick(0, "linking-rings").components(0, metal=2).team(0, specialist)
    assert action in texts(scene.acting(0, "magician", "workshop-1").position())


@pytest.mark.rule("TR-DT-29")
def test_a_hired_engineer_has_no_trick_slot_yet() -> None:
    scene = downtown().hired(0, "engineer").trick(0, "linking-rings").trick(0, "living-piano")
    position = scene.trick(0, "chinese-sticks").position()
    assert why_not(position, "learn levitation") == refusal("no-trick-slot", "TR-DT-19")


@pytest.mark.rule("TR-DT-29")
def test_a_hired_manager_has_no_component_slots_yet() -> None:
    scene = table(2).hired(0, "manager").components(0, wood=1, metal=1, glass=1, rope=1, saw=1, cog=1)
    scene.acting(0, "magician", "market-1")
    assert why_not(scene.position(), "buy fabric 1") == refusal(
        "no-component-slot", "TR-CMP-10", component="fabric"
    )


@pytest.mark.rule("TR-DT-30")
def test_an_assistant_hired_in_play_brings_no_apprentice_but_a_home() -> None:
    scene = table(2).hired(0, "assistant").acting(0, "magician", "downtown-1", points=3)
    position = scene.position()
    play(position, "hire inn-2")
    assert texts(position) == ["keep player", "keep assistant"]
    assert play(position, "keep assistant")[0] == ApprenticeHoused(0, "assistant")
    assert [each.id for each in position.view(0).workshops[0].characters] == [
        "magician",
        "assistant",
        "apprentice-1",
        "apprentice-4",
    ]


@pytest.mark.rule("TR-DT-31")
def test_taking_coins_costs_three_points() -> None:
    short = downtown(points=2)
    assert named(short, "collect") == []
    assert why_not(short.position(), "collect bank-1") == refusal(
        "points-missing", "TR-DT-31", cost=3, points=2
    )
    position = downtown(points=3).position()
    play(position, "collect bank-1")
    assert (position.points, position.waiting) == (0, (1,))


@pytest.mark.rule("TR-DT-32")
@pytest.mark.parametrize("die", ["bank-1", "bank-2"])
@pytest.mark.parametrize("face", ["3", "4", "5", "6"])
def test_the_bank_pays_what_its_die_shows_and_the_die_turns_to_x(die: str, face: str) -> None:
    position = downtown().dice(**{die.replace("-", "_"): face}).position()
    events, changed = done(position, f"collect {die}")
    assert events == [CoinsTaken(0, int(face), die)]
    assert changed == {"coins.0": 10 + int(face), f"dice.{DICE.index(die)}": "x", "points": 1}


@pytest.mark.rule("TR-DT-32")
def test_a_bank_die_that_shows_x_pays_nothing() -> None:
    scene = downtown().dice(bank_1="x")
    assert named(scene, "collect") == ["collect bank-2"]
    assert why_not(scene.position(), "collect bank-1") == refusal("die-shows-x", "TR-DICE-09", die="bank-1")


@pytest.mark.rule("TR-DT-40")
def test_the_inn_holds_any_number_of_discs_of_any_player() -> None:
    scene = downtown(points=8).hired(0, "manager").hired(0, "engineer")
    scene.hired(1, "manager").hired(1, "apprentice-2").hired(1, "apprentice-3")
    position = scene.position()
    play(position, "hire inn-1", "hire inn-2")
    at_inn = [
        [each.id for each in workshop.characters if each.at == "inn"]
        for workshop in position.view(None).workshops
    ]
    assert at_inn == [
        ["manager", "engineer", "assistant", "apprentice-2"],
        ["manager", "apprentice-2", "apprentice-3"],
    ]
