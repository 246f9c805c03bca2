"""DT-SPIR-03 to 06, DT-MEET-16: the second level of the Hypnotiser changes assignment cards."""

from __future__ import annotations

from random import Random

import pytest

from sleight.games.trickerion.modules.dawn.events import CardReplaced, CardsSwapped
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import built, of_school, states, used, why
from tests.games.trickerion.helpers.playing import asked, kind, offered, play, texts
from tests.games.trickerion.helpers.saves import load_error, restored, same, spoilt
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.secrecy import readable, rearranged

USE = "use-machine spiritual-2"
MAGICIAN, APPRENTICE = "change-card magician", "change-card apprentice-1"


def _scene(**options: object) -> table:
    """Seat 0 has two ready machines and two characters to place, one with a special card."""
    scene = of_school("spiritual", 2, (), **options).hand(0, "interest").hand(1, "ingenuity")
    scene.assigned(0, "magician", "downtown").assigned(0, "apprentice-1", "street-performance")
    return scene.assigned(1, "magician", "workshop").asked(0, "use-machine")


def _sealed() -> table:
    """The same with cards that lie face down."""
    scene = of_school("spiritual", 2).prophecy("hidden-assignments").hand(0, "interest").hand(1, "ingenuity")
    scene.sealed(0, "magician", "downtown").sealed(0, "apprentice-1", "street-performance")
    return scene.sealed(1, "magician", "workshop").asked(0, "use-machine")


def _cards(position: TrickerionPosition, viewer: int | None = 0, seat: int = 0) -> dict[str, str]:
    """The cards under the characters of a seat, as a viewer sees them."""
    return {each.id: each.card for each in position.view(viewer).workshops[seat].characters}


def _hand(position: TrickerionPosition, seat: int = 0) -> tuple[str, ...]:
    return position.view(seat).workshops[seat].hand


@pytest.mark.rule("DT-SPIR-03", "DT-MACH-17")
def test_two_cards_are_swapped_in_small_steps() -> None:
    position = _scene().position()
    events = play(position, USE)
    assert used(events) == ["spiritual-2"]
    assert texts(position) == [MAGICIAN, APPRENTICE]
    assert asked(position).kind == "change-card"
    play(position, MAGICIAN)
    assert asked(position).arguments == {"character": "magician"}
    assert offered(position, "swap-card") == ["swap-card apprentice-1"]
    assert CardsSwapped(0, "magician", "apprentice-1") in play(position, "swap-card apprentice-1")
    assert _cards(position, 1) == {"magician": "street-performance", "apprentice-1": "downtown"}
    assert (kind(position), states(position)) == ("place", ["active", "inactive"])
    assert "place magician friday-stage" in texts(position)


@pytest.mark.rule("DT-SPIR-03")
@pytest.mark.parametrize("card", ["theater", "market-row", "dark-alley", "interest"])
def test_a_card_goes_back_to_hand_and_another_one_takes_its_place(card: str) -> None:
    position = _scene().position()
    play(position, USE, MAGICIAN)
    events = play(position, f"send magician {card}")
    assert CardReplaced(0, "magician", card, "downtown", False) in events
    assert _cards(position, 1)["magician"] == card
    assert ("interest" in _hand(position)) == (card != "interest")


@pytest.mark.rule("DT-SPIR-03", "DT-SPIR-06")
def test_a_special_card_that_is_taken_back_is_unused_and_stays_in_hand() -> None:
    position = _scene().position()
    play(position, USE, APPRENTICE, "send apprentice-1 workshop")
    assert _hand(position) == ("street-performance", "interest")
    assert position.used == ()
    play(position, "idle apprentice-1", "idle magician", "idle magician")
    assert "street-performance" in _hand(position)


@pytest.mark.rule("DT-SPIR-03")
def test_only_cards_that_are_in_hand_are_laid() -> None:
    position = _scene().assigned(0, "manager", "market-row").position()
    play(position, USE, MAGICIAN)
    assert why(position, "send magician market-row") == ("no-card-left", "DT-SPIR-03")
    assert why(position, "send magician ingenuity") == ("no-card-left", "DT-SPIR-03")
    assert why(position, "send apprentice-1 workshop") == ("other-card-changes", "DT-SPIR-03")
    assert why(position, "swap-card magician") == ("no-card-to-swap", "DT-SPIR-04")
    assert why(position, "decline") == ("answer-first", "DT-SPIR-03")


