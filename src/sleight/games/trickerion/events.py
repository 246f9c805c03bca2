"""What can happen in Trickerion, and which part of it each seat sees."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sleight.core.event import Event, Seat


class TrickerionEvent(Event, frozen=True):
    """An event of this game."""

    game: ClassVar[str] = "trickerion"


class MagicianChosen(TrickerionEvent, frozen=True, tag="magician-chosen"):
    """TR-PSET-02: a seat has a magician."""

    seat: Seat
    magician: str


class ComponentsTaken(TrickerionEvent, frozen=True, tag="components-taken"):
    """TR-PSET-07, 17: free components at set-up."""

    seat: Seat
    components: tuple[str, ...]
    board: str


class TrickLearned(TrickerionEvent, frozen=True, tag="trick-learned"):
    """TR-PSET-09, 18, TR-DT-17 to 20: a trick lies in a workshop, with its symbol."""

    seat: Seat
    trick: str
    symbol: str
    board: str


class SpecialistEngaged(TrickerionEvent, frozen=True, tag="specialist-engaged"):
    """TR-PSET-16: a seat starts with a specialist."""

    seat: Seat
    specialist: str


class TrickPrepared(TrickerionEvent, frozen=True, tag="trick-prepared"):
    """TR-WS-08, TR-PSET-22: markers lie on a trick."""

    seat: Seat
    trick: str
    markers: int


class GameBegan(TrickerionEvent, frozen=True, tag="game-began"):
    """TR-PSET-26 to 31: the first initiative order and what everybody starts with."""

    reveals: ClassVar[bool] = True

    order: tuple[Seat, ...]
    coins: tuple[int, ...]


class RoundBegan(TrickerionEvent, frozen=True, tag="round-began"):
    """TR-DICE-01: a new round and its dice."""

    reveals: ClassVar[bool] = True

    round: int
    dice: tuple[str, ...]


class InitiativeSet(TrickerionEvent, frozen=True, tag="initiative-set"):
    """TR-INIT-01: the order of this round."""

    order: tuple[Seat, ...]


class Advertised(TrickerionEvent, frozen=True, tag="advertised"):
    """TR-ADV-04: a poster hangs."""

    seat: Seat
    coins: int
    fame: int


class AdvertisingDeclined(TrickerionEvent, frozen=True, tag="advertising-declined"):
    """TR-ADV-06: no poster this round."""

    seat: Seat


class CharacterPlanned(TrickerionEvent, frozen=True, tag="character-planned"):
    """TR-ASSIGN-01: a card lies face down; only its owner knows where, and which."""

    seat: Seat
    character: str
    card: str

    def seen_by(self, seat: int | None) -> CharacterPlanned | None:
        """TR-ASSIGN-08: a plan stays secret until the reveal."""
        return self if seat == self.seat else None


class PlanTakenBack(TrickerionEvent, frozen=True, tag="plan-taken-back"):
    """TR-ASSIGN-08: a seat plans anew; nobody else can tell."""

    seat: Seat

    def seen_by(self, seat: int | None) -> PlanTakenBack | None:
        """TR-ASSIGN-08: a plan stays secret until the reveal."""
        return self if seat == self.seat else None


class PlanConfirmed(TrickerionEvent, frozen=True, tag="plan-confirmed"):
    """TR-ASSIGN-07: a seat has finished assigning."""

    seat: Seat


class Assignment(msgspec.Struct, frozen=True):
    """A card under a character."""

    seat: int
    character: str
    card: str


class PlansRevealed(TrickerionEvent, frozen=True, tag="plans-revealed"):
    """TR-PLACE-01: all assigned cards are turned up."""

    reveals: ClassVar[bool] = True

    cards: tuple[Assignment, ...]

    def words(self) -> dict[str, object]:
        return {"count": len(self.cards)}


class CharacterPlaced(TrickerionEvent, frozen=True, tag="character-placed"):
    """TR-PLACE-05: a character stands on a slot."""

    seat: Seat
    character: str
    slot: str


class CharacterIdled(TrickerionEvent, frozen=True, tag="character-idled"):
    """TR-PLACE-08: a card is turned down."""

    seat: Seat
    character: str


class CharacterEnhanced(TrickerionEvent, frozen=True, tag="character-enhanced"):
    """TR-AP-03: a shard was spent for points."""

    seat: Seat
    character: str
    points: int


class PointsLost(TrickerionEvent, frozen=True, tag="points-lost"):
    """TR-AP-10: a character ends with points unspent."""

    seat: Seat
    points: int


class FamePaid(TrickerionEvent, frozen=True, tag="threshold-paid"):
    """TR-DT-13: coins for the fame that was missing to learn a trick."""

    seat: Seat
    coins: int


class CharacterHired(TrickerionEvent, frozen=True, tag="character-hired"):
    """TR-DT-24: a disc waits at the inn."""

    seat: Seat
    character: str
    die: str


class CoinsTaken(TrickerionEvent, frozen=True, tag="coins-taken"):
    """TR-DT-32: coins from the bank."""

    seat: Seat
    coins: int
    die: str


class DieRerolled(TrickerionEvent, frozen=True, tag="die-rerolled"):
    """TR-DT-33, 35: a die was rolled again."""

    reveals: ClassVar[bool] = True

    seat: Seat
    die: str
    face: str


class DieSet(TrickerionEvent, frozen=True, tag="die-set"):
    """TR-DT-36: a die was turned."""

    seat: Seat
    die: str
    face: str


class ComponentsBought(TrickerionEvent, frozen=True, tag="components-bought"):
    """TR-MK-03 to 14: a purchase, bargains included."""

    seat: Seat
    component: str
    count: int
    coins: int
    bargains: int
    board: str


class ComponentOrdered(TrickerionEvent, frozen=True, tag="component-ordered"):
    """TR-MK-15: a component lies on an order slot."""

    seat: Seat
    component: str
    slot: int


class ComponentQuickOrdered(TrickerionEvent, frozen=True, tag="component-quick-ordered"):
    """TR-MK-22: a component lies on the quick-order slot."""

    seat: Seat
    component: str


class TrickMoved(TrickerionEvent, frozen=True, tag="trick-moved"):
    """TR-WS-21: a trick lies on the Engineer's board, and perhaps another one no more."""

    seat: Seat
    trick: str
    instead_of: str | None


