"""MP-09 to 14: before the assignments each player may learn a power."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Decline
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.powers import slots
from sleight.games.trickerion.modules.powers.choices import LearnPower
from sleight.games.trickerion.modules.powers.events import PowerLearned
from sleight.games.trickerion.modules.powers.printed import cards_of, id_of, numbers_in
from sleight.games.trickerion.modules.powers.slots import HAND, ICONS, OPENS_AT
from sleight.games.trickerion.state.cells import ASSIGNING, COINS, FAME, SHARDS
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import DECLINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

SHOWN = "power-shown"
"""MP-29: the block of cells of the powers that each seat has ever learned, as bits by their number."""


class Learning(Effect):
    """MP-09, 22: every player is asked in initiative order."""

    def before_assignment(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """Whether a seat is asked follows from what everybody sees, never from the cards in its hand."""
        holds = position.cells[position.table.blocks[HAND] + seat] > 0
        return LearnOne(seat) if holds and slots.open_slots(position, seat) else None


class LearnOne(TrickerionQuestion):
    """MP-09 to 14: which power is learned at which slot, if any."""

    kind: ClassVar[str] = "learn-power"
    rule: ClassVar[str] = "MP-09"
    site: ClassVar[tuple[int, ...]] = (ASSIGNING,)
    window: ClassVar[str] = "before_assignment"
    asked_by: ClassVar[type[Effect] | None] = Learning
    between_steps: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("powers", "workshop")
    plain_answer: ClassVar[str] = "last"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        hand = numbers_in(position.cells[position.table.blocks[HAND] + self.seat])
        found: list[Choice] = [DECLINE]
        for power in hand:
            for slot in range(len(ICONS)):
                if _why_not_at(position, self.seat, power, slot) is None:
                    found.append(LearnPower(id_of(position.table, power), slot + 1))
        return found

    def is_forced(self, position: TrickerionPosition) -> bool:
        """MP-29: an answer by the engine would tell that there is nothing in hand to learn."""
        return False

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, LearnPower):
            return self.not_asked_now()
        power, slot = position.table.numbers_of[choice]
        if not position.cells[position.table.blocks[HAND] + self.seat] >> power & 1:
            return self._why_not_in_hand(position, power)
        return _why_not_at(position, self.seat, power, slot)

    def _why_not_in_hand(self, position: TrickerionPosition, power: int) -> Refusal:
        """MP-32: what is learned already is not learned a second time."""
        learned = power in [each for _, each in slots.held_above(position, self.seat, 0)]
        code, rule = ("power-learned", "MP-32") if learned else ("power-not-in-hand", "MP-06")
        return refuse(code, rule, power=id_of(position.table, power))

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, LearnPower):
            learn(position, self.seat, *position.table.numbers_of[choice])
        resume(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        return super().fits(position) and Learning().before_assignment(position, self.seat, 0) is not None


def missing_fame(position: TrickerionPosition, seat: int, power: int) -> int:
    """MP-13: the coins that replace the fame that is missing now."""
    threshold = position.table.threshold_of(cards_of(position.table.printed)[power].level)
    return max(0, threshold - position.cells[FAME + seat])


def _why_not_at(position: TrickerionPosition, seat: int, power: int, slot: int) -> Refusal | None:
    """MP-11 to 13: why a power in hand cannot be learned at a slot."""
    card = cards_of(position.table.printed)[power]
    if slot + 1 not in card.slots:
        valid = ", ".join([str(each) for each in card.slots])
        return refuse("power-elsewhere", "MP-11", power=card.id, slots=valid)
    if slot >= slots.open_slots(position, seat):
        shards = position.cells[SHARDS + seat]
        return refuse("power-slot-closed", "MP-12", slot=slot + 1, needed=OPENS_AT[slot], shards=shards)
    missing, coins = missing_fame(position, seat, power), position.cells[COINS + seat]
    if missing > coins:
        return refuse("fame-missing", "MP-13", missing=missing, coins=coins)
    return None


def learn(position: TrickerionPosition, seat: int, power: int, slot: int) -> None:
    """MP-13, 14, 26: the old power goes back to hand, missing fame is paid, and the new one works at once."""
    cells, blocks = position.cells, position.table.blocks
    for lying, old in slots.held_above(position, seat, slot):
        if lying == slot:
            slots.give_back(position, seat, slot, old)
    missing = missing_fame(position, seat, power)
    cells[COINS + seat] -= missing
    cells[blocks[HAND] + seat] &= ~(1 << power)
    cells[blocks[SHOWN] + seat] |= 1 << power
    cells[slots.first_slot(position, seat) + slot] = power + 1
    position.tell(PowerLearned(seat, id_of(position.table, power), slot + 1, missing))
    active.renew(position)
