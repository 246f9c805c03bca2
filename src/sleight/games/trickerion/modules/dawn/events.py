"""What is told about machines."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sleight.games.trickerion.events.base import CharacterEvent, SeatEvent


class MachineEvent(SeatEvent, frozen=True):
    """What a seat did with a machine."""

    machine: str


class MachineBuilt(MachineEvent, frozen=True, tag="machine-built"):
    """DT-BUILD-04, 05: a machine lies active on its slot."""

    coins: int
    """What was paid for it."""


class MachineUsed(MachineEvent, frozen=True, tag="machine-used"):
    """DT-MACH-03: a machine is inactive now; what it pays is told by `Granted` with the source `machine`."""


class MachineReactivated(MachineEvent, frozen=True, tag="machine-reactivated"):
    """DT-REACT-02, 05: a machine is active again, and perhaps pays fame for that."""

    fame: int = 0


class CardsSwapped(CharacterEvent, frozen=True, tag="cards-swapped"):
    """DT-SPIR-03: the assignment cards of two characters change places, face up or face down as they lie."""

    other: str


class CardReplaced(CharacterEvent, frozen=True, tag="card-replaced"):
    """DT-SPIR-03, 06: an assignment card goes back to hand, and another one takes its place."""

    reveals: ClassVar[bool] = True
    or_none: ClassVar[str] = "card"

    card: str
    """The card that lies there now; `` for others if it lies face down, and so the one that went back."""

    back: str
    sealed: bool
    """TR-PROR-25: it lies face down."""

    def seen_by(self, seat: int | None) -> CardReplaced:
        """DT-SPIR-06: face down it is its owner's secret."""
        hidden = self.sealed and seat != self.seat
        return msgspec.structs.replace(self, card="", back="") if hidden else self


class MarkerStayed(SeatEvent, frozen=True, tag="marker-stayed"):
    """DT-ABIL-07: a marker of a trick stays on the card on which it was performed."""

    trick: str
    card: str


class BonusChosen(SeatEvent, frozen=True, tag="bonus-chosen"):
    """DT-ABIL-15, 21: a trick scores with the bonus of another one; how much is told by `Scored`."""

    trick: str
    chosen: str


EVENTS = (
    MachineBuilt,
    MachineUsed,
    MachineReactivated,
    CardsSwapped,
    CardReplaced,
    MarkerStayed,
    BonusChosen,
)
