"""DT-MEET-14, 22, 27, 28: machines with prophecies, with the Backstage Dynamo, and with powers."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.events import Scored
from sleight.games.trickerion.scoring import final
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import built, of_school, states, used, with_dawn
from tests.games.trickerion.helpers.playing import kind, play, texts
from tests.games.trickerion.helpers.powers import all_powers, with_power
from tests.games.trickerion.helpers.scenario import table

CARD, OTHER = "riverside-theater-1", "riverside-theater-2"
TOP = "spiritual-4"
BOTH: dict[str, Any] = {"powers": True, "allow_unrecommended": True}


@pytest.mark.rule("DT-MEET-14")
def test_coins_of_a_tesla_coil_pay_for_the_slot_that_is_taken_then() -> None:
    scene = built(with_dawn(prophecies=True), 0, 1).prophecy("costly-first-slot").coins(0, 1)
    position = scene.assigned(0, "magician", "downtown").asked(0, "use-machine").position()
    without = position.copy()
    play(position, "use-machine mechanical-1")
    assert "place magician downtown-1" in texts(position)
    play(position, "place magician downtown-1")
    assert position.view(0).coins[0] == 1 + 2 - 3
    play(without, "decline")
    assert "place magician downtown-1" not in texts(without)


def evening(inactive: tuple[int, ...] = ()) -> table:
    """Seat 0 performs with the Backstage Dynamo and four Hypnotisers."""
    scene = of_school("spiritual", 4, inactive).theater(CARD, OTHER)
    scene.trick(0, "spirit-hand").marker(0, "spirit-hand", CARD, 2, "up")
    scene.placed(0, "magician", "friday-stage", "backstage-dynamo").bonus(0, "magician", "backstage-dynamo")
    return scene.performing(0)


@pytest.mark.rule("DT-MEET-22")
def test_a_machine_that_doubled_the_bonus_is_started_again_for_its_fame() -> None:
    position = evening().position()
    play(position, f"perform {CARD}")
    assert used(play(position, "accept")) == [TOP]
    fame = position.view(0).fame[0]
    play(position, f"reactivate-machine {TOP}")
    assert position.view(0).fame[0] == fame + 2
    assert states(position)[3] == "active"
    assert kind(position) != "double-bonus"


@pytest.mark.rule("DT-MEET-22")
def test_a_machine_that_is_started_first_doubles_the_bonus_then() -> None:
    position = evening(inactive=(4,)).position()
    play(position, f"perform {CARD}")
    play(position, f"reactivate-machine {TOP}")
    assert kind(position) == "double-bonus"
    assert used(play(position, "accept")) == [TOP]
    assert kind(position) != "double-bonus"


@pytest.mark.rule("DT-MEET-27", "DT-SHARD-07")
def test_a_shard_that_is_spent_closes_the_power_and_leaves_the_machine() -> None:
    scene = built(with_dawn(**BOTH), 0, 1).shards(0, 1)
    position = with_power(
        scene.assigned(0, "magician", "downtown").asked(0, "use-machine"), 0, "street-barker"
    )
    assert "street-barker" in all_powers(position).slots[0]
    position.spend_shards(0, position.view(0).shards[0])
    assert "street-barker" in all_powers(position).hands[0]
    assert states(position) == ["active"]


def scored(position: TrickerionPosition) -> dict[str, int]:
    """What each category pays seat 0."""
    final.score(position)
    return {
        event.category: event.fame for event in position.told if isinstance(event, Scored) and not event.seat
    }


@pytest.mark.rule("DT-MEET-28", "DT-SCORE-01")
def test_shards_score_in_sets_and_a_signature_trick_of_level_three_makes_a_legend() -> None:
    scene = built(with_dawn(**BOTH), 0, 3).magician(0, "the-red-lotus").trick(0, "crimson-maiden")
    scene.machines.boxed.append("iron-maiden")
    scene.assigned(1, "magician", "downtown").placing(1)
    position = with_power(scene.shards(0, 8), 0, "living-legend")
    found = scored(position)
    assert (found["living-legend"], found["shards"]) == (3, 4)
