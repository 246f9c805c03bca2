"""The geometry of performance cards: slots, link circles, and what faces what."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.printed.ids import STACKED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.printed.structs import Performance

UP, RIGHT, DOWN, LEFT = range(4)


class Joint(NamedTuple):
    """A link circle: two slots, the corner of each that lies in it, and whether it pays a shard."""

    slot: int
    corner: int
    other: int
    other_corner: int
    shard: bool


class Layout:
    """One performance card as the rules need it; slots count from 0."""

    __slots__ = ("around", "circles", "facings", "slots")

    def __init__(self, slots: int, circles: Sequence[Joint]) -> None:
        self.slots = slots
        self.circles = tuple(circles)
        self.around = tuple(tuple(_seen_from(slot, self.circles)) for slot in range(slots))
        """For each slot its circles, the slot itself named first."""

        self.facings = tuple(tuple(sorted(circle.corner for circle in seen)) for seen in self.around)
        """TR-TH-13: for each slot the corners that lie in a circle."""


def layout(card: Performance) -> Layout:
    """TR-TH-27: the circles of a printed card as pairs of slots and corners."""
    numbers = {slot: number for number, slot in enumerate(card.slots)}
    circles = [_joint(numbers, *circle.between, shard=circle.shard) for circle in card.links]
    return Layout(len(card.slots), circles)


def _joint(
    numbers: dict[tuple[int, int], int], one: tuple[int, int], other: tuple[int, int], *, shard: bool
) -> Joint:
    below = one[0] == other[0]
    return Joint(numbers[one], DOWN if below else RIGHT, numbers[other], UP if below else LEFT, shard)


def _seen_from(slot: int, circles: tuple[Joint, ...]) -> list[Joint]:
    own = [circle for circle in circles if circle.slot == slot]
    turned = [
        Joint(circle.other, circle.other_corner, circle.slot, circle.corner, circle.shard)
        for circle in circles
        if circle.other == slot
    ]
    return own + turned


def rotation(school: int, facing: int) -> int:
    """TR-GEN-29: how far a marker is turned so that its own school faces that corner."""
    return (facing - school) & 3


def facing(school: int, rotation: int) -> int:
    """TR-GEN-29: the corner at which the own school lies."""
    return (school + rotation) & 3


def linked(circle: Joint, marker: int, other: int) -> bool:
    """TR-LINK-01, 02: both corners in the circle show the same school, whichever it is."""
    return not (circle.corner - (marker - 1) - circle.other_corner + (other - 1)) & 3


def marker_of(seat: int, symbol: int, rotation: int, size: int = 1) -> int:
    """TR-GEN-29, TR-MAG-28: a marker, or a stack of two, as one number."""
    return 1 + 16 * seat + 4 * symbol + rotation + STACKED * (size - 1)
