"""How each choice is listed: in few words, under a heading, with what a player would reckon beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.choices import Send
from sleight.games.trickerion.faces import opening_entries, stage_entries, town_entries
from sleight.games.trickerion.faces.lister import Entry
from sleight.games.trickerion.faces.module_face import FACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.core.choice import Choice
    from sleight.games.trickerion.faces.lister import Lister

_ENTRIES: dict[type[Choice], Callable[..., Entry]] = {
    **opening_entries.ENTRIES,
    **town_entries.ENTRIES,
    **stage_entries.ENTRIES,
}


def entry(lister: Lister, choice: Choice) -> Entry:
    """The entry of a choice: its sentence, unless something says it better."""
    known = (_ENTRIES, *(face.entries for face in FACES))
    listed = next((each[type(choice)] for each in known if type(choice) in each), None)
    return listed(lister, choice) if listed else Entry(lister.sentence(choice))


def meaning(lister: Lister, choice: Choice) -> str:
    """What a newcomer should know of a choice: what its card is good for, or what the list reckons."""
    if isinstance(choice, Send):
        return lister.words.effect(choice.card) or lister.words.say(f"about-{choice.card}")
    listed = entry(lister, choice)
    return listed.note or listed.label.partition(" = ")[2]
