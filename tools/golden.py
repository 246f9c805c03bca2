"""Adds golden records: finished games that must replay under their rules version for ever.

A record that exists is never written again; a mended rule raises the game's rules version and adds new
records beside the old ones.
"""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path
from random import Random

import sleight
from sleight.bots import bot_codes, make_bot
from sleight.core.registry import AnyGame

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

VARIANTS: dict[str, dict[str, dict[str, object]]] = {
    "abracada": {
        "standard": {},
        "easy": {"easy": True},
        "last-standing": {"last_standing": True},
        "both": {"easy": True, "last_standing": True},
        "penalty": {"lower": "penalty", "first": 1},
    },
    "trickerion": {
        "base": {},
        "beginner": {"beginner": "all"},
        "quick": {"quick": True},
        "alley": {"dark_alley": True},
        "full": {"dark_alley": True, "prophecies": True},
        "full-quick": {"dark_alley": True, "prophecies": True, "quick": True, "level3_with_marker": False},
        "first-base": {"edition": "first"},
        "first-alley": {"edition": "first", "dark_alley": True},
        "first-beginner": {"edition": "first", "beginner": "all"},
        "powers": {"dark_alley": True, "prophecies": True, "powers": True},
        "first-powers": {"edition": "first", "dark_alley": True, "powers": True},
        "dawn": {"dark_alley": True, "prophecies": True, "dawn": True},
        "dawn-quick": {"dark_alley": True, "dawn": True, "quick": True, "machine_costs": "heavy"},
        "dawn-powers": {"dark_alley": True, "dawn": True, "powers": True, "allow_unrecommended": True},
    },
}


def main() -> None:
    """One record for every game, number of seats and variant that has none yet."""
    for id, variants in VARIANTS.items():
        game = sleight.game(id)
        for seats in game.seat_counts:
            for name, options in variants.items():
                _add(game, seats, name, options)


def _add(game: AnyGame, seats: int, name: str, options: dict[str, object]) -> None:
    file = FOLDER / game.id / f"v{game.rules_version}-{seats}-{name}.sleight"
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    _play(game, seats, options).write(file)
    print(f"added {file.relative_to(FOLDER)}")


def _play(game: AnyGame, seats: int, options: dict[str, object]) -> sleight.Record:
    """A game of all bots mixed, with an aside now and then; whoever may take a move back sometimes does."""
    rng = Random(seats)
    codes = tuple(islice(cycle(bot_codes(game.id)), seats))
    bots = [make_bot(code, game.id, rng) for code in codes]
    record = sleight.Record.start(game, seats=seats, seed=rng.getrandbits(64), options=options, players=codes)
    while record.position.waiting:
        seat = rng.choice(record.position.waiting)
        position = record.position
        asides = position.asides(seat)
        if asides and rng.random() < 0.01:
            record.add(seat, rng.choice(asides))
        else:
            record.add(seat, bots[seat].choose(position.view(seat), position.choices(seat)))
        if record.may_undo(seat) and rng.random() < 0.3:
            record.undo(seat)
    return record


if __name__ == "__main__":
    main()
