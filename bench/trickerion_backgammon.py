"""Random play of Trickerion against OpenSpiel's backgammon: the loops are Python, backgammon's rules are C++.

Only the decisions of players count, not the rolls of the dice, which are our engine's own work as well.
OpenSpiel's own playouts, all in C++, stand far ahead as an anchor.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bench.abracada_hanabi import play_open_spiel, playouts_in_cpp
from bench.figures import Figure
from bench.race import Comparison, Runner
from bench.trickerion_full import SEATS, play


def comparisons() -> list[Comparison]:
    """Who races; an ImportError if OpenSpiel is not installed."""
    import pyspiel

    backgammon: Any = pyspiel.load_game("backgammon")
    rng = Random(1)
    ours = Runner("sleight trickerion", lambda: play(rng, {}))
    others = (
        Runner("OpenSpiel backgammon, plain loop", lambda: play_open_spiel(backgammon, rng)),
        playouts_in_cpp(backgammon, "backgammon", rng),
    )
    title = f"trickerion, {SEATS} seats, against backgammon"
    return [Comparison(title, "decisions", ours, others, (1.4, None))]


def figures() -> list[Figure]:
    """Nothing but the ratios."""
    return []
