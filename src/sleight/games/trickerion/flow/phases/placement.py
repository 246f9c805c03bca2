"""PLACE, AP: characters are placed one at a time, and each acts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion import events as told
from sleight.games.trickerion.choices import Decline, Finish, Idle, Place
from sleight.games.trickerion.effects import active, plans, points, spending
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.phases import declaring
from sleight.games.trickerion.flow.questions.own_turn import OwnTurn, at_any_time
from sleight.games.trickerion.printed.ids import (
    CHARACTER_IDS,
    CHARACTERS,
    FIRST_APPRENTICE,
    LOCATION_IDS,
    MAGICIAN,
    MANAGER,
    MARKET_ROW,
    SLOTS_A_DAY,
    SPECIAL,
    SYMBOLS,
    THEATER,
    WORKSHOP,
)
from sleight.games.trickerion.state import reasons, slots, universe
from sleight.games.trickerion.state.cells import (
    ARMED_BONUS,
    CARD_STATE,
    CARDS,
    COINS,
    DRAWN,
    NO_BONUS,
    PENDING,
    PERFORMING,
    PLACED_THIS_TURN,
    PLANNED,
    PRESENT,
    READY,
    REPLANS,
    SEALED,
    SHARDS,
    SHOWN,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


def begin(position: TrickerionPosition) -> None:
    """TR-PLACE-01, TR-PROR-25: all cards are revealed, or stay sealed, and the first player is asked."""
    cells = position.cells
    for seat in range(position.table.seats):
        first = CARDS + CHARACTERS * seat
        pending = 0
        for character, card in enumerate(cells[first : first + CHARACTERS]):
            if card:
                pending |= 1 << character
        cells[PENDING + seat] = pending
        cells[PLANNED + seat] = cells[REPLANS + seat] = 0
    if plans.sealing(position):
        cells[SEALED] = 1
        position.tell(told.PlansSealed())
    else:
        plans.reveal(position)
    _ask_from(position, 0)


def _ask_from(position: TrickerionPosition, place: int) -> None:
    """TR-PLACE-02, 11, 17: the next player with a character to handle; without any the phase ends."""
    seats, order = position.table.seats, position.order
    for later in range(place, place + seats):
        seat = order[later % seats]
        if position.cells[PENDING + seat]:
            BEFORE_PLACEMENT.open(position, seat)
            return
    resume.begin(position, PERFORMING)


def _ask_to_place(position: TrickerionPosition, seat: int, _about: int) -> None:
    """TR-PROR-14: the next character, or a second one in the same turn."""
    asked = position.table.questions
    position.ask_alone((asked.place_again if position.cells[PLACED_THIS_TURN] else asked.place)[seat])


BEFORE_PLACEMENT: Final = resume.Window("before_placement", _ask_to_place, alone=True)


def end_turn(position: TrickerionPosition, seat: int) -> None:
    """TR-PLACE-07, T1-ALLEY-08: the character has done all that it does; its player may have more to do."""
    if _leave(position, seat):
        return
    if position.table.anytime and at_any_time(position, seat):
        position.cells[PLACED_THIS_TURN] = 0
        position.ask_only(TurnOver(seat))
    else:
        _pass_on(position, seat)


def stop(position: TrickerionPosition, seat: int) -> None:
    """TR-AP-10: the player wants to do no more with this character."""
    if not _leave(position, seat):
        _pass_on(position, seat)


def _leave(position: TrickerionPosition, seat: int) -> bool:
    """The character acts no more; True if the same player's turn goes on with another one (TR-PROR-14)."""
    cells = position.cells
    position.actor = -1
    position.points = 0
    cells[CARD_STATE] = NO_BONUS
    cells[DRAWN] = 0
    active.refresh(position)
    cells[PLACED_THIS_TURN] += 1
    if (
        position.active.placements_a_turn
        and cells[PENDING + seat]
        and cells[PLACED_THIS_TURN] < placements_a_turn(position)
    ):
        BEFORE_PLACEMENT.open(position, seat)
        return True
    return False


class TurnOver(OwnTurn):
    """T1-ALLEY-08: the last character of a turn has acted, and something may still be done."""

    kind: ClassVar[str] = "turn-over"
    rule: ClassVar[str] = "T1-ALLEY-08"
    shows: ClassVar[tuple[str, ...]] = ("decks", "workshop")
    plain_answer: ClassVar[str] = "last"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [*at_any_time(position, self.seat), universe.FINISH]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Finish) else super().why_not(position, choice)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Finish):
            _pass_on(position, self.seat)
        else:
            super().answer(position, choice)

    def fits(self, position: TrickerionPosition) -> bool:
        return super().fits(position) and bool(at_any_time(position, self.seat))


def _pass_on(position: TrickerionPosition, seat: int) -> None:
    position.cells[PLACED_THIS_TURN] = 0
    _ask_from(position, position.order.index(seat) + 1)


