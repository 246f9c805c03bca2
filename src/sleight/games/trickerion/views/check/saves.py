"""What is wrong with a saved position, as `field: what is allowed`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.codes import face_name
from sleight.games.trickerion.printed.ids import (
    BOARD_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    DICE_COUNT,
    FACINGS,
    FIRST_SLOT_OF,
    LOCATION_IDS,
    THEATER,
    WORKSHOP,
)
from sleight.games.trickerion.state import slots
from sleight.games.trickerion.state.cells import CONFIRMED, PHASE_IDS, PLACES
from sleight.games.trickerion.views.check import alley, asked, rounds
from sleight.games.trickerion.views.check.allowed import MOST, outside, unknown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import Character, Workshop
_WITH_CARDS = ("assignment", "placement", "performance", "end-turn")
"""TR-ASSIGN-01, TR-END-14, 34: when cards lie under characters."""


def faults(table: Setting, saved: Saved) -> Iterator[str]:
    """Every fault, the names first, because the rest rests on them."""
    yield from _name_faults(table, saved)
    yield from _number_faults(table, saved)
    yield from asked.faults(table, saved)
    yield from _round_faults(table, saved)
    yield from alley.faults(table, saved)
    yield from _plan_faults(saved)
    yield from _trick_faults(table, saved)
    yield from _workshop_faults(table, saved)
    yield from _card_faults(table, saved)
    yield from _theater_faults(table, saved)
    yield from _character_faults(saved)
    yield from _slot_faults(table, saved)
    yield from _actor_faults(saved)
    yield from rounds.faults(table, saved)


def _name_faults(table: Setting, saved: Saved) -> Iterator[str]:
    components = ("", *table.component_ids)
    market = (*saved.market.stalls, *saved.market.orders, saved.market.quick, *saved.market.extra)
    markers = [marker for show in saved.theater for marker in show.markers if marker]
    beside = [marker for show in saved.theater for marker in show.beside]
    yield from unknown("phase", [saved.phase], PHASE_IDS)
    yield from unknown("actor", [saved.actor], ("", *CHARACTER_IDS))
    yield from unknown("market", market, components)
    yield from unknown("deck", (*saved.deck, *saved.seen), table.card_ids)
    yield from unknown("theater", (show.card for show in saved.theater), table.card_ids)
    yield from unknown("theater", (marker.trick for marker in (*markers, *beside)), table.trick_ids)
    yield from unknown("theater", (marker.symbol for marker in (*markers, *beside)), table.symbol_ids)
    yield from unknown("theater", (marker.facing for marker in markers), FACINGS)
    if any(marker.facing for marker in beside):
        yield "theater: no facing beside the slots"
    if len(saved.market.stalls) != 4 or len(saved.market.orders) != 4:
        yield "market: 4 stalls, 4 orders"
    if len(saved.dice) != DICE_COUNT:
        yield f"dice: {DICE_COUNT}"
    else:
        for die, (face, faces) in enumerate(zip(saved.dice, table.faces, strict=True)):
            yield from unknown(f"dice[{die}]", [face], list(dict.fromkeys(map(face_name, faces))))
    for seat, workshop in enumerate(saved.workshops):
        yield from _workshop_names(table, workshop, f"workshops[{seat}]")


def _workshop_names(table: Setting, workshop: Workshop, field: str) -> Iterator[str]:
    characters = workshop.characters
    slots = ("home", "inn", *table.slot_ids.values())
    yield from unknown(field, [workshop.magician], ("", *table.magician_ids))
    yield from unknown(field, [workshop.day], ("", *table.day_ids))
    yield from unknown(field, (owned.trick for owned in workshop.tricks), table.trick_ids)
    yield from unknown(field, (owned.symbol for owned in workshop.tricks), table.symbol_ids)
    yield from unknown(field, (owned.board for owned in workshop.tricks), BOARD_IDS[:2])
    yield from unknown(field, (stack.component for stack in workshop.components), table.component_ids)
    yield from unknown(field, (character.id for character in characters), CHARACTER_IDS)
    yield from unknown(field, (character.at for character in characters), slots)
    yield from unknown(field, (character.card for character in characters), ("", *_cards_of(table)))
    yield from unknown(field, (character.bonus for character in characters), ("", *table.special_ids))
    yield from unknown(field, workshop.hand, table.special_ids)
    yield from unknown(field, workshop.premiered, table.trick_ids)


def _cards_of(table: Setting) -> list[str]:
    """TR-PSET-12, 13, TR-SA-01: the assignment cards that are in play."""
    return [table.assignment_ids[number] for number, _ in table.universe.cards]


def _number_faults(table: Setting, saved: Saved) -> Iterator[str]:
    seats = table.seats
    by_seat = ("coins", "shards", "workshops", "asked", "planned", "replans")
    for field in by_seat:
        if len(getattr(saved, field)) != seats:
            yield f"{field}: [{seats}]"
    for field in ("fame", "coins", "shards"):
        if not all(0 <= value <= MOST for value in getattr(saved, field)):
            yield f"{field}: 0..{MOST}"
    yield from outside("draws", saved.draws, 0, 2**63)
    yield from outside("chooser", saved.chooser, 0, seats - 1)
    yield from outside("points", saved.points, -4, 99)
    yield from outside("theater", len(saved.theater), int(saved.phase != "over"), PLACES - 1)
    if not all(0 <= planned <= CONFIRMED for planned in saved.planned):
        yield f"planned: 0..{CONFIRMED}"
    if not all(0 <= times <= table.edition.take_backs for times in saved.replans):
        yield f"replans: 0..{table.edition.take_backs}"


def _round_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-PSET-26, TR-QUICK-05, 17: the order is set before the first round, or before the extras."""
    begun = saved.phase != "set-up"
    ordered = begun or asked.asked_kind(saved) in asked.HANDING_OUT
    if sorted(saved.order) != (list(range(table.seats)) if ordered else []):
        yield f"order: {list(range(table.seats))} in some order"
    before = table.first_round - 1 if ordered else 0
    yield from outside("round", saved.round, *((before + 1, table.rounds) if begun else (before, before)))


