"""CMP: how components are stored, and what they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import COMPONENTS, MANAGER, MANAGER_BOARD, PLAYER_BOARD
from sleight.games.trickerion.state import characters, reasons
from sleight.games.trickerion.state.cells import MANAGED, STOCK

if TYPE_CHECKING:
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

Lacking = tuple[tuple[int, int], ...]
"""Component types of which there is too little, each with how many."""


def effective(position: TrickerionPosition, seat: int, component: int) -> int:
    """TR-CMP-06, 07, 11: the tokens, one more on the Manager's board, never more than the limit."""
    cells = position.cells
    tokens = cells[STOCK + COMPONENTS * seat + component]
    if tokens and cells[MANAGED + seat] >> component & 1:
        edition = position.table.edition
        return min(tokens + edition.manager_components, max(tokens, edition.stack_limit))
    return tokens


def meets(position: TrickerionPosition, seat: int, trick: int) -> bool:
    """TR-WS-05, 15: the seat owns all that the trick requires."""
    for component, count in position.table.needs[trick]:
        if effective(position, seat, component) < count:
            return False
    return True


def lacking(position: TrickerionPosition, seat: int, trick: int) -> Lacking:
    """TR-WS-05, TR-CMP-11: the types of which a seat has too little for a trick, and how many it lacks."""
    needs = position.table.needs[trick]
    short = [(component, count - effective(position, seat, component)) for component, count in needs]
    return tuple([(component, count) for component, count in short if count > 0])


def without(lacking: Lacking, spares: tuple[int, ...]) -> set[Lacking]:
    """What may be lacking when pieces are spared: each is of one of its types, as bits, or not needed."""
    ways = {lacking}
    for types in spares:
        ways |= {_one_less(way, component) for way in ways for component, _ in way if types >> component & 1}
    return ways


def _one_less(lacking: Lacking, spared: int) -> Lacking:
    fewer = [(component, count - (component == spared)) for component, count in lacking]
    return tuple([(component, count) for component, count in fewer if count])


def missing(position: TrickerionPosition, seat: int, trick: int) -> str:
    """TR-WS-05: how many of which types a seat lacks for a trick, as `1 × rope, 2 × saw`."""
    ids = position.table.component_ids
    return ", ".join(f"{count} × {ids[each]}" for each, count in lacking(position, seat, trick))


def free_slots(position: TrickerionPosition, seat: int, board: int) -> int:
    """TR-CMP-01, 04: the empty component slots of a board."""
    cells = position.cells
    managed = cells[MANAGED + seat].bit_count()
    if board == MANAGER_BOARD:
        return manager_slots(position, seat) - managed
    first = STOCK + COMPONENTS * seat
    types = COMPONENTS - cells[first : first + COMPONENTS].count(0)
    return position.table.component_slots - (types - managed)


def manager_slots(position: TrickerionPosition, seat: int) -> int:
    """TR-GEN-36: the Manager's board brings slots once it is attached."""
    return position.table.manager_slots if characters.owns(position, seat, MANAGER) else 0


def room(position: TrickerionPosition, seat: int, component: int) -> int:
    """TR-CMP-10, TR-MK-07: how many more of a type the seat can store."""
    tokens = position.cells[STOCK + COMPONENTS * seat + component]
    if not tokens:
        return room_for_new_type(position, seat)
    edition = position.table.edition
    managed = position.cells[MANAGED + seat] >> component & 1
    return max(0, edition.stack_limit - tokens - managed * edition.manager_components)


def room_for_new_type(position: TrickerionPosition, seat: int) -> int:
    """TR-CMP-10: how many of a type that the seat does not own yet it can store."""
    edition = position.table.edition
    if free_slots(position, seat, PLAYER_BOARD) > 0:
        return edition.stack_limit
    if free_slots(position, seat, MANAGER_BOARD) > 0:
        return edition.stack_limit - edition.manager_components
    return 0


def boards_for(position: TrickerionPosition, seat: int, component: int, count: int) -> list[int]:
    """TR-CMP-05: where so many of a type may go; a type that is owned joins its stack."""
    if position.cells[STOCK + COMPONENTS * seat + component]:
        managed = position.cells[MANAGED + seat] >> component & 1
        return [MANAGER_BOARD if managed else PLAYER_BOARD]
    boards = [PLAYER_BOARD] if free_slots(position, seat, PLAYER_BOARD) > 0 else []
    edition = position.table.edition
    fits = count + edition.manager_components <= edition.stack_limit
    if fits and free_slots(position, seat, MANAGER_BOARD) > 0:
        boards.append(MANAGER_BOARD)
    return boards


def why_no_room(position: TrickerionPosition, seat: int, component: int, count: int) -> Refusal | None:
    """TR-CMP-10, TR-MK-07: why so many more of a type cannot be stored."""
    if room(position, seat, component) >= count:
        return None
    name = position.table.component_ids[component]
    if position.cells[STOCK + COMPONENTS * seat + component]:
        return reasons.refuse("stack-full", "TR-MK-07", component=name)
    return reasons.refuse("no-component-slot", "TR-CMP-10", component=name)


def store(position: TrickerionPosition, seat: int, component: int, count: int, board: int) -> None:
    """TR-CMP-02: put components on a board; a type is never split over two slots."""
    position.cells[STOCK + COMPONENTS * seat + component] += count
    if board == MANAGER_BOARD:
        position.cells[MANAGED + seat] |= 1 << component


def drop(position: TrickerionPosition, seat: int, component: int) -> None:
    """TR-ANY-06, 07, TR-CMP-09: give back one token; with the last one the Manager's bonus ends."""
    cells = position.cells
    cells[STOCK + COMPONENTS * seat + component] -= 1
    if not cells[STOCK + COMPONENTS * seat + component]:
        cells[MANAGED + seat] &= ~(1 << component)
