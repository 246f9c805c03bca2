"""The board: which of its parts are shown for which question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice.box import catalog_of, location_at, own_school
from sleight.games.trickerion.faces import city, players, residence, theater, workshop
from sleight.games.trickerion.faces.layout import page
from sleight.games.trickerion.faces.module_face import FACES
from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.printed.ids import SCHOOL_IDS

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rich.text import Text

    from sleight.games.trickerion.faces.module_face import Part
    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.views.types import TrickerionView


_PERFORMING = "performance"
_EVERYTHING = ("everything",)


def whole(view: TrickerionView, words: Words) -> Text:
    """Everything but the workshops of the others in full."""
    return _shown(view, words, _EVERYTHING)


def table(view: TrickerionView, words: Words) -> Text:
    """Round, players, and what matters for the question that the viewer is asked."""
    asked = None if view.seat is None else view.asked[view.seat]
    if asked is None:
        return whole(view, words)
    return _shown(view, words, KINDS[asked.kind].shows or _where(view))


def _shown(view: TrickerionView, words: Words, names: Sequence[str]) -> Text:
    above = [players.headline(view, words), players.players(view, words)]
    above += [face.above(view, words, names) for face in FACES]
    parts = _parts()
    return page(*above, *(parts[name](view, words) for name in names))


def _parts() -> dict[str, Part]:
    """All parts of the board, those of modules too."""
    return _PARTS | {name: part for face in FACES for name, part in face.parts.items()}


def part_names() -> Collection[str]:
    """What a question may show."""
    return _parts().keys()


def _where(view: TrickerionView) -> Sequence[str]:
    """What is looked at where something happens now."""
    if view.phase == _PERFORMING:
        return _SITES["theater"]
    sites = _SITES | {site: parts for face in FACES for site, parts in face.sites.items()}
    site = location_at(view, view.actor)
    beside = [part for face in FACES for part in face.beside.get(site, ())]
    return (*beside, *sites.get(site, _EVERYTHING))


def _everything(view: TrickerionView, words: Words) -> list[Text]:
    """All locations, those of modules before the theater, and the workshops."""
    more = [face.parts[site] for face in FACES for site in face.sites]
    parts = (city.downtown, city.market, *more, theater.theater, _own, workshop.others)
    return [line for part in parts for line in part(view, words)]


def _own(view: TrickerionView, words: Words) -> list[Text]:
    """The viewer's own workshop; a spectator has none."""
    return [] if view.seat is None else workshop.workshop(view, words, view.seat)


def _own_school(view: TrickerionView, words: Words) -> list[Text]:
    """The tricks with which the viewer may begin."""
    return residence.tricks(view, words, (SCHOOL_IDS[own_school(view)],), level=1)


def _program(view: TrickerionView, words: Words) -> list[Text]:
    """The theater before anybody has chosen a magician; abilities, where there are some, need the room."""
    return [] if catalog_of(view).edition.abilities else theater.theater(view, words)


_PARTS: dict[str, Part] = {
    "downtown": city.downtown,
    "market-row": city.market,
    "theater": theater.theater,
    "workshop": _own,
    "others": workshop.others,
    "residence": _own_school,
    "program": _program,
    "everything": _everything,
}
"""By the names that questions use for them; modules have more."""

_SITES: dict[str, tuple[str, ...]] = {
    "downtown": ("downtown", "workshop"),
    "market-row": ("market-row", "workshop"),
    "workshop": ("workshop",),
    "theater": ("theater", "workshop", "others"),
}
"""What is looked at while a character acts at a location."""
