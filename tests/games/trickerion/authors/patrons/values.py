"""What patrons add to the data, to what can be chosen and told, and to views and saves."""

from __future__ import annotations

import msgspec

from sleight.core.event import Seat
from sleight.games.trickerion.choices.base import TrickerionChoice
from sleight.games.trickerion.events.base import TrickerionEvent
from sleight.games.trickerion.state.part import Part

ID = "patrons"
PATRON, FAVOUR = "patron", "favour"
"""The cells: the number of each seat's patron, plus one, and how much favour it has won."""


class Patron(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of `patrons.json`."""

    id: str
    fame: int
    """What each favour is worth at the end."""


class Flatter(TrickerionChoice, frozen=True, tag="flatter"):
    """Win a favour: an action downtown, for a point."""


class CallUpon(TrickerionChoice, frozen=True, tag="call-upon"):
    """Spend a favour for a coin."""


class FavourChanged(TrickerionEvent, frozen=True, tag="favour-changed"):
    """Somebody has won or spent a favour."""

    seat: Seat
    left: int


class Patrons(Part, frozen=True):
    """What a seat sees: all favours, and its own patron."""

    favour: tuple[int, ...]
    own: str = ""


class SavedPatrons(Part, frozen=True):
    """Everything: also the patrons of the others."""

    favour: tuple[int, ...]
    patrons: tuple[str, ...]
