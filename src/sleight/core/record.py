"""A record: the list of rows is the truth, the position is a cache of it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sleight.core import registry
from sleight.core.errors import BadInput, Illegal, SleightError, reason
from sleight.core.event import Event
from sleight.core.refusal import Refusal
from sleight.core.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sleight.core.choice import Choice
    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

    AnyPosition = Position[Any, Any]

FORMAT = 1
FINGERPRINT_EVERY = 20
_UNDO = "undo"


class BadRecord(BadInput):
    """A damaged, truncated, foreign or future record; it says which line and why."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line: everything that the first position is made from."""

    sleight: int
    """The format of the file."""

    game: str
    rules: int
    data: str
    """The digest of the data that the table used (`Game.table_digest`)."""

    seats: int
    seed: int | None = None
    options: dict[str, Any] = {}
    players: tuple[str, ...] = ()
    """Who sits where: bot codes, or what a table calls its people. The rules never look at it."""

    start: dict[str, Any] | None = None
    """The starting position, for a game that was continued from one."""


class Row(NamedTuple):
    """One thing that a seat did: a choice or an aside, or None for taking the last one back."""

    seat: int
    choice: Choice | None
    written: str


class Ahead(NamedTuple):
    """A row that is not kept yet: what it makes happen, and the position after it."""

    row: Row
    events: list[Event]
    position: AnyPosition
    undoes: int | None = None
    """The place of the row that it takes back, if it is an undo."""


class _Done(NamedTuple):
    """A row that may still be taken back, or that stands in the way of those who noticed it."""

    row: int
    """Its place in the record."""

    seat: int
    before: AnyPosition
    events: list[Event]
    barrier: str
    """Why it stays, or nothing if its seat may take it back."""


