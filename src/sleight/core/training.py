"""What a game says about the value that its bots play by, so that it can be fitted anew: a `Trainer`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from sleight.core.weights import Weights


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A moment of a game as one seat had it, and what came of it."""

    group: str
    """Rows of a group are fitted together."""

    numbers: tuple[float, ...]
    target: float = 0.0
    """What the value should have said."""


class Table(msgspec.Struct, frozen=True):
    """A game to be played for training."""

    options: Mapping[str, object]
    bots: tuple[str, ...]
    """By seat."""


class Trainer(Protocol):
    """How a game is observed; `bots.training.TRAINER` of its package."""

    features: tuple[str, ...]
    """The names of the numbers of a row."""

    @property
    def code(self) -> str:
        """A digest of the code that makes the numbers: rows of other code are not mixed with these."""

    def shipped(self) -> Weights:
        """The weights that the bots play by now."""

    def table(self, rng: Random) -> Table:
        """Who plays what in a game for training, from the luck of that game."""

    def moment(self, position: Any) -> int:
        """A number that changes when rows are to be taken; 0 for never."""

    def rows(self, position: Any, table: Table) -> Sequence[Row]:
        """The moment as each seat has it, from seat 0 on, without targets."""

    def target(self, row: Row, position: Any, seat: int) -> float:
        """What the value should have said of a row of a seat, when the game is over."""
