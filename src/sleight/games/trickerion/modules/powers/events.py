"""What is told about powers."""

from __future__ import annotations

from sleight.games.trickerion.events.base import SeatEvent


class PowerUsed(SeatEvent, frozen=True, tag="power-used"):
    """A power has changed something; what it pays is told by `Granted` with the source `power`."""

    power: str


class PowerReturned(SeatEvent, frozen=True, tag="power-returned"):
    """MP-14, 18: a power has left its slot and is back in hand."""

    power: str
    slot: int
    """Counted from 1."""
