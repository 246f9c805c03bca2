"""DT-SPIR-07 to 09, DT-MEET-17: the third level of the Hypnotiser turns a die."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import DieSet
from tests.games.trickerion.helpers.machines import built, of_school, states, used, why
from tests.games.trickerion.helpers.playing import asked, kind, offered, play, texts
from tests.games.trickerion.helpers.saves import load_error, restored, same, spoilt
from tests.games.trickerion.helpers.scenario import table

PLACE = "place apprentice-1 downtown-1"


def _scene(card: str = "downtown", **options: object) -> table:
    """Seat 0 has three machines and an apprentice to place."""
    scene = of_school("spiritual", 3, [2], **options).shards(0, 0).assigned(0, "apprentice-1", card)
    scene.dice(bank_1="x", bank_2="3", inn_1="manager").assigned(1, "magician", "workshop")
    return scene.placing(0)


@pytest.mark.rule("DT-SPIR-07", "DT-SPIR-08", "DT-MACH-07")
@pytest.mark.parametrize(
    ("die", "face"), [("bank-1", "6"), ("bank-2", "x"), ("inn-1", "engineer"), ("residence-2", "any")]
)
def test_any_die_is_turned_to_any_other_face_before_the_actions(die: str, face: str) -> None:
    position = _scene().dice(residence_2="x").position()
    play(position, PLACE)
    assert asked(position).kind == "first-turn-die"
    events = play(position, f"set {die} {face}")
    assert used(events) == ["spiritual-3"]
    assert DieSet(0, die, face) in events
    assert (kind(position), position.view(0).points) == ("act", 3)
    assert states(position) == ["active", "inactive", "inactive"]


@pytest.mark.rule("DT-SPIR-08")
def test_every_die_has_all_its_other_faces_and_none_that_it_has_not() -> None:
    position = _scene().position()
    play(position, PLACE)
    assert {text.split()[1] for text in offered(position, "set")} == {
        *("residence-1", "residence-2", "inn-1", "inn-2", "bank-1", "bank-2")
    }
    assert why(position, "set bank-2 3") == ("die-shows-it", "TR-DT-36")
    assert "set bank-2 x" in texts(position)
    assert why(position, "reroll bank-1") == ("answer-first", "DT-SPIR-07")


@pytest.mark.rule("DT-SPIR-07", "DT-MACH-16")
def test_the_owner_may_do_without_and_is_not_asked_again() -> None:
    position = _scene().position()
    play(position, PLACE, "decline")
    assert (kind(position), states(position)) == ("act", ["active", "inactive", "active"])
    play(position, "reroll bank-1")
    assert kind(position) != "first-turn-die"


@pytest.mark.rule("DT-SPIR-07")
def test_the_die_serves_in_the_same_placement() -> None:
    position = _scene().position()
    play(position, PLACE, "set bank-1 6")
    assert "collect bank-1" in texts(position)


@pytest.mark.rule("DT-SPIR-07")
def test_elsewhere_and_for_others_no_die_is_turned() -> None:
    position = _scene("market-row").assigned(1, "apprentice-1", "downtown").position()
    play(position, "place apprentice-1 market-1")
    assert kind(position) == "act"
    play(position, "finish", PLACE)
    assert kind(position) != "first-turn-die"


@pytest.mark.rule("DT-SPIR-07", "DT-MACH-04")
@pytest.mark.parametrize(("inactive", "gone"), [([3], []), ([], [3])])
def test_a_machine_that_is_not_ready_turns_nothing(inactive: list[int], gone: list[int]) -> None:
    position = built(_scene(), 0, 3, inactive, gone).position()
    play(position, *([] if kind(position) == "place" else ["decline"]), PLACE)
    assert kind(position) == "act"


@pytest.mark.rule("DT-MEET-17")
def test_it_serves_a_character_that_a_card_sends_downtown() -> None:
    position = _scene("freelancer").position()
    play(position, PLACE)
    assert kind(position) == "first-turn-die"
    play(position, "set bank-1 6")
    assert "collect bank-1" in texts(position)


@pytest.mark.rule("DT-SPIR-09", "DT-SPIR-14", "DT-MEET-21")
@pytest.mark.parametrize(("shards", "fame"), [(4, 0), (5, 1), (7, 1), (8, 3)])
def test_levels_three_and_four_pay_when_they_are_reactivated(shards: int, fame: int) -> None:
    """Also for shards that the last performance has brought: they are counted when the round ends."""
    scene = (
        built(of_school("spiritual"), 0, 4, [1, 2, 3, 4])
        .shards(0, shards)
        .assigned(0, "magician", "downtown")
    )
    position = scene.assigned(1, "magician", "downtown").placing(0).position()
    play(position, "idle magician", "idle magician")
    assert position.view(0).round == 2
    assert position.view(0).fame[0] == 5 + fame


@pytest.mark.parametrize(
    ("path", "value"), [(("dawn", "seats", 0, "inactive"), [3]), (("dawn", "seats", 0, "built"), 2)]
)
def test_a_save_asks_only_while_the_machine_is_ready(path: tuple[str | int, ...], value: object) -> None:
    position = _scene().position()
    play(position, PLACE)
    assert same(position, restored(position))
    assert load_error(spoilt(position.to_dict(), path, value)) is not None