def _plan_faults(saved: Saved) -> Iterator[str]:
    """TR-ASSIGN-08: how far a plan goes must fit the open question; other phases have no plans."""
    for seat, (planned, open) in enumerate(zip(saved.planned, saved.asked, strict=True)):
        if saved.phase != "assignment":
            allowed = [0]
        elif open is None:
            allowed = [CONFIRMED]
        else:
            team = [each.id for each in saved.workshops[seat].characters if each.at == "home"]
            allowed = [number for number, id in enumerate(CHARACTER_IDS) if id in team]
            if open.kind == "confirm":
                # A plan that was never begun may be confirmed: nobody gets a card.
                allowed = [0, CHARACTERS]
        if planned not in allowed:
            yield f"planned[{seat}]: {' | '.join(map(str, allowed))}"
        for each in saved.workshops[seat].characters if saved.phase == "assignment" else ():
            if each.card and CHARACTER_IDS.index(each.id) >= planned:
                yield f"workshops[{seat}]: no card yet under {each.id}"


def _trick_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-GEN-14, TR-WS-09: each trick lies once, and each symbol has all its markers."""
    owned = Counter(each.trick for workshop in saved.workshops for each in workshop.tricks)
    for trick, count in owned.items():
        level = table.levels[table.trick_numbers[trick]]
        if count > 1 or level > table.edition.highest_level:
            yield f"tricks: {trick} 0..{int(level <= table.edition.highest_level)}"
    laid: Counter[tuple[int, str, str]] = Counter()
    for show in saved.theater:
        for marker in (*show.markers, *show.beside):
            if marker:
                laid[marker.seat, marker.symbol, marker.trick] += 1 + marker.stacked
    for seat, workshop in enumerate(saved.workshops):
        for each in workshop.tricks:
            out = laid.pop((seat, each.symbol, each.trick), 0)
            if min(each.ready, each.spare) < 0 or each.ready + each.spare + out != table.markers_each:
                yield f"workshops[{seat}]: {table.markers_each} markers of {each.symbol}"
        if len({each.symbol for each in workshop.tricks}) != len(workshop.tricks):
            yield f"workshops[{seat}]: one trick a symbol"
    if laid:
        yield "theater: every marker needs its trick in a workshop"


def _workshop_faults(table: Setting, saved: Saved) -> Iterator[str]:
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


def _card_faults(table: Setting, saved: Saved) -> Iterator[str]:
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
            most = table.hand[LOCATION_IDS.index(card)] if card in LOCATION_IDS else 1
            if count > most:
                yield f"workshops[{seat}]: {card} 0..{most}"


def _theater_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-SETUP-08, TR-END-20 to 26, TR-TH-14, TR-SAR-13: the cards of the round, and equal markers on one."""
    theaters = [theater for theater, count in table.edition.deck for _ in range(count)]
    round = max(saved.round, table.first_round)
    coming = theaters[round - 1 :]
    if [_theater_of(table, card) for card in saved.deck] != coming:
        yield f"deck: [{len(coming)}] {', '.join(coming)}".rstrip()
    # Until the first discard every round adds a card, and there must be room for them all.
    most = PLACES - max(table.edition.discard_from - round, 0)
    if len(saved.theater) > most:
        yield f"theater: 1..{most}"
    most = 2 if saved.alley else 1
    for number, show in enumerate(saved.theater):
        markers = Counter((marker.seat, marker.symbol) for marker in (*show.markers, *show.beside) if marker)
        beside = Counter((marker.seat, marker.symbol) for marker in show.beside)
        if any(count > most for count in markers.values()) or any(count > 1 for count in beside.values()):
            yield f"theater[{number}]: {most} marker a symbol"


