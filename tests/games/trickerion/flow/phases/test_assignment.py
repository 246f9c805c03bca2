"""ASSIGN: everybody plans at once, character by character, sealed until all plans are in."""

from __future__ import annotations

import pytest

from sleight.core.asked import Asked
from sleight.core.refusal import Refusal
from sleight.games.trickerion.events import (
    AdvertisingDeclined,
    Assignment,
    CharacterPlanned,
    PlanConfirmed,
    PlansRevealed,
    PlanTakenBack,
)
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import asides, play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import table

CARDS = ("downtown", "market-row", "workshop", "theater")
CHARACTERS = (
    "magician",
    "manager",
    "engineer",
    "assistant",
    "apprentice-1",
    "apprentice-2",
    "apprentice-3",
    "apprentice-4",
)


def offered(character: str, *cards: str) -> list[str]:
    """What is offered for a character while these cards are in hand."""
    return [*(f"send {character} {card}" for card in cards), f"rest {character}"]


@pytest.mark.rule("TR-ASSIGN-01")
def test_after_the_last_poster_every_seat_is_asked_at_once_for_its_first_character() -> None:
    position = table(3).order(1, 2, 0).advertising(0).position()
    events, changed = done(position, "decline")
    assert events == [AdvertisingDeclined(0)]
    assert changed == {"phase": "assignment", "asked.0": "assign", "asked.1": "assign", "asked.2": "assign"}
    assert position.waiting == (0, 1, 2)
    for seat in range(3):
        asked = Asked("assign", "TR-ASSIGN-01", seat, {"character": "magician"}, "trickerion")
        assert position.asked(seat) == asked
        assert texts(position, seat) == offered("magician", *CARDS)


@pytest.mark.rule("TR-ASSIGN-01")
def test_a_card_is_laid_under_an_own_character_and_the_next_character_is_asked_for() -> None:
    position = table(2).planning().position()
    events, changed = done(position, "send magician workshop", seat=1)
    assert events == [CharacterPlanned(1, "magician", "workshop")]
    laid = "workshops.1.characters.magician"
    assert changed == {f"{laid}.card": "workshop", f"{laid}.secret": True, "planned.1": 4}
    assert position.waiting == (0, 1)
    assert position.asked(1) == Asked(
        "assign", "TR-ASSIGN-01", 1, {"character": "apprentice-1"}, "trickerion"
    )
    assert position.asked(0) == Asked("assign", "TR-ASSIGN-01", 0, {"character": "magician"}, "trickerion")


@pytest.mark.rule("TR-ASSIGN-01")
def test_no_seat_waits_for_another_while_planning() -> None:
    position = table(3).planning().position()
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=2)
    assert position.waiting == (0, 1)
    play(position, "rest magician", seat=1)
    assert texts(position, 0) == offered("magician", *CARDS)
    assert texts(position, 1) == offered("apprentice-1", *CARDS)
    assert texts(position, 2) == []


@pytest.mark.rule("TR-ASSIGN-02")
def test_a_character_gets_at_most_one_card() -> None:
    position = table(2).planning().position()
    play(position, "send magician workshop", seat=0)
    for again in ("send magician downtown", "rest magician"):
        assert why_not(position, again, 0) == refusal(
            "another-character", "TR-ASSIGN-02", character="apprentice-1"
        )
    assert why_not(position, "send apprentice-2 workshop", 0) == refusal(
        "another-character", "TR-ASSIGN-02", character="apprentice-1"
    )


@pytest.mark.rule("TR-ASSIGN-02", "TR-ASSIGN-09")
@pytest.mark.parametrize(
    ("card", "held"), [("downtown", 2), ("market-row", 2), ("workshop", 2), ("theater", 3)]
)
def test_as_many_characters_go_to_a_location_as_there_are_cards_for_it(card: str, held: int) -> None:
    position = table(2).team(0, "manager", "engineer", "assistant").planning().position()
    team = ("magician", "manager", "engineer", "assistant")
    for character in team[:held]:
        assert texts(position, 0) == offered(character, *CARDS)
        play(position, f"send {character} {card}", seat=0)
    left = [other for other in CARDS if other != card]
    assert texts(position, 0) == offered(team[held], *left)
    assert why_not(position, f"send {team[held]} {card}", 0) == refusal(
        "no-card-left", "TR-ASSIGN-09", card=card
    )
    assert texts(position, 1) == offered("magician", *CARDS)


