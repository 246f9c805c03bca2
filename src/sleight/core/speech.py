"""Messages: Fluent files beside the code that speaks, one or more for each language."""

from __future__ import annotations

import fnmatch
import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sleight.core.errors import BadInput, listed
from sleight.core.installed import faces

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "fr", "ru")

_ID = re.compile(r"[\w-]+")
_KEPT = 20_000
"""So many sentences a speaker remembers: to put one together takes much longer than to find it again."""


class Speaker:
    """The messages of a few packages in one language."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        self.lang = lang
        # Isolation marks are invisible in a browser, but terminals print them as boxes.
        self._bundle = FluentBundle([lang], functions={"WORD": cast("Any", self._word)}, use_isolating=False)
        self.sources = [source for package in packages for source in sources(package, lang)]
        """The texts in which the messages are written, for speakers elsewhere, such as a browser."""

        self._messages: dict[str, ast.Message] = {}
        for source in self.sources:
            self._add(FluentResource(source))
        self.arguments_of = cache(self._arguments_of)
        """The arguments that a message speaks of; whatever else it is handed does not matter."""

        self._remembered = lru_cache(_KEPT)(self._put_together)

    def _add(self, resource: ast.Resource) -> None:
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._messages.setdefault(entry.id.name, entry)

    def knows(self, id: str) -> bool:
        """True if there is a message of this id."""
        return self._bundle.has_message(id)

    def say(self, id: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The message with its arguments put in."""
        used = self.arguments_of(id)
        given = (arguments or {}).items()
        return self._remembered(id, tuple((name, word) for name, word in given if name in used))

    def _arguments_of(self, id: str) -> frozenset[str]:
        found = _Arguments()
        if id in self._messages:
            found.visit(self._messages[id].value)
        return found.names.union(*(self.arguments_of(other) for other in found.messages))

    def _put_together(self, id: str, words: tuple[tuple[str, Any], ...]) -> str:
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"message {id} has no text in {self.lang}")
        said, errors = self._bundle.format_pattern(pattern, dict(words))
        if errors:
            raise LookupError(f"message {id} in {self.lang}: {errors}")
        return str(said)

    def _word(self, kind: str, ids: object, case: str = "") -> str:
        """`{ WORD("spell", $spell) }` says the message `spell-5`: names of things inside sentences.

        In a list, such as `wood+metal`, every id gets its name. Card data of a person's own may bring ids
        that no message knows; they stand for themselves. `case: "acc"` says the attribute `.acc` of the
        message, in languages and for names that have one.
        """
        return _ID.sub(lambda id: self._name(kind, id.group(), str(case)), str(ids))

    def _name(self, kind: str, id: str, case: str) -> str:
        if not self.knows(f"{kind}-{id}"):
            return id
        pattern = self._bundle.get_message(f"{kind}-{id}").attributes.get(case)
        return self.say(f"{kind}-{id}") if pattern is None else str(self._bundle.format_pattern(pattern)[0])


class _Arguments(Visitor):
    """Collects what a message is put together from: its arguments, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.names: frozenset[str] = frozenset()
        self.messages: frozenset[str] = frozenset()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.names |= {node.id.name}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's name
        self.messages |= {node.id.name}


def sources(package: str, lang: str) -> list[str]:
    """The messages of a package: `en.ftl`, and its parts, such as `en-cards.ftl`, there or further inside."""
    parts = sorted(_parts(files(package), lang), key=lambda part: part.name)
    found = [files(package) / "messages" / f"{lang}.ftl", *parts]
    return [file.read_text(encoding="utf-8") for file in found]


def _parts(folder: Traversable, lang: str) -> Iterator[Traversable]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _parts(each, lang)
        elif folder.name == "messages" and fnmatch.fnmatch(each.name, f"{lang}-*.ftl"):
            yield each


@cache
def speaker(lang: str, *packages: str) -> Speaker:
    """A speaker of the core's messages and those of the given packages."""
    if lang not in LANGUAGES:
        raise BadInput("language-unknown", lang=lang, allowed=listed(LANGUAGES))
    return Speaker(lang, ("sleight.core", *packages))


def game_speaker(game: str, lang: str) -> Speaker:
    """The speaker of one game, or of the core alone for ''."""
    return speaker(lang, faces(game)) if game else speaker(lang)
