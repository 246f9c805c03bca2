"""ROUND: the seven phases of a round, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.flow.phases import advertise, initiative
from sleight.games.trickerion.state import dice

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def begin_round(position: TrickerionPosition) -> None:
    """TR-ROUND-01, 02, TR-QUICK-14: dice and initiative by themselves, then the first seat may advertise."""
    position.round += 1
    dice.roll_all(position)
    if position.round > position.table.first_round:
        initiative.reorder(position)
    advertise.begin(position)
