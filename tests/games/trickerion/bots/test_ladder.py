"""The bots of the ladder: functions of their view, their luck and a counted budget, at every table."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sleight
from sleight.bots import bot_codes, bot_weights, is_timed, make_bot, usual_bot
from sleight.games.trickerion import bots
from sleight.games.trickerion.bots import training, value

GAME: Any = sleight.game("trickerion")
TABLES: dict[str, Any] = {"base": {}, **GAME.recommended}
QUICK = ("planner:sims=3,width=3", "searcher:sims=3,width=3")


def asked(name: str, seats: int, seed: int, every: int) -> list[tuple[Any, int]]:
    """Positions of a game of greedy bots, with the seat that is asked."""
    position = GAME.new(seats, seed, TABLES[name])
    greedy = make_bot("greedy", "trickerion", Random(seed))
    found: list[tuple[Any, int]] = []
    for number in range(10_000):
        if not position.waiting:
            return found
        seat = position.waiting[-1]
        choices = position.choices(seat)
        if number % every == every - 1 and len(choices) > 1:
            found.append((position.copy(), seat))
        position.apply(seat, greedy.choose(position.view(seat), choices))
    raise AssertionError


def chosen(code: str, position: Any, seat: int) -> str:
    bot = make_bot(code, "trickerion", Random(7))
    return sleight.text(bot.choose(position.view(seat), position.choices(seat)))


def test_the_ladder_has_five_rungs() -> None:
    assert bot_codes("trickerion") == ("random", "clumsy", "greedy", "planner", "searcher")
    assert usual_bot("trickerion") == "greedy"
    assert not is_timed("searcher", "trickerion")
    assert is_timed("searcher:seconds=0.1", "trickerion")


def test_who_makes_no_mistakes_is_greedy() -> None:
    for position, seat in asked("base", 2, 3, 9):
        assert chosen("clumsy:mistakes=0", position, seat) == chosen("greedy", position, seat)


@pytest.mark.parametrize("code", QUICK)
@pytest.mark.parametrize(("name", "seats"), [("base", 2), ("full", 4), ("powers", 2), ("dawn", 3)])
def test_what_is_hidden_changes_no_choice(code: str, name: str, seats: int) -> None:
    """The same view, another truth behind it: the same choice, from the same luck and budget."""
    for position, seat in asked(name, seats, 4, 90):
        other = GAME.guess(position.view(seat), Random(11))
        assert chosen(code, position, seat) == chosen(code, other, seat)


@pytest.mark.parametrize("name", TABLES)
def test_a_searcher_answers_every_kind_of_question(name: str) -> None:
    kinds: dict[str, str] = {}
    for position, seat in asked(name, 2, 6, 2):
        kind = position.view(seat).asked[seat].kind
        if kind not in kinds:
            kinds[kind] = chosen(QUICK[1], position, seat)
            assert GAME.parse(kinds[kind]) in position.choices(seat)
    assert len(kinds) > 8


def test_a_plan_that_was_begun_is_kept_to() -> None:
    """Luck does not change while a seat plans, so the plan of the first card is found again."""
    position, seat = next(
        (position, seat)
        for position, seat in asked("base", 2, 5, 1)
        if position.view(seat).planned == 0
        and position.view(seat).phase == "assignment"
        and position.round == 3
    )
    first = chosen("searcher:sims=12", position, seat)
    assert first == chosen("searcher:sims=12", position, seat)
    position.apply(seat, GAME.parse(first))
    assert GAME.parse(chosen("searcher:sims=12", position, seat)) in position.choices(seat)


def test_a_budget_in_seconds_is_obeyed_somehow() -> None:
    position, seat = asked("base", 2, 5, 30)[1]
    assert GAME.parse(chosen("searcher:seconds=0.01", position, seat)) in position.choices(seat)


def test_weights_belong_to_these_features() -> None:
    weights = value.shipped()
    assert weights.features == training.TRAINER.features
    assert {*weights.groups} == {f"base-{left}" for left in range(5)} | {f"full-{left}" for left in range(7)}
    assert all(len(row) == len(weights.features) for row in weights.groups.values())
    assert bot_weights("searcher", "trickerion") == bot_weights("planner", "trickerion") == weights.digest
    assert bot_weights("greedy", "trickerion") == ""


def test_no_bot_imports_a_position() -> None:
    """Bots reach positions through guesses of `advice` alone; a type is named for annotations only."""
    for file in Path(bots.__file__).parent.glob("*.py"):
        imports = [
            node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)
        ]
        names = {each.name for node in imports for each in node.names}
        assert not names & {"TrickerionPosition", "TrickerionGuesser", "Trickerion"}, file
