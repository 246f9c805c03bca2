"""A running table: a cache of its stored rows, with what each viewer has seen of them."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sleight.core import registry
from sleight.core.refusal import Refusal
from sleight.server.faults import Declined
from sleight.server.names import coded_names, shown_names
from sleight.server.resuming import UNDO, first_numbers, keep, mask, opening
from sleight.server.stored import StoredRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.reckoning import Reckoning
    from sleight.core.record import Ahead, AnyPosition
    from sleight.server.stored import Header, Kept, Seat, Stored

Viewer = int | None
"""A seat, or None for a spectator."""

_LEARNED = Refusal("undo-learned", "", {})
"""Why nothing is undone after the end, even where a game would allow it: by then all secrets are told."""


class Step(NamedTuple):
    """A row, what it made happen, and the table after it; the first step is the set-up."""

    seat: int | None
    told: frozenset[Viewer] | None
    """Of an undo, the viewers who notice it: those who had noticed what is taken back."""

    events: Sequence[Event]
    position: AnyPosition
    numbers: tuple[int, ...]
    """Every seat's question number after the row."""

    key: str | None
    """The key with which the seat has sent the row."""

    undo: tuple[bool, ...]
    """Which seats may take their last row back, each as far as it can know."""

    ranks: tuple[int, ...]
    """The order of the seats, which every viewer is shown."""

    @property
    def undoes(self) -> bool:
        """True if the row took another back."""
        return self.told is not None

    def shows(self, viewer: Viewer) -> bool:
        """True if a viewer sees any of its events."""
        return any(event.seen_by(viewer) is not None for event in self.events)


class Seen:
    """The steps of which one viewer notices something, in order; its own sequence numbers count them.

    What others do in secret makes no step here, so that not even the numbers tell of it.
    """

    def __init__(self, viewer: Viewer) -> None:
        self._viewer = viewer
        self._looked = 0
        self._last = b""
        """The view at the step that was looked at last."""

        self.steps: list[int] = []

    def follow(self, steps: Sequence[Step]) -> list[int]:
        """Look at the steps that are new; all that this viewer has noticed."""
        if self._looked == len(steps):
            return self.steps
        for number in range(self._looked, len(steps)):
            step = steps[number]
            view = msgspec.json.encode(step.position.view(self._viewer))
            if self._notices(step, view):
                self.steps.append(number)
            self._last = view
        self._looked = len(steps)
        return self.steps

    def view(self, steps: Sequence[Step]) -> msgspec.Raw:
        """The newest view as JSON."""
        self.follow(steps)
        return msgspec.Raw(self._last)

    def _notices(self, step: Step, view: bytes) -> bool:
        if step.told is not None:
            return self._viewer in step.told
        if step.seat is None or step.seat == self._viewer or view != self._last:
            return True
        return step.shows(self._viewer)


