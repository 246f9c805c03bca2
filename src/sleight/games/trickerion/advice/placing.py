"""What points a character would have on each slot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects import plans, points
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import cells, slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition

_NOT_IN_TEAM = (cells.RESERVE, cells.INN)


def points_by_slot(position: TrickerionPosition, seat: int) -> dict[str, dict[str, int | None]]:
    """TR-AP-01, 02, TR-PLACE-03: by character that is to be placed, or planned, the points on every slot."""
    return {
        ids.CHARACTER_IDS[character]: _points(position, seat, character, _reach(position, seat, character))
        for character in _members(position, seat)
    }


def _members(position: TrickerionPosition, seat: int) -> Sequence[int]:
    """TR-ASSIGN-01, TR-PLACE-10: the whole team while it is planned, then those still to be placed."""
    if position.phase == cells.PLACING:
        return plans.MEMBERS[position.cells[cells.PENDING + seat]]
    if position.phase != cells.ASSIGNING:
        return ()
    discs = position.cells[cells.DISCS + ids.CHARACTERS * seat :][: ids.CHARACTERS]
    return [character for character, disc in enumerate(discs) if disc not in _NOT_IN_TEAM]


def _reach(position: TrickerionPosition, seat: int, character: int) -> Sequence[int]:
    """TR-PLACE-04: the locations where its card leads; a plan may still change."""
    planning = position.phase == cells.ASSIGNING
    return position.table.locations if planning else plans.reach(position, seat, character)


def _points(
    position: TrickerionPosition, seat: int, character: int, reach: Sequence[int]
) -> dict[str, int | None]:
    free = {location: slots.free(position, seat, location) for location in reach}
    found: dict[str, int | None] = {}
    for slot, id in position.table.slot_ids.items():
        location = slots.location_of(slot)
        may_go = free.get(location, 0) >> slot - ids.FIRST_SLOT_OF[location] & 1
        found[id] = _points_on(position, seat, character, slot) if may_go else None
    return found


def _points_on(position: TrickerionPosition, seat: int, character: int, slot: int) -> int | None:
    """TR-AP-06, TR-TH-09, 25: never below 0; nobody but a magician performs, and performing takes none."""
    if slots.is_stage(slot):
        return 0 if character == ids.MAGICIAN else None
    return max(0, points.points_for(position, seat, character, slot))
