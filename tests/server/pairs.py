"""Pairs of tables that some viewers cannot tell apart, and what is played at both or at one of them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import sleight
from sleight.server.play import Play, Viewer
from sleight.server.resuming import UNDO
from sleight.server.stored import StoredRow
from tests.server.twins import table_from

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.core.choice import Choice
    from sleight.core.record import AnyPosition

FULL: dict[str, object] = {"dark_alley": True, "prophecies": True}
OPTIONS: dict[str, list[dict[str, object]]] = {
    "abracada": [{}, {"lower": "penalty"}, {"easy": True}],
    "trickerion": [{}, {"dark_alley": True}, FULL],
}
BOTH, FIRST, SECOND = (0, 1), (0,), (1,)
_TRIES = 40


class Act(NamedTuple):
    """Something that a seat does at one table of a pair, or at both, with its question numbers there."""

    tables: tuple[int, ...]
    seat: int
    written: str
    numbers: tuple[int, ...]
    public: bool
    """Everybody was told something of it."""


class Pair(NamedTuple):
    """Two tables, those who must not be able to tell them apart, and everything that is played."""

    game: str
    positions: tuple[AnyPosition, AnyPosition]
    watchers: tuple[Viewer, ...]
    acts: list[Act]

    @property
    def secret(self) -> int:
        """How many acts only one of the tables has seen."""
        return sum(act.tables != BOTH for act in self.acts)


class Script:
    """Writes what is played at a pair; it keeps both tables alike for the watchers."""

    def __init__(
        self, game: str, positions: tuple[AnyPosition, AnyPosition], watchers: tuple[Viewer, ...], rng: Random
    ) -> None:
        self.pair = Pair(game, positions, watchers, [])
        self._rng = rng
        self._plays = [table_from(game, position.copy()) for position in positions]

    def common(self, seats: tuple[int, ...], *, asides: bool = True) -> bool:
        """One of these seats does the same at both tables; False if whatever it does tells them apart."""
        one, two = self._plays
        moves = [
            (seat, choice)
            for seat in seats
            for choice in _open(one, seat)
            if two.position.why_not(seat, choice) is None and (asides or not choice.aside)
        ]
        for seat, choice in self._rng.sample(moves, min(_TRIES, len(moves))):
            if self._alike(seat, choice):
                self._add(BOTH, seat, sleight.text(choice))
                return True
        return False

    def undo(self, seat: int) -> None:
        """A seat takes its last choice back at both tables, if it may."""
        if all(play.record.may_undo(seat) for play in self._plays):
            self._add(BOTH, seat, UNDO)

    def secret(self, table: int, seat: int) -> None:
        """A seat does at one table what the watchers do not notice, if there is anything."""
        play = self._plays[table]
        if play.record.may_undo(seat) and self._unnoticed_undo(play, seat) and self._rng.random() < 0.4:
            self._add((table,), seat, UNDO)
            return
        moves = _open(play, seat)
        for choice in self._rng.sample(moves, min(_TRIES, len(moves))):
            if self._unnoticed(play, seat, choice):
                self._add((table,), seat, sleight.text(choice))
                return

    def _add(self, tables: tuple[int, ...], seat: int, written: str) -> None:
        plays = [self._plays[table] for table in tables]
        numbers = tuple(play.number(seat) for play in plays)
        for play in plays:
            play.take(StoredRow(len(play.record.rows), seat, written, None))
        public = plays[0].public(len(plays[0].record.rows) - 1)
        self.pair.acts.append(Act(tables, seat, written, numbers, public))

    def _alike(self, seat: int, choice: Choice) -> bool:
        """True if a choice shows every watcher the same at both tables, and no secrets at all."""
        after = [play.position.copy() for play in self._plays]
        told = [position.apply(seat, choice) for position in after]
        if any(event.lays_open for events in told for event in events) or after[0].over or after[1].over:
            return False
        return all(
            after[0].view(watcher) == after[1].view(watcher)
            and [event.seen_by(watcher) for event in told[0]] == [event.seen_by(watcher) for event in told[1]]
            for watcher in self.pair.watchers
        )

    def _unnoticed(self, play: Play, seat: int, choice: Choice) -> bool:
        after = play.position.copy()
        told = after.apply(seat, choice)
        return all(
            after.view(watcher) == play.position.view(watcher)
            and all(event.seen_by(watcher) is None for event in told)
            for watcher in self.pair.watchers
        )

    def _unnoticed_undo(self, play: Play, seat: int) -> bool:
        """True if the seat's last row was one that only this table has seen."""
        table = self._plays.index(play)
        mine = [act for act in self.pair.acts if table in act.tables]
        return (
            bool(mine) and mine[-1].tables == (table,) and mine[-1].written != UNDO and mine[-1].seat == seat
        )


def _open(play: Play, seat: int) -> list[Choice]:
    if seat not in play.position.waiting:
        return []
    choices: list[Choice] = play.position.choices(seat) + play.position.asides(seat)
    return choices


def at_random(game: str, rng: Random, until: Callable[[AnyPosition], bool]) -> AnyPosition:
    """A position of random play at which something is so."""
    while True:
        options = rng.choice(OPTIONS[game])
        position = sleight.game(game).new(
            seats=rng.choice((2, 3, 4)), seed=rng.randrange(2**32), options=options
        )
        for _ in range(rng.randrange(60)):
            if position.waiting:
                seat = rng.choice(position.waiting)
                position.apply(seat, rng.choice(position.choices(seat)))
        while position.waiting:
            if until(position):
                return position
            seat = position.waiting[0]
            position.apply(seat, rng.choice(position.choices(seat)))


def truths(game: str, rng: Random) -> Pair:
    """The truth differs in what one seat and a spectator may not know; the same is played."""
    position = at_random(game, rng, lambda _: True)
    seats = range(position.table.seats)
    watcher = rng.choice(seats)
    twin = sleight.game(game).guess(position.view(watcher), rng)
    twin.seed(position.key, position.draws)
    watchers: tuple[Viewer, ...] = (watcher, None) if position.view(None) == twin.view(None) else (watcher,)
    script = Script(game, (position, twin), watchers, rng)
    for _ in range(rng.randrange(1, 12)):
        if not script.common(tuple(seats)):
            break
        if rng.random() < 0.3:
            script.undo(script.pair.acts[-1].seat)
    return script.pair


def plans(rng: Random, *, alone: bool) -> Pair:
    """One seat of Trickerion plans otherwise in secret, and more, at one table than at the other.

    At every other pair it does nothing at all at the first table.
    """
    position = at_random("trickerion", rng, lambda each: len(each.waiting) == each.table.seats > 1)
    planner = rng.randrange(position.table.seats)
    others = tuple(seat for seat in range(position.table.seats) if seat != planner)
    script = Script("trickerion", (position, position.copy()), (*others, None), rng)
    if alone:
        while script.common(others, asides=False):
            pass
    quiet = rng.random() < 0.5
    for _ in range(rng.randrange(4, 16)):
        roll = rng.uniform(0, 0.55 if quiet else 1)
        if quiet and roll < 0.15:
            script.common(others)
        elif roll < 0.55:
            script.secret(1, planner)
        elif roll < 0.7:
            script.secret(0, planner)
        elif roll < 0.9:
            script.common(others)
        elif script.common((planner,)) and rng.random() < 0.5:
            script.undo(planner)
    return script.pair
