"""Powers for characters in the theater: points backstage, and actions that need none."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.locations.theater import RescheduleTrick, SetUpTrick
from sleight.games.trickerion.modules.powers.on_stage import RescheduleFreely, SetUpFreely
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.printed.ids import MAGICIAN
from sleight.games.trickerion.state import slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_SUNDAY = "sunday"


class SundayRegulars(Power):
    """PW-20: the slots backstage of Sunday take no point from the own characters."""

    id: ClassVar[str] = "sunday-regulars"

    def slot_modifier(self, position: TrickerionPosition, seat: int, slot: int, points: int) -> int:
        return 0 if self._concerns(position, seat, slot) else points

    def placed(self, position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
        if self._concerns(position, seat, slot):
            self.worked(position)

    def _concerns(self, position: TrickerionPosition, seat: int, slot: int) -> bool:
        if seat != self.seat or not slots.lies_backstage(slot):
            return False
        return position.table.day_ids[slots.day_of(slot)] == _SUNDAY


class FreeReschedule(RescheduleTrick):
    """PW-08, MP-43, 63: a reschedule without points, which no bonus of a special card improves."""

    rule: ClassVar[str] = "PW-08"
    kind: ClassVar[type[Choice]] = RescheduleFreely

    def __init__(self, power: Power) -> None:
        self.power = power

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        return 0

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        self.power.use(position)
        super().play(position, seat, move)

    def starting(self, position: TrickerionPosition, trick: int) -> Choice:
        return RescheduleFreely(position.table.trick_ids[trick])


class Prompter(Power):
    """PW-08: once a round a character backstage may reschedule a trick without points."""

    id: ClassVar[str] = "prompter"

    def free_actions(
        self, position: TrickerionPosition, seat: int, character: int, slot: int
    ) -> Sequence[Action]:
        if seat != self.seat or not slots.lies_backstage(slot) or not self.is_left(position):
            return ()
        return (FreeReschedule(self),)


class FreeSetUp(SetUpTrick):
    """PW-26, MP-43, 62: a set-up without points, which no bonus improves; its links pay as always."""

    rule: ClassVar[str] = "PW-26"
    kind: ClassVar[type[Choice]] = SetUpFreely

    def __init__(self, power: Power) -> None:
        self.power = power

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        return 0

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        self.power.use(position)
        super().play(position, seat, move)

    def starting(self, position: TrickerionPosition, trick: int) -> Choice:
        return SetUpFreely(position.table.trick_ids[trick])


class GrandEntrance(Power):
    """PW-26: once a round the magician on a stage may set up a trick without points."""

    id: ClassVar[str] = "grand-entrance"

    def free_actions(
        self, position: TrickerionPosition, seat: int, character: int, slot: int
    ) -> Sequence[Action]:
        enters = character == MAGICIAN and slots.is_stage(slot)
        return (FreeSetUp(self),) if seat == self.seat and enters and self.is_left(position) else ()