def placements_a_turn(position: TrickerionPosition) -> int:
    """TR-PLACE-02, TR-PROR-14: how many characters a player may place in one turn."""
    placements = 1
    for effect in position.active.placements_a_turn:
        placements = effect.placements_a_turn(position, placements)
    return placements


def most_slots(position: TrickerionPosition, location: int, with_magician: bool) -> int:
    """TR-TH-06, 09, TR-WS-03: how many of one player a location can take; the stage is for magicians."""
    if location == THEATER:
        return SLOTS_A_DAY if with_magician else SLOTS_A_DAY - 1
    return position.table.open_slots[location].bit_count()


_HANDLING: Final = (Place, Idle)


class PlaceCharacter(OwnTurn):
    """TR-PLACE-03, 08, 10: which character goes to which slot, or is made idle."""

    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "TR-PLACE-02"
    opens_turn: ClassVar[bool] = True

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        found: list[Choice] = []
        for character in plans.MEMBERS[position.cells[PENDING + self.seat]]:
            found += _offered(position, self.seat, character)
        return found + at_any_time(position, self.seat) if position.table.anytime else found

    def is_forced(self, position: TrickerionPosition) -> bool:
        """TR-PROR-25: a player who is not asked would tell that a sealed card leads to a full location."""
        return not position.cells[SEALED]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, _HANDLING):
            return super().why_not(position, choice)
        move = position.table.numbers_of[choice]
        if not position.cells[PENDING + self.seat] >> move[0] & 1:
            return reasons.refuse("not-to-handle", "TR-PLACE-03", character=choice.character)
        if len(move) == 1:
            return None
        location = slots.location_of(move[1])
        if location not in plans.reach(position, self.seat, move[0]):
            card = position.table.assignment_ids[plans.card_under(position, self.seat, move[0])]
            return reasons.refuse("elsewhere", "TR-PLACE-04", character=choice.character, card=card)
        if slots.is_stage(move[1]) and move[0] != MAGICIAN:
            return reasons.refuse("magicians-only", "TR-TH-09", character=choice.character)
        return slots.refusal(position, self.seat, location, move[1])

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if not isinstance(choice, _HANDLING):
            super().answer(position, choice)
            return
        move = position.table.numbers_of[choice]
        position.cells[PENDING + self.seat] &= ~(1 << move[0])
        if len(move) == 1:
            # TR-PLACE-09, TR-PROR-14: this uses the turn.
            full = _full_location(position, self.seat, move[0])
            position.tell(told.CharacterIdled(self.seat, CHARACTER_IDS[move[0]], full))
            _pass_on(position, self.seat)
        else:
            put(position, self.seat, move[0], move[1])

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        if not isinstance(choice, Place):
            return super().warnings(position, choice)
        move = position.table.numbers_of[choice]
        found = []
        if slots.is_stage(move[1]) and not _will_have_marker(position, self.seat, move[1]):
            found.append(reasons.caution("nothing-to-perform", "TR-PERF-07"))
        if not _can_act(position, self.seat, *move):
            character, slot = CHARACTER_IDS[move[0]], position.table.slot_ids[move[1]]
            found.append(reasons.caution("no-points-there", "TR-AP-13", character=character, slot=slot))
        due = plans.wages_due(position, self.seat, more=position.table.wages[move[0]])
        coins = position.cells[COINS + self.seat] - slots.toll(position, self.seat, move[1])
        if position.table.wages[move[0]] and due > coins:
            found.append(reasons.caution("wages-missing", "TR-END-09", due=due, coins=coins))
        return found


def _will_have_marker(position: TrickerionPosition, seat: int, slot: int) -> bool:
    """TR-PERF-04, TR-TH-12: an own marker lies in the theater, or somebody is still to bring one there.

    That may be the magician, if there is something to do on the stage (MP-43).
    """
    cells, own = position.cells, 15 << SYMBOLS * seat
    if any(present & own for present in cells[PRESENT : PRESENT + len(position.stage)]):
        return True
    others = cells[PENDING + seat] & ~(1 << MAGICIAN)
    ready = any(cells[READY + SYMBOLS * seat : READY + SYMBOLS * (seat + 1)])
    if ready and points.free_actions(position, seat, MAGICIAN, slot):
        return True
    return plans.bound_for(position, seat, THEATER, others) and (
        ready or plans.bound_for(position, seat, WORKSHOP, others)
    )


def _can_act(position: TrickerionPosition, seat: int, character: int, slot: int) -> bool:
    """TR-AP-13: a character has a point on a slot, or may have one; specialists also serve without any."""
    if slots.is_stage(slot) or MANAGER <= character < FIRST_APPRENTICE:
        return True
    if points.reachable(position, seat, character, slot) > 0:
        return True
    location, card = slots.location_of(slot), plans.card_under(position, seat, character)
    if plans.borrowable(position, seat, character) or points.acts_freely(position, seat, character, slot):
        return True
    if card >= SPECIAL and position.table.assignment_locations[card] == location:
        return True
    return position.cells[SHARDS + seat] > 0 and points.may_enhance(position, seat, location)


