"""A position laid out from plain data; `saves` and `guess` use it, after they have checked or made it."""

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
    from sleight.core.question import Question
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import Character, Marker, Workshop


def lay(position: TrickerionPosition, saved: Saved) -> None:
    """Lay everything out as it was saved, on a fresh position."""
    _lay_numbers(position, saved)
    _lay_residence(position, saved.left_out)
    for seat, workshop in enumerate(saved.workshops):
        _lay_workshop(position, seat, workshop)
    _lay_market(position, saved)
    _lay_theater(position, saved)
    for module in position.table.modules:
        if module.field:
            module.restore(position, getattr(saved, module.field))
    _ask(position, saved)
    active.restore(position)
    reopen(position)


def _lay_numbers(position: TrickerionPosition, saved: Saved) -> None:
    cells = position.cells
    position.seed(position.key, saved.draws)
    position.round = saved.round
    position.phase = at.PHASE_IDS.index(saved.phase)
    position.chooser = saved.chooser
    position.order = saved.order
    position.actor = ids.CHARACTER_IDS.index(saved.actor) if saved.actor else -1
    position.points = saved.points
    position.posters = sum(1 << seat for seat, each in enumerate(saved.workshops) if each.poster)
    rows = (
        (at.FAME, saved.fame),
        (at.COINS, saved.coins),
        (at.SHARDS, saved.shards),
        (at.PLANNED, saved.planned),
        (at.REPLANS, saved.replans),
        (at.OWED, saved.owed),
    )
    for first, values in rows:
        cells[first : first + len(values)] = values
    cells[at.DICE : at.DICE + len(saved.dice)] = [codes.face_code(face) for face in saved.dice]


def _lay_residence(position: TrickerionPosition, left_out: tuple[str, ...]) -> None:
    table = position.table
    for group, members in enumerate(table.groups):
        if group % ids.LEVELS < table.edition.highest_level:
            position.cells[at.RESIDENCE + group] = (1 << len(members)) - 1
    for id in left_out:
        tricks.clear_away(position, table.trick_numbers[id])


def _lay_workshop(position: TrickerionPosition, seat: int, workshop: Workshop) -> None:
    cells, table = position.cells, position.table
    number = 1 + table.magician_ids.index(workshop.magician) if workshop.magician else 0
    position.magicians = (*position.magicians[:seat], number, *position.magicians[seat + 1 :])
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
        component = table.component_ids.index(stack.component)
        cells[at.STOCK + ids.COMPONENTS * seat + component] = stack.tokens
        if stack.board == "manager":
            cells[at.MANAGED + seat] |= 1 << component
    for character in workshop.characters:
        _lay_character(position, seat, character)
    cells[at.HANDS + seat] = sum(1 << table.special_numbers[id] for id in workshop.hand)
    cells[at.SPENT + seat] = int(workshop.spent)
    cells[at.PREMIERED + seat] = sum(1 << table.trick_numbers[id] for id in workshop.premiered)


def _lay_character(position: TrickerionPosition, seat: int, shown: Character) -> None:
    cells = position.cells
    character = ids.CHARACTER_IDS.index(shown.id)
    cell = ids.CHARACTERS * seat + character
    if shown.at in ("home", "inn"):
        cells[at.DISCS + cell] = at.HOME if shown.at == "home" else at.INN
    else:
        occupy(position, seat, character, position.table.slot_numbers[shown.at])
    if shown.card:
        cells[at.CARDS + cell] = 1 + position.table.assignment_numbers[shown.card]
        cells[at.SHOWN + seat] |= (not shown.secret) << character
    if shown.bonus:
        cells[at.BONUS + cell] = 1 + position.table.special_ids.index(shown.bonus)
    cells[at.PENDING + seat] |= shown.waits << character
    if shown.talent:
        lasting.restore(position, "talent", seat, character)


def _lay_market(position: TrickerionPosition, saved: Saved) -> None:
    cells = position.cells
    numbers = {id: number for number, id in enumerate(("", *position.table.component_ids))}
    cells[at.STALLS : at.STALLS + 4] = [numbers[id] for id in saved.market.stalls]
    cells[at.ORDERS : at.ORDERS + 4] = [numbers[id] for id in saved.market.orders]
    cells[at.QUICK] = numbers[saved.market.quick]
    for number, id in enumerate(saved.market.extra):
        cells[at.EXTRA + number] = numbers[id]


def _lay_theater(position: TrickerionPosition, saved: Saved) -> None:
    table = position.table
    position.deck = tuple(table.card_numbers[id] for id in saved.deck)
    position.discarded_cards = tuple(table.card_numbers[id] for id in saved.seen)
    position.stage = tuple(table.card_numbers[show.card] for show in saved.theater)
    for place, show in enumerate(saved.theater):
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


def _ask(position: TrickerionPosition, saved: Saved) -> None:
    stacks: list[tuple[Question[TrickerionPosition], ...]] = []
    for seat, open in enumerate(saved.asked):
        stacks.append((KINDS[open.kind](seat, *open.numbers),) if open else ())
    position.stacks = tuple(stacks)
    position.waiting = tuple(seat for seat, stack in enumerate(stacks) if stack)
