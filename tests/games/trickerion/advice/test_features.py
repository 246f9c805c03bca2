"""A view in numbers: the names never change by themselves, and nothing hidden counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sleight
from sleight.core.digest import digest_of
from sleight.games.trickerion.advice import features

GAME: Any = sleight.game("trickerion")
TABLES: dict[str, Any] = {"base": {}, **GAME.recommended}


def moments(name: str, seats: int, seed: int) -> list[Any]:
    """The beginnings of the rounds of a random game."""
    position, rng = GAME.new(seats, seed, TABLES[name]), Random(seed)
    found, last = [], 0
    while position.waiting:
        if position.order and position.round != last:
            last = position.round
            found.append(position.copy())
        seat = rng.choice(position.waiting)
        position.apply(seat, rng.choice(position.choices(seat)))
    return found


def test_names_and_their_order_are_fixed() -> None:
    """Weights belong to them: whoever changes them fits anew, and changes this digest."""
    assert GAME.feature_names == features.NAMES
    assert len({*features.NAMES}) == len(features.NAMES) == 5 + 4 * 42
    assert digest_of(features.NAMES) == "b5cd90f2"
    assert sleight.game("abracada").feature_names == ()


@pytest.mark.parametrize("name", TABLES)
def test_a_guess_has_the_features_of_its_view(name: str) -> None:
    seats = 4 if name == "full" else 2
    for position in moments(name, seats, 5):
        for seat in range(seats):
            view = position.view(seat)
            found = GAME.features(view)
            assert len(found) == len(GAME.feature_names)
            assert found[5 : 5 + 42] == features.of_seat(position, seat)
            assert GAME.features(GAME.guess(view, Random(3)).view(seat)) == found


def test_the_own_seat_comes_first_and_the_others_in_the_order_of_play() -> None:
    position = moments("base", 3, 8)[-1]
    blocks = [features.of_seat(position, seat) for seat in range(3)]
    found = GAME.features(position.view(1))[5:]
    assert found == (*blocks[1], *blocks[2], *blocks[0], *[0.0] * 42)


def test_a_spectator_looks_from_the_first_seat() -> None:
    position = moments("base", 2, 9)[-1]
    assert GAME.features(position.view(None)) == GAME.features(position.view(0))


def test_fame_and_coins_are_what_the_view_says() -> None:
    position = moments("full", 2, 4)[-1]
    found = dict(zip(GAME.feature_names, GAME.features(position.view(1)), strict=True))
    view = position.view(1)
    assert (found["own-fame"], found["next-fame"]) == (view.fame[1], view.fame[0])
    assert (found["own-coins"], found["next-shards"]) == (view.coins[1], view.shards[0])
    assert found["own-tricks-1"] + found["own-tricks-2"] + found["own-tricks-3"] == len(view.me.tricks)
