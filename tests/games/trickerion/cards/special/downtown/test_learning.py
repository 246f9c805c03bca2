"""TR-SAR-33 to 35: the special cards that improve Learn Trick."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    BonusUsed,
    DieUsed,
    FamePaid,
    MarkerSupplied,
    TrickLearned,
    TrickReplaced,
    TrickReturned,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import OwnTrick
from tests.games.trickerion.helpers.playing import is_sound, play, question, refusal, refused, texts, why_not
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import downtown

THEATER = "riverside-theater-1"


def learnable(position: TrickerionPosition) -> list[str]:
    """The tricks that may be learned now."""
    return [text.removeprefix("learn ") for text in texts(position) if text.startswith("learn ")]


def owned(position: TrickerionPosition, trick: str) -> OwnTrick:
    """A trick of seat 0."""
    return next(each for each in position.view(0).me.tricks if each.trick == trick)


# --- Trick Overhaul -------------------------------------------------------------------------------


def overhauled(points: int = 3) -> table:
    """Seat 0 has three tricks, no empty slot, and what Linking Rings and Barricaded Barrels need."""
    scene = downtown("trick-overhaul", points).dice(residence_1="mechanical", residence_2="x")
    scene.trick(0, "living-piano", "heart", ready=3).trick(0, "levitation", "club").trick(
        0, "walled", "spade"
    )
    return scene.components(0, metal=2, wood=2)


@pytest.mark.rule("TR-SAR-33", "TR-DT-19", "TR-DT-08")
@pytest.mark.shows("trick-overhaul")
def test_a_new_trick_takes_slot_symbol_and_markers_of_another() -> None:
    position = overhauled().position()
    assert learnable(position) == []
    assert refused(position, "learn linking-rings") == "no-trick-slot"
    assert play(position, "bonus")[0] == BonusUsed(0, "trick-overhaul")
    assert position.asked(0) == question("replace", "TR-SAR-33", 0, trick="linking-rings")
    assert texts(position) == ["replace living-piano", "replace levitation", "replace walled"]
    assert is_sound(position)
    assert why_not(position, "replace mind-reading") == refusal(
        "not-your-trick", "TR-SAR-33", trick="mind-reading"
    )
    assert play(position, "replace living-piano") == [
        TrickReturned(0, "living-piano"),
        TrickLearned(0, "linking-rings", "heart", "player"),
        TrickReplaced(0, "linking-rings", "living-piano", 3),
    ]
    rings = owned(position, "linking-rings")
    assert (rings.symbol, rings.board, rings.ready, rings.spare) == ("heart", "player", 3, 1)
    assert [each.trick for each in position.view(0).me.tricks] == ["walled", "linking-rings", "levitation"]
    assert (position.view(0).dice[0], position.points, position.waiting) == ("x", 0, (1,))


@pytest.mark.rule("TR-SAR-33", "TR-SAR-26", "TR-MEET-57")
@pytest.mark.shows("trick-overhaul")
def test_markers_in_the_theater_go_to_reserve_and_shards_on_the_card_are_lost() -> None:
    scene = downtown("trick-overhaul", 3).dice(residence_1="mechanical", residence_2="x")
    scene.trick(0, "living-piano", "heart", ready=1, shards=2).marker(0, "living-piano", THEATER, 1, "down")
    position = scene.components(0, metal=2).position()
    play(position, "bonus")
    rings = owned(position, "linking-rings")
    assert (rings.ready, rings.spare, rings.shards) == (1, 3, 0)
    assert position.view(0).theater[0].markers == (None, None, None)
    assert position.view(0).shards == (1, 1)


@pytest.mark.rule("TR-SAR-33", "TR-DT-04", "TR-DT-13", "TR-SAR-58")
@pytest.mark.shows_limit("trick-overhaul")
def test_without_its_components_or_a_die_or_fame_a_trick_replaces_none() -> None:
    scene = downtown("trick-overhaul", state="armed").trick(0, "levitation", ready=1).fame(0, 0).coins(0, 1)
    scene.dice(residence_1="mechanical", residence_2="x").components(0, metal=2, wood=3, saw=3, fabric=2)
    position = scene.position()
    assert texts(position) == ["learn linking-rings"]
    assert why_not(position, "learn living-piano") == refusal(
        "components-missing", "TR-SAR-33", trick="living-piano", missing="1 × glass, 1 × animal"
    )
    assert refused(position, "learn enchanted-butterflies") == "no-die-permits"
    assert why_not(position, "learn sawing-the-assistant-in-half") == refusal(
        "fame-missing", "TR-DT-13", missing=16, coins=1
    )
    assert refused(position, "learn levitation") == "trick-gone"


@pytest.mark.rule("TR-SAR-33", "TR-SA-06")
@pytest.mark.shows_limit("trick-overhaul")
def test_without_a_trick_to_return_nothing_is_overhauled() -> None:
    position = downtown("trick-overhaul").components(0, metal=2).position()
    assert refused(position, "bonus") == "bonus-useless"
    assert "linking-rings" in learnable(position)


@pytest.mark.rule("TR-SAR-33", "TR-DT-18", "TR-SAR-58")
@pytest.mark.parametrize("board", ["player", "engineer"])
def test_the_slot_of_the_old_trick_is_one_of_the_empty_ones(board: str) -> None:
    scene = downtown("trick-overhaul", 3).dice(residence_1="mechanical", residence_2="x")
    scene.team(0, "engineer").components(0, metal=2)
    position = scene.trick(0, "levitation", "club", board="engineer").position()
    play(position, "bonus")
    assert position.asked(0) == question("replace-board", "TR-SAR-33", 0, trick="linking-rings")
    assert texts(position) == ["keep player", "keep engineer"]
    assert is_sound(position)
    assert why_not(position, "keep manager") == refusal("no-room-there", "TR-SAR-33", board="manager")
    assert play(position, f"keep {board}")[-1] == TrickReplaced(0, "linking-rings", "levitation", 0)
    assert (owned(position, "linking-rings").symbol, owned(position, "linking-rings").board) == (
        "club",
        board,
    )


@pytest.mark.rule("TR-SAR-33", "TR-DT-10")
def test_with_two_dice_the_player_chooses_one_before_the_old_trick() -> None:
    position = overhauled().dice(residence_2="any").position()
    play(position, "bonus", "learn linking-rings")
    assert texts(position) == ["use residence-1", "use residence-2"]
    assert is_sound(position)
    play(position, "use residence-2", "replace walled")
    assert position.view(0).dice[:2] == ("mechanical", "x")
    assert owned(position, "linking-rings").symbol == "spade"


# --- Thirst for Knowledge -------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-34", "TR-AP-15", "TR-DT-08")
@pytest.mark.shows("thirst-for-knowledge")
def test_thirst_for_knowledge_learns_any_school_with_any_die_for_a_point_less() -> None:
    scene = downtown("thirst-for-knowledge", 2).dice(residence_1="x", residence_2="optical")
    position = scene.position()
    assert learnable(position) == []
    play(position, "bonus")
    assert {"mind-reading", "barricaded-barrels", "levitation", "card-manipulation"} <= set(
        learnable(position)
    )
    assert is_sound(position)
    play(position, "learn mind-reading", "mark spade")
    assert owned(position, "mind-reading").ready == 0
    assert (position.view(0).dice[:2], position.points) == (("x", "x"), 0)


@pytest.mark.rule("TR-SAR-34", "TR-DT-12", "TR-DT-13")
@pytest.mark.shows_limit("thirst-for-knowledge")
def test_thirst_for_knowledge_leaves_thresholds_and_x_alone() -> None:
    scene = downtown("thirst-for-knowledge", state="armed").dice(residence_1="x", residence_2="optical")
    position = scene.fame(0, 14).coins(0, 2).position()
    assert why_not(position, "learn balsamos-skull") == refusal(
        "fame-missing", "TR-DT-13", missing=22, coins=2
    )
    events = play(position, "learn future-sight", "mark spade")
    used = DieUsed(0, "residence-2", "optical")
    assert events == [used, FamePaid(0, 2), TrickLearned(0, "future-sight", "spade", "player")]
    assert (
        refused(downtown("thirst-for-knowledge").dice(residence_1="x", residence_2="x").position(), "bonus")
        == "bonus-useless"
    )
    assert refused(downtown("thirst-for-knowledge", 1).position(), "bonus") == "bonus-useless"


@pytest.mark.rule("TR-SAR-34", "TR-DT-10")
def test_thirst_for_knowledge_asks_which_die_is_spent() -> None:
    position = downtown("thirst-for-knowledge").dice(residence_1="escape", residence_2="optical").position()
    play(position, "bonus", "learn mind-reading")
    assert texts(position) == ["use residence-1", "use residence-2"]
    play(position, "use residence-1", "mark heart")
    assert position.view(0).dice[:2] == ("x", "optical")
    assert refused(position, "bonus") == "no-bonus"


@pytest.mark.rule("TR-AP-15", "TR-PROR-17")
@pytest.mark.shows("thirst-for-knowledge")
def test_under_cheap_learning_thirst_for_knowledge_costs_nothing() -> None:
    scene = downtown("thirst-for-knowledge", 1, prophecies=True).prophecy("cheap-learning")
    position = scene.dice(residence_1="optical", residence_2="optical").position()
    play(position, "bonus", "learn mind-reading", "mark spade")
    assert position.points == 1
    play(position, "learn levitation", "mark heart")
    assert [each.trick for each in position.view(0).me.tricks] == ["mind-reading", "levitation"]
    assert position.waiting == (1,)


# --- Leaked Blueprints ----------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-35")
@pytest.mark.shows("leaked-blueprints")
@pytest.mark.parametrize("trick", ["levitation", "bullet-catch"])
def test_a_leaked_trick_comes_with_one_marker_and_without_components(trick: str) -> None:
    position = downtown("leaked-blueprints").fame(0, 16).dice(residence_2="x").position()
    events = play(position, "bonus", f"learn {trick}", "mark diamond")
    assert events[2:] == [TrickLearned(0, trick, "diamond", "player"), MarkerSupplied(0, trick)]
    assert (owned(position, trick).ready, owned(position, trick).spare) == (1, 3)
    assert position.points == 1


@pytest.mark.rule("TR-SAR-35")
@pytest.mark.shows_limit("leaked-blueprints")
def test_level_three_and_the_engineer_bring_nothing_more() -> None:
    scene = downtown("leaked-blueprints", state="armed").fame(0, 40).team(0, "engineer")
    position = scene.dice(residence_2="x").position()
    levels = {position.table.levels[position.table.trick_numbers[trick]] for trick in learnable(position)}
    assert levels == {1, 2}
    assert why_not(position, "learn automaton") == refusal("level-not-leaked", "TR-SAR-35", trick="automaton")
    assert is_sound(position)
    play(position, "learn levitation", "keep engineer", "mark club")
    assert (owned(position, "levitation").board, owned(position, "levitation").ready) == ("engineer", 1)


@pytest.mark.rule("TR-SA-06", "TR-SAR-35")
@pytest.mark.shows_limit("leaked-blueprints")
def test_learning_without_the_bonus_brings_no_marker() -> None:
    position = downtown("leaked-blueprints").fame(0, 40).dice(residence_2="x").position()
    assert "automaton" in learnable(position)
    play(position, "learn levitation", "mark club")
    assert owned(position, "levitation").ready == 0
