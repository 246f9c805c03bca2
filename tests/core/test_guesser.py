"""A guesser draws what `guess` would make, again and again, and its positions have nothing in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

import sleight
from sleight.core.game import Game

ALLEY: Mapping[str, object] = {"dark_alley": True, "prophecies": True}
TABLES: Mapping[str, tuple[str, int, Mapping[str, object]]] = {
    "abracada": ("abracada", 4, {}),
    "abracada, easy": ("abracada", 3, {"easy": True, "last_standing": True}),
    "base": ("trickerion", 4, {}),
    "full": ("trickerion", 3, ALLEY),
    "quick": ("trickerion", 4, {**ALLEY, "quick": True}),
    "first edition": ("trickerion", 3, {"edition": "first", "dark_alley": True}),
    "dummies": ("trickerion", 2, {"edition": "first", "dark_alley": True, "dummies": True}),
    "powers": ("trickerion", 3, {**ALLEY, "powers": True}),
    "first edition, powers": ("trickerion", 2, {"edition": "first", "dark_alley": True, "powers": True}),
    "dawn": ("trickerion", 4, {**ALLEY, "dawn": True}),
}
EVERY = 13
"""Guesses are made after so many rows."""

every_table = pytest.mark.parametrize(("id", "seats", "options"), TABLES.values(), ids=TABLES)


def moments(game: Any, seats: int, options: Mapping[str, object]) -> Iterator[tuple[Any, int | None]]:
    """Views along a random game, with who looks: each seat in turn and a spectator."""
    position, rng, row = game.new(seats, 5, options), Random(6), 0
    while position.waiting:
        if row % EVERY == 0:
            viewer = (*range(seats), None)[row // EVERY % (seats + 1)]
            view = position.view(viewer)
            yield msgspec.json.decode(msgspec.json.encode(view), type=game.view_type), viewer
        seat = rng.choice(position.waiting)
        position.apply(seat, rng.choice(position.choices(seat)))
        row += 1


def play_out(position: Any, rng: Random) -> None:
    """Random choices to the end."""
    while position.waiting:
        seat = rng.choice(position.waiting)
        position.apply(seat, rng.choice(position.choices(seat)))


@every_table
def test_each_draw_is_what_a_guess_of_its_own_would_be(
    id: str, seats: int, options: Mapping[str, object]
) -> None:
    game: Any = sleight.game(id)
    for view, viewer in moments(game, seats, options):
        guesser, rng, other = game.guesser(view), Random(7), Random(7)
        for _ in range(3):
            drawn, guessed = guesser.draw(rng), game.guess(view, other)
            assert drawn.to_dict() == guessed.to_dict()
            assert drawn.view(viewer) == view
            assert drawn.fingerprint() == guessed.fingerprint()
        assert rng.getstate() == other.getstate()


@every_table
def test_what_was_drawn_is_played_without_a_trace(id: str, seats: int, options: Mapping[str, object]) -> None:
    game: Any = sleight.game(id)
    for number, (view, _) in enumerate(moments(game, seats, options)):
        if number % 5 == 0:
            guesser, rng = game.guesser(view), Random(8)
            first, second = guesser.draw(rng), guesser.draw(rng)
            saved = second.to_dict()
            play_out(first, rng)
            assert second.to_dict() == saved
            play_out(second, rng)
            again = Random(8)
            drawn = [guesser.draw(again).to_dict() for _ in range(2)]
            fresh, again = game.guesser(view), Random(8)
            assert drawn == [fresh.draw(again).to_dict() for _ in range(2)]
            assert drawn[1] == saved


@pytest.mark.parametrize("id", ["abracada", "trickerion"])
def test_a_game_that_has_a_guess_alone_has_a_guesser_too(id: str) -> None:
    game: Any = sleight.game(id)
    view = game.new(3, 9).view(1)
    guesser, rng, other = Game.guesser(game, view), Random(1), Random(1)
    for _ in range(2):
        assert guesser.draw(rng).to_dict() == game.guess(view, other).to_dict()
