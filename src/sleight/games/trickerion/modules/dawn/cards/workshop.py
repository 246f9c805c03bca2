"""The special cards for machines of the workshop."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.locations.action import Action, ways_to
from sleight.games.trickerion.locations.workshop import PREPARE_TRICK
from sleight.games.trickerion.modules.dawn import further, reviving, slots
from sleight.games.trickerion.modules.dawn.building import Building
from sleight.games.trickerion.modules.dawn.choices import ReactivateMachine
from sleight.games.trickerion.modules.dawn.printed import ID, SLOTS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_SPARED = 1
"""DT-CARD-03: what the second machine costs less."""


class SerialBuilding(Building):
    """DT-CARD-03: there is a slot for a second machine, and coins for both."""

    lacks: ClassVar[Mapping[str, str]] = further.LACKS

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return super().why_not(position, seat, move) or self.useless(position, seat, move)

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        second, price = slots.built(position, seat) + 1, self.price(position, seat)
        return further.why_not_at(position, seat, second, price, "DT-CARD-03", _SPARED)

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        slots.build(position, seat, self.price(position, seat))
        position.ask_only(BuildAnother(seat))


class BuildAnother(further.BuildFurther):
    """DT-CARD-03: whether a second machine is built, for a coin less."""

    kind: ClassVar[str] = "build-another"
    rule: ClassVar[str] = "DT-CARD-03"
    less: ClassVar[int] = _SPARED


class AssemblyLine(SpecialCard):
    """DT-CARD-03: a second machine for less."""

    id: ClassVar[str] = "assembly-line"
    module: ClassVar[str] = ID
    improved: ClassVar[Action | None] = SerialBuilding()


def _preparations(position: TrickerionPosition, seat: int) -> list[Action]:
    """The ways to prepare a trick that there are now."""
    return ways_to(position, seat, PREPARE_TRICK)


def _prepares(position: TrickerionPosition, seat: int) -> list[Choice]:
    """What can be prepared now."""
    found: list[Choice] = []
    for way in _preparations(position, seat):
        way.offer(position, seat, found)
    return found


class OpenValve(Action):
    """DT-CARD-04: a machine becomes active before a preparation, which must be possible then."""

    name: ClassVar[str] = "reactivate_machine"
    rule: ClassVar[str] = "DT-CARD-04"
    kind: ClassVar[type[Choice]] = ReactivateMachine
    lacks: ClassVar[Mapping[str, str]] = {"machine-not-inactive": "machine", "nothing-to-prepare": "other"}

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        """The preparation has its own points."""
        return 0

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        choices = position.table.universe.by_number[self.kind]
        numbers = reviving.revivable(position, seat)
        found += [choices[each] for each in numbers if self.why_not(position, seat, (each,)) is None]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (number,) = move
        if number not in reviving.revivable(position, seat):
            return reviving.not_inactive(position, number, self.rule)
        if _prepares(position, seat):
            return None
        trial = position.copy()
        slots.reactivate(trial, seat, number % SLOTS, again=True)
        return None if _prepares(trial, seat) else refuse("nothing-to-prepare", self.rule)

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        slots.reactivate(position, seat, move[0] % SLOTS, again=True)
        position.ask_only(PrepareNow(seat))


class PrepareNow(TrickerionQuestion):
    """DT-CARD-04: which trick is prepared now that the machine is active."""

    kind: ClassVar[str] = "prepare-now"
    rule: ClassVar[str] = "DT-CARD-04"
    shows: ClassVar[tuple[str, ...]] = ("machines", "workshop")

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return _prepares(position, self.seat)

    def action(self, position: TrickerionPosition, kind: type[Choice]) -> Action | None:
        return next((way for way in _preparations(position, self.seat) if way.kind is kind), None)

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        action = self.action(position, type(choice))
        if action is None:
            return self.not_asked_now()
        move = position.table.numbers_of[choice]
        cost = action.move_cost(position, self.seat, move)
        if cost > position.points:
            return refuse("points-missing", action.rule, cost=cost, points=position.points)
        return action.why_not(position, self.seat, move)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        action, move = self.action(position, type(choice)), position.table.numbers_of[choice]
        assert action is not None
        action.spend_points(position, self.seat, move)
        action.play(position, self.seat, move)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        action = self.action(position, type(choice))
        return action.warnings(position, self.seat, position.table.numbers_of[choice]) if action else []


class PressureValve(SpecialCard):
    """DT-CARD-04: a machine becomes active before a preparation."""

    id: ClassVar[str] = "pressure-valve"
    module: ClassVar[str] = ID
    improved: ClassVar[Action | None] = OpenValve()
