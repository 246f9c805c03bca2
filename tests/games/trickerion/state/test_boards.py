"""TR-GEN: the slots of the player board and of the specialists' boards."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import CharacterHired, ComponentsBought, TrickLearned, TrickPrepared
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table

THREE = ("linking-rings", "living-piano", "chinese-sticks")
SIX = {"wood": 1, "metal": 1, "glass": 1, "fabric": 1, "rope": 1, "saw": 1}


def learning(scene: table, tricks: tuple[str, ...] = THREE) -> TrickerionPosition:
    """Seat 0 owns these tricks and is about to learn one."""
    for trick in tricks:
        scene.trick(0, trick)
    return scene.dice(residence_1="any", residence_2="x").acting(0, "magician", "downtown-1", 20).position()


def buying(scene: table, *stalls: str) -> TrickerionPosition:
    """Seat 0 owns six types of components and is about to buy one of these."""
    stock = [*stalls, *[""] * (4 - len(stalls))]
    return scene.components(0, "player", **SIX).market(stock).acting(0, "magician", "market-1", 20).position()


@pytest.mark.rule("TR-GEN-34")
def test_a_workshop_holds_at_most_four_tricks() -> None:
    scene = table().team(0, "engineer").trick(0, "mind-reading", "club", board="engineer")
    position = learning(scene)
    assert len(position.view(None).workshops[0].tricks) == 4
    assert why_not(position, "learn levitation") == refusal("no-trick-slot", "TR-DT-19")
    assert not [text for text in texts(position) if text.startswith("learn")]


@pytest.mark.rule("TR-GEN-34", "TR-GEN-36")
@pytest.mark.parametrize("left", ["spade", "heart", "diamond", "club"])
def test_a_symbol_is_left_for_the_fourth_trick(left: str) -> None:
    used = [symbol for symbol in ("spade", "heart", "diamond", "club") if symbol != left]
    scene = table().team(0, "engineer").dice(residence_1="any", residence_2="x")
    for trick, symbol in zip(THREE, used, strict=True):
        scene.trick(0, trick, symbol)
    position = scene.acting(0, "magician", "downtown-1", 20).position()
    assert play(position, "learn levitation")[1:] == [TrickLearned(0, "levitation", left, "engineer")]


@pytest.mark.rule("TR-GEN-35")
def test_the_player_board_has_three_trick_slots() -> None:
    position = learning(table(), THREE[:2])
    play(position, "learn levitation")
    assert play(position, "mark club") == [TrickLearned(0, "levitation", "club", "player")]
    assert why_not(learning(table()), "learn levitation") == refusal("no-trick-slot", "TR-DT-19")


@pytest.mark.rule("TR-GEN-35")
def test_the_player_board_has_six_component_slots() -> None:
    position = buying(table(), "wood", "cog")
    refused = refusal("no-component-slot", "TR-CMP-10", component="cog")
    assert why_not(position, "buy cog 1") == refused
    assert why_not(position, "buy wood 2") is None
    play(position, "drop saw", "buy cog 1", "bargain 0")
    assert len(position.view(None).workshops[0].components) == 6


@pytest.mark.rule("TR-GEN-35")
def test_the_player_board_has_three_apprentice_slots() -> None:
    scene = table().team(0, "apprentice-2").dice(inn_2="apprentice")
    position = scene.acting(0, "magician", "downtown-1", 20).position()
    assert play(position, "hire inn-2") == [CharacterHired(0, "apprentice", "inn-2")]
    play(position, "set inn-2 apprentice")
    assert why_not(position, "hire inn-2") == refusal("no-home-slot", "TR-DT-27")


@pytest.mark.rule("TR-GEN-35", "TR-GEN-36")
def test_the_boards_have_their_printed_slots() -> None:
    board = GAME.printed.board
    assert board.player_board == {"trick_slots": 3, "component_slots": 6, "apprentice_slots": 3}
    assert board.specialist_boards == {
        "engineer": {"trick_slots": 1},
        "manager": {"component_slots": 2},
        "assistant": {"apprentice_slots": 1},
    }


@pytest.mark.rule("TR-GEN-36")
def test_the_manager_board_adds_two_component_slots() -> None:
    position = buying(table().team(0, "manager"), "cog", "mirror", "disguise")
    assert play(position, "buy cog 1", "bargain 0") == [ComponentsBought(0, "cog", 1, 3, 0, "manager")]
    assert play(position, "buy mirror 1", "bargain 0")[0] == ComponentsBought(0, "mirror", 1, 3, 0, "manager")
    refused = refusal("no-component-slot", "TR-CMP-10", component="disguise")
    assert why_not(position, "buy disguise 1") == refused


@pytest.mark.rule("TR-GEN-36")
def test_the_assistant_board_adds_one_apprentice_slot() -> None:
    scene = table().team(0, "apprentice-2", "apprentice-3", "assistant").dice(inn_2="apprentice")
    position = scene.acting(0, "magician", "downtown-1", 20).position()
    play(position, "hire inn-2")
    hired = [each.id for each in position.view(None).workshops[0].characters if each.at == "inn"]
    assert hired == ["apprentice-4"]
    play(position, "set inn-2 apprentice")
    assert why_not(position, "hire inn-2") == refusal("no-home-slot", "TR-DT-27")


@pytest.mark.rule("TR-GEN-36")
@pytest.mark.parametrize(
    "scene",
    [
        table().trick(0, "mind-reading", board="engineer"),
        table().components(0, "manager", rope=1),
    ],
)
def test_a_specialists_board_is_there_only_with_the_specialist(scene: table) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        scene.assigned(0, "magician", "workshop").placing(0).position()
    assert refused.value.arguments == {"why": "workshops[0]: no more than its boards hold"}


@pytest.mark.rule("TR-GEN-37")
def test_components_on_the_manager_board_serve_the_whole_workshop() -> None:
    scene = table().team(0, "manager").components(0, "manager", metal=1).trick(0, "linking-rings")
    position = scene.acting(0, "magician", "workshop-1").position()
    assert play(position, "prepare linking-rings")[0] == TrickPrepared(0, "linking-rings", 2)


@pytest.mark.rule("TR-GEN-37")
def test_a_trick_on_the_engineer_board_is_prepared_in_the_workshop() -> None:
    scene = table().team(0, "engineer").components(0, metal=2).trick(0, "linking-rings", board="engineer")
    position = scene.acting(0, "apprentice-1", "workshop-2").position()
    assert play(position, "prepare linking-rings")[0] == TrickPrepared(0, "linking-rings", 3)


@pytest.mark.rule("TR-GEN-37")
def test_who_lives_on_a_specialist_board_belongs_to_the_team() -> None:
    position = table().team(0, "assistant", "apprentice-4").planning().position()
    play(position, "rest magician", "rest assistant", "rest apprentice-1", seat=0)
    assert texts(position, 0) == [
        "send apprentice-4 downtown",
        "send apprentice-4 market-row",
        "send apprentice-4 workshop",
        "send apprentice-4 theater",
        "rest apprentice-4",
    ]
