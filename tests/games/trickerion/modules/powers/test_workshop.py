"""PW-09, 15, MP-54: the powers that serve preparations."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import TrickPrepared
from tests.games.trickerion.helpers.playing import is_sound, kind, play, refused
from tests.games.trickerion.helpers.powers import used, with_power, with_powers
from tests.games.trickerion.helpers.scenario import table


def _at_work(trick: str, card: str = "", board: str = "player", **tokens: int) -> table:
    """A magician in the workshop with one trick and these components."""
    scene = (
        with_powers()
        .trick(0, trick, board=board)
        .components(0, "player", **tokens)
        .assigned(1, "magician", "downtown")
    )
    if board == "engineer":
        scene.team(0, "engineer")
    return scene.acting(0, "magician", "workshop-1", 3, card, "armed" if card else "")


@pytest.mark.rule("PW-09")
def test_a_trick_of_level_one_can_do_without_a_basic_component() -> None:
    position = with_power(_at_work("linking-rings", metal=1), 0, "improvised-props")
    assert is_sound(position)
    assert used(play(position, "prepare linking-rings")) == ["improvised-props"]


@pytest.mark.rule("PW-09")
def test_it_is_spent_only_where_something_is_missing() -> None:
    position = with_power(_at_work("linking-rings", metal=2), 0, "improvised-props")
    assert used(play(position, "prepare linking-rings")) == []


@pytest.mark.rule("PW-09")
@pytest.mark.parametrize(
    ("trick", "tokens"),
    [
        ("linking-rings", {}),
        ("chinese-sticks", {"wood": 2, "rope": 1}),
        ("zig-zag-lady", {"wood": 2, "fabric": 1, "petroleum": 1}),
    ],
)
def test_one_piece_of_a_basic_type_and_of_level_one_alone(trick: str, tokens: dict[str, int]) -> None:
    position = with_power(_at_work(trick, "", "player", **tokens), 0, "improvised-props")
    assert refused(position, f"prepare {trick}") == "components-missing"


@pytest.mark.rule("PW-15")
def test_a_preparation_may_give_a_marker_more_once_a_round() -> None:
    scene = _at_work("linking-rings", metal=2).trick(0, "mind-reading").components(0, glass=2)
    position = with_power(scene, 0, "double-rehearsal")
    play(position, "prepare linking-rings")
    assert (kind(position), is_sound(position)) == ("double-rehearsal", True)
    plain = position.copy()
    events = play(position, "accept")
    assert TrickPrepared(0, "linking-rings", 3) in events
    assert used(events) == ["double-rehearsal"]
    play(position, "prepare mind-reading")
    assert kind(position) != "double-rehearsal"
    assert TrickPrepared(0, "linking-rings", 2) in play(plain, "decline")


@pytest.mark.rule("PW-15", "MP-41")
def test_it_adds_to_the_engineer_but_not_beyond_the_supply() -> None:
    position = with_power(_at_work("linking-rings", board="engineer", metal=2), 0, "double-rehearsal")
    assert TrickPrepared(0, "linking-rings", 4) in play(position, "prepare linking-rings", "accept")
    full = with_power(_at_work("mind-reading", board="engineer", glass=2), 0, "double-rehearsal")
    play(full, "prepare mind-reading")
    assert kind(full) != "double-rehearsal"


@pytest.mark.rule("MP-54")
def test_a_marker_less_and_a_marker_more_cancel_out() -> None:
    position = with_power(_at_work("linking-rings", "test-run", metal=2), 0, "double-rehearsal")
    assert TrickPrepared(0, "linking-rings", 2) in play(position, "prepare linking-rings", "accept")


@pytest.mark.rule("PW-09", "MP-33")
def test_a_component_is_left_out_once_a_round() -> None:
    scene = _at_work("linking-rings", metal=1, glass=1, wood=2).trick(0, "mind-reading")
    position = with_power(scene.trick(0, "barricaded-barrels"), 0, "improvised-props")
    assert refused(position, "prepare mind-reading") == ""
    play(position, "prepare linking-rings")
    assert refused(position, "prepare mind-reading") == "components-missing"


@pytest.mark.rule("MP-54")
def test_with_ingenuity_a_trick_gets_one_marker_and_no_more() -> None:
    position = with_power(_at_work("linking-rings", "ingenuity", metal=1), 0, "double-rehearsal")
    events = play(position, "prepare linking-rings")
    assert TrickPrepared(0, "linking-rings", 1) in events
    assert used(events) == []
    assert kind(position) != "double-rehearsal"


@pytest.mark.rule("MP-54")
@pytest.mark.parametrize("power", ["improvised-props", "double-rehearsal"])
def test_improvised_props_come_first_and_ingenuity_looks_at_what_is_short_then(power: str) -> None:
    scene = _at_work("chinese-sticks", wood=1, rope=1, metal=1, glass=1)
    scene.acting(0, "magician", "workshop-1", 3, "ingenuity").trick(0, "linking-rings")
    position = with_power(scene.trick(0, "mind-reading"), 0, power)
    assert is_sound(position)
    play(position, "bonus")
    assert is_sound(position)
    if power != "improvised-props":
        assert refused(position, "prepare chinese-sticks") == "components-missing"
        return
    events = play(position, "prepare chinese-sticks")
    assert TrickPrepared(0, "chinese-sticks", 1) in events
    assert used(events) == ["improvised-props"]
    assert is_sound(position)


@pytest.mark.rule("MP-54")
def test_ingenuity_alone_is_enough_for_one_type() -> None:
    position = with_power(_at_work("linking-rings", "ingenuity", metal=1), 0, "improvised-props")
    events = play(position, "prepare linking-rings")
    assert TrickPrepared(0, "linking-rings", 1) in events
    assert used(events) == []


@pytest.mark.rule("MP-54")
def test_leaked_blueprints_prepare_nothing() -> None:
    scene = with_powers().dice(residence_2="x").components(0, glass=3, rope=1, petroleum=2)
    scene.assigned(1, "magician", "downtown").acting(0, "magician", "downtown-1", 4, "leaked-blueprints")
    position = with_power(scene, 0, "double-rehearsal", "improvised-props")
    events = play(position, "bonus", "learn levitation", "mark diamond")
    assert used(events) == []
    (trick,) = position.view(0).me.tricks
    assert (trick.trick, trick.ready, kind(position)) == ("levitation", 1, "act")
