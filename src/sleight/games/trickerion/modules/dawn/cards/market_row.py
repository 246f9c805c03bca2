"""The special cards for machines of the market row."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.choices import Accept
from sleight.games.trickerion.effects import spending
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.market_row import BuyComponents, Purchase
from sleight.games.trickerion.locations.market_row.order import OrderComponent
from sleight.games.trickerion.modules.dawn import further, slots
from sleight.games.trickerion.modules.dawn.printed import ID
from sleight.games.trickerion.state.cells import COINS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_FUEL_COINS = 2
"""DT-CARD-08: what the shard costs."""


class BuyToBuild(BuyComponents):
    """DT-CARD-07: a purchase that can leave enough for a machine."""

    lacks: ClassVar[Mapping[str, str]] = further.LACKS

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        super().offer(position, seat, legal)
        found += self.useful(position, seat, legal)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return super().why_not(position, seat, move) or self.useless(position, seat, move)

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        total, left = self.total(position, seat, *move), position.points - self.cost(position, seat)
        least = self.least(position, seat, total or 0, left)
        return further.why_not_at(position, seat, slots.built(position, seat), least, "DT-CARD-07")

    def end(self, position: TrickerionPosition, seat: int, bought: Purchase) -> None:
        question = BuildSalvaged(seat)
        if question.is_open(position):
            position.ask_only(question)
        else:
            resume(position, seat)


class BuildSalvaged(further.BuildFurther):
    """DT-CARD-07: whether a machine is built although the character is at the market row."""

    kind: ClassVar[str] = "build-salvaged"
    rule: ClassVar[str] = "DT-CARD-07"

    def build(self, position: TrickerionPosition, price: int) -> None:
        """DT-MEET-24: its coins are spent at the market row."""
        super().build(position, price)
        spending.share_out(position, self.seat, price)


class BoilerSalvage(SpecialCard):
    """DT-CARD-07: a machine after a purchase."""

    id: ClassVar[str] = "boiler-salvage"
    module: ClassVar[str] = ID
    improved: ClassVar[Action | None] = BuyToBuild()


class OrderWithFuel(OrderComponent):
    """DT-CARD-08: the coins for a shard are there."""

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        super().offer(position, seat, legal)
        found += self.useful(position, seat, legal)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return super().why_not(position, seat, move) or self.useless(position, seat, move)

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        coins = position.cells[COINS + seat]
        if coins >= _FUEL_COINS:
            return None
        return refuse("coins-missing", "DT-CARD-08", price=_FUEL_COINS, coins=coins)


class FuelContract(SpecialCard):
    """DT-CARD-08: a shard for coins."""

    id: ClassVar[str] = "fuel-contract"
    module: ClassVar[str] = ID
    improved: ClassVar[Action | None] = OrderWithFuel()

    def ordered(self, position: TrickerionPosition, seat: int, component: int) -> Ask:
        return BuyFuel(seat)


class BuyFuel(OneOf):
    """DT-CARD-08: whether coins are paid for a shard."""

    kind: ClassVar[str] = "buy-fuel"
    rule: ClassVar[str] = "DT-CARD-08"
    shows: ClassVar[tuple[str, ...]] = ("machines", "workshop")

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Accept):
            _fuel(position, self.seat)
        resume(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        return position.cells[COINS + self.seat] >= _FUEL_COINS and super().fits(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"price": _FUEL_COINS}


def _fuel(position: TrickerionPosition, seat: int) -> None:
    """DT-MEET-24, 25: the coins are spent at the market row; one slot at most becomes full by the shard."""
    idle = [slot for slot in slots.inactive(position, seat) if not slots.is_full(position, seat, slot)]
    position.grant(seat, "card", FuelContract.id, coins=-_FUEL_COINS, shards=1)
    spending.share_out(position, seat, _FUEL_COINS)
    for slot in [slot for slot in idle if slots.is_full(position, seat, slot)][:1]:
        slots.reactivate(position, seat, slot, again=True)
