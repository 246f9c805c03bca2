"""What others log about connections, as lines of ours, and never many of one kind."""

from __future__ import annotations

import logging
import time
from typing import Any

import structlog

_log: Any = structlog.get_logger("sleight.server")
_SECONDS = 10.0
_MOST_KINDS = 1_000
_FOREIGN = ("uvicorn", "asyncio", "websockets")


class Throttle:
    """Lets one line of a kind through every few seconds, and counts those that it leaves out."""

    def __init__(self, seconds: float = _SECONDS) -> None:
        self._seconds = seconds
        self._kinds: dict[str, tuple[float, int]] = {}

    def ask(self, kind: str) -> int | None:
        """How many lines of the kind were left out before this one; None leaves this one out too."""
        now = time.monotonic()
        until, left_out = self._kinds.get(kind, (now, 0))
        if now < until:
            self._kinds[kind] = (until, left_out + 1)
            return None
        if len(self._kinds) >= _MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (now + self._seconds, 0)
        return left_out


class Quiet(logging.Handler):
    """Says what a library logs in a line of ours; a kind is a sentence before its values are filled in."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._throttle = Throttle()

    def emit(self, record: logging.LogRecord) -> None:
        """Log a line, unless one of its kind was logged a moment ago."""
        if isinstance(record.msg, OSError):
            return  # The address cannot be had, which the command itself says in a sentence.
        left_out = self._throttle.ask(f"{record.name} {_first_line(str(record.msg))}")
        if left_out is not None:
            write = _log.error if record.levelno >= logging.ERROR else _log.warning
            said = _first_line(record.getMessage())
            write(record.name, said=said, exc_info=record.exc_info, left_out=left_out)


def _first_line(said: str) -> str:
    """What happened; further lines show objects as Python prints them, which differ each time."""
    return said.partition("\n")[0][:200]


def hush_libraries() -> None:
    """From now on the libraries that serve connections log through us."""
    for name in _FOREIGN:
        logger = logging.getLogger(name)
        logger.propagate = False
        if not any(isinstance(handler, Quiet) for handler in logger.handlers):
            logger.addHandler(Quiet())
