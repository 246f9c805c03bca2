"""Tricks are set up and rescheduled."""

from __future__ import annotations

from sleight.games.trickerion.choices.base import CardChoice, TrickChoice, TrickerionChoice


class SetUp(TrickChoice, frozen=True, tag="set-up"):
    """Take a marker from this trick to a performance card (TR-TH-12)."""


class Reschedule(TrickChoice, frozen=True, tag="shift"):
    """Move a marker of this trick to another slot (TR-TH-19)."""


class From(CardChoice, frozen=True, tag="from"):
    """Which of several markers is rescheduled: the one on this card (TR-TH-19)."""


class At(CardChoice, frozen=True, tag="at"):
    """Lay the marker on that slot, 1 to 6, its own school facing that way (TR-TH-13)."""

    slot: int
    facing: str

    def names(self) -> tuple[str, ...]:
        return "do:at", f"card:{self.card}", f"spot:{self.card}/{self.slot}", f"facing:{self.facing}"


class Gain(TrickerionChoice, frozen=True, tag="gain"):
    """`fame` or `coins` for a new link (TR-LINK-05), or what is doubled, then also `shards` (TR-SAR-17)."""

    resource: str
