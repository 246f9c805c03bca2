"""A 28th prophecy and an eleventh special card, from a folder of data and a class: games play with them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import sleight
from sleight.arena.match import play_game
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.authors.holding import holds
from tests.games.trickerion.helpers.other_data import OURS
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import walk_on

FULL: dict[str, Any] = {"dark_alley": True, "prophecies": True, "beginner": "all"}
PROPHECY = {"id": "generous-bank", "hook": "bank_coins", "ruling": "TR-PRO-01"}
CARD = {"id": "charity-gala", "location": "downtown", "action": "take-coins", "ruling": "TR-SA-04"}


@pytest.fixture
def game(example: Callable[[str], ModuleType], tmp_path: Path) -> Trickerion:
    """Our cards and two more."""
    example("prophecy")
    example("special_card")
    folder = shutil.copytree(OURS, tmp_path / "cards")
    for kind, card in (("prophecies", PROPHECY), ("special_assignments", CARD)):
        file = folder / f"{kind}.json"
        content = json.loads(file.read_text(encoding="utf-8"))
        content[kind].append(card)
        file.write_text(json.dumps(content), encoding="utf-8")
    return Trickerion(folder)


def test_a_new_prophecy_is_drawn_played_saved_and_guessed(game: Trickerion) -> None:
    shown = 0
    for seed in range(12):
        position = game.new(2 + seed % 3, seed, FULL)
        rng = Random(seed)
        for moment in walk_on(position, rng, lambda position, seat, rng: rng.choice(position.choices(seat))):
            alley = moment.view(None).alley
            if alley and alley.prophecies and alley.prophecies.active == PROPHECY["id"]:
                shown += 1
                (effect,) = moment.active.bank_coins
                assert effect.bank_coins(moment, 0, 3) == 4
                if shown % 20 == 1:
                    holds(game, moment, seed)
    assert shown


def with_the_card(game: Trickerion, seed: int) -> TrickerionPosition:
    """The first advertising of a game in which seat 0 holds the new card."""
    rng, position = Random(seed), game.new(2, seed, FULL)
    while position.view(None).phase == "set-up":
        (seat,) = position.waiting
        position.apply(seat, rng.choice(position.choices(seat)))
    saved: dict[str, Any] = position.to_dict()
    place = saved["alley"]["decks"][0].index(CARD["id"])
    del saved["alley"]["decks"][0][place], saved["alley"]["known"][0][place]
    saved["workshops"][0] |= {"hand": [CARD["id"]], "specials": [1, 0, 0, 0]}
    return game.from_dict(saved)


def keen(position: TrickerionPosition, seat: int, rng: Random) -> sleight.Choice:
    """Seat 0 uses the card as soon as it can."""
    wanted = ("send magician charity-gala", "place magician downtown", "keep-bonus", "bonus", "collect")
    choices = position.choices(seat)
    for start in wanted if seat == 0 else ():
        for choice in choices:
            if sleight.text(choice).startswith(start):
                return choice
    return rng.choice(choices)


def asking(game: Trickerion) -> Iterator[TrickerionPosition]:
    """Positions in which the card asks its question."""
    for seed in range(8):
        for position in walk_on(with_the_card(game, seed), Random(seed), keen):
            if any(stack and stack[-1].kind == "give-away" for stack in position.stacks):
                yield position.copy()


def test_a_new_card_asks_its_question_and_saves_and_guesses_hold(game: Trickerion) -> None:
    found = list(asking(game))
    assert found
    for seed, position in enumerate(found):
        holds(game, position, seed)
        before, again = position.view(0), position.copy()
        again.apply(0, game.parse("accept"))
        (coins,) = position.stacks[0][-1].numbers()  # type: ignore[attr-defined]
        assert again.view(0).coins[0] == before.coins[0] - coins
        assert again.view(0).fame[0] == before.fame[0] + coins
        assert position.why_not(0, game.parse("decline")) is None
        assert position.why_not(0, game.parse("finish")) is not None


def test_bots_play_with_them(game: Trickerion) -> None:
    for seed, bots in enumerate((["random"] * 3, ["greedy", "random"])):
        assert play_game(game, bots, seed, FULL).decisions


def test_only_tables_that_use_them_have_another_digest(game: Trickerion) -> None:
    assert game.table_digest({}) == GAME.table_digest({})
    assert game.table_digest(FULL) != GAME.table_digest(FULL)
    assert len(game.universe(FULL)) > len(GAME.universe(FULL))
