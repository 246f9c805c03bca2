"""What a seat gives back unasked."""

from __future__ import annotations

from sleight.core.event import Seat
from sleight.games.trickerion.events.base import TrickerionEvent


class TrickReturned(TrickerionEvent, frozen=True, tag="trick-returned"):
    """TR-ANY-01, 02: a trick is back at the residence and its markers in reserve."""

    seat: Seat
    trick: str


class ComponentReturned(TrickerionEvent, frozen=True, tag="component-returned"):
    """TR-ANY-06: a component is back in the supply."""

    seat: Seat
    component: str
