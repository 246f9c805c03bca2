"""A machine is an effect of its seat, in force once it is built; the position says whether it can be used."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Self

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.effects.hooks import AFTER_ALL, Effect
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.modules.dawn import slots

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

MACHINES: dict[str, type[Machine]] = {}
"""Every machine by the id of the data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Effect):
    """A machine that a seat has built; it serves that seat alone."""

    ids: ClassVar[tuple[str, ...]] = ()
    """The machines of the data that it is."""

    serves_actions: ClassVar[bool] = False
    """It serves an action from its beginning until it says that it is done (`slots.WORKING`)."""

    rank: ClassVar[int] = AFTER_ALL
    """What a machine adds or lowers comes after the values that prophecies and cards set."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot
        """Counted from 0; its level is one more."""

    @classmethod
    def _note(cls) -> None:
        for id in cls.ids:
            MACHINES[id] = cls

    @classmethod
    def of(cls, position: TrickerionPosition, seat: int) -> list[Self]:
        """The machines of this kind of a seat that can be used, from the lowest up."""
        return [
            effect
            for effect in position.active.effects
            if isinstance(effect, cls) and effect.seat == seat and effect.is_ready(position)
        ]

    def is_ready(self, position: TrickerionPosition) -> bool:
        """DT-MACH-04, 05: it is active and was not used this round."""
        return slots.is_ready(position, self.seat, self.slot)

    def use(self, position: TrickerionPosition) -> None:
        """DT-MACH-03: it becomes inactive, which is told."""
        slots.use(position, self.seat, self.slot)

    def pay(self, position: TrickerionPosition, fame: int = 0, coins: int = 0, shards: int = 0) -> None:
        """What it pays its owner."""
        id = slots.own_card(position, self.seat, self.slot).id
        position.grant(self.seat, "machine", id, fame, coins, shards)


class DefaultMachine(Machine):
    """DT-MACH-06: a machine that is used before its owner places a character; `window` asks for it."""

    def serves(self, position: TrickerionPosition) -> bool:
        """Whether there is anything that it can be used for now."""
        return True

    @abstractmethod
    def work(self, position: TrickerionPosition) -> Ask:
        """What it does; a question that it asks ends with `window.go_on`."""
