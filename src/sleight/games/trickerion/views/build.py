"""Views and saved positions, put together from the same public parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from sleight.games.trickerion.effects.lasting import rows_shown_as
from sleight.games.trickerion.printed import codes, geometry, ids
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import components, stage
from sleight.games.trickerion.state.tricks import left_out
from sleight.games.trickerion.views import types

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition

Part = TypeVar("Part")

_PLANS = types.Open("assign")
"""What all see of somebody who plans."""

_SEALED_PHASES = (at.PLACING, at.PERFORMING)
"""TR-PROR-25: when all see that a card lies under a character, but not which. While plans are made, and once
permanent cards are back in hand, even that would tell something."""


def view(position: TrickerionPosition, seat: int | None) -> types.TrickerionView:
    """TR-GEN-24: public parts and the seat's own plan."""
    table, cells = position.table, position.cells
    mine = -1 if seat is None else seat
    return table.types.view(
        **_public(position),
        seat=seat,
        data=table.data_digest,
        rounds=table.rounds,
        spaces=table.spaces,
        workshops=_workshops(position, [seat] * table.seats),
        deck=len(position.deck),
        asked=tuple([_asked(position, owner, mine) for owner in range(table.seats)]),
        planned=0 if seat is None else cells[at.PLANNED + seat],
        replans=0 if seat is None else cells[at.REPLANS + seat],
        **{module.field: module.view(position, seat) for module in table.modules if module.field},
    )


def saved(position: TrickerionPosition) -> dict[str, object]:
    """The whole position as plain JSON data."""
    table = position.table
    whole = table.types.saved(
        **_public(position),
        key=position.key.hex(),
        draws=position.draws,
        workshops=_workshops(position, range(table.seats)),
        deck=tuple([table.card_ids[card] for card in position.deck]),
        asked=tuple([_asked(position, owner, owner) for owner in range(table.seats)]),
        planned=_each(position, at.PLANNED),
        replans=_each(position, at.REPLANS),
        **{module.field: module.saved(position) for module in table.modules if module.field},
    )
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(whole))
    return plain


def _public(position: TrickerionPosition) -> dict[str, Any]:
    """What a view and a saved position show alike."""
    table = position.table
    return {
        "options": table.options,
        "round": position.round,
        "phase": at.PHASE_IDS[position.phase],
        "chooser": position.chooser,
        "order": position.order,
        "fame": _each(position, at.FAME),
        "coins": _each(position, at.COINS),
        "shards": _each(position, at.SHARDS),
        "dice": _dice(position),
        "market": _market(position),
        "theater": _theater(position),
        "seen": tuple([table.card_ids[card] for card in position.discarded_cards]),
        "actor": ids.CHARACTER_IDS[position.actor] if position.actor >= 0 else "",
        "points": position.points,
        "left_out": tuple([table.trick_ids[trick] for trick in left_out(position)]),
        "owed": owed if any(owed := _each(position, at.OWED)) else (),
    }


def _each(position: TrickerionPosition, first: int) -> tuple[int, ...]:
    return tuple(position.cells[first : first + position.table.seats])


def _asked(position: TrickerionPosition, owner: int, seat: int) -> types.Open | None:
    """TR-ASSIGN-08: a seat's open question; that somebody else plans is public, how far is not."""
    stack = position.stacks[owner]
    if not stack:
        return None
    question: Any = stack[-1]
    if not question.window and owner != seat and position.phase == at.ASSIGNING:
        return _PLANS
    return types.Open(question.kind, question.numbers())


def _dice(position: TrickerionPosition) -> tuple[str, ...]:
    numbers = position.cells[at.DICE : at.DICE + ids.DICE_COUNT]
    shown = position.table.shown
    before, dice = shown[_dice]
    return dice if before == numbers else shown.keep(_dice, numbers, tuple(map(codes.face_name, numbers)))


def _market(position: TrickerionPosition) -> types.Market:
    cells, shown = position.cells, position.table.shown
    numbers = cells[at.STALLS : at.QUICK + 1] + cells[at.EXTRA : at.EXTRA + at.EXTRAS]
    before, market = shown[_market]
    return market if before == numbers else shown.keep(_market, numbers, _market_anew(position))