class Play:
    """One table in memory."""

    def __init__(self, stored: Stored) -> None:
        opened = opening(stored)
        self.header: Header = opened.header
        self.seats: tuple[Seat, ...] = stored.seats
        self.game = registry.game(stored.header.game)
        self.lock = asyncio.Lock()
        self.touched = 0.0
        self.watchers = 0
        self.frames: dict[tuple[Viewer, str], tuple[int, bytes]] = {}
        """The newest frame of each viewer in each language, for all who look with the same eyes."""

        self.reckonings: dict[Viewer, tuple[int, Reckoning]] = {}
        """What the game has come to for each viewer after so many steps."""

        self._names: dict[str, list[str]] = {}
        """Who sits where, by language."""

        self.version = 0
        """Counts the changes of seats and of the table as a whole."""

        self.connected: Counter[int] = Counter()
        """How many live sockets each seat has open."""

        self.private = stored.header.source is not None
        """True while nobody but its maker may know of the table."""

        self.chatted = 0
        """Counts what was said here since the table is in memory."""

        self.record = opened.record
        self.resumption = opened.resumption
        """Where the table goes on after an upgrade, if its first rows cannot be replayed any more."""

        self.upgraded = opened.upgraded
        self.kept = 0 if stored.kept is None else stored.kept.rows
        """After how many rows the position was stored last."""

        self._history = stored.rows[: opened.skipped]
        self.steps: list[Step] = []
        self.keys = {(row.seat, row.key): row.seq for row in self._still_valid() if row.key is not None}
        self._seen: dict[Viewer, Seen] = {}
        self._note(None, self.record.position.told)
        for row in opened.rows:
            self.take(row)

    # --- what is so -----------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.header.id

    @property
    def position(self) -> AnyPosition:
        """The table now."""
        return self.record.position

    @property
    def rows(self) -> int:
        """How many rows are stored of the table."""
        return len(self._history) + len(self.record.rows)

    @property
    def started(self) -> bool:
        """True once every seat was taken."""
        return self.header.started is not None

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.position.over

    @property
    def people(self) -> list[Seat]:
        """The seats at which a person answers now."""
        return [seat for seat in self.seats if seat.person]

    def names(self, lang: str) -> list[str]:
        """What everybody here is called in a language."""
        if lang not in self._names:
            self._names[lang] = shown_names(self.seats, self.header.game, lang)
        return self._names[lang]

    def number(self, seat: int) -> int:
        """The number of a seat's question: how often it has acted, or noticed an undo."""
        return self.steps[-1].numbers[seat]

    def seen(self, viewer: Viewer) -> list[int]:
        """The steps that a viewer has noticed; their places are the viewer's sequence numbers."""
        seen = self._seen.get(viewer)
        if seen is None:
            seen = self._seen[viewer] = Seen(viewer)
        return seen.follow(self.steps)

    def seq_of_row(self, viewer: Viewer, row: int) -> int:
        """The viewer's sequence number of one of its own rows; history counts as the first moment."""
        return bisect_left(self.seen(viewer), max(row + 1 - len(self._history), 0))

    def taken_back(self, viewer: Viewer) -> int:
        """How many moves an upgrade has taken back, as far as a viewer may know of them."""
        if self.resumption is None:
            return 0
        lost = self._history[self.resumption.kept :]
        return sum(row.seat == viewer or bool(row.public) for row in lost)

    def seq_at(self, viewer: Viewer, step: int) -> int:
        """The sequence number of what a viewer had noticed last when a step was made."""
        return bisect_right(self.seen(viewer), step) - 1

    def number_of_step(self, viewer: Viewer, seq: int) -> int:
        """The step that a viewer noticed under one of its sequence numbers."""
        seen = self.seen(viewer)
        if not 0 <= seq < len(seen):
            raise Declined("moment-unknown", moment=seq, most=len(seen) - 1)
        return seen[seq]

    def step(self, viewer: Viewer, seq: int) -> Step:
        """What a viewer noticed under one of its sequence numbers."""
        return self.steps[self.number_of_step(viewer, seq)]

    def view(self, viewer: Viewer, step: Step) -> msgspec.Raw:
        """What a viewer saw at a step, as JSON; of the newest it is kept."""
        seen = self._seen.get(viewer)
        if seen is not None and step is self.steps[-1]:
            return seen.view(self.steps)
        return msgspec.Raw(msgspec.json.encode(step.position.view(viewer)))

    def public(self, row: int) -> bool:
        """True if everybody, whoever watches included, was told something of a row."""
        number = row + 1 - len(self._history)
        if number < 1:
            return False
        step = self.steps[number]
        told = step.told or ()
        return all(viewer in told or step.shows(viewer) for viewer in self._viewers())

    def why_not(self, seat: int, choice: Choice | None) -> Refusal | None:
        """Why a seat cannot make a choice now, or take its last one back."""
        if choice is None:
            return _LEARNED if self.over else self.record.why_not_undo(seat)
        return self.position.why_not(seat, choice)

    def written(self) -> str:
        """The whole record as text, with who sat where."""
        self.record.header = msgspec.structs.replace(
            self.record.header, players=tuple(coded_names(self.seats))
        )
        return self.record.to_text()

    # --- what changes ---------------------------------------------------------------------------

    def take(self, row: StoredRow) -> None:
        """Follow a row that is stored."""
        choice = None if row.written == UNDO else self.game.parse(row.written)
        self.follow(row, self.record.ahead(row.seat, choice))

    def follow(self, row: StoredRow, ahead: Ahead) -> None:
        """Follow a row that is stored, and that was played ahead."""
        events = self.record.keep(ahead)
        told = None if ahead.undoes is None else self._told_of_undo(row.seat, 1 + ahead.undoes)
        if row.key is not None:
            self.keys[row.seat, row.key] = row.seq
        self._note(row, events, told)

    def row_of(self, ahead: Ahead, written: str, key: str) -> StoredRow:
        """The row that something played ahead becomes."""
        public = any(event.seen_by(None) is not None for event in ahead.events)
        return StoredRow(self.rows, ahead.row.seat, written, key, mask(ahead.position.waiting), public)

    def keep(self, position: AnyPosition, rows: int) -> Kept:
        """A position of this table, to be stored."""
        return keep(self.header, position, rows)

    def change(self, seat: Seat) -> None:
        """Another sits here now."""
        self.seats = (*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :])
        self.version += 1
        self.frames.clear()
        self._names.clear()

    def release(self) -> None:
        """The game from a guess of which the table was made is over: from now on it is like any other."""
        self.private = False
        self.version += 1

    def mark(self, **columns: Any) -> None:
        """Note what is stored of the table as a whole."""
        self.version += 1
        self.header = msgspec.structs.replace(self.header, **columns)

    def _note(
        self, row: StoredRow | None, events: Sequence[Event], told: frozenset[Viewer] | None = None
    ) -> None:
        position = self.position
        undo = tuple([not position.over and self.record.may_undo(seat) for seat in range(self.header.seats)])
        ranks = tuple(position.ranks)
        if row is None:
            numbers = first_numbers(self.header.seats, self._history)
            self.steps.append(Step(None, None, tuple(events), position, numbers, None, undo, ranks))
            return
        moved = {row.seat} if told is None else told
        numbers = tuple([number + (seat in moved) for seat, number in enumerate(self.steps[-1].numbers)])
        self.steps.append(Step(row.seat, told, events, position, numbers, row.key, undo, ranks))

    def _told_of_undo(self, mover: int, taken: int) -> frozenset[Viewer]:
        """The viewers who notice that a step is taken back: from the others it stays as secret as it was."""
        step = self.steps[taken]
        before, after = self.steps[taken - 1].position, self.position
        return frozenset(
            viewer
            for viewer in self._viewers()
            if viewer == mover
            or step.shows(viewer)
            or step.position.view(viewer) != before.view(viewer)
            or self.steps[-1].position.view(viewer) != after.view(viewer)
        )

    def _viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.header.seats), None)

    def _still_valid(self) -> list[StoredRow]:
        """The rows of history that were not taken back."""
        return self._history if self.resumption is None else self._history[: self.resumption.kept]
