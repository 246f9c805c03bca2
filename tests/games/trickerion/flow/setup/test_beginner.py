"""TR-BEGIN: presets for a first game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight.core.asked import Asked
from sleight.games.trickerion.editions.second import PRESETS
from sleight.games.trickerion.events import (
    ComponentsTaken,
    GameBegan,
    MagicianChosen,
    RoundBegan,
    SpecialistEngaged,
    TrickLearned,
    TrickPrepared,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Character, OwnTrick, Stack, Workshop
from tests.games.trickerion.helpers.openings import STARTS, opening, with_magicians
from tests.games.trickerion.helpers.other_data import FILES, OURS, data_fault, edited
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, MAGICIANS

TRICKS = {trick.id: trick for trick in GAME.printed.tricks}


def home(*characters: str) -> tuple[Character, ...]:
    """Characters that are at home without a card."""
    return tuple(Character(id, "home", "", False) for id in characters)


def begun(school: str, second: str = "") -> TrickerionPosition:
    """Two beginners, the first of this school; the game has begun."""
    order = {"mechanical": 0, "optical": 1, "escape": 2, "spiritual": 3}
    other = second or ("optical" if school != "optical" else "mechanical")
    position = opening(2, beginner="all")
    play(position, f"choose {MAGICIANS[order[school]]}", f"choose {MAGICIANS[order[other]]}")
    return position


@pytest.mark.rule("TR-BEGIN-01")
def test_beginners_choose_nothing_but_their_magician() -> None:
    position = opening(2, beginner="all")
    assert play(position, "choose electra") == [MagicianChosen(0, "electra")]
    assert position.asked(1) == Asked("magician", "TR-PSET-02", 1, {}, "trickerion")
    events = play(position, "choose the-gentleman")
    view = position.view(None)
    assert events == [
        MagicianChosen(1, "the-gentleman"),
        ComponentsTaken(0, ("metal", "metal"), "player"),
        TrickLearned(0, "linking-rings", "spade", "player"),
        SpecialistEngaged(0, "assistant"),
        ComponentsTaken(1, ("fabric", "fabric"), "player"),
        TrickLearned(1, "enchanted-butterflies", "spade", "player"),
        SpecialistEngaged(1, "manager"),
        ComponentsTaken(1, ("animal",), "manager"),
        TrickPrepared(0, "linking-rings", 2),
        TrickPrepared(1, "enchanted-butterflies", 2),
        GameBegan(view.order, view.coins, 5, 1),
        RoundBegan(1, view.dice),
    ]
    assert texts(position) == ["advertise", "decline"]


@pytest.mark.rule("TR-BEGIN-01")
def test_the_preset_follows_the_school_and_not_the_magician() -> None:
    found = []
    for magician in ("the-mechaniker", "electra"):
        position = opening(2, beginner=[0])
        play(position, f"choose {magician}", "choose the-gentleman")
        mine = position.view(None).workshops[0]
        found.append((mine.tricks, mine.components, mine.characters))
    assert found[0] == found[1]


@pytest.mark.rule("TR-BEGIN-02")
def test_the_optical_preset() -> None:
    assert begun("optical").view(None).workshops[0] == Workshop(
        "the-great-optico",
        (OwnTrick("enchanted-butterflies", "spade", "player", 2, 2),),
        (Stack("fabric", 2, "player", 2), Stack("animal", 1, "manager", 2)),
        home("magician", "manager", "apprentice-1"),
        False,
        "",
    )


@pytest.mark.rule("TR-BEGIN-03")
def test_the_mechanical_preset() -> None:
    assert begun("mechanical").view(None).workshops[0] == Workshop(
        "the-mechaniker",
        (OwnTrick("linking-rings", "spade", "player", 2, 2),),
        (Stack("metal", 2, "player", 2),),
        home("magician", "assistant", "apprentice-1", "apprentice-4"),
        False,
        "",
    )


@pytest.mark.rule("TR-BEGIN-04")
def test_the_escape_preset() -> None:
    assert begun("escape").view(None).workshops[0] == Workshop(
        "master-of-chains",
        (
            OwnTrick("barricaded-barrels", "spade", "player", 2, 2),
            OwnTrick("stocks-escape", "heart", "engineer", 0, 4),
        ),
        (Stack("wood", 2, "player", 2),),
        home("magician", "engineer", "apprentice-1"),
        False,
        "",
    )


@pytest.mark.rule("TR-BEGIN-04")
def test_the_barrels_are_the_escape_trick_that_needs_only_two_wood() -> None:
    needs_wood = [
        trick.id
        for trick in GAME.printed.tricks
        if (trick.school, trick.level, trick.components) == ("escape", 1, {"wood": 2})
    ]
    assert needs_wood == ["barricaded-barrels"]
    assert TRICKS["barricaded-barrels"].markers == 2


@pytest.mark.rule("TR-BEGIN-05")
def test_the_spiritual_preset() -> None:
    assert begun("spiritual").view(None).workshops[0] == Workshop(
        "priestess-of-mysticism",
        (OwnTrick("mind-reading", "spade", "player", 3, 1),),
        (Stack("glass", 2, "player", 2), Stack("rope", 1, "manager", 2)),
        home("magician", "manager", "apprentice-1"),
        False,
        "",
    )


@pytest.mark.rule("TR-BEGIN-06")
@pytest.mark.parametrize("school", ["optical", "mechanical", "escape", "spiritual"])
def test_the_starting_trick_carries_the_symbol_of_its_markers(school: str) -> None:
    position = begun(school)
    owned = position.view(None).workshops[0].tricks[0]
    preset = PRESETS[school]
    assert owned == OwnTrick(preset.trick, "spade", "player", preset.markers, 4 - preset.markers)


@pytest.mark.rule("TR-BEGIN-07")
def test_stocks_escape_has_a_symbol_but_no_markers() -> None:
    owned = begun("escape").view(None).workshops[0].tricks[1]
    assert owned == OwnTrick("stocks-escape", "heart", "engineer", 0, 4)


@pytest.mark.rule("TR-BEGIN-08")
@pytest.mark.parametrize(("players", "coins"), [(2, (10, 14)), (3, (10, 12, 14)), (4, (10, 12, 14, 16))])
def test_the_rest_of_the_set_up_is_the_same_for_beginners(players: int, coins: tuple[int, ...]) -> None:
    position = with_magicians(players, beginner="all")
    view = position.view(None)
    assert sorted(view.order) == list(range(players))
    assert tuple(view.coins[seat] for seat in view.order) == coins
    assert view.fame == (5,) * players
    assert view.shards == (1,) * players
    assert [workshop.magician for workshop in view.workshops] == list(MAGICIANS[:players])
    assert (view.round, view.phase, view.deck, len(view.theater)) == (1, "advertise", 4, players - 1)
    for workshop in view.workshops:
        assert {"magician", "apprentice-1"} <= {character.id for character in workshop.characters}
    play(position, *["decline"] * players)
    for seat in range(players):
        cards = [text for text in texts(position, seat) if text.startswith("send")]
        assert [text.split()[2] for text in cards] == ["downtown", "market-row", "workshop", "theater"]


@pytest.mark.rule("TR-BEGIN-09")
@pytest.mark.parametrize("school", ["optical", "mechanical", "escape", "spiritual"])
def test_each_preset_can_be_prepared_from_its_own_components(school: str) -> None:
    preset = PRESETS[school]
    trick = TRICKS[preset.trick]
    assert (trick.school, trick.level, trick.markers) == (school, 1, preset.markers)
    assert all(preset.components.count(type) >= count for type, count in trick.components.items())


def change_trick(id: str, fields: dict[str, Any]) -> Callable[[Any], None]:
    """A change of the card data: this trick with other figures."""

    def change(content: Any) -> None:
        next(trick for trick in content["tricks"] if trick["id"] == id).update(fields)

    return change


@pytest.mark.rule("TR-BEGIN-09")
@pytest.mark.parametrize(
    ("trick", "fields", "why"),
    [
        ("mind-reading", {"markers": 2}, "mind-reading: markers must be 3, for beginners"),
        (
            "linking-rings",
            {"components": {"metal": 3}},
            "linking-rings: components must be met by metal, metal, for beginners",
        ),
        (
            "barricaded-barrels",
            {"components": {"wood": 2, "rope": 1}},
            "barricaded-barrels: components must be met by wood, wood, for beginners",
        ),
        (
            "enchanted-butterflies",
            {"id": "moths"},
            "enchanted-butterflies: id must belong to a level-1 trick of school optical, for beginners",
        ),
        (
            "stocks-escape",
            {"id": "stocks"},
            "stocks-escape: id must belong to a level-1 trick, for beginners",
        ),
    ],
)
def test_data_that_do_not_fit_the_presets_are_refused(
    trick: str, fields: dict[str, Any], why: str, tmp_path: Path
) -> None:
    fault = data_fault(edited(tmp_path, "tricks.json", change_trick(trick, fields)))
    assert (fault.code, fault.arguments) == ("data-wrong", {"file": "tricks.json", "why": why})


@pytest.mark.rule("TR-BEGIN-09")
@pytest.mark.parametrize("component", ["animal", "rope"])
def test_data_without_the_components_of_a_manager_are_refused(component: str, tmp_path: Path) -> None:
    for name in FILES:
        content = (OURS / name).read_text(encoding="utf-8").replace(f'"{component}"', '"feather"')
        (tmp_path / name).write_text(content, encoding="utf-8")
    fault = data_fault(tmp_path)
    assert fault.code == "data-wrong"
    assert component in str(fault.arguments["why"])


@pytest.mark.rule("TR-BEGIN-10")
def test_nobody_has_to_take_a_preset() -> None:
    option = GAME.options["beginner"]
    assert option.default == ()
    assert opening().view(None).options.beginner == ()
    position = with_magicians()
    assert position.asked(0) == Asked("starting-components", "TR-PSET-08", 0, {}, "trickerion")
    assert GAME.options["dark_alley"].default is False


@pytest.mark.rule("TR-BEGIN-10")
@pytest.mark.parametrize("value", [[2], [0, 7], "some", 1, ["0"]])
def test_only_seats_at_the_table_can_be_beginners(value: object) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        GAME.new(2, 1, {"beginner": value})
    assert refused.value.code == "option-value"
    assert refused.value.arguments["option"] == "beginner"
    assert refused.value.arguments["allowed"] == "all, [], [0,1]"


@pytest.mark.rule("TR-BEGIN-11")
@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_each_player_is_a_beginner_or_not(chooser: int) -> None:
    position = with_magicians(3, chooser, beginner=[1])
    assert position.view(None).options.beginner == (1,)
    asked = []
    while position.view(None).phase == "set-up":
        (seat,) = position.waiting
        asked.append(seat)
        play(position, *STARTS[seat])
    assert asked == [seat for seat in ((chooser + turn) % 3 for turn in range(3)) if seat != 1]
    tricks = [[owned.trick for owned in each.tricks] for each in position.view(None).workshops]
    assert tricks == [["linking-rings"], ["enchanted-butterflies"], ["burning-mummy"]]


@pytest.mark.rule("TR-BEGIN-11")
def test_preset_cards_are_reserved_before_anybody_else_chooses() -> None:
    # Seat 0 is the first to choose and seat 2 is the beginner of the escape school.
    position = with_magicians(3, chooser=0, beginner=[2])
    assert position.waiting == (0,)
    assert [owned.trick for owned in position.view(None).workshops[2].tricks] == [
        "barricaded-barrels",
        "stocks-escape",
    ]
    play(position, *STARTS[0][:3], "engage engineer", *STARTS[1])
    assert position.asked(0) == Asked("engineer-trick", "TR-PSET-18", 0, {}, "trickerion")
    for trick in ("barricaded-barrels", "stocks-escape"):
        assert why_not(position, f"learn {trick}") == refusal("trick-gone", "TR-GEN-14", trick=trick)
        assert f"learn {trick}" not in texts(position)


@pytest.mark.rule("TR-BEGIN-11")
def test_the_engineer_of_a_beginner_chooses_no_further_trick() -> None:
    position = with_magicians(3, chooser=2, beginner=[2])
    play(position, *STARTS[0][:3], "engage engineer", *STARTS[1])
    assert position.waiting == (0,)
    play(position, "learn levitation", "mark heart")
    assert position.view(None).phase == "advertise"
    assert len(position.view(None).workshops[2].tricks) == 2
