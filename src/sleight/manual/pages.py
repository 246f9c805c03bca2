"""A manual as plain data: what the terminal prints, the server sends and a browser keeps."""

from __future__ import annotations

from typing import Literal

import msgspec


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a line."""

    text: str
    bold: bool = False
    to: str = ""
    """The page that it leads to."""


Line = tuple[Span, ...]


class Block(msgspec.Struct, frozen=True):
    """A paragraph, a list, an example or a table; a row has one cell, or those of the columns."""

    kind: Literal["text", "list", "example", "table"]
    rows: tuple[tuple[Line, ...], ...]


class Page(msgspec.Struct, frozen=True, omit_defaults=True):
    """A passage, or the page of a thing."""

    id: str
    title: str
    chapter: str
    blocks: tuple[Block, ...]
    rules: tuple[str, ...] = ()
    """The numbered rules that it covers."""

    module: str = ""
    """The module or edition that it belongs to; '' for what holds in every game."""

    picture: str = ""
    """A picture that a browser may draw beside it."""


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pages that belong together, in the order in which one would teach them."""

    id: str
    title: str
    pages: tuple[str, ...]
    module: str = ""


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the glossary."""

    id: str
    word: str
    meaning: Line
    to: str = ""
    """The page that tells more."""


class Index(msgspec.Struct, frozen=True):
    """What the search needs: which stem occurs in which pages, and how words become stems."""

    postings: dict[str, tuple[tuple[int, float], ...]]
    """For every stem the numbers of the pages that have it, and how much each counts."""

    forms: dict[str, str]
    """The stems of all words of the pages, for whoever cannot stem; '' for words that say nothing.
    Words stand here without accents, unless they would be taken for one that says nothing."""

    synonyms: dict[str, str]
    """For the stem of a word that people say, the stems of what it may mean, its own first."""


class Manual(msgspec.Struct, frozen=True):
    """All pages of a game in one language."""

    game: str
    lang: str
    title: str
    chapters: tuple[Chapter, ...]
    pages: tuple[Page, ...]
    glossary: tuple[Word, ...]
    index: Index
    places: dict[str, str]
    """Where to read about what has no page of its own: numbered rules by their ids, `option/NAME` of a new
    table, `event/TAG` of the log, and things of a board, `KIND/ID` or all of a kind as `KIND/`."""

    def page(self, id: str) -> Page | None:
        """A page by its id."""
        return next((page for page in self.pages if page.id == id), None)

    def place(self, asked: str) -> Page | None:
        """The page where something is told: a page, a rule, an option, an event, or a thing of the board."""
        kind, slash, _ = asked.partition("/")
        named = (self.places.get(name, "") for name in (asked, asked.upper(), kind + slash))
        return next((page for id in (asked, *named) if (page := self.page(id))), None)


class Found(msgspec.Struct, frozen=True):
    """A page that fits what somebody looks for, with the line that fits best."""

    id: str
    title: str
    chapter: str
    excerpt: str
