"""How each choice is listed: in few words, under a heading, with what a player would work out beside it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from sleight.games.trickerion.choices import Send
from sleight.games.trickerion.faces.lister import ENTRIES, Entry, Lister

if TYPE_CHECKING:
    from sleight.core.choice import Choice

for _part in ("opening", "stage", "town"):
    import_module(f"sleight.games.trickerion.faces.{_part}_entries")


def entry(lister: Lister, choice: Choice) -> Entry:
    """The entry of a choice: its sentence, unless something says it better."""
    listed = ENTRIES.get(type(choice))
    return listed(lister, choice) if listed else Entry(lister.sentence(choice))


def meaning(lister: Lister, choice: Choice) -> str:
    """What a newcomer should know of a choice: what its card is good for, or what the list works out."""
    if isinstance(choice, Send):
        return lister.words.effect(choice.card) or lister.words.say(f"about-{choice.card}")
    listed = entry(lister, choice)
    return listed.note or listed.label.partition(" = ")[2]
