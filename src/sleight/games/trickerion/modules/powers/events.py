"""What is told about powers."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec

from sleight.games.trickerion.events.base import SeatEvent


class PowerEvent(SeatEvent, frozen=True):
    """What a seat did with a power."""

    power: str


class PowersDealt(SeatEvent, frozen=True, tag="powers-dealt"):
    """MP-05: a seat looks at the powers that it was dealt."""

    reveals: ClassVar[bool] = True

    count: int
    powers: tuple[str, ...]
    """Nothing for all others."""

    def seen_by(self, seat: int | None) -> PowersDealt:
        """MP-29: only their owner sees them."""
        return self if seat == self.seat else msgspec.structs.replace(self, powers=())


class PowerDiscarded(PowerEvent, frozen=True, tag="power-discarded"):
    """MP-06: a power lies face down among the discards, and can still be taken back."""

    def seen_by(self, seat: int | None) -> Self | None:
        """MP-07, 29: nobody else sees which, nor how far the seat is."""
        return self if seat == self.seat else None


class PowersTakenBack(SeatEvent, frozen=True, tag="powers-taken-back"):
    """MP-07: a seat chooses its discards anew; nobody else can tell."""

    def seen_by(self, seat: int | None) -> Self | None:
        """MP-07: the choice stays secret."""
        return self if seat == self.seat else None


class PowersKept(SeatEvent, frozen=True, tag="powers-kept"):
    """MP-06: the discards of a seat are final."""

    count: int
    """How many powers it keeps."""


class PowerLearned(PowerEvent, frozen=True, tag="power-learned"):
    """MP-10: a power lies face up at a slot."""

    reveals: ClassVar[bool] = True

    slot: int
    """Counted from 1."""

    coins: int = 0
    """MP-13: what was paid for missing fame."""


class PowerReturned(PowerEvent, frozen=True, tag="power-returned"):
    """MP-14, 18: a power has left its slot and is back in hand."""

    slot: int
    """Counted from 1."""


class PowerUsed(PowerEvent, frozen=True, tag="power-used"):
    """A power has changed something; what it pays is told by `Granted` with the source `power`."""


class SecondShown(SeatEvent, frozen=True, tag="second-shown"):
    """PW-07: a seat looks at the second card of a deck that lies face up."""

    reveals: ClassVar[bool] = True

    deck: str
    card: str
    """`` for all others."""

    def seen_by(self, seat: int | None) -> SecondShown:
        """PW-07: that seat alone sees the card."""
        return self if seat == self.seat else msgspec.structs.replace(self, card="")


class SecondTaken(SeatEvent, frozen=True, tag="second-taken"):
    """PW-07, MP-65: a seat takes the second card of a deck that lies face up."""

    deck: str
    card: str
    """`` for all others."""

    def seen_by(self, seat: int | None) -> SecondTaken:
        """MP-65: the others see that it was the second; whoever knew the card still knows it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card="")


class RestOrdered(SeatEvent, frozen=True, tag="rest-ordered"):
    """PW-07: a seat has chosen in which order the other cards of a draw go under their deck."""

    deck: str
    cards: tuple[str, ...]
    """The one that goes first is the first here. Nothing for all others."""

    def seen_by(self, seat: int | None) -> RestOrdered:
        """TR-DA-08: nobody else has seen these cards."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


EVENTS = (
    PowersDealt,
    PowerDiscarded,
    PowersTakenBack,
    PowersKept,
    PowerLearned,
    PowerReturned,
    PowerUsed,
    SecondShown,
    SecondTaken,
    RestOrdered,
)
