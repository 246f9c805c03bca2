"""TR-WS: what a seat moves to the boards of its specialists."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import (
    ApprenticeMoved,
    CharacterPlaced,
    ComponentsMoved,
    PointsLost,
    TrickMoved,
    TrickPrepared,
    WagesPaid,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import disc
from tests.games.trickerion.helpers.scenario import GAME, table

MOVES = {"move linking-rings": "engineer", "shelve wood empty": "manager", "house apprentice-1": "assistant"}


def at_work(points: int = 3, character: str = "magician") -> table:
    """A character of seat 0 is in the workshop, and seat 1 has one left to place."""
    scene = table().acting(0, character, "workshop-1", points)
    return scene.assigned(1, "magician", "downtown")


def with_goods(points: int = 3, character: str = "magician") -> table:
    """Seat 0 has a trick, a stack and an apprentice that could be moved."""
    return at_work(points, character).trick(0, "linking-rings").components(0, wood=1)


def team(position: TrickerionPosition) -> list[tuple[str, str, str, bool]]:
    """The characters of seat 0."""
    return [(each.id, each.at, each.card, each.waits) for each in position.view(0).me.characters]


@pytest.mark.rule("TR-WS-18")
@pytest.mark.parametrize(("move", "specialist"), MOVES.items())
def test_each_move_needs_its_own_specialist(move: str, specialist: str) -> None:
    others = [each for each in MOVES.values() if each != specialist]
    position = with_goods().team(0, *others).position()
    missing = refusal("specialist-missing", "TR-WS-18", specialist=specialist)
    assert why_not(position, move) == missing
    assert texts(position) == [*[each for each in MOVES if each != move], "finish"]


@pytest.mark.rule("TR-WS-18", "TR-WS-19")
@pytest.mark.parametrize("character", ["magician", "manager", "apprentice-1"])
@pytest.mark.parametrize("move", MOVES)
def test_any_character_may_move_things(character: str, move: str) -> None:
    position = with_goods(2, character).team(0, *MOVES.values()).position()
    assert texts(position) == [*MOVES, "finish"]
    assert why_not(position, move) is None
    assert len(done(position, move)[0]) == 1
    assert position.points == 1


@pytest.mark.rule("TR-WS-18")
@pytest.mark.parametrize("move", MOVES)
def test_a_move_costs_a_point(move: str) -> None:
    position = with_goods(0).team(0, *MOVES.values()).position()
    rule = {"move": "TR-WS-21", "shelve": "TR-WS-24", "house": "TR-WS-26"}[move.split()[0]]
    assert why_not(position, move) == refusal("points-missing", rule, cost=1, points=0)
    assert texts(position) == ["finish"]


@pytest.mark.rule("TR-WS-20")
@pytest.mark.parametrize(("move", "specialist"), MOVES.items())
def test_a_specialist_at_the_inn_has_brought_no_board(move: str, specialist: str) -> None:
    others = [each for each in MOVES.values() if each != specialist]
    position = with_goods().team(0, *others).hired(0, specialist).position()
    missing = refusal("specialist-missing", "TR-WS-18", specialist=specialist)
    assert (why_not(position, move), move in texts(position)) == (missing, False)


@pytest.mark.rule("TR-WS-21", "TR-WS-22", "TR-WS-23")
def test_a_trick_goes_to_the_empty_board_with_its_symbol_and_markers() -> None:
    scene = at_work(2).team(0, "engineer").trick(0, "linking-rings", "club", ready=1)
    position = scene.trick(0, "mind-reading", "heart").position()
    assert texts(position) == ["move mind-reading", "move linking-rings", "finish"]
    events, changed = done(position, "move linking-rings")
    assert events == [TrickMoved(0, "linking-rings", None)]
    assert changed == {"workshops.0.tricks.linking-rings.board": "engineer", "points": 1}
    assert position.view(0).me.tricks[1].symbol == "club"


@pytest.mark.rule("TR-WS-21", "TR-WS-22", "TR-WS-23")
def test_a_trick_changes_place_with_the_one_on_the_engineers_board() -> None:
    scene = at_work(2).team(0, "engineer").trick(0, "mind-reading", ready=3, board="engineer")
    position = scene.trick(0, "linking-rings", ready=2).position()
    events, changed = done(position, "move linking-rings")
    assert events == [TrickMoved(0, "linking-rings", "mind-reading")]
    assert changed == {
        "workshops.0.tricks.mind-reading.board": "player",
        "workshops.0.tricks.linking-rings.board": "engineer",
        "points": 1,
    }


@pytest.mark.rule("TR-WS-21")
@pytest.mark.parametrize("symbol", ["spade", "heart", "diamond"])
def test_every_trick_of_the_player_board_can_be_exchanged(symbol: str) -> None:
    tricks = {"spade": "linking-rings", "heart": "stocks-escape", "diamond": "barricaded-barrels"}
    scene = at_work(2).team(0, "engineer").trick(0, "mind-reading", "club", board="engineer")
    for each, trick in tricks.items():
        scene.trick(0, trick, each)
    position = scene.position()
    assert texts(position) == [
        "move linking-rings",
        "move barricaded-barrels",
        "move stocks-escape",
        "finish",
    ]
    play(position, f"move {tricks[symbol]}")
    boards = {owned.symbol: owned.board for owned in position.view(0).me.tricks}
    assert boards == {**dict.fromkeys(("spade", "heart", "diamond", "club"), "player"), symbol: "engineer"}


@pytest.mark.rule("TR-WS-23", "TR-WS-12")
def test_the_engineers_marker_comes_only_with_preparing_there() -> None:
    scene = at_work(3).team(0, "engineer").trick(0, "linking-rings").components(0, metal=2)
    position = scene.position()
    events, _ = done(position, "move linking-rings")
    assert events == [TrickMoved(0, "linking-rings", None)]
    assert position.view(0).me.tricks[0].ready == 0
    events, _ = done(position, "prepare linking-rings")
    assert events == [TrickPrepared(0, "linking-rings", 3), PointsLost(0, 1)]


@pytest.mark.rule("TR-WS-24")
def test_a_stack_goes_to_an_empty_slot_of_the_manager_and_gains_the_bonus() -> None:
    position = at_work(2).team(0, "manager").components(0, wood=2, rope=1).position()
    assert texts(position) == ["shelve wood empty", "shelve rope empty", "finish"]
    events, changed = done(position, "shelve rope empty")
    assert events == [ComponentsMoved(0, "rope", None)]
    assert changed == {
        "workshops.0.components.rope.board": "manager",
        "workshops.0.components.rope.counts": 2,
        "points": 1,
    }
    assert texts(position) == ["shelve wood empty", "shelve wood rope", "finish"]


@pytest.mark.rule("TR-WS-24")
def test_a_stack_that_leaves_the_manager_loses_the_bonus() -> None:
    scene = at_work(2).team(0, "manager").components(0, "manager", wood=2)
    position = scene.components(0, glass=1, rope=1).position()
    assert texts(position) == [
        "shelve glass empty",
        "shelve glass wood",
        "shelve rope empty",
        "shelve rope wood",
        "finish",
    ]
    events, changed = done(position, "shelve rope wood")
    assert events == [ComponentsMoved(0, "rope", "wood")]
    assert changed == {
        "workshops.0.components.wood.board": "player",
        "workshops.0.components.wood.counts": 2,
        "workshops.0.components.rope.board": "manager",
        "workshops.0.components.rope.counts": 2,
        "points": 1,
    }


@pytest.mark.rule("TR-WS-24", "TR-CMP-08")
def test_a_stack_of_three_stays_three_on_the_managers_board() -> None:
    position = at_work(2).team(0, "manager").components(0, wood=3).position()
    _, changed = done(position, "shelve wood empty")
    assert changed["workshops.0.components.wood.board"] == "manager"
    assert "workshops.0.components.wood.counts" not in changed


@pytest.mark.rule("TR-WS-24")
def test_two_stacks_fill_the_managers_board() -> None:
    scene = at_work(2).team(0, "manager").components(0, "manager", wood=1, metal=1)
    position = scene.components(0, rope=1).position()
    assert texts(position) == ["shelve rope wood", "shelve rope metal", "finish"]
    full = refusal("no-room-there", "TR-WS-24", board="manager")
    assert why_not(position, "shelve rope empty") == full


@pytest.mark.rule("TR-WS-24")
def test_only_stacks_of_the_two_boards_change_places() -> None:
    scene = at_work(2).team(0, "manager").components(0, "manager", wood=1)
    position = scene.components(0, rope=1, metal=1).position()
    elsewhere = refusal("not-on-that-board", "TR-WS-24", component="metal")
    assert why_not(position, "shelve rope metal") == elsewhere
    absent = refusal("no-such-stack", "TR-WS-24", component="saw")
    assert (why_not(position, "shelve saw empty"), why_not(position, "shelve saw wood")) == (absent, absent)


@pytest.mark.rule("TR-WS-25")
def test_nothing_leaves_a_specialists_board_alone() -> None:
    scene = at_work().team(0, "engineer", "manager").trick(0, "linking-rings", board="engineer")
    position = scene.components(0, "manager", wood=1, glass=1).position()
    assert texts(position) == ["finish"]
    there = {"code": "already-there", "rule": "TR-WS-25"}
    assert why_not(position, "move linking-rings") == refusal(**there, board="engineer")
    assert why_not(position, "shelve wood empty") == refusal(**there, board="manager")
    assert why_not(position, "shelve wood glass") == refusal(**there, board="manager")


@pytest.mark.rule("TR-WS-26")
def test_an_apprentice_moves_with_its_card_to_the_assistants_slot() -> None:
    scene = at_work(2).team(0, "assistant").placed(0, "apprentice-2", "downtown-1")
    position = scene.position()
    assert texts(position) == ["house apprentice-1", "house apprentice-2", "finish"]
    events, changed = done(position, "house apprentice-2")
    assert events == [ApprenticeMoved(0, "apprentice-2"), PointsLost(0, 1)]
    assert changed == {
        "workshops.0.characters.apprentice-2": None,
        "workshops.0.characters.apprentice-4": disc("apprentice-4", "downtown-1", "downtown"),
        "points": 0,
        "actor": "",
        "asked.0": "",
        "asked.1": "place",
    }
    assert team(position)[2:] == [
        ("apprentice-1", "home", "", False),
        ("apprentice-4", "downtown-1", "downtown", False),
    ]


@pytest.mark.rule("TR-WS-26")
def test_the_assistants_slot_holds_one_apprentice() -> None:
    position = at_work(2).team(0, "assistant", "apprentice-4").position()
    full = refusal("no-room-there", "TR-WS-26", board="assistant")
    assert (texts(position), why_not(position, "house apprentice-1")) == (["finish"], full)


@pytest.mark.rule("TR-WS-26")
def test_only_an_apprentice_of_the_team_can_be_moved() -> None:
    position = at_work(2).team(0, "assistant").hired(0, "apprentice-3").position()
    for absent in ("apprentice-2", "apprentice-3"):
        unknown = refusal("no-such-character", "TR-WS-26", character=absent)
        assert why_not(position, f"house {absent}") == unknown
    assert texts(position) == ["house apprentice-1", "finish"]


@pytest.mark.rule("TR-WS-26", "TR-DT-27")
def test_a_hired_apprentice_takes_the_home_that_becomes_free() -> None:
    scene = at_work(2).team(0, "assistant", "apprentice-2", "apprentice-3").hired(0, "apprentice-4")
    position = scene.position()
    events, changed = done(position, "house apprentice-2")
    assert events == [ApprenticeMoved(0, "apprentice-2"), PointsLost(0, 1)]
    assert {path: value for path, value in changed.items() if "characters" in path} == {
        "workshops.0.characters.apprentice-2.at": "inn",
        "workshops.0.characters.apprentice-4.at": "home",
    }


@pytest.mark.rule("TR-WS-27")
def test_there_is_no_way_back_from_the_assistants_slot() -> None:
    written = [sleight.text(choice) for choice in GAME.universe()]
    assert [text for text in written if text.startswith("house")] == [
        "house apprentice-1",
        "house apprentice-2",
        "house apprentice-3",
    ]


@pytest.mark.rule("TR-WS-27")
def test_a_housed_apprentice_still_lives_there_in_the_next_round() -> None:
    position = at_work(1).team(0, "assistant").position()
    play(position, "house apprentice-1", "idle magician")
    assert (position.round, team(position)) == (
        2,
        [
            ("magician", "home", "", False),
            ("assistant", "home", "", False),
            ("apprentice-4", "home", "", False),
        ],
    )


@pytest.mark.rule("TR-WS-28")
def test_the_acting_apprentice_may_be_moved_and_acts_on() -> None:
    scene = at_work(2, "apprentice-1").team(0, "assistant").trick(0, "linking-rings")
    position = scene.components(0, metal=2).position()
    events, changed = done(position, "house apprentice-1")
    assert events == [ApprenticeMoved(0, "apprentice-1")]
    assert changed == {
        "workshops.0.characters.apprentice-1": None,
        "workshops.0.characters.apprentice-4": disc("apprentice-4", "workshop-1", "workshop"),
        "actor": "apprentice-4",
        "points": 1,
    }
    assert texts(position) == ["prepare linking-rings", "finish"]
    asked = position.asked(0)
    assert asked is not None
    assert asked.arguments["character"] == "apprentice-4"


@pytest.mark.rule("TR-WS-28")
def test_moving_another_apprentice_does_not_change_who_acts() -> None:
    scene = at_work(2, "apprentice-1").team(0, "assistant", "apprentice-2").trick(0, "linking-rings")
    position = scene.components(0, metal=2).position()
    _, changed = done(position, "house apprentice-2")
    assert changed == {
        "workshops.0.characters.apprentice-2": None,
        "workshops.0.characters.apprentice-4": disc("apprentice-4"),
        "points": 1,
    }
    assert position.view(0).actor == "apprentice-1"


@pytest.mark.rule("TR-WS-29")
@pytest.mark.parametrize(("moved", "due"), [(True, 0), (False, 1)])
def test_a_housed_apprentice_costs_no_wages_in_the_same_round(moved: bool, due: int) -> None:
    scene = at_work(1, "apprentice-1").team(0, "assistant").coins(0, 5)
    position = scene.position()
    events = play(position, "house apprentice-1" if moved else "finish", "idle magician")
    paid = [event for event in events if isinstance(event, WagesPaid)]
    assert paid == ([] if moved else [WagesPaid(0, 1, 1, 0)])
    assert position.view(0).coins[0] == 5 - due


@pytest.mark.rule("TR-WS-30")
def test_a_moved_apprentice_that_waits_is_placed_later() -> None:
    scene = at_work(2).team(0, "assistant", "apprentice-1").assigned(0, "apprentice-2", "market-row")
    position = scene.position()
    _, changed = done(position, "house apprentice-2")
    assert {path: value for path, value in changed.items() if "characters" in path} == {
        "workshops.0.characters.apprentice-2": None,
        "workshops.0.characters.apprentice-4": disc("apprentice-4", "home", "market-row", waits=True),
    }
    assert team(position)[3] == ("apprentice-4", "home", "market-row", True)
    play(position, "idle magician")
    assert texts(position) == [
        "place apprentice-4 market-1",
        "place apprentice-4 market-4",
        "idle apprentice-4",
    ]
    events = play(position, "place apprentice-4 market-1")
    assert events == [CharacterPlaced(0, "apprentice-4", "market-1")]


@pytest.mark.rule("TR-WS-30")
def test_moving_one_apprentice_leaves_the_duty_of_another_alone() -> None:
    scene = at_work(2).team(0, "assistant", "apprentice-1").assigned(0, "apprentice-2", "market-row")
    position = scene.position()
    play(position, "house apprentice-1", "idle magician")
    assert [text for text in texts(position) if "idle" in text] == ["idle apprentice-2"]
