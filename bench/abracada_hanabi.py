"""Random play of Abracada… Quoi ? against OpenSpiel's Hanabi: four seats each, hands seen by the others only.

OpenSpiel's rules are C++ and its loop is Python; ours is all Python. Only the decisions of players count,
not the chance nodes of OpenSpiel, which are our engine's own work as well.
"""

from __future__ import annotations

from random import Random
from typing import Any

import sleight
from bench.figures import Figure, record_size
from bench.race import Comparison, Runner
from sleight.arena.bench import measure
from sleight.bots import bot_codes

SEATS = 4
CHANCE = -1
"""What OpenSpiel calls the player of a chance node; the end of a game is a lower number."""

_DECK = 50
_COUNTED = 100
"""So many games say how many decisions OpenSpiel's own playouts have."""


def comparisons() -> list[Comparison]:
    """Who races; an ImportError if OpenSpiel is not installed."""
    import pyspiel

    hanabi = pyspiel.load_game("hanabi", {"players": SEATS})
    rng = Random(1)
    deck = _deck_of(hanabi)
    ours = Runner("sleight abracada", lambda: play_abracada(rng))
    others = (
        Runner("OpenSpiel hanabi, plain loop", lambda: play_open_spiel(hanabi, rng)),
        Runner("OpenSpiel hanabi, cheapest loop", lambda: play_hanabi_cheaply(hanabi, deck, rng)),
        playouts_in_cpp(hanabi, "hanabi", rng),
    )
    return [Comparison(f"abracada, {SEATS} seats, random play", "decisions", ours, others, (1.5, None, None))]


def figures() -> list[Figure]:
    """Our own figures that have a target."""
    speeds = measure("abracada", SEATS)
    found = [Figure("copy", speeds.copy, "µs", 1.0), Figure("view", speeds.view, "µs", 15.0)]
    for bot in (bot_codes("abracada")[-1], "random"):
        size = record_size("abracada", SEATS, bot, 200)
        found.append(Figure(f"record ({bot})", size, "bytes", 1500))
    return found


def play_abracada(rng: Random) -> int:
    """The loop that our contract shows."""
    decisions = 0
    position = sleight.game("abracada").new(SEATS, rng.getrandbits(64))
    while position.waiting:
        seat = position.waiting[0]
        position.apply(seat, rng.choice(position.choices(seat)))
        decisions += 1
    return decisions


def playouts_in_cpp(game: Any, name: str, rng: Random) -> Runner:
    """OpenSpiel's own random playouts, of which no Python sees a node; their decisions are taken to be as
    many as in the plain loop, in the mean."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    decisions = round(sum(play_open_spiel(game, rng) for _ in range(_COUNTED)) / _COUNTED)

    def run() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(31))
        return decisions

    return Runner(f"OpenSpiel {name}, all C++", run)


def play_open_spiel(game: Any, rng: Random) -> int:
    """The loop that OpenSpiel's examples show."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def play_hanabi_cheaply(hanabi: Any, deck: list[int], rng: Random) -> int:
    """The cheapest loop that is still random play: one question a node, and a deck shuffled beforehand.

    A chance node deals one of the cards left, each with the same chance, so that dealing from a shuffled
    deck is the same; asking OpenSpiel for the chances of all cards would take most of the time.
    """
    decisions = 0
    random = rng.random
    state = hanabi.new_initial_state()
    player, legal, play = state.current_player, state.legal_actions, state.apply_action
    cards = deck[:]
    rng.shuffle(cards)
    deal = cards.pop
    while True:
        who = player()
        if who >= 0:
            actions = legal()
            play(actions[int(random() * len(actions))])
            decisions += 1
        elif who == CHANCE:
            play(deal())
        else:
            return decisions


def _deck_of(hanabi: Any) -> list[int]:
    """Every card by the action that deals it, as often as the first chance node says."""
    outcomes = hanabi.new_initial_state().chance_outcomes()
    deck = [action for action, chance in outcomes for _ in range(round(chance * _DECK))]
    if len(deck) != _DECK:
        raise ValueError(f"Hanabi has {_DECK} cards, not {len(deck)}")
    return deck
