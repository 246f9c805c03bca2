"""Whole games with first-edition rules and with powers, followed by a ledger of their events alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import sleight
from sleight.bots import make_bot
from sleight.games.trickerion import events as told
from sleight.games.trickerion.modules.powers.events import PowerLearned
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.auditor import Auditor
from tests.games.trickerion.helpers.changes import NOTHING, purses
from tests.games.trickerion.helpers.ledger import entered, is_storing
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import keen_choice

Step = tuple[TrickerionPosition, list[sleight.Event]]

FIRST: dict[str, Any] = {"edition": "first"}
FIRST_ALLEY: dict[str, Any] = {**FIRST, "dark_alley": True}
WITH_POWERS: tuple[dict[str, Any], ...] = (
    {"dark_alley": True, "prophecies": True, "powers": True},
    {**FIRST_ALLEY, "powers": True},
    {"dark_alley": True, "powers": True, "quick": True, "thresholds": "none"},
    {**FIRST_ALLEY, "powers": True, "power_shards": "3", "thresholds": "none"},
)


def played(seats: int, seed: int, options: dict[str, Any]) -> Iterator[Step]:
    """A whole game, step by step: a bot sees to it that much is gained, and chance that all is tried."""
    position, rng = GAME.new(seats, seed, options), Random(f"{seed} {seats}")
    bot = make_bot("greedy", GAME.id, rng)
    while position.waiting:
        seat = rng.choice(position.waiting)
        choices = position.choices(seat)
        unasked = position.asides(seat) if rng.random() < 0.02 else []
        if unasked or rng.random() < 0.3:
            choice = keen_choice(rng, unasked or choices)
        else:
            choice = bot.choose(position.view(seat), choices)
        yield position, position.apply(seat, choice)


def _is_between(position: TrickerionPosition) -> bool:
    """Before the game begins, or while something that was paid is still to be told."""
    return not position.order or is_storing(position)


def audit(seats: int, seed: int, options: dict[str, Any]) -> set[type[sleight.Event]]:
    """Follow a game of the first edition; which kinds of events there were."""
    auditor = Auditor(seats, plain="dark_alley" not in options)
    for position, events in played(seats, seed, options):
        auditor.hear(events)
        assert _is_between(position) or auditor.ledger == purses(position), events
    return auditor.heard


def follow(seats: int, seed: int, options: dict[str, Any]) -> set[type[sleight.Event]]:
    """Keep the ledger of any game; which kinds of events there were."""
    ledger, heard = [NOTHING] * seats, set[type[sleight.Event]]()
    for position, events in played(seats, seed, options):
        ledger = entered(ledger, events)
        heard.update(map(type, events))
        assert _is_between(position) or ledger == purses(position), events
    return heard


@pytest.mark.rule("T1-LINK-01", "T1-END-04", "T1-PERF-02", "T1-INIT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_base_games_of_the_first_edition_pay_what_the_rules_say(seats: int) -> None:
    heard = set.union(*(audit(seats, seed, FIRST) for seed in range(3)))
    assert heard >= {told.Advertised, told.LinkPaid, told.WagesPaid, told.ComponentsBought, told.Scored}
    assert heard >= {told.TrickRewarded, told.PerformerPaid, told.CharacterEnhanced, told.CoinsTaken}


@pytest.mark.rule("T1-ALLEY-03", "T1-END-04", "T1-SCORE-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_the_first_edition_with_the_dark_alley(seats: int) -> None:
    heard = set.union(*(audit(seats, seed, FIRST_ALLEY) for seed in range(2)))
    assert heard >= {told.CardTaken, told.Granted, told.WagesPaid, told.PerformerPaid}


@pytest.mark.parametrize("options", WITH_POWERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_with_powers(seats: int, options: dict[str, Any]) -> None:
    keep = audit if "edition" in options else follow
    assert keep(seats, seats, options) >= {PowerLearned, told.Scored}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_more_games(seats: int, seed: int) -> None:
    audit(seats, seed, FIRST)
    audit(seats, seed, FIRST_ALLEY)
    audit(seats, seed, WITH_POWERS[1])
    follow(seats, seed, WITH_POWERS[seed % len(WITH_POWERS)])
    if seats == 2:
        audit(seats, seed, {**FIRST, "dummies": True})
