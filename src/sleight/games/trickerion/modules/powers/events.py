"""What is told about powers."""

from __future__ import annotations

from sleight.games.trickerion.events.base import SeatEvent


class PowerUsed(SeatEvent, frozen=True, tag="power-used"):
    """A power has changed something; what it pays is told by `Granted` with the source `power`."""

    power: str