@pytest.mark.rule("DT-SPIR-04", "DT-SPIR-05")
def test_cards_of_the_placed_the_idle_and_those_without_any_stay() -> None:
    scene = _scene().placed(0, "manager", "market-1").idle(0, "engineer", "workshop")
    position = scene.team(0, "assistant").position()
    play(position, USE)
    assert texts(position) == [MAGICIAN, APPRENTICE]
    for character in ("manager", "engineer", "assistant"):
        assert why(position, f"change-card {character}") == ("not-to-handle", "DT-SPIR-04")
    play(position, MAGICIAN)
    assert offered(position, "swap-card") == ["swap-card apprentice-1"]
    for character in ("manager", "engineer", "assistant"):
        assert why(position, f"swap-card {character}") == ("no-card-to-swap", "DT-SPIR-04")


def test_a_single_character_is_not_asked_for() -> None:
    scene = of_school("spiritual", 2).assigned(0, "magician", "downtown").asked(0, "use-machine")
    position = scene.position()
    play(position, USE)
    assert kind(position) == "which-card"
    assert offered(position, "swap-card") == []


@pytest.mark.rule("DT-SPIR-06", "DT-MEET-16")
def test_a_card_that_lay_face_up_is_known_in_hand_to_all() -> None:
    position = _scene().position()
    play(position, USE, APPRENTICE, "send apprentice-1 workshop")
    for viewer in (1, None):
        assert position.view(viewer).workshops[0].known_cards == ("street-performance",)
        guess = GAME.guess(position.view(viewer), Random(1))
        assert "street-performance" in guess.view(0).workshops[0].hand
    assert same(position, restored(position))


@pytest.mark.rule("DT-SPIR-06", "DT-MEET-16")
def test_a_card_that_lay_face_down_stays_secret() -> None:
    position = _sealed().position()
    events = play(position, USE, APPRENTICE, "send apprentice-1 interest")
    (told,) = [event for event in events if isinstance(event, CardReplaced)]
    assert told.seen_by(0) == CardReplaced(0, "apprentice-1", "interest", "street-performance", True)
    for viewer in (1, None):
        assert told.seen_by(viewer) == CardReplaced(0, "apprentice-1", "", "", True)
        assert position.view(viewer).workshops[0].known_cards == ()
        assert _cards(position, viewer) == {"magician": "", "apprentice-1": ""}
    assert _cards(position) == {"magician": "downtown", "apprentice-1": "interest"}
    assert _hand(position) == ("street-performance",)
    assert same(position, restored(position))


@pytest.mark.rule("DT-SPIR-06", "DT-MEET-16")
@pytest.mark.parametrize(
    "answer", ["send apprentice-1 interest", "send apprentice-1 market-row", "swap-card magician"]
)
@pytest.mark.parametrize("viewer", [1, None])
def test_nothing_tells_which_cards_change_face_down(answer: str, viewer: int | None) -> None:
    """Every position that looks alike before the machine is used does so at each step and at the end."""
    start, rng = _sealed().position(), Random(5)
    for _ in range(20):
        real, twin = start.copy(), rearranged(start, viewer, rng)
        mine = twin.view(0).workshops[0]
        for written in (USE, APPRENTICE):
            told = [[event.seen_by(viewer) for event in play(each, written)] for each in (real, twin)]
            assert told[0] == told[1]
            assert readable(real, viewer) == readable(twin, viewer)
        other = (
            answer
            if answer in texts(twin)
            else f"send apprentice-1 {mine.hand[0] if mine.hand else 'theater'}"
        )
        if other not in texts(twin) or other.split()[0] != answer.split()[0]:
            continue
        events, others = play(real, answer), play(twin, other)
        assert [event.seen_by(viewer) for event in events] == [event.seen_by(viewer) for event in others]
        assert readable(real, viewer) == readable(twin, viewer)


@pytest.mark.rule("DT-MEET-16")
def test_face_down_the_question_is_put_though_there_were_one_answer() -> None:
    position = _sealed().position()
    play(position, USE, APPRENTICE)
    question = position.stacks[0][-1]
    assert not question.is_forced(position)  # type: ignore[attr-defined]
    assert question.numbers() == (4,)  # type: ignore[attr-defined]  # the apprentice, and no card


