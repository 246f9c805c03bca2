"""What is chosen, told, seen and saved: plain values."""

from typing import Annotated, ClassVar

import msgspec

from sleight.core.choice import Choice
from sleight.core.event import Event, Seat
from sleight.core.view import View

ID = "nim"
HEAPS = (3, 4, 5)
"""How many matches each heap has at first."""

Heaps = Annotated[tuple[int, ...], msgspec.Meta(min_length=len(HEAPS), max_length=len(HEAPS))]


class Take(Choice, frozen=True, tag="take"):
    """Take matches from one heap; its text form is `take 2 3`."""

    game: ClassVar[str] = ID

    heap: int
    """Counted from 1."""

    count: int

    def leaves(self, heaps: Heaps) -> Heaps:
        """What the heaps hold afterwards."""
        return tuple(size - self.count * (heap == self.heap) for heap, size in enumerate(heaps, start=1))


class Taken(Event, frozen=True, tag="taken"):
    """Matches were taken."""

    game: ClassVar[str] = ID

    seat: Seat
    heap: int
    count: int
    left: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table decides beforehand."""

    misere: bool = False


class NimView(View, frozen=True):
    """All there is to know, the same for everybody."""

    options: Options
    seats: int
    heaps: Heaps
    turn: int
    """Whose turn it is; at the end, who took the last match."""

    @property
    def conceals(self) -> bool:
        """Nothing is ever hidden."""
        return False


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as plain data."""

    options: Options
    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    draws: Annotated[int, msgspec.Meta(ge=0)]
    seats: int
    heaps: Heaps
    turn: Annotated[int, msgspec.Meta(ge=0)]
