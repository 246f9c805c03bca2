"""Tricks in workshops: learning, preparing and returning them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.events import (
    MarkerSupplied,
    TrickLaidBeside,
    TrickLearned,
    TrickPrepared,
    TrickReplaced,
    TrickReturned,
    TrickTakenOut,
)
from sleight.games.trickerion.printed.ids import BOARD_IDS, ENGINEER, ENGINEER_BOARD, PLAYER_BOARD, SYMBOLS
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import characters, stage

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def symbol_of(position: TrickerionPosition, seat: int, trick: int) -> int:
    """The symbol of a trick in a seat's workshop, or -1 if it does not lie there."""
    first = at.TRICKS + SYMBOLS * seat
    for symbol in range(SYMBOLS):
        if position.cells[first + symbol] == trick + 1:
            return symbol
    return -1


def number_of(position: TrickerionPosition, key: int) -> int:
    """The number of the trick that the markers with a key stand for."""
    return position.cells[at.TRICKS + key] - 1


def name_of(position: TrickerionPosition, key: int) -> str:
    """The trick that the markers with a key stand for."""
    return position.table.trick_ids[position.cells[at.TRICKS + key] - 1]


def owned(position: TrickerionPosition, seat: int) -> list[tuple[int, int]]:
    """The tricks of a workshop in their order, each with its key 4 * seat + symbol."""
    first = SYMBOLS * seat
    cells = position.cells
    return sorted(
        [(cells[at.TRICKS + key] - 1, key) for key in range(first, first + SYMBOLS) if cells[at.TRICKS + key]]
    )


