"""T1-DOWN, T1-CARD-07: learning with full slots gives back a trick, and nothing else does."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.events import DieUsed, TrickLearned, TrickReplaced, TrickReturned
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import (
    asides,
    asked,
    caution,
    kind,
    offered,
    play,
    question,
    refusal,
    texts,
    warnings,
    why_not,
)
from tests.games.trickerion.helpers.reading import markers, shows
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE

FIRST: dict[str, Any] = {"edition": "first"}
ALLEY: dict[str, Any] = {**FIRST, "dark_alley": True}
USED = DieUsed(0, "residence-1", "mechanical")


def downtown(edition: str = "first", points: int = 3) -> table:
    """The mechanical magician of seat 0 acts before one die of its school; seat 1 comes next."""
    scene = table(2, edition=edition).dice(residence_1="mechanical", residence_2="x")
    return scene.acting(0, "magician", "downtown-1", points).assigned(1, "magician", "theater")


def full(scene: table) -> table:
    """All three slots of the player board have a trick."""
    scene.trick(0, "linking-rings", "spade").trick(0, "mind-reading", "heart")
    return scene.trick(0, "burning-mummy", "club")


def full_with_engineer(scene: table) -> table:
    """So has the Engineer's board."""
    return full(scene).team(0, "engineer").trick(0, "chinese-sticks", "diamond", board="engineer")


def workshop(position: TrickerionPosition) -> dict[str, tuple[str, str]]:
    """The tricks of seat 0: each with its symbol and its board."""
    return {each.trick: (each.symbol, each.board) for each in position.view(None).workshops[0].tricks}


# --- learning -----------------------------------------------------------------------------------


@pytest.mark.rule("T1-DOWN-01")
def test_with_full_slots_a_trick_is_named_and_another_goes_back() -> None:
    position = full(downtown()).position()
    assert play(position, "learn levitation") == [USED]
    assert asked(position) == question("learn-instead", "T1-DOWN-01", 0, trick="levitation")
    assert {*texts(position)} == {
        f"replace {id}" for id in ("linking-rings", "mind-reading", "burning-mummy")
    }
    assert why_not(position, "replace levitation") == refusal(
        "not-your-trick", "T1-DOWN-01", trick="levitation"
    )
    assert play(position, "replace mind-reading") == [TrickReturned(0, "mind-reading")]
    assert "mind-reading" in needs.at_residence(position.view(None))
    # The unused symbol, or the one that became free.
    assert texts(position) == ["mark heart", "mark diamond"]
    play(position, "mark heart")
    assert workshop(position) == {
        "linking-rings": ("spade", "player"),
        "levitation": ("heart", "player"),
        "burning-mummy": ("club", "player"),
    }


@pytest.mark.rule("T1-DOWN-01")
@pytest.mark.parametrize("old", ["linking-rings", "chinese-sticks"])
def test_the_new_trick_takes_the_slot_and_the_symbol_that_became_free(old: str) -> None:
    position = full_with_engineer(downtown()).position()
    before = workshop(position)
    play(position, "learn levitation")
    assert len(texts(position)) == 4
    events = play(position, f"replace {old}")
    symbol, board = before[old]
    assert events[:2] == [TrickReturned(0, old), TrickLearned(0, "levitation", symbol, board)]
    assert workshop(position)["levitation"] == (symbol, board)


@pytest.mark.rule("T1-DOWN-01")
def test_with_a_free_slot_nothing_goes_back() -> None:
    position = downtown().trick(0, "linking-rings", "spade").position()
    events = play(position, "learn levitation", "mark diamond")
    assert events == [USED, TrickLearned(0, "levitation", "diamond", "player")]
    assert "linking-rings" in workshop(position)


@pytest.mark.rule("T1-DOWN-01")
def test_the_slot_of_the_engineer_is_a_free_one() -> None:
    position = full(downtown()).team(0, "engineer").position()
    events = play(position, "learn levitation")
    assert events == [USED, TrickLearned(0, "levitation", "diamond", "engineer")]
    assert len(workshop(position)) == 4


@pytest.mark.rule("T1-DOWN-01", "T1-DOWN-05")
def test_in_2019_room_is_made_before_by_whoever_wants_to() -> None:
    position = full(downtown("2019")).position()
    assert not offered(position, "learn")
    assert why_not(position, "learn levitation") == refusal("no-trick-slot", "TR-DT-19")
    assert "return mind-reading" in asides(position)


