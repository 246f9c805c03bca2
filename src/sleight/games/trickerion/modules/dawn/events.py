"""What is told about machines."""

from __future__ import annotations

from sleight.games.trickerion.events.base import SeatEvent


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


EVENTS = (MachineBuilt, MachineUsed, MachineReactivated)
