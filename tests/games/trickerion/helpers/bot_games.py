"""Asking the greedy bot on a scenario, and whole games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import sleight
from sleight.bots import make_bot
from sleight.games.trickerion.bots.greedy import GreedyBot
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.walks import FULL


def chosen(scene: table | TrickerionPosition, seat: int = 0, links: float = 1.0) -> str:
    """What the greedy bot answers, as text."""
    position = scene.position() if isinstance(scene, table) else scene
    bot = GreedyBot(Random(0), {"links": links})
    return sleight.text(bot.choose(position.view(seat), position.choices(seat)))


def planned(position: TrickerionPosition, seat: int = 0) -> dict[str, str]:
    """The whole plan of a seat: the location of every character that is sent somewhere."""
    while (written := chosen(position, seat)) != "confirm":
        play(position, written, seat=seat)
    return {each.id: each.card for each in position.view(seat).me.characters if each.card}


def game(bots: list[str], seed: int, **options: object) -> TrickerionPosition:
    """A finished game between bots, seat by seat."""
    position = GAME.new(len(bots), seed, options)
    for _ in played(position, bots, seed):
        pass
    return position


def played(position: TrickerionPosition, bots: list[str], seed: int) -> Iterator[sleight.Event]:
    """Everything that happens until the end of a game between bots."""
    players = [make_bot(code, GAME.id, Random(f"{seed} {seat}")) for seat, code in enumerate(bots)]
    while position.waiting:
        seat = position.waiting[0]
        yield from position.apply(seat, players[seat].choose(position.view(seat), position.choices(seat)))


def full_game_of(seed: int, *magicians: str) -> TrickerionPosition:
    """A full game in which everybody has become a certain magician."""
    position = GAME.new(len(magicians), seed, FULL)
    for magician in magicians:
        play(position, f"choose {magician}")
    return position


def wins(lineup: list[str], games: int, seed: int, **options: object) -> float:
    """How many games the first of a line-up wins; everybody moves on by one seat from game to game."""
    won = 0.0
    for number in range(games):
        first = number % len(lineup)
        ended = game(lineup[-first:] + lineup[:-first] if first else lineup, seed + number, **options)
        won += (first in ended.winners) / len(ended.winners)
    return won
