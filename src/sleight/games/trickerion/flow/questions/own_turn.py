"""What a player may do at any step of the own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition


def at_any_time(position: TrickerionPosition, seat: int) -> list[Choice]:
    """T1-ALLEY-03: what a player may do at any step of the own turn."""
    found: list[Choice] = []
    for action in position.table.anytime:
        action.offer(position, seat, found)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnTurn(TrickerionQuestion):
    """T1-ALLEY-03, 08: a step of the own turn at which no character acts."""

    acts: ClassVar[bool] = False
    between_steps: ClassVar[bool] = True

    def action(self, position: TrickerionPosition, kind: type[Choice]) -> Action | None:
        return next((action for action in position.table.anytime if action.kind is kind), None)

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        action = self.action(position, type(choice))
        if action is None:
            return self.not_asked_now()
        return action.why_not(position, self.seat, position.table.numbers_of[choice])

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        """The question stays open."""
        action = self.action(position, type(choice))
        assert action is not None
        action.play(position, self.seat, position.table.numbers_of[choice])

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        action = self.action(position, type(choice))
        return action.warnings(position, self.seat, position.table.numbers_of[choice]) if action else []
