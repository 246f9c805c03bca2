"""What the questions of powers have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import trait
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.modules.powers.power import Power

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.refusal import Argument
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.state.position import TrickerionPosition


@trait
class PowerQuestion(TrickerionQuestion):
    """A question of a power to the seat that has learned it."""

    power: ClassVar[type[Power]]

    def own(self, position: TrickerionPosition) -> Power:
        """The power that asks."""
        found = self.power.of(position, self.seat)
        assert found is not None
        return found

    def fits(self, position: TrickerionPosition) -> bool:
        return self.power.of(position, self.seat) is not None and super().fits(position)

    def step(self, effects: Sequence[Effect]) -> int:
        """MP-39: the window goes on behind the power of this very seat."""
        own = [isinstance(effect, self.power) and effect.seat == self.seat for effect in effects]
        return own.index(True) + 1 if True in own else len(own)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {**super().arguments(position), "power": self.power.id}
