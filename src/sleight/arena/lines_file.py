"""A file that grows line by line: a head that says what it holds, then one line for every piece of work.

Each line is written at once and whole, so that whatever ends a command leaves all that was done. A line that
was torn all the same is cut off, and its work is done again.
"""

from __future__ import annotations

import fcntl
import os
from typing import TYPE_CHECKING

from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    Read = Callable[[list[bytes]], None]
    """Takes the whole lines of a file, the head first, and refuses what is not its own."""


class LinesFile:
    """Opens or makes a file and keeps others away from it; what is refused stays as it is."""

    def __init__(self, file: Path, head: bytes, read: Read, *, option: str) -> None:
        """`option` is where people can name another file."""
        self._file = file
        try:
            self._open = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise BadInput("file-unwritable", file=str(file), why=reason(error)) from error
        try:
            self._lock(option)
            self._begin(head, read)
        except BaseException:
            os.close(self._open)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._open)

    def write(self, line: bytes) -> None:
        """Add one more line."""
        try:
            os.write(self._open, line + b"\n")
        except OSError as error:
            raise BadInput("file-unwritable", file=str(self._file), why=reason(error)) from error

    def _lock(self, option: str) -> None:
        """Two commands that write the same file would do the same work twice."""
        try:
            fcntl.flock(self._open, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadInput("file-taken", file=str(self._file), option=option) from error

    def _begin(self, head: bytes, read: Read) -> None:
        """Read what stands there, cut off what was torn, and write the head of a new file."""
        with open(self._open, "rb", closefd=False) as found:
            whole, newline, torn = found.read().rpartition(b"\n")
        if newline:
            read(whole.split(b"\n"))
        elif not head.startswith(torn):
            read([torn])
        if torn:
            os.ftruncate(self._open, len(whole) + len(newline))
        if not newline:
            self.write(head)
