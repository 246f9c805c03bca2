"""The board: which of its parts are shown for which question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cells import LOCATION_IDS
from sleight.games.trickerion.faces.city import downtown, market
from sleight.games.trickerion.faces.layout import page
from sleight.games.trickerion.faces.players import headline, players
from sleight.games.trickerion.faces.residence import tricks
from sleight.games.trickerion.faces.theater import theater
from sleight.games.trickerion.faces.workshop import others, workshop
from sleight.games.trickerion.reckon import deck_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.text import Text

    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.view import TrickerionView

    Part = Callable[[TrickerionView, Words], list[Text]]


def whole(view: TrickerionView, words: Words) -> Text:
    """Everything but the workshops of the others in full."""
    return _shown(view, words, (downtown, market, theater, own, others))


def table(view: TrickerionView, words: Words) -> Text:
    """Round, players, and what matters for the question that the viewer is asked."""
    asked = None if view.seat is None else view.asked[view.seat]
    if asked is None:
        return whole(view, words)
    if asked.kind == "act":
        return _shown(view, words, _AT_WORK[LOCATION_IDS[asked.numbers[0]]])
    return _shown(view, words, _PARTS.get(asked.kind, (downtown, market, theater, own, others)))


def _shown(view: TrickerionView, words: Words, parts: tuple[Part, ...]) -> Text:
    return page(headline(view, words), players(view, words), *(part(view, words) for part in parts))


def own(view: TrickerionView, words: Words) -> list[Text]:
    """The viewer's own workshop; a spectator has none."""
    return [] if view.seat is None else workshop(view, words, view.seat)


def own_school(view: TrickerionView, words: Words) -> list[Text]:
    """The tricks with which the viewer may begin."""
    schools = {each.id: each.school for each in deck_of(view).printed.magicians}
    return tricks(view, words, (schools[view.me.magician],), level=1)


_AT_WORK: dict[str, tuple[Part, ...]] = {
    "downtown": (downtown, own),
    "market-row": (market, own),
    "workshop": (own,),
    "theater": (theater, own, others),
}
"""What is looked at while a character acts at a location."""

_PARTS: dict[str, tuple[Part, ...]] = {
    "magician": (theater,),
    "starting-components": (own_school, market),
    "starting-trick": (own, theater),
    "starting-symbol": (own,),
    "specialist": (own, theater),
    "manager-components": (own, market),
    "engineer-trick": (own,),
    "enhance": (downtown, market, own),
    "learn-die": (downtown, own),
    "learn-board": (own,),
    "learn-symbol": (own,),
    "bargain": (market, own),
    "store": (market, own),
    "reschedule-from": (theater, own, others),
    "lay": (theater, others),
    "link-reward": (theater,),
    "perform": (theater, own, others),
    "home": (own,),
}
"""What is looked at for each kind of question; for all others it is everything."""
