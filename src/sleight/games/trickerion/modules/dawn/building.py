"""BUILD: Build Machine, an action of the own workshop."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.action import Action, bent_cost
from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.modules.dawn.choices import BUILD, BuildMachine
from sleight.games.trickerion.modules.dawn.printed import SLOTS
from sleight.games.trickerion.state.cells import COINS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_POINTS = 1
"""DT-BUILD-01: what it costs."""


class Building(Action):
    """DT-BUILD-01 to 06: a machine on the lowest empty slot, for a point and coins; shards are not needed."""

    name: ClassVar[str] = "build_machine"
    rule: ClassVar[str] = "DT-BUILD-01"
    kind: ClassVar[type[Choice]] = BuildMachine

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        return bent_cost(position, seat, self.name, _POINTS)

    def price(self, position: TrickerionPosition, seat: int) -> int:
        """DT-BUILD-02: the coins for the next machine, while there is a slot."""
        return slots.price_of(position, seat, slots.built(position, seat))

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat) and self.why_not(position, seat, ()) is None:
            found.append(BUILD)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        if slots.built(position, seat) == SLOTS:
            return refuse("all-machines-built", "DT-BUILD-10", count=SLOTS)
        price, coins = self.price(position, seat), position.cells[COINS + seat]
        if price > coins:
            return refuse("coins-missing", "DT-BUILD-03", price=price, coins=coins)
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        slots.build(position, seat, self.price(position, seat))
        resume(position, seat)


BUILD_MACHINE = Building()
