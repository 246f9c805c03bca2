"""What the pages of things have in common: their sentences, and the effect that a message tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.speech import game_speaker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sleight.core.speech import Speaker
    from sleight.games.trickerion.printed.structs import Yields

HOUSE = "⌂"


def speaker_of(lang: str) -> Speaker:
    """The speaker of the game's messages."""
    return game_speaker("trickerion", lang)


def effects(says: Speaker, id: str) -> Iterator[str]:
    """What a thing does, and what it does by first-edition rules if that differs."""
    if says.knows(f"effect-{id}"):
        yield says.say(f"effect-{id}")
    if says.knows(f"effect-{id}-first"):
        yield says.say("manual-first", {"effect": says.say(f"effect-{id}-first")})


def title(says: Speaker, message: str) -> str:
    """The name of a thing as a title: with a capital, and without the sign of house data."""
    name = says.say(message).removesuffix(HOUSE).rstrip()
    return name[:1].upper() + name[1:]


def link(says: Speaker, kind: str, id: str, page: str = "") -> str:
    """A link to the page of a thing, by its name."""
    return f"[{title(says, f'{kind}-{id}')}]({page or kind}/{id})"


def counted(says: Speaker, components: Mapping[str, int]) -> str:
    """Components with their numbers: `2 × wood, 1 × rope`."""
    return ", ".join(f"{count} × {says.say(f'component-{id}')}" for id, count in components.items())


def paid(says: Speaker, yields: Yields) -> str:
    """Fame, coins and shards, as far as there are any."""
    parts = (("fame", yields.fame), ("coins", yields.coins), ("shards", yields.shards))
    said = [says.say(f"manual-{kind}", {"count": count}) for kind, count in parts if count]
    return ", ".join(said) or says.say("manual-nothing")


def text(*paragraphs: str) -> str:
    """Paragraphs, one after the other."""
    return "\n\n".join(paragraphs)
