"""DT-SPIR-01, 02: level 1, a purchase for fewer coins."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Buy
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.market_row import BUY, BuyComponents
from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.modules.dawn.choices import BuyWithMachine
from sleight.games.trickerion.modules.dawn.machine import Machine
from sleight.games.trickerion.printed.ids import MARKET_ROW

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_LESS, _LEAST = 3, 1
"""DT-SPIR-01: by how many coins a purchase is cheaper, and what is paid at least."""


class Persuader(Machine):
    """DT-SPIR-01: with a Buy action its total is lower; one of 0 stays so."""

    ids: ClassVar[tuple[str, ...]] = ("spiritual-1",)
    serves_actions: ClassVar[bool] = True

    def actions(self, position: TrickerionPosition, seat: int, location: int) -> Sequence[Action]:
        own = location == MARKET_ROW and seat == self.seat and self.is_ready(position)
        return (Persuading(self, BUY),) if own else ()

    def variants(self, position: TrickerionPosition, seat: int, action: Action) -> Sequence[Action]:
        """DT-SPIR-02: also with an improved Buy action, if it is paid with coins."""
        if seat != self.seat or not self.is_ready(position):
            return ()
        return (Persuading(self, action),) if isinstance(action, BuyComponents) and action.in_coins else ()

    def buy_total(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        if seat != self.seat or slots.working(position, seat) != self.slot:
            return coins
        return min(coins, max(coins - _LESS, _LEAST))

    def agreed(self, position: TrickerionPosition, seat: int, bargains: int, coins: int) -> None:
        if seat == self.seat:
            slots.set_down(position, seat)


class Persuading(Action):
    """DT-SPIR-02: a Buy action that is named together with the machine."""

    name: ClassVar[str] = BUY.name
    rule: ClassVar[str] = "DT-SPIR-01"
    kind: ClassVar[type[Choice]] = BuyWithMachine

    def __init__(self, machine: Persuader, purchase: BuyComponents) -> None:
        self.machine = machine
        self.purchase = purchase

    @contextmanager
    def _supposed(self, position: TrickerionPosition) -> Iterator[None]:
        """What the purchase would be with the machine."""
        slots.set_to_work(position, self.machine.seat, self.machine.slot)
        try:
            yield
        finally:
            slots.set_down(position, self.machine.seat)

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        return self.purchase.cost(position, seat)

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        with self._supposed(position):
            self.purchase.offer(position, seat, legal)
        found += [BuyWithMachine(each.component, each.count) for each in legal if isinstance(each, Buy)]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        with self._supposed(position):
            return self.purchase.why_not(position, seat, move)

    def tempts(self, position: TrickerionPosition, seat: int) -> bool:
        with self._supposed(position):
            return self.purchase.tempts(position, seat)

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """DT-MACH-03: the machine is used; it serves until the price is agreed."""
        self.machine.use(position)
        slots.set_to_work(position, seat, self.machine.slot)
        self.purchase.play(position, seat, move)

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        return self.purchase.warnings(position, seat, move)
