"""TR-SAR-25 to 27: Unstable Prototype, Enhance Trick and On-Stage Preparation."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    ComponentFed,
    Granted,
    MarkerStaged,
    PerformerPaid,
    PointsLost,
    TrickCharged,
    TrickPrepared,
    TrickReturned,
    TrickRewarded,
)
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state.cells import CHARGED
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Marker
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
from tests.games.trickerion.helpers.reading import laid, markers, shows, tokens
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE, TWO, at_work, rings

# --- Unstable Prototype ---------------------------------------------------------------------------


def prototype(**owned: int) -> TrickerionPosition:
    """Levitation, which needs three glass, one rope and two petroleum, is being prepared."""
    tokens = owned or {"glass": 3, "rope": 3, "petroleum": 2}
    return at_work("unstable-prototype").trick(0, "levitation").components(0, "player", **tokens).position()


@pytest.mark.rule("TR-SAR-25")
@pytest.mark.shows("unstable-prototype")
def test_a_prototype_eats_components_for_a_marker_fame_and_coins() -> None:
    position = prototype()
    assert play(position, "bonus")[1:] == [TrickPrepared(0, "levitation", 3)]
    assert position.asked(0) == question("feed", "TR-SAR-25", 0, trick="levitation", fed=0)
    assert texts(position) == ["feed glass", "feed rope", "feed petroleum"]
    assert play(position, "feed glass") == [
        ComponentFed(0, "glass"),
        Granted(0, "card", "unstable-prototype", 1, 1),
    ]
    assert purses(position)[0] == (6, 11, 1)
    assert position.asked(0) == question("feed", "TR-SAR-25", 0, trick="levitation", fed=1)
    assert play(position, "feed glass", "feed petroleum")[-1] == PointsLost(0, 2)
    assert tokens(position) == {"glass": 1, "rope": 3, "petroleum": 1}
    assert (purses(position)[0], markers(position)["levitation"]) == ((8, 13, 1), (3, 1))


@pytest.mark.rule("TR-SAR-25", "TR-SAR-04")
@pytest.mark.shows("unstable-prototype")
@pytest.mark.parametrize(("written", "count"), [(("feed rope",), 1), (("feed glass", "feed glass"), 2)])
def test_a_prototype_may_be_fed_less_but_not_nothing(written: tuple[str, ...], count: int) -> None:
    position = prototype()
    play(position, "bonus")
    assert why_not(position, "decline") == refusal("feed-first", "TR-SAR-25")
    assert gained(position, *written, "decline")[0] == (count, count, 0)
    assert (markers(position)["levitation"], position.waiting) == ((3, 1), (1,))


@pytest.mark.rule("TR-SAR-25")
@pytest.mark.shows_limit("unstable-prototype")
def test_a_prototype_takes_no_more_of_a_type_than_required() -> None:
    position = prototype()
    play(position, "bonus", "feed rope")
    assert texts(position) == ["feed glass", "feed petroleum", "decline"]
    assert why_not(position, "feed rope") == refusal("fed-enough", "TR-SAR-25", component="rope")
    wood = refusal("not-required", "TR-SAR-25", component="wood", trick="levitation")
    assert why_not(position, "feed wood") == wood
    assert refused(position, "finish") == "answer-first"
    assert is_sound(position)
    play(position, "feed petroleum")
    assert texts(position) == ["feed glass", "feed petroleum", "decline"]
    assert is_sound(position)


@pytest.mark.rule("TR-SAR-25", "TR-CMP-09")
@pytest.mark.shows_limit("unstable-prototype")
def test_the_bonus_of_the_manager_is_no_token() -> None:
    scene = at_work("unstable-prototype").team(0, "manager").trick(0, "linking-rings")
    position = scene.components(0, "manager", metal=1).position()
    events = play(position, "bonus")
    # One token stood for the two that are required: with it everything is fed.
    assert events[1:3] == [TrickPrepared(0, "linking-rings", 3), ComponentFed(0, "metal")]
    assert (tokens(position), purses(position)[0]) == ({}, (6, 11, 1))
    assert GAME.from_dict(position.to_dict()).cells == position.cells


@pytest.mark.rule("TR-SAR-25", "TR-WS-05")
@pytest.mark.shows_limit("unstable-prototype")
def test_a_prototype_needs_all_its_components_first() -> None:
    assert texts(prototype(glass=2, rope=3, petroleum=2)) == ["finish"]


@pytest.mark.rule("TR-SAR-25", "TR-SAR-01")
@pytest.mark.shows_limit("unstable-prototype")
def test_a_prototype_whose_markers_are_all_out_still_pays() -> None:
    scene = at_work("unstable-prototype").trick(0, "barricaded-barrels").components(0, wood=2).round(3)
    scene.marker(0, "barricaded-barrels", ONE, 1, "down").marker(0, "barricaded-barrels", TWO, 1, "right")
    position = scene.position()
    assert play(position, "bonus")[1] == TrickPrepared(0, "barricaded-barrels", 2)
    play(position, "decline")
    assert (markers(position)["barricaded-barrels"], purses(position)[0]) == ((2, 0), (6, 11, 1))


# --- Enhance Trick --------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-26", "TR-SAR-05")
@pytest.mark.shows("enhance-trick")
def test_a_shard_on_a_trick_raises_all_its_markers() -> None:
    scene = rings("enhance-trick").marker(0, "linking-rings", ONE, 1, "down")
    scene.placed(1, "magician", "friday-stage").trick(1, "stocks-escape").marker(
        1, "stocks-escape", ONE, 3, "up"
    )
    position = scene.position()
    events = play(position, "bonus")
    assert events[1:3] == [TrickPrepared(0, "linking-rings", 2), TrickCharged(0, "linking-rings")]
    assert (position.view(0).shards, position.view(1).workshops[0].tricks[0].shards) == ((0, 1), 1)
    play(position, "idle apprentice-1")
    events = play(position, f"perform {ONE}")
    # The marker lay in the theater before, and the other player performs it.
    rewarded = [event for event in events if isinstance(event, TrickRewarded) and event.seat == 0]
    assert [(event.fame, event.coins, event.shards) for event in rewarded] == [(1, 3, 0)]


@pytest.mark.rule("TR-SAR-26")
@pytest.mark.shows("enhance-trick")
def test_several_shards_on_a_trick_add_up() -> None:
    scene = at_work("enhance-trick").trick(0, "linking-rings", shards=1).components(0, metal=2)
    position = scene.position()
    play(position, "bonus")
    assert position.view(0).me.tricks[0].shards == 2
    assert GAME.from_dict(position.to_dict()).cells == position.cells


@pytest.mark.rule("TR-SAR-26", "TR-SA-06")
@pytest.mark.shows_limit("enhance-trick")
def test_without_a_shard_no_trick_is_enhanced() -> None:
    position = rings("enhance-trick").shards(0, 0).position()
    assert texts(position) == ["prepare linking-rings", "finish"]
    assert why_not(position, "bonus") == useless_bonus("enhance-trick", "shard", position.points)


@pytest.mark.rule("TR-SAR-26", "TR-ANY-01")
@pytest.mark.shows_limit("enhance-trick")
def test_the_shard_is_gone_with_the_trick_and_never_comes_back() -> None:
    position = rings("enhance-trick").trick(0, "mind-reading").components(0, glass=2).position()
    play(position, "bonus", "prepare linking-rings")
    assert play(position, "return linking-rings") == [TrickReturned(0, "linking-rings")]
    assert position.view(0).shards == (0, 1)
    assert position.cells[CHARGED : CHARGED + SYMBOLS] == [0] * SYMBOLS


@pytest.mark.rule("TR-SAR-26", "TR-SAR-05", "TR-MAG-21")
def test_the_red_lotus_steals_the_raised_yields() -> None:
    scene = table(2, dark_alley=True).magician(1, "the-red-lotus").placed(1, "magician", "friday-stage")
    scene.trick(0, "linking-rings", shards=1).marker(0, "linking-rings", ONE, 1, "down")
    scene.trick(1, "stocks-escape").marker(1, "stocks-escape", ONE, 3, "up")
    position = scene.performing(1).position()
    assert gained(position, f"perform {ONE}", "steal linking-rings") == [(0, 3, 0), (1, 3, 1)]


@pytest.mark.rule("TR-SAR-26", "TR-AP-03")
@pytest.mark.shows_limit("enhance-trick")
def test_a_shard_on_a_trick_cannot_be_spent() -> None:
    scene = table(2, dark_alley=True).shards(0, 0).trick(0, "linking-rings", shards=2)
    position = scene.assigned(0, "magician", "downtown").placing(0).position()
    play(position, "place magician downtown-1")
    assert refused(position, "enhance") == "not-here"


# --- On-Stage Preparation -------------------------------------------------------------------------


def on_stage(*, prophecies: bool = False) -> table:
    """Linking Rings, and a marker of seat 1 at a shard circle of the only card."""
    scene = (
        at_work("on-stage-preparation", prophecies=prophecies)
        .trick(0, "linking-rings")
        .components(0, metal=2)
    )
    return scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ONE, 1, "down")


@pytest.mark.rule("TR-SAR-27", "TR-SAR-06")
@pytest.mark.shows("on-stage-preparation")
def test_a_fresh_marker_goes_to_the_stage_and_its_links_pay_nobody() -> None:
    position = on_stage().position()
    assert play(position, "bonus")[1:] == [TrickPrepared(0, "linking-rings", 2)]
    assert position.asked(0) == question("stage-marker", "TR-SAR-27", 0, trick="linking-rings")
    assert texts(position) == [f"at {ONE} 2 up", f"at {ONE} 2 down", f"at {ONE} 3 up"]
    assert is_sound(position)
    before = purses(position)
    events = play(position, f"at {ONE} 2 up")
    assert events == [MarkerStaged(0, "linking-rings", ONE, 2, "up"), PointsLost(0, 2)]
    assert (purses(position), position.view(0).me.day) == (before, "")
    assert position.view(0).theater[0].markers[1] == Marker(0, "spade", "linking-rings", "up")
    assert markers(position)["linking-rings"] == (1, 2)


@pytest.mark.rule("TR-SAR-27", "TR-LINK-14")
@pytest.mark.shows("on-stage-preparation")
def test_links_made_in_the_workshop_count_for_the_performer() -> None:
    position = on_stage().placed(1, "magician", "friday-stage").position()
    play(position, "bonus", f"at {ONE} 2 up", "idle apprentice-1")
    events = play(position, f"perform {ONE}")
    assert PerformerPaid(1, "links", 1, 0, 0) in events


@pytest.mark.rule("TR-SAR-27", "TR-TH-13", "TR-TH-14")
@pytest.mark.shows_limit("on-stage-preparation")
def test_the_stage_has_its_usual_rules() -> None:
    scene = on_stage().round(2).theater(ONE, TWO).marker(0, "linking-rings", TWO, 1, "right")
    position = scene.position()
    play(position, "bonus")
    assert {text.split()[1] for text in texts(position)} == {ONE}
    assert refused(position, f"at {TWO} 2 left") == "same-symbol-there"
    assert refused(position, f"at {ONE} 1 down") == "slot-not-empty"
    assert refused(position, f"at {ONE} 3 down") == "no-circle"
    assert refused(position, "decline") == "answer-first"


@pytest.mark.rule("TR-SAR-27", "TR-SA-06")
@pytest.mark.shows_limit("on-stage-preparation")
def test_without_room_on_stage_there_is_only_the_plain_preparation() -> None:
    scene = rings("on-stage-preparation").trick(0, "living-piano")
    scene.components(0, wood=1, glass=1, animal=1).marker(0, "linking-rings", ONE, 1, "down")
    position = scene.position()
    armed = position.copy()
    assert play(armed, "bonus")[1] == TrickPrepared(0, "living-piano", 3)
    alone = rings("on-stage-preparation").marker(0, "linking-rings", ONE, 1, "down").position()
    assert texts(alone) == ["prepare linking-rings", "finish"]


@pytest.mark.rule("TR-MEET-14", "TR-SAR-27")
@pytest.mark.shows_limit("on-stage-preparation")
def test_electra_stages_a_single_marker() -> None:
    position = on_stage().magician(0, "electra").position()
    play(position, "bonus")
    assert position.asked(0) == question("stage-marker", "TR-SAR-27", 0, trick="linking-rings")
    play(position, f"at {ONE} 3 up")
    assert markers(position)["linking-rings"] == (1, 2)
    assert shows(position)[0]["markers"][2] == laid("up")


@pytest.mark.rule("TR-SAR-06", "TR-PROR-18")
@pytest.mark.shows_limit("on-stage-preparation")
def test_staging_a_marker_is_no_set_up() -> None:
    scene = on_stage(prophecies=True).prophecy("mechanical-fame")
    assert gained(scene.position(), "bonus", f"at {ONE} 3 up") == [(0, 0, 0), (0, 0, 0)]
