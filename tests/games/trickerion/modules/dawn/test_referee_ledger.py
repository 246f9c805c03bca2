"""Whole games with machines, whose account is kept from public events alone and compared with every view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import sleight
from sleight.bots import make_bot
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.dawn_ledger import Bookkeeper
from tests.games.trickerion.helpers.machines import DAWN
from tests.games.trickerion.helpers.scenario import GAME

BOTH: dict[str, Any] = {"powers": True, "allow_unrecommended": True}
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"prophecies": True},
    {"prophecies": True, "quick": True, "machine_costs": "heavy"},
    {"prophecies": True, "thresholds": "none"},
    {"prophecies": True, **BOTH},
    {**BOTH, "quick": True, "thresholds": "14-30"},
    {"prophecies": True, "machine_costs": "heavy", "beginner": "all"},
)
_EAGER = ("build-machine", "use-machine", "reactivate-machine", "prepare-with", "buy-with-machine", "perform")
_LIKED = ("accept", "bonus", "keep-bonus", "set-up", "at", "prepare", "change-card")
_SIGNATURES = ("perpetual-rings", "the-unquiet-hand", "storm-catcher", "hall-of-splinters", "the-last-cell")

Player = Callable[[TrickerionPosition, int], sleight.Choice]


def _any(rng: Random) -> Player:
    return lambda position, seat: rng.choice(position.choices(seat))


def _keen(rng: Random) -> Player:
    """Mostly builds, uses and performs, and learns signature tricks."""

    def choose(position: TrickerionPosition, seat: int) -> sleight.Choice:
        choices = position.choices(seat)
        words = {choice: sleight.text(choice).split() for choice in choices}
        best = [c for c, each in words.items() if each[0] in _EAGER or each[-1] in _SIGNATURES]
        good = [c for c, each in words.items() if each[0] in _LIKED or each[-1].endswith("-stage")]
        return rng.choice((best or good or choices) if rng.random() < 0.7 else choices)

    return choose


def _greedy(rng: Random) -> Player:
    bot = make_bot("greedy", GAME.id, rng)
    return lambda position, seat: bot.choose(position.view(seat), position.choices(seat))


def audited(
    seats: int, seed: int, player: Callable[[Random], Player], every: int = 1, **options: Any
) -> set[str]:
    """Play a game and compare the books after every so many moves; what was heard."""
    rng, position = Random(seed), GAME.new(seats, seed, {**DAWN, **options})
    books, choose = Bookkeeper(seats, options.get("machine_costs", "default")), player(rng)
    books.hear(list(position.told))
    moves = 0
    while position.waiting:
        seat = rng.choice(position.waiting)
        unasked = position.asides(seat) if rng.random() < 0.01 else []
        choice = rng.choice(unasked) if unasked else choose(position, seat)
        books.hear(position.apply(seat, choice))
        moves += 1
        if moves % every == 0 or position.over:
            books.agrees(position)
    return books.heard


@pytest.mark.rule("DT-SHARD-04", "DT-SETUP-15", "DT-MACH-15")
@pytest.mark.parametrize("player", [_any, _keen], ids=["any", "keen"])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_books_of_a_game_agree_with_every_view(
    options: dict[str, Any], player: Callable[[Random], Player]
) -> None:
    heard = set[str]()
    for seats in (2, 3, 4):
        heard |= audited(seats, 70 + seats, player, 7, **options)
    if player is _keen:
        assert {"MachineBuilt", "MachineUsed", "TrickLearned"} <= heard


@pytest.mark.parametrize("options", TABLES[1:5], ids=str)
def test_the_books_of_a_game_between_greedy_bots_agree(options: dict[str, Any]) -> None:
    assert "MachineBuilt" in audited(3, 5, _greedy, 11, **options)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_the_books_of_many_games_agree(part: int) -> None:
    for seed in range(21 * part, 21 * part + 21):
        player = (_keen, _any, _keen, _greedy)[seed % 4]
        audited(2 + seed % 3, 1000 + seed, player, 3, **TABLES[seed % len(TABLES)])
