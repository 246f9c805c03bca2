"""What Dawn of Technology adds to views and saves; all of it is public (DT-SETUP-15)."""

from __future__ import annotations

from sleight.games.trickerion.state.part import Part


class MachineSlot(Part, frozen=True):
    """DT-MACH-02: one slot of a machine board, with the icons beside it."""

    machine: str
    icons: int
    """The shards that fill it."""

    shards: int
    """How many of them lie there."""

    coins: int
    """What building costs there at this table."""

    fame: int
    """DT-REACT-05: what a reactivation pays."""

    state: str = ""
    """`` while nothing is built there, then `active` or `inactive`."""


class MachineBoard(Part, frozen=True):
    """The machines of one seat, and its signature trick."""

    built: int
    """How many machines are built; they lie on the lowest slots."""

    inactive: tuple[int, ...] = ()
    """The slots with inactive machines, counted from 1."""

    used_slots: tuple[int, ...] = ()
    """DT-MACH-05: the slots whose machines were used this round."""

    working: int = 0
    """The slot of the machine that serves the action that is being done (DT-SPIR-02)."""

    slots: tuple[MachineSlot, ...] = ()
    """From slot 1, the lowest, upwards; none until a magician is chosen."""

    apart: int = 0
    """DT-SHARD-03: the shards for which there is no icon."""

    signature: str = ""
    """DT-SETUP-07: the signature trick of the magician."""

    beside: bool = False
    """DT-SIG-22: it lies beside the board, not in the workshop."""


class SetUpSoFar(Part, frozen=True):
    """DT-ABIL-12: a set-up that goes on after its first marker."""

    trick: str
    second: bool = False
    """A second marker is being laid."""

    linked: bool = False
    """The first was linked."""

    linked_others: bool = False
    """It was linked to a marker of somebody else."""

    armed: bool = False
    """DT-ABIL-14: the bonus of a card served the first marker, and is in force again after the second."""


class Dawn(Part, frozen=True):
    """The machines of all seats."""

    seats: tuple[MachineBoard, ...]
    last_show: str = ""
    """DT-SPIR-10: the card whose performance is complete, while its bonus may still be doubled."""
    set_up: SetUpSoFar | None = None


class SavedMachines(Part, frozen=True):
    """What does not follow from anything else of the machines of one seat."""

    built: int
    inactive: tuple[int, ...] = ()
    used_slots: tuple[int, ...] = ()
    working: int = 0


class SavedDawn(Part, frozen=True):
    """The machines of all seats, as far as they do not follow from anything else."""

    seats: tuple[SavedMachines, ...]
    last_show: str = ""
    set_up: SetUpSoFar | None = None
