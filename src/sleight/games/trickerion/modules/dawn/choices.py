"""What is chosen with machines."""

from __future__ import annotations

from sleight.games.trickerion.choices.base import (
    CharacterChoice,
    ComponentChoice,
    TrickChoice,
    TrickerionChoice,
)


class BuildMachine(TrickerionChoice, frozen=True, tag="build-machine"):
    """Build a machine on the lowest empty slot (DT-BUILD-04)."""


class UseMachine(TrickerionChoice, frozen=True, tag="use-machine"):
    """Use one of one's own machines (DT-MACH-03)."""

    machine: str


class BuyWithMachine(ComponentChoice, frozen=True, tag="buy-with-machine"):
    """Buy 1 to 3 components of one type and use the machine that makes them cheaper (DT-SPIR-01)."""

    count: int


class ChangeCard(CharacterChoice, frozen=True, tag="change-card"):
    """Change the assignment card of this character (DT-SPIR-03)."""


class SwapCard(CharacterChoice, frozen=True, tag="swap-card"):
    """Swap that card for the one of this character (DT-SPIR-03)."""


class ReactivateMachine(TrickerionChoice, frozen=True, tag="reactivate-machine"):
    """Make one of one's own inactive machines active (DT-CARD-01, 04)."""

    machine: str


class PrepareWith(TrickChoice, frozen=True, tag="prepare-with"):
    """Prepare a trick with these machines: `optical-1`, or several as `optical-1+optical-4` (DT-OPTI-10)."""

    machines: str

    def names(self) -> tuple[str, ...]:
        machines = [f"machine:{each}" for each in self.machines.split("+")]
        return "do:prepare-with", f"trick:{self.trick}", *machines

    def words(self) -> dict[str, object]:
        return {"trick": self.trick, "machines": self.machines.replace("+", ", ")}


BUILD = BuildMachine()
CHOICES = (BuildMachine, UseMachine, BuyWithMachine, ChangeCard, SwapCard, ReactivateMachine, PrepareWith)
