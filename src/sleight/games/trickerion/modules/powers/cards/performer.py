"""Powers about which the performer is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.declarations import Declaration
from sleight.games.trickerion.choices import Salvage
from sleight.games.trickerion.effects.hooks import BEFORE_ALL
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import MarkerSalvaged
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.powers.on_stage import STARRING, Feature
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.modules.powers.questions import PowerQuestion
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import cells, reasons, slots, tricks

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


class StarBilling(Power):
    """PW-23, MP-58: the performer receives the bonus of one specialist a second time."""

    id: ClassVar[str] = "star-billing"

    def declaration(self, position: TrickerionPosition, performer: int, place: int) -> Ask:
        if performer != self.seat or not _specialists(position, performer):
            return None
        return FeatureSpecialist(performer, place)

    def performance_paid(self, position: TrickerionPosition, performer: int, place: int) -> None:
        if performer != self.seat or not _specialists(position, performer):
            return
        cell = position.table.blocks[STARRING]
        star = position.cells[cell] or _best(position, performer)
        position.cells[cell] = 0
        self.pay(position, *position.table.edition.backstage[star - ids.MANAGER])


def _specialists(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-PERF-26: the own specialists backstage."""
    specialists = range(ids.MANAGER, ids.FIRST_APPRENTICE)
    return [each for each in specialists if slots.is_backstage(position, seat, each)]


def _best(position: TrickerionPosition, seat: int) -> int:
    """Who is worth most: what a performance would pay is asked before anything has been declared."""
    backstage = position.table.edition.backstage
    return max(_specialists(position, seat), key=lambda each: sum(backstage[each - ids.MANAGER]))


class FeatureSpecialist(Picks, PowerQuestion, Declaration):
    """PW-23: the bonus of which specialist is received twice."""

    kind: ClassVar[str] = "star-billing"
    rule: ClassVar[str] = "PW-23"
    power: ClassVar[type[Power]] = StarBilling
    picks: ClassVar[type[Choice]] = Feature

    def offered(self, position: TrickerionPosition) -> list[int]:
        return _specialists(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("not-backstage", "PW-23", character=ids.CHARACTER_IDS[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.cells[position.table.blocks[STARRING]] = number
        resume(position, self.seat)


class EternalEncore(Power):
    """PW-22, MP-60: after the own performance a marker performed in it may go back to its trick."""

    id: ClassVar[str] = "eternal-encore"
    rank: ClassVar[int] = BEFORE_ALL
    """It decides where a marker returns to; what a machine or its card does comes after that (DT-MEET-18)."""

    def after_performance(self, position: TrickerionPosition, performer: int, own: int) -> Ask:
        if performer != self.seat or not self.is_left(position):
            return None
        several, performed = divmod(own, 1 << ids.SYMBOLS)
        question = SaveMarker(performer, performed, several)
        return question if question.offered(position) else None


class SaveMarker(Picks, PowerQuestion):
    """PW-22: the marker of which trick goes back to its card, if any; both numbers are symbols as bits."""

    kind: ClassVar[str] = "encore"
    rule: ClassVar[str] = "PW-22"
    site: ClassVar[tuple[int, ...]] = (cells.PERFORMING,)
    window: ClassVar[str] = "after_performance"
    power: ClassVar[type[Power]] = EternalEncore
    between_steps: ClassVar[bool] = True
    picks: ClassVar[type[Choice]] = Salvage
    may_decline: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("workshop",)

    def __init__(self, seat: int, performed: int, several: int) -> None:
        super().__init__(seat)
        self.performed = performed
        """The symbols of the markers that may be saved."""

        self.several = several
        """Those of which another marker was performed this round, which another card may save (MP-60)."""

    def offered(self, position: TrickerionPosition) -> dict[int, int]:
        """The own tricks with a marker that may be saved, with their keys."""
        owned = tricks.owned(position, self.seat)
        return {trick: key for trick, key in owned if self.performed >> key % ids.SYMBOLS & 1}

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        own = tricks.symbol_of(position, self.seat, number) >= 0
        code = "not-in-this-show" if own else "not-your-trick"
        return reasons.refuse(code, "PW-22", trick=position.table.trick_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        key = self.offered(position)[number]
        position.cells[cells.SPARE + key] -= 1
        position.cells[cells.READY + key] += 1
        if not self.several >> key % ids.SYMBOLS & 1:
            position.cells[cells.PERFORMED] &= ~(1 << key)
        self.own(position).use(position)
        position.tell(MarkerSalvaged(self.seat, position.table.trick_ids[number]))
        resume(position, self.seat)

    def about(self) -> int:
        return self.performed | self.several << ids.SYMBOLS

    def fits(self, position: TrickerionPosition) -> bool:
        """What may be saved has just been performed, and lies in reserve."""
        known = 1 << ids.SYMBOLS
        if self.performed >= known or self.several >= known or self.several & ~self.performed:
            return False
        spare = all(position.cells[cells.SPARE + key] for key in self.offered(position).values())
        return spare and self.own(position).is_left(position) and super().fits(position)
