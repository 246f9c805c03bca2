"""OPTI: the Smoke Machine, with which a trick is prepared though components are missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.workshop import PREPARE_TRICK, PrepareTrick
from sleight.games.trickerion.modules.dawn.choices import PrepareWith
from sleight.games.trickerion.modules.dawn.machine import Machine
from sleight.games.trickerion.modules.dawn.printed import SLOTS, machines_of
from sleight.games.trickerion.modules.dawn.questions import not_ready
from sleight.games.trickerion.printed.ids import SCHOOL_IDS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.printed.structs import Printed
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_FIRST = SLOTS * SCHOOL_IDS.index("optical")
"""The number of the lowest of these machines."""

_SETS = range(1, 1 << SLOTS)
"""The sets of machines that can be used together, as bits by their slot."""

_SPARED = ((2,), (2,), (3,), (3, 3))
"""DT-OPTI-04 to 06, 08: for each piece that a level spares, of how many classes it may be: basic, advanced,
superior. The two of level 4 may be alike."""


class SmokeMachine(Machine):
    """DT-OPTI-01: it is used directly before its owner prepares a trick."""

    ids: ClassVar[tuple[str, ...]] = ("optical-1", "optical-2", "optical-3", "optical-4")

    def spares(self, position: TrickerionPosition) -> tuple[int, ...]:
        """The pieces that it spares, each as the types of which it may be, as bits."""
        classes = list(position.table.printed.board.components.values())
        types = [sum(len(each.types) for each in classes[:lowest]) for lowest in _SPARED[self.slot]]
        return tuple([(1 << count) - 1 for count in types])

    def variants(self, position: TrickerionPosition, seat: int, action: Action) -> Sequence[Action]:
        """DT-MEET-20: a preparation that a card improves is one too; the lowest machine speaks for all."""
        if self.slot == 0 and seat == self.seat and isinstance(action, PrepareTrick):
            return (PreparationInSmoke(action),)
        return ()


class PreparationInSmoke(Action):
    """DT-OPTI-01 to 03, 10: a preparation, ordinary or improved, for which a set of machines is used."""

    name: ClassVar[str] = "prepare"
    rule: ClassVar[str] = "DT-OPTI-01"
    kind: ClassVar[type[Choice]] = PrepareWith

    def __init__(self, preparation: PrepareTrick) -> None:
        self.preparation = preparation

    def move_cost(self, position: TrickerionPosition, seat: int, move: Move) -> int:
        return self.preparation.move_cost(position, seat, move[:1])

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        """Each trick with every set of machines that makes its preparation legal (DT-OPTI-03)."""
        ready = sum(1 << machine.slot for machine in SmokeMachine.of(position, seat))
        moves: list[Move] = []
        for chosen in _SETS if ready else ():
            if chosen & ready == chosen:
                legal: list[Choice] = []
                self._with(position, seat, chosen).offer(position, seat, legal)
                moves += [(*position.table.numbers_of[choice], chosen) for choice in legal]
        names = position.table.trick_ids
        found += [_choice(position.table.printed, names[trick], chosen) for trick, chosen in sorted(moves)]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        trick, chosen = move
        ready = [machine.slot for machine in SmokeMachine.of(position, seat)]
        for slot in range(SLOTS):
            if chosen >> slot & 1 and slot not in ready:
                return not_ready(position, _FIRST + slot)
        reason = self._with(position, seat, chosen).why_not(position, seat, (trick,))
        if reason and reason.code == "components-missing":
            return refuse("smoke-too-thin", "DT-OPTI-10", **reason.arguments)
        return reason

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        trick, chosen = move
        preparation = self._with(position, seat, chosen)
        for machine in _chosen(position, seat, chosen):
            machine.use(position)
        preparation.play(position, seat, (trick,))

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        return self.preparation.warnings(position, seat, move[:1])

    def _with(self, position: TrickerionPosition, seat: int, chosen: int) -> PrepareTrick:
        """DT-OPTI-04 to 06, 12: the preparation without the pieces that the machines spare."""
        machines = _chosen(position, seat, chosen)
        return type(self.preparation)(sum([each.spares(position) for each in machines], ()))


def _chosen(position: TrickerionPosition, seat: int, chosen: int) -> list[SmokeMachine]:
    return [machine for machine in SmokeMachine.of(position, seat) if chosen >> machine.slot & 1]


def _choice(printed: Printed, trick: str, chosen: int) -> PrepareWith:
    machines = [machines_of(printed)[_FIRST + slot].id for slot in range(SLOTS) if chosen >> slot & 1]
    return PrepareWith(trick, "+".join(machines))


def choices(printed: Printed) -> Iterator[tuple[Choice, Move]]:
    """DT-OPTI-10: every trick with every set of machines."""
    for number, trick in enumerate(printed.tricks):
        for chosen in _SETS:
            yield _choice(printed, trick.id, chosen), (number, chosen)


PREPARE_WITH = PreparationInSmoke(PREPARE_TRICK)
