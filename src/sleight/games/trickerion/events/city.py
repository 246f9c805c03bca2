"""Plans, placements, and what is done in the city and in the workshops."""

from __future__ import annotations

from itertools import groupby
from typing import ClassVar

import msgspec

from sleight.core.event import Seat
from sleight.games.trickerion.events.base import (
    CharacterEvent,
    ComponentEvent,
    SeatEvent,
    TrickerionEvent,
    TrickEvent,
)


class CharacterPlanned(CharacterEvent, frozen=True, tag="character-planned"):
    """TR-ASSIGN-01: a card lies face down; only its owner knows where, and which."""

    or_none: ClassVar[str] = "card"

    card: str

    def seen_by(self, seat: int | None) -> CharacterPlanned | None:
        """TR-ASSIGN-08: a plan stays secret until the reveal."""
        return self if seat == self.seat else None


class PlanTakenBack(SeatEvent, frozen=True, tag="plan-taken-back"):
    """TR-ASSIGN-08: a seat plans anew; nobody else can tell."""

    def seen_by(self, seat: int | None) -> PlanTakenBack | None:
        """TR-ASSIGN-08: a plan stays secret until the reveal."""
        return self if seat == self.seat else None


class PlanConfirmed(SeatEvent, frozen=True, tag="plan-confirmed"):
    """TR-ASSIGN-07: a seat has finished assigning."""


class Assignment(msgspec.Struct, frozen=True):
    """A card under a character."""

    game: ClassVar[str] = TrickerionEvent.game
    between: ClassVar[str] = ", "

    seat: int
    character: str
    card: str

    def message_id(self) -> str:
        """The message that says whither the character is sent."""
        return "plan-character"

    def words(self) -> dict[str, object]:
        """What the message may speak of."""
        return {"character": self.character, "card": self.card}


class Plan(msgspec.Struct, frozen=True):
    """All open cards of one seat, as a part of a sentence."""

    game: ClassVar[str] = TrickerionEvent.game
    between: ClassVar[str] = ". "

    seat: Seat
    cards: tuple[Assignment, ...]

    def message_id(self) -> str:
        """The message that says whose cards they are."""
        return "plan-seat"

    def words(self) -> dict[str, object]:
        """What the message may speak of."""
        return {"seat": self.seat, "cards": self.cards}


class PlansRevealed(TrickerionEvent, frozen=True, tag="plans-revealed"):
    """TR-PLACE-01: all assigned cards are turned up."""

    reveals: ClassVar[bool] = True

    cards: tuple[Assignment, ...]

    def words(self) -> dict[str, object]:
        """TR-PLACE-01: whose character goes where, seat by seat."""
        by_seat = groupby(self.cards, key=lambda card: card.seat)
        plans = tuple([Plan(seat, tuple(cards)) for seat, cards in by_seat])
        return {"count": len(self.cards), "plans": plans}


class CharacterPlaced(CharacterEvent, frozen=True, tag="character-placed"):
    """TR-PLACE-05: a character stands on a slot."""

    slot: str


class CharacterIdled(CharacterEvent, frozen=True, tag="character-idled"):
    """TR-PLACE-08: a card is turned down."""

    or_none: ClassVar[str] = "full"

    full: str = ""
    """TR-PLACE-12: the location on its open card, if that had no slot for it."""


class CharacterEnhanced(CharacterEvent, frozen=True, tag="character-enhanced"):
    """TR-AP-03: a shard was spent for points."""

    points: int


class PointsLost(SeatEvent, frozen=True, tag="points-lost"):
    """TR-AP-10: a character ends with points unspent."""

    points: int


class DieUsed(SeatEvent, frozen=True, tag="die-used"):
    """TR-DT-08: a die of the residence has served to learn a trick and shows X now."""

    die: str
    face: str
    """What it showed."""


class FamePaid(SeatEvent, frozen=True, tag="threshold-paid"):
    """TR-DT-13: coins for the fame that was missing to learn a trick."""

    coins: int


class CharacterHired(CharacterEvent, frozen=True, tag="character-hired"):
    """TR-DT-24: a disc waits at the inn."""

    or_none: ClassVar[str] = "die"

    die: str
    """The die that shows X now; `` for none (TR-SAR-30)."""


class CoinsTaken(SeatEvent, frozen=True, tag="coins-taken"):
    """TR-DT-32: coins from the bank."""

    coins: int
    die: str


class DieRerolled(SeatEvent, frozen=True, tag="die-rerolled"):
    """TR-DT-33, 35: a die was rolled again."""

    reveals: ClassVar[bool] = True

    die: str
    face: str


class DieSet(SeatEvent, frozen=True, tag="die-set"):
    """TR-DT-36: a die was turned."""

    die: str
    face: str


class ComponentsBought(ComponentEvent, frozen=True, tag="components-bought"):
    """TR-MK-03 to 14: a purchase, bargains included."""

    count: int
    coins: int
    bargains: int
    board: str
    """`` while the buyer has still to choose one."""

    def words(self) -> dict[str, object]:
        return {**super().words(), "price": self.coins + self.bargains}


class ComponentsStored(ComponentEvent, frozen=True, tag="components-stored"):
    """TR-CMP-05: the buyer has chosen the board for a new type."""

    count: int
    board: str


class ComponentOrdered(ComponentEvent, frozen=True, tag="component-ordered"):
    """TR-MK-15: a component lies on an order slot."""

    slot: int


class ComponentQuickOrdered(ComponentEvent, frozen=True, tag="component-quick-ordered"):
    """TR-MK-22: a component lies on the quick-order slot."""


class TrickMoved(TrickEvent, frozen=True, tag="trick-moved"):
    """TR-WS-21: a trick lies on the Engineer's board, and perhaps another one no more."""

    or_none: ClassVar[str] = "instead_of"

    instead_of: str | None


class ComponentsMoved(ComponentEvent, frozen=True, tag="components-moved"):
    """TR-WS-24: a stack lies on the Manager's board, and perhaps another one no more."""

    or_none: ClassVar[str] = "instead_of"

    instead_of: str | None


class ApprenticeMoved(SeatEvent, frozen=True, tag="apprentice-moved"):
    """TR-WS-26: an apprentice lives on the Assistant's board."""

    apprentice: str


class TrickRecalled(TrickEvent, frozen=True, tag="trick-recalled"):
    """T1-WORK-02: a trick lies on the player board instead of the Engineer's."""


class ComponentsUnshelved(ComponentEvent, frozen=True, tag="components-unshelved"):
    """T1-WORK-03: a stack lies on the player board instead of the Manager's."""


class ApprenticeRehoused(SeatEvent, frozen=True, tag="apprentice-rehoused"):
    """T1-WORK-04: the apprentice of the Assistant has a home on the player board."""

    apprentice: str
