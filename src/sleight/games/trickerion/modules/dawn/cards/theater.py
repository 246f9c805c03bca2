"""The special cards for machines of the theater."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.cards.special.theater.setting_up import SetUpHeadliner
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.resume import go_back, resume
from sleight.games.trickerion.modules.dawn import reviving, slots
from sleight.games.trickerion.modules.dawn.choices import ReactivateMachine
from sleight.games.trickerion.modules.dawn.machine import Machine
from sleight.games.trickerion.modules.dawn.printed import ID, SLOTS
from sleight.games.trickerion.modules.dawn.questions import PicksMachine
from sleight.games.trickerion.printed.ids import CHARACTERS, MAGICIAN, SYMBOLS
from sleight.games.trickerion.state.cells import BONUS, PERFORMING, STEP
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.printed.geometry import Joint
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_MOST_FAME = 3
"""DT-CARD-02: what active machines pay at most."""


class BackstageDynamo(SpecialCard):
    """DT-CARD-01: after the own performance a machine becomes active for its fame."""

    id: ClassVar[str] = "backstage-dynamo"
    module: ClassVar[str] = ID
    on_stage: ClassVar[bool] = True

    def after_performance(self, position: TrickerionPosition, performer: int, own: int) -> Ask:
        return RestartMachine(performer, own) if slots.inactive(position, performer) else None


class RestartMachine(PicksMachine):
    """DT-CARD-01: which machine becomes active, if any."""

    kind: ClassVar[str] = "restart-machine"
    rule: ClassVar[str] = "DT-CARD-01"
    site: ClassVar[tuple[int, ...]] = (PERFORMING,)
    window: ClassVar[str] = "after_performance"
    asked_by: ClassVar[type[Effect] | None] = BackstageDynamo
    between_steps: ClassVar[bool] = True
    picks: ClassVar[type[Choice]] = ReactivateMachine

    def __init__(self, seat: int, own: int) -> None:
        super().__init__(seat)
        self.own = own
        """What the window is about: the own symbols performed, and those of several markers, as bits."""

    def offered(self, position: TrickerionPosition) -> list[int]:
        return reviving.revivable(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reviving.not_inactive(position, number, self.rule)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        """DT-MEET-22: the card is used up and has no say any more; a machine that was not used yet may be."""
        position.cells[BONUS + CHARACTERS * self.seat + MAGICIAN] = 0
        position.cells[STEP] -= 1
        slots.reactivate(position, self.seat, number % SLOTS, paid=True)
        for machine in Machine.of(position, self.seat):
            if machine.slot == number % SLOTS:
                go_back(position, self.seat, machine)
        resume(position, self.seat)

    def about(self) -> int:
        return self.own

    def fits(self, position: TrickerionPosition) -> bool:
        card, known = active.card_on_stage(position, self.seat), self.own < 1 << 2 * SYMBOLS
        carried = card != active.NO_CARD and position.table.special_ids[card] == BackstageDynamo.id
        return known and carried and bool(self.offered(position)) and super().fits(position)


class SetUpToClockwork(SetUpHeadliner):
    """DT-CARD-02: a set-up that makes a link, while a machine is active."""

    rule: ClassVar[str] = "DT-CARD-02"
    lacks: ClassVar[Mapping[str, str]] = {"no-machine-active": "machine"}

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        if not slots.active_count(position, seat):
            return refuse("no-machine-active", self.rule)
        return super().why_not(position, seat, move)

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if slots.active_count(position, seat):
            super().offer(position, seat, found)


class ClockworkOverture(SpecialCard):
    """DT-CARD-02: a set-up with links pays for active machines."""

    id: ClassVar[str] = "clockwork-overture"
    module: ClassVar[str] = ID
    improved: ClassVar[Action | None] = SetUpToClockwork()

    def links_made(self, position: TrickerionPosition, seat: int, place: int, links: list[Joint]) -> None:
        if links:
            position.grant(seat, "card", self.id, min(slots.active_count(position, seat), _MOST_FAME))
