"""A marker whose reward is paid."""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """A marker on the card that is performed."""

    marker: int
    key: int
    """Whose symbol it shows: 4 * seat + symbol."""

    owner: int
    performer: int
    first: bool
    """False for the second of two markers of one trick (TR-SAR-13)."""
