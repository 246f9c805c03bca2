"""Random games, with the checks made on the way."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations, product
from math import gcd
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from sleight.arena.check.pairs import check_pair, check_pair_of_moves
from sleight.arena.check.report import Moment, Report
from sleight.arena.check.values import check_events, check_position
from sleight.core.errors import BadInput
from sleight.core.record import Record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

    AnyPosition = Position[Any, Any]

MOST_ROWS = 20_000
"""A game that is still running then will never end."""

_MOST_VALUES = 3
_KEPT_COPIES = 8
_GOLDEN = 0.618


class Setting(NamedTuple):
    """One kind of table: how many seats, with which options."""

    seats: int
    options: dict[str, object]


def settings(game: AnyGame, fixed: Mapping[str, object] | None = None) -> list[Setting]:
    """Every number of seats with every combination of options that the game takes, of each a few values.

    Options that are fixed have one value. If no table can be like that, the game says why. The order is such
    that the first few tables show every pair of values that any table shows.
    """
    chosen = fixed or {}
    found: dict[tuple[object, ...], Setting] = {}
    for seats in game.seat_counts:
        values = [
            (chosen[name],) if name in chosen else _a_few(option.allowed(seats))
            for name, option in game.options.items()
        ]
        for options in product(*values):
            with suppress(BadInput):
                read = game.read_options(dict(zip(game.options, options, strict=True)), seats)
                found.setdefault((seats, *read.values()), Setting(seats, read))
    tables = [*found.values()]
    tables = tables or [Setting(seats, game.read_options(chosen, seats)) for seats in game.seat_counts]
    return _all_pairs_first(_spread(tables))


def _spread(tables: list[Setting]) -> list[Setting]:
    """All tables, with steps of about the golden section of their number."""
    count = len(tables)
    step = next(step for step in range(1 + int(count * _GOLDEN), count + 2) if gcd(step, count) == 1)
    return [tables[number * step % count] for number in range(count)]


def _all_pairs_first(tables: list[Setting]) -> list[Setting]:
    """First a table each that shows most pairs of values that were not seen yet, as long as there are any."""
    bits: dict[object, int] = {}
    shows = []
    for table in tables:
        values = [*enumerate((table.seats, *table.options.values()))]
        shows.append(sum(1 << bits.setdefault(pair, len(bits)) for pair in combinations(values, 2)))
    first: list[int] = []
    seen = 0
    while seen.bit_count() < len(bits):
        first.append(max(range(len(tables)), key=lambda number: (shows[number] & ~seen).bit_count()))
        seen |= shows[first[-1]]
    taken = set(first)
    return [*(tables[n] for n in first), *(table for n, table in enumerate(tables) if n not in taken)]


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
        self.row = 0
        """How many rows have been played."""

        self._kept: list[tuple[AnyPosition, dict[str, object], str]] = []

    def run(self, pair_every: int, probe_every: int) -> str | None:
        """Play to the end with checks on the way; the finished record as text.

        An exception is a fault of the game, and this game ends with it.
        """
        try:
            return self._play(pair_every, probe_every)
        except Exception as error:
            self.report.raised(error, self._moment())
            return None

    def _play(self, pair_every: int, probe_every: int) -> str:
        setting = self.setting
        record = Record.start(self.game, seats=setting.seats, seed=self.seed, options=setting.options)
        while record.position.waiting and self.row < MOST_ROWS:
            self._step(record, paired=self.row % pair_every == 0, probed=self.row % probe_every == 0)
            self.row += 1
        self._finish(record.position)
        return record.to_text()

    def _step(self, record: Record, paired: bool, probed: bool) -> None:
        position = record.position
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
        events = record.add(seat, choice)
        if probed:
            check_events(self.game, events, self.setting.seats, self.report, moment)
        self.report.count("decisions")

    def _moment(self) -> Moment:
        return Moment(self.setting.seats, self.setting.options, self.seed, self.row)

    def _keep(self, position: AnyPosition) -> None:
        """Keep a copy and what it says of itself; playing on must not change it."""
        copy = position.copy()
        self._kept = [*self._kept[-_KEPT_COPIES:], (copy, copy.to_dict(), copy.fingerprint())]

    def _finish(self, position: AnyPosition) -> None:
        moment = self._moment()
        self.report.count("games")
        self.report.require(position.over, "every game ends", moment)
        self.report.require(bool(position.winners) == position.over, "a finished game has winners", moment)
        for copy, saved, fingerprint in self._kept:
            kept = copy.to_dict() == saved and copy.fingerprint() == fingerprint
            self.report.require(kept, "copies are independent", moment)
