"""What all events of this game have in common."""

from __future__ import annotations

from typing import ClassVar

from sleight.core.event import Event


class TrickerionEvent(Event, frozen=True):
    """An event of this game."""

    game: ClassVar[str] = "trickerion"
