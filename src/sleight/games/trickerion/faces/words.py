"""The names and signs of things in one language, for one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.describe import seat_name
from sleight.core.speech import game_speaker

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

GAME = "trickerion"

FAME, COIN, SHARD = "★", "¢", "◆"
SCHOOLS = {"spiritual": "☾", "mechanical": "✱", "optical": "◉", "escape": "∞"}
SUITS = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}
ARROWS = {"up": "↑", "right": "→", "down": "↓", "left": "←"}


class Words:
    """What things are called. Card data of somebody's own may hold ids without a message: they stay ids."""

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        self.lang = lang
        self.names = names
        self._speaker = game_speaker(GAME, lang)

    def say(self, id: str, **arguments: object) -> str:
        """One of the game's messages."""
        return self._speaker.say(id, arguments)

    def name(self, id: str) -> str:
        """The message of an id such as `trick-levitation`, or what follows its kind."""
        return self._speaker.say(id) if self._speaker.knows(id) else id.partition("-")[2]

    def seat(self, seat: int) -> str:
        """What a player is called."""
        return seat_name(seat, self.lang, self.names)

    def pay(self, fame: int, coins: int, shards: int = 0) -> str:
        """Fame, coins and shards with their signs, without those that are none: `2★ 1¢`."""
        signs = ((fame, FAME), (coins, COIN), (shards, SHARD))
        return " ".join(f"{count}{sign}" for count, sign in signs if count) or "–"

    def goods(self, counts: Mapping[str, int]) -> str:
        """Components and how many of each."""
        return ", ".join(self.many(f"component-{id}", str(count)) for id, count in counts.items())

    def many(self, id: str, count: str) -> str:
        """So many of one thing."""
        return self.say("ui-many", count=count, thing=self.name(id))


def school(id: str) -> str:
    """The sign of a school."""
    return SCHOOLS.get(id, "?")


def suit(id: str) -> str:
    """The sign of a symbol."""
    return SUITS.get(id, "?")


def signed(number: int) -> str:
    """A modifier as it is printed."""
    return f"+{number}" if number >= 0 else f"−{-number}"
