"""Bots: they get a view and the choices of a seat, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from sleight.core.choice import Choice
    from sleight.core.describe import Describable


class Parameter(NamedTuple):
    """A number that tunes a bot, with its range."""

    default: float
    least: float
    most: float


class Advice(NamedTuple):
    """What a bot would choose for somebody else, and why."""

    choice: Choice
    second: Choice | None = None
    """What came closest, if anything was compared."""

    reason: Describable | None = None
    """What speaks for the choice and against the second."""


class Bot(ABC):
    """Somebody who plays by itself. It may keep nothing between two choices but its random numbers."""

    parameters: ClassVar[Mapping[str, Parameter]] = {}
    """What the bot's short code may set: `odds:risk=0.4`. `seconds` and `sims` are budgets for a decision."""

    is_usual: ClassVar[bool] = False
    """Whether it plays wherever nobody has named another; without any such bot the strongest does."""

    weights: ClassVar[str] = ""
    """A digest of the fitted numbers by which the bot plays, if it has any: results belong to them."""

    def __init__(self, rng: Random, settings: Mapping[str, float] | None = None) -> None:
        self.rng = rng
        defaults = {name: parameter.default for name, parameter in self.parameters.items()}
        self.settings: Mapping[str, float] = {**defaults, **(settings or {})}

    @abstractmethod
    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        """One of the choices."""

    def advise(self, view: Any, choices: Sequence[Choice]) -> Advice:
        """The same for somebody who asks for a hint; a bot that compares says how."""
        return Advice(self.choose(view, choices))
