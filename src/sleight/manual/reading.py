"""Puts a manual together: the contents, the words of one language, and the pages of things."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from sleight.core.errors import BadInput
from sleight.core.installed import brought, package
from sleight.core.speech import game_speaker
from sleight.manual.markup import blocks, spans
from sleight.manual.pages import Chapter, Manual, Page, Word
from sleight.manual.places import places
from sleight.manual.search import index_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable

    from sleight.core.thing import Thing

_CONTENTS = "contents.toml"
_PASSAGE = re.compile(r"^## +([\w-]+): +(.+)$", re.MULTILINE)
_ASKED = re.compile(r"^\? (.+)$", re.MULTILINE)
_WORD = re.compile(r"^- +([\w-]+): +(.+?) — (.+)$", re.MULTILINE)
_RANGE = re.compile(r"(.+-)(\d+)\.\.(\d+)")


class PassagePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is the same of a passage in every language."""

    id: str
    rules: tuple[str, ...] = ()
    picture: str = ""


class ChapterPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: written passages, and after them the things of some kinds."""

    id: str
    module: str = ""
    passages: tuple[PassagePlan, ...] = ()
    things: tuple[str, ...] = ()


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole order of a manual, and where words, options, events and things lead: to which pages."""

    chapters: tuple[ChapterPlan, ...]
    words: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    names: dict[str, str]
    """What has no page of its own on a board: `KIND/ID`, a whole kind, or what one does as `do/VERB`."""

    kinds: dict[str, str] = {}
    """Kinds of things that a board names as if they were of another kind."""


def _folder(game: str) -> Traversable:
    return files(package(game)) / "faces" / "manual"


def has_manual(game: str) -> bool:
    """True if a game brings pages."""
    return (_folder(game) / _CONTENTS).is_file()


@cache
def manual(game: str, lang: str) -> Manual:
    """The manual of a game in one language."""
    if not has_manual(game):
        raise BadInput("manual-missing", game=game)
    folder = _folder(game)
    contents = read_contents(game)
    things: tuple[Thing, ...] = tuple(brought(game, "faces.manual.THINGS")(lang))
    chapters, pages = [], []
    asked: dict[str, str] = {}
    for plan in contents.chapters:
        text = (folder / lang / f"{plan.id}.md").read_text(encoding="utf-8")
        inside = [*_passages(plan, text), *_pages(plan, things)]
        pages += inside
        asked |= dict(_asked(text))
        chapters.append(Chapter(plan.id, heading(text), tuple(page.id for page in inside), plan.module))
    said = tuple(pages)
    glossary = tuple(_words(folder, lang, contents.words))
    for word in glossary:
        asked[word.to] = f"{asked.get(word.to, '')} {word.word}"
    return Manual(
        game=game,
        lang=lang,
        title=game_speaker(game, lang).say("game-name"),
        chapters=tuple(chapters),
        pages=said,
        glossary=glossary,
        index=index_of(said, {each.id: each.title for each in chapters}, asked, lang, synonyms(folder, lang)),
        places=places(contents, said),
    )


@cache
def read_contents(game: str) -> Contents:
    """The order of a manual, which no language changes."""
    text = (_folder(game) / _CONTENTS).read_text(encoding="utf-8")
    raw: dict[str, Any] = tomllib.loads(text)
    for chapter in raw["chapters"]:
        for passage in chapter.get("passages", ()):
            passage["rules"] = list(listed_rules(passage.get("rules", ())))
    return msgspec.convert(raw, Contents)


def listed_rules(written: list[str] | tuple[str, ...]) -> Iterator[str]:
    """`TR-WS-04..06` stands for three ids, and an id for itself."""
    for each in written:
        match = _RANGE.fullmatch(each)
        if match is None:
            yield each
        else:
            area, first, last = match.groups()
            yield from (f"{area}{number:02}" for number in range(int(first), int(last) + 1))


def heading(text: str) -> str:
    """The title of a chapter: the first line of its file."""
    return text.partition("\n")[0].removeprefix("# ").strip()


def written_passages(text: str) -> dict[str, tuple[str, str]]:
    """The titles and texts of a chapter's passages by their ids."""
    _, *parts = _PASSAGE.split(text)
    return {parts[at]: (parts[at + 1].strip(), parts[at + 2]) for at in range(0, len(parts), 3)}


def _passages(plan: ChapterPlan, text: str) -> Iterator[Page]:
    written = written_passages(text)
    for passage in plan.passages:
        title, body = written[passage.id]
        said = blocks(_ASKED.sub("", body))
        yield Page(passage.id, title, plan.id, said, passage.rules, plan.module, picture=passage.picture)


def _asked(text: str) -> Iterator[tuple[str, str]]:
    """Other words in which people ask for a passage: a line `? …` below its title, for the search alone."""
    for id, (_, body) in written_passages(text).items():
        if (match := _ASKED.search(body)) is not None:
            yield id, match[1]


def _pages(plan: ChapterPlan, things: tuple[Thing, ...]) -> Iterator[Page]:
    for kind in plan.things:
        for thing in things:
            if thing.id.startswith(f"{kind}/"):
                module = thing.module or plan.module
                yield Page(thing.id, thing.title, plan.id, blocks(thing.text), thing.rules, module, thing.id)


def _words(folder: Traversable, lang: str, leads: Mapping[str, str]) -> Iterator[Word]:
    """The glossary in the order of its language's alphabet."""
    text = (folder / lang / "glossary.md").read_text(encoding="utf-8")
    found = [Word(id, word, spans(meaning), leads.get(id, "")) for id, word, meaning in _WORD.findall(text)]
    yield from sorted(found, key=lambda each: each.word.casefold().replace("ё", "е"))


def synonyms(folder: Traversable, lang: str) -> dict[str, str]:
    """What people say for the words of a game, a line each: `money = coins`; # begins a remark."""
    lines = (folder / lang / "synonyms.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("=") for line in lines if "=" in line and not line.startswith("#"))
    return {said.strip(): meant.strip() for said, _, meant in pairs}
