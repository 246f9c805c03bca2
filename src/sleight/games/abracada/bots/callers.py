"""Kinds of callers: what somebody who holds certain chances is likely to call.

Each kind is a choice model (multinomial logit): a spell is called with a probability that is proportional
to exp(charm + pull · chance), among the spells that may be called. The numbers are fitted by greatest
likelihood to the calls of games among equals: 500 games each of `odds` and of `likeliest` (seeds from
5,000,000; 200 with two seats, 120, 100 and 80 with three, four and five).
"""

from __future__ import annotations

from hashlib import sha256
from math import exp
from typing import NamedTuple

_DIGITS = 16
_HOPELESS = 1e-9
"""The urge to call what cannot be there."""


class Kind(NamedTuple):
    """How one kind of player picks a call; both lists are by spell, and index 0 is no spell."""

    charm: tuple[float, ...]
    pull: tuple[float, ...]

    def urge(self, spell: int, chance: float) -> float:
        """How strongly a caller is drawn to a spell that it believes to hold with this chance."""
        return exp(self.charm[spell] + self.pull[spell] * chance) if chance > 0 else _HOPELESS


KINDS = (
    Kind(
        (0.0, 1.19, -0.29, -0.94, 2.61, 0.17, -0.65, -0.45, -1.64),
        (0.0, 14.64, 16.91, 13.03, 11.95, 10.82, 9.64, 8.06, 7.16),
    ),
    Kind(
        (0.0, 4.53, 2.54, 0.71, -0.4, -1.0, -1.76, -2.34, -2.27),
        (0.0, 12.74, 14.93, 17.02, 18.12, 18.62, 19.25, 19.68, 19.16),
    ),
)
"""Those who weigh gain against risk, and those who call what is likeliest."""

DIGEST = sha256(repr([tuple(kind) for kind in KINDS]).encode()).hexdigest()[:_DIGITS]
