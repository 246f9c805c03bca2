"""What the server says over the wire about the analysis of a finished game."""

from __future__ import annotations

from typing import Literal

import msgspec


class LostMoment(msgspec.Struct, kw_only=True):
    """A decision that has cost its seat something, beyond doubt."""

    seq: int
    """The viewer's moment just before the decision."""

    lost: float
    """In points, on average over many imagined ways to play on."""

    error: float
    """The standard error of that."""

    played: str
    better: str
    """Both choices as sentences."""

    reason: str
    """What speaks for the better one; empty if nothing can be told."""


class LostSeat(msgspec.Struct):
    """What one seat has lost."""

    seat: int
    decisions: int
    """How many choices it had among several."""

    lost: float
    """The sum in points, of all that is beyond doubt."""

    moments: list[LostMoment]
    """The dearest, the dearest first."""


class AnalysisOut(msgspec.Struct, kw_only=True):
    """The analysis of a finished game, or how far it is."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    """`none` until somebody who sits at the table has asked for it."""

    ahead: int = 0
    """How many other games are analysed before."""

    done: int = 0
    of: int = 0
    """How many simulations are done, and of how many; 0 before it begins."""

    bot: str = ""
    """What the judge is called."""

    seats: list[LostSeat] = []
    """Once it is done."""