@pytest.mark.rule("TR-ASSIGN-04")
def test_a_card_fixes_the_location_but_neither_slot_nor_day_nor_action() -> None:
    position = table(4).planning().position()
    play(position, "send magician theater", "send apprentice-1 downtown", "confirm", seat=0)
    for seat in (1, 2, 3):
        play(position, "rest magician", "rest apprentice-1", "confirm", seat=seat)
    days = ("thursday", "friday", "saturday", "sunday")
    assert texts(position, 0) == [
        *(f"place magician {day}-{slot}" for day in days for slot in ("1", "2", "stage")),
        "idle magician",
        *(f"place apprentice-1 downtown-{slot}" for slot in (1, 2, 3, 4)),
        "idle apprentice-1",
    ]


@pytest.mark.rule("TR-ASSIGN-05")
def test_any_number_of_characters_may_stay_without_a_card() -> None:
    position = table(2).team(0, "manager").planning().position()
    events, changed = done(position, "rest magician", "send manager theater", "rest apprentice-1", seat=0)
    assert events == [
        CharacterPlanned(0, "magician", ""),
        CharacterPlanned(0, "manager", "theater"),
        CharacterPlanned(0, "apprentice-1", ""),
    ]
    assert changed == {
        "workshops.0.characters.manager.card": "theater",
        "workshops.0.characters.manager.secret": True,
        "planned.0": 8,
        "asked.0": "confirm",
    }


@pytest.mark.rule("TR-ASSIGN-05")
def test_even_all_characters_of_all_players_may_stay_without_a_card() -> None:
    position = table(2).planning().position()
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=0)
    events = play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    assert PlansRevealed(()) in events
    assert position.view(None).phase == "advertise"
    assert position.view(None).round == 2


@pytest.mark.rule("TR-ASSIGN-06")
def test_a_character_without_a_card_cannot_be_placed_this_round() -> None:
    position = table(2).planning().position()
    play(position, "send magician workshop", "rest apprentice-1", "confirm", seat=0)
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    assert texts(position) == [
        "place magician workshop-1",
        "place magician workshop-2",
        "idle magician",
    ]
    for written in ("place apprentice-1 workshop-1", "idle apprentice-1"):
        assert why_not(position, written) == refusal("not-to-handle", "TR-PLACE-03", character="apprentice-1")


@pytest.mark.rule("TR-ASSIGN-07")
def test_the_phase_ends_only_when_every_player_has_finished() -> None:
    position = table(3).planning().position()
    for seat in (2, 0):
        play(position, "send magician downtown", "rest apprentice-1", seat=seat)
        events, changed = done(position, "confirm", seat=seat)
        assert events == [PlanConfirmed(seat)]
        assert changed == {"asked." + str(seat): "", f"planned.{seat}": 9}
    play(position, "send magician downtown", "rest apprentice-1", seat=1)
    assert (position.waiting, position.view(None).phase) == ((1,), "assignment")
    events, changed = done(position, "confirm", seat=1)
    cards = tuple(Assignment(seat, "magician", "downtown") for seat in range(3))
    assert events == [PlanConfirmed(1), PlansRevealed(cards)]
    assert changed == {
        "phase": "placement",
        "asked.0": "place",
        "asked.1": "",
        **{f"planned.{seat}": 0 for seat in (0, 2, 1)},
        **{f"workshops.{seat}.characters.magician.waits": True for seat in range(3)},
        **{f"workshops.{seat}.characters.magician.secret": None for seat in range(3)},
    }


@pytest.mark.rule("TR-ASSIGN-08")
def test_nobody_confirms_for_a_seat_even_if_it_is_the_last() -> None:
    position = table(2).planning().position()
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=0)
    play(position, "send magician theater", "rest apprentice-1", seat=1)
    assert position.waiting == (1,)
    assert position.asked(1) == Asked("confirm", "TR-ASSIGN-08", 1, {}, "trickerion")
    assert texts(position, 1) == ["confirm"]
    assert why_not(position, "rest apprentice-1", 1) == refusal(
        "answer-first", "TR-ASSIGN-08", question="confirm"
    )


@pytest.mark.rule("TR-ASSIGN-08")
def test_planning_takes_no_other_answers_than_cards_and_rest() -> None:
    position = table(2).planning().position()
    for written in ("confirm", "idle magician", "finish"):
        assert why_not(position, written, 0) == refusal("answer-first", "TR-ASSIGN-01", question="assign")


@pytest.mark.rule("TR-ASSIGN-08")
def test_a_plan_may_be_taken_back_until_it_is_confirmed() -> None:
    position = table(2).planning().position()
    assert asides(position, 0) == []
    assert why_not(position, "replan", 0) == refusal("nothing-planned", "TR-ASSIGN-08")
    play(position, "send magician workshop", seat=0)
    assert asides(position, 0) == ["replan"]
    events, changed = done(position, "replan", seat=0)
    assert events == [PlanTakenBack(0)]
    laid = "workshops.0.characters.magician"
    assert changed == {f"{laid}.card": "", f"{laid}.secret": None, "planned.0": 0, "replans.0": 1}
    assert texts(position, 0) == offered("magician", *CARDS)
    assert asides(position, 1) == []


