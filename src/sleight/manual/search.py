"""One index for terminal, server and browser, and the ranking over it (BM25, the title counting more)."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from sleight.manual.markup import plain
from sleight.manual.pages import Index
from sleight.manual.stems import common_words, fold, stem, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sleight.manual.pages import Manual, Page

MOST_FOUND = 20
_TITLE = 4.0
"""A word of the title counts as much as this many in the text."""

_CHAPTER = 2.0
_EXCERPT = 160
_SATURATION = 1.2
_LENGTH = 0.5
_THING = 0.6
"""Whoever asks a question looks for a passage first; the page of a card is found by its name anyway."""

_OF_MODULE = 0.85
"""What holds in every game goes before what a module changes, unless the words speak of the module."""


def search(manual: Manual, query: str) -> list[Page]:
    """The pages that a query is about, the best first."""
    scores: defaultdict[int, float] = defaultdict(float)
    asked = {found for word in words(query, manual.lang) for found in _asked(word, manual)}
    for each in sorted(asked):
        for page, weight in manual.index.postings.get(each, ()):
            scores[page] += weight
    ranked = sorted(scores, key=lambda page: (-scores[page], page))
    return [manual.pages[page] for page in ranked[:MOST_FOUND]]


def excerpt(manual: Manual, page: Page, query: str) -> str:
    """The line of a page that has most words of a query, cut at the end of a sentence."""
    asked = {found for word in words(query, manual.lang) for found in _asked(word, manual)}
    best = max(text_of(page).splitlines(), key=lambda line: len(asked & _stems(line, manual.lang)))
    said = best[:_EXCERPT]
    return best if len(best) <= _EXCERPT else f"{said.rpartition(' ')[0]}…"


def _stems(line: str, lang: str) -> set[str]:
    return {stem(word, lang) for word in words(line, lang)}


def _asked(word: str, manual: Manual) -> tuple[str, ...]:
    """The stems that a word of a query stands for: its own, or those of what it is another word for."""
    form = manual.index.forms.get(fold(word))
    found = stem(word, manual.lang) if form is None else form
    return tuple(found.split())


def index_of(
    pages: Sequence[Page], chapters: Mapping[str, str], lang: str, synonyms: Mapping[str, str]
) -> Index:
    """The index of some pages. Weights are put in beforehand, so that a search only adds them up."""
    counts = [Counter(dict(_counted(page, chapters[page.chapter], lang))) for page in pages]
    lengths = [sum(count.values()) for count in counts]
    usual = sum(lengths) / max(len(lengths), 1)
    having = Counter(each for count in counts for each in count)
    postings: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, (page, count) in enumerate(zip(pages, counts, strict=True)):
        damping = _SATURATION * (1 - _LENGTH + _LENGTH * lengths[number] / usual)
        kind = _THING if "/" in page.id else _OF_MODULE if page.module else 1.0
        for each, times in count.items():
            rarity = math.log(1 + (len(pages) - having[each] + 0.5) / (having[each] + 0.5))
            weight = kind * rarity * times * (_SATURATION + 1) / (times + damping)
            postings[each].append((number, round(weight, 3)))
    return Index(
        {each: tuple(found) for each, found in postings.items()}, dict(_forms(pages, lang, synonyms))
    )


def _counted(page: Page, chapter: str, lang: str) -> Iterator[tuple[str, float]]:
    """How often each stem occurs in a page, its title and that of its chapter counting more."""
    count: defaultdict[str, float] = defaultdict(float)
    for text, weight in ((page.title, _TITLE), (chapter, _CHAPTER), (text_of(page), 1.0)):
        for word in words(text, lang):
            found = stem(word, lang)
            if found:
                count[found] += weight
    yield from count.items()


def text_of(page: Page) -> str:
    """All that a page says, without its markup."""
    return "\n".join(plain(cell) for block in page.blocks for row in block.rows for cell in row)


def _forms(pages: Sequence[Page], lang: str, synonyms: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The stem of every word of the pages; what people say for one stands for its stems."""
    yield from ((word, "") for word in sorted(common_words(lang)))
    for page in pages:
        for word in words(f"{page.title}\n{text_of(page)}", lang):
            yield fold(word), stem(word, lang)
    for said, meant in synonyms.items():
        own = stem(said, lang)
        stems = dict.fromkeys(found for word in words(meant, lang) if (found := stem(word, lang)))
        yield fold(said), " ".join(dict.fromkeys([*([own] if own else []), *stems]))
