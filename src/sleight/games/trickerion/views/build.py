"""Views and saved positions, put together from the same public parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from sleight.games.trickerion.effects.lasting import rows_shown_as
from sleight.games.trickerion.printed import codes, geometry, ids
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import components, stage
from sleight.games.trickerion.state.shown import Kept
from sleight.games.trickerion.state.tricks import left_out
from sleight.games.trickerion.views import types

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition

Part = TypeVar("Part")

_PLANS: Final = types.Open("assign")
"""What all see of somebody who plans."""

_NOTHING: Final = [0] * ids.MOST_SEATS

_SEALED_PHASES: Final = (at.PLACING, at.PERFORMING)
"""TR-PROR-25: when all see that a card lies under a character, but not which. While plans are made, and once
permanent cards are back in hand, even that would tell something."""


def view(position: TrickerionPosition, seat: int | None) -> types.TrickerionView:
    """TR-GEN-24: public parts and the seat's own plan."""
    table, cells = position.table, position.cells
    viewers = [seat] * table.seats
    shown = table.types.view(
        seat=seat,
        options=table.options,
        data=table.data_digest,
        round=position.round,
        rounds=table.rounds,
        phase=at.PHASE_IDS[position.phase],
        chooser=position.chooser,
        order=position.order,
        spaces=table.spaces,
        fame=_each(position, at.FAME),
        coins=_each(position, at.COINS),
        shards=_each(position, at.SHARDS),
        dice=_dice(position),
        market=_market(position),
        workshops=_workshops(position, viewers),
        theater=_theater(position),
        deck=len(position.deck),
        seen=_cards(position, position.discarded_cards),
        actor=_actor(position),
        points=position.points,
        asked=_questions(position, viewers),
        planned=0 if seat is None else cells[at.PLANNED + seat],
        replans=0 if seat is None else cells[at.REPLANS + seat],
        left_out=_left_out(position),
        owed=_owed(position),
    )
    more = {module.field: module.view(position, seat) for module in table.modules if module.field}
    return msgspec.structs.replace(shown, **more) if more else shown


def saved(position: TrickerionPosition) -> dict[str, object]:
    """The whole position as plain JSON data."""
    table, owners = position.table, range(position.table.seats)
    whole = table.types.saved(
        options=table.options,
        key=position.key.hex(),
        draws=position.draws,
        round=position.round,
        phase=at.PHASE_IDS[position.phase],
        chooser=position.chooser,
        order=position.order,
        fame=_each(position, at.FAME),
        coins=_each(position, at.COINS),
        shards=_each(position, at.SHARDS),
        dice=_dice(position),
        market=_market(position),
        workshops=_workshops(position, owners),
        theater=_theater(position),
        deck=_cards(position, position.deck),
        seen=_cards(position, position.discarded_cards),
        actor=_actor(position),
        points=position.points,
        asked=_questions(position, owners),
        planned=_each(position, at.PLANNED),
        replans=_each(position, at.REPLANS),
        left_out=_left_out(position),
        owed=_owed(position),
        **{module.field: module.saved(position) for module in table.modules if module.field},
    )
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(whole))
    return plain


