"""The Dark Alley: cards drawn and used, prophecies, and what cards and abilities grant."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sleight.core.event import Seat
from sleight.games.trickerion.events.base import CharacterEvent, SeatEvent, TrickerionEvent


class PropheciesMoved(TrickerionEvent, frozen=True, tag="prophecies-moved"):
    """TR-SETUP-16, TR-END-29 to 31: which prophecy is active, and which are to come."""

    or_none: ClassVar[str] = "active"
    reveals: ClassVar[bool] = True

    active: str
    """`` for none."""

    pending: tuple[str, ...]


class PendingTurned(SeatEvent, frozen=True, tag="pending-turned"):
    """TR-DA-12: the pending prophecies have moved one slot on."""

    pending: tuple[str, ...]


class ProphecyWoven(SeatEvent, frozen=True, tag="prophecy-woven"):
    """TR-MAG-07: a pending prophecy has become active in the middle of a round."""

    reveals: ClassVar[bool] = True

    prophecy: str
    pending: tuple[str, ...]


class DeckNamed(SeatEvent, frozen=True, tag="deck-named"):
    """TR-DA-07, 08: a seat will draw from this deck."""

    deck: str


class CardsDrawn(SeatEvent, frozen=True, tag="cards-drawn"):
    """TR-DA-03, 08: a seat looks at cards of a deck."""

    reveals: ClassVar[bool] = True

    deck: str
    count: int
    cards: tuple[str, ...]
    """Nothing for all others."""

    def seen_by(self, seat: int | None) -> CardsDrawn:
        """TR-DA-08: only the drawing player sees the cards."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class CardKept(SeatEvent, frozen=True, tag="card-kept"):
    """TR-DA-03, 08: a card of a pair is kept, the other goes under its deck."""

    deck: str
    card: str
    """`` for all others."""

    def seen_by(self, seat: int | None) -> CardKept:
        """TR-DA-08: only the drawing player sees the card."""
        return self if seat == self.seat else msgspec.structs.replace(self, card="")


class CardTaken(SeatEvent, frozen=True, tag="card-taken"):
    """T1-ALLEY-01, 03, 13: a seat takes the top card of a deck that lies face up, perhaps for shards."""

    deck: str
    card: str
    shards: int
    """0 for a draw."""


class TopsShown(TrickerionEvent, frozen=True, tag="tops-shown"):
    """T1-ALLEY-11: these cards now lie on top of their decks."""

    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


class DecksCycled(TrickerionEvent, frozen=True, tag="decks-cycled"):
    """T1-ALLEY-04: these cards lay on top of their decks and go under them."""

    cards: tuple[str, ...]


class PlansSealed(TrickerionEvent, frozen=True, tag="plans-sealed"):
    """TR-PROR-25: all plans are in, and their cards stay face down; who has one can be seen."""

    reveals: ClassVar[bool] = True


class CardTurnedUp(CharacterEvent, frozen=True, tag="card-turned-up"):
    """TR-PROR-25: an assignment card is shown alone."""

    reveals: ClassVar[bool] = True

    card: str


class TollPaid(SeatEvent, frozen=True, tag="toll-paid"):
    """TR-PROR-23: the use of a slot has cost coins."""

    slot: str
    coins: int


class CardBorrowed(CharacterEvent, frozen=True, tag="card-borrowed"):
    """TR-MAG-11: a placement uses the special card of an opponent."""

    card: str


class BonusKept(CharacterEvent, frozen=True, tag="bonus-kept"):
    """TR-SA-09: a special card will give its bonus."""

    card: str


class PointTaken(CharacterEvent, frozen=True, tag="point-taken"):
    """TR-SA-08: a special card gives action points instead of its bonus."""

    card: str
    points: int


class CharacterBoosted(CharacterEvent, frozen=True, tag="character-boosted"):
    """TR-MAG-05: an ability gives action points."""

    points: int


class BonusUsed(SeatEvent, frozen=True, tag="bonus-used"):
    """TR-SA-05: the next action has the bonus of the special card."""

    card: str


class Granted(SeatEvent, frozen=True, tag="granted"):
    """A card, a prophecy, an ability or a power pays fame, coins or shards; what it takes is below 0."""

    kind: str
    """`card`, `prophecy`, `ability` or `power`: the word by which the cause is named."""

    cause: str
    fame: int = 0
    coins: int = 0
    shards: int = 0


class CoinsShared(SeatEvent, frozen=True, tag="coins-shared"):
    """TR-SAR-48: coins spent at the market row go to another player."""

    coins: int
    payer: Seat


class SpecialsReturned(TrickerionEvent, frozen=True, tag="specials-returned"):
    """TR-END-33: the special cards that were used go under their decks, in this order."""

    cards: tuple[str, ...]
