"""Asking the greedy bot on a scenario, and whole games between bots."""

from __future__ import annotations

from random import Random

import sleight
from sleight.bots import make_bot
from sleight.games.trickerion.bots.greedy import GreedyBot
from sleight.games.trickerion.position import TrickerionPosition
from tests.games.trickerion.scenario import GAME, table


def chosen(scene: table | TrickerionPosition, seat: int = 0, links: float = 1.0) -> str:
    """What the greedy bot answers, as text."""
    position = scene.position() if isinstance(scene, table) else scene
    bot = GreedyBot(Random(0), {"links": links})
    return sleight.text(bot.choose(position.view(seat), position.choices(seat)))


def planned(position: TrickerionPosition, seat: int = 0) -> dict[str, str]:
    """The whole plan of a seat: the location of every character that is sent somewhere."""
    while (written := chosen(position, seat)) != "confirm":
        position.apply(seat, GAME.parse(written))
    return {each.id: each.card for each in position.view(seat).me.characters if each.card}


def game(bots: list[str], seed: int, **options: object) -> TrickerionPosition:
    """A finished game between bots, seat by seat."""
    position = GAME.new(len(bots), seed, options)
    players = [make_bot(code, GAME.id, Random(f"{seed} {seat}")) for seat, code in enumerate(bots)]
    while position.waiting:
        seat = position.waiting[0]
        position.apply(seat, players[seat].choose(position.view(seat), position.choices(seat)))
    return position


def wins(lineup: list[str], games: int, seed: int) -> float:
    """How many games the first of a line-up wins; everybody moves on by one seat from game to game."""
    won = 0.0
    for number in range(games):
        first = number % len(lineup)
        ended = game(lineup[-first:] + lineup[:-first] if first else lineup, seed + number)
        won += (first in ended.winners) / len(ended.winners)
    return won
