"""Random games, with the checks made on the way."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from sleight.arena.check.pairs import check_pair, check_pair_of_moves
from sleight.arena.check.report import Moment, Report
from sleight.arena.check.values import check_events, check_position
from sleight.core.record import Record

if TYPE_CHECKING:
    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

    AnyPosition = Position[Any, Any]

MOST_ROWS = 20_000
"""A game that is still running then will never end."""

_MOST_VALUES = 3
_KEPT_COPIES = 8


class Setting(NamedTuple):
    """One kind of table: how many seats, with which options."""

    seats: int
    options: dict[str, object]


def settings(game: AnyGame) -> list[Setting]:
    """Every number of seats with every combination of options, of each option a few values."""
    found = []
    for seats in game.seat_counts:
        values = [_a_few(option.allowed(seats)) for option in game.options.values()]
        found += [Setting(seats, dict(zip(game.options, chosen, strict=True))) for chosen in product(*values)]
    return found


def _a_few(values: tuple[object, ...]) -> tuple[object, ...]:
    """All values of a small option; of a larger one the first two and the last."""
    return values if len(values) <= _MOST_VALUES else (*values[:2], values[-1])


class Walk:
    """One random game under observation."""

    def __init__(self, game: AnyGame, setting: Setting, seed: int, report: Report) -> None:
        self.game = game
        self.setting = setting
        self.seed = seed
        self.report = report
        self.rng = Random(seed)
        self.record = Record.start(game, seats=setting.seats, seed=seed, options=setting.options)
        self._kept: list[tuple[AnyPosition, dict[str, object], str]] = []

    def run(self, pair_every: int, probe_every: int) -> str:
        """Play to the end with checks on the way; the finished record as text."""
        while self.record.position.waiting and len(self.record.rows) < MOST_ROWS:
            row = len(self.record.rows)
            self._step(paired=row % pair_every == 0, probed=row % probe_every == 0)
        self._finish()
        return self.record.to_text()

    def _step(self, paired: bool, probed: bool) -> None:
        position = self.record.position
        moment = self._moment()
        if probed:
            self._keep(position)
            check_position(self.game, position, self.report, moment)
        seat = self.rng.choice(position.waiting)
        options = [*position.choices(seat), *position.asides(seat)]
        choice = self.rng.choice(options)
        if paired:
            viewer = self.rng.choice((*range(self.setting.seats), None))
            twin = check_pair(self.game, position, viewer, self.rng, self.report, moment)
            check_pair_of_moves((position, twin), (seat, choice), viewer, self.report, moment)
        events = self.record.add(seat, choice)
        if probed:
            check_events(self.game, events, self.setting.seats, self.report, moment)
        self.report.count("decisions")

    def _moment(self) -> Moment:
        return Moment(self.setting.seats, self.setting.options, self.seed, len(self.record.rows))

    def _keep(self, position: AnyPosition) -> None:
        """Keep a copy and what it says of itself; playing on must not change it."""
        copy = position.copy()
        self._kept = [*self._kept[-_KEPT_COPIES:], (copy, copy.to_dict(), copy.fingerprint())]

    def _finish(self) -> None:
        position, moment = self.record.position, self._moment()
        self.report.count("games")
        self.report.require(position.over, "every game ends", moment)
        self.report.require(bool(position.winners) == position.over, "a finished game has winners", moment)
        for copy, saved, fingerprint in self._kept:
            kept = copy.to_dict() == saved and copy.fingerprint() == fingerprint
            self.report.require(kept, "copies are independent", moment)
