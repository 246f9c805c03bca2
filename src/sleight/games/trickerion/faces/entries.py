"""How each choice is listed: in few words, under a heading, with what a player would reckon beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.faces import alley_entries, opening_entries, stage_entries, town_entries
from sleight.games.trickerion.faces.lister import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.core.choice import Choice
    from sleight.games.trickerion.faces.lister import Lister

_ENTRIES: dict[type[Choice], Callable[..., Entry]] = {
    **opening_entries.ENTRIES,
    **town_entries.ENTRIES,
    **stage_entries.ENTRIES,
    **alley_entries.ENTRIES,
}


def entry(lister: Lister, choice: Choice) -> Entry:
    """The entry of a choice: its sentence, unless something says it better."""
    listed = _ENTRIES.get(type(choice))
    return listed(lister, choice) if listed else Entry(lister.sentence(choice))
