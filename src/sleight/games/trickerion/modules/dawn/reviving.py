"""Cards that make an inactive machine active in the middle of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.modules.dawn.printed import SLOTS, machines_of
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


def revivable(position: TrickerionPosition, seat: int) -> list[int]:
    """The inactive machines of a seat, by their numbers."""
    first = SLOTS * position.school_of(seat)
    return [first + slot for slot in slots.inactive(position, seat)]


def not_inactive(position: TrickerionPosition, number: int, rule: str) -> Refusal:
    """Why a machine cannot become active."""
    return refuse("machine-not-inactive", rule, machine=machines_of(position.table.printed)[number].id)
