"""Plays games at random and prints what a position is along the way: the same in both modes."""

from __future__ import annotations

from random import Random

import sleight
from sleight.core.registry import AnyGame

GAMES: dict[str, list[dict[str, object]]] = {
    "abracada": [{}, {"easy": True}, {"last_standing": True, "lower": "penalty"}],
    "trickerion": [
        {},
        {"edition": "first", "dark_alley": True},
        {"dark_alley": True, "prophecies": True, "powers": True},
        {"dark_alley": True, "prophecies": True, "dawn": True},
    ],
}
EVERY = 25
"""How many moves lie between two positions that are looked at closely."""


def walk(game: AnyGame, options: dict[str, object], seed: int) -> None:
    """One game of three seats."""
    position, luck, moves = game.new(3, seed, options), Random(seed), 0
    while not position.over:
        seat = position.waiting[0]
        position.apply(seat, luck.choice(position.choices(seat)))
        moves += 1
        if moves % EVERY == 0:
            guesser = game.guesser(position.view(seat))
            guessed = [guesser.draw(Random(moves)).fingerprint() for _ in range(2)]
            again = game.from_dict(position.copy().to_dict())
            print(moves, position.fingerprint(), again.fingerprint(), *guessed)
    print(position.scores, position.fingerprint())


if __name__ == "__main__":
    print("compiled" if sleight.COMPILED else "pure")
    for name, tables in GAMES.items():
        for number, options in enumerate(tables):
            walk(sleight.game(name), options, number)
