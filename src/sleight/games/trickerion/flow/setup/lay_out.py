"""SETUP: the boards and cards that are laid out before anybody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.flow.setup.players import PickMagician
from sleight.games.trickerion.printed.ids import FIRST_APPRENTICE, LEVELS, MAGICIAN
from sleight.games.trickerion.state import dummies, stage
from sleight.games.trickerion.state.cells import DISCS, FAME, HOME, RESIDENCE, SHARDS, STALLS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def lay_out(position: TrickerionPosition) -> None:
    """TR-SETUP-01 to 28, T1-COMP-09: the boards, then the first player chooses a magician."""
    table, cells = position.table, position.cells
    for group, tricks in enumerate(table.whole_residence):
        cells[RESIDENCE + group] = tricks
        if tricks and 1 + group % LEVELS in table.edition.left_out:
            cells[RESIDENCE + group] ^= 1 << position.below(tricks.bit_length())
    for slot, id in enumerate(table.printed.board.market_row.initial_stock):
        cells[STALLS + slot] = 1 + table.component_ids.index(id)
    _lay_performance_cards(position)
    for seat in range(table.seats):
        _lay_player_board(position, seat)
    for module in table.modules:
        module.lay_out(position)
    position.chooser = position.below(table.seats)
    position.ask_only(PickMagician(position.chooser))


def _lay_performance_cards(position: TrickerionPosition) -> None:
    """TR-SETUP-07 to 11, TR-QUICK-03: the deck by theater from top to bottom, then the first open cards."""
    table = position.table
    left = {theater: position.shuffled(cards) for theater, cards in table.theaters.items()}
    deck: list[int] = []
    for theater, count in table.edition.deck:
        deck += left[theater][:count]
        left[theater] = left[theater][count:]
    position.deck = tuple(deck)
    position.stage = tuple(left[table.edition.first_theater][: table.seats - 1])
    if table.options.quick:
        position.stage, position.deck = (*position.stage, deck[0]), tuple(deck[1:])
    for place in range(len(position.stage)):
        stage.open_up(position, place)
        dummies.join(position, place)


def _lay_player_board(position: TrickerionPosition, seat: int) -> None:
    """TR-PSET-15, 21, 31: a magician, an apprentice, fame unless it goes by order (T1-SETUP-06), shards."""
    cells, starting = position.cells, position.table.printed.board.starting
    cells[DISCS + 8 * seat + MAGICIAN] = cells[DISCS + 8 * seat + FIRST_APPRENTICE] = HOME
    cells[FAME + seat] = 0 if position.table.edition.last_fame else starting.fame
    cells[SHARDS + seat] = starting.shards
