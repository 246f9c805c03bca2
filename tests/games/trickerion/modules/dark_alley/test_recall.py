"""TR-GEN-24, TR-GEN-38: what was shown of a special card stays known until something makes it uncertain."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from sleight import Record
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Character
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.reading import alley
from tests.games.trickerion.helpers.saves import load_error, restored, same, spoilt
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.secrecy import DOWNTOWN, PERMANENT, VIEWERS, guesses, is_even

ROUND_OF_ADS = ("decline",) * 3


def three(active: str = "plain-days") -> table:
    """Three players with prophecies; seat 1 holds two special cards that nobody has seen."""
    scene = table(3, dark_alley=True, prophecies=True).prophecy(active, "double-bank", "flat-price")
    return scene.hand(1, "interest", "ingenuity")


def known(position: TrickerionPosition, seat: int) -> list[tuple[str, ...]]:
    """What every viewer knows of the cards of a seat."""
    return [position.view(viewer).workshops[seat].known_cards for viewer in VIEWERS]


def to_all_but(seat: int, *cards: str) -> list[tuple[str, ...]]:
    """These cards are known to everybody; their owner sees them anyway."""
    return [() if viewer == seat else cards for viewer in VIEWERS]


def idled() -> TrickerionPosition:
    """Seat 1 has left a character with a revealed card idle, and a new round has begun."""
    scene = three().assigned(1, "apprentice-1", "logistics").assigned(2, "magician", "theater").placing(1)
    position = scene.position()
    play(position, "idle apprentice-1")
    assert known(position, 1) == [()] * 4
    for viewer in VIEWERS:
        shown = position.view(viewer).workshops[1].characters[1]
        assert shown == Character("apprentice-1", "home", "logistics", False)
    play(position, "idle magician")
    assert position.view(None).round == 2
    return position


def plan(position: TrickerionPosition, *written: str) -> None:
    """All plan: seat 1 as written, the others nothing."""
    for seat in range(3):
        play(position, *(written if seat == 1 else ("rest magician", "rest apprentice-1")), seat=seat)
        play(position, "confirm", seat=seat)


@pytest.mark.rule("TR-GEN-24", "TR-END-34")
def test_a_revealed_card_that_returns_to_hand_stays_known_to_all() -> None:
    position = idled()
    assert known(position, 1) == to_all_but(1, "logistics")
    for viewer in VIEWERS:
        workshop = position.view(viewer).workshops[1]
        assert (workshop.characters[1].card, workshop.specials) == ("", (1, 1, 1, 0))
        assert ("logistics" in workshop.hand) == (viewer == 1)


@pytest.mark.rule("TR-GEN-24", "TR-GEN-38", "TR-ASSIGN-11")
def test_it_stays_known_in_hand_or_face_down_until_it_is_turned_up_again() -> None:
    position = idled()
    play(position, *ROUND_OF_ADS)
    before = [position.view(viewer) for viewer in (0, 2, None)]
    play(position, "send magician logistics", "rest apprentice-1", seat=1)
    assert [position.view(viewer) for viewer in (0, 2, None)] == before
    play(position, "replan", "rest magician", "send apprentice-1 interest", "confirm", seat=1)
    for seat in (0, 2):
        play(position, "rest magician", "rest apprentice-1", "confirm", seat=seat)
    assert known(position, 1) == to_all_but(1, "logistics")
    play(position, "idle apprentice-1", *ROUND_OF_ADS)
    assert known(position, 1) == to_all_but(1, "interest", "logistics")
    plan(position, "send magician logistics", "rest apprentice-1")
    assert position.view(0).workshops[1].characters[0].card == "logistics"
    assert known(position, 1) == to_all_but(1, "interest")


@pytest.mark.rule("TR-GEN-24", "TR-END-33")
def test_once_used_it_is_known_under_its_deck_and_with_nobody() -> None:
    position = idled()
    play(position, *ROUND_OF_ADS)
    plan(position, "rest magician", "send apprentice-1 logistics")
    play(position, "place apprentice-1 market-1", "point", "plain", "finish")
    assert position.view(None).round == 3
    assert known(position, 1) == [()] * 4
    for viewer in VIEWERS:
        assert alley(position, viewer).decks[1] == ("",) * 9 + ("logistics",)


@pytest.mark.rule("TR-GEN-24", "TR-PROR-25", "TR-PROR-33")
def test_a_card_made_idle_face_down_is_as_known_as_it_was() -> None:
    scene = three("hidden-assignments").remembered("logistics").this_round(sealed=True)
    scene.sealed(1, "magician", "logistics").sealed(1, "apprentice-1", "invention").placing(1)
    position = scene.sealed(2, "magician", "downtown").position()
    assert known(position, 1) == to_all_but(1, "logistics")
    play(position, "idle magician", "idle magician", "idle apprentice-1")
    assert position.view(None).round == 2
    assert known(position, 1) == to_all_but(1, "logistics")
    assert position.view(0).workshops[1].specials == (1, 1, 2, 0)


@pytest.mark.rule("TR-GEN-24", "TR-SAR-31")
def test_a_card_laid_face_up_under_a_newcomer_stays_known_when_it_returns() -> None:
    scene = three().hand(0, "interest").team(0, "manager")
    scene._hands[1].remove("interest")
    scene.acting(0, "magician", "downtown-1", 3, "hypnotic-motivation", "armed")
    position = scene.asked(0, "newcomer-card", 1).position()
    play(position, "send manager interest", "finish", "idle manager")
    assert position.view(None).round == 2
    assert known(position, 0) == to_all_but(0, "interest")


def drawer(points: int = 1) -> table:
    """Seat 1 draws; only two cards of Downtown are left, and the first is known to seat 2 alone."""
    scene = table(3, dark_alley=True).hand(0, *DOWNTOWN[:8]).decks(downtown=DOWNTOWN[8:])
    scene.assigned(0, "magician", "theater").assigned(2, "magician", "theater")
    return scene.acting(1, "magician", "dark-alley-1", points).remembered(DOWNTOWN[8], by=(2,))


@pytest.mark.rule("TR-GEN-24", "TR-GEN-38", "TR-DA-03")
def test_a_draw_with_a_choice_ends_what_others_knew() -> None:
    position = drawer().position()
    play(position, "draw downtown", f"retain {DOWNTOWN[8]}")
    assert known(position, 1) == [()] * 4
    decks = [alley(position, viewer).decks[0] for viewer in VIEWERS]
    assert decks == [("",), (DOWNTOWN[9],), ("",), ("",)]


@pytest.mark.rule("TR-GEN-24", "TR-DA-09")
@pytest.mark.parametrize("by", [(2,), (0, 2), None])
def test_a_draw_without_a_choice_is_followed_by_who_knew_the_card(by: tuple[int, ...] | None) -> None:
    scene = drawer().hand(0, DOWNTOWN[9]).decks(downtown=[DOWNTOWN[8]]).remembered(DOWNTOWN[8], by=by)
    position = scene.position()
    play(position, "draw downtown")
    knowers = (0, 2, None) if by is None else by
    assert known(position, 1) == [(DOWNTOWN[8],) if viewer in knowers else () for viewer in VIEWERS]
    assert known(position, 0) == [()] * 4


@pytest.mark.rule("TR-GEN-38", "TR-DA-07", "TR-DA-09")
def test_a_single_card_is_followed_while_its_player_still_looks_at_others() -> None:
    scene = drawer(5).hand(0, DOWNTOWN[9]).decks(downtown=[DOWNTOWN[8]])
    position = scene.position()
    play(position, "draw theater", "draw downtown", "look")
    seen = [alley(position, viewer).drawn for viewer in (0, 2)]
    assert seen == [(("theater",), ("downtown",)), (("theater",), ("downtown", DOWNTOWN[8]))]
    assert known(position, 1) == [()] * 4
    for viewer in VIEWERS:
        assert GAME.guess(position.view(viewer), Random(1)).view(viewer) == position.view(viewer)
    assert same(position, restored(position))
    position.apply(1, position.choices(1)[0])
    assert known(position, 1) == [(), (), (DOWNTOWN[8],), ()]


@pytest.mark.rule("TR-GEN-24", "TR-GEN-38")
def test_a_card_that_was_kept_first_is_in_hand_while_others_are_looked_at() -> None:
    scene = drawer(5).hand(0, DOWNTOWN[9]).hand(1, "empower").remembered("empower")
    scene._hands[0].remove("empower")
    position = scene.decks(downtown=[DOWNTOWN[8]]).position()
    play(position, "draw downtown", "draw theater", "look")
    both = tuple(id for id in DOWNTOWN if id in ("empower", DOWNTOWN[8]))
    assert known(position, 1) == [("empower",), (), both, ("empower",)]
    for viewer, sure in zip(VIEWERS, (("empower",), both, both, ("empower",)), strict=True):
        view = position.view(viewer)
        for found in guesses(view, 20):
            (kept,) = found["alley"]["drawn"][0][1:]
            assert {kept, "empower"} == set(found["workshops"][1]["hand"]) >= set(sure)
            assert kept == DOWNTOWN[8] or sure != both
            assert GAME.from_dict(found).view(viewer) == view


@pytest.mark.rule("TR-GEN-24", "TR-ASSIGN-08")
def test_a_guess_gives_a_known_card_to_its_player_in_hand_or_in_the_plan_evenly() -> None:
    scene = table(2, dark_alley=True).hand(1, "empower", "interest").remembered("empower").planning()
    others = [id for id in DOWNTOWN if id not in ("empower", "interest", "headhunter")]
    position = scene.hand(0, *others).position()
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    counts: Counter[tuple[str, ...]] = Counter()
    for found in guesses(position.view(0), 3000):
        workshop = found["workshops"][1]
        cards = tuple(each["card"] for each in workshop["characters"])
        counts[(*workshop.get("hand", []), "/", *cards)] += 1
    plans: list[tuple[str, ...]] = []
    for held in (("empower", "headhunter"), ("empower", "interest")):
        for cards in product(("", *PERMANENT, *held), repeat=2):
            if cards[0] != cards[1] or cards[0] in ("", "theater"):
                left = [id for id in DOWNTOWN if id in held and id not in cards]
                plans.append((*left, "/", *cards))
    assert is_even(counts, plans)


@pytest.mark.rule("TR-GEN-24", "TR-PROR-25")
def test_a_guess_lays_a_known_card_under_a_sealed_character_or_leaves_it_in_hand() -> None:
    scene = three("hidden-assignments").this_round(sealed=True).remembered("interest").placing(0)
    scene.sealed(0, "magician", "downtown").sealed(1, "magician", "workshop")
    places: Counter[str] = Counter()
    for found in guesses(scene.position().view(None), 200):
        workshop = found["workshops"][1]
        assert found["alley"]["recalled"] == [["interest", 31]]
        laid = workshop["characters"][0]["card"] == "interest"
        assert laid != ("interest" in workshop.get("hand", []))
        places["under" if laid else "in hand"] += 1
    assert min(places["under"], places["in hand"]) > 10


@pytest.mark.rule("TR-GEN-24")
def test_what_is_known_survives_saves_copies_records_and_undo() -> None:
    position = idled()
    assert same(position, restored(position))
    copy = position.copy()
    play(copy, *ROUND_OF_ADS)
    plan(copy, "send magician logistics", "rest apprentice-1")
    assert known(position, 1) == to_all_but(1, "logistics")
    record = Record.start(GAME, position=position)
    (seat,) = position.waiting
    record.add(seat, GAME.parse("decline"))
    assert record.may_undo(seat)
    record.undo(seat)
    for kept in (record.position, Record.from_text(record.to_text()).position):
        assert kept.to_dict() == position.to_dict()
        assert [kept.view(viewer) for viewer in VIEWERS] == [position.view(viewer) for viewer in VIEWERS]


@pytest.mark.rule("TR-GEN-24")
def test_a_save_made_before_cards_were_remembered_knows_nothing() -> None:
    saved: dict[str, Any] = idled().to_dict()
    assert saved["alley"].pop("recalled") == [["logistics", 31]]
    position = GAME.from_dict(saved)
    assert known(position, 1) == [()] * 4
    assert position.to_dict() == saved
    assert position.fingerprint() == idled().fingerprint()


LOGISTICS = ["logistics", 31]


@pytest.mark.rule("TR-GEN-24")
@pytest.mark.parametrize(
    ("recalled", "why"),
    [
        ([["gold", 31]], "alley.recalled[0][0]: 'gold' is unknown here"),
        ([["headhunter", 31]], "alley.recalled: cards in a hand, under a character, or drawn alone"),
        ([["logistics", 0]], "alley.recalled[0][1]: 0 is unknown here"),
        ([["logistics", 8]], "alley.recalled[0][1]: 8 is unknown here"),
        ([["logistics", 23]], "alley.recalled[0][1]: 23 is unknown here"),
        ([["logistics", -1]], "alley.recalled[0][1]: -1 is unknown here"),
        ([LOGISTICS, LOGISTICS], "alley.recalled: [1]"),
        ([LOGISTICS, ["interest", 1]], "alley.recalled: in the order ('interest', 1)"),
        ([["logistics"]], "Expected `array` of length 2"),
    ],
)
def test_what_a_save_says_to_be_known_is_checked(recalled: list[object], why: str) -> None:
    error = load_error(spoilt(idled().to_dict(), ("alley", "recalled"), recalled))
    assert error is not None
    assert str(error.arguments["why"]).startswith(why)


@pytest.mark.rule("TR-GEN-24")
def test_a_save_names_known_cards_in_one_place() -> None:
    error = load_error(spoilt(idled().to_dict(), ("workshops", 1, "known_cards"), ["logistics"]))
    assert error is not None
    assert error.arguments["why"] == "workshops[1].known_cards: [0]"


@pytest.mark.rule("TR-GEN-24", "TR-GEN-38")
def test_a_save_cannot_know_a_card_of_a_pair_that_is_looked_at() -> None:
    position = drawer().position()
    play(position, "draw downtown")
    saved = spoilt(position.to_dict(), ("alley", "recalled"), [[DOWNTOWN[8], 1]])
    error = load_error(saved)
    assert error is not None
    assert str(error.arguments["why"]).endswith("in a hand, under a character, or drawn alone")
