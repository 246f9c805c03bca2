"""How games are observed to fit the value anew: every seat, whenever a round begins."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from sleight.core.digest import digest_of
from sleight.core.training import Row, Table
from sleight.games.trickerion.advice import features
from sleight.games.trickerion.bots import value

if TYPE_CHECKING:
    from random import Random

    from sleight.core.weights import Weights
    from sleight.games.trickerion.advice.imagining import Imagined

_FULL: dict[str, object] = {"dark_alley": True, "prophecies": True}
_TABLES: tuple[tuple[dict[str, object], int], ...] = (
    ({}, 4),
    (_FULL, 5),
    (_FULL | {"powers": True}, 2),
    (_FULL | {"dawn": True, "machine_costs": "heavy"}, 2),
    ({"edition": "first", "dark_alley": True}, 1),
)
"""What is played, and how often."""

_SEATS = (2, 2, 2, 3, 4)
_BOTS = {"greedy": 0.0, **{f"clumsy:mistakes={often}": often for often in (0.03, 0.1, 0.2, 0.3)}}
"""Who plays, and how often they err: mistakes lead to positions from which a good value must know the way."""

_FAME = features.OF_A_SEAT.index("fame")


class TrickerionTrainer:
    """What is still to come in fame, from what a seat has when a round begins."""

    features = value.FEATURES

    @cached_property
    def code(self) -> str:
        """A digest of the file that makes the features."""
        return digest_of(files("sleight.games.trickerion.advice").joinpath("features.py").read_text("utf-8"))

    def shipped(self) -> Weights:
        """The weights that the bots play by now."""
        return value.shipped()

    def table(self, rng: Random) -> Table:
        """Any kind of game, with two seats rather than more, and bots that make more or fewer mistakes."""
        options = rng.choices([table for table, _ in _TABLES], [often for _, often in _TABLES])[0]
        return Table(options, tuple([rng.choice([*_BOTS]) for _ in range(rng.choice(_SEATS))]))

    def moment(self, position: Imagined) -> int:
        """Every round; none before the first."""
        return position.round if position.order else 0

    def rows(self, position: Imagined, table: Table) -> list[Row]:
        """The features of each seat, and how often its bot errs: who errs less has more and gets more, and
        what one has must not be praised for that."""
        group, found = value.group_of(position), []
        for seat, code in enumerate(table.bots):
            numbers = (*features.of_seat(position, seat), _BOTS[code])
            found.append(Row(group, tuple(map(float, numbers))))
        return found

    def target(self, row: Row, position: Imagined, seat: int) -> float:
        """The fame that came after that moment."""
        return position.scores[seat] - row.numbers[_FAME]


TRAINER = TrickerionTrainer()
