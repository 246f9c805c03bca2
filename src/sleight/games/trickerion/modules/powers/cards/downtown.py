"""Weighted Die: a free reroll downtown, which its owner may take back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Accept
from sleight.games.trickerion.effects.hooks import BEFORE_ALL
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import DieSet
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.modules.powers.questions import PowerQuestion
from sleight.games.trickerion.printed import codes
from sleight.games.trickerion.printed.ids import DICE_COUNT, DIE_IDS, DOWNTOWN, X
from sleight.games.trickerion.state.cells import DICE

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument
    from sleight.games.trickerion.state.position import TrickerionPosition


class WeightedDie(Power):
    """PW-05: the first reroll of a round is free, and the old face may stay."""

    id: ClassVar[str] = "weighted-die"
    rank: ClassVar[int] = BEFORE_ALL

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        free = seat == self.seat and action == "reroll" and self.is_left(position)
        return 0 if free else cost

    def acts_freely(self, position: TrickerionPosition, seat: int, character: int, location: int) -> bool:
        return seat == self.seat and location == DOWNTOWN and self.is_left(position)

    def rerolled(self, position: TrickerionPosition, seat: int, die: int, old: int) -> Ask:
        if seat != self.seat or not self.is_left(position):
            return None
        self.use(position)
        return TurnBack(seat, die, old) if position.cells[DICE + die] != old else None


class TurnBack(OneOf, PowerQuestion):
    """PW-05: whether a die that was rolled again shows its old face after all."""

    kind: ClassVar[str] = "turn-back"
    rule: ClassVar[str] = "PW-05"
    power: ClassVar[type[Power]] = WeightedDie

    def __init__(self, seat: int, rolled: int, face: int) -> None:
        super().__init__(seat)
        self.rolled = rolled
        self.face = face

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Accept):
            position.cells[DICE + self.rolled] = self.face
            position.tell(DieSet(self.seat, DIE_IDS[self.rolled], codes.face_name(self.face)))
        resume(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        if self.rolled >= DICE_COUNT:
            return False
        if self.face != X and self.face not in position.table.faces[self.rolled]:
            return False
        changed = position.cells[DICE + self.rolled] != self.face
        return changed and not self.own(position).is_left(position) and super().fits(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        shown = position.cells[DICE + self.rolled]
        return {
            **super().arguments(position),
            "die": DIE_IDS[self.rolled],
            "face": codes.face_name(shown),
            "old": codes.face_name(self.face),
        }