def _theater_of(table: Setting, card: str) -> str:
    return table.printed.performances[table.card_numbers[card]].theater


def _character_faults(saved: Saved) -> Iterator[str]:
    """TR-GEN-11, TR-ASSIGN-01, TR-PLACE-01: who can be there, and where."""
    out = saved.phase in ("placement", "performance")
    for seat, workshop in enumerate(saved.workshops):
        field = f"workshops[{seat}]"
        ids = [character.id for character in workshop.characters]
        if ids != [id for id in CHARACTER_IDS if id in ids] or "magician" not in ids:
            yield f"{field}: a magician, and each character once, in their order"
        for character in workshop.characters:
            if workshop.poster and saved.phase in ("set-up", "over"):
                yield f"{field}: no poster in {saved.phase}"
            if character.at not in ("home", "inn") and not out:
                yield f"{field}: {character.id} home | inn"
            if character.waits and (
                saved.phase != "placement" or character.at != "home" or not character.card
            ):
                yield f"{field}: {character.id} waits at home with a card, in placement"
            if character.card and (character.at == "inn" or saved.phase not in _WITH_CARDS):
                yield f"{field}: {character.id} has no card at the inn, nor in {saved.phase}"


def _slot_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-PLACE-05, TR-SETUP-27, TR-TH-03, 04, 24: one disc a slot, one player a day, magicians on stages."""
    numbers = {id: slot for slot, id in table.slot_ids.items()}
    taken: set[tuple[int, int]] = set()
    days: dict[int, int] = {}
    for seat, workshop in enumerate(saved.workshops):
        field = f"workshops[{seat}]"
        for character in (each for each in workshop.characters if each.at in numbers):
            slot = numbers[character.at]
            location = slots.location_of(slot)
            spot = (slot, seat if location == WORKSHOP else 0)
            if spot in taken or not table.open_slots[location] >> slot - FIRST_SLOT_OF[location] & 1:
                yield f"{field}: {character.at} is taken or closed"
            taken.add(spot)
            if location == THEATER and days.setdefault(slots.day_of(slot), seat) != seat:
                yield f"{field}: a day of one player"
            yield from (f"{field}: {fault}" for fault in _placing_faults(table, character, slot))
        if list(days.values()).count(seat) > 1:
            yield f"{field}: one day"


def _placing_faults(table: Setting, character: Character, slot: int) -> Iterator[str]:
    """TR-PLACE-04, TR-SAR-29, TR-TH-24: a card that leads there, or one that frees from its location."""
    if slots.is_stage(slot) and character.id != "magician":
        yield f"{character.at} is for the magician"
    location = slots.location_of(slot)
    roams = character.bonus and table.specials[table.special_ids.index(character.bonus)].roams
    leads = table.assignment_numbers.get(character.card, -1)
    if leads < 0 or (table.assignment_locations[leads] != location and not roams):
        yield f"{character.id} needs the card {LOCATION_IDS[location]}"


def _actor_faults(saved: Saved) -> Iterator[str]:
    """TR-PLACE-07: who acts is a placed character of the seat that is asked."""
    seat, open = next(((seat, open) for seat, open in enumerate(saved.asked) if open), (0, None))
    kind = open.kind if open else ""
    acting = saved.phase == "placement" and kind not in ("place", "place-again")
    if acting != bool(saved.actor):
        yield f"actor: {'one' if acting else 'none'}"
    if not acting:
        if saved.points:
            yield "points: 0"
        return
    slots_of = {each.id: each.at for each in saved.workshops[seat].characters}
    at = slots_of.get(saved.actor, "home")
    if at in ("home", "inn") or (at.endswith("-stage") and kind != "borrow"):
        yield f"actor: a placed character of seat {seat}"
