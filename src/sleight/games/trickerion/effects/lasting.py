"""What a card leaves behind: it joins the effects in force until it lapses, at latest when the round ends.

Its memory is one row: the card, the seat that used it, and a number that the card understands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.state.cells import STEP

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting

Row = tuple[int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Effect):
    """What a special card leaves behind for a seat."""

    shown_as: ClassVar[str]
    """The field of views and saves that shows it."""

    of_character: ClassVar[bool] = False
    """Its number is a character."""

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value


class LastingEffects:
    """The source of what cards have left behind."""

    def key(self, position: TrickerionPosition) -> tuple[Row, ...]:
        """All rows, the earliest first."""
        return position.lasting

    def effects(self, setting: Setting, key: tuple[Row, ...]) -> list[Effect]:
        """An effect for each row."""
        return [setting.leaves[card](seat, value) for card, seat, value in key]


def leave(position: TrickerionPosition, card: str, seat: int, value: int = 0) -> None:
    """A card leaves something behind for the seat that uses it."""
    position.lasting = (*position.lasting, (position.table.special_ids.index(card), seat, value))
    active.refresh_acting(position, seat)


def lapse(position: TrickerionPosition, card: str, seat: int | None = None, value: int | None = None) -> None:
    """It is over, for everybody or for one seat; what may still be asked of the seat is looked at anew."""
    number = position.table.special_ids.index(card)
    position.lasting = tuple(
        [
            row
            for row in position.lasting
            if row[0] != number or seat not in (None, row[1]) or value not in (None, row[2])
        ]
    )
    position.cells[STEP] = 0
    active.refresh(position)


def rows_shown_as(position: TrickerionPosition, field: str) -> list[tuple[int, int]]:
    """The seats and numbers that a field of views and saves shows, the earliest first."""
    leaves = position.table.leaves
    return [(seat, value) for card, seat, value in position.lasting if leaves[card].shown_as == field]


def restore(position: TrickerionPosition, field: str, seat: int, value: int = 0) -> None:
    """A row that a field of a save has shown."""
    card = next(card for card, left in position.table.leaves.items() if left.shown_as == field)
    position.lasting = (*position.lasting, (card, seat, value))


def rename_character(position: TrickerionPosition, seat: int, old: int, new: int) -> None:
    """A character lives elsewhere from now on, and is known by its new home."""
    leaves = position.table.leaves
    position.lasting = tuple(
        [
            (card, owner, new if leaves[card].of_character and (owner, value) == (seat, old) else value)
            for card, owner, value in position.lasting
        ]
    )
    active.refresh_acting(position, seat)
