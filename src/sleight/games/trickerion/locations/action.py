"""An action: one kind of thing that a character can do at its location."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What the rules of one action are; it keeps nothing."""

    name: ClassVar[str]
    """The field of the edition's costs."""

    rule: ClassVar[str]
    kind: ClassVar[type[Choice]]
    """The choice that starts it."""

    lacks: ClassVar[Mapping[str, str]] = {}
    """TR-SA-06: what refusals of its own say to be missing, by their codes."""

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        """TR-AP-12, 15: the action points that it costs now."""
        cost = position.table.costs[self.name]
        return bent_cost(position, seat, self.name, cost) if position.active.action_cost else cost

    @abstractmethod
    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        """Add every legal choice that starts it."""

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        """The first reason against it, points aside."""
        return None

    @abstractmethod
    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """Do it or ask the next step; its points are already spent."""

    def move_cost(self, position: TrickerionPosition, seat: int, move: Move) -> int:
        """What this very choice costs."""
        return self.cost(position, seat)

    def spend_points(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-AP-08: it is about to be done, and its points are spent."""
        cost = self.move_cost(position, seat, move)
        position.points -= cost
        for effect in position.active.action_paid:
            effect.action_paid(position, seat, self.priced_as(position, seat), cost)

    def priced_as(self, position: TrickerionPosition, seat: int) -> str:
        """The field of the costs that counts now."""
        return self.name

    def cost_rule(self, position: TrickerionPosition) -> str:
        """The rule that says what it costs now."""
        return self.rule

    def tempts(self, position: TrickerionPosition, seat: int) -> bool:
        """TR-CMP-10: it cannot be done now, but could if there were room for what it brings."""
        return False

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        """Why it is legal but probably foolish."""
        return []

    # --- as a card improves it ------------------------------------------------------------------

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        """TR-SA-06: why the card would do nothing for a choice that the ordinary action allows."""
        return None

    def useful(self, position: TrickerionPosition, seat: int, legal: Sequence[Choice]) -> list[Choice]:
        """TR-SA-04, 06: of what the ordinary action allows that for which the card does something."""
        moves = position.table.numbers_of
        return [choice for choice in legal if self.useless(position, seat, moves[choice]) is None]


def ways_to(position: TrickerionPosition, seat: int, action: Action) -> list[Action]:
    """An action, and the other ways to take it that effects in force know."""
    return [
        action,
        *(way for each in position.active.variants for way in each.variants(position, seat, action)),
    ]


def bent_cost(position: TrickerionPosition, seat: int, name: str, cost: int) -> int:
    """TR-AP-15: the printed cost, as the effects in force change it, never below 0."""
    for effect in position.active.action_cost:
        cost = effect.action_cost(position, seat, name, cost)
    return max(cost, 0)
