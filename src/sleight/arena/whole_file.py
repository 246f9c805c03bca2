"""A file that appears whole or not at all."""

from __future__ import annotations

import errno
import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def whole_file(file: Path | str) -> Iterator[TextIO]:
    """Write beside the file and move it into place at the end; after an error nothing remains.

    A place that cannot be written is refused at once, before anybody has worked for it.
    """
    path = Path(file)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        out = beside.open("x", encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), why=reason(error)) from error
    try:
        with out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
