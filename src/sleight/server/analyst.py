"""The process that analyses one game: it reads a record and tells how far it is, line by line.

A line is `[done, of]`, and the last one the analysis; everything is JSON.
"""

from __future__ import annotations

import sys

import msgspec

from sleight.arena.analysis import analyse
from sleight.core.record import Record
from sleight.server.aside import say, stand_back


def main(sims: str) -> None:
    """Analyse the record of the standard input; with 0 simulations as many as the judge finds right."""
    stand_back()
    record = Record.from_text(sys.stdin.buffer.read().decode())
    say(msgspec.json.encode(analyse(record, sims=int(sims) or None, told=_tell_progress)))


def _tell_progress(done: int, of: int) -> None:
    say(msgspec.json.encode((done, of)))


if __name__ == "__main__":
    main(*sys.argv[1:])
