"""Sentences about a game, said once for all tables.

A sentence is put together with a letter in place of each name, kept as a template, and given the names of a
table at the end: what happens at a thousand tables is mostly the same. No name can hold such a letter
(`desk.clean`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, cast

import msgspec

from sleight.core.describe import describe
from sleight.core.installed import brought
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Hashable

    from sleight.core.describe import Describable

_FIRST_LETTER = 0xE000
"""The first of the letters that Unicode leaves to private use."""

_MOST_SEATS = 16
_LETTERS = tuple(chr(_FIRST_LETTER + seat) for seat in range(_MOST_SEATS))
_LETTER = re.compile(f"[{_LETTERS[0]}-{_LETTERS[-1]}]")
_KEPT = 20_000

Template = tuple[str, Callable[[Sequence[str]], Any] | None]
"""A sentence with a gap for each name, and what picks these names from those of a table, if there are any."""


def sentence(value: Describable, lang: str, names: Sequence[str], me: int | None) -> str:
    """What a reader is told about a value of a game, or of the server itself."""
    try:
        said, picked = _to(cast("Hashable", value), lang, me)
    except TypeError:
        # A value with a dictionary inside, such as a question, is known by its text.
        said, picked = _to_same(_Same(value), lang, me)
    return said if picked is None else said % picked(names)


class _Same:
    """A value that is looked up by how it is written."""

    __slots__ = ("_key", "value")

    def __init__(self, value: Describable) -> None:
        self.value = value
        self._key = (type(value), msgspec.json.encode(value))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self._key == other._key


@lru_cache(_KEPT)
def _to(value: Any, lang: str, me: int | None) -> Template:
    return _template(_said(value, lang, me))


@lru_cache(_KEPT)
def _to_same(same: _Same, lang: str, me: int | None) -> Template:
    return _template(_said(same.value, lang, me))


def _template(said: str) -> Template:
    seats = [ord(letter) - _FIRST_LETTER for letter in _LETTER.findall(said)]
    if not seats:
        return said, None
    return _LETTER.sub("%s", said.replace("%", "%%")), itemgetter(*seats)


def _said(value: Describable, lang: str, me: int | None) -> str:
    if not value.game:
        return describe(value, lang, _LETTERS, me, speaker(lang, "sleight.server"))
    face = brought(value.game, "faces.terminal.FACE")
    if hasattr(face, "spoken"):
        value = face.spoken(value, lang)
    return describe(value, lang, _LETTERS, me)