class ComponentsMoved(TrickerionEvent, frozen=True, tag="components-moved"):
    """TR-WS-24: a stack lies on the Manager's board, and perhaps another one no more."""

    seat: Seat
    component: str
    instead_of: str | None


class ApprenticeMoved(TrickerionEvent, frozen=True, tag="apprentice-moved"):
    """TR-WS-26: an apprentice lives on the Assistant's board."""

    seat: Seat
    apprentice: str


class TrickSetUp(TrickerionEvent, frozen=True, tag="trick-set-up"):
    """TR-TH-12: a marker lies on a performance card."""

    seat: Seat
    trick: str
    card: str
    slot: int
    facing: str
    links: int


class TrickRescheduled(TrickerionEvent, frozen=True, tag="trick-rescheduled"):
    """TR-TH-19: a marker lies elsewhere."""

    seat: Seat
    trick: str
    origin: str
    card: str
    slot: int
    facing: str


class LinkPaid(TrickerionEvent, frozen=True, tag="link-paid"):
    """TR-LINK-05: what a new link paid."""

    seat: Seat
    resource: str
    amount: int


class ShardsGained(TrickerionEvent, frozen=True, tag="shards-gained"):
    """TR-LINK-08: a link on a shard circle."""

    seat: Seat
    shards: int


class CardPerformed(TrickerionEvent, frozen=True, tag="card-performed"):
    """TR-PERF-04: a performer has chosen a card."""

    seat: Seat
    card: str
    day: str


