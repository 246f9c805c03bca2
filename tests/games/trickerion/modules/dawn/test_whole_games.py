"""Whole games with machines at random: they end, come back from saves, and add up at every moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sleight.games.trickerion.modules.dawn.choices import BUILD
from tests.games.trickerion.helpers.machines import DAWN, seen
from tests.games.trickerion.helpers.scenario import GAME

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"prophecies": True, "machine_costs": "heavy"},
    {"quick": True, "thresholds": "none"},
    {"powers": True, "allow_unrecommended": True, "beginner": "all"},
)
EVERY = 12
"""After so many moves a save and a guess are laid."""


@pytest.mark.rule("DT-MACH-15", "DT-SHARD-09", "DT-SHARD-03")
@pytest.mark.parametrize("seed", range(8))
def test_machines_stay_and_shards_add_up(seed: int) -> None:
    rng, options = Random(seed), {**DAWN, **OPTIONS[seed % len(OPTIONS)]}
    position = GAME.new(2 + seed % 3, seed, options)
    built, moves = [0] * position.table.seats, 0
    while position.waiting:
        seat = rng.choice(position.waiting)
        offered = position.choices(seat)
        position.apply(seat, BUILD if BUILD in offered else rng.choice(offered))
        moves += 1
        shown, shards = seen(position, None).seats, position.view(None).shards
        for own, least, count in zip(shown, built, shards, strict=True):
            assert least <= own.built <= 4
            lie = [slot.shards for slot in own.slots]
            assert not lie or sum(lie) + own.apart == count
            # From the lowest icon up, whatever was received and spent before.
            full = [slot.shards == slot.icons for slot in own.slots]
            assert all(full[: max([slot for slot, shards in enumerate(lie) if shards], default=0)])
        built = [own.built for own in shown]
        if moves % EVERY == 0:
            assert GAME.from_dict(position.to_dict()).to_dict() == position.to_dict()
            for viewer in (seat, None):
                assert GAME.guess(position.view(viewer), rng).view(viewer) == position.view(viewer)
    assert sum(built) > 0
