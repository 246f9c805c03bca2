"""ROUND: the seven phases of a round, one after the other; two of them ask nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.phases import (
    advertise,
    assignment,
    end_turn,
    initiative,
    performance,
    placement,
)
from sleight.games.trickerion.state import cells, dice

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def begin_round(position: TrickerionPosition) -> None:
    """TR-ROUND-01, 02, TR-QUICK-14: dice and initiative by themselves, then the first seat may advertise."""
    position.phase = cells.ADVERTISING
    position.round += 1
    dice.roll_all(position)
    if position.round > position.table.first_round:
        initiative.reorder(position)
    advertise.begin(position)


resume.BEGINS.update(
    {
        cells.ADVERTISING: begin_round,
        cells.ASSIGNING: assignment.begin,
        cells.PLACING: placement.begin,
        cells.PERFORMING: performance.begin,
        cells.ENDING: end_turn.begin,
    }
)
resume.GOES_ON[cells.PLACING] = placement.go_on
resume.STOPS[cells.PLACING] = placement.stop
