"""DT-ABIL-12: what is known of a set-up that may lay two markers, while it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

SO_FAR = "set-up-so-far"
"""The cell of the set-up that goes on: its trick, plus one, times _ROOM, and what else is true as bits."""

_BITS = 4
_ROOM = 1 << _BITS


class SoFar(NamedTuple):
    """A set-up of which a first marker is laid."""

    trick: int
    second: bool = False
    """A second marker is being laid."""

    linked: bool = False
    """The first was linked, and what pays once for links has had its say."""

    linked_others: bool = False
    """It was linked to a marker of somebody else."""

    armed: bool = False
    """DT-ABIL-14: the bonus of a card served the first marker; after the second it is in force again."""


def read(position: TrickerionPosition) -> SoFar | None:
    """The set-up that goes on, if one does that may lay two markers."""
    number, bits = divmod(position.cells[position.table.blocks[SO_FAR]], _ROOM)
    return SoFar(number - 1, *[bool(bits >> bit & 1) for bit in range(_BITS)]) if number else None


def write(position: TrickerionPosition, so_far: SoFar | None) -> None:
    """Remember it, or that it is over."""
    value = 0
    if so_far is not None:
        trick, *known = so_far
        value = _ROOM * (trick + 1) + sum(true << bit for bit, true in enumerate(known))
    position.cells[position.table.blocks[SO_FAR]] = value
