"""A machine that is built besides: for no action points, after an action that a card improves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.modules.dawn.choices import BUILD, BuildMachine
from sleight.games.trickerion.modules.dawn.printed import SLOTS
from sleight.games.trickerion.state.cells import COINS
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import DECLINE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

LACKS: Mapping[str, str] = {"all-machines-built": "slot"}
"""TR-SA-06: what is missing where no machine can be built."""


def price_at(position: TrickerionPosition, seat: int, slot: int, less: int = 0) -> int:
    """DT-BUILD-02, DT-CARD-03: the coins for a machine on a slot, so many less, never below 0."""
    return max(0, slots.price_of(position, seat, slot) - less)


def why_not_at(
    position: TrickerionPosition, seat: int, slot: int, coins: int, rule: str, less: int = 0
) -> Refusal | None:
    """DT-BUILD-03, 10: why no machine can be built on a slot once so many coins have been spent."""
    if slot >= SLOTS:
        return refuse("all-machines-built", rule, count=SLOTS)
    price, owned = coins + price_at(position, seat, slot, less), position.cells[COINS + seat]
    return refuse("coins-missing", rule, price=price, coins=owned) if price > owned else None


class BuildFurther(OneOf):
    """Whether the next machine is built, too."""

    shows: ClassVar[tuple[str, ...]] = ("machines", "workshop")
    answers: ClassVar[tuple[Choice, ...]] = (BUILD, DECLINE)
    less: ClassVar[int] = 0
    """How many coins less than usual it costs."""

    def price(self, position: TrickerionPosition) -> int:
        """What it costs here."""
        return price_at(position, self.seat, slots.built(position, self.seat), self.less)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, BuildMachine):
            self.build(position, self.price(position))
        resume(position, self.seat)

    def build(self, position: TrickerionPosition, price: int) -> None:
        """DT-BUILD-04, 05: on the lowest empty slot."""
        slots.build(position, self.seat, price)

    def is_open(self, position: TrickerionPosition) -> bool:
        """There is a slot, and the coins suffice."""
        slot = slots.built(position, self.seat)
        return why_not_at(position, self.seat, slot, 0, self.rule, self.less) is None

    def fits(self, position: TrickerionPosition) -> bool:
        return self.is_open(position) and super().fits(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        card = slots.own_card(position, self.seat, slots.built(position, self.seat))
        return {"machine": card.id, "price": self.price(position)}
