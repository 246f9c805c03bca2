"""What is wrong with a saved position, as `field: what is allowed`.

First the plain data: names, numbers, and that everything lies in one place only. Once the position is laid
out it must say the same again, and its open questions must have answers that can all be played. What a kind
of question needs besides stands on its class.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import msgspec

from sleight.core.errors import Illegal
from sleight.games.trickerion.effects import active, prophecies
from sleight.games.trickerion.flow.questions.base import KINDS, TrickerionQuestion
from sleight.games.trickerion.modules.dark_alley import view
from sleight.games.trickerion.printed import codes, ids
from sleight.games.trickerion.state import cells, components, decks, dummies, slots, stage, tricks
from sleight.games.trickerion.state.astray import astray
from sleight.games.trickerion.state.characters import owns
from sleight.games.trickerion.views.saved import Saved

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting

_FEW = 12
"""How many names a message lists at most."""


def faults(table: Setting, saved: Saved) -> Iterator[str]:
    """Every fault of the plain data, the names first, because the rest rests on them."""
    if table.options.dark_alley != (saved.alley is not None):
        yield f"alley: {'needed' if table.options.dark_alley else 'none'} with these options"
    sizes, values = _sizes(table, saved), _values(table, saved)
    for path, field, value in _parts(saved):
        if isinstance(value, tuple) and field in sizes and len(value) not in sizes[field]:
            yield f"{path}: [{_said(sizes[field])}]"
        allowed = values.get(field, values.get(field.rpartition(".")[2]))
        if isinstance(value, str | int) and allowed is not None and value not in allowed:
            yield f"{path}: {_said(allowed, value)}"
    yield from _asked_faults(table, saved)
    yield from _round_faults(table, saved)
    yield from _place_faults(table, saved)
    yield from _dummy_faults(table, saved)
    for module in table.modules:
        yield from module.save_faults(table, saved)


def _parts(whole: Saved) -> Iterator[tuple[str, str, Any]]:
    """Everything inside a save, with its path and the same without numbers."""
    parts: list[tuple[str, str, Any]] = [
        (name, name, getattr(whole, name)) for name in whole.__struct_fields__[::-1]
    ]
    while parts:
        path, field, value = parts.pop()
        yield path, field, value
        if isinstance(value, tuple):
            deeper = field + "[]" * (value != () and isinstance(value[0], tuple))
            inside = [(f"{path}[{number}]", deeper, each) for number, each in enumerate(value)]
            parts += inside[::-1]
        elif isinstance(value, msgspec.Struct):
            inner = value.__struct_fields__[::-1]
            parts += [(f"{path}.{name}", f"{field}.{name}", getattr(value, name)) for name in inner]


def _said(allowed: Collection[Any], value: object = None) -> str:
    if isinstance(allowed, range):
        least, most = allowed.start, allowed.stop - 1
        return f"{least}" if least == most else f"{least}..{most}"
    few = len(allowed) <= _FEW
    return f"{value!r} is {'not one of ' + ', '.join(map(str, allowed)) if few else 'unknown here'}"


def _sizes(table: Setting, saved: Saved) -> dict[str, range]:
    """How long lists are."""
    by_seat = ("coins", "shards", "workshops", "asked", "planned", "replans")
    exact = {
        **dict.fromkeys(by_seat, table.seats),
        **{"dice": ids.DICE_COUNT, "market.stalls": 4, "market.orders": 4},
        **dict.fromkeys(("alley.decks", "alley.known"), sum(map(bool, table.special_decks))),
        "alley.prophecies.pending": prophecies.PENDING_SLOTS,
    }
    drawn = table.edition.draw_offer + sum(module.more_drawn for module in table.modules)
    # Until the first discard every round adds a card, and there must be room for them all.
    room = cells.PLACES - max(table.edition.discard_from - max(saved.round, table.first_round), 0)
    return {
        **{field: range(size, size + 1) for field, size in exact.items()},
        "theater": range(saved.phase != "over", min(room, cells.PLACES - 1) + 1),
        "theater.markers": range(ids.SLOTS + 1),
        "owed": range(0, table.seats + 1, table.seats),
        "left_out": _left_out(table),
        "market.extra": range(cells.EXTRAS + 1),
        "alley.round.declared": range(cells.DECLARATIONS + 1),
        "alley.drawn[]": range(1, 2 + drawn),
    }


def _left_out(table: Setting) -> range:
    """T1-COMP-09: how many tricks are out of the game; a module may take out more."""
    least = sum(1 + group % ids.LEVELS in table.edition.left_out for group in range(len(table.groups)))
    more = any(module.takes_tricks_out for module in table.modules)
    return range(least, (len(table.may_lie_out) if more else least) + 1)


def _values(table: Setting, saved: Saved) -> dict[str, Collection[Any]]:
    """What names and numbers can be, by the whole path of a field or by its name alone."""
    alley, phase = saved.alley is not None, (*cells.PHASE_IDS, saved.phase).index(saved.phase)
    specials, maybe = (table.special_ids, (False, True)) if alley else ((), (False,))
    knowers = (*range(1 << table.seats), decks.EVERYBODY // decks.KNOWN_TO)
    levels, keys = zip(table.trick_ids, table.levels, strict=True), ids.SYMBOLS * table.seats
    in_play = [trick for trick, level in levels if level <= table.edition.highest_level]
    nobody, nothing = (ids.NOBODY, ("",)) if table.options.dummies else (0, ())
    return {
        **{"phase": cells.PHASE_IDS, "actor": ("", *ids.CHARACTER_IDS), "points": range(-4, 100)},
        **{"draws": range(2**63 + 1), "replans": range(table.edition.take_backs + 1)},
        "planned": range(cells.CONFIRMED + 1 if phase == cells.ASSIGNING else 1),
        "kind": sorted(kind for kind, question in KINDS.items() if phase in question.site),
        **dict.fromkeys(("chooser", "seat", "shares", "conducted"), range(table.seats)),
        **dict.fromkeys(("fame", "coins", "shards"), range(2**31)),
        **dict.fromkeys(("deck", "seen", "theater.card"), table.card_ids),
        **dict.fromkeys(("stalls", "orders", "market.quick"), ("", *table.component_ids)),
        **{"component": table.component_ids, "extra": table.component_ids if alley else ()},
        "tokens": range(1, table.edition.stack_limit + 1),
        **{"trick": in_play, "theater.markers.trick": (*nothing, *in_play), "left_out": in_play},
        "theater.markers.seat": range(nobody, table.seats),
        "theater.markers.symbol": (*nothing, *table.symbol_ids),
        "owed": range(codes.MOST_WAGES + 1 if phase == cells.ENDING else 1),
        **{"symbol": table.symbol_ids, "workshops.tricks.board": ids.BOARD_IDS[:2]},
        **dict.fromkeys(("ready", "spare"), range(table.markers_each + 1)),
        "magician": table.magician_ids if saved.order else ("", *table.magician_ids),
        **{"id": ids.CHARACTER_IDS, "at": tuple(table.disc_numbers)},
        "card": ("", *(table.assignment_ids[number] for number, _ in table.universe.cards)),
        "workshops.characters.bonus": ("", *specials),
        **{"theater.markers.facing": ids.FACINGS, "theater.beside.facing": ("",) if alley else ()},
        **dict.fromkeys(("hand", "used", "taken", "alley.decks[]"), specials),
        "premiered": table.trick_ids if alley else (),
        **dict.fromkeys(("talent", "spent", "stacked"), maybe),
        **dict.fromkeys(("fates", "pending", "past", "removed"), table.prophecy_ids),
        **{"active": ("", *table.prophecy_ids), "alley.round.bonus": tuple(view.BONUS_STATES.values())},
        **{"known[]": knowers, "alley.recalled[]": (*specials, *knowers[1:])},
        **{"claim": range(-1, table.seats), "placements": range(2)},
        **{"alley.round.draws": range(len(specials)), "alley.draws": range(2**31)},
        **{"performed": range(1 << keys), "declared": range(keys + 1)},
    }


def _asked_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """Who is asked, and what the numbers of a question can be: many point into the row of cells."""
    asked = [(seat, open) for seat, open in enumerate(saved.asked) if open]
    together = all(KINDS[open.kind].together for _, open in asked)
    if bool(asked) == (saved.phase == "over") or (len(asked) > 1 and not together):
        yield f"asked: {int(saved.phase != 'over')}"
    places = len(saved.theater)
    most_bought = max(table.edition.purchase_limit, *(module.most_bought for module in table.modules), 1)
    ranges: dict[str, Collection[int]] = {
        **{"place": range(places), "origin": range(-1, places), "slot": range(-1, ids.SLOTS + 1)},
        **{"key": range(ids.SYMBOLS * table.seats), "size": range(1, 3), "performer": range(table.seats)},
        **{"one": range(-1, ids.COMPONENTS), "other": range(-1, ids.COMPONENTS), "die": ids.INN_DICE},
        **{"component": range(ids.COMPONENTS), "character": range(ids.CHARACTERS), "links": range(1, 9)},
        "count": range(1, most_bought + 1),
    }
    for seat, open in asked:
        names = KINDS[open.kind].takes()
        if len(names) != len(open.numbers):
            yield f"asked[{seat}]: {open.kind} takes {', '.join(names) or 'no numbers'}"
        for name, number in zip(names, open.numbers, strict=True):
            if number not in ranges.get(name, range(100)):
                yield f"asked[{seat}]: {name} {_said(ranges.get(name, range(100)), number)}"


def _round_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-PSET-26, TR-SETUP-08, TR-DICE-03: the order, the round, the deck that fits it, and the dice."""
    begun, seats = saved.phase != "set-up", list(range(table.seats))
    if sorted(saved.order) != seats and (begun or saved.order):
        yield f"order: {seats} in some order"
    before = table.first_round - 1 if saved.order else 0
    rounds = range(before + 1, table.rounds + 1) if begun else range(before, before + 1)
    if saved.round not in rounds:
        yield f"round: {_said(rounds)}"
    theaters = [theater for theater, count in table.edition.deck for _ in range(count)]
    moved = any(open and KINDS[open.kind].window == "end_of_round" for open in saved.asked)
    coming = theaters[max(saved.round, table.first_round) - 1 + moved :]
    printed = table.printed.performances
    if [printed[table.card_numbers[card]].theater for card in saved.deck] != coming:
        yield f"deck: [{len(coming)}] {', '.join(coming)}".rstrip()
    for die, (face, faces) in enumerate(zip(saved.dice, table.faces, strict=True)):
        names = dict.fromkeys(map(codes.face_name, faces))
        if face not in names:
            yield f"dice[{die}]: {_said(names, face)}"


