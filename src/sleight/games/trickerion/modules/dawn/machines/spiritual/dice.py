"""DT-SPIR-07 to 09: level 3, a die is turned before the actions of a character Downtown."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Decline, SetDie
from sleight.games.trickerion.effects.points import slot_under
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.downtown import TurnDie
from sleight.games.trickerion.modules.dawn.machine import Machine
from sleight.games.trickerion.modules.dawn.questions import MachineQuestion
from sleight.games.trickerion.printed.ids import DICE_COUNT, DOWNTOWN
from sleight.games.trickerion.state.cells import DICE
from sleight.games.trickerion.state.slots import location_of
from sleight.games.trickerion.state.universe import DECLINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_TURNING = TurnDie()
"""DT-SPIR-08: no other limits than those of the action, whose points are not asked for."""


class DieTurner(Machine):
    """DT-SPIR-07: when the own character has been placed Downtown, before it acts."""

    ids: ClassVar[tuple[str, ...]] = ("spiritual-3",)

    def with_placement(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        here = seat == self.seat and location_of(slot_under(position, seat)) == DOWNTOWN
        return FirstTurnDie(seat) if here and self.is_ready(position) else None


class FirstTurnDie(MachineQuestion):
    """DT-SPIR-07, 08: one die and another face of it, or none."""

    kind: ClassVar[str] = "first-turn-die"
    rule: ClassVar[str] = "DT-SPIR-07"
    window: ClassVar[str] = "with_placement"
    machine: ClassVar[type[Machine]] = DieTurner
    shows: ClassVar[tuple[str, ...]] = ("downtown", "machines")
    plain_answer: ClassVar[str] = "last"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        cells, turned = position.cells, position.table.turned
        found = [choice for die in range(DICE_COUNT) for choice in turned[die][cells[DICE + die]]]
        return [*found, DECLINE]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, SetDie):
            return self.not_asked_now()
        return _TURNING.why_not(position, self.seat, position.table.numbers_of[choice])

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Decline):
            resume(position, self.seat)
        else:
            self.own(position).use(position)
            _TURNING.play(position, self.seat, position.table.numbers_of[choice])

    def fits(self, position: TrickerionPosition) -> bool:
        if not super().fits(position):
            return False
        return location_of(slot_under(position, self.seat)) == DOWNTOWN
