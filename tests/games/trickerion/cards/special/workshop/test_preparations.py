"""TR-SAR-20 to 24: the special cards that change the markers or the needs of a preparation."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    BonusUsed,
    Granted,
    MarkerSupplied,
    PointsLost,
    TrickPrepared,
)
from tests.games.trickerion.helpers.changes import gained, purses
from tests.games.trickerion.helpers.playing import (
    is_sound,
    play,
    question,
    refusal,
    refused,
    texts,
    useless_bonus,
    why_not,
)
from tests.games.trickerion.helpers.reading import markers, tokens
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE, at_work, rings

# --- Trick Tweaking -------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-20", "TR-SAR-04")
@pytest.mark.shows("trick-tweaking")
@pytest.mark.parametrize(("board", "received"), [("player", 3), ("engineer", 4)])
def test_trick_tweaking_gives_one_marker_more(board: str, received: int) -> None:
    scene = at_work("trick-tweaking").team(0, "engineer").trick(0, "linking-rings", board=board)
    position = scene.components(0, metal=2).position()
    assert texts(position)[-2:] == ["bonus", "finish"]
    events = play(position, "bonus")
    assert events[:2] == [BonusUsed(0, "trick-tweaking"), TrickPrepared(0, "linking-rings", received)]
    assert markers(position)["linking-rings"] == (received, 4 - received)


@pytest.mark.rule("TR-SAR-20", "TR-SAR-01")
@pytest.mark.shows_limit("trick-tweaking")
def test_trick_tweaking_gives_no_more_than_the_reserve() -> None:
    scene = at_work("trick-tweaking").trick(0, "living-piano").trick(0, "linking-rings")
    scene.components(0, wood=1, glass=1, animal=1, metal=2)
    position = scene.marker(0, "living-piano", ONE, 1, "down").position()
    # Three of Living Piano are left, and it shows three: the card would add nothing.
    assert texts(position) == ["prepare linking-rings", "prepare living-piano", "bonus", "finish"]
    assert play(position.copy(), "bonus")[1:] == [TrickPrepared(0, "linking-rings", 3)]
    alone = at_work("trick-tweaking").trick(0, "living-piano").components(0, wood=1, glass=1, animal=1)
    position = alone.marker(0, "living-piano", ONE, 1, "down").position()
    assert texts(position) == ["prepare living-piano", "finish"]
    useless = useless_bonus("trick-tweaking", "marker", position.points)
    assert why_not(position, "bonus") == useless


@pytest.mark.rule("TR-SAR-20", "TR-SA-05")
@pytest.mark.shows_limit("trick-tweaking")
def test_trick_tweaking_is_for_one_preparation_that_the_player_names() -> None:
    scene = at_work("trick-tweaking").trick(0, "linking-rings").trick(0, "enchanted-butterflies")
    scene.trick(0, "barricaded-barrels").trick(0, "living-piano", board="engineer").team(0, "engineer")
    scene.components(0, metal=2, fabric=2, wood=2, glass=1, animal=1)
    position = scene.marker(0, "living-piano", ONE, 1, "down").position()
    play(position, "prepare enchanted-butterflies", "bonus")
    assert texts(position) == ["prepare linking-rings", "prepare barricaded-barrels"]
    assert why_not(position, "prepare living-piano") == refusal(
        "no-further-marker", "TR-SAR-20", trick="living-piano"
    )
    assert refused(position, "prepare enchanted-butterflies") == "still-prepared"
    assert refused(position, "finish") == "bonus-first"
    assert is_sound(position)
    play(position, "prepare linking-rings")
    assert texts(position)[:2] == ["prepare living-piano", "prepare barricaded-barrels"]
    assert refused(position, "bonus") == "no-bonus"
    play(position, "prepare barricaded-barrels")
    assert markers(position) == {
        "linking-rings": (3, 1),
        "enchanted-butterflies": (2, 2),
        "barricaded-barrels": (2, 2),
        "living-piano": (0, 3),
    }


# --- Test Run -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-21", "TR-SAR-04")
@pytest.mark.shows("test-run")
@pytest.mark.parametrize(
    ("trick", "needs", "received", "pay"),
    [
        ("linking-rings", {"metal": 2}, 1, (0, 2, 0)),
        ("card-manipulation", {"wood": 3, "fabric": 3}, 1, (1, 1, 1)),
        ("burning-mummy", {"fabric": 3, "petroleum": 1}, 0, (2, 2, 0)),
    ],
)
def test_a_test_run_pays_the_yields_for_a_marker_less(
    trick: str, needs: dict[str, int], received: int, pay: tuple[int, int, int]
) -> None:
    position = at_work("test-run").trick(0, trick).components(0, "player", **needs).position()
    before = purses(position)[0]
    events = play(position, "bonus")
    assert events[1:3] == [TrickPrepared(0, trick, received), Granted(0, "card", "test-run", *pay)]
    assert purses(position)[0] == tuple(had + more for had, more in zip(before, pay, strict=True))
    assert markers(position)[trick] == (received, 4 - received)


@pytest.mark.rule("TR-SAR-21", "TR-WS-06")
def test_a_trick_without_markers_after_its_test_run_can_be_prepared_at_once() -> None:
    scene = at_work("test-run").trick(0, "burning-mummy").components(0, fabric=3, petroleum=1)
    position = scene.position()
    play(position, "bonus")
    assert (texts(position), position.points) == (["prepare burning-mummy", "finish"], 2)


@pytest.mark.rule("TR-SAR-04", "TR-WS-10", "TR-SAR-52")
@pytest.mark.shows_limit("test-run")
def test_a_test_run_takes_its_marker_from_the_printed_number_not_from_the_reserve() -> None:
    scene = at_work("test-run").trick(0, "living-piano").components(0, wood=1, glass=1, animal=1).round(3)
    for card, way in (("riverside-theater-1", "down"), ("riverside-theater-2", "right")):
        scene.marker(0, "living-piano", card, 1, way)
    position = scene.position()
    assert gained(position, "bonus")[0] == (1, 1, 0)
    assert markers(position)["living-piano"] == (2, 0)


@pytest.mark.rule("TR-SAR-07", "TR-SAR-21", "TR-PROR-19")
@pytest.mark.shows_limit("test-run")
def test_a_test_run_knows_no_day_and_performs_nothing() -> None:
    scene = at_work("test-run", prophecies=True).prophecy("coins-become-fame")
    scene.placed(0, "apprentice-1", "thursday-1").trick(0, "chinese-sticks")
    position = scene.components(0, wood=2, rope=2).position()
    assert gained(position, "bonus") == [(1, 2, 0), (0, 0, 0)]
    assert position.view(0).me.premiered == ()
    assert position.to_dict()["alley"]["round"].get("performed", 0) == 0  # type: ignore[index]


@pytest.mark.rule("TR-MEET-13", "TR-SAR-05")
def test_a_test_run_pays_the_raised_yields() -> None:
    scene = at_work("test-run").trick(0, "mind-reading", shards=2).components(0, glass=2)
    assert gained(scene.position(), "bonus")[0] == (2, 2, 1)


@pytest.mark.rule("TR-PROR-04")
@pytest.mark.parametrize(("prophecy", "pay"), [("shard-echo", (5, 4, 3)), ("shard-glory", (7, 4, 2))])
def test_the_shards_of_a_test_run_are_one_receipt(prophecy: str, pay: tuple[int, int, int]) -> None:
    scene = at_work("test-run", prophecies=True).prophecy(prophecy).trick(0, "stairs-of-water")
    scene.components(0, glass=3, petroleum=2, mirror=1, cog=1)
    assert gained(scene.position(), "bonus")[0] == pay


# --- Replaceable Parts ----------------------------------------------------------------------------


def spare_parts() -> table:
    """A level-2 trick that can be prepared, beside two lower ones and one of the same level."""
    scene = at_work("replaceable-parts").trick(0, "bullet-catch").trick(0, "linking-rings", ready=1)
    scene.trick(0, "mechanical-hornet").team(0, "engineer").trick(0, "mind-reading", board="engineer")
    return scene.components(0, metal=2, rope=2, petroleum=2)


@pytest.mark.rule("TR-SAR-22", "TR-SAR-04")
@pytest.mark.shows("replaceable-parts")
def test_replaceable_parts_move_a_marker_to_another_trick() -> None:
    position = spare_parts().position()
    assert play(position, "bonus")[1:] == [TrickPrepared(0, "bullet-catch", 2)]
    assert position.asked(0) == question("supply", "TR-SAR-22", 0, trick="bullet-catch")
    assert texts(position) == ["supply mind-reading", "supply linking-rings", "supply mechanical-hornet"]
    assert is_sound(position)
    # It may carry markers already, and its components are not there.
    for trick, after in (
        ("linking-rings", (2, 2)),
        ("mechanical-hornet", (1, 3)),
        ("mind-reading", (1, 3)),
    ):
        trial = position.copy()
        assert play(trial, f"supply {trick}")[0] == MarkerSupplied(0, trick)
        assert markers(trial)[trick] == after
    assert markers(position)["bullet-catch"] == (2, 2)


@pytest.mark.rule("TR-SAR-22", "TR-WS-11")
@pytest.mark.shows_limit("replaceable-parts")
def test_replaceable_parts_need_a_marker_in_reserve_and_no_higher_level() -> None:
    scene = at_work("replaceable-parts").trick(0, "linking-rings").trick(0, "mechanical-hornet")
    scene.trick(0, "mind-reading").team(0, "engineer")
    scene.trick(0, "enchanted-butterflies", ready=4, board="engineer")
    position = scene.components(0, metal=2).position()
    events = play(position.copy(), "bonus")
    # Only one trick can take it, so nothing is asked.
    assert events[1:3] == [TrickPrepared(0, "linking-rings", 1), MarkerSupplied(0, "mind-reading")]


@pytest.mark.rule("TR-SAR-22", "TR-SA-06")
@pytest.mark.shows_limit("replaceable-parts")
def test_replaceable_parts_without_another_trick_that_can_take_one() -> None:
    scene = rings("replaceable-parts").trick(0, "mechanical-hornet").trick(0, "mind-reading", ready=4)
    position = scene.position()
    assert texts(position) == ["prepare linking-rings", "finish"]
    assert refused(position, "bonus") == "bonus-useless"


@pytest.mark.rule("TR-SAR-22")
@pytest.mark.shows_limit("replaceable-parts")
def test_why_a_trick_cannot_be_supplied() -> None:
    scene = at_work("replaceable-parts").team(0, "engineer").trick(0, "linking-rings")
    scene.trick(0, "mechanical-hornet").trick(0, "mind-reading")
    scene.trick(0, "barricaded-barrels", ready=4, board="engineer")
    scene.components(0, metal=3, petroleum=1, cog=1, glass=2)
    position = scene.position()
    play(position, "bonus", "prepare mechanical-hornet")
    assert texts(position) == ["supply mind-reading", "supply linking-rings"]
    for trick, code in (
        ("mechanical-hornet", "another-trick"),
        ("barricaded-barrels", "reserve-empty"),
        ("ghost-trap", "not-your-trick"),
    ):
        assert why_not(position, f"supply {trick}") == refusal(code, "TR-SAR-22", trick=trick)
    assert refused(position, "decline") == "answer-first"


@pytest.mark.rule("TR-SAR-22")
@pytest.mark.shows_limit("replaceable-parts")
def test_a_trick_of_a_higher_level_gets_no_parts() -> None:
    scene = rings("replaceable-parts").trick(0, "mechanical-hornet").trick(0, "mind-reading")
    scene.team(0, "engineer").trick(0, "enchanted-butterflies", board="engineer")
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == ["supply mind-reading", "supply enchanted-butterflies"]
    assert why_not(position, "supply mechanical-hornet") == refusal(
        "level-above", "TR-SAR-22", trick="mechanical-hornet"
    )


# --- Invention ------------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-23")
@pytest.mark.shows("invention")
@pytest.mark.parametrize(
    ("trick", "needs", "fame"),
    [
        ("automaton", {"metal": 3, "petroleum": 3, "cog": 3}, 6),
        ("ghost-trap", {"wood": 3, "glass": 3, "fabric": 3, "animal": 3}, 3),
        ("levitation", {"glass": 3, "rope": 1, "petroleum": 2}, 3),
    ],
)
def test_an_invention_brings_fame_for_fine_components(trick: str, needs: dict[str, int], fame: int) -> None:
    position = at_work("invention").trick(0, trick).components(0, "player", **needs).position()
    printed = GAME.printed.tricks[position.table.trick_numbers[trick]].markers
    events = play(position, "bonus")
    assert events[1:3] == [TrickPrepared(0, trick, printed), Granted(0, "card", "invention", fame)]
    assert position.view(0).fame == (5 + fame, 5)


@pytest.mark.rule("TR-SAR-23")
@pytest.mark.shows_limit("invention")
def test_an_invention_needs_more_than_basic_components() -> None:
    scene = rings("invention").trick(0, "levitation").trick(0, "window-to-the-otherworld")
    scene.components(0, metal=3, glass=3, rope=3, petroleum=3, mirror=1)
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == ["prepare window-to-the-otherworld", "prepare levitation"]
    assert why_not(position, "prepare linking-rings") == refusal(
        "basic-only", "TR-SAR-23", trick="linking-rings"
    )
    assert is_sound(position)
    # What counts is the requirement, not what is owned.
    assert gained(position, "prepare window-to-the-otherworld")[0] == (2, 0, 0)


@pytest.mark.rule("TR-SA-06")
@pytest.mark.shows_limit("invention")
def test_an_invention_of_basic_components_only_is_no_bonus() -> None:
    assert texts(rings("invention").position()) == ["prepare linking-rings", "finish"]


# --- Ingenuity ------------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-24")
@pytest.mark.shows("ingenuity")
@pytest.mark.parametrize("owned", [{"wood": 1, "rope": 2}, {"wood": 2}, {"wood": 3, "rope": 1}])
def test_ingenuity_prepares_with_one_type_short_or_missing(owned: dict[str, int]) -> None:
    position = at_work("ingenuity").trick(0, "chinese-sticks").components(0, "player", **owned).position()
    assert texts(position) == ["bonus", "finish"]
    assert play(position, "bonus")[1:] == [TrickPrepared(0, "chinese-sticks", 1), PointsLost(0, 2)]
    assert (markers(position)["chinese-sticks"], tokens(position)) == ((1, 3), owned)


@pytest.mark.rule("TR-SAR-24")
@pytest.mark.shows_limit("ingenuity")
def test_ingenuity_gives_one_marker_on_the_board_of_the_engineer_too() -> None:
    scene = at_work("ingenuity").team(0, "engineer").trick(0, "living-piano", board="engineer")
    position = scene.components(0, wood=1, glass=1).position()
    play(position, "bonus")
    assert markers(position)["living-piano"] == (1, 3)


@pytest.mark.rule("TR-SAR-24", "TR-WS-05")
@pytest.mark.shows_limit("ingenuity")
def test_ingenuity_forgives_one_type_only() -> None:
    scene = at_work("ingenuity").trick(0, "chinese-sticks").trick(0, "linking-rings")
    scene.trick(0, "living-piano").team(0, "engineer").trick(0, "stocks-escape", board="engineer")
    position = scene.components(0, wood=1, rope=1, metal=2, glass=1).position()
    play(position, "bonus")
    assert texts(position) == ["prepare living-piano", "prepare stocks-escape"]
    lacking = "1 × wood, 1 × rope"
    short = refusal("components-missing", "TR-WS-05", trick="chinese-sticks", missing=lacking)
    assert why_not(position, "prepare chinese-sticks") == short
    enough = refusal("nothing-missing", "TR-SAR-24", trick="linking-rings")
    assert why_not(position, "prepare linking-rings") == enough
    assert is_sound(position)


@pytest.mark.rule("TR-SAR-24", "TR-WS-15")
def test_ingenuity_counts_with_the_managers_bonus() -> None:
    scene = at_work("ingenuity").team(0, "manager").trick(0, "stocks-escape")
    scene.components(0, "manager", wood=1).components(0, metal=1)
    assert "bonus" in texts(scene.position())
    scene.components(0, "player", wood=1)
    assert "bonus" not in texts(scene.position())
