"""SCORE: shards pay by complete sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.state.cells import SHARDS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_SET, _FAME = 3, 2
"""DT-SCORE-01: the shards of a complete set, and what it pays."""


class ShardSets(Effect):
    """DT-SCORE-01, 02: instead of what each shard pays."""

    def scored(self, position: TrickerionPosition, seat: int, found: dict[str, int]) -> dict[str, int]:
        return {**found, "shards": position.cells[SHARDS + seat] // _SET * _FAME}