@pytest.mark.rule("TR-ASSIGN-08")
def test_a_whole_plan_may_be_taken_back_before_the_confirmation() -> None:
    position = table(2).planning().position()
    play(position, "send magician workshop", "send apprentice-1 theater", seat=0)
    events, changed = done(position, "replan", seat=0)
    assert events == [PlanTakenBack(0)]
    assert changed == {
        "workshops.0.characters.magician.card": "",
        "workshops.0.characters.apprentice-1.card": "",
        "workshops.0.characters.magician.secret": None,
        "workshops.0.characters.apprentice-1.secret": None,
        "planned.0": 0,
        "replans.0": 1,
        "asked.0": "assign",
    }


@pytest.mark.rule("TR-ASSIGN-08")
def test_a_confirmed_plan_is_final() -> None:
    position = table(3).planning().position()
    play(position, "send magician workshop", "rest apprentice-1", "confirm", seat=1)
    assert asides(position, 1) == []
    for written in ("replan", "send magician theater", "confirm"):
        assert why_not(position, written, 1) == Refusal("not-asked", "", {"seats": (0, 2)})


@pytest.mark.rule("TR-ASSIGN-08")
def test_a_plan_is_taken_back_nine_times_at_most_so_that_no_game_goes_on_for_ever() -> None:
    position = table(2).planning().position()
    for _ in range(9):
        play(position, "rest magician", "replan", seat=0)
    play(position, "rest magician", seat=0)
    assert asides(position, 0) == []
    assert why_not(position, "replan", 0) == refusal("replanned-enough", "TR-ASSIGN-08", times=9)
    play(position, "rest apprentice-1", "confirm", seat=0)
    play(position, "send magician theater", "rest apprentice-1", "confirm", seat=1)
    assert position.to_dict()["replans"] == [0, 0]
    play(position, "idle magician", "decline", "decline")
    for _ in range(9):
        play(position, "rest magician", "replan", seat=0)
    assert position.to_dict()["replans"] == [9, 0]


@pytest.mark.rule("TR-ASSIGN-08")
def test_after_the_reveal_no_plan_can_be_taken_back() -> None:
    position = table(2).assigned(0, "magician", "workshop").placing(0).position()
    assert asides(position) == []
    assert why_not(position, "replan") == refusal("nothing-planned", "TR-ASSIGN-08")


@pytest.mark.rule("TR-ASSIGN-10")
@pytest.mark.parametrize("card", CARDS)
def test_any_kind_of_character_may_be_sent_to_any_location(card: str) -> None:
    position = table(2).team(0, *CHARACTERS).planning().position()
    for character in CHARACTERS:
        assert texts(position, 0) == offered(character, *CARDS)
        trial = position.copy()
        events, changed = done(trial, f"send {character} {card}", seat=0)
        assert events == [CharacterPlanned(0, character, card)]
        assert changed[f"workshops.0.characters.{character}.card"] == card
        play(position, f"rest {character}", seat=0)
    assert texts(position, 0) == ["confirm"]


@pytest.mark.rule("TR-ASSIGN-11")
def test_cards_that_are_not_assigned_stay_in_hand_for_the_other_characters() -> None:
    position = table(2).team(0, "manager").planning().position()
    play(position, "send magician downtown", "rest manager", seat=0)
    assert texts(position, 0) == offered("apprentice-1", *CARDS)
    play(position, "send apprentice-1 downtown", seat=0)
    play(position, "replan", "rest magician", "rest manager", seat=0)
    assert texts(position, 0) == offered("apprentice-1", *CARDS)


@pytest.mark.rule("TR-ASSIGN-11")
def test_the_reveal_shows_the_assigned_cards_and_no_others() -> None:
    position = table(2).team(0, "manager").planning().position()
    play(position, "send magician downtown", "rest manager", "send apprentice-1 theater", "confirm", seat=0)
    play(position, "rest magician", "rest apprentice-1", seat=1)
    revealed = play(position, "confirm", seat=1)[1]
    assert revealed == PlansRevealed(
        (Assignment(0, "magician", "downtown"), Assignment(0, "apprentice-1", "theater"))
    )
    for viewer in (0, 1, None):
        cards = [(each.id, each.card) for each in position.view(viewer).workshops[0].characters]
        assert cards == [("magician", "downtown"), ("manager", ""), ("apprentice-1", "theater")]
