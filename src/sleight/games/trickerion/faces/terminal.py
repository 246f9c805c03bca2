"""The terminal face of Trickerion: the board at a glance, lists of choices, and the game's own words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from rich.text import Text

from sleight.core.describe import Describable, seat_name
from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.prospects import Prospects, prospects
from sleight.games.trickerion.faces import (
    board,
    city,
    entries,
    reckoning,
    residence,
    telling,
    theater,
    workshop,
)
from sleight.games.trickerion.faces.layout import page
from sleight.games.trickerion.faces.lister import Entry, Lister
from sleight.games.trickerion.faces.modules import FACES
from sleight.games.trickerion.faces.words import Words, begins
from sleight.games.trickerion.printed.ids import SCHOOL_IDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.reckoning import Moment, Reckoning
    from sleight.games.trickerion.faces.module_face import Look
    from sleight.games.trickerion.views.types import TrickerionView

V = TypeVar("V", bound="Describable")


@lru_cache(maxsize=1)
def _lister(view: TrickerionView, lang: str, names: tuple[str, ...]) -> Lister:
    """All choices of a list are judged on the same table."""
    return Lister(view, _words(view, lang, names))


def _words(view: TrickerionView, lang: str, names: Sequence[str]) -> Words:
    """The words for a table."""
    return Words(lang, names, catalog_of(view).edition.id)


def _workshop(rest: str, view: TrickerionView, words: Words) -> Text:
    """The workshop of a player by name or seat number; the own one if none is named."""
    own = [] if view.seat is None else [view.seat]
    names = [(str(seat + 1), words.seat(seat).casefold()) for seat in range(view.seats)]
    seats = own if not rest else [seat for seat, known in enumerate(names) if begins(known, rest)]
    if not seats:
        return Text(words.say("ui-unknown-player", player=rest, players=", ".join(words.names)))
    return page(workshop.workshop(view, words, seats[0]))


def _tricks(rest: str, view: TrickerionView, words: Words) -> Text:
    """The free tricks of one school, or of all."""
    schools = {id: (id, words.name(f"school-{id}"), words.name(f"brief-{id}")) for id in SCHOOL_IDS}
    chosen = tuple(id for id, known in schools.items() if begins(known, rest)) if rest else SCHOOL_IDS
    if not chosen:
        known = ", ".join(words.name(f"brief-{id}") for id in SCHOOL_IDS)
        return Text(words.say("ui-unknown-school", school=rest, schools=known))
    return page(residence.tricks(view, words, chosen))


def _card(rest: str, view: TrickerionView, words: Words) -> Text:
    """The performance cards whose names begin or end so; all of them if none is named."""
    shown = [
        show
        for show in view.theater
        if begins((show.card, words.name(f"card-{show.card}")), rest)
        or (rest.isdecimal() and show.card.endswith(f"-{rest}"))
    ]
    if not shown:
        known = ", ".join(words.name(f"card-{show.card}") for show in view.theater)
        return Text(words.say("ui-unknown-card", card=rest, cards=known))
    return page(*(theater.one_card(view, show, words) for show in shown), theater.legend(view, words))


_LOOKS: dict[str, Look] = {
    "table": lambda _, view, words: board.whole(view, words),
    "city": lambda _, view, words: page(city.downtown(view, words)),
    "market": lambda _, view, words: page(city.market(view, words)),
    "theater": lambda _, view, words: page(theater.theater(view, words), workshop.others(view, words)),
    "workshop": _workshop,
    "tricks": _tricks,
    "card": _card,
    **{word: look for face in FACES for word, look in face.looks.items()},
}
"""The words of the terminal, those of modules last."""


class TrickerionFace:
    """What the terminal shows of this game."""

    words: Sequence[str] = tuple(_LOOKS)
    prospects_type: type = Prospects
    sources: Sequence[str] = reckoning.SOURCES

    def board(self, view: TrickerionView, lang: str, names: Sequence[str]) -> RenderableType:
        """What matters for the question that the viewer is asked, 80 columns wide."""
        return board.table(view, _words(view, lang, names))

    def key(self, view: TrickerionView, choice: Choice) -> str:
        """Choices are typed by their place in the list."""
        return ""

    def picture(self, event: Event, lang: str, names: Sequence[str]) -> RenderableType | None:
        """Scenes tell what deserves more than a sentence."""
        return None

    def answer(self, word: str, rest: str, view: TrickerionView, lang: str) -> RenderableType:
        """What a word shows to a reader who knows the players by their seats."""
        return self.look(word, rest, view, lang, [seat_name(seat, lang) for seat in range(view.seats)])

    def entry(self, view: TrickerionView, choice: Choice, lang: str, names: Sequence[str]) -> Entry:
        """A choice in few words, with its heading and what a player would work out."""
        return entries.entry(_lister(view, lang, tuple(names)), choice)

    def look(
        self, word: str, rest: str, view: TrickerionView, lang: str, names: Sequence[str]
    ) -> RenderableType:
        """A part of the board."""
        return _LOOKS[word](rest.casefold(), view, _words(view, lang, names))

    def meaning(self, view: TrickerionView, choice: Choice, lang: str, names: Sequence[str]) -> str:
        """What its card is good for, or what the list works out."""
        return entries.meaning(_lister(view, lang, tuple(names)), choice)

    def signs(self, lang: str) -> str:
        """Fame, coins, schools, markers, and what is missing."""
        return Words(lang, ()).say("ui-signs")

    def spoken(self, value: V, lang: str) -> V:
        """Lists of components and dice as names."""
        return telling.spoken(value, Words(lang, ()))

    def prospects(self, view: TrickerionView) -> Prospects:
        """What a player would work out before deciding."""
        return prospects(view)

    def reckoned(self, moments: Sequence[Moment], winners: Sequence[int]) -> Reckoning:
        """Where the fame came from, and what was dearest."""
        return reckoning.reckoned(moments, winners)

    def begins(self, event: Event) -> bool:
        """A performance and the end of a round are told line by line."""
        return isinstance(event, telling.LINES)

    def gathers(self, event: Event) -> bool:
        """A new round, its prophecy, the order, open plans and the final scoring are scenes."""
        return telling.gathers(event)

    def scene(self, events: Sequence[Event], lang: str, names: Sequence[str]) -> RenderableType:
        """Such events, drawn."""
        return telling.scene(events, Words(lang, names))


FACE = TrickerionFace()