class Record:
    """One game from its start, row by row.

    Each row has a position of its own: one that was handed out is never changed by later rows.
    """

    def __init__(self, game: AnyGame, header: Header, position: AnyPosition) -> None:
        self.game = game
        self.header = header
        self.position = position
        self.rows: list[Row] = []
        self._fingerprints: list[str] = []
        self._trail: list[_Done] = []
        """All rows in effect since undo was closed for everybody, or since another seat's turn."""

        self._barrier = "undo-nothing"

    @classmethod
    def start(
        cls,
        game: AnyGame,
        *,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        position: AnyPosition | None = None,
        players: tuple[str, ...] = (),
    ) -> Record:
        """A new record from seats and a seed, or from a position."""
        if position is not None:
            start = position.to_dict()
            seats, options, seed = position.table.seats, {}, None
        elif seats is None or seed is None:
            raise BadInput("record-start")
        else:
            start = None
        chosen = {name: value for name, value in (options or {}).items() if value != _default(game, name)}
        data = game.table_digest(game.table_options(chosen, start))
        header = Header(FORMAT, game.id, game.rules_version, data, seats, seed, chosen, players, start)
        return cls(game, header, _first_position(game, header))

    def add(self, seat: int, choice: Choice) -> list[Event]:
        """Play a choice or an aside and keep it; an illegal one raises and is not kept."""
        return self.keep(self.ahead(seat, choice))

    def ahead(self, seat: int, choice: Choice | None) -> Ahead:
        """What a choice, an aside or an undo (None) would do; it raises if it is illegal."""
        if choice is None:
            return self._undo_ahead(seat)
        position = self.position.copy()
        written = _written(position, seat, choice)
        events = position.apply(seat, choice)
        return Ahead(Row(seat, choice, written), events, position)

    def keep(self, ahead: Ahead) -> list[Event]:
        """Keep what was played ahead of the newest row; its events."""
        before, self.position = self.position, ahead.position
        self._keep(ahead.row)
        if ahead.undoes is None:
            self._note_undo(ahead.row.seat, before, ahead.events)
        else:
            self._trail = [done for done in self._trail if done.row < ahead.undoes]
        return ahead.events

    def may_undo(self, seat: int) -> bool:
        """True if this seat may take back its last row."""
        return any(done.seat == seat for done in self._trail) and self.why_not_undo(seat) is None

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why the last row stays: another seat's move, or somebody has learned something.

        The answer rests on what this seat has noticed alone, so that it never tells of a move made in
        secret. While several seats decide at once nothing is undone; a plan that is not final can be taken
        back as an aside.
        """
        if len(self.position.waiting) > 1:
            return Refusal("undo-together", "", {})
        last = self._last_noticed(seat)
        if last is None or last.barrier:
            return Refusal(last.barrier if last else self._barrier, "", {})
        return None if last.seat == seat else Refusal("undo-others", "", {"seat": last.seat})

    def undo(self, seat: int) -> None:
        """Take back this seat's last row; the record keeps both rows.

        What others have done since in secret, unnoticed by this seat, is taken back with it.
        """
        self.keep(self.ahead(seat, None))

    def replay(self, to: int | None = None) -> AnyPosition:
        """The position after that many rows (all of them by default), played anew from the start."""
        if to is not None and not 0 <= to <= len(self.rows):
            raise BadInput("record-to", to=to, most=len(self.rows))
        again = Record(self.game, self.header, _first_position(self.game, self.header))
        for row in self.rows[:to]:
            again._take(row)
        return again.position

    def steps(self) -> Iterator[tuple[Row, list[Event], AnyPosition]]:
        """Every row with its events and the position after it."""
        again = Record(self.game, self.header, _first_position(self.game, self.header))
        for row in self.rows:
            yield row, again._take(row), again.position

    @classmethod
    def read(cls, source: Path | str, game: AnyGame | None = None) -> Record:
        """Read a file and verify every row and fingerprint of it."""
        try:
            content = Path(source).read_bytes().decode()
        except OSError as error:
            raise BadRecord("record-unreadable", file=str(source), why=reason(error)) from error
        except UnicodeDecodeError as error:
            raise BadRecord("record-foreign", line=1) from error
        return cls.from_text(content, game)

    @classmethod
    def from_text(cls, content: str, game: AnyGame | None = None) -> Record:
        """Read a record from its text and verify every row and fingerprint of it."""
        lines = content.split("\n")
        header = _read_header(lines[0])
        try:
            game = game or registry.game(header.game)
            _check_header(header, game)
            record = cls(game, header, _first_position(game, header))
        except BadRecord:
            raise
        except SleightError as error:
            raise BadRecord("record-header", line=1, why=str(error)) from error
        for number, line in enumerate(lines[1:], start=2):
            if record._read_line(number, line):
                _check_end(lines, number)
                return record
        raise BadRecord("record-truncated", line=len(lines))

    def to_text(self) -> str:
        """The record as text: the header, a line a row, fingerprints, and the end."""
        lines = [msgspec.json.encode(self.header).decode()]
        for number, row in enumerate(self.rows, start=1):
            lines.append(row.written)
            if number % FINGERPRINT_EVERY == 0:
                lines.append(f"# {self._fingerprints[number // FINGERPRINT_EVERY - 1]}")
        lines.append(f"end {len(self.rows)} {self.position.fingerprint()}\n")
        return "\n".join(lines)

    def write(self, file: Path | str) -> None:
        """Write the file whole or not at all: a reader never meets half a record."""
        path = Path(file)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
                out.write(self.to_text())
                out.flush()
                os.fsync(out.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    def _keep(self, row: Row) -> None:
        self.rows.append(row)
        if len(self.rows) % FINGERPRINT_EVERY == 0:
            self._fingerprints.append(self.position.fingerprint())

    def _undo_ahead(self, seat: int) -> Ahead:
        refusal = self.why_not_undo(seat)
        last = self._last_noticed(seat)
        if refusal is not None or last is None:
            raise Illegal(refusal or Refusal(self._barrier, "", {}))
        return Ahead(Row(seat, None, f"{seat} {_UNDO}"), [], last.before, last.row)

    def _note_undo(self, seat: int, before: AnyPosition, events: list[Event]) -> None:
        """Undo never goes past another seat's move, nor once anybody has learned something."""
        if len(before.waiting) > 1:
            # Sealed or not: while several are waited for all are told this, and all see the row that ends it.
            self._close_undo("undo-together")
            return
        barrier = "undo-learned" if any(event.reveals for event in events) else ""
        if self._told_to_all(events):
            if barrier:
                self._close_undo(barrier)
                return
            others = [place for place, done in enumerate(self._trail) if done.seat != seat]
            del self._trail[: others[-1] + 1 if others else 0]
        self._trail.append(_Done(len(self.rows) - 1, seat, before, events, barrier))

    def _close_undo(self, barrier: str) -> None:
        self._trail.clear()
        self._barrier = barrier

    def _told_to_all(self, events: list[Event]) -> bool:
        """True if every seat sees one of the events; those with a single face are seen by all."""
        if any(type(event).seen_by is Event.seen_by for event in events):
            return True
        return all(_seen(events, seat) for seat in range(self.header.seats))

    def _last_noticed(self, seat: int) -> _Done | None:
        """The last row of which a seat saw something: an event, or a change in its view."""
        after = self.position
        for done in reversed(self._trail):
            if done.seat == seat or _seen(done.events, seat) or done.before.view(seat) != after.view(seat):
                return done
            after = done.before
        return None

    def _take(self, row: Row) -> list[Event]:
        return self.keep(self.ahead(row.seat, row.choice))

    def _read_line(self, number: int, line: str) -> bool:
        """Take in one line after the header; True at the end line."""
        first, _, rest = line.partition(" ")
        if first == "#":
            self._verify(number, rest)
        elif first == "end":
            count, _, fingerprint = rest.partition(" ")
            if count != str(len(self.rows)):
                raise BadRecord("record-count", line=number, said=count, rows=len(self.rows))
            self._verify(number, fingerprint)
            return True
        else:
            self._read_row(number, line)
        return False

    def _read_row(self, number: int, line: str) -> None:
        try:
            self._take(_parsed(self.game, self.position, line))
        except SleightError as error:
            raise BadRecord("record-row", line=number, row=line[:80], why=str(error)) from error

    def _verify(self, number: int, fingerprint: str) -> None:
        if fingerprint != self.position.fingerprint():
            raise BadRecord("record-fingerprint", line=number)


