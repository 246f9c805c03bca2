"""DT-MEET-12, 22, 23: the special cards for machines meet machines and signature tricks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events import Granted
from sleight.games.trickerion.modules.dawn.events import MachineReactivated
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import board, built, of_school, states, used, why, with_dawn
from tests.games.trickerion.helpers.playing import asked, is_sound, kind, play, texts
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TWO

DYNAMO, OVERTURE, VALVE = "backstage-dynamo", "clockwork-overture", "pressure-valve"
FLIP = "reactivate-machine "


# --- Backstage Dynamo and the Hypnotiser --------------------------------------------------------


def _hypnotist(inactive: Sequence[int], used: Sequence[int]) -> TrickerionPosition:
    """The Priestess has performed a card that prints a shard, with the Dynamo; seat 1 performs next."""
    scene = built(of_school("spiritual").prophecy("plain-days"), 0, 4, inactive, used).shards(0, 0)
    scene.theater(ONE, TWO).trick(0, "levitation").marker(0, "levitation", ONE, 1, "down")
    scene.trick(1, "mind-reading").marker(1, "mind-reading", TWO, 1, "down")
    scene.placed(0, "magician", "friday-stage", DYNAMO).bonus(0, "magician", DYNAMO)
    position = scene.placed(1, "magician", "saturday-stage").performing(0).position()
    play(position, f"perform {ONE}")
    return position


@pytest.mark.rule("DT-MEET-22", "DT-SPIR-14")
def test_a_hypnotiser_that_was_used_first_is_started_again_for_its_fame() -> None:
    position = _hypnotist((), ())
    assert asked(position).kind == "double-bonus"
    assert used(play(position, "accept")) == ["spiritual-4"]
    assert asked(position).kind == "restart-machine"
    assert play(position, f"{FLIP}spiritual-4") == [MachineReactivated(0, "spiritual-4", 2)]
    assert (kind(position), position.waiting) == ("perform", (1,)), "it is not used a second time"
    assert (states(position), board(position).used_slots) == (["active"] * 4, (4,))


@pytest.mark.rule("DT-MEET-22", "DT-MACH-14")
def test_a_hypnotiser_that_the_dynamo_starts_first_may_be_used_then() -> None:
    position = _hypnotist((4,), ())
    assert asked(position).kind == "restart-machine"
    play(position, f"{FLIP}spiritual-4")
    assert asked(position).kind == "double-bonus"
    assert Granted(0, "machine", "spiritual-4", 0, 0, 1) in play(position, "accept")
    assert (kind(position), position.waiting) == ("perform", (1,)), "the Dynamo works once"
    assert states(position) == ["active", "active", "active", "inactive"]


@pytest.mark.rule("DT-MEET-22", "DT-SPIR-10")
def test_a_hypnotiser_that_was_declined_is_not_offered_again() -> None:
    position = _hypnotist((1,), (1,))
    play(position, "decline")
    assert asked(position).kind == "restart-machine"
    play(position, f"{FLIP}spiritual-1")
    assert (kind(position), position.waiting) == ("perform", (1,))


# --- Pressure Valve and machines ----------------------------------------------------------------


def _smoke(inactive: Sequence[int], used: Sequence[int]) -> table:
    """The Great Optico in the workshop lacks a metal for Linking Rings, and has the valve."""
    scene = built(of_school("optical"), 0, 2, inactive, used).trick(0, "linking-rings").components(0, metal=1)
    return scene.assigned(1, "magician", "downtown").acting(0, "magician", "workshop-1", 3, VALVE)


@pytest.mark.rule("DT-CARD-04", "DT-OPTI-01", "DT-MEET-23")
def test_a_smoke_machine_serves_the_very_preparation_before_which_it_was_started() -> None:
    position = _smoke((1, 2), (1, 2)).position()
    play(position, "bonus")
    assert texts(position) == [f"{FLIP}optical-1", f"{FLIP}optical-2"]
    assert is_sound(position)
    events = play(position, f"{FLIP}optical-2")
    assert MachineReactivated(0, "optical-2", 0) in events
    assert used(events) == ["optical-2"], "there is no other way to prepare it"
    assert position.view(0).workshops[0].tricks[0].ready == 2
    assert board(position).used_slots == (1, 2)


@pytest.mark.rule("DT-CARD-04", "DT-OPTI-10")
def test_the_valve_opens_only_for_a_machine_with_which_something_can_be_prepared() -> None:
    scene = of_school("optical", 3, [1, 3]).trick(0, "window-to-the-otherworld")
    scene.components(0, metal=2, petroleum=1).assigned(1, "magician", "downtown")
    position = scene.acting(0, "magician", "workshop-1", 3, VALVE, "armed").position()
    assert texts(position) == [f"{FLIP}optical-3"], "only level 3 spares a mirror"
    assert why(position, f"{FLIP}optical-1") == ("nothing-to-prepare", "DT-CARD-04")


@pytest.mark.rule("DT-MEET-23", "DT-ESCA-02")
def test_a_training_machine_that_the_valve_starts_waits_for_the_next_placement() -> None:
    scene = of_school("escape", 1).shards(0, 0).trick(0, "linking-rings").components(0, metal=2)
    scene.assigned(0, "manager", VALVE).assigned(0, "magician", "workshop")
    position = scene.placing(0).position()
    play(position, "place manager workshop-1", "keep-bonus", "use-machine escape-1")
    assert (position.points, states(position)) == (3, ["inactive"])
    play(position, "bonus")
    assert (kind(position), position.points, states(position)) == ("act", 2, ["active"])
    play(position, "finish", "place magician workshop-2")
    assert kind(position) == "train-character"
    play(position, "use-machine escape-1")
    assert (states(position), board(position).used_slots) == (["inactive"], (1,))


# --- Clockwork Overture and Easy Set-up ---------------------------------------------------------


def _rings() -> TrickerionPosition:
    """The Mechaniker is backstage with two Perpetual Rings, an active machine and the Overture."""
    scene = built(with_dawn(), 0, 1).theater(EIGHT, ONE).shards(0, 0)
    scene.trick(0, "perpetual-rings", ready=2).assigned(1, "apprentice-1", "downtown")
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", EIGHT, 1, "down")
    scene.trick(1, "stocks-escape").marker(1, "stocks-escape", ONE, 2, "up")
    return scene.acting(0, "magician", "friday-1", 3, OVERTURE).position()


def _overtures(position: TrickerionPosition, *written: str) -> int:
    """How often some choices pay for active machines."""
    return play(position, *written).count(Granted(0, "card", OVERTURE, 1, 0, 0))


LINKED, UNLINKED, SECOND = f"at {EIGHT} 2 up", f"at {EIGHT} 4 up", f"at {ONE} 3 up"


@pytest.mark.rule("DT-MEET-12", "DT-ABIL-14")
def test_the_overture_pays_once_for_two_markers_that_link() -> None:
    position = _rings()
    written = ("bonus", LINKED, "gain coins", "accept", SECOND, "gain coins")
    assert _overtures(position, *written) == 1
    assert kind(position) == "act"
    assert "bonus" not in texts(position)


@pytest.mark.rule("DT-MEET-12", "DT-ABIL-14")
def test_the_overture_pays_if_only_the_second_marker_links() -> None:
    position = _rings()
    assert _overtures(position, "set-up perpetual-rings", UNLINKED) == 0
    assert _overtures(position, "bonus", "gain coins") == 1
