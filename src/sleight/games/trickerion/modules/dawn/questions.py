"""What the questions of machines have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import trait
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.modules.dawn.choices import UseMachine
from sleight.games.trickerion.modules.dawn.machine import Machine
from sleight.games.trickerion.modules.dawn.printed import SLOTS, machines_of
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.state.position import TrickerionPosition


@trait
class MachineQuestion(TrickerionQuestion):
    """Whether a machine of one kind is used; its owner is asked while it is ready."""

    machine: ClassVar[type[Machine]]

    def own(self, position: TrickerionPosition) -> Machine:
        """The machine that asks."""
        return self.machine.of(position, self.seat)[0]

    def fits(self, position: TrickerionPosition) -> bool:
        return bool(self.machine.of(position, self.seat)) and super().fits(position)

    def step(self, effects: Sequence[Effect]) -> int:
        """The window goes on behind the machine of this very seat."""
        own = [isinstance(effect, self.machine) and effect.seat == self.seat for effect in effects]
        return own.index(True) + 1 if True in own else len(own)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        machine = self.own(position)
        card = slots.own_card(position, machine.seat, machine.slot)
        return {**super().arguments(position), "machine": card.id}


def not_ready(position: TrickerionPosition, number: int) -> Refusal:
    """DT-MACH-04, 05: why a machine cannot be used now."""
    machine = machines_of(position.table.printed)[number].id
    return refuse("machine-not-ready", "DT-MACH-04", machine=machine, slot=number % SLOTS + 1)


class PicksMachine(Picks):
    """One of one's own machines, or none."""

    may_decline: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("machines", "workshop")

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        """Choices of modules come after all others."""
        *machines, going_on = super().choices(position)
        return [going_on, *machines]


class UsesMachine(PicksMachine):
    """One of one's own machines to use, or none."""

    picks: ClassVar[type[Choice]] = UseMachine
    plain_answer: ClassVar[str] = "last"

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return not_ready(position, number)

    def fits(self, position: TrickerionPosition) -> bool:
        return bool(self.offered(position)) and super().fits(position)
