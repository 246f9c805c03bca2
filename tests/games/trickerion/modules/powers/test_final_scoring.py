"""MP-27, 28: what powers are worth when the game is over."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import Scored
from sleight.games.trickerion.scoring import final
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.powers import all_powers, with_power, with_powers
from tests.games.trickerion.helpers.scenario import table

LEGEND = "living-legend"


def last_round() -> table:
    """Seat 0 owns a trick of level 3, without its components."""
    return with_powers().trick(0, "aztec-lady").assigned(1, "magician", "downtown").placing(1)


def scored(position: TrickerionPosition) -> dict[str, int]:
    """What each category pays seat 0."""
    final.score(position)
    return {
        event.category: event.fame for event in position.told if isinstance(event, Scored) and not event.seat
    }


@pytest.mark.rule("MP-27")
def test_a_power_at_an_open_slot_counts_and_scoring_shards_spends_none() -> None:
    position = with_power(last_round(), 0, LEGEND)
    shards = position.view(0).shards[0]
    found = scored(position)
    assert (found[LEGEND], found["shards"]) == (3, shards)
    assert position.view(0).shards[0] == shards
    assert LEGEND in all_powers(position).slots[0]


@pytest.mark.rule("MP-27", "MP-28")
def test_a_power_in_hand_is_worth_nothing_whether_it_was_learned_before_or_not() -> None:
    scene = last_round()
    scene.powers.hands[0] += [LEGEND]
    without = scored(last_round().position())
    assert scored(scene.position()) == without
    closed = with_power(last_round(), 0, LEGEND)
    closed.spend_shards(0, closed.view(0).shards[0] - 1)
    assert LEGEND in all_powers(closed).hands[0]
    assert scored(closed) == without