def free_symbols(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-DT-20: the symbol markers that lie on no trick."""
    first = at.TRICKS + SYMBOLS * seat
    return [symbol for symbol in range(SYMBOLS) if not position.cells[first + symbol]]


def free_boards(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-DT-17, 18: the boards with an empty trick slot."""
    cells = position.cells
    first = at.TRICKS + SYMBOLS * seat
    engineered = cells[at.ENGINEERED + seat] > 0
    owned = SYMBOLS - cells[first : first + SYMBOLS].count(0)
    boards = [PLAYER_BOARD] if owned - engineered < position.table.trick_slots else []
    if not engineered and characters.owns(position, seat, ENGINEER):
        boards.append(ENGINEER_BOARD)
    return boards


def left_out(position: TrickerionPosition) -> list[int]:
    """T1-COMP-09: the tricks of the box that neither lie at the residence nor belong to anybody."""
    table = position.table
    if not table.may_lie_out:
        return []
    owned = {position.cells[at.TRICKS + key] - 1 for key in range(SYMBOLS * table.seats)}
    return [trick for trick in table.may_lie_out if trick not in owned and not available(position, trick)]


def available(position: TrickerionPosition, trick: int) -> bool:
    """TR-GEN-14: the only copy of a trick lies at the residence."""
    table = position.table
    return position.cells[at.RESIDENCE + table.group_of[trick]] & table.bit_of[trick] > 0


def clear_away(position: TrickerionPosition, trick: int) -> None:
    """A trick does not lie at the residence any more."""
    table = position.table
    position.cells[at.RESIDENCE + table.group_of[trick]] &= ~table.bit_of[trick]


def take_out(position: TrickerionPosition, trick: int) -> None:
    """A trick goes from the residence to the box, if it lies there; that is told."""
    if available(position, trick):
        clear_away(position, trick)
        position.tell(TrickTakenOut(position.table.trick_ids[trick]))


def learn(position: TrickerionPosition, seat: int, trick: int, symbol: int, board: int) -> None:
    """TR-DT-17, 20, 21: the trick goes to the workshop with its symbol and without trick markers."""
    cells, table = position.cells, position.table
    clear_away(position, trick)
    cells[at.TRICKS + SYMBOLS * seat + symbol] = trick + 1
    if board == ENGINEER_BOARD:
        cells[at.ENGINEERED + seat] = symbol + 1
    position.tell(TrickLearned(seat, table.trick_ids[trick], table.symbol_ids[symbol], BOARD_IDS[board]))


def take_over(position: TrickerionPosition, seat: int, trick: int, symbol: int) -> None:
    """A learned trick takes the place of another one, which leaves the game; all that lies on it passes on,
    and its markers in the theater stand for the new trick."""
    cells, table, key = position.cells, position.table, SYMBOLS * seat + symbol
    old, engineered = cells[at.TRICKS + key] - 1, cells[at.ENGINEERED + seat] == symbol + 1
    cells[at.TRICKS + key] = trick + 1
    board = BOARD_IDS[ENGINEER_BOARD if engineered else PLAYER_BOARD]
    position.tell(TrickLearned(seat, table.trick_ids[trick], table.symbol_ids[symbol], board))
    position.tell(TrickReplaced(seat, table.trick_ids[trick], table.trick_ids[old], cells[at.READY + key]))


def usual_markers(position: TrickerionPosition, seat: int, symbol: int) -> int:
    """TR-WS-08, 12: the printed number, and one more on the Engineer's board."""
    cells, table = position.cells, position.table
    markers = table.printed_markers[cells[at.TRICKS + SYMBOLS * seat + symbol] - 1]
    engineered = cells[at.ENGINEERED + seat] == symbol + 1
    return markers + table.edition.engineer_markers if engineered else markers


def prepared_markers(position: TrickerionPosition, seat: int, symbol: int, more: int = 0) -> int:
    """TR-WS-08 to 12, TR-SAR-04: the usual number, as a card changes it, from 0 to the reserve."""
    key = SYMBOLS * seat + symbol
    markers = usual_markers(position, seat, symbol) + more
    for effect in position.active.markers:
        markers = effect.markers(position, seat, position.cells[at.TRICKS + key] - 1, markers)
    return min(max(markers, 0), position.cells[at.SPARE + key])


def prepare(position: TrickerionPosition, seat: int, symbol: int, more: int = 0, fixed: int = 0) -> int:
    """TR-WS-08, 13: markers go from the reserve to the card; components stay; returns how many.

    T1-SETUP-09: a number may be fixed, whatever is printed.
    """
    cells = position.cells
    key = SYMBOLS * seat + symbol
    markers = fixed or prepared_markers(position, seat, symbol, more)
    cells[at.READY + key] += markers
    cells[at.SPARE + key] -= markers
    position.tell(TrickPrepared(seat, position.table.trick_ids[cells[at.TRICKS + key] - 1], markers))
    return markers


def supply(position: TrickerionPosition, seat: int, symbol: int) -> None:
    """TR-SAR-22, 35: one marker goes from the reserve to the trick, which is not prepared."""
    key = SYMBOLS * seat + symbol
    position.cells[at.READY + key] += 1
    position.cells[at.SPARE + key] -= 1
    position.tell(MarkerSupplied(seat, position.table.trick_ids[position.cells[at.TRICKS + key] - 1]))


def give_back(position: TrickerionPosition, seat: int, symbol: int) -> None:
    """TR-ANY-01 to 05: the trick is free for all again, and all its markers go to reserve.

    DT-SIG-14: one that has no place at the residence lies beside the board of its owner.
    """
    cells, table = position.cells, position.table
    key = SYMBOLS * seat + symbol
    trick = cells[at.TRICKS + key] - 1
    for place in range(len(position.stage)):
        while cells[at.PRESENT + place] >> key & 1:
            slot = stage.slots_of(position, place, key)[0]
            cells[at.SPARE + key] += stage.take_off(position, place, slot, key)
    cells[at.SPARE + key] += cells[at.READY + key]
    cells[at.READY + key] = cells[at.TRICKS + key] = cells[at.CHARGED + key] = 0
    cells[at.PERFORMED] &= ~(1 << key)
    cells[at.RESIDENCE + table.group_of[trick]] |= table.bit_of[trick]
    if cells[at.ENGINEERED + seat] == symbol + 1:
        cells[at.ENGINEERED + seat] = 0
    event = TrickReturned if table.bit_of[trick] else TrickLaidBeside
    position.tell(event(seat, table.trick_ids[trick]))
