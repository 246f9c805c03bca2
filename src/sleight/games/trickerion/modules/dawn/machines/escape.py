"""ESCA: the Training Machine, which gives the character that is being placed a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.effects.points import slot_under
from sleight.games.trickerion.events import CharacterBoosted, PointsLost
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.dawn import slots as machine_slots
from sleight.games.trickerion.modules.dawn.choices import UseMachine
from sleight.games.trickerion.modules.dawn.machine import Machine
from sleight.games.trickerion.modules.dawn.printed import SLOTS
from sleight.games.trickerion.modules.dawn.questions import UsesMachine
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import slots
from sleight.games.trickerion.state.reasons import caution, refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.effects.windows import Ask
    from sleight.games.trickerion.state.position import TrickerionPosition

_MORE = 1
"""DT-ESCA-01: the points that a machine gives."""

_FIRST = SLOTS * ids.SCHOOL_IDS.index("escape")
"""The number of the lowest of these machines."""

_IN_TOWN = (ids.DOWNTOWN, ids.MARKET_ROW, ids.WORKSHOP, ids.DARK_ALLEY)
_SERVES = ((ids.MARKET_ROW, ids.WORKSHOP), _IN_TOWN, (*_IN_TOWN, ids.THEATER), (*_IN_TOWN, ids.THEATER))
"""DT-ESCA-03 to 05: the locations at which each level serves."""

_RULES = ("DT-ESCA-03", "DT-ESCA-04")
"""The rules that keep the lower levels from a location."""


class TrainingMachine(Machine):
    """DT-ESCA-01: a point more for the character that is being placed."""

    ids: ClassVar[tuple[str, ...]] = ("escape-1", "escape-2", "escape-3", "escape-4")

    def serves(self, location: int) -> bool:
        """DT-ESCA-03 to 05: whether it can be used for a character at a location."""
        return location in _SERVES[self.slot]

    def adds_points(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """DT-ESCA-02, 07: one question with a placement, and one machine; the lowest asks for all."""
        asks = self.slot == 0 and seat == self.seat and _serving(position, seat, slot_under(position, seat))
        return TrainCharacter(seat) if asks else None

    def could_add(self, position: TrickerionPosition, seat: int, character: int, slot: int) -> int:
        asks = self.slot == 0 and seat == self.seat and _serving(position, seat, slot)
        return _MORE if asks else 0


def _serving(position: TrickerionPosition, seat: int, slot: int) -> dict[int, TrainingMachine]:
    """The machines that a seat can use for a character on a slot, by their numbers (DT-MEET-19)."""
    location = slots.location_of(slot)
    ready = TrainingMachine.of(position, seat)
    return {_FIRST + machine.slot: machine for machine in ready if machine.serves(location)}


class TrainCharacter(UsesMachine):
    """DT-ESCA-01, 02: which machine gives the character a point, if any."""

    kind: ClassVar[str] = "train-character"
    rule: ClassVar[str] = "DT-ESCA-01"
    window: ClassVar[str] = "adds_points"
    asked_by: ClassVar[type[Effect] | None] = TrainingMachine
    shows: ClassVar[tuple[str, ...]] = ("machines",)

    def offered(self, position: TrickerionPosition) -> list[int]:
        return list(_serving(position, self.seat, slot_under(position, self.seat)))

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        level = number - _FIRST
        if not 0 <= level < SLOTS or not machine_slots.is_ready(position, self.seat, level):
            return super().refusal(position, number)
        name = machine_slots.own_card(position, self.seat, level).id
        location = ids.LOCATION_IDS[slots.location_of(slot_under(position, self.seat))]
        return refuse("machine-not-there", _RULES[level], machine=name, location=location)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        """DT-ESCA-08: on the stage the point is lost."""
        _serving(position, self.seat, slot_under(position, self.seat))[number].use(position)
        if self._on_stage(position):
            position.tell(PointsLost(self.seat, _MORE))
        else:
            position.points += _MORE
            position.tell(CharacterBoosted(self.seat, ids.CHARACTER_IDS[position.actor], _MORE))
        resume(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        return position.actor >= 0 and slot_under(position, self.seat) >= 0 and super().fits(position)

    def _on_stage(self, position: TrickerionPosition) -> bool:
        return slots.is_stage(slot_under(position, self.seat))

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        lost = isinstance(choice, UseMachine) and self._on_stage(position)
        return [caution("point-lost-on-stage", "DT-ESCA-08")] if lost else []

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": ids.CHARACTER_IDS[position.actor], "points": position.points}
