"""What all events of this game have in common."""

from __future__ import annotations

from typing import ClassVar

from sleight.core.event import Event, Seat


class TrickerionEvent(Event, frozen=True):
    """An event of this game."""

    game: ClassVar[str] = "trickerion"

    or_none: ClassVar[str] = ""
    """The field that may be empty: the message then speaks of `none`."""

    def words(self) -> dict[str, object]:
        found = super().words()
        return {**found, self.or_none: found[self.or_none] or "none"} if self.or_none else found


class SeatEvent(TrickerionEvent, frozen=True):
    """Something that one seat did, received or lost."""

    seat: Seat


class TrickEvent(SeatEvent, frozen=True):
    """What a seat did with a trick."""

    trick: str


class ComponentEvent(SeatEvent, frozen=True):
    """What a seat did with components of one type."""

    component: str


class CharacterEvent(SeatEvent, frozen=True):
    """What a character of a seat did or received."""

    character: str
