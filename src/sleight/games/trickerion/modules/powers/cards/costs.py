"""The powers that lower the points of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.effects.hooks import BEFORE_ALL
from sleight.games.trickerion.modules.powers.power import Power

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_LEAST = 1
"""PW-12, 13, 18: the points below which these powers lower nothing."""


class CheaperAction(Power):
    """A power by which one kind of action costs less."""

    action: ClassVar[str]

    def lowered(self, position: TrickerionPosition, cost: int) -> int:
        """MP-41: what this power makes of a cost; it never raises it."""
        return cost - 1 if cost > _LEAST else cost

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return self.lowered(position, cost) if seat == self.seat and action == self.action else cost

    def action_paid(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> None:
        if seat == self.seat and action == self.action and self._without(position, seat) > cost:
            self.noted(position)

    def noted(self, position: TrickerionPosition) -> None:
        """An action has cost less by this power."""
        self.worked(position)

    def _without(self, position: TrickerionPosition, seat: int) -> int:
        """What the action would cost if this power were not there."""
        cost = position.table.costs[self.action]
        for effect in position.active.action_cost:
            if effect is not self:
                cost = effect.action_cost(position, seat, self.action, cost)
        return max(cost, 0)


class RetentiveMind(CheaperAction):
    """PW-12, MP-51: learning costs 1 point less."""

    id: ClassVar[str] = "retentive-mind"
    action: ClassVar[str] = "learn"


class OpenAudition(CheaperAction):
    """PW-13, MP-51: hiring costs 1 point less."""

    id: ClassVar[str] = "open-audition"
    action: ClassVar[str] = "hire"


class BackDoorKey(CheaperAction):
    """PW-18: once a round a further draw costs 1 point."""

    id: ClassVar[str] = "back-door-key"
    rank: ClassVar[int] = BEFORE_ALL
    action: ClassVar[str] = "draw_further"

    def lowered(self, position: TrickerionPosition, cost: int) -> int:
        return min(cost, _LEAST) if self.is_left(position) else cost

    def noted(self, position: TrickerionPosition) -> None:
        self.use(position)
