"""The file of results: one line of JSON for the plan, then one for every pair, in the order they ended.

Each line is written at once and whole, so that whatever ends the command leaves all pairs that were played. A
line that was torn all the same is cut off, and its pair is played again.
"""

from __future__ import annotations

import fcntl
import os
from typing import TYPE_CHECKING

import msgspec

from sleight.arena.tournament.pairs import Pair
from sleight.arena.tournament.plan import Identity
from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    from sleight.arena.tournament.plan import Tournament

_FORMAT = 1


class _Head(msgspec.Struct, frozen=True):
    """The first line."""

    sleight_tournament: int
    """The format of the file."""

    digest: str
    plan: Identity


class ResultsFile:
    """Opens or makes the file of a plan; a file of another plan is refused with what is different."""

    def __init__(self, file: Path, plan: Tournament) -> None:
        self.pairs: dict[int, Pair] = {}
        """What stood in the file already, by number."""

        self._file, self._plan = file, plan
        try:
            self._open = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise BadInput("file-unwritable", file=str(file), why=reason(error)) from error
        try:
            self._lock()
            self._read()
        except BaseException:
            os.close(self._open)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._open)

    def write(self, pair: Pair) -> None:
        """Keep one more pair."""
        self._write(msgspec.json.encode(pair))
        self.pairs[pair.number] = pair

    def _lock(self) -> None:
        """Two commands that write the same file would play the same pairs twice."""
        try:
            fcntl.flock(self._open, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadInput("results-taken", file=str(self._file)) from error

    def _read(self) -> None:
        with open(self._open, "rb", closefd=False) as found:
            whole, newline, torn = found.read().rpartition(b"\n")
        head = msgspec.json.encode(_Head(_FORMAT, self._plan.identity.digest(), self._plan.identity))
        if not newline and not head.startswith(torn):
            raise BadInput("results-foreign", file=str(self._file))
        lines = whole.split(b"\n") if newline else []
        if lines:
            self._check_head(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            self._take(line, number)
        if torn:
            os.ftruncate(self._open, len(whole) + len(newline))
        if not lines:
            self._write(head)

    def _check_head(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=_Head)
        except msgspec.DecodeError as error:
            raise BadInput("results-foreign", file=str(self._file)) from error
        differences = head.plan.differences(self._plan.identity)
        if differences or head.sleight_tournament != _FORMAT:
            format = f"format: {head.sleight_tournament} → {_FORMAT}"
            raise BadInput("results-other", file=str(self._file), differences=differences or format)

    def _take(self, line: bytes, number: int) -> None:
        try:
            pair = msgspec.json.decode(line, type=Pair)
        except msgspec.DecodeError as error:
            raise BadInput("results-damaged", file=str(self._file), line=number) from error
        if pair.number < 0 or not self._fits(pair):
            raise BadInput("results-damaged", file=str(self._file), line=number)
        self.pairs.setdefault(pair.number, pair)

    def _fits(self, pair: Pair) -> bool:
        seatings = tuple(outcome.bots for outcome in pair.games)
        seats = self._plan.identity.seats
        return (
            seatings == self._plan.seatings(pair.number)
            and pair.seed == self._plan.seed(pair.number)
            and all(len(outcome.ranks) == len(outcome.scores) == seats for outcome in pair.games)
        )

    def _write(self, line: bytes) -> None:
        try:
            os.write(self._open, line + b"\n")
        except OSError as error:
            raise BadInput("file-unwritable", file=str(self._file), why=reason(error)) from error
