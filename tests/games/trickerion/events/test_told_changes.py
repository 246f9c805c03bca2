"""Every change of fame, coins and shards is told in the answer that makes it, no more and no less."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from sleight.core.choice import Choice
from sleight.core.event import Event
from sleight.games.trickerion import events as told
from sleight.games.trickerion.choices import Finish, UseBonus
from sleight.games.trickerion.events import CoinsShared, ComponentsBought, ComponentsStored
from sleight.games.trickerion.printed.load import load_data
from sleight.games.trickerion.state.cells import COINS, FAME, SHARDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.questions import every_question
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import MIXED, shared
from tests.games.trickerion.helpers.walks import OPTIONS, busy_walk, walk

Pay = tuple[int, int, int]
Holdings = list[Pay]
"""The fame, the coins and the shards of each seat."""

GAINS = (
    told.TrickRewarded,
    told.PerformerPaid,
    told.Granted,
    told.CoinsTaken,
    told.InterestRolled,
    told.CoinsShared,
    told.ShardsGained,
    told.Scored,
)
"""What a seat receives, by the fields `fame`, `coins` and `shards`."""

COSTS = (told.ComponentsBought, told.GoodsBought, told.FamePaid, told.TollPaid, told.CardTaken)
"""What a seat gives, by the same fields."""


def said(event: Event) -> Pay:
    """What an event says in its fields."""
    fame, coins, shards = (getattr(event, name, 0) for name in ("fame", "coins", "shards"))
    return fame, coins, shards


def paid(event: Event) -> Pay:
    """By how much an event changes what its seat has."""
    fame, coins, shards = said(event)
    if isinstance(event, told.Advertised):
        return fame, -coins, 0
    if isinstance(event, told.WagesPaid):
        return -event.fame_lost, -coins, 0
    if isinstance(event, told.TalentFound):
        return -event.fame_lost, -event.paid, 0
    if isinstance(event, told.LinkPaid):
        return (event.amount, 0, 0) if event.resource == "fame" else (0, event.amount, 0)
    if isinstance(event, told.CharacterEnhanced | told.TrickCharged | told.PerformanceImposed):
        return 0, 0, -1
    if isinstance(event, GAINS):
        return fame, coins, shards
    return (-fame, -coins, -shards) if isinstance(event, COSTS) else (0, 0, 0)


def after(before: Holdings, events: Iterable[Event]) -> Holdings:
    """What everybody has after some events."""
    have = [list(pay) for pay in before]
    for event in events:
        if isinstance(event, told.GameBegan):
            have = [[event.fame, coins, event.shards] for coins in event.coins]
        else:
            for number, amount in enumerate(paid(event)):
                if amount:
                    have[getattr(event, "seat", 0)][number] += amount
    return [(fame, coins, shards) for fame, coins, shards in have]


def holdings(position: TrickerionPosition) -> Holdings:
    """What everybody has now."""
    cells = position.cells
    return [
        (cells[FAME + seat], cells[COINS + seat], cells[SHARDS + seat])
        for seat in range(position.table.seats)
    ]


@pytest.mark.rule("TR-GEN-19", "TR-GEN-24")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "base")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_change_is_told_in_the_answer_that_makes_it(players: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        game = busy_walk(players, seed, **options) if seed % 2 else walk(players, seed, **options)
        before: Holdings | None = None
        for position in game:
            if before is not None:
                assert holdings(position) == after(before, position.told), position.told
            before = holdings(position)


def is_told(position: TrickerionPosition, choice: Choice) -> bool:
    """Play a choice of the seat that is waited for; True if its events say what it changed."""
    before = holdings(position)
    events = position.apply(position.waiting[0], choice)
    return holdings(position) == after(before, events)


SLOTS = {"downtown": "downtown-1", "market-row": "market-1", "workshop": "workshop-1", "theater": "friday-1"}
SPECIALS = {card.id: SLOTS[card.location] for card in load_data()[0].specials}


@pytest.mark.rule("TR-SA-04")
@pytest.mark.parametrize("card", SPECIALS)
def test_every_change_by_a_special_card_is_told_in_the_answer_that_makes_it(card: str) -> None:
    scene = table(3, dark_alley=True).fame(0, 40).market(MIXED).team(0, "manager")
    scene.dice(inn_2="apprentice", bank_1="4", residence_1="any").assigned(1, "apprentice-1", "downtown")
    scene.trick(0, "linking-rings").trick(0, "levitation", ready=2).components(0, metal=2)
    scene.marker(0, "levitation", "riverside-theater-1", 1, "down")
    scene.acting(0, "magician", SPECIALS[card], 5, card)
    for seed in range(12):
        rng, position = Random(seed), scene.position()
        for _ in range(8):
            choices = position.choices(position.waiting[0])
            useful = [choice for choice in choices if not isinstance(choice, Finish)]
            bonus = [choice for choice in choices if isinstance(choice, UseBonus)]
            assert is_told(position, rng.choice(bonus or useful or choices)), position.told


@pytest.mark.rule("TR-SA-04")
@pytest.mark.parametrize("kind", every_question())
def test_whatever_is_answered_its_changes_are_told(kind: str) -> None:
    position = every_question()[kind]
    for choice in position.choices(position.waiting[0]):
        assert is_told(position.copy(), choice), choice


@pytest.mark.rule("TR-MK-04", "TR-CMP-05")
def test_a_purchase_is_told_when_it_is_paid_and_its_board_when_it_is_chosen() -> None:
    scene = table(2).team(0, "manager").coins(0, 5).acting(0, "apprentice-1", "market-4", 2)
    position = scene.position()
    assert play(position, "buy wood 2", "bargain 0") == [ComponentsBought(0, "wood", 2, 2, 0, "")]
    assert position.cells[COINS] == 3
    assert play(position, "keep manager")[0] == ComponentsStored(0, "wood", 2, "manager")
    assert position.cells[COINS] == 3


@pytest.mark.rule("TR-SAR-48")
def test_a_sharer_is_paid_when_the_components_lie_on_their_board() -> None:
    scene = shared(table(2, dark_alley=True).team(0, "manager"))
    position = scene.acting(0, "apprentice-1", "market-1", 1).position()
    assert play(position, "buy wood 2") == [ComponentsBought(0, "wood", 2, 2, 0, "")]
    assert play(position, "keep manager")[1] == CoinsShared(1, 2, 0)
