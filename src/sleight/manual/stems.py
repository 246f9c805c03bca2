"""Words in any form: folded to plain letters and cut to their stems by Snowball."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Protocol

import snowballstemmer

if TYPE_CHECKING:
    from collections.abc import Iterator

_SNOWBALL = {"en": "english", "fr": "french", "ru": "russian"}
_WORD = re.compile(r"[^\W_]+", re.UNICODE)
_ELISION = re.compile(r"\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\w)", re.IGNORECASE)
_KEPT_MARKS = "\u0306"
"""The breve of й, which is a letter of its own."""


class _Stemmer(Protocol):
    """What we use of Snowball."""

    def stemWord(self, word: str) -> str:  # noqa: N802 - Snowball's name
        """The stem of a word."""


def fold(word: str) -> str:
    """A word in small letters without accents; ё is е."""
    parted = unicodedata.normalize("NFD", word.casefold())
    plain = "".join(sign for sign in parted if not unicodedata.combining(sign) or sign in _KEPT_MARKS)
    return unicodedata.normalize("NFC", plain).replace("œ", "oe").replace("æ", "ae")


def words(text: str, lang: str) -> Iterator[str]:
    """The words of a text in small letters, with their accents: the stemmer looks at those."""
    if lang == "fr":
        text = _ELISION.sub(" ", text)
    for match in _WORD.finditer(text.replace("’", "'").replace("'s ", " ")):
        yield match.group().casefold()


@cache
def stem(word: str, lang: str) -> str:
    """The folded stem of a word; '' for one that says nothing, such as an article.

    What somebody types without accents must meet what is written with them, and Snowball may cut both at
    different places. So accents are folded before as well as after.
    """
    if word.casefold() in common_words(lang):
        return ""
    return fold(_stemmer(lang).stemWord(fold(word)))


@cache
def _stemmer(lang: str) -> _Stemmer:
    made: _Stemmer = snowballstemmer.stemmer(_SNOWBALL[lang])
    return made


@cache
def common_words(lang: str) -> frozenset[str]:
    """Words that occur everywhere and find nothing, with and without accents; but « dés » are not « des »."""
    said = (files("sleight.manual") / "common" / f"{lang}.txt").read_text(encoding="utf-8").split()
    return frozenset((*said, *map(fold, said)))
