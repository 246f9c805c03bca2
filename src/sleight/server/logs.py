"""Structured logs: one line of JSON for each event, with names of things and never their secrets.

Nobody's token, password, view, choice or chat is ever handed to a logger; of a request only its method,
the pattern of its path and its status are.
"""

from __future__ import annotations

import logging
import sys

import structlog

LEVELS = ("debug", "info", "warning", "error")


def prepare_logs(level: str = "info") -> None:
    """Write everything from this level on to the error output."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            # A traceback names places in the code; the values of variables stay out of it.
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