def _place_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-GEN-14, TR-PSET-02, 13, TR-PLACE-05: a card, trick, school or disc lies in one place only."""
    shops = saved.workshops
    shows = [*saved.deck, *saved.seen, *(show.card for show in saved.theater)]
    yield from astray("theater, deck, seen", shows)
    learned = [each.trick for shop in shops for each in shop.tricks]
    yield from astray("workshops.tricks", [*saved.left_out, *learned])
    schools = dict(zip(table.magician_ids, table.magician_schools, strict=True))
    taken = [ids.SCHOOL_IDS[schools[shop.magician]] for shop in shops if shop.magician]
    yield from astray("workshops.magician", taken)
    shared = {id for slot, id in table.slot_ids.items() if slots.location_of(slot) != ids.WORKSHOP}
    discs = [each.at for shop in shops for each in shop.characters]
    yield from astray("workshops.characters.at", [at for at in discs if at in shared])
    for seat, shop in enumerate(shops):
        laid = Counter(each.card for each in shop.characters)
        for card, most in zip(ids.LOCATION_IDS, table.hand, strict=True):
            if laid[card] > most:
                yield f"workshops[{seat}].characters: {card} 0..{most}"
        if any(each.waits and (each.at != "home" or not each.card) for each in shop.characters):
            yield f"workshops[{seat}].characters: who waits is at home with a card"


def _dummy_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """T1-OPT-01: a card has one dummy at most, on a slot for dummies; it has no trick, and all else has."""
    for place, show in enumerate(saved.theater):
        slots = dummies.slots_for(table.layouts[table.card_numbers[show.card]])
        laid = [slot for slot, marker in enumerate(show.markers) if marker and marker.is_dummy]
        if laid[1:] or not set(laid) <= set(slots):
            yield f"theater[{place}].markers: a dummy on one of {', '.join(map(str, slots))}"
        for marker in filter(None, show.markers):
            if not marker.is_dummy == (not marker.trick) == (not marker.symbol):
                yield f"theater[{place}].markers: a dummy alone has no trick"


def misfits(position: TrickerionPosition, saved: Saved) -> Iterator[str]:
    """What is wrong once everything lies there: counts, what follows from other fields, what is asked."""
    yield from _miscounts(position)
    yield from _deviations(saved, msgspec.convert(position.to_dict(), position.table.types.saved))
    for seat in position.waiting:
        question = cast("TrickerionQuestion", position.stacks[seat][-1])
        carries = position.actor >= 0 and active.bonus_of(position, seat, position.actor) != active.NO_CARD
        if position.cells[cells.CARD_STATE] and not carries:
            yield "alley.round.bonus: '' without a card of who acts"
        if not _is_playable(position, question):
            rests_on = {cells.ASSIGNING: ", planned", cells.PLACING: ", actor"}.get(position.phase, "")
            yield f"asked[{seat}]{rests_on}: {question.kind} does not fit what lies on the table"


def _miscounts(position: TrickerionPosition) -> Iterator[str]:
    """TR-WS-09, TR-GEN-34 to 36: all markers of a symbol are there, and boards hold what lies on them."""
    row, table = position.cells, position.table
    out: Counter[int] = Counter()
    for place in range(len(position.stage)):
        for marker in stage.markers_on(position, place):
            out[stage.key_of(marker)] += stage.size_of(marker)
    for seat in range(table.seats):
        engineered = row[cells.ENGINEERED + seat] > 0
        owned = len(tricks.owned(position, seat)) - engineered
        for key in range(ids.SYMBOLS * seat, ids.SYMBOLS * (seat + 1)):
            used = out[key] + row[cells.READY + key]
            if used + row[cells.SPARE + key] != table.markers_each or (used and not row[cells.TRICKS + key]):
                yield f"workshops[{seat}].tricks, theater: {table.markers_each} markers of a symbol"
        boards = (ids.PLAYER_BOARD, ids.MANAGER_BOARD)
        free = min(components.free_slots(position, seat, board) for board in boards)
        if free < 0 or owned > table.trick_slots or engineered > owns(position, seat, ids.ENGINEER):
            yield f"workshops[{seat}]: no more than its boards hold"
    if min(row) < 0 or max(row[cells.STOCK : cells.STALLS]) > table.edition.stack_limit:
        yield "workshops: no less than nothing, no more than a stack"


def _deviations(saved: Saved, again: Saved) -> Iterator[str]:
    """What follows from other fields must agree with them: the laid out position says it all again."""
    if saved == again:
        return
    for (path, _, value), (_, _, right) in zip(_parts(saved), _parts(again), strict=False):
        if isinstance(value, tuple) and isinstance(right, tuple):
            if len(value) != len(right):
                yield f"{path}: [{len(right)}]"
            elif value != right and all(value.count(each) == right.count(each) for each in right):
                yield f"{path}: in the order {', '.join(map(_name, right))}"
        elif value != right and not (isinstance(value, msgspec.Struct) and isinstance(right, msgspec.Struct)):
            yield f"{path}: {right!r}"


def _name(value: object) -> str:
    """A member of a list by its id, which is its first field."""
    return str(getattr(value, value.__struct_fields__[0]) if isinstance(value, msgspec.Struct) else value)


def _is_playable(position: TrickerionPosition, question: TrickerionQuestion) -> bool:
    """Every answer can be played; what could never be asked may fail in any way."""
    try:
        question.asked(position)
        for choice in question.choices(position):
            after = position.copy()
            after.apply(question.seat, choice)
            if any(_miscounts(after)):
                return False
        return question.fits(position)
    except (ArithmeticError, AssertionError, AttributeError, Illegal, LookupError, TypeError, ValueError):
        return False