class PerformanceDeclined(TrickerionEvent, frozen=True, tag="performance-declined"):
    """TR-PERF-08: a performer does not perform."""

    seat: Seat


class TrickRewarded(TrickerionEvent, frozen=True, tag="trick-rewarded"):
    """TR-PERF-14, 32: what one marker paid its owner."""

    seat: Seat
    trick: str
    fame: int
    coins: int
    shards: int


class PerformerPaid(TrickerionEvent, frozen=True, tag="performer-paid"):
    """TR-PERF-25 to 28: one bonus of the performer."""

    seat: Seat
    reason: str
    """`links`, `manager`, `engineer`, `assistant` or `card`."""

    fame: int
    coins: int
    shards: int


class WagesPaid(TrickerionEvent, frozen=True, tag="wages-paid"):
    """TR-END-02 to 09: wages, and what was lost for those not paid."""

    seat: Seat
    due: int
    coins: int
    fame_lost: int


class CharactersReturned(TrickerionEvent, frozen=True, tag="characters-returned"):
    """TR-END-11, 14: all discs and cards are back."""


class ApprenticeHoused(TrickerionEvent, frozen=True, tag="apprentice-housed"):
    """TR-END-13: where a hired apprentice lives."""

    seat: Seat
    board: str


class OrdersDelivered(TrickerionEvent, frozen=True, tag="orders-delivered"):
    """TR-END-15 to 17: the stock of the next round."""

    stalls: tuple[str, ...]


class CardDiscarded(TrickerionEvent, frozen=True, tag="card-discarded"):
    """TR-END-20, 21: the last performance card leaves, and its markers go to reserve."""

    card: str
    markers: int


class CardAdded(TrickerionEvent, frozen=True, tag="card-added"):
    """TR-END-23: a new performance card on the leftmost slot."""

    reveals: ClassVar[bool] = True

    card: str


class Scored(TrickerionEvent, frozen=True, tag="scored"):
    """TR-SCORE-02 to 12: one category of final scoring for one seat."""

    seat: Seat
    category: str
    """`shards`, `coins`, `apprentices` or `specialists`."""

    fame: int
    cap: int


class GameEnded(TrickerionEvent, frozen=True, tag="game-ended"):
    """TR-SCORE-19, 20: who has won."""

    winners: tuple[Seat, ...]

    def words(self) -> dict[str, object]:
        return {**super().words(), "count": len(self.winners)}


class TrickReturned(TrickerionEvent, frozen=True, tag="trick-returned"):
    """TR-ANY-01, 02: a trick is back at the residence and its markers in reserve."""

    seat: Seat
    trick: str


class ComponentReturned(TrickerionEvent, frozen=True, tag="component-returned"):
    """TR-ANY-06: a component is back in the supply."""

    seat: Seat
    component: str


AnyEvent = (
    MagicianChosen
    | ComponentsTaken
    | TrickLearned
    | SpecialistEngaged
    | TrickPrepared
    | GameBegan
    | RoundBegan
    | InitiativeSet
    | Advertised
    | AdvertisingDeclined
    | CharacterPlanned
    | PlanTakenBack
    | PlanConfirmed
    | PlansRevealed
    | CharacterPlaced
    | CharacterIdled
    | CharacterEnhanced
    | PointsLost
    | FamePaid
    | CharacterHired
    | CoinsTaken
    | DieRerolled
    | DieSet
    | ComponentsBought
    | ComponentOrdered
    | ComponentQuickOrdered
    | TrickMoved
    | ComponentsMoved
    | ApprenticeMoved
    | TrickSetUp
    | TrickRescheduled
    | LinkPaid
    | ShardsGained
    | CardPerformed
    | PerformanceDeclined
    | TrickRewarded
    | PerformerPaid
    | WagesPaid
    | CharactersReturned
    | ApprenticeHoused
    | OrdersDelivered
    | CardDiscarded
    | CardAdded
    | Scored
    | GameEnded
    | TrickReturned
    | ComponentReturned
)
