"""Bots: they get a view and the choices of a seat, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from sleight.core.choice import Choice


class Parameter(NamedTuple):
    """A number that tunes a bot, with its range."""

    default: float
    least: float
    most: float


class Bot(ABC):
    """Somebody who plays by itself. It may keep nothing between two choices but its random numbers."""

    parameters: ClassVar[Mapping[str, Parameter]] = {}
    """What the bot's short code may set: `odds:risk=0.4`."""

    def __init__(self, rng: Random, settings: Mapping[str, float] | None = None) -> None:
        self.rng = rng
        defaults = {name: parameter.default for name, parameter in self.parameters.items()}
        self.settings: Mapping[str, float] = {**defaults, **(settings or {})}

    @abstractmethod
    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        """One of the choices."""
