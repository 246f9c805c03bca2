"""T1-WORK: moves in the workshop lead to any slot; preparing is as in 2019."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.events import ApprenticeRehoused, ComponentsUnshelved, TrickRecalled, WagesPaid
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import offered, play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import markers, team, tokens
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE

FIRST: dict[str, Any] = {"edition": "first"}
MOVES = ("recall", "unshelve", "rehouse", "move", "shelve", "house")


def at_work(points: int = 3, edition: str = "first") -> table:
    """The magician of seat 0 is in the workshop, and seat 1 has one left to place."""
    scene = table(2, edition=edition).acting(0, "magician", "workshop-1", points)
    return scene.assigned(1, "magician", "theater")


def moves(position: TrickerionPosition) -> list[str]:
    """Everything that could be moved."""
    return [text for text in texts(position) if text.split()[0] in MOVES]


def boards(position: TrickerionPosition) -> dict[str, str]:
    """On which board each trick and each stack of seat 0 lies."""
    own = position.view(None).workshops[0]
    return {each.trick: each.board for each in own.tricks} | {
        each.component: each.board for each in own.components
    }


# --- prepare ------------------------------------------------------------------------------------


@pytest.mark.rule("T1-WORK-01")
def test_preparing_spends_points_but_no_components() -> None:
    position = at_work().trick(0, "linking-rings").components(0, metal=2).position()
    play(position, "prepare linking-rings")
    assert markers(position) == {"linking-rings": (2, 2)}
    assert tokens(position) == {"metal": 2}


@pytest.mark.rule("T1-WORK-01")
def test_nobody_prepares_with_a_marker_left_or_a_component_missing() -> None:
    position = at_work().trick(0, "linking-rings", ready=1).components(0, metal=2).position()
    assert why_not(position, "prepare linking-rings") == refusal(
        "still-prepared", "TR-WS-06", trick="linking-rings"
    )
    position = at_work().trick(0, "linking-rings").components(0, metal=1).position()
    assert why_not(position, "prepare linking-rings") == refusal(
        "components-missing", "TR-WS-05", trick="linking-rings", missing="1 × metal"
    )


@pytest.mark.rule("T1-WORK-06")
@pytest.mark.parametrize(("laid", "received"), [(0, 3), (2, 2), (3, 1)])
def test_there_are_four_markers_of_a_symbol(laid: int, received: int) -> None:
    """Mind Reading shows three; those in the theater are among the four."""
    scene = at_work().theater(ONE).trick(0, "mind-reading").components(0, glass=2)
    for slot, facing in ((1, "down"), (2, "up"), (3, "up"))[:laid]:
        scene.marker(0, "mind-reading", ONE, slot, facing)
    position = scene.position()
    play(position, "prepare mind-reading")
    assert markers(position) == {"mind-reading": (received, 4 - laid - received)}


# --- tricks -------------------------------------------------------------------------------------


@pytest.mark.rule("T1-WORK-02", "T1-WORK-05")
def test_a_trick_goes_to_a_free_slot_and_back_with_symbol_and_markers() -> None:
    scene = at_work().team(0, "engineer").trick(0, "linking-rings", "club", ready=2)
    position = scene.position()
    assert moves(position) == ["move linking-rings"]
    play(position, "move linking-rings")
    assert (boards(position), position.points) == ({"linking-rings": "engineer"}, 2)
    assert moves(position) == ["recall linking-rings"]
    assert play(position, "recall linking-rings") == [TrickRecalled(0, "linking-rings")]
    assert (boards(position), position.points) == ({"linking-rings": "player"}, 1)
    (trick,) = position.view(None).workshops[0].tricks
    assert (trick.symbol, trick.ready, trick.spare) == ("club", 2, 2)


@pytest.mark.rule("T1-WORK-02", "T1-WORK-05")
def test_two_tricks_are_swapped() -> None:
    scene = at_work().team(0, "engineer").trick(0, "linking-rings", "club", ready=2)
    position = scene.trick(0, "mind-reading", "spade", ready=1, board="engineer").position()
    play(position, "move linking-rings")
    assert boards(position) == {"linking-rings": "engineer", "mind-reading": "player"}
    assert markers(position) == {"linking-rings": (2, 2), "mind-reading": (1, 3)}


@pytest.mark.rule("T1-WORK-02")
def test_a_trick_stays_with_the_engineer_when_the_player_board_is_full() -> None:
    scene = at_work().team(0, "engineer").trick(0, "linking-rings").trick(0, "mind-reading")
    position = scene.trick(0, "levitation").trick(0, "burning-mummy", board="engineer").position()
    assert not offered(position, "recall")
    assert why_not(position, "recall burning-mummy") == refusal("no-room-there", "T1-WORK-02", board="player")
    assert why_not(position, "recall levitation") == refusal("already-there", "T1-WORK-02", board="player")


@pytest.mark.rule("T1-WORK-02", "T1-WORK-03")
@pytest.mark.parametrize(
    ("edition", "rules"), [("first", ("T1-WORK-02", "T1-WORK-03")), ("2019", ("TR-WS-25",) * 2)]
)
def test_what_is_there_already_is_refused_by_the_rule_of_the_edition(
    edition: str, rules: tuple[str, str]
) -> None:
    scene = at_work(edition=edition).team(0, "engineer", "manager").components(0, "manager", rope=1)
    position = scene.trick(0, "levitation", board="engineer").position()
    written, there = ("move levitation", "shelve rope empty"), ("engineer", "manager")
    assert [why_not(position, text) for text in written] == [
        refusal("already-there", rule, board=board) for rule, board in zip(rules, there, strict=True)
    ]


@pytest.mark.rule("T1-WORK-02")
def test_tricks_are_moved_only_with_an_engineer() -> None:
    position = at_work().trick(0, "linking-rings").components(0, metal=2).position()
    assert moves(position) == []
    assert why_not(position, "move linking-rings") == refusal(
        "specialist-missing", "TR-WS-18", specialist="engineer"
    )
    assert why_not(position, "move mind-reading") == refusal(
        "not-your-trick", "T1-WORK-02", trick="mind-reading"
    )


# --- components ---------------------------------------------------------------------------------


@pytest.mark.rule("T1-WORK-03")
def test_a_stack_goes_to_a_free_slot_and_back_or_is_swapped() -> None:
    scene = at_work(4).team(0, "manager").components(0, wood=2, rope=1).components(0, "manager", saw=1)
    position = scene.position()
    assert moves(position) == [
        *("shelve wood empty", "shelve wood saw", "shelve rope empty", "shelve rope saw"),
        "unshelve saw",
    ]
    play(position, "shelve wood saw")
    assert (boards(position), position.points) == ({"wood": "manager", "rope": "player", "saw": "player"}, 3)
    assert play(position, "unshelve wood") == [ComponentsUnshelved(0, "wood")]
    assert (boards(position), position.points) == ({"wood": "player", "rope": "player", "saw": "player"}, 2)
    assert [stack.counts for stack in position.view(None).workshops[0].components] == [2, 1, 1]
    assert why_not(position, "unshelve wood") == refusal("not-on-that-board", "T1-WORK-03", component="wood")


@pytest.mark.rule("T1-WORK-03")
def test_a_stack_stays_with_the_manager_when_the_player_board_is_full() -> None:
    scene = at_work().team(0, "manager").components(0, "manager", cog=1)
    scene.components(0, wood=1, metal=1, glass=1, fabric=1, rope=1, saw=1)
    position = scene.position()
    assert not offered(position, "unshelve")
    assert why_not(position, "unshelve cog") == refusal("no-room-there", "T1-WORK-03", board="player")
    assert why_not(at_work().components(0, wood=1).position(), "shelve wood empty") == refusal(
        "specialist-missing", "TR-WS-18", specialist="manager"
    )


# --- apprentices --------------------------------------------------------------------------------


def with_assistant(points: int = 3) -> table:
    """Seat 0 has the Assistant with an apprentice, and another on the player board."""
    return at_work(points).team(0, "assistant", "apprentice-4")


@pytest.mark.rule("T1-WORK-04")
def test_an_apprentice_moves_to_a_free_home_with_the_card_under_it() -> None:
    position = with_assistant().assigned(0, "apprentice-4", "downtown").position()
    assert moves(position) == ["rehouse apprentice-4"]
    assert play(position, "rehouse apprentice-4") == [ApprenticeRehoused(0, "apprentice-2")]
    assert position.points == 2
    discs = {each.id: (each.at, each.card, each.waits) for each in position.view(0).me.characters}
    assert discs["apprentice-2"] == ("home", "downtown", True)
    assert "apprentice-4" not in discs
    assert moves(position) == ["house apprentice-1", "house apprentice-2"]


@pytest.mark.rule("T1-WORK-04")
def test_two_apprentices_cannot_be_swapped() -> None:
    position = with_assistant().team(0, "apprentice-2", "apprentice-3").position()
    assert moves(position) == []
    assert why_not(position, "house apprentice-1") == refusal(
        "no-room-there", "T1-WORK-04", board="assistant"
    )
    assert why_not(position, "rehouse apprentice-4") == refusal("no-room-there", "T1-WORK-04", board="player")


@pytest.mark.rule("T1-WORK-04")
def test_a_home_is_free_while_the_hired_one_waits_at_the_inn() -> None:
    """The hired one will live with the Assistant then."""
    position = with_assistant().team(0, "apprentice-2").hired(0, "apprentice-3").position()
    assert moves(position) == ["rehouse apprentice-4"]
    play(position, "rehouse apprentice-4")
    assert team(position) == {
        **dict.fromkeys(("apprentice-1", "apprentice-2", "apprentice-3", "assistant"), "home"),
        "apprentice-4": "inn",
        "magician": "workshop-1",
    }


@pytest.mark.rule("T1-WORK-04")
def test_apprentices_move_only_with_an_assistant() -> None:
    position = at_work().trick(0, "linking-rings").components(0, metal=2).position()
    assert why_not(position, "house apprentice-1") == refusal(
        "specialist-missing", "TR-WS-18", specialist="assistant"
    )
    assert why_not(position, "rehouse apprentice-4") == refusal(
        "no-such-character", "T1-WORK-04", character="apprentice-4"
    )


@pytest.mark.rule("T1-WORK-04")
def test_who_lives_with_the_assistant_no_more_is_paid() -> None:
    position = with_assistant(1).placed(0, "apprentice-4", "market-4").position()
    events = play(position, "rehouse apprentice-4", "idle magician")
    while position.waiting == (0,) and offered(position, "pay"):
        events += play(position, texts(position)[-1])
    assert [event.due for event in events if isinstance(event, WagesPaid)] == [1]


@pytest.mark.rule("T1-WORK-02", "T1-WORK-03", "T1-WORK-04")
def test_in_2019_nothing_leaves_the_board_of_a_specialist() -> None:
    both = [{*GAME.universe({"edition": edition})} for edition in ("first", "2019")]
    for move in ("recall linking-rings", "unshelve wood", "rehouse apprentice-4"):
        assert [GAME.parse(move) in universe for universe in both] == [True, False]
