"""TR-DICE: the six dice of Downtown."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import sleight
from sleight.games.trickerion.events import CharacterHired, CoinsTaken, DieRerolled, DieSet, RoundBegan
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import changed_fields
from tests.games.trickerion.helpers.openings import almost_ready
from tests.games.trickerion.helpers.other_data import data_fault, edited
from tests.games.trickerion.helpers.playing import play, refusal, rolling, texts, under_keys, why_not
from tests.games.trickerion.helpers.reading import dice_of
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import END, last_turn

SCHOOLS = ("mechanical", "optical", "escape", "spiritual")
RESIDENCE = Counter([*SCHOOLS, "any", "x"])
INN_A = Counter({"assistant": 1, "manager": 1, "engineer": 1, "x": 3})
INN_B = Counter({"apprentice": 5, "x": 1})
BANK = Counter({"3": 1, "4": 2, "5": 1, "6": 1, "x": 1})
FACES = (RESIDENCE, RESIDENCE, INN_A, INN_B, BANK, BANK)
DICE = ("residence_1", "residence_2", "inn_1", "inn_2", "bank_1", "bank_2")
ROLLS = 1200


def downtown(points: int = 20, /, **faces: str) -> TrickerionPosition:
    """A magician of seat 0 acts downtown, and the dice show what is said of them."""
    return table().dice(**faces).acting(0, "magician", "downtown-1", points).position()


def all_x() -> dict[str, str]:
    """Every die shows X."""
    return dict.fromkeys(DICE, "x")


def learnable_schools(position: TrickerionPosition) -> set[str]:
    """The schools of the tricks that can be learned now."""
    schools = {trick.id: trick.school for trick in GAME.printed.tricks}
    words = [text.split() for text in texts(position)]
    return {schools[rest[0]] for verb, *rest in words if verb == "learn"}


def verbs(position: TrickerionPosition) -> set[str]:
    """What can be done now, in one word each."""
    return {text.split()[0] for text in texts(position)}


@pytest.mark.rule("TR-DICE-01")
@pytest.mark.parametrize("played", [1, 4])
def test_all_six_dice_are_rolled_whatever_they_showed(played: int) -> None:
    position = last_turn(table().round(played).dice(**all_x()))
    rolls = [after.view(None).dice for after in under_keys(position, END, ROLLS)]
    for die, faces in enumerate(FACES):
        assert {roll[die] for roll in rolls} == set(faces)


@pytest.mark.rule("TR-DICE-01")
def test_the_dice_of_the_first_round_are_rolled_when_it_begins() -> None:
    position = almost_ready()
    assert position.view(None).dice == ("x",) * 6
    events = play(position, "engage assistant")
    assert [event for event in events if isinstance(event, RoundBegan)] == [
        RoundBegan(1, position.view(None).dice)
    ]
    trials = under_keys(almost_ready(), "engage assistant", 300)
    assert len({trial.view(None).dice for trial in trials}) > 200


@pytest.mark.rule("TR-DICE-02")
def test_it_makes_no_difference_who_rolls() -> None:
    rolls = []
    for order in ((0, 1), (1, 0)):
        position = last_turn(table().order(*order).fame(0, 9))
        events = play(position, END)
        rolls.append(dice_of(events))
        # The dice were rolled without a question, so the first who is asked may already advertise.
        assert texts(position) == ["advertise", "decline"]
    assert rolls[0] == rolls[1]


@pytest.mark.rule("TR-DICE-03")
def test_there_are_two_dice_at_each_place() -> None:
    ids = ("residence-1", "residence-2", "inn-1", "inn-2", "bank-1", "bank-2")
    position = downtown(1)
    assert texts(position) == [*(f"reroll {die}" for die in ids), "finish"]
    assert len(position.view(None).dice) == 6
    printed = GAME.printed.board.dice
    assert {place: len(dice) for place, dice in printed.items()} == {"residence": 2, "inn": 2, "bank": 2}


@pytest.mark.rule("TR-DICE-03")
@pytest.mark.parametrize(
    ("die", "face"), [("residence_1", "assistant"), ("inn_1", "apprentice"), ("inn_2", "manager")]
)
def test_a_die_cannot_show_a_face_of_another(die: str, face: str) -> None:
    with pytest.raises(sleight.BadInput) as wrong:
        downtown(**{die: face})
    number = DICE.index(die)
    allowed = {0: "mechanical, optical, escape, spiritual, any, x", 2: "assistant, manager, engineer, x"}
    assert wrong.value.arguments == {
        "why": f"dice[{number}]: {face!r} is not one of {allowed.get(number, 'apprentice, x')}"
    }


@pytest.mark.rule("TR-DICE-03")
@pytest.mark.parametrize("place", ["residence", "inn", "bank"])
def test_data_with_a_die_too_few_are_refused(place: str, tmp_path: Path) -> None:
    fault = data_fault(edited(tmp_path, "board.json", lambda board: board["dice"][place].pop()))
    why = f"dice: {place} needs 2 dice of 6 faces"
    assert (fault.code, fault.arguments) == ("data-wrong", {"file": "board.json", "why": why})


@pytest.mark.rule("TR-DICE-04", "TR-DICE-05", "TR-DICE-06", "TR-DICE-07")
@pytest.mark.parametrize("die", range(6))
def test_each_die_falls_on_each_of_its_six_faces_equally_often(die: int) -> None:
    position = last_turn(table())
    fell = Counter(after.view(None).dice[die] for after in under_keys(position, END, ROLLS))
    assert set(fell) == set(FACES[die])
    for face, sides in FACES[die].items():
        assert abs(fell[face] - ROLLS * sides // 6) < 60


@pytest.mark.rule("TR-DICE-04", "TR-DICE-05", "TR-DICE-06", "TR-DICE-07")
def test_the_faces_are_the_printed_ones() -> None:
    printed = GAME.printed.board.dice
    dice = [Counter(map(str, die)) for place in ("residence", "inn", "bank") for die in printed[place]]
    assert dice == list(FACES)


@pytest.mark.rule("TR-DICE-01", "TR-DICE-03")
def test_no_two_dice_fall_together() -> None:
    position = last_turn(table())
    rolls = [after.view(None).dice for after in under_keys(position, END, ROLLS)]
    for one, other in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 5)):
        pairs = Counter((roll[one], roll[other]) for roll in rolls)
        assert len(pairs) == len(FACES[one]) * len(FACES[other])


@pytest.mark.rule("TR-DICE-08")
@pytest.mark.parametrize(
    ("faces", "schools"),
    [
        (("optical", "x"), {"optical", "mechanical"}),
        (("x", "escape"), {"escape", "mechanical"}),
        (("spiritual", "escape"), {"spiritual", "escape", "mechanical"}),
        (("any", "x"), set(SCHOOLS)),
        (("x", "x"), set()),
    ],
)
def test_the_residence_dice_say_which_schools_can_be_learned(
    faces: tuple[str, str], schools: set[str]
) -> None:
    # A mechanical magician may also use any face but X for a trick of the own school.
    position = downtown(residence_1=faces[0], residence_2=faces[1])
    assert learnable_schools(position) == schools


@pytest.mark.rule("TR-DICE-08")
@pytest.mark.parametrize("face", ["assistant", "manager", "engineer"])
def test_the_inn_dice_say_who_can_be_hired(face: str) -> None:
    position = downtown(inn_1=face, inn_2="apprentice")
    assert [text for text in texts(position) if text.startswith("hire")] == ["hire inn-1", "hire inn-2"]
    assert play(position, "hire inn-1", "hire inn-2")[:2] == [
        CharacterHired(0, face, "inn-1"),
        CharacterHired(0, "apprentice", "inn-2"),
    ]
    team = position.view(None).workshops[0].characters
    hired = [character.id for character in team if character.at == "inn"]
    assert hired == [face, "apprentice-2"]


@pytest.mark.rule("TR-DICE-08")
@pytest.mark.parametrize("die", ["bank-1", "bank-2"])
@pytest.mark.parametrize("face", ["3", "4", "5", "6"])
def test_the_bank_dice_say_how_many_coins_can_be_taken(die: str, face: str) -> None:
    position = downtown(**{"bank_1": "x", "bank_2": "x", die.replace("-", "_"): face})
    assert [text for text in texts(position) if text.startswith("collect")] == [f"collect {die}"]
    assert play(position, f"collect {die}")[0] == CoinsTaken(0, int(face), die)
    assert position.view(None).coins == (10 + int(face), 10)


@pytest.mark.rule("TR-DICE-09")
@pytest.mark.parametrize("written", ["hire inn-1", "hire inn-2", "collect bank-1", "collect bank-2"])
def test_a_die_that_shows_x_offers_no_action(written: str) -> None:
    position = downtown(**all_x())
    assert verbs(position) == {"reroll", "set", "finish"}
    assert why_not(position, written) == refusal("die-shows-x", "TR-DICE-09", die=written.split()[1])


@pytest.mark.rule("TR-DICE-09")
def test_no_trick_is_learned_with_dice_that_show_x() -> None:
    position = downtown(**all_x())
    refused = refusal("no-die-permits", "TR-DT-04", school="mechanical")
    assert why_not(position, "learn linking-rings") == refused


@pytest.mark.rule("TR-DICE-09")
def test_a_die_that_shows_x_can_be_rerolled_or_set_and_then_used() -> None:
    position = downtown(**all_x())
    assert rolling(position, "reroll bank-1", "6") == [DieRerolled(0, "bank-1", "6")]
    assert "collect bank-1" in texts(position)
    assert play(position, "set inn-2 apprentice") == [DieSet(0, "inn-2", "apprentice")]
    assert "hire inn-2" in texts(position)


@pytest.mark.rule("TR-DICE-10")
def test_a_die_keeps_its_face_while_others_are_turned() -> None:
    position = downtown(bank_1="5")
    before = position.view(None).dice
    play(position, "set residence-2 any")
    assert position.view(None).dice == (before[0], "any", *before[2:])
    rolling(position, "reroll inn-1", "engineer")
    assert position.view(None).dice == (before[0], "any", "engineer", *before[3:])
    play(position, "collect bank-1")
    assert position.view(None).dice == (before[0], "any", "engineer", before[3], "x", before[5])


@pytest.mark.rule("TR-DICE-10")
def test_dice_keep_their_faces_from_turn_to_turn_and_to_the_end_of_the_round() -> None:
    scene = table().trick(0, "linking-rings").marker(0, "linking-rings", "riverside-theater-1", 1, "down")
    scene.placed(0, "magician", "friday-stage").assigned(1, "magician", "workshop")
    position = last_turn(scene)
    dice = position.view(None).dice
    before = position.to_dict()
    play(position, END)
    assert position.waiting == (1,)
    assert changed_fields(before, position.to_dict()) == {"asked", "workshops"}
    play(position, "idle magician")
    assert position.view(None).phase == "performance"
    assert position.view(None).dice == dice


@pytest.mark.rule("TR-DICE-10")
def test_a_used_die_shows_x_and_no_other_one_does() -> None:
    position = downtown(residence_1="optical", residence_2="x", inn_1="manager", bank_2="3")
    dice = list(position.view(None).dice)
    play(position, "learn pub-in-a-bottle", "mark spade")
    dice[0] = "x"
    assert list(position.view(None).dice) == dice
    play(position, "hire inn-1")
    dice[2] = "x"
    assert list(position.view(None).dice) == dice
    play(position, "collect bank-2")
    dice[5] = "x"
    assert list(position.view(None).dice) == dice
