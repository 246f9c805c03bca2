"""What a seat of Abracada… Quoi ? may know (AQ-INFO, the visibility matrix)."""

from __future__ import annotations

import msgspec

from sleight.core.view import View


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    easy: bool = False
    last_standing: bool = False
    lower: str = "refuse"
    first: int | None = None


class CallMade(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One call of this round: public, and all that deduction needs of the past."""

    turn: int
    seat: int
    spell: int
    outcome: str
    """`cast`, `missed` or `slipped`."""

    place: int = 0
    """Where the stone that was cast had stood, 1 to 5."""

    drawn: int = 0
    """The turn in which that stone had been drawn, 0 for the deal."""


class Stone(msgspec.Struct, frozen=True, gc=False):
    """A stone that stands in a hand (AQ-INFO-10, 20)."""

    drawn: int
    excluded: tuple[int, ...]
    """The spells that a miss has excluded for this stone (AQ-INFO-19)."""

    spell: int | None
    """None on the own stones and for spectators."""


class Secret(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A secret stone that somebody holds; only the holder knows its spell."""

    place: int
    spell: int | None


class AbracadaView(View, frozen=True):
    """The table as one seat sees it; everything in it is public except the spells of stones."""

    options: Options
    round: int
    turn: int
    active: int
    asked: str
    """The kind of the active seat's open question, or '' once the game is over."""

    last: int
    """The last spell cast in this turn, 0 before the first."""

    lives: tuple[int, ...]
    scores: tuple[int, ...]
    gained: tuple[int, ...]
    """What each seat scored in the last round that ended."""

    full_life: int
    goal: int
    copies: tuple[int, ...]
    """How many stones of each spell there are in all; index 0 stays 0."""

    rows: tuple[int, ...]
    """How many stones lie in the row of each spell; index 0 stays 0."""

    pool: int
    centre: tuple[bool, ...]
    """At which places of the centre a secret stone still lies."""

    hands: tuple[tuple[Stone | None, ...], ...]
    held: tuple[tuple[Secret, ...], ...]
    calls: tuple[CallMade, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.lives)
