"""DT-33 to 39: dice are rolled again or turned, and stay so for everybody."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import CharacterHired, CoinsTaken, DieRerolled, DieSet
from tests.games.trickerion.helpers.changes import changes, done, snapshot
from tests.games.trickerion.helpers.playing import play, refusal, rolling, texts, why_not
from tests.games.trickerion.helpers.reading import disc
from tests.games.trickerion.helpers.scenario import GAME, table

DICE = ("residence-1", "residence-2", "inn-1", "inn-2", "bank-1", "bank-2")
SCHOOLS = ["mechanical", "optical", "escape", "spiritual", "any", "x"]
FACES = {
    "residence-1": SCHOOLS,
    "residence-2": SCHOOLS,
    "inn-1": ["assistant", "manager", "engineer", "x"],
    "inn-2": ["apprentice", "x"],
    "bank-1": ["3", "4", "5", "6", "x"],
    "bank-2": ["3", "4", "5", "6", "x"],
}


def downtown(points: int = 4) -> table:
    """The magician of seat 0 acts downtown; seat 1 comes next."""
    return table(2).assigned(1, "magician", "theater").acting(0, "magician", "downtown-1", points)


def turns(scene: table, die: str = "") -> list[str]:
    """The faces to which a die, or any, may be turned."""
    written = [text.split() for text in texts(scene.position())]
    return [words[2] for words in written if words[0] == "set" and die in ("", words[1])]


@pytest.mark.rule("TR-DT-33")
@pytest.mark.parametrize("die", DICE)
def test_any_die_may_be_rolled_again_for_one_point(die: str) -> None:
    position = downtown(points=2).position()
    before = snapshot(position)
    (event,) = play(position, f"reroll {die}")
    face = position.view(0).dice[DICE.index(die)]
    assert event == DieRerolled(0, die, face)
    assert event.reveals
    changed = changes(before, position)
    assert changed.pop(f"dice.{DICE.index(die)}", face) == face
    assert changed == {"points": 1}
    assert why_not(downtown(points=0).position(), f"reroll {die}") == refusal(
        "points-missing", "TR-DT-33", cost=1, points=0
    )


@pytest.mark.rule("TR-DT-33")
@pytest.mark.parametrize("die", DICE)
def test_a_rolled_die_can_show_each_of_its_faces(die: str) -> None:
    for face in FACES[die]:
        position = downtown(points=2).position()
        rolling(position, f"reroll {die}", face)
        assert position.view(0).dice[DICE.index(die)] == face


@pytest.mark.rule("TR-DT-34")
def test_a_die_that_was_turned_to_x_this_round_may_be_rolled_again() -> None:
    position = downtown(points=5).dice(bank_1="5").position()
    play(position, "collect bank-1")
    assert position.view(0).dice[4] == "x"
    assert "reroll bank-1" in texts(position)
    assert rolling(position, "reroll bank-1", "6") == [DieRerolled(0, "bank-1", "6")]
    assert position.view(0).dice[4] == "6"


@pytest.mark.rule("TR-DT-35")
def test_a_roll_is_binding_and_each_further_one_costs_a_point() -> None:
    position = downtown(points=3).dice(bank_1="6").position()
    rolling(position, "reroll bank-1", "x")
    assert (position.view(0).dice[4], position.points) == ("x", 2)
    rolling(position, "reroll bank-1", "3")
    assert (position.view(0).dice[4], position.points) == ("3", 1)
    rolling(position, "reroll bank-2", "x")
    assert (position.view(0).dice[4:], position.points, position.waiting) == (("3", "x"), 0, (1,))


@pytest.mark.rule("TR-DT-36")
def test_a_die_is_turned_to_a_face_of_choice_for_two_points() -> None:
    position = downtown(points=3).dice(inn_1="x").position()
    events, changed = done(position, "set inn-1 manager")
    assert events == [DieSet(0, "inn-1", "manager")]
    assert changed == {"dice.2": "manager", "points": 1}
    assert turns(downtown(points=1)) == []
    assert why_not(downtown(points=1).position(), "set inn-1 x") == refusal(
        "points-missing", "TR-DT-36", cost=2, points=1
    )


@pytest.mark.rule("TR-DT-36")
def test_a_die_is_not_turned_to_the_face_that_it_shows() -> None:
    position = downtown().dice(bank_1="5").position()
    assert why_not(position, "set bank-1 5") == refusal("die-shows-it", "TR-DT-36", die="bank-1", face="5")


@pytest.mark.rule("TR-DT-37")
@pytest.mark.parametrize("die", DICE)
def test_a_die_is_turned_to_its_own_faces_only_and_x_is_among_them(die: str) -> None:
    for shown in FACES[die]:
        scene = downtown().dice(**{die.replace("-", "_"): shown})
        assert sorted(turns(scene, die)) == sorted(face for face in FACES[die] if face != shown)


@pytest.mark.rule("TR-DT-37")
@pytest.mark.parametrize("written", ["set inn-1 apprentice", "set inn-2 manager", "set bank-1 any"])
def test_a_face_that_is_not_on_the_die_is_no_choice_at_all(written: str) -> None:
    with pytest.raises(sleight.BadInput):
        GAME.parse(written)


@pytest.mark.rule("TR-DT-38")
def test_a_changed_die_stays_changed_for_all_players() -> None:
    scene = table(2).shards(1, 0).dice(residence_1="x", residence_2="x", bank_1="3")
    scene.assigned(1, "magician", "downtown").acting(0, "manager", "downtown-4", points=5)
    position = scene.position()
    play(position, "set residence-1 spiritual", "collect bank-1", "place magician downtown-1")
    assert position.waiting == (1,)
    assert position.view(1).dice[0] == "spiritual"
    assert "learn mind-reading" in texts(position)
    assert why_not(position, "collect bank-1") == refusal("die-shows-x", "TR-DICE-09", die="bank-1")


@pytest.mark.rule("TR-DT-39")
def test_a_die_may_be_set_and_used_in_the_same_placement() -> None:
    scene = table(2).shards(0, 0).dice(inn_1="x").assigned(1, "magician", "theater")
    position = scene.assigned(0, "magician", "downtown").placing(0).position()
    play(position, "place magician downtown-1")
    assert position.points == 5
    events, changed = done(position, "set inn-1 manager", "hire inn-1")
    assert events == [DieSet(0, "inn-1", "manager"), CharacterHired(0, "manager", "inn-1")]
    assert changed == {
        "workshops.0.characters.manager": disc("manager", "inn"),
        "points": 0,
        "actor": "",
        "asked.0": "",
        "asked.1": "place",
    }
    assert position.view(0).dice[2] == "x"


@pytest.mark.rule("TR-DT-39")
def test_a_die_may_be_rolled_and_used_in_the_same_placement() -> None:
    position = downtown(points=4).dice(bank_1="x").position()
    rolling(position, "reroll bank-1", "6")
    assert play(position, "collect bank-1") == [CoinsTaken(0, 6, "bank-1")]
