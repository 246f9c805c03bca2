"""What the module tells beside its rules, word by word: reasons, faults of saves, names, boards."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sleight
from sleight.games.trickerion.faces import terminal
from sleight.games.trickerion.faces.board import part_names
from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.modules.dawn import printed as house
from sleight.games.trickerion.modules.dawn.choices import PrepareWith
from sleight.games.trickerion.scoring import final
from tests.games.trickerion.helpers.machines import SCHOOL_OF, board, built, of_school, quiet, seen, with_dawn
from tests.games.trickerion.helpers.playing import kind, play, texts, warnings, why_not
from tests.games.trickerion.helpers.saves import restored
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.scenes import ONE

PRINTED = GAME.printed


def fault_of(saved: dict[str, Any], **dawn: object) -> str:
    """Why a save is refused once this part of it is another."""
    with pytest.raises(sleight.BadInput) as error:
        GAME.from_dict({**saved, "dawn": {**saved["dawn"], **dawn}})
    return str(error.value)


def test_every_question_shows_parts_of_the_board_that_there_are() -> None:
    assert terminal.FACE, "with the faces of all modules"
    assert {part for kind in KINDS.values() for part in kind.shows} <= {*part_names()}


@pytest.mark.rule("DT-MACH-04")
@pytest.mark.parametrize("level", [2, 3])
def test_a_machine_that_is_not_ready_is_named_with_its_slot(level: int) -> None:
    scene = of_school("optical", 4, (level,)).trick(0, "shattered-mirror").components(0, wood=3, glass=2)
    position = scene.acting(0, "magician", "workshop-1", 3).position()
    reason = why_not(position, f"prepare-with shattered-mirror optical-{level}")
    assert reason is not None
    assert reason.arguments == {"machine": f"optical-{level}", "slot": level}


@pytest.mark.rule("DT-OPTI-10")
def test_a_preparation_with_machines_is_touched_by_its_trick_and_each_of_them() -> None:
    names = PrepareWith("shattered-mirror", "optical-1+optical-4").names()
    assert names == ("do:prepare-with", "trick:shattered-mirror", "machine:optical-1", "machine:optical-4")


@pytest.mark.rule("DT-BUILD-04", "DT-BUILD-10")
@pytest.mark.parametrize(
    ("seats", "fault"),
    [
        ([{"built": 0}], "dawn.seats: [2]"),
        ([{"built": 0}, {"built": 5}], "dawn.seats[1].built: 0..4"),
        (
            [{"built": 0}, {"built": 2, "inactive": [3]}],
            "dawn.seats[1].inactive: some of 1..2, in their order",
        ),
        ([{"built": 0}, {"built": 2, "used_slots": [2, 1]}], "dawn.seats[1].used_slots: some of 1..2"),
        ([{"built": 0}, {"built": 2, "working": 1}], "dawn.seats[1].working: 0, or a machine in use"),
    ],
)
def test_a_save_with_impossible_machines_is_refused_with_their_place(
    seats: list[dict[str, Any]], fault: str
) -> None:
    assert fault in fault_of(quiet(with_dawn()).position().to_dict(), seats=seats)


@pytest.mark.rule("DT-SPIR-10")
def test_a_save_with_a_show_outside_the_performances_is_refused() -> None:
    fault = fault_of(quiet(with_dawn()).theater(ONE).position().to_dict(), last_show=ONE)
    assert fault.endswith("dawn.last_show: a card in the theater, while performances are on.")


@pytest.mark.rule("DT-SCORE-01")
def test_each_seat_scores_the_sets_of_its_own_shards() -> None:
    position = quiet(with_dawn(3)).shards(0, 0).shards(1, 7).shards(2, 3).position()
    assert [final.categories(position, seat)["shards"] for seat in range(3)] == [0, 4, 2]


@pytest.mark.rule("DT-SETUP-07")
def test_before_magicians_are_chosen_no_signature_trick_lies_anywhere() -> None:
    empty = board(GAME.new(2, 3, {"dark_alley": True, "dawn": True}))
    assert (empty.signature, empty.beside, empty.slots) == ("", False, ())
    assert board(quiet(with_dawn()).position()).beside


@pytest.mark.rule("DT-ESCA-01")
@pytest.mark.parametrize("slot", ["downtown-1", "downtown-4"])
def test_a_magician_on_any_slot_is_trained_and_saved_meanwhile(slot: str) -> None:
    scene = of_school("escape").assigned(0, "magician", "downtown").assigned(1, "magician", "workshop")
    position = scene.placing(0).position()
    play(position, f"place magician {slot}")
    assert kind(position) == "train-character"
    assert restored(position).to_dict() == position.to_dict()
    assert texts(restored(position)) == texts(position)


@pytest.mark.rule("DT-SPIR-02")
def test_a_purchase_with_the_machine_warns_of_no_more_than_one_without() -> None:
    position = of_school("spiritual", 1).coins(0, 9).acting(0, "manager", "market-4", 1).position()
    assert [warnings(position, f"{verb} wood 1") for verb in ("buy", "buy-with-machine")] == [[], []]


@pytest.mark.rule("DT-SPIR-06")
def test_a_card_that_replaces_another_lies_open_and_only_that_one() -> None:
    scene = of_school("spiritual", 2).assigned(0, "magician", "downtown").assigned(0, "manager", "workshop")
    position = scene.assigned(1, "magician", "workshop").asked(0, "use-machine").position()
    play(position, "use-machine spiritual-2", "change-card manager", "send manager market-row")
    cards = {each.id: each.card for each in position.view(1).workshops[0].characters}
    assert (cards["magician"], cards["manager"]) == ("downtown", "market-row")


@pytest.mark.rule("DT-SPIR-10")
def test_a_show_is_told_of_until_its_owner_has_answered_also_for_the_second_seat() -> None:
    scene = with_dawn(2, prophecies=True).magician(0, "the-great-optico").magician(1, SCHOOL_OF["spiritual"])
    built(scene, 1, 4).theater(ONE).trick(1, "spirit-hand").marker(1, "spirit-hand", ONE, 2, "up")
    position = scene.placed(1, "magician", "friday-stage").performing(1).position()
    play(position, f"perform {ONE}")
    assert (kind(position, 1), seen(position).last_show) == ("double-bonus", "")
    assert restored(position).to_dict() == position.to_dict()
    play(position, "decline")
    assert seen(position).last_show == ""


@pytest.mark.rule("DT-SIG-01")
def test_a_machine_with_an_unknown_field_is_refused() -> None:
    plain = msgspec.to_builtins(house.machines_of(PRINTED)[0])
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert({**plain, "colour": "red"}, house.MachineCard)
