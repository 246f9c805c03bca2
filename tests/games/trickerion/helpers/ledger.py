"""A ledger of the events of a game: the fame, coins and shards of everybody, and of nothing but events."""

from __future__ import annotations

import sleight
from sleight.games.trickerion.events import (
    Advertised,
    CardTaken,
    CharacterEnhanced,
    CoinsShared,
    CoinsTaken,
    ComponentsBought,
    FamePaid,
    GameBegan,
    GoodsBought,
    Granted,
    InterestRolled,
    LinkPaid,
    PerformanceImposed,
    PerformerPaid,
    Scored,
    ShardsGained,
    TalentFound,
    TollPaid,
    TrickCharged,
    TrickRewarded,
    WagesPaid,
)
from sleight.games.trickerion.modules.powers.events import PowerLearned
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, Purse


def told(event: sleight.Event) -> Purse:
    """The fame, coins and shards that an event gives to its seat."""
    match event:
        case Granted() | TrickRewarded() | PerformerPaid():
            return event.fame, event.coins, event.shards
        case GoodsBought():
            return -event.fame, -event.coins, -event.shards
        case LinkPaid(resource=resource, amount=amount):
            return (amount, 0, 0) if resource == "fame" else (0, amount, 0)
        case ShardsGained(shards=shards):
            return 0, 0, shards
        case CardTaken(shards=shards):
            return 0, 0, -shards
        case CharacterEnhanced() | TrickCharged() | PerformanceImposed():
            return 0, 0, -1
        case CoinsTaken(coins=coins) | InterestRolled(coins=coins) | CoinsShared(coins=coins):
            return 0, coins, 0
        case (
            ComponentsBought(coins=coins)
            | TollPaid(coins=coins)
            | FamePaid(coins=coins)
            | PowerLearned(coins=coins)
        ):
            return 0, -coins, 0
        case Advertised(coins=coins, fame=fame):
            return fame, -coins, 0
        case WagesPaid(coins=coins, fame_lost=lost) | TalentFound(paid=coins, fame_lost=lost):
            return -lost, -coins, 0
        case Scored(fame=fame):
            return fame, 0, 0
    return NOTHING


def entered(ledger: list[Purse], events: list[sleight.Event]) -> list[Purse]:
    """The ledger after some events."""
    found = [list(purse) for purse in ledger]
    for event in events:
        if isinstance(event, GameBegan):
            found = _opened(event)
        for number, change in enumerate(told(event)):
            if change:
                found[event.seat][number] += change  # type: ignore[attr-defined]  # whoever pays has a seat
    return [(fame, coins, shards) for fame, coins, shards in found]


def _opened(began: GameBegan) -> list[list[int]]:
    """What everybody starts with."""
    fames = began.fames or (began.fame,) * len(began.coins)
    shards = began.shards_by_seat or (began.shards,) * len(began.coins)
    return [list(purse) for purse in zip(fames, began.coins, shards, strict=True)]


def is_storing(position: TrickerionPosition) -> bool:
    """A purchase is paid, and told once it is known where the components go."""
    asked = [position.asked(seat) for seat in position.waiting]
    return any(question and question.kind == "store" for question in asked)
