"""What a save says of powers is checked before it is played, and so are the cards of the data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sleight
from tests.games.trickerion.helpers.other_data import Steps, changed_folder, data_fault, put
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.powers import dealt, learning, with_power
from tests.games.trickerion.helpers.saves import load_error, restored, same
from tests.games.trickerion.helpers.scenario import GAME


def learned() -> dict[str, Any]:
    """Seat 0 is asked, and has a power at slot 1 and another that came back."""
    scene = learning(seats=2).shards(0, 3)
    scene.powers.hands[0] += ["patter"]
    scene.powers.shown[0] += ["patter"]
    return with_power(scene, 0, "loyal-crew").to_dict()


AT_AN_OPEN_SLOT = "powers.slots[0]: loyal-crew at an open slot of its own"


def fault_of(data: dict[str, Any]) -> str:
    """Why a save is refused, or '' if it is not."""
    error = load_error(data)
    return str(error.arguments["why"]) if error else ""


def test_a_save_with_powers_comes_back_as_it_was() -> None:
    assert fault_of(learned()) == ""
    position = dealt(3)
    play(position, texts(position, 1)[0], seat=1)
    play(position, "take-back-powers", seat=1)
    play(position, texts(position, 1)[2], seat=1)
    assert same(position, restored(position))
    assert restored(position).view(1) == position.view(1)


@pytest.mark.parametrize(
    ("steps", "value", "named"),
    [
        (("powers",), None, "powers: needed with these options"),
        (("powers", "slots"), [["", "", "", ""]], "powers.slots: [2]"),
        (("powers", "slots", 0), ["loyal-crew"], "powers.slots: [2]"),
        (("powers", "hands"), [[]], "powers.hands: [2]"),
        (("powers", "discards"), [[]], "powers.discards: [2]"),
        (("powers", "shown"), [[]], "powers.shown: [2]"),
        (("powers", "used"), [], "powers.used: [2]"),
        (("powers", "hands", 1, 0), "rabbit", "powers.hands[1]: 'rabbit' is unknown here"),
        (("powers", "hands", 1, 0), "", "powers.hands[1]: '' is unknown here"),
        (("powers", "slots", 0, 0), "", "powers: 12 different ones for seat 0"),
        (("powers", "slots", 0), ["", "", "loyal-crew", ""], AT_AN_OPEN_SLOT),
        (("shards", 0), 0, AT_AN_OPEN_SLOT),
        (("powers", "shown", 0), ["patter"], "powers.shown[0]: what is learned, and more of its hand"),
        (("powers", "shown", 1), ["loyal-crew"], "powers.shown[1]: what is learned, and more of its hand"),
        (("powers", "used", 1), ["patter"], "powers.used[1]: some of what is shown"),
    ],
)
def test_powers_that_cannot_lie_so_are_refused_by_name(steps: Steps, value: object, named: str) -> None:
    data = learned()
    put(data, steps, value)
    assert fault_of(data) == named


def test_powers_at_a_table_without_them_are_refused() -> None:
    data = learned()
    put(data, ("options", "powers"), False)
    assert fault_of(data).startswith("powers")


def test_a_hand_with_a_double_or_too_many_of_a_colour_is_refused() -> None:
    data = learned()
    hand = data["powers"]["hands"][1]
    hand[0] = hand[1]
    assert fault_of(data).startswith("powers: 12 different ones for seat 1")
    data = learned()
    held = {*data["powers"]["hands"][1], *data["powers"]["discards"][1]}
    yellow = next(id for id in ("street-barker", "quick-tongue", "loyal-crew", "prompter") if id not in held)
    data["powers"]["hands"][1][-1] = yellow
    assert fault_of(data).startswith("powers: 4 of each level for seat 1")


def test_four_are_discarded_once_nobody_chooses_any_more() -> None:
    data = learned()
    powers = data["powers"]
    powers["hands"][1].append(powers["discards"][1].pop())
    assert fault_of(data).startswith("powers.discards[1]: [4]")
    choosing: dict[str, Any] = dealt(2).to_dict()
    assert fault_of(choosing) == ""
    choosing["asked"][0] = None
    assert fault_of(choosing).startswith("powers.discards[0]: [4]")


def test_more_copies_than_there_are_cannot_be_dealt() -> None:
    data: dict[str, Any] = learning(seats=4).position().to_dict()
    for seat, hand in enumerate(data["powers"]["hands"]):
        held = {*hand, *data["powers"]["discards"][seat]}
        if "fair-weather" not in held:
            red = next(id for id in reversed(hand) if id in RED)
            hand[hand.index(red)] = "fair-weather"
    assert "fair-weather 0..3" in fault_of(data)


RED = [card.id for card in GAME.printed.of_modules["powers"] if card.level == 3]


def test_before_they_are_dealt_nobody_has_powers() -> None:
    data: dict[str, Any] = GAME.new(2, 1, {"dark_alley": True, "powers": True}).to_dict()
    assert fault_of(data) == ""
    data["powers"]["hands"][0] = ["patter"]
    assert fault_of(data).startswith("powers: 0 different ones for seat 0")


WRONG_SLOTS = "street-barker: slots must be some of 1 to 4, in their order"


@pytest.mark.parametrize(
    ("steps", "value", "named"),
    [
        ((0, "id"), "rabbit", "rabbit: id must be one of back-door-key, "),
        ((0, "level"), 4, "street-barker: level must be 1 to 3"),
        ((0, "level"), 0, "street-barker: level must be 1 to 3"),
        ((0, "slots"), [], WRONG_SLOTS),
        ((0, "slots"), [2, 1], WRONG_SLOTS),
        ((0, "slots"), [5], WRONG_SLOTS),
        ((0, "slots"), [0, 1], WRONG_SLOTS),
        ((0, "copies"), 0, "street-barker: copies must be at least 1"),
        ((0, "copies"), 20, "powers: level 1 has more than 41 cards"),
        ((1, "id"), "street-barker", "street-barker: id stands 2 times"),
        ((0, "effect"), {}, "street-barker: Object contains unknown field `effect`"),
    ],
)
def test_a_wrong_power_is_refused_by_card_and_field(
    tmp_path: Path, steps: Steps, value: object, named: str
) -> None:
    error = data_fault(changed_folder(tmp_path, "powers.json", ("powers", *steps), value))
    assert (error.code, error.arguments["file"]) == ("data-wrong", "powers.json")
    assert str(error.arguments["why"]).startswith(named)


@pytest.mark.parametrize(
    ("steps", "value"), [((0, "slots"), [1, 2, 3, 4]), ((0, "copies"), 1), ((0, "copies"), 14)]
)
def test_other_powers_that_can_be_played_with_are_taken(tmp_path: Path, steps: Steps, value: object) -> None:
    folder = changed_folder(tmp_path, "powers.json", ("powers", *steps), value)
    game: Any = sleight.game("trickerion", data=folder)
    cards = game.printed.of_modules["powers"]
    shown = getattr(cards[0], str(steps[1]))
    assert (list(shown) if isinstance(shown, tuple) else shown) == value


def test_a_deck_from_which_four_different_cards_cannot_be_dealt_to_all_is_refused(tmp_path: Path) -> None:
    cards = [
        {"id": card.id, "level": card.level, "slots": list(card.slots), "copies": 1, "ruling": card.ruling}
        for card in GAME.printed.of_modules["powers"]
    ]
    error = data_fault(changed_folder(tmp_path, "powers.json", ("powers",), cards))
    assert str(error.arguments["why"]).startswith("powers: level 1 needs 4 different cards for each of 4")
