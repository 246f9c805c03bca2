"""The process that analyses one game: it reads a record and tells how far it is, line by line.

A line is `[done, of]`, and the last one the analysis; everything is JSON.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from sleight.arena.analysis import analyse
from sleight.core.record import Record

_LAST_IN_LINE = 19
"""Whatever else the machine has to do goes before."""


def main(sims: str) -> None:
    """Analyse the record of the standard input; with 0 simulations as many as the judge finds right."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_LAST_IN_LINE)
    record = Record.from_text(sys.stdin.buffer.read().decode())
    _say(analyse(record, sims=int(sims) or None, told=lambda done, of: _say((done, of))))


def _say(what: object) -> None:
    """Once nobody listens any more, this ends the process."""
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
