"""What is chosen with machines."""

from __future__ import annotations

from sleight.games.trickerion.choices.base import TrickerionChoice


class BuildMachine(TrickerionChoice, frozen=True, tag="build-machine"):
    """Build a machine on the lowest empty slot (DT-BUILD-04)."""


class UseMachine(TrickerionChoice, frozen=True, tag="use-machine"):
    """Use one of one's own machines (DT-MACH-03)."""

    machine: str


BUILD = BuildMachine()
