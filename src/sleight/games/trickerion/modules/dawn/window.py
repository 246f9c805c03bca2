"""DT-MACH-06, 10, 17: the window before a placement, in which a seat uses one machine after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.dawn.machine import DefaultMachine
from sleight.games.trickerion.modules.dawn.printed import SLOTS
from sleight.games.trickerion.modules.dawn.questions import UsesMachine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition


class MachineRoom(Effect):
    """All machines that are used in the default window, of all seats."""

    def __init__(self, machines: Sequence[DefaultMachine]) -> None:
        self.machines = machines

    def ready(self, position: TrickerionPosition, seat: int) -> list[DefaultMachine]:
        """Those that a seat can use now."""
        return [
            each
            for each in self.machines
            if each.seat == seat and each.is_ready(position) and each.serves(position)
        ]

    def before_placement(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """Nobody is asked who could use nothing."""
        return UseMachines(seat) if self.ready(position, seat) else None


def _ready(position: TrickerionPosition, seat: int) -> dict[int, DefaultMachine]:
    """The machines that a seat can use in the default window, by their numbers."""
    school = position.school_of(seat)
    rooms = [effect for effect in position.active.before_placement if isinstance(effect, MachineRoom)]
    return {SLOTS * school + each.slot: each for room in rooms for each in room.ready(position, seat)}


def go_on(position: TrickerionPosition, seat: int) -> None:
    """DT-MACH-17: a machine has done what it does; the seat may use another one."""
    if _ready(position, seat):
        position.ask_only(UseMachines(seat))
    else:
        resume(position, seat)


class UseMachines(UsesMachine):
    """DT-MACH-06, 17: one machine, or go on."""

    kind: ClassVar[str] = "use-machine"
    rule: ClassVar[str] = "DT-MACH-06"
    window: ClassVar[str] = "before_placement"
    asked_by: ClassVar[type[Effect] | None] = MachineRoom
    acts: ClassVar[bool] = False
    between_steps: ClassVar[bool] = True

    def offered(self, position: TrickerionPosition) -> list[int]:
        return list(_ready(position, self.seat))

    def picked(self, position: TrickerionPosition, number: int) -> None:
        machine = _ready(position, self.seat)[number]
        machine.use(position)
        question = machine.work(position)
        if question:
            position.ask_only(question)
        else:
            go_on(position, self.seat)
