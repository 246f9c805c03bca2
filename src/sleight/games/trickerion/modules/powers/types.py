"""What Magician Powers add to views and saves."""

from __future__ import annotations

from sleight.games.trickerion.state.part import Part


class PowerSlot(Part, frozen=True):
    """MP-15, 21: one slot at the edge of a player board."""

    icons: int
    """The shards that hold it open."""

    shards: int
    """How many of them lie there."""

    power: str = ""
    """The power that was learned there."""


class Repertoire(Part, frozen=True):
    """The powers of one seat as a viewer sees them."""

    slots: tuple[PowerSlot, ...]
    """From slot 1, the lowest, upwards."""

    hand: tuple[str, ...] = ()
    """MP-29: the powers in hand that the viewer knows, in the order of the data: all of one's own, and of
    others those that were once learned."""

    hidden: int = 0
    """How many more there are in hand; while the owner chooses what to discard, all that were dealt."""

    known: tuple[str, ...] = ()
    """MP-29: the powers in hand that everybody knows, because they were learned before."""

    apart: int = 0
    """MP-17: the shards for which there is no icon."""

    discards: tuple[str, ...] = ()
    """MP-06: the powers that the viewer itself put out of the game."""

    used: tuple[str, ...] = ()
    """MP-33: the powers whose use of this round is spent."""


class Powers(Part, frozen=True):
    """Magician Powers as one seat sees them."""

    seats: tuple[Repertoire, ...]
    left: tuple[int, int, int]
    """MP-08: how many cards of each colour stayed in the box."""


class SavedPowers(Part, frozen=True):
    """Magician Powers with everything that is hidden."""

    slots: tuple[tuple[str, ...], ...]
    """For each seat the power at each slot, `` for none."""

    hands: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[str, ...], ...]
    shown: tuple[tuple[str, ...], ...]
    """MP-29: the powers that each seat has ever learned."""

    used: tuple[tuple[str, ...], ...]
