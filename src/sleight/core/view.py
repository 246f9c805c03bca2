"""A view: all that one seat may know, as plain typed data."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    """What a seat sees, put together from public parts and its own; equal to itself after JSON."""

    seat: int | None
    """Whose view it is; None for a spectator."""

    @property
    def conceals(self) -> bool:
        """True if anything is hidden from this viewer; a game in which all may lie open says when it does."""
        return True
