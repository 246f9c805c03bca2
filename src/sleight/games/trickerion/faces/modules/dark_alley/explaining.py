"""What a special card, a prophecy, an ability, a trick of level 3 or a thing of another module does."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.faces.layout import heading, page, paragraph
from sleight.games.trickerion.faces.module_face import FACES
from sleight.games.trickerion.faces.words import Words, begins

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView

_INDENT = 2


class _Named(NamedTuple):
    """Something that has an effect."""

    kind: str
    """How its name is found: `card`, `prophecy`, `ability`, `trick`, or what a module calls its own."""

    id: str
    names: tuple[str, ...]
    """What it, or who has it, is called."""

    title: str
    """Under which heading it stands."""


def explain(typed: str, view: TrickerionView, words: Words) -> Text:
    """The effects of whatever has a name or a word of it that begins so; without a name of all at hand."""
    if view.alley is None:
        return Text(words.say("ui-no-alley"))
    known = _known(view, words)
    if not typed:
        at_hand = _at_hand(view)
        return _page(words, [each for each in known if each.id in at_hand])
    found = [each for each in known if begins(each.names, typed)] or [
        each for each in known if begins((part for name in each.names for part in name.split()), typed)
    ]
    return _page(words, found) if found else Text(words.say("ui-unexplained", name=typed))


def _known(view: TrickerionView, words: Words) -> list[_Named]:
    """Everything that can be explained."""
    printed = catalog_of(view).printed
    ids = [
        *(("prophecy", each.id) for each in printed.prophecies),
        *(("ability", each.id) for each in printed.magicians),
        *(("card", each.id) for each in printed.specials),
        *(("trick", each.id) for each in printed.tricks if each.end_bonus),
    ]
    more = [each for face in FACES for each in face.named(view)]
    return [
        *(_Named(kind, id, _names(kind, id, words), kind) for kind, id in ids),
        *(_Named(kind, id, _names(kind, id, words), title or kind) for kind, id, _, title in more),
    ]


def _names(kind: str, id: str, words: Words) -> tuple[str, ...]:
    """An ability is found by the name of its magician too."""
    own = words.name(f"{kind}-{id}")
    return (own, words.name(f"magician-{id}")) if kind == "ability" else (own,)


def _at_hand(view: TrickerionView) -> set[str]:
    """Prophecies, magicians and tricks of the table, the own hand, and the special cards that were seen."""
    shown = view.alley.prophecies if view.alley else None
    found = {shown.active, *shown.pending} if shown else set()
    for own in view.workshops:
        found |= {own.magician, *own.hand, *own.known_cards, *(each.trick for each in own.tricks)}
        found |= {card for each in own.characters for card in (each.card, each.bonus)}
    return found | {each.id for face in FACES for each in face.named(view) if each.at_hand}


def _page(words: Words, shown: list[_Named]) -> Text:
    """One after the other, each kind under its heading."""
    lines: list[Text] = []
    for title, group in groupby(shown, key=lambda each: each.title):
        lines += [heading(words.say(f"kind-{title}"))]
        lines += [line for each in group for line in _explained(words, each)]
    return page(lines)


def _explained(words: Words, named: _Named) -> list[Text]:
    """A card with its location, an ability with its magician."""
    name = words.name(f"{named.kind}-{named.id}")
    full = words.assignment(named.id) if named.kind == "card" else name
    if named.kind == "ability":
        full = f"{name} ({words.name(f'magician-{named.id}')})"
    text = words.say("ui-explained", name=full, effect=words.effect(named.id))
    return paragraph("", text, _INDENT, len(name))
