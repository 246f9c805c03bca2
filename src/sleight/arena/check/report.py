"""What a run of the contract suite counted, and what it found wrong."""

from __future__ import annotations

import traceback
from collections import Counter
from pathlib import Path
from typing import NamedTuple

MOST_FAULTS = 20

RAISED = "nothing is raised"
"""The check that an exception of the game fails."""

COUNTED = (
    "games",
    "decisions",
    "positions",
    "events",
    "refusals",
    "pairs",
    "pairs-differing",
    "paired-moves",
    "replays",
)
"""What is counted, in the order in which it is told."""


class Moment(NamedTuple):
    """Where a fault was met, so that it can be met again."""

    seats: int
    options: dict[str, object]
    seed: int
    row: int


class Fault(NamedTuple):
    """One thing that does not hold."""

    check: str
    moment: Moment
    detail: str


class Report:
    """Counts by name, and the first faults. Reports of several processes add up."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: list[Fault] = []

    def count(self, what: str, number: int = 1) -> None:
        """Something was looked at."""
        self.counts[what] += number

    def require(self, holds: bool, check: str, moment: Moment, detail: str = "") -> None:
        """Note a fault unless the statement holds."""
        if not holds:
            self.counts["faults"] += 1
            if len(self.faults) < MOST_FAULTS:
                self.faults.append(Fault(check, moment, detail))

    def raised(self, error: Exception, moment: Moment) -> None:
        """Note an exception of the game as a fault."""
        self.require(False, RAISED, moment, said(error))

    def add(self, other: Report) -> None:
        """Take in what another process found."""
        self.counts.update(other.counts)
        self.faults = (self.faults + other.faults)[:MOST_FAULTS]

    @property
    def differing(self) -> float:
        """Which part of the paired positions really differed; a pair of twins proves nothing."""
        return self.counts["pairs-differing"] / max(1, self.counts["pairs"])


def said(error: Exception) -> str:
    """An exception in one line, and where in the code it was raised."""
    try:
        words = " ".join(str(error).split())
    except Exception:  # The sentence of an error is the game's too, and may be missing.
        words = repr(error.args)
    *_, last = traceback.extract_tb(error.__traceback__) or [None]
    place = f" ({Path(last.filename).name}:{last.lineno}, {last.name})" if last else ""
    return f"{type(error).__name__}: {words}{place}"