def _cards(position: TrickerionPosition, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([position.table.card_ids[card] for card in cards])


def _actor(position: TrickerionPosition) -> str:
    return ids.CHARACTER_IDS[position.actor] if position.actor >= 0 else ""


def _left_out(position: TrickerionPosition) -> tuple[str, ...]:
    cells, table = position.cells, position.table
    if not table.may_lie_out:
        return ()
    numbers = (cells[at.TRICKS : at.READY], cells[at.RESIDENCE : at.GAPS])
    kept = table.shown.left_out
    if kept.numbers != numbers:
        tricks = tuple([table.trick_ids[trick] for trick in left_out(position)])
        kept = table.shown.left_out = Kept(numbers, tricks)
    return kept.part


def _owed(position: TrickerionPosition) -> tuple[int, ...]:
    nothing = position.cells[at.OWED : at.CELLS] == _NOTHING
    return () if nothing else _each(position, at.OWED)


def _each(position: TrickerionPosition, first: int) -> tuple[int, ...]:
    return tuple(position.cells[first : first + position.table.seats])


def _questions(position: TrickerionPosition, viewers: Sequence[int | None]) -> tuple[types.Open | None, ...]:
    """Every seat's open question, each as somebody sees it."""
    found: list[types.Open | None] = [None] * len(viewers)
    for seat in position.waiting:
        found[seat] = _asked(position, seat, viewers[seat])
    return tuple(found)


def _asked(position: TrickerionPosition, seat: int, viewer: int | None) -> types.Open:
    """TR-ASSIGN-08: a seat's open question; that somebody else plans is public, how far is not."""
    question: Any = position.stacks[seat][-1]
    if position.phase == at.ASSIGNING and seat != viewer and not question.window:
        return _PLANS
    return types.Open(question.kind, question.numbers())


def _dice(position: TrickerionPosition) -> tuple[str, ...]:
    numbers, shown = position.cells[at.DICE : at.RESIDENCE], position.table.shown
    kept = shown.dice
    if kept.numbers != numbers:
        kept = shown.dice = Kept(numbers, tuple([codes.face_name(face) for face in numbers]))
    return kept.part


def _market(position: TrickerionPosition) -> types.Market:
    cells, shown = position.cells, position.table.shown
    numbers = (cells[at.STALLS : at.DICE], cells[at.EXTRA : at.SEALED])
    kept = shown.market
    if kept.numbers != numbers:
        kept = shown.market = Kept(numbers, _market_anew(position))
    return kept.part


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
    table, own = position.table, seat == viewer
    team = _team(position, seat, own)
    numbers = (
        team,
        tricks,
        components,
        position.magicians[seat],
        position.posters >> seat & 1,
        position.cells[at.DAYS + seat],
        [module.workshop_numbers(position, seat, viewer) for module in table.modules],
    )
    kept = table.shown.workshops[2 * seat + own]
    if kept.numbers != numbers:
        characters = _characters(position, seat, own, team)
        workshop = _workshop_anew(position, seat, viewer, tricks, components, characters)
        kept = table.shown.workshops[2 * seat + own] = Kept(numbers, workshop)
    return kept.part


def _workshop_anew(
    position: TrickerionPosition,
    seat: int,
    viewer: int | None,
    tricks: tuple[types.OwnTrick, ...],
    components: tuple[types.Stack, ...],
    characters: tuple[types.Character, ...],
) -> types.Workshop:
    table = position.table
    more: dict[str, Any] = {}
    for module in table.modules:
        more |= module.workshop(position, seat, viewer)
    magician, day = position.magicians[seat], position.cells[at.DAYS + seat]
    return types.Workshop(
        table.magician_ids[magician - 1] if magician else "",
        tricks,
        components,
        characters,
        position.posters >> seat & 1 > 0,
        table.day_ids[day - 1] if day else "",
        **more,
    )


def _tricks(position: TrickerionPosition) -> tuple[tuple[types.OwnTrick, ...], ...]:
    """Those of every seat; the cells of tricks, ready and spare markers stand in one row."""
    cells, shown = position.cells, position.table.shown
    numbers = (cells[at.TRICKS : at.DISCS], cells[at.CHARGED : at.BONUS], cells[at.ENGINEERED : at.PENDING])
    kept = shown.tricks
    if kept.numbers != numbers:
        kept = shown.tricks = Kept(numbers, _of_each(position, _tricks_of))
    return kept.part


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
    numbers = (cells[at.STOCK : at.STALLS], cells[at.MANAGED : at.TRICKS])
    kept = shown.components
    if kept.numbers != numbers:
        kept = shown.components = Kept(numbers, _of_each(position, _stacks_of))
    return kept.part


def _stacks_of(position: TrickerionPosition, seat: int) -> tuple[types.Stack, ...]:
    first, managed = at.STOCK + ids.COMPONENTS * seat, position.cells[at.MANAGED + seat]
    found = []
    for component, tokens in enumerate(position.cells[first : first + ids.COMPONENTS]):
        if tokens:
            board = ids.BOARD_IDS[ids.MANAGER_BOARD if managed >> component & 1 else ids.PLAYER_BOARD]
            counts = components.effective(position, seat, component)
            found.append(types.Stack(position.table.component_ids[component], tokens, board, counts))
    return tuple(found)


def _team(position: TrickerionPosition, seat: int, own: bool) -> tuple[object, ...]:
    """What the characters of a seat look like follows from this; others do not see how a plan is made."""
    cells, first = position.cells, ids.CHARACTERS * seat
    sealed = own or position.phase in _SEALED_PHASES
    return (
        cells[at.DISCS + first : at.DISCS + first + ids.CHARACTERS],
        cells[at.CARDS + first : at.CARDS + first + ids.CHARACTERS]
        if sealed or cells[at.SHOWN + seat]
        else (),
        cells[at.BONUS + first : at.BONUS + first + ids.CHARACTERS],
        cells[at.PENDING + seat],
        cells[at.SHOWN + seat],
        sealed,
        position.lasting,
    )


def _characters(
    position: TrickerionPosition, seat: int, own: bool, team: tuple[object, ...]
) -> tuple[types.Character, ...]:
    shown = position.table.shown
    kept = shown.characters[2 * seat + own]
    if kept.numbers != team:
        kept = shown.characters[2 * seat + own] = Kept(team, _characters_anew(position, seat, own))
    return kept.part


def _characters_anew(position: TrickerionPosition, seat: int, own: bool) -> tuple[types.Character, ...]:
    """TR-ASSIGN-08, TR-PROR-25: a card that has not been shown is its owner's secret."""
    table, cells, first = position.table, position.cells, ids.CHARACTERS * seat
    waiting, shown = cells[at.PENDING + seat], cells[at.SHOWN + seat]
    sealed = own or position.phase in _SEALED_PHASES
    talents = rows_shown_as(position, "talent") if position.lasting else ()
    found = []
    for character, disc in enumerate(cells[at.DISCS + first : at.DISCS + first + ids.CHARACTERS]):
        if disc:
            card, bonus = cells[at.CARDS + first + character], cells[at.BONUS + first + character]
            is_shown = shown >> character & 1 > 0
            one = types.Character(
                ids.CHARACTER_IDS[character],
                table.disc_ids[disc],
                table.assignment_ids[card - 1] if card and (own or is_shown) else "",
                waiting >> character & 1 > 0,
                card > 0 and sealed and not is_shown,
                table.special_ids[bonus - 1] if bonus else "",
                (seat, character) in talents,
            )
            found.append(one)
    return tuple(found)


def _theater(position: TrickerionPosition) -> tuple[types.Show, ...]:
    """The cards and what lies on them and beside; a marker shows the trick of its symbol."""
    cells, shown = position.cells, position.table.shown
    numbers = (position.stage, cells[at.LAID : at.SHOWN], cells[at.TRICKS : at.READY])
    kept = shown.theater
    if kept.numbers != numbers:
        theater = tuple([_show(position, place) for place in range(len(position.stage))])
        kept = shown.theater = Kept(numbers, theater)
    return kept.part


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
