"""Special cards are drawn and declared, prophecies turned."""

from __future__ import annotations

from typing import ClassVar

from sleight.games.trickerion.choices.base import CardChoice, TrickerionChoice


class Borrow(CardChoice, frozen=True, tag="borrow"):
    """Use this special card of an opponent as if it lay under the character (TR-MAG-11)."""


class Point(TrickerionChoice, frozen=True, tag="point"):
    """Take an action point instead of the bonus of the special card (TR-SA-08)."""


class KeepBonus(TrickerionChoice, frozen=True, tag="keep-bonus"):
    """Keep the bonus of the special card for an action of this placement (TR-SA-09)."""


class UseBonus(TrickerionChoice, frozen=True, tag="bonus"):
    """Use the bonus of the special card in the next action (TR-SA-05)."""


class Boost(TrickerionChoice, frozen=True, tag="boost"):
    """Take the action point of the magician's ability (TR-MAG-05)."""


class Draw(TrickerionChoice, frozen=True, tag="draw"):
    """Draw from the special assignment deck of this location (TR-DA-03)."""

    deck: str


class BuyCard(TrickerionChoice, frozen=True, tag="buy-card"):
    """Take the top card of this deck for shards, at any time of one's own turn (T1-ALLEY-03)."""

    shards: ClassVar[int] = 2
    """How many."""

    deck: str

    def words(self) -> dict[str, object]:
        return {**super().words(), "shards": self.shards}


class Look(TrickerionChoice, frozen=True, tag="look"):
    """Take the cards of all decks that were named (TR-DA-07)."""


class Retain(CardChoice, frozen=True, tag="retain"):
    """Keep this card of a drawn pair (TR-DA-03)."""


class Foresee(TrickerionChoice, frozen=True, tag="foresee"):
    """Move the pending prophecies one slot on (TR-DA-12)."""


class Weave(TrickerionChoice, frozen=True, tag="weave"):
    """Make this pending prophecy the active one (TR-MAG-07)."""

    prophecy: str