@pytest.mark.rule("T1-DOWN-02")
def test_the_markers_of_a_returned_trick_go_back_wherever_they_lie() -> None:
    scene = full(downtown()).trick(1, "enchanted-butterflies", "spade").theater(ONE)
    scene.marker(0, "mind-reading", ONE, 1, "down").marker(1, "enchanted-butterflies", ONE, 2, "down")
    position = scene.position()
    play(position, "learn levitation")
    assert warnings(position, "replace mind-reading") == [
        caution("markers-return", "T1-DOWN-02", trick="mind-reading", markers=1)
    ]
    assert warnings(position, "replace linking-rings") == []
    play(position, "replace mind-reading", "mark heart")
    assert [marker and marker["seat"] for marker in shows(position)[0]["markers"]] == [None, 1, None]
    assert markers(position)["levitation"] == (0, 4)


@pytest.mark.rule("T1-DOWN-02")
def test_so_do_those_on_the_card() -> None:
    scene = downtown().trick(0, "linking-rings", "spade", ready=2).trick(0, "mind-reading", "heart")
    position = scene.trick(0, "burning-mummy", "club").position()
    play(position, "learn levitation", "replace linking-rings", "mark spade")
    assert markers(position)["levitation"] == (0, 4)


@pytest.mark.rule("T1-DOWN-03")
def test_the_dice_of_2019_have_a_face_for_any_school() -> None:
    position = downtown().dice(residence_1="any").position()
    assert len(offered(position, "learn")) == 4 * 4
    position = downtown(points=2).position()
    assert "set residence-1 any" in texts(position)


@pytest.mark.rule("T1-DOWN-04")
def test_nobody_has_two_specialists_of_a_kind() -> None:
    scene = downtown().dice(inn_1="manager")
    assert "hire inn-1" in texts(scene.position())
    assert "hire inn-1" not in texts(scene.team(0, "manager").position())
    assert "hire inn-1" not in texts(downtown().dice(inn_1="manager").hired(0, "manager").position())


@pytest.mark.rule("T1-DOWN-05")
def test_nothing_is_given_back_unasked() -> None:
    for scene in (full(downtown()), full(table(2, **FIRST)).planning()):
        position = scene.components(0, wood=1).position()
        assert not [text for text in asides(position, 0) if text.startswith("return")]
        assert "drop wood" in asides(position, 0)
        assert why_not(position, "return mind-reading", 0) == refusal("only-when-learning", "T1-DOWN-05")


# --- with a special card ------------------------------------------------------------------------


def overhaul() -> table:
    """The same with the bonus of Trick Overhaul in use, and the components of the new trick."""
    scene = table(2, **ALLEY).dice(residence_1="mechanical", residence_2="x").components(0, wood=2, rope=2)
    scene.acting(0, "magician", "downtown-1", 3, "trick-overhaul", "armed")
    return scene.assigned(1, "magician", "theater")


@pytest.mark.rule("T1-CARD-07")
def test_a_trick_is_overhauled_though_there_is_a_free_slot() -> None:
    position = overhaul().trick(0, "linking-rings", "spade", ready=2).position()
    events = play(position, "learn chinese-sticks")
    assert TrickReplaced(0, "chinese-sticks", "linking-rings", 2) in events
    assert workshop(position) == {"chinese-sticks": ("spade", "player")}
    assert markers(position) == {"chinese-sticks": (2, 2)}


@pytest.mark.rule("T1-CARD-07")
def test_with_full_slots_the_overhauled_trick_is_the_one_that_goes_back() -> None:
    scene = overhaul().trick(0, "linking-rings", "spade", ready=2).trick(0, "mind-reading", "heart")
    position = scene.trick(0, "burning-mummy", "club").position()
    play(position, "learn chinese-sticks")
    assert kind(position) == "replace"
    events = play(position, "replace linking-rings")
    assert [event for event in events if isinstance(event, TrickReturned)] == [
        TrickReturned(0, "linking-rings")
    ]
    assert TrickReplaced(0, "chinese-sticks", "linking-rings", 2) in events
    assert workshop(position) == {
        "chinese-sticks": ("spade", "player"),
        "mind-reading": ("heart", "player"),
        "burning-mummy": ("club", "player"),
    }
    assert kind(position) != "learn-instead"
