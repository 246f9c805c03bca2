"""Random play of Trickerion against Catanatron's Settlers: four seats each, both all Python.

Catanatron rolls dice and ends turns as decisions too; only decisions with two or more choices count on
either side. A copy is what a search pays for every node.
"""

from __future__ import annotations

import gzip
from random import Random
from statistics import median
from typing import Any

import sleight
from bench.figures import Figure, records
from bench.race import Comparison, Runner
from bench.trickerion_full import play
from sleight.arena.bench import measure, sample_positions
from sleight.bots import bot_codes

SEATS = 4
_GAMES = 40
_COPIES = 200


def comparisons() -> list[Comparison]:
    """Who races; an ImportError if Catanatron is not installed."""
    import catanatron  # noqa: F401

    rng = Random(1)
    play = Comparison(
        f"trickerion, {SEATS} seats, random play",
        "decisions",
        Runner("sleight trickerion", lambda: play_trickerion(rng)),
        (Runner("Catanatron", lambda: play_catanatron(rng)),),
        (1.2,),
    )
    ours = sample_positions(sleight.game("trickerion"), SEATS, rng, _COPIES)
    theirs = some_catanatron_games(rng)
    copy = Comparison(
        f"trickerion, {SEATS} seats, copies",
        "copies",
        Runner("sleight trickerion", lambda: copy_all(ours)),
        (Runner("Catanatron", lambda: copy_all(theirs)),),
        (20.0,),
    )
    return [play, copy]


def figures() -> list[Figure]:
    """Our own figures that have a target."""
    found = [Figure("copy", measure("trickerion", SEATS).copy, "µs", 2.0)]
    for bot in dict.fromkeys((bot_codes("trickerion")[-1], "random")):
        played = records("trickerion", SEATS, bot, _GAMES)
        rows = median(len(record.encode()) / record.count("\n") for record in played)
        packed = median(len(gzip.compress(record.encode(), mtime=0)) for record in played)
        found.append(Figure(f"record ({bot})", rows, "bytes a row", 30))
        found.append(Figure(f"record ({bot})", packed, "bytes gzipped", 10_000))
    return found


def play_trickerion(rng: Random) -> int:
    """Our base game."""
    return play(rng, {})


def play_catanatron(rng: Random) -> int:
    """The loop of Catanatron's own `play`, without its accumulators."""
    decisions = 0
    game = new_catanatron(rng)
    while game.winning_color() is None and game.state.num_turns < 1000:
        actions = game.state.playable_actions
        decisions += len(actions) > 1
        game.execute(rng.choice(actions))
    return decisions


def some_catanatron_games(rng: Random) -> list[Any]:
    """Games of Catanatron at all stages."""
    found: list[Any] = []
    while len(found) < _COPIES:
        game = new_catanatron(rng)
        while game.winning_color() is None and len(found) < _COPIES:
            game.execute(rng.choice(game.state.playable_actions))
            if rng.random() < 0.02:
                found.append(game.copy())
    return found


def new_catanatron(rng: Random) -> Any:
    """A new game for four who choose at random."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=rng.getrandbits(32) + 1)


def copy_all(games: list[Any]) -> int:
    """Copy them all; how many there were."""
    for game in games:
        game.copy()
    return len(games)
