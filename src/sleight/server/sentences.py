"""Sentences about a game, said once for all tables.

A sentence is put together with a letter in place of each name, kept, and given the names of a table at the
end: what happens at a thousand tables is mostly the same. No name can hold such a letter (`desk.clean`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from sleight.core.describe import describe, speaks_of
from sleight.core.registry import part
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from sleight.core.describe import Describable

_FIRST_LETTER = 0xE000
"""The first of the letters that Unicode leaves to private use."""

_MOST_SEATS = 16
_LETTERS = tuple(chr(_FIRST_LETTER + seat) for seat in range(_MOST_SEATS))
_KEPT = 20_000

Names = dict[int, str]
"""The names of a table by the letters that stand for them."""


def by_letter(names: Sequence[str]) -> Names:
    """What the letters mean at a table."""
    return {_FIRST_LETTER + seat: name for seat, name in enumerate(names)}


def sentence(value: Describable, lang: str, names: Names, me: int | None) -> str:
    """What a reader is told about a value of a game, or of the server itself."""
    try:
        said = _to(cast("Hashable", value), lang, me)
    except TypeError:
        # A value with a dictionary inside cannot be looked up.
        said = _said(value, lang, me)
    return said.translate(names)


@lru_cache(_KEPT)
def _to(value: Any, lang: str, me: int | None) -> str:
    """All whom a sentence does not address read the same one."""
    return _kept(value, lang, me if speaks_of(value, me) else None)


@lru_cache(_KEPT)
def _kept(value: Any, lang: str, me: int | None) -> str:
    return _said(value, lang, me)


def _said(value: Describable, lang: str, me: int | None) -> str:
    if not value.game:
        return describe(value, lang, _LETTERS, me, speaker(lang, "sleight.server"))
    face = part(value.game, "faces.terminal").FACE
    if hasattr(face, "spoken"):
        value = face.spoken(value, lang)
    return describe(value, lang, _LETTERS, me)
