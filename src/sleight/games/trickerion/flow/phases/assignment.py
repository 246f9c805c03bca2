"""ASSIGN: everybody plans at once, sealed until all are in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import Rest, Send
from sleight.games.trickerion.effects.plans import cards_left, cards_under, lay, sendable
from sleight.games.trickerion.events import CharacterPlanned, PlanConfirmed, PlanTakenBack
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.phases import placement
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.printed.ids import (
    CHARACTER_IDS,
    CHARACTERS,
    LOCATION_IDS,
    MAGICIAN,
    SPECIAL,
    WORKSHOP,
)
from sleight.games.trickerion.state import reasons, universe
from sleight.games.trickerion.state.cells import (
    ASSIGNING,
    CARDS,
    CONFIRMED,
    DISCS,
    HANDS,
    INN,
    PLACING,
    PLANNED,
    REPLANS,
    RESERVE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


def begin(position: TrickerionPosition) -> None:
    """TR-ASSIGN-01: every seat has its own open question."""
    BEFORE_ASSIGNMENT.open(position, position.order[0])


def _ask_all(position: TrickerionPosition, _seat: int, _about: int) -> None:
    position.stacks, position.waiting = position.table.questions.assign


BEFORE_ASSIGNMENT: Final = resume.Window("before_assignment", _ask_all)


def next_character(position: TrickerionPosition, seat: int, after: int) -> int:
    """The next character of the team after one, or CHARACTERS if all are decided on."""
    first = DISCS + CHARACTERS * seat
    for character in range(after + 1, CHARACTERS):
        if position.cells[first + character] not in (RESERVE, INN):
            return character
    return CHARACTERS


def _binds_to(position: TrickerionPosition, card: int) -> int:
    """TR-PLACE-04, TR-SAR-29: the location to which a card binds its character, or -1 if to none."""
    if card >= SPECIAL and position.table.specials[card - SPECIAL].roams:
        return -1
    return position.table.assignment_locations[card] if card >= 0 else -1


_PLANNING: Final = (Send, Rest)


class PlanCharacter(TrickerionQuestion):
    """TR-ASSIGN-01, 05: a card for the next character, or none."""

    kind: ClassVar[str] = "assign"
    rule: ClassVar[str] = "TR-ASSIGN-01"
    site: ClassVar[tuple[int, ...]] = (ASSIGNING,)
    between_steps: ClassVar[bool] = True
    together: ClassVar[bool] = True
    opens_turn: ClassVar[bool] = True

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return sendable(position, self.seat, position.cells[PLANNED + self.seat])

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, _PLANNING):
            return self.not_asked_now()
        move = position.table.numbers_of[choice]
        character = position.cells[PLANNED + self.seat]
        if move[0] != character:
            return reasons.refuse("another-character", "TR-ASSIGN-02", character=CHARACTER_IDS[character])
        if len(move) > 1 and not cards_left(position, self.seat, move[1]):
            return reasons.refuse("no-card-left", "TR-ASSIGN-09", card=position.table.assignment_ids[move[1]])
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        seat, move = self.seat, position.table.numbers_of[choice]
        card = ""
        if len(move) > 1:
            lay(position, seat, move[0], move[1])
            card = position.table.assignment_ids[move[1]]
        position.tell(CharacterPlanned(seat, CHARACTER_IDS[move[0]], card))
        position.cells[PLANNED + seat] = next_character(position, seat, move[0])
        if position.cells[PLANNED + seat] == CHARACTERS:
            position.ask_instead(position.table.questions.confirm[seat])

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-WS-03, TR-TH-06: more characters than the location can take from one player."""
        move = position.table.numbers_of[choice]
        if len(move) < 2:
            return []
        location = _binds_to(position, move[1])
        sent = [_binds_to(position, card - 1) for card in cards_under(position, self.seat)]
        with_magician = move[0] == MAGICIAN or sent[MAGICIAN] == location
        if location >= 0 and sent.count(location) >= placement.most_slots(position, location, with_magician):
            rule = "TR-WS-03" if location == WORKSHOP else "TR-PLACE-12"
            return [reasons.caution("no-slot-left", rule, card=LOCATION_IDS[location])]
        return []

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": CHARACTER_IDS[position.cells[PLANNED + self.seat]]}


class ConfirmPlan(OneOf):
    """TR-ASSIGN-08: the one point at which a plan becomes final."""

    kind: ClassVar[str] = "confirm"
    rule: ClassVar[str] = "TR-ASSIGN-08"
    site: ClassVar[tuple[int, ...]] = (ASSIGNING,)
    between_steps: ClassVar[bool] = True
    together: ClassVar[bool] = True
    answers: ClassVar[tuple[Choice, ...]] = (universe.CONFIRM,)
    plain_answer: ClassVar[str] = "last"

    def is_forced(self, position: TrickerionPosition) -> bool:
        """The seat may still take its plan back, so nobody confirms it for the seat."""
        return False

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        """TR-ASSIGN-07: the phase ends when every plan is in."""
        position.cells[PLANNED + self.seat] = CONFIRMED
        position.tell(PlanConfirmed(self.seat))
        position.close(self.seat)
        if not position.waiting:
            resume.begin(position, PLACING)


def may_replan(position: TrickerionPosition, seat: int) -> bool:
    """TR-ASSIGN-08: there is a plan, it is not final, and it was not taken back too often."""
    cells = position.cells
    return (
        position.phase == ASSIGNING
        and 0 < cells[PLANNED + seat] < CONFIRMED
        and cells[REPLANS + seat] < position.table.edition.take_backs
    )


def replan(position: TrickerionPosition, seat: int) -> None:
    """TR-ASSIGN-08: all cards go back to hand and the seat plans anew."""
    first = CARDS + CHARACTERS * seat
    for card in cards_under(position, seat):
        if card > SPECIAL:
            position.cells[HANDS + seat] |= 1 << card - 1 - SPECIAL
    position.cells[first : first + CHARACTERS] = [0] * CHARACTERS
    position.cells[PLANNED + seat] = 0
    position.cells[REPLANS + seat] += 1
    position.ask_instead(position.table.questions.plan[seat])
    position.tell(PlanTakenBack(seat))
