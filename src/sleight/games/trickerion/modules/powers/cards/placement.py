"""The powers that give a character more points when it is placed."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Accept
from sleight.games.trickerion.effects import points
from sleight.games.trickerion.effects.hooks import BEFORE_ALL
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import CharacterBoosted
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.modules.powers.questions import PowerQuestion
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import slots

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument
    from sleight.games.trickerion.state.position import TrickerionPosition

_MORE = 1
"""PW-03, 11: the points that a character may have more."""

_COMMANDING = 4
"""PW-21: the base of the magician."""


class MorePoints(Power):
    """A power that gives one character of a round a point more, wherever it stands by its rule."""

    @abstractmethod
    def serves(self, character: int, location: int) -> bool:
        """Whether a character at a location may have the point."""

    @abstractmethod
    def ask(self, seat: int) -> Ask:
        """Whether this character has it."""

    def may_serve(self, position: TrickerionPosition, seat: int) -> bool:
        """MP-67: the character that is being placed may have the point; it counts where it stands."""
        if seat != self.seat or not self.is_left(position):
            return False
        location = slots.location_of(points.slot_under(position, seat))
        return self.serves(position.actor, location)

    def adds_points(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        return self.ask(seat) if self.may_serve(position, seat) else None


class EagerHands(MorePoints):
    """PW-03: once a round an apprentice in the workshop."""

    id: ClassVar[str] = "eager-hands"

    def serves(self, character: int, location: int) -> bool:
        return character >= ids.FIRST_APPRENTICE and location == ids.WORKSHOP

    def ask(self, seat: int) -> Ask:
        return LendHands(seat)


class DrilledSpecialists(MorePoints):
    """PW-11: once a round a specialist anywhere but in the theater."""

    id: ClassVar[str] = "drilled-specialists"

    def serves(self, character: int, location: int) -> bool:
        return ids.MAGICIAN < character < ids.FIRST_APPRENTICE and location != ids.THEATER

    def ask(self, seat: int) -> Ask:
        return DrillSpecialist(seat)


class TakePoint(OneOf, PowerQuestion):
    """MP-42: whether the character that is being placed has the point of a power."""

    window: ClassVar[str] = "adds_points"

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Accept):
            position.points += _MORE
            self.own(position).use(position)
            position.tell(CharacterBoosted(self.seat, ids.CHARACTER_IDS[position.actor], _MORE))
        resume(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        power = self.power.of(position, self.seat)
        serves = isinstance(power, MorePoints) and power.may_serve(position, self.seat)
        return serves and super().fits(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        character = ids.CHARACTER_IDS[position.actor]
        return {**super().arguments(position), "character": character, "points": position.points}


class LendHands(TakePoint):
    """PW-03: you choose which apprentice when placing it."""

    kind: ClassVar[str] = "eager-hands"
    rule: ClassVar[str] = "PW-03"
    power: ClassVar[type[Power]] = EagerHands


class DrillSpecialist(TakePoint):
    """PW-11: you choose which specialist when placing it."""

    kind: ClassVar[str] = "drilled-specialists"
    rule: ClassVar[str] = "PW-11"
    power: ClassVar[type[Power]] = DrilledSpecialists


class CommandingPresence(Power):
    """PW-21, MP-53: the base of the magician is 4, unless a prophecy sets it."""

    id: ClassVar[str] = "commanding-presence"
    rank: ClassVar[int] = BEFORE_ALL

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        return _COMMANDING if seat == self.seat and character == ids.MAGICIAN else points

    def placed(self, position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
        if seat != self.seat or character != ids.MAGICIAN or slots.is_stage(slot):
            return
        if points.base_for(position, seat, character) == _COMMANDING:
            self.worked(position)


class ShardFurnace(Power):
    """PW-27, MP-52: a shard gives 1 point more, if the slot is still open without it."""

    id: ClassVar[str] = "shard-furnace"

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        return points + _MORE if seat == self.seat else points

    def enhanced(self, position: TrickerionPosition, seat: int) -> None:
        if seat == self.seat:
            self.worked(position)
