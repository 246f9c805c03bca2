"""TH: what a character does backstage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.effects.points import free_now
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state.cells import CARD_STATE, PRESENT, READY, READY_BONUS

if TYPE_CHECKING:
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition

from sleight.games.trickerion.locations.theater import reschedule, set_up

ACTIONS: Final[tuple[Action, ...]] = (set_up.SET_UP, reschedule.RESCHEDULE)
"""TR-TH-11: the actions of a character backstage."""


def room_would_help(position: TrickerionPosition, seat: int) -> bool:
    """TR-ANY-02: giving a trick back could empty slots for a marker that has no place now."""
    cells, first = position.cells, SYMBOLS * seat
    if position.points < min(action.cost(position, seat) for action in (*ACTIONS, *free_now(position, seat))):
        return False
    present = cells[PRESENT : PRESENT + len(position.stage)]
    on_stage = sum((there >> first & 15).bit_count() for there in present)
    wanted = any(cells[READY + first : READY + first + SYMBOLS]) or cells[CARD_STATE] == READY_BONUS
    return on_stage > 1 or (on_stage == 1 and wanted)
