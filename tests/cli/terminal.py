"""Runs the command in this process, with lines typed beforehand."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING, NamedTuple

from sleight.cli.app import run

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pytest

EVERYTHING = ["8", "7", "6", "5", "4", "1", "3", "2", "0", "yes"]
"""Typed again and again, these lines play any game of Abracada to its end."""


class Ran(NamedTuple):
    """How a run ended and what it printed."""

    code: int | str | None
    out: str
    err: str


def sleight(patch: pytest.MonkeyPatch, arguments: Sequence[object], lines: Iterable[str] = ()) -> Ran:
    """Run `sleight` with these arguments; the input ends after the lines."""
    out, err = io.StringIO(), io.StringIO()
    patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code: int | str | None = run([str(argument) for argument in arguments])
        except SystemExit as stopped:
            code = stopped.code
    return Ran(code, out.getvalue(), err.getvalue())
