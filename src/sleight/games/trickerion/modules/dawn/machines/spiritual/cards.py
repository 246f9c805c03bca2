"""DT-SPIR-03 to 06: level 2, the assignment cards of characters that are still to be handled.

Which characters are concerned everybody sees; while cards lie face down (TR-PROR-25) nothing else, so that no
question holds a card in its numbers, and none is answered unasked because of what a hand holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import trait
from sleight.games.trickerion.choices import Send
from sleight.games.trickerion.effects import plans
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.modules.dawn.choices import ChangeCard, SwapCard
from sleight.games.trickerion.modules.dawn.events import CardReplaced, CardsSwapped
from sleight.games.trickerion.modules.dawn.machine import DefaultMachine
from sleight.games.trickerion.modules.dawn.window import MachineRoom, go_on
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, CHARACTERS
from sleight.games.trickerion.state.cells import CARDS, PENDING, SEALED, SHOWN
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


class PlanChanger(DefaultMachine):
    """DT-SPIR-03: two cards are swapped, or one is replaced from hand."""

    ids: ClassVar[tuple[str, ...]] = ("spiritual-2",)

    def serves(self, position: TrickerionPosition) -> bool:
        return _can_change(position, self.seat)

    def work(self, position: TrickerionPosition) -> Ask:
        return WhoseCard(self.seat)


def _at_work(position: TrickerionPosition, seat: int) -> bool:
    """The machine of a seat was used this round."""
    used = position.cells[position.table.blocks[slots.USED] + seat]
    machines = [each for each in position.active.effects if isinstance(each, PlanChanger)]
    return any(each.seat == seat and used >> each.slot & 1 for each in machines)


def _waiting(position: TrickerionPosition, seat: int) -> tuple[int, ...]:
    """DT-SPIR-04, 05: whose card can change: those that are still to be handled."""
    return plans.MEMBERS[position.cells[PENDING + seat]]


def _can_change(position: TrickerionPosition, seat: int) -> bool:
    """There are two cards to swap, or there is one in hand; how many are there everybody can count."""
    waiting = _waiting(position, seat)
    return len(waiting) > 1 or any(plans.sendable(position, seat, each)[:-1] for each in waiting)


@trait
class ChangesPlan(TrickerionQuestion):
    """A step of the change."""

    rule: ClassVar[str] = "DT-SPIR-03"
    window: ClassVar[str] = "before_placement"
    asked_by: ClassVar[type[Effect] | None] = MachineRoom
    acts: ClassVar[bool] = False
    shows: ClassVar[tuple[str, ...]] = ("machines", "workshop")
    plain_answer: ClassVar[str] = "last"

    def fits(self, position: TrickerionPosition) -> bool:
        at_work = _at_work(position, self.seat) and _can_change(position, self.seat)
        return at_work and super().fits(position)


class WhoseCard(Picks, ChangesPlan):
    """DT-SPIR-03 to 05: the card of which character changes."""

    kind: ClassVar[str] = "change-card"
    picks: ClassVar[type[Choice]] = ChangeCard

    def offered(self, position: TrickerionPosition) -> tuple[int, ...]:
        return _waiting(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return refuse("not-to-handle", "DT-SPIR-04", character=CHARACTER_IDS[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.ask_only(WhichCard(self.seat, number))


class WhichCard(ChangesPlan):
    """DT-SPIR-03: a card from hand for a character, or that of another one."""

    kind: ClassVar[str] = "which-card"
    speaks_of: ClassVar[tuple[str, ...]] = ("character",)

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character = character

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        *cards, _rest = plans.sendable(position, self.seat, self.character)
        swaps = position.table.universe.by_number[SwapCard]
        return [*cards, *(swaps[other] for other in self._others(position))]

    def _others(self, position: TrickerionPosition) -> list[int]:
        return [each for each in _waiting(position, self.seat) if each != self.character]

    def is_forced(self, position: TrickerionPosition) -> bool:
        """TR-PROR-25: a player who is not asked would tell what the own hand holds."""
        return not position.cells[SEALED]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, SwapCard):
            (other,) = position.table.numbers_of[choice]
            if other in self._others(position):
                return None
            return refuse("no-card-to-swap", "DT-SPIR-04", character=choice.character)
        if not isinstance(choice, Send):
            return self.not_asked_now()
        character, card = position.table.numbers_of[choice]
        if character != self.character:
            return refuse("other-card-changes", "DT-SPIR-03", character=CHARACTER_IDS[self.character])
        if not plans.cards_left(position, self.seat, card):
            return refuse("no-card-left", "DT-SPIR-03", card=position.table.assignment_ids[card])
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        number = position.table.numbers_of[choice][-1]
        if isinstance(choice, Send):
            _replace(position, self.seat, self.character, number)
        else:
            _swap(position, self.seat, self.character, number)
        go_on(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        return self.character in _waiting(position, self.seat) and super().fits(position)


def _replace(position: TrickerionPosition, seat: int, character: int, card: int) -> None:
    """DT-SPIR-06: the card that is taken back is unused; the new one lies face up, or face down if all do."""
    cells, names, bit = position.cells, position.table.assignment_ids, 1 << character
    back = plans.card_under(position, seat, character)
    plans.take_back(position, seat, character)
    plans.lay(position, seat, character, card)
    sealed = cells[SEALED] > 0
    cells[SHOWN + seat] = cells[SHOWN + seat] & ~bit if sealed else cells[SHOWN + seat] | bit
    position.tell(CardReplaced(seat, CHARACTER_IDS[character], names[card], names[back], sealed))


def _swap(position: TrickerionPosition, seat: int, one: int, other: int) -> None:
    """DT-SPIR-03, 06: both cards go over as they lie."""
    cells, first = position.cells, CARDS + CHARACTERS * seat
    cells[first + one], cells[first + other] = cells[first + other], cells[first + one]
    both = 1 << one | 1 << other
    if (cells[SHOWN + seat] & both).bit_count() == 1:
        cells[SHOWN + seat] ^= both
    position.tell(CardsSwapped(seat, CHARACTER_IDS[one], CHARACTER_IDS[other]))