def _seen(events: list[Event], seat: int) -> bool:
    return any(event.seen_by(seat) is not None for event in events)


def _default(game: AnyGame, name: str) -> object:
    return game.options[name].default if name in game.options else None


def _first_position(game: AnyGame, header: Header) -> AnyPosition:
    position: AnyPosition
    if header.start is not None:
        position = game.from_dict(header.start)
        return position
    if header.seed is None:
        raise BadInput("record-start")
    position = game.new(header.seats, header.seed, header.options)
    return position


def _written(position: AnyPosition, seat: int, choice: Choice) -> str:
    """A row's text; it names the seat only where the position does not."""
    implied = position.waiting == (seat,) and not choice.aside
    return text(choice) if implied else f"{seat} {text(choice)}"


def _parsed(game: AnyGame, position: AnyPosition, line: str) -> Row:
    first, _, rest = line.partition(" ")
    if not first.isdecimal():
        if len(position.waiting) != 1:
            raise BadInput("record-seat")
        return Row(position.waiting[0], game.parse(line), line)
    return Row(int(first), None if rest == _UNDO else game.parse(rest), line)


def _read_header(line: str) -> Header:
    try:
        fields = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise BadRecord("record-foreign", line=1) from error
    if not isinstance(fields, dict) or "sleight" not in fields:
        raise BadRecord("record-foreign", line=1)
    if fields["sleight"] != FORMAT:
        raise BadRecord("record-format", line=1, format=str(fields["sleight"]), known=FORMAT)
    try:
        return msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise BadRecord("record-header", line=1, why=str(error)) from error


def _check_header(header: Header, game: AnyGame) -> None:
    if header.game != game.id:
        raise BadRecord("record-game", line=1, game=header.game, known=game.id)
    if header.rules != game.rules_version:
        raise BadRecord("record-rules", line=1, rules=header.rules, known=game.rules_version)
    if header.start is None:
        game.check_seats(header.seats)
        game.read_options(header.options, header.seats)
    options = game.table_options(header.options, header.start)
    if not game.accepts_digest(header.data, options):
        raise BadRecord("record-data", line=1, data=header.data, known=game.table_digest(options))


def _check_end(lines: list[str], number: int) -> None:
    if not lines[number:]:
        raise BadRecord("record-truncated", line=number)
    if lines[number:] != [""]:
        raise BadRecord("record-after-end", line=number + 1)
