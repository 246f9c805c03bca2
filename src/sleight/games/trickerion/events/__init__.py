"""What can happen in Trickerion, and which part of it each seat sees."""

from __future__ import annotations

from sleight.games.trickerion.events.alley import (
    BonusKept,
    BonusUsed,
    CardBorrowed,
    CardKept,
    CardsDrawn,
    CardTurnedUp,
    CharacterBoosted,
    CoinsShared,
    DeckNamed,
    Granted,
    PendingTurned,
    PlansSealed,
    PointTaken,
    PropheciesMoved,
    ProphecyWoven,
    SpecialsReturned,
    TollPaid,
)
from sleight.games.trickerion.events.cards import (
    CardsExchanged,
    CharacterJoined,
    ComponentClaimed,
    ComponentDisplayed,
    ComponentFed,
    FiascoArranged,
    GoodsBought,
    InterestRolled,
    MarkerCashed,
    MarkerSalvaged,
    MarkerStaged,
    MarkerSupplied,
    OpponentRescheduled,
    PerformanceImposed,
    RewardDoubled,
    RewardStolen,
    TalentFound,
    TokenStolen,
    TrickBeside,
    TrickCharged,
    TrickReplaced,
)
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
    ComponentsStored,
    DieRerolled,
    DieSet,
    DieUsed,
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
    | DieUsed
    | FamePaid
    | CharacterHired
    | CoinsTaken
    | DieRerolled
    | DieSet
    | ComponentsBought
    | ComponentsStored
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
    | PropheciesMoved
    | PendingTurned
    | ProphecyWoven
    | DeckNamed
    | CardsDrawn
    | CardKept
    | PlansSealed
    | CardTurnedUp
    | TollPaid
    | CardBorrowed
    | BonusKept
    | PointTaken
    | CharacterBoosted
    | BonusUsed
    | Granted
    | CoinsShared
    | SpecialsReturned
    | TrickBeside
    | CardsExchanged
    | MarkerCashed
    | OpponentRescheduled
    | MarkerSupplied
    | TrickCharged
    | ComponentFed
    | MarkerStaged
    | TalentFound
    | CharacterJoined
    | TrickReplaced
    | InterestRolled
    | GoodsBought
    | TokenStolen
    | ComponentDisplayed
    | ComponentClaimed
    | PerformanceImposed
    | RewardStolen
    | RewardDoubled
    | FiascoArranged
    | MarkerSalvaged
)

__all__ = [
    "Advertised",
    "AdvertisingDeclined",
    "AnyEvent",
    "ApprenticeHoused",
    "ApprenticeMoved",
    "Assignment",
    "BonusKept",
    "BonusUsed",
    "CardAdded",
    "CardBorrowed",
    "CardDiscarded",
    "CardKept",
    "CardPerformed",
    "CardTurnedUp",
    "CardsDrawn",
    "CardsExchanged",
    "CharacterBoosted",
    "CharacterEnhanced",
    "CharacterHired",
    "CharacterIdled",
    "CharacterJoined",
    "CharacterPlaced",
    "CharacterPlanned",
    "CharactersReturned",
    "CoinsShared",
    "CoinsTaken",
    "ComponentClaimed",
    "ComponentDisplayed",
    "ComponentFed",
    "ComponentOrdered",
    "ComponentQuickOrdered",
    "ComponentReturned",
    "ComponentsBought",
    "ComponentsMoved",
    "ComponentsStored",
    "ComponentsTaken",
    "DeckNamed",
    "DieRerolled",
    "DieSet",
    "DieUsed",
    "FamePaid",
    "FiascoArranged",
    "GameBegan",
    "GameEnded",
    "GoodsBought",
    "Granted",
    "InitiativeSet",
    "InterestRolled",
    "LinkPaid",
    "MagicianChosen",
    "MarkerCashed",
    "MarkerSalvaged",
    "MarkerStaged",
    "MarkerSupplied",
    "OpponentRescheduled",
    "OrdersDelivered",
    "PendingTurned",
    "PerformanceDeclined",
    "PerformanceImposed",
    "PerformerPaid",
    "PlanConfirmed",
    "PlanTakenBack",
    "PlansRevealed",
    "PlansSealed",
    "PointTaken",
    "PointsLost",
    "PropheciesMoved",
    "ProphecyWoven",
    "RewardDoubled",
    "RewardStolen",
    "RoundBegan",
    "Scored",
    "ShardsGained",
    "SpecialistEngaged",
    "SpecialsReturned",
    "TalentFound",
    "TokenStolen",
    "TollPaid",
    "TrickBeside",
    "TrickCharged",
    "TrickLearned",
    "TrickMoved",
    "TrickPrepared",
    "TrickReplaced",
    "TrickRescheduled",
    "TrickReturned",
    "TrickRewarded",
    "TrickSetUp",
    "WagesPaid",
]