def _market_anew(position: TrickerionPosition) -> types.Market:
    cells, names = position.cells, ["", *position.table.component_ids]
    return types.Market(
        tuple([names[type] for type in cells[at.STALLS : at.STALLS + 4]]),
        tuple([names[type] for type in cells[at.ORDERS : at.ORDERS + 4]]),
        names[cells[at.QUICK]],
        tuple([names[type] for type in cells[at.EXTRA : at.EXTRA + at.EXTRAS] if type]),
    )


def _workshops(position: TrickerionPosition, viewers: Sequence[int | None]) -> tuple[types.Workshop, ...]:
    """Every workshop, each as somebody sees it."""
    tricks, components = _tricks(position), _components(position)
    return tuple(
        [
            _workshop(position, seat, viewer, tricks[seat], components[seat])
            for seat, viewer in enumerate(viewers)
        ]
    )


def _workshop(
    position: TrickerionPosition,
    seat: int,
    viewer: int | None,
    tricks: tuple[types.OwnTrick, ...],
    components: tuple[types.Stack, ...],
) -> types.Workshop:
    table = position.table
    more: dict[str, Any] = {}
    for module in table.modules:
        more |= module.workshop(position, seat, viewer)
    magician, day = position.magicians[seat], position.cells[at.DAYS + seat]
    return types.Workshop(
        magician=table.magician_ids[magician - 1] if magician else "",
        tricks=tricks,
        components=components,
        characters=_characters(position, seat, seat == viewer),
        poster=position.posters >> seat & 1 > 0,
        day=table.day_ids[day - 1] if day else "",
        **more,
    )


def _tricks(position: TrickerionPosition) -> tuple[tuple[types.OwnTrick, ...], ...]:
    """Those of every seat; the cells of tricks, ready and spare markers stand in one row."""
    cells, shown = position.cells, position.table.shown
    numbers = cells[at.TRICKS : at.DISCS] + cells[at.CHARGED : at.BONUS] + cells[at.ENGINEERED : at.PENDING]
    before, tricks = shown[_tricks]
    return tricks if before == numbers else shown.keep(_tricks, numbers, _of_each(position, _tricks_of))


def _of_each(position: TrickerionPosition, of: Callable[[TrickerionPosition, int], Part]) -> tuple[Part, ...]:
    return tuple([of(position, seat) for seat in range(position.table.seats)])


def _tricks_of(position: TrickerionPosition, seat: int) -> tuple[types.OwnTrick, ...]:
    cells, table = position.cells, position.table
    first, engineered, found = ids.SYMBOLS * seat, cells[at.ENGINEERED + seat] - 1, []
    for symbol, trick in enumerate(cells[at.TRICKS + first : at.TRICKS + first + ids.SYMBOLS]):
        if trick:
            board = ids.BOARD_IDS[ids.ENGINEER_BOARD if symbol == engineered else ids.PLAYER_BOARD]
            key = first + symbol
            counts = cells[at.READY + key], cells[at.SPARE + key], cells[at.CHARGED + key]
            found.append(types.OwnTrick(table.trick_ids[trick - 1], table.symbol_ids[symbol], board, *counts))
    return tuple(found)


def _components(position: TrickerionPosition) -> tuple[tuple[types.Stack, ...], ...]:
    """Those of every seat."""
    cells, shown = position.cells, position.table.shown
    numbers = cells[at.STOCK : at.STALLS] + cells[at.MANAGED : at.TRICKS]
    before, stacks = shown[_components]
    return stacks if before == numbers else shown.keep(_components, numbers, _of_each(position, _stacks_of))


def _stacks_of(position: TrickerionPosition, seat: int) -> tuple[types.Stack, ...]:
    first, managed = at.STOCK + ids.COMPONENTS * seat, position.cells[at.MANAGED + seat]
    found = []
    for component, tokens in enumerate(position.cells[first : first + ids.COMPONENTS]):
        if tokens:
            board = ids.BOARD_IDS[ids.MANAGER_BOARD if managed >> component & 1 else ids.PLAYER_BOARD]
            counts = components.effective(position, seat, component)
            found.append(types.Stack(position.table.component_ids[component], tokens, board, counts))
    return tuple(found)