class PlaceAgain(PlaceCharacter):
    """TR-PROR-14: a second character in the same turn, or none."""

    kind: ClassVar[str] = "place-again"
    rule: ClassVar[str] = "TR-PROR-14"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [*super().choices(position), universe.DECLINE]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Decline) else super().why_not(position, choice)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Decline):
            _pass_on(position, self.seat)
        else:
            super().answer(position, choice)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        return [] if isinstance(choice, Decline) else super().warnings(position, choice)


def _offered(position: TrickerionPosition, seat: int, character: int) -> Sequence[Choice]:
    """TR-PLACE-04, 05, 08: where a character may be placed, and making it idle."""
    table = position.table
    location = table.assignment_locations[position.cells[CARDS + CHARACTERS * seat + character] - 1]
    if location in table.roaming_from and len(plans.reach(position, seat, character)) > 1:
        return _places_anywhere(position, seat, character)
    return table.places(character, location, slots.free(position, seat, location))


def _full_location(position: TrickerionPosition, seat: int, character: int) -> str:
    """TR-PLACE-12, TR-PROR-25: the location of an open card that has no slot for its character, or ``."""
    open_card = position.cells[SHOWN + seat] >> character & 1
    if not open_card or len(_offered(position, seat, character)) > 1:
        return ""
    return LOCATION_IDS[position.table.assignment_locations[plans.card_under(position, seat, character)]]


def _places_anywhere(position: TrickerionPosition, seat: int, character: int) -> Sequence[Choice]:
    """TR-PLACE-05, 08, TR-SAR-29: the free slots of all locations, and making the character idle."""
    table = position.table
    found: list[Choice] = []
    for location in table.locations:
        found += table.places(character, location, slots.free(position, seat, location))[:-1]
    return [*found, table.universe.idle[character]]


def put(position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
    """TR-PLACE-05, TR-TH-05, TR-PROR-23: the toll is paid, the disc takes its slot, and its card is used."""
    _turn_up(position, seat, character)
    if position.active.toll:
        _pay_toll(position, seat, slot)
    slots.occupy(position, seat, character, slot)
    position.tell(told.CharacterPlaced(seat, CHARACTER_IDS[character], position.table.slot_ids[slot]))
    for effect in position.active.placed:
        effect.placed(position, seat, character, slot)
    declaring.begin(position, seat, character, slot)


def _pay_toll(position: TrickerionPosition, seat: int, slot: int) -> None:
    """TR-PROR-23, TR-SAR-48: what the slot costs; at the market row somebody may share in it."""
    toll = slots.toll(position, seat, slot)
    if toll:
        position.cells[COINS + seat] -= toll
        position.tell(told.TollPaid(seat, position.table.slot_ids[slot], toll))
        if slots.location_of(slot) == MARKET_ROW:
            spending.share_out(position, seat, toll)


def _turn_up(position: TrickerionPosition, seat: int, character: int) -> None:
    """TR-PROR-25, TR-SA-12: a sealed card is shown now; a special one counts as used."""
    card = plans.card_under(position, seat, character)
    if not position.cells[SHOWN + seat] >> character & 1:
        position.cells[SHOWN + seat] |= 1 << character
        name = position.table.assignment_ids[card]
        position.tell(told.CardTurnedUp(seat, CHARACTER_IDS[character], name))
    if card >= SPECIAL:
        position.used = (*position.used, card - SPECIAL)


def go_on(position: TrickerionPosition, seat: int) -> None:
    """TR-AP-07 to 10, 15, MP-43: the character acts while it has points, or something that needs none."""
    cells = position.cells
    if cells[CARD_STATE] == ARMED_BONUS:
        cells[CARD_STATE] = NO_BONUS
        active.refresh(position)
    spent = position.points <= 0 and cells[CARD_STATE] == NO_BONUS
    if spent and not _acts_freely(position, seat):
        end_turn(position, seat)
        return
    BEFORE_ACTION.open(position, seat)


def _acts_freely(position: TrickerionPosition, seat: int) -> bool:
    """MP-43: the character can do something that takes no points."""
    if not position.active.free_actions and not position.active.acts_freely:
        return False
    return points.acts_freely(position, seat, position.actor, points.slot_under(position, seat))


def _ask_to_act(position: TrickerionPosition, seat: int, _about: int) -> None:
    location = slots.location_of(points.slot_under(position, seat))
    position.ask_alone(position.table.questions.act[seat][location])


BEFORE_ACTION: Final = resume.Window("before_action", _ask_to_act, alone=True)
