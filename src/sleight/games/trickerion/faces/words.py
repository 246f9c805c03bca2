"""The names and signs of things in one language, for one table."""

from __future__ import annotations

from functools import cache, reduce
from typing import TYPE_CHECKING

from sleight.core.describe import seat_name
from sleight.core.speech import game_speaker
from sleight.games.trickerion.modules import MODULES
from sleight.games.trickerion.printed.load import load_data

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

GAME = "trickerion"

FAME, COIN, SHARD, SPECIAL = "★", "¢", "◆", "▤"
SCHOOLS = {"spiritual": "☾", "mechanical": "✱", "optical": "◉", "escape": "∞"}
SUITS = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}
ARROWS = {"up": "↑", "right": "→", "down": "↓", "left": "←"}


class Words:
    """What things are called. Card data of somebody's own may hold ids without a message: they stay ids."""

    def __init__(self, lang: str, names: Sequence[str], edition: str = "") -> None:
        self.lang = lang
        self.names = names
        self.edition = edition
        self._speaker = game_speaker(GAME, lang)

    def say(self, id: str, **arguments: object) -> str:
        """One of the game's messages."""
        return self._speaker.say(id, arguments)

    def name(self, id: str) -> str:
        """The message of an id such as `trick-levitation`, or what follows its kind."""
        return self._speaker.say(id) if self._speaker.knows(id) else id.partition("-")[2]

    def effect(self, id: str) -> str:
        """What a card, a prophecy, an ability or a trick of level 3 does, in one sentence; `` for others.

        Where it does something else under the rules of the edition, that has a sentence of its own.
        """
        ids = (f"effect-{id}-{self.edition}", f"effect-{id}")
        return next((self._speaker.say(each) for each in ids if self._speaker.knows(each)), "")

    def explained(self, kind: str, id: str) -> tuple[str, int]:
        """The name of something with its effect, and how many characters the name has."""
        name, effect = self.name(f"{kind}-{id}"), self.effect(id)
        return (self.say("ui-explained", name=name, effect=effect) if effect else name), len(name)

    def facts(self, said: Sequence[str]) -> str:
        """Several facts in one line; the space before a semicolon differs from language to language."""
        return reduce(lambda before, after: self.say("ui-facts", before=before, after=after), said)

    def played(self, options: Mapping[str, object]) -> list[str]:
        """What a table is played with: every option for whose value there is a word."""
        by_edition = sorted(options.items(), key=lambda option: option[0] != "edition")
        names = [(name.replace("_", "-"), value) for name, value in by_edition]
        ids = [
            f"played-{name}-{value}" if isinstance(value, str) else f"played-{'' if value else 'no-'}{name}"
            for name, value in names
        ]
        return [self._speaker.say(id) for id in ids if self._speaker.knows(id)]

    def assignment(self, card: str) -> str:
        """An assignment card: a permanent one is called like its location, a special one names it too."""
        place = special_places().get(card)
        if place is None:
            return self.name(f"location-{card}")
        return f"{self.name(f'card-{card}')} ({self.name(f'location-{place}')})"

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


@cache
def special_places() -> dict[str, str]:
    """TR-SA-03: the location of each special assignment card, as it is printed, those of modules included."""
    printed = load_data(None, MODULES)[0]
    more = [card for module in MODULES for card in module.more_specials(printed)]
    return {card.id: card.location for card in (*printed.specials, *more)}


def begins(names: Iterable[str], typed: str) -> bool:
    """True if one of these names begins with what was typed."""
    return any(name.casefold().startswith(typed) for name in names)


def school(id: str) -> str:
    """The sign of a school."""
    return SCHOOLS.get(id, "?")


def suit(id: str) -> str:
    """The sign of a symbol."""
    return SUITS.get(id, "?")


def signed(number: int) -> str:
    """A modifier as it is printed."""
    return f"+{number}" if number >= 0 else f"−{-number}"
