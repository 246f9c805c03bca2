"""The board: which of its parts are shown for which question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.faces.alley import active_prophecy, all_prophecies, alley, bonus, decks
from sleight.games.trickerion.faces.city import downtown, market
from sleight.games.trickerion.faces.layout import page
from sleight.games.trickerion.faces.players import headline, players
from sleight.games.trickerion.faces.residence import tricks
from sleight.games.trickerion.faces.theater import theater
from sleight.games.trickerion.faces.workshop import others, workshop
from sleight.games.trickerion.printed.codes import DAY_IDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.text import Text

    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.views.types import TrickerionView

    Part = Callable[[TrickerionView, Words], list[Text]]


def whole(view: TrickerionView, words: Words) -> Text:
    """Everything but the workshops of the others in full."""
    return _shown(view, words, EVERYTHING)


def table(view: TrickerionView, words: Words) -> Text:
    """Round, players, and what matters for the question that the viewer is asked."""
    asked = None if view.seat is None else view.asked[view.seat]
    if asked is None:
        return whole(view, words)
    return _shown(view, words, _SITES[_site(view)] if asked.kind in AT_WORK else PARTS[asked.kind])


def _shown(view: TrickerionView, words: Words, parts: tuple[Part, ...]) -> Text:
    """The rule of the round and the bonus of who acts stand above all parts."""
    rule = [] if all_prophecies in parts else active_prophecy(view, words)
    above = [headline(view, words), players(view, words), rule, bonus(view, words)]
    return page(*above, *(part(view, words) for part in parts))


def own(view: TrickerionView, words: Words) -> list[Text]:
    """The viewer's own workshop; a spectator has none."""
    return [] if view.seat is None else workshop(view, words, view.seat)


def own_school(view: TrickerionView, words: Words) -> list[Text]:
    """The tricks with which the viewer may begin."""
    schools = {each.id: each.school for each in catalog_of(view).printed.magicians}
    return tricks(view, words, (schools[view.me.magician],), level=1)


def _site(view: TrickerionView) -> str:
    """The location at which the viewer's character acts."""
    place = next(each.at for each in view.me.characters if each.id == view.actor).rpartition("-")[0]
    return "theater" if place in DAY_IDS else "market-row" if place == "market" else place


def program(view: TrickerionView, words: Words) -> list[Text]:
    """The theater before anybody has chosen a magician; with the Dark Alley abilities need the room."""
    return theater(view, words) if view.alley is None else []


_SITES: dict[str, tuple[Part, ...]] = {
    "downtown": (downtown, own),
    "market-row": (market, own),
    "workshop": (own,),
    "theater": (theater, own, others),
    "dark-alley": (all_prophecies, decks, own),
}
"""What is looked at while a character acts at a location."""

AT_WORK = ("borrow", "special-card", "boost", "enhance", "act")
"""The questions about a character at its location."""

EVERYTHING: tuple[Part, ...] = (downtown, market, alley, theater, own, others)

PARTS: dict[str, tuple[Part, ...]] = {
    "magician": (program,),
    "starting-components": (own_school, market),
    "starting-trick": (own, theater),
    "starting-symbol": (own,),
    "specialist": (own, theater),
    "manager-components": (own, market),
    "engineer-trick": (own,),
    "quick-card": (alley, own),
    "quick-components": (own, market),
    "quick-board": (own,),
    "advertise": EVERYTHING,
    "assign": EVERYTHING,
    "confirm": EVERYTHING,
    "place": EVERYTHING,
    "place-again": EVERYTHING,
    "learn-die": (downtown, own),
    "learn-board": (own,),
    "learn-symbol": (own,),
    "recruit": (downtown, own),
    "newcomer-home": (own,),
    "newcomer-card": EVERYTHING,
    "replace": (own,),
    "replace-board": (own,),
    "invest": (market, own),
    "invest-board": (own,),
    "bargain": (market, own),
    "bargain-mix": (market, own),
    "store": (market, own),
    "store-one": (market, own),
    "take-more": (market, own),
    "pilfer": (market, own),
    "leave": (market, own),
    "merchants": (market, own),
    "supply": (own,),
    "feed": (own,),
    "stage-marker": (theater, others),
    "stack": (theater, own),
    "reschedule-from": (theater, own, others),
    "reschedule-which": (theater, own),
    "lay": (theater, others),
    "lay-beside": (theater, others),
    "link-reward": (theater,),
    "exchange-card": (theater, own, others),
    "exchange-with": (theater, own, others),
    "draw-more": (decks, own),
    "keep-card": (decks, own),
    "break-free": (theater, own, others),
    "impose": (theater, own, others),
    "perform": (theater, own, others),
    "steal": (theater, others),
    "forgo": (theater, own),
    "fiasco": (theater, others),
    "premiere": (theater, own),
    "premiere-part": (theater, own),
    "salvage": (own,),
    "talent": (own,),
    "home": (own,),
    "take-home": (market, own),
}
"""What is looked at for each other kind of question."""
