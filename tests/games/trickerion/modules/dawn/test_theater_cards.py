"""DT-CARD-01, 02: Backstage Dynamo and Clockwork Overture."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events import Granted
from sleight.games.trickerion.modules.dawn.events import MachineReactivated
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.machines import board, built, states, why, with_dawn
from tests.games.trickerion.helpers.playing import (
    asked,
    is_sound,
    kind,
    play,
    question,
    refusal,
    texts,
    useless_bonus,
    why_not,
)
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TWO

DYNAMO, OVERTURE = "backstage-dynamo", "clockwork-overture"
FLIP = "reactivate-machine mechanical-"
PERFORM = f"perform {ONE}"


def _show(
    count: int,
    inactive: Sequence[int] = (),
    used: Sequence[int] = (),
    card: str = DYNAMO,
    day: str = "friday",
) -> table:
    """Seat 0 has machines and stands on a stage with a card; seat 1 performs on Saturday."""
    scene = built(with_dawn(), 0, count, inactive, used).theater(ONE, TWO).shards(0, 0)
    scene.trick(0, "levitation").marker(0, "levitation", ONE, 1, "down")
    scene.trick(1, "mind-reading").marker(1, "mind-reading", TWO, 1, "down")
    scene.placed(0, "magician", f"{day}-stage", card).placed(1, "magician", "saturday-stage")
    return scene.bonus(0, "magician", card) if card == DYNAMO else scene


def _flipped(position: TrickerionPosition, *written: str) -> list[MachineReactivated]:
    """The machines that some choices make active."""
    return [event for event in play(position, *written) if isinstance(event, MachineReactivated)]


def _next_performer(position: TrickerionPosition) -> bool:
    """Tells whether seat 1 is asked what it performs."""
    return (kind(position), position.waiting) == ("perform", (1,))


# --- Backstage Dynamo ---------------------------------------------------------------------------


@pytest.mark.rule("DT-CARD-01", "DT-REACT-05")
def test_after_the_own_performance_a_machine_becomes_active_for_its_fame() -> None:
    position = _show(3, [1, 3], [1, 3]).performing(0).position()
    play(position, PERFORM)
    assert asked(position) == question("restart-machine", "DT-CARD-01", 0)
    assert texts(position) == ["decline", f"{FLIP}1", f"{FLIP}3"]
    assert position.view(0).shards[0] < 5, "the slot is not full"
    fame = position.view(0).fame[0]
    assert play(position, f"{FLIP}3") == [MachineReactivated(0, "mechanical-3", 1)]
    assert position.view(0).fame[0] == fame + 1
    assert states(position) == ["inactive", "active", "active"]


@pytest.mark.rule("DT-CARD-01", "DT-REACT-06")
def test_in_the_end_turn_it_is_already_active_and_pays_nothing_more() -> None:
    position = _show(3, [3], [3]).shards(0, 5).performing(0).position()
    assert len(_flipped(position, PERFORM, f"{FLIP}3")) == 1
    assert not _flipped(position, f"perform {TWO}")
    assert position.view(0).phase == "advertise"


@pytest.mark.rule("DT-CARD-01", "DT-MACH-14")
def test_it_cannot_be_used_again_in_the_round() -> None:
    position = _show(1, [1], [1]).performing(0).position()
    play(position, PERFORM, f"{FLIP}1")
    assert _next_performer(position)
    assert (states(position), board(position).used_slots) == (["active"], (1,))


@pytest.mark.rule("DT-CARD-01", "TR-SAR-02")
@pytest.mark.parametrize("count", [0, 2])
def test_without_an_inactive_machine_the_dynamo_asks_nothing(count: int) -> None:
    position = _show(count).performing(0).position()
    play(position, PERFORM)
    assert _next_performer(position)


@pytest.mark.rule("DT-CARD-01", "TR-SAR-02")
def test_a_declined_performance_loses_the_dynamo() -> None:
    position = _show(1, [1], [1]).performing(0).position()
    play(position, "decline")
    assert _next_performer(position)
    assert states(position) == ["inactive"]


@pytest.mark.rule("DT-CARD-01", "TR-SA-05")
def test_the_dynamo_may_be_declined_and_starts_only_an_own_inactive_machine() -> None:
    position = _show(2, [2], [2]).performing(0).position()
    play(position, PERFORM)
    assert why(position, f"{FLIP}1") == ("machine-not-inactive", "DT-CARD-01")
    assert why(position, "reactivate-machine optical-2") == ("machine-not-inactive", "DT-CARD-01")
    assert not _flipped(position, "decline")
    assert states(position) == ["active", "inactive"]


@pytest.mark.rule("DT-CARD-01", "TR-SAR-02")
def test_the_performance_of_somebody_else_drives_no_dynamo() -> None:
    position = _show(1, [1], [1], day="sunday").performing(1).position()
    play(position, f"perform {TWO}")
    assert (kind(position), position.waiting, states(position)) == ("perform", (0,), ["inactive"])


@pytest.mark.rule("DT-CARD-01", "TR-SA-13")
def test_another_card_on_stage_drives_no_dynamo() -> None:
    position = _show(1, [1], [1], card="theater").performing(0).position()
    play(position, PERFORM)
    assert _next_performer(position)


@pytest.mark.rule("DT-CARD-01", "TR-SA-10", "TR-SA-13")
def test_on_the_stage_the_dynamo_is_kept_and_backstage_it_finds_no_performance() -> None:
    scene = built(with_dawn(), 0, 1, [1]).theater(ONE, TWO).trick(0, "levitation", ready=1)
    scene.assigned(0, "magician", DYNAMO).assigned(1, "magician", "workshop")
    stage = scene.placing(0).position()
    wings = stage.copy()
    play(stage, "place magician friday-stage")
    assert stage.view(0).workshops[0].characters[0].bonus == DYNAMO
    play(wings, "place magician friday-1", "keep-bonus")
    assert why_not(wings, "bonus") == useless_bonus(DYNAMO, "other", 3)


# --- Clockwork Overture -------------------------------------------------------------------------


FRIEND = ("chinese-sticks", 1, "down")
STRANGER = ("mind-reading", 3, "left")
"""Neighbours of the second slot: one that Linking Rings link facing up, and one facing down."""


def _overture(
    count: int, inactive: Sequence[int] = (), *neighbours: tuple[str, int, str], ready: int = 1
) -> table:
    """Seat 0 is backstage with Linking Rings and machines; markers of seat 1 lie in the theater."""
    scene = built(with_dawn(), 0, count, inactive).theater(EIGHT, TWO).shards(0, 0)
    scene.trick(0, "linking-rings", ready=ready).assigned(1, "apprentice-1", "downtown")
    for trick, slot, way in neighbours:
        scene.trick(1, trick).marker(1, trick, EIGHT, slot, way)
    return scene.acting(0, "magician", "friday-1", 3, OVERTURE)


@pytest.mark.rule("DT-CARD-02", "TR-LINK-05")
@pytest.mark.parametrize(
    ("count", "inactive", "fame"), [(1, (), 1), (3, (2,), 2), (3, (), 3), (4, (), 3), (4, (1,), 3)]
)
def test_a_link_pays_for_each_active_machine_at_most_three(
    count: int, inactive: Sequence[int], fame: int
) -> None:
    position = _overture(count, inactive, FRIEND).position()
    assert Granted(0, "card", OVERTURE, fame, 0, 0) in play(position, "bonus")
    assert position.view(0).fame[0] == 5 + fame
    assert gained(position, "gain coins") == [(0, 1, 0), NOTHING], "besides what the link pays"


@pytest.mark.rule("DT-CARD-02", "TR-SA-05")
def test_the_overture_is_played_for_one_set_up_that_links() -> None:
    position = _overture(2, (), FRIEND, STRANGER, ready=2).position()
    play(position, "bonus")
    assert texts(position) == [f"at {EIGHT} 2 up", f"at {EIGHT} 2 down"]
    assert is_sound(position)
    assert why_not(position, f"at {TWO} 1 down") == refusal("no-link-there", "DT-CARD-02", slot=1)
    play(position, f"at {EIGHT} 2 up", "gain coins")
    play(position, "set-up linking-rings", f"at {TWO} 1 down")
    assert position.view(0).fame[0] == 5 + 2


@pytest.mark.rule("DT-CARD-02")
def test_several_links_are_paid_once() -> None:
    position = _overture(2, (), FRIEND, ("card-manipulation", 3, "left")).position()
    events = play(position, "bonus")
    assert [event.fame for event in events if isinstance(event, Granted)] == [2]


@pytest.mark.rule("DT-CARD-02", "TR-SA-06")
def test_without_an_active_machine_or_a_link_the_overture_serves_for_nothing() -> None:
    silent = _overture(2, (1, 2), FRIEND).position()
    assert "bonus" not in texts(silent)
    assert why_not(silent, "bonus") == useless_bonus(OVERTURE, "machine", 3)
    alone = _overture(2).position()
    assert "bonus" not in texts(alone)
    assert why_not(alone, "bonus") == useless_bonus(OVERTURE, "other", 3)


@pytest.mark.rule("DT-CARD-02", "TR-SA-05")
def test_an_ordinary_set_up_pays_for_no_machine() -> None:
    position = _overture(3, (), FRIEND).position()
    play(position, "set-up linking-rings", f"at {EIGHT} 2 up")
    assert gained(position, "gain coins") == [(0, 1, 0), NOTHING]
    assert position.view(0).fame[0] == 5
