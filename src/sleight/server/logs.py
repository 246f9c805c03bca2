"""Structured logs: one line of JSON for each event, with names of things and never their secrets.

Nobody's token, password, view, choice or chat is ever handed to a logger; of a request only its method,
the pattern of its path and its status are. Errors are told by their kinds and by where they came from: the
text of an error may hold what somebody sent or what was to be stored.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TextIO, cast

import structlog

from sleight.core.errors import SleightError
from sleight.server.throttle import Throttle

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableMapping

LEVELS = ("debug", "info", "warning", "error")

_log: Any = structlog.get_logger("sleight.logs")


def prepare_logs(level: str = "info") -> None:
    """Write everything from this level on to the error output, and what libraries warn of too."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _tell_places,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Lossy(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    root = logging.getLogger()
    if not any(isinstance(handler, Libraries) for handler in root.handlers):
        root.addHandler(Libraries(logging.WARNING))


class Lossy:
    """Where the log goes: a line that finds no room there, on a full disk for one, is lost, no more."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def write(self, written: str) -> int:
        """Write if that is possible."""
        with suppress(OSError, ValueError):
            self._out.write(written)
        return len(written)

    def flush(self) -> None:
        """Bring it out if that is possible."""
        with suppress(OSError, ValueError):
            self._out.flush()


@contextmanager
def guarded() -> Iterator[None]:
    """Tell errors that nobody has caught in the same way, those of threads too."""
    threads, unraisable = threading.excepthook, sys.unraisablehook
    threading.excepthook = lambda uncaught: _tell_uncaught(uncaught.exc_value)
    sys.unraisablehook = lambda ignored: _tell_uncaught(ignored.exc_value)
    try:
        yield
    except SleightError:
        raise
    except Exception as error:
        _tell_uncaught(error)
        raise SystemExit(1) from None
    finally:
        threading.excepthook, sys.unraisablehook = threads, unraisable


def error_name(error: BaseException) -> str:
    """The kind of an error, with the code that a database gives it."""
    cause = getattr(error, "orig", None)
    known = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return f"{type(error).__name__} {known}" if known else type(error).__name__


def _tell_uncaught(error: BaseException | None) -> None:
    if error is not None and not isinstance(error, SystemExit | KeyboardInterrupt):
        _log.error("uncaught", exc_info=error)


def _tell_places(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Put the kinds and places of an error, and of those behind it, in place of the error."""
    found = event.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["exception"] = "\n".join(_told(error))
    return event


def _told(error: BaseException) -> list[str]:
    """The innermost error first, as Python prints them."""
    chain: list[BaseException] = []
    behind: BaseException | None = error
    while behind is not None and behind not in chain:
        chain.append(behind)
        behind = behind.__cause__ or (None if behind.__suppress_context__ else behind.__context__)
    lines: list[str] = []
    for each in reversed(chain):
        places = traceback.extract_tb(each.__traceback__)
        lines += [f"{place.filename}:{place.lineno} {place.name}" for place in places]
        lines.append(error_name(each))
    return lines


class Libraries(logging.Handler):
    """What libraries log: the first line of a message, as they wrote it and without what they put into it.

    A library that complains of every connection gets one line of a kind every few seconds.
    """

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self._throttle = Throttle()

    def emit(self, record: logging.LogRecord) -> None:
        """Log a line, unless one of its kind was logged a moment ago."""
        if isinstance(record.msg, OSError):
            # uvicorn says in this way that an address cannot be had; whoever started it is told so.
            return
        said = record.msg.partition("\n")[0] if isinstance(record.msg, str) else type(record.msg).__name__
        left_out = self._throttle.ask(f"{record.name} {said}")
        if left_out is not None:
            about = {"library": record.name, "said": said, "left_out": left_out}
            _log.log(record.levelno, "library", **about, exc_info=record.exc_info)
