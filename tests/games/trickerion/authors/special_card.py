"""An eleventh special card of downtown, with a question of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.choices import Accept
from sleight.games.trickerion.events import Granted
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.downtown import TAKE_COINS
from sleight.games.trickerion.state.cells import COINS, FAME

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition


class CharityGala(SpecialCard):
    """When you take coins once, you may give them away; each is worth a fame."""

    id: ClassVar[str] = "charity-gala"
    improved: ClassVar[Action | None] = TAKE_COINS

    def coins_taken(self, position: TrickerionPosition, seat: int, number: int, die: int) -> GiveAway:
        return GiveAway(seat, number)


class GiveAway(OneOf):
    """Whether the coins just taken are given away; `coins` of them."""

    kind: ClassVar[str] = "give-away"
    rule: ClassVar[str] = "TR-SA-04"

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins = coins

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Accept):
            position.cells[COINS + self.seat] -= self.coins
            position.cells[FAME + self.seat] += self.coins
            position.tell(Granted(self.seat, "card", CharityGala.id, fame=self.coins, coins=-self.coins))
        resume(position, self.seat)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"coins": self.coins}
