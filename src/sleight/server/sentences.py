"""Sentences about a game, said once for all tables.

A sentence is put together with a letter in place of each name, taken apart at these letters, kept, and given
the names of a table at the end: what happens at a thousand tables is mostly the same. No name can hold such a
letter (`desk.clean`).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import msgspec

from sleight.core.describe import describe
from sleight.core.registry import part
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from sleight.core.describe import Describable

_FIRST_LETTER = 0xE000
"""The first of the letters that Unicode leaves to private use."""

_MOST_SEATS = 16
_LETTERS = tuple(chr(_FIRST_LETTER + seat) for seat in range(_MOST_SEATS))
_LETTER = re.compile(f"([{_LETTERS[0]}-{_LETTERS[-1]}])")
_KEPT = 20_000

Parts = tuple[str | int, ...]
"""A sentence in pieces: a text, then a seat and a text in turns."""


def sentence(value: Describable, lang: str, names: Sequence[str], me: int | None) -> str:
    """What a reader is told about a value of a game, or of the server itself."""
    try:
        parts = _to(cast("Hashable", value), lang, me)
    except TypeError:
        # A value with a dictionary inside, such as a question, is known by its text.
        parts = _to_same(_Same(value), lang, me)
    if len(parts) == 1:
        return cast("str", parts[0])
    return "".join([names[part] if isinstance(part, int) else part for part in parts])


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
def _to(value: Any, lang: str, me: int | None) -> Parts:
    return _parts(value, lang, me)


@lru_cache(_KEPT)
def _to_same(same: _Same, lang: str, me: int | None) -> Parts:
    return _parts(same.value, lang, me)


def _parts(value: Describable, lang: str, me: int | None) -> Parts:
    pieces = _LETTER.split(_said(value, lang, me))
    return tuple(ord(piece) - _FIRST_LETTER if place % 2 else piece for place, piece in enumerate(pieces))


def _said(value: Describable, lang: str, me: int | None) -> str:
    if not value.game:
        return describe(value, lang, _LETTERS, me, speaker(lang, "sleight.server"))
    face = part(value.game, "faces.terminal").FACE
    if hasattr(face, "spoken"):
        value = face.spoken(value, lang)
    return describe(value, lang, _LETTERS, me)
