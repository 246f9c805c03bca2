"""Whoever keeps a ledger of the events of a full game knows at any time what everybody owns."""

from __future__ import annotations

from random import Random

import pytest

import sleight
from sleight.games.trickerion.events import (
    Advertised,
    CharacterEnhanced,
    CoinsShared,
    CoinsTaken,
    ComponentsBought,
    FamePaid,
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
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, Purse, purses
from tests.games.trickerion.helpers.midgame import MOMENTS, midgame
from tests.games.trickerion.helpers.walks import keen_choice


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
        case CharacterEnhanced() | TrickCharged() | PerformanceImposed():
            return 0, 0, -1
        case CoinsTaken(coins=coins) | InterestRolled(coins=coins) | CoinsShared(coins=coins):
            return 0, coins, 0
        case ComponentsBought(coins=coins) | TollPaid(coins=coins) | FamePaid(coins=coins):
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
        for number, change in enumerate(told(event)):
            if change:
                found[event.seat][number] += change  # type: ignore[attr-defined]  # whoever pays has a seat
    return [(fame, coins, shards) for fame, coins, shards in found]


def play_with_a_ledger(position: TrickerionPosition, rng: Random, asides: float = 0.02) -> None:
    """Play to the end and compare after every choice."""
    ledger = purses(position)
    while position.waiting:
        seat = rng.choice(position.waiting)
        unasked = position.asides(seat) if rng.random() < asides else []
        choice = keen_choice(rng, unasked or position.choices(seat))
        ledger = entered(ledger, position.apply(seat, choice))
        assert _is_storing(position) or ledger == purses(position), sleight.text(choice)


def _is_storing(position: TrickerionPosition) -> bool:
    """A purchase is paid, and told once it is known where the components go."""
    asked = [position.asked(seat) for seat in position.waiting]
    return any(question and question.kind == "store" for question in asked)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seed", range(12))
def test_events_tell_all_that_is_gained_and_spent(seed: int, moment: str) -> None:
    position = midgame(seed, 2 + seed % 3, moment, prophecies=seed % 4 > 0)
    play_with_a_ledger(position, Random(f"{seed} {moment}"))