def _characters(position: TrickerionPosition, seat: int, own: bool) -> tuple[types.Character, ...]:
    cells, shown, first = position.cells, position.table.shown, ids.CHARACTERS * seat
    numbers = (
        cells[at.DISCS + first : at.DISCS + first + ids.CHARACTERS],
        cells[at.CARDS + first : at.CARDS + first + ids.CHARACTERS],
        cells[at.BONUS + first : at.BONUS + first + ids.CHARACTERS],
        cells[at.PENDING + seat],
        cells[at.SHOWN + seat],
        position.phase,
        position.lasting,
    )
    sort = (_characters, seat, own)
    before, found = shown[sort]
    return found if before == numbers else shown.keep(sort, numbers, _characters_anew(position, seat, own))


def _characters_anew(position: TrickerionPosition, seat: int, own: bool) -> tuple[types.Character, ...]:
    first = at.DISCS + ids.CHARACTERS * seat
    discs = enumerate(position.cells[first : first + ids.CHARACTERS])
    return tuple([_character(position, seat, character, own=own) for character, disc in discs if disc])


def _character(position: TrickerionPosition, seat: int, character: int, *, own: bool) -> types.Character:
    """TR-ASSIGN-08, TR-PROR-25: a card that has not been shown is its owner's secret."""
    cells, cell = position.cells, ids.CHARACTERS * seat + character
    disc, card, bonus = cells[at.DISCS + cell], cells[at.CARDS + cell], cells[at.BONUS + cell]
    home = "inn" if disc == at.INN else "home"
    shown = cells[at.SHOWN + seat] >> character & 1 > 0
    return types.Character(
        id=ids.CHARACTER_IDS[character],
        at=home if disc < at.FIRST_SLOT else position.table.slot_ids[disc - at.FIRST_SLOT],
        card=position.table.assignment_ids[card - 1] if card and (own or shown) else "",
        waits=cells[at.PENDING + seat] >> character & 1 > 0,
        secret=card > 0 and not shown and (own or position.phase in _SEALED_PHASES),
        bonus=position.table.special_ids[bonus - 1] if bonus else "",
        talent=bool(position.lasting) and (seat, character) in rows_shown_as(position, "talent"),
    )


def _theater(position: TrickerionPosition) -> tuple[types.Show, ...]:
    """The cards and what lies on them and beside; a marker shows the trick of its symbol."""
    cells, shown = position.cells, position.table.shown
    numbers = (position.stage, cells[at.LAID : at.SHOWN], cells[at.TRICKS : at.READY])
    before, theater = shown[_theater]
    return theater if before == numbers else shown.keep(_theater, numbers, _theater_anew(position))


def _theater_anew(position: TrickerionPosition) -> tuple[types.Show, ...]:
    return tuple([_show(position, place) for place in range(len(position.stage))])


def _show(position: TrickerionPosition, place: int) -> types.Show:
    card = position.stage[place]
    first = at.LAID + ids.SLOTS * place
    laid = position.cells[first : first + position.table.layouts[card].slots]
    beside = stage.beside_on(position, place)
    return types.Show(
        position.table.card_ids[card],
        tuple([_marker(position, marker) if marker else None for marker in laid]),
        tuple([msgspec.structs.replace(_marker(position, marker), facing="") for marker in beside]),
    )


def _marker(position: TrickerionPosition, marker: int) -> types.Marker:
    if stage.is_dummy(position, marker):
        return types.Marker(ids.NOBODY, "", "", ids.FACINGS[marker - 1 & 3])
    table, key = position.table, stage.key_of(marker)
    trick = position.cells[at.TRICKS + key] - 1
    facing = geometry.facing(table.schools[trick], marker - 1 & 3)
    names = (table.symbol_ids[key % ids.SYMBOLS], table.trick_ids[trick], ids.FACINGS[facing])
    return types.Marker(key // ids.SYMBOLS, *names, stage.size_of(marker) > 1)
