"""What is wrong with a saved position, as `field: what is allowed`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sleight.games.trickerion.cells import (
    BOARD_IDS,
    CHARACTER_IDS,
    CONFIRMED,
    DICE_COUNT,
    FACINGS,
    LOCATION_IDS,
    PHASE_IDS,
    PLACES,
)
from sleight.games.trickerion.codes import face_name
from sleight.games.trickerion.turns import QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from sleight.games.trickerion.saved import Saved
    from sleight.games.trickerion.table import Table
    from sleight.games.trickerion.view import Workshop

_MOST = 2**31
_SETTING_UP = {
    "magician",
    "starting-components",
    "starting-trick",
    "starting-symbol",
    "specialist",
    "manager-components",
    "engineer-trick",
}
_KINDS = {
    "set-up": _SETTING_UP,
    "advertise": {"advertise"},
    "assignment": {"assign", "confirm"},
    "performance": {"perform"},
    "end-turn": {"home"},
    "over": set[str](),
}
"""The questions of each phase; all others belong to placement."""


def faults(table: Table, saved: Saved) -> Iterator[str]:
    """Every fault, the names first, because the rest rests on them."""
    yield from _name_faults(table, saved)
    yield from _number_faults(table, saved)
    yield from _question_faults(saved)
    yield from _trick_faults(table, saved)
    yield from _workshop_faults(table, saved)
    yield from _card_faults(table, saved)


def _unknown(field: str, values: Iterable[str], allowed: Collection[str]) -> Iterator[str]:
    for value in values:
        if value not in allowed:
            yield f"{field}: {value!r} is not one of {', '.join(map(str, allowed))}"


def _name_faults(table: Table, saved: Saved) -> Iterator[str]:
    components = ("", *table.component_ids)
    market = (*saved.market.stalls, *saved.market.orders, saved.market.quick)
    markers = [marker for show in saved.theater for marker in show.markers if marker]
    yield from _unknown("phase", [saved.phase], PHASE_IDS)
    yield from _unknown("actor", [saved.actor], ("", *CHARACTER_IDS))
    yield from _unknown("market", market, components)
    yield from _unknown("deck", (*saved.deck, *saved.seen), table.card_ids)
    yield from _unknown("theater", (show.card for show in saved.theater), table.card_ids)
    yield from _unknown("theater", (marker.trick for marker in markers), table.trick_ids)
    yield from _unknown("theater", (marker.symbol for marker in markers), table.symbol_ids)
    yield from _unknown("theater", (marker.facing for marker in markers), FACINGS)
    if len(saved.market.stalls) != 4 or len(saved.market.orders) != 4:
        yield "market: 4 stalls, 4 orders"
    if len(saved.dice) != DICE_COUNT:
        yield f"dice: {DICE_COUNT}"
    else:
        for die, (face, faces) in enumerate(zip(saved.dice, table.faces, strict=True)):
            yield from _unknown(f"dice[{die}]", [face], list(dict.fromkeys(map(face_name, faces))))
    for seat, workshop in enumerate(saved.workshops):
        yield from _workshop_names(table, workshop, f"workshops[{seat}]")


def _workshop_names(table: Table, workshop: Workshop, field: str) -> Iterator[str]:
    characters = workshop.characters
    slots = ("home", "inn", *table.slot_ids.values())
    yield from _unknown(field, [workshop.magician], ("", *table.magician_ids))
    yield from _unknown(field, [workshop.day], ("", *table.day_ids))
    yield from _unknown(field, (owned.trick for owned in workshop.tricks), table.trick_ids)
    yield from _unknown(field, (owned.symbol for owned in workshop.tricks), table.symbol_ids)
    yield from _unknown(field, (owned.board for owned in workshop.tricks), BOARD_IDS[:2])
    yield from _unknown(field, (stack.component for stack in workshop.components), table.component_ids)
    yield from _unknown(field, (character.id for character in characters), CHARACTER_IDS)
    yield from _unknown(field, (character.at for character in characters), slots)
    yield from _unknown(field, (character.card for character in characters), ("", *LOCATION_IDS[:4]))


def _number_faults(table: Table, saved: Saved) -> Iterator[str]:
    seats = table.seats
    by_seat = ("coins", "shards", "workshops", "asked", "planned", "replans")
    for field in by_seat:
        if len(getattr(saved, field)) != seats:
            yield f"{field}: [{seats}]"
    for field in ("fame", "coins", "shards"):
        if not all(0 <= value < _MOST for value in getattr(saved, field)):
            yield f"{field}: 0..{_MOST - 1}"
    ranges = {
        "draws": (saved.draws, 0, 2**63),
        "chooser": (saved.chooser, 0, seats - 1),
        "round": (saved.round, min(1, len(saved.order)), table.rounds if saved.order else 0),
        "points": (saved.points, -4, 99),
        "theater": (len(saved.theater), 1, PLACES - 1),
    }
    for field, (value, least, most) in ranges.items():
        if not least <= value <= most:
            yield f"{field}: {least}..{most}"
    if not all(0 <= planned <= CONFIRMED for planned in saved.planned):
        yield f"planned: 0..{CONFIRMED}"
    if not all(0 <= times <= table.edition.take_backs for times in saved.replans):
        yield f"replans: 0..{table.edition.take_backs}"
    if sorted(saved.order) != (list(range(seats)) if saved.phase != "set-up" else []):
        yield f"order: {list(range(seats))} in some order"


def _question_faults(saved: Saved) -> Iterator[str]:
    """Who is asked what must fit the phase."""
    kinds = _KINDS.get(saved.phase, set(QUESTIONS) - set().union(*_KINDS.values()))
    asked = [open for open in saved.asked if open]
    if not asked and saved.phase not in ("over", "assignment"):
        yield "asked: 1"
    if len(asked) > 1 and saved.phase != "assignment":
        yield "asked: 1"
    yield from _unknown("asked", (open.kind for open in asked), sorted(kinds))
    for open in asked:
        if len(open.numbers) != len(QUESTIONS[open.kind].takes()):
            yield f"asked: {open.kind} takes {', '.join(QUESTIONS[open.kind].takes())}"
    acting = saved.phase == "placement" and any(open.kind != "place" for open in asked)
    if acting != bool(saved.actor):
        yield f"actor: {'one' if acting else 'none'}"


def _trick_faults(table: Table, saved: Saved) -> Iterator[str]:
    """TR-GEN-14, TR-WS-09: each trick lies once, and each symbol has all its markers."""
    owned = Counter(each.trick for workshop in saved.workshops for each in workshop.tricks)
    for trick, count in owned.items():
        level = table.levels[table.trick_numbers[trick]]
        if count > 1 or level > table.edition.highest_level:
            yield f"tricks: {trick} 0..{int(level <= table.edition.highest_level)}"
    laid = Counter(
        (marker.seat, marker.symbol, marker.trick)
        for show in saved.theater
        for marker in show.markers
        if marker
    )
    for seat, workshop in enumerate(saved.workshops):
        for each in workshop.tricks:
            out = laid.pop((seat, each.symbol, each.trick), 0)
            if min(each.ready, each.spare) < 0 or each.ready + each.spare + out != table.markers_each:
                yield f"workshops[{seat}]: {table.markers_each} markers of {each.symbol}"
        if len({each.symbol for each in workshop.tricks}) != len(workshop.tricks):
            yield f"workshops[{seat}]: one trick a symbol"
    if laid:
        yield "theater: every marker needs its trick in a workshop"


def _workshop_faults(table: Table, saved: Saved) -> Iterator[str]:
    """TR-GEN-34 to 36, TR-CMP-03, 04: what fits on the boards."""
    limit = table.edition.stack_limit
    for seat, workshop in enumerate(saved.workshops):
        field = f"workshops[{seat}]"
        ids = {character.id for character in workshop.characters}
        for stack in workshop.components:
            if not 1 <= stack.tokens <= limit:
                yield f"{field}: {stack.component} 1..{limit}"
        boards = Counter(stack.board for stack in workshop.components)
        if boards["player"] > table.component_slots or boards["manager"] > 2 * ("manager" in ids):
            yield f"{field}: {table.component_slots} component slots, and 2 with a manager"
        boards = Counter(each.board for each in workshop.tricks)
        if boards["player"] > table.trick_slots or boards["engineer"] > ("engineer" in ids):
            yield f"{field}: {table.trick_slots} trick slots, and 1 with an engineer"
    magicians = [workshop.magician for workshop in saved.workshops if workshop.magician]
    schools = [table.magician_schools[table.magician_ids.index(id)] for id in magicians]
    if len(set(schools)) != len(schools) or (saved.order and len(magicians) != table.seats):
        yield "workshops: a magician of another school each"


def _card_faults(table: Table, saved: Saved) -> Iterator[str]:
    """TR-PSET-13, TR-SETUP-07 to 11: cards exist once, and hands are not larger than they are."""
    cards = Counter((*saved.deck, *saved.seen, *(show.card for show in saved.theater)))
    for card, count in cards.items():
        if count > 1:
            yield f"theater, deck, seen: {card} 0..1"
    for show in saved.theater:
        slots = table.layouts[table.card_numbers[show.card]].slots
        if len(show.markers) != slots:
            yield f"theater: {show.card} [{slots}]"
    for seat, workshop in enumerate(saved.workshops):
        used = Counter(character.card for character in workshop.characters if character.card)
        for card, count in used.items():
            if count > table.hand[LOCATION_IDS.index(card)]:
                yield f"workshops[{seat}]: {card} 0..{table.hand[LOCATION_IDS.index(card)]}"
