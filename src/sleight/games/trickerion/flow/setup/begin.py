"""PSET: what happens once everybody has chosen, up to the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from sleight.games.trickerion.effects.preparing import barred
from sleight.games.trickerion.events.opening import GameBegan
from sleight.games.trickerion.flow import resume, round
from sleight.games.trickerion.flow.setup import quick
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import components, tricks
from sleight.games.trickerion.state.cells import COINS, ENGINEERED, FAME, SETTING_UP, SHARDS, STEP, TRICKS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def begin_game(position: TrickerionPosition) -> None:
    """TR-SETUP-15, 28, TR-PSET-22 to 31: free preparation, order and coins, then the first round.

    The quick game hands out more before it reveals prophecies (TR-SETUP-17, TR-QUICK-17).
    """
    for seat in range(position.table.seats):
        _prepare_for_free(position, seat)
    if not any(module.opening(position) for module in position.table.modules):
        _lay_fates(position)


def _lay_fates(position: TrickerionPosition) -> None:
    """What is left to chance once everybody has chosen, then what modules ask."""
    table = position.table
    if not table.options.quick:
        for module in table.modules:
            module.game_begins(position)
    _set_order(position)
    position.round = table.first_round - 1
    _ask_modules(position, 0)


def _ask_modules(position: TrickerionPosition, first: int) -> None:
    """What modules ask before the first round, then what the quick game does."""
    modules = position.table.modules
    for number in range(first, len(modules)):
        if modules[number].set_up(position):
            position.cells[STEP] = number + 1
            return
    position.cells[STEP] = 0
    if position.table.options.quick:
        quick.begin(position)
    else:
        round.begin_round(position)


def go_on(position: TrickerionPosition, _seat: int) -> None:
    """A module has asked all that it has to ask, before the order was set or afterwards."""
    if position.order:
        _ask_modules(position, position.cells[STEP])
    else:
        _lay_fates(position)


resume.GOES_ON[SETTING_UP] = go_on


def _set_order(position: TrickerionPosition) -> None:
    """TR-PSET-26 to 30: the first initiative order, and coins by its spaces."""
    table, cells = position.table, position.cells
    position.order = tuple(position.shuffled(tuple(range(table.seats))))
    for space, seat in zip(table.spaces, position.order, strict=True):
        cells[COINS + seat] = table.coins_at[space]
    if table.options.quick:
        quick.hand_out(position)
    fame = _fame_by_order(position) if table.edition.last_fame else ()
    coins, shards = (tuple(cells[first : first + table.seats]) for first in (COINS, SHARDS))
    by_seat = shards if len({*shards}) > 1 else UNSET
    position.tell(GameBegan(position.order, coins, cells[FAME], max(shards), fame, by_seat))


def _fame_by_order(position: TrickerionPosition) -> tuple[int, ...]:
    """T1-SETUP-06: the last in order starts lowest, everybody before with one more."""
    cells, table = position.cells, position.table
    for fame, seat in enumerate(reversed(position.order), start=table.edition.last_fame):
        cells[FAME + seat] = fame
    return tuple(cells[FAME : FAME + table.seats])


def _prepare_for_free(position: TrickerionPosition, seat: int) -> None:
    """TR-PSET-22 to 24, T1-SETUP-09, 10: the starting trick, if it can be; never the Engineer's."""
    cells = position.cells
    for symbol in range(SYMBOLS):
        trick = cells[TRICKS + SYMBOLS * seat + symbol] - 1
        engineered = cells[ENGINEERED + seat] == symbol + 1
        if trick < 0 or engineered or barred(position, seat, trick):
            continue
        if components.meets(position, seat, trick):
            tricks.prepare(position, seat, symbol, fixed=position.table.edition.ready_markers)
