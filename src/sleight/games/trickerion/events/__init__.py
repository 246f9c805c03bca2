"""What can happen in Trickerion, and which part of it each seat sees."""

from __future__ import annotations

from sleight.games.trickerion.events.city import (
    ApprenticeMoved,
    Assignment,
    CharacterEnhanced,
    CharacterHired,
    CharacterIdled,
    CharacterPlaced,
    CharacterPlanned,
    CoinsTaken,
    ComponentOrdered,
    ComponentQuickOrdered,
    ComponentReturned,
    ComponentsBought,
    ComponentsMoved,
    DieRerolled,
    DieSet,
    FamePaid,
    PlanConfirmed,
    PlansRevealed,
    PlanTakenBack,
    PointsLost,
    TrickMoved,
    TrickReturned,
)
from sleight.games.trickerion.events.opening import (
    Advertised,
    AdvertisingDeclined,
    ComponentsTaken,
    GameBegan,
    InitiativeSet,
    MagicianChosen,
    RoundBegan,
    SpecialistEngaged,
    TrickLearned,
    TrickPrepared,
)
from sleight.games.trickerion.events.show import (
    ApprenticeHoused,
    CardAdded,
    CardDiscarded,
    CardPerformed,
    CharactersReturned,
    GameEnded,
    LinkPaid,
    OrdersDelivered,
    PerformanceDeclined,
    PerformerPaid,
    Scored,
    ShardsGained,
    TrickRescheduled,
    TrickRewarded,
    TrickSetUp,
    WagesPaid,
)

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

__all__ = [
    "Advertised",
    "AdvertisingDeclined",
    "AnyEvent",
    "ApprenticeHoused",
    "ApprenticeMoved",
    "Assignment",
    "CardAdded",
    "CardDiscarded",
    "CardPerformed",
    "CharacterEnhanced",
    "CharacterHired",
    "CharacterIdled",
    "CharacterPlaced",
    "CharacterPlanned",
    "CharactersReturned",
    "CoinsTaken",
    "ComponentOrdered",
    "ComponentQuickOrdered",
    "ComponentReturned",
    "ComponentsBought",
    "ComponentsMoved",
    "ComponentsTaken",
    "DieRerolled",
    "DieSet",
    "FamePaid",
    "GameBegan",
    "GameEnded",
    "InitiativeSet",
    "LinkPaid",
    "MagicianChosen",
    "OrdersDelivered",
    "PerformanceDeclined",
    "PerformerPaid",
    "PlanConfirmed",
    "PlanTakenBack",
    "PlansRevealed",
    "PointsLost",
    "RoundBegan",
    "Scored",
    "ShardsGained",
    "SpecialistEngaged",
    "TrickLearned",
    "TrickMoved",
    "TrickPrepared",
    "TrickRescheduled",
    "TrickReturned",
    "TrickRewarded",
    "TrickSetUp",
    "WagesPaid",
]
