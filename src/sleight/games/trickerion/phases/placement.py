"""PLACE, AP: characters are placed one at a time, and each acts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import slots
from sleight.games.trickerion.cells import (
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    COINS,
    DISCS,
    FIRST_SLOT,
    LOCATION_IDS,
    PENDING,
    PLACING,
    PLANNED,
    PRESENT,
    REPLANS,
    SHARDS,
    SLOTS_A_DAY,
    SYMBOLS,
    THEATER,
)
from sleight.games.trickerion.choices import Enhance, Idle, Place, Plain
from sleight.games.trickerion.events import (
    Assignment,
    CharacterEnhanced,
    CharacterIdled,
    CharacterPlaced,
    PlansRevealed,
)
from sleight.games.trickerion.phases import performance
from sleight.games.trickerion.question import TrickerionQuestion, caution, refuse
from sleight.games.trickerion.universe import ENHANCE, PLAIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.position import TrickerionPosition

_ENHANCE_OR_NOT = (ENHANCE, PLAIN)
_MEMBERS = tuple(
    tuple(character for character in range(CHARACTERS) if mask >> character & 1)
    for mask in range(1 << CHARACTERS)
)


def begin(position: TrickerionPosition) -> None:
    """TR-PLACE-01: all assigned cards are revealed at once, and the first player handles a character."""
    position.phase = PLACING
    cells = position.cells
    revealed: list[Assignment] = []
    for seat in range(position.table.seats):
        first = CARDS + CHARACTERS * seat
        pending = 0
        for character, card in enumerate(cells[first : first + CHARACTERS]):
            if card:
                pending |= 1 << character
                revealed.append(Assignment(seat, CHARACTER_IDS[character], LOCATION_IDS[card - 1]))
        cells[PENDING + seat] = pending
        cells[PLANNED + seat] = cells[REPLANS + seat] = 0
    position.tell(PlansRevealed(tuple(revealed)))
    _ask_from(position, 0)


def _ask_from(position: TrickerionPosition, place: int) -> None:
    """TR-PLACE-02, 11, 17: the next player with a character to handle; without any the phase ends."""
    seats, order = position.table.seats, position.order
    for later in range(place, place + seats):
        seat = order[later % seats]
        if position.cells[PENDING + seat]:
            position.ask_alone(position.table.turns.place[seat])
            return
    performance.begin(position)


def end_turn(position: TrickerionPosition, seat: int) -> None:
    """TR-PLACE-07: the character has done all that it does; the next player's turn."""
    position.actor = -1
    position.points = 0
    _ask_from(position, position.order.index(seat) + 1)


def most_slots(position: TrickerionPosition, location: int, with_magician: bool) -> int:
    """TR-TH-06, 09, TR-WS-03: how many of one player a location can take; the stage is for magicians."""
    if location == THEATER:
        return SLOTS_A_DAY if with_magician else SLOTS_A_DAY - 1
    return position.table.open_slots[location].bit_count()


class PlaceCharacter(TrickerionQuestion):
    """TR-PLACE-03, 08, 10: which character goes to which slot, or is made idle."""

    __slots__ = ()
    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "TR-PLACE-02"
    between_steps: ClassVar[bool] = True

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        cells, table, seat = position.cells, position.table, self.seat
        first = CARDS + CHARACTERS * seat
        found: list[Choice] = []
        for character in _MEMBERS[cells[PENDING + seat]]:
            location = cells[first + character] - 1
            found += table.places(character, location, slots.free(position, seat, location))
        return found

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Place | Idle):
            return self.not_asked_now()
        move = position.table.moves[choice]
        if not position.cells[PENDING + self.seat] >> move[0] & 1:
            return refuse("not-to-handle", "TR-PLACE-03", character=choice.character)
        if len(move) == 1:
            return None
        location = position.cells[CARDS + CHARACTERS * self.seat + move[0]] - 1
        if slots.location_of(move[1]) != location:
            return refuse("elsewhere", "TR-PLACE-04", character=choice.character, card=LOCATION_IDS[location])
        return slots.refusal(position, self.seat, location, move[1])

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        move = position.table.moves[choice]
        position.cells[PENDING + self.seat] &= ~(1 << move[0])
        if len(move) == 1:
            # TR-PLACE-09: this uses the turn.
            position.tell(CharacterIdled(self.seat, CHARACTER_IDS[move[0]]))
            end_turn(position, self.seat)
        else:
            put(position, self.seat, move[0], move[1])

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        move = position.table.moves[choice]
        if len(move) == 1:
            return []
        found = []
        if slots.is_stage(move[1]) and not _has_marker(position, self.seat):
            found.append(caution("nothing-to-perform", "TR-PERF-07"))
        due = wages_due(position, self.seat) + position.table.wages[move[0]]
        if position.table.wages[move[0]] and due > position.cells[COINS + self.seat]:
            found.append(
                caution("wages-missing", "TR-END-09", due=due, coins=position.cells[COINS + self.seat])
            )
        return found


