"""DT-SPIR-10 to 14: level 4, the bonus of the performed card once more.

It is offered once, before anything else that may be done after a performance; what makes the machine ready
only then lets it have its say again (DT-MEET-22).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Accept
from sleight.games.trickerion.effects.hooks import BEFORE_ALL
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.modules.dawn.machine import Machine
from sleight.games.trickerion.modules.dawn.questions import MachineQuestion
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state.cells import CONDUCTED, PERFORMING

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument
    from sleight.games.trickerion.state.position import TrickerionPosition


class BonusDoubler(Machine):
    """DT-SPIR-10, 12: after the own performance, and for nobody else's."""

    ids: ClassVar[tuple[str, ...]] = ("spiritual-4",)
    rank: ClassVar[int] = BEFORE_ALL

    def performance_paid(self, position: TrickerionPosition, performer: int, place: int) -> None:
        if performer == self.seat:
            position.cells[position.table.blocks[slots.PERFORMED]] = 1 + position.stage[place]

    def after_performance(self, position: TrickerionPosition, performer: int, own: int) -> Ask:
        cell = position.table.blocks[slots.PERFORMED]
        card = position.cells[cell] - 1
        if performer != self.seat or card < 0 or not self.is_ready(position):
            return None
        position.cells[cell] = 0
        several, performed = divmod(own, 1 << SYMBOLS)
        return DoubleBonus(performer, performed, several, card)

    def after_performances(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """DT-SPIR-10: what was not offered lapses."""
        position.cells[position.table.blocks[slots.PERFORMED]] = 0
        return None


class DoubleBonus(OneOf, MachineQuestion):
    """DT-SPIR-10, 11: whether the bonus that the card prints is received once more."""

    kind: ClassVar[str] = "double-bonus"
    rule: ClassVar[str] = "DT-SPIR-10"
    site: ClassVar[tuple[int, ...]] = (PERFORMING,)
    window: ClassVar[str] = "after_performance"
    machine: ClassVar[type[Machine]] = BonusDoubler
    between_steps: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("theater", "machines")

    def __init__(self, seat: int, performed: int, several: int, card: int) -> None:
        super().__init__(seat)
        self.performed = performed
        self.several = several
        """What the window is about: the own symbols performed, and those of several markers, as bits."""

        self.card = card

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        """DT-SPIR-13, DT-MEET-18: what is printed, as a payment of its own that nothing else doubles."""
        if isinstance(choice, Accept):
            machine = self.own(position)
            machine.use(position)
            machine.pay(position, *position.table.bonuses[self.card])
        resume(position, self.seat)

    def about(self) -> int:
        return self.performed | self.several << SYMBOLS

    def fits(self, position: TrickerionPosition) -> bool:
        """The card that was performed is still in the theater."""
        known = 1 << SYMBOLS
        if self.performed >= known or self.several >= known:
            return False
        conducted = position.cells[CONDUCTED] >> self.seat & 1
        return bool(conducted) and self.card in position.stage and super().fits(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        fame, coins, shards = position.table.bonuses[self.card]
        card = position.table.card_ids[self.card]
        return {**super().arguments(position), "card": card, "fame": fame, "coins": coins, "shards": shards}
