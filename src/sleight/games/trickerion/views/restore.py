"""A position laid out from plain data: a save that `saves` has checked, or a view for `guess`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects import active, lasting
from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.flow.resume import reopen
from sleight.games.trickerion.printed import codes, geometry, ids
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import stage, tricks
from sleight.games.trickerion.state.slots import occupy

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sleight.core.question import Question
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import (
        Character,
        Marker,
        Market,
        Open,
        TrickerionView,
        Workshop,
    )


def lay(position: TrickerionPosition, saved: Saved) -> None:
    """Lay everything out as it was saved, on a fresh position."""
    lay_shown(position, saved)
    position.seed(position.key, saved.draws)
    _lay_rows(position.cells, ((at.PLANNED, saved.planned), (at.REPLANS, saved.replans)))
    position.deck = tuple([position.table.card_numbers[id] for id in saved.deck])
    for module in position.table.modules:
        if module.field:
            module.restore(position, getattr(saved, module.field))
    ask(position, saved.asked)
    put_in_force(position)


def lay_shown(position: TrickerionPosition, shown: Saved | TrickerionView) -> None:
    """Lay out what is in the fields that views and saves have in common."""
    _lay_numbers(position, shown)
    _lay_residence(position, shown.left_out)
    magicians = position.table.magician_ids
    position.magicians = tuple(
        [1 + magicians.index(each.magician) if each.magician else 0 for each in shown.workshops]
    )
    for seat, workshop in enumerate(shown.workshops):
        _lay_workshop(position, seat, workshop)
    _lay_market(position, shown.market)
    _lay_theater(position, shown)


def ask(position: TrickerionPosition, asked: Sequence[Open | None]) -> None:
    """Ask every seat its question, if it has one."""
    stacks: list[tuple[Question[TrickerionPosition], ...]] = []
    for seat, open in enumerate(asked):
        stacks.append((KINDS[open.kind](seat, *open.numbers),) if open else ())
    position.stacks = tuple(stacks)
    position.waiting = tuple([seat for seat, stack in enumerate(stacks) if stack])


def put_in_force(position: TrickerionPosition) -> None:
    """What follows from all that lies there: the effects in force, and the window that is open."""
    active.restore(position)
    reopen(position)


def _lay_numbers(position: TrickerionPosition, shown: Saved | TrickerionView) -> None:
    cells = position.cells
    position.round = shown.round
    position.phase = at.PHASE_IDS.index(shown.phase)
    position.chooser = shown.chooser
    position.order = shown.order
    position.actor = ids.CHARACTER_IDS.index(shown.actor) if shown.actor else -1
    position.points = shown.points
    for seat, workshop in enumerate(shown.workshops):
        position.posters |= workshop.poster << seat
    rows = ((at.FAME, shown.fame), (at.COINS, shown.coins), (at.SHARDS, shown.shards), (at.OWED, shown.owed))
    _lay_rows(cells, rows)
    cells[at.DICE : at.DICE + len(shown.dice)] = [codes.face_code(face) for face in shown.dice]


def _lay_rows(cells: list[int], rows: Iterable[tuple[int, tuple[int, ...]]]) -> None:
    for first, values in rows:
        cells[first : first + len(values)] = values


def _lay_residence(position: TrickerionPosition, left_out: tuple[str, ...]) -> None:
    table = position.table
    position.cells[at.RESIDENCE : at.RESIDENCE + len(table.whole_residence)] = table.whole_residence
    for id in left_out:
        tricks.clear_away(position, table.trick_numbers[id])


def _lay_workshop(position: TrickerionPosition, seat: int, workshop: Workshop) -> None:
    cells, table = position.cells, position.table
    for owned in workshop.tricks:
        trick, symbol = table.trick_numbers[owned.trick], table.symbol_ids.index(owned.symbol)
        key = ids.SYMBOLS * seat + symbol
        cells[at.TRICKS + key] = trick + 1
        cells[at.READY + key] = owned.ready
        cells[at.SPARE + key] = owned.spare
        cells[at.CHARGED + key] = owned.shards
        tricks.clear_away(position, trick)
        if owned.board == "engineer":
            cells[at.ENGINEERED + seat] = symbol + 1
    for stack in workshop.components:
        component = table.component_numbers[stack.component]
        cells[at.STOCK + ids.COMPONENTS * seat + component] = stack.tokens
        if stack.board == "manager":
            cells[at.MANAGED + seat] |= 1 << component
    for character in workshop.characters:
        _lay_character(position, seat, character)
    cells[at.HANDS + seat] = sum([1 << table.special_numbers[id] for id in workshop.hand])
    cells[at.SPENT + seat] = int(workshop.spent)
    cells[at.PREMIERED + seat] = sum([1 << table.trick_numbers[id] for id in workshop.premiered])


def _lay_character(position: TrickerionPosition, seat: int, shown: Character) -> None:
    cells = position.cells
    character = ids.CHARACTER_IDS.index(shown.id)
    cell = ids.CHARACTERS * seat + character
    disc = cells[at.DISCS + cell] = position.table.disc_numbers[shown.at]
    if disc >= at.FIRST_SLOT:
        occupy(position, seat, character, disc - at.FIRST_SLOT)
    if shown.card:
        cells[at.CARDS + cell] = 1 + position.table.assignment_numbers[shown.card]
        cells[at.SHOWN + seat] |= (not shown.secret) << character
    if shown.bonus:
        cells[at.BONUS + cell] = 1 + position.table.special_ids.index(shown.bonus)
    cells[at.PENDING + seat] |= shown.waits << character
    if shown.talent:
        lasting.restore(position, "talent", seat, character)


def _lay_market(position: TrickerionPosition, market: Market) -> None:
    cells, numbers = position.cells, position.table.stall_numbers
    cells[at.STALLS : at.STALLS + 4] = [numbers[id] for id in market.stalls]
    cells[at.ORDERS : at.ORDERS + 4] = [numbers[id] for id in market.orders]
    cells[at.QUICK] = numbers[market.quick]
    for number, id in enumerate(market.extra):
        cells[at.EXTRA + number] = numbers[id]


def _lay_theater(position: TrickerionPosition, shown: Saved | TrickerionView) -> None:
    table = position.table
    position.discarded_cards = tuple([table.card_numbers[id] for id in shown.seen])
    position.stage = tuple([table.card_numbers[show.card] for show in shown.theater])
    for place, show in enumerate(shown.theater):
        stage.open_up(position, place)
        for slot, marker in enumerate(show.markers):
            if marker:
                _lay_marker(position, place, slot, marker)
        for marker in show.beside:
            key = ids.SYMBOLS * marker.seat + table.symbol_ids.index(marker.symbol)
            stage.lay_beside(position, place, key, 1 + marker.stacked)


def _lay_marker(position: TrickerionPosition, place: int, slot: int, marker: Marker) -> None:
    """TR-GEN-29, T1-OPT-01: a dummy is turned by its first school, a marker by that of its trick."""
    table, facing = position.table, ids.FACINGS.index(marker.facing)
    if marker.is_dummy:
        stage.lay_dummy(position, place, slot, facing)
        return
    turned = geometry.rotation(table.schools[table.trick_numbers[marker.trick]], facing)
    symbol = table.symbol_ids.index(marker.symbol)
    laid = geometry.marker_of(marker.seat, symbol, turned, 1 + marker.stacked)
    stage.lay(position, place, slot, laid)