def _has_marker(position: TrickerionPosition, seat: int) -> bool:
    own = 15 << SYMBOLS * seat
    return any(present & own for present in position.cells[PRESENT : PRESENT + len(position.stage)])


def wages_due(position: TrickerionPosition, seat: int) -> int:
    """TR-END-02 to 07: the wages of the characters that have been placed."""
    first = DISCS + CHARACTERS * seat
    discs = position.cells[first : first + CHARACTERS]
    return sum(wage for disc, wage in zip(discs, position.table.wages, strict=True) if disc >= FIRST_SLOT)


def put(position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
    """TR-PLACE-05, TR-TH-05, 25: the disc takes its slot; on the stage nothing follows."""
    slots.occupy(position, seat, character, slot)
    position.tell(CharacterPlaced(seat, CHARACTER_IDS[character], position.table.slot_ids[slot]))
    if slots.is_stage(slot):
        end_turn(position, seat)
        return
    position.actor = character
    position.points = points_for(position, seat, character, slot)
    location = slots.location_of(slot)
    if position.cells[SHARDS + seat] and may_enhance(position, seat, location):
        position.ask_alone(position.table.turns.enhance[seat])
    else:
        go_on(position, seat)


def points_for(position: TrickerionPosition, seat: int, character: int, slot: int) -> int:
    """TR-AP-01, 02, 06: the base of the character and the modifier of the slot; it may be below 0 so far."""
    points = position.table.base_points[character]
    for effect in position.effects:
        points = effect.base_points(position, seat, character, points)
    return points + position.table.modifiers[slot]


def may_enhance(position: TrickerionPosition, seat: int, location: int) -> bool:
    """TR-AP-03, TR-TH-08: a shard may be spent anywhere except in the theater."""
    allowed = location != THEATER
    for effect in position.effects:
        allowed = effect.may_enhance(position, seat, location, allowed)
    return allowed


def enhancement(position: TrickerionPosition, seat: int) -> int:
    """TR-AP-03: the points that a shard adds."""
    points = position.table.edition.enhancement
    for effect in position.effects:
        points = effect.enhancement(position, seat, points)
    return points


def go_on(position: TrickerionPosition, seat: int) -> None:
    """TR-AP-07 to 10: the character acts as long as it has points."""
    if position.points <= 0:
        end_turn(position, seat)
        return
    disc = position.cells[DISCS + CHARACTERS * seat + position.actor]
    location = slots.location_of(disc - FIRST_SLOT)
    position.ask_alone(position.table.turns.act[seat][location])


class EnhanceCharacter(TrickerionQuestion):
    """TR-AP-03, 04, 11: one shard for points, before the first action."""

    __slots__ = ()
    kind: ClassVar[str] = "enhance"
    rule: ClassVar[str] = "TR-AP-03"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return _ENHANCE_OR_NOT

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Enhance | Plain) else self.not_asked_now()

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Enhance):
            points = enhancement(position, self.seat)
            position.cells[SHARDS + self.seat] -= 1
            position.points += points
            position.tell(CharacterEnhanced(self.seat, CHARACTER_IDS[position.actor], points))
        go_on(position, self.seat)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": CHARACTER_IDS[position.actor], "points": position.points}