@pytest.mark.rule("DT-MEET-16")
def test_face_down_it_comes_before_a_character_is_named_and_cards_stay_down() -> None:
    position = _sealed().position()
    play(position, USE, MAGICIAN, "swap-card apprentice-1")
    assert kind(position) == "place"
    assert _cards(position, 1) == {"magician": "", "apprentice-1": ""}
    assert [each.secret for each in position.view(0).workshops[0].characters] == [True, True]
    assert _cards(position) == {"magician": "street-performance", "apprentice-1": "downtown"}


@pytest.mark.rule("DT-MEET-16")
def test_it_serves_between_two_placements() -> None:
    scene = _scene().prophecy("two-placements").assigned(0, "manager", "market-row")
    position = scene.position()
    play(position, "decline", "place manager market-1", "plain", "finish")
    assert offered(position, "use-machine") == [USE]
    play(position, USE, MAGICIAN, "swap-card apprentice-1")
    assert kind(position) == "place-again"
    assert _cards(position)["magician"] == "street-performance"


@pytest.mark.rule("DT-MEET-16")
def test_the_great_optico_copies_what_lies_face_up_and_not_what_was_taken_back() -> None:
    """Seat 1, the Great Optico, sends its magician Downtown; seat 0 shows Interest there, or no longer."""
    scene = (
        of_school("spiritual", 2).assigned(0, "magician", "workshop").assigned(0, "apprentice-1", "empower")
    )
    scene.hand(0, "interest").assigned(1, "magician", "downtown").assigned(1, "apprentice-1", "theater")
    position = scene.asked(0, "use-machine").position()
    play(
        position,
        USE,
        APPRENTICE,
        "send apprentice-1 interest",
        "place magician workshop-1",
        "plain",
        "finish",
    )
    play(position, "place magician downtown-1")
    assert offered(position, "borrow") == ["borrow interest"]


@pytest.mark.rule("DT-MEET-16")
def test_a_hired_character_takes_part_once_it_has_a_card() -> None:
    scene = (
        of_school("spiritual", 2).assigned(0, "apprentice-1", "theater").assigned(1, "magician", "theater")
    )
    scene.acting(0, "magician", "downtown-1", 3, "hypnotic-motivation", "armed").dice(inn_1="manager")
    position = scene.position()
    play(position, "hire inn-1", "send manager workshop", "idle magician", USE)
    assert texts(position) == ["change-card manager", APPRENTICE]


def test_with_one_card_and_none_in_hand_there_is_nothing_to_change() -> None:
    """Six permanent cards are in a hand; all lie under characters here, and only one can change."""
    scene = of_school("spiritual", 2).assigned(0, "magician", "dark-alley").assigned(1, "magician", "theater")
    for character, slot in {
        "manager": "downtown-1",
        "engineer": "market-1",
        "assistant": "workshop-1",
    }.items():
        scene.placed(0, character, slot)
    scene.idle(0, "apprentice-1", "theater")
    spare = scene.asked(0, "use-machine").position()
    play(spare, USE)
    assert _cards(spare)["magician"] == "theater"
    last = scene.idle(0, "apprentice-2", "theater").placing(0).position()
    assert kind(last) == "place"
    assert load_error(spoilt(last.to_dict(), ("asked", 0, "kind"), "use-machine")) is not None
    assert load_error(spoilt(last.to_dict(), ("asked", 0, "kind"), "change-card")) is not None


def test_several_machines_are_used_one_after_the_other() -> None:
    position = built(_scene(), 0, 4).position()
    play(position, USE, MAGICIAN, "swap-card apprentice-1")
    assert (kind(position), states(position)) == ("place", ["active", "inactive", "active", "active"])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("dawn", "seats", 0, "used_slots"), []),
        (("dawn", "seats", 0, "used_slots"), [1]),
        (("asked", 0, "numbers"), [1]),
        (("asked", 0), {"kind": "which-card", "numbers": [8]}),
    ],
)
def test_a_save_asks_only_while_the_machine_is_at_work(path: tuple[str | int, ...], value: object) -> None:
    position = _scene().position()
    play(position, USE, MAGICIAN)
    assert same(position, restored(position))
    assert load_error(spoilt(position.to_dict(), path, value)) is not None
