"""One index for terminal, server and browser, and the ranking over it (BM25, the title counting more)."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from sleight.manual.markup import plain
from sleight.manual.pages import Index
from sleight.manual.slips import nearest
from sleight.manual.stems import common_words, fold, stem, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from sleight.manual.pages import Manual, Page

MOST_FOUND = 20
_TOGETHER = 0.2
"""A page that has several words of a query counts more, by so much for each further word."""

_TITLE = 4.0
"""A word of the title counts as much as this many in the text."""

_CHAPTER = 2.0
_ASKED = 2.0
"""So much counts a word that people ask with, but the page doesn't say."""

_EXCERPT = 160
_SATURATION = 2.0
_LENGTH = 0.5
_THING = 0.6
"""Whoever asks a question looks for a passage first; the page of a card is found by its name anyway."""

_OF_MODULE = 0.85
"""What holds in every game goes before what a module changes, unless the words speak of the module."""


def search(manual: Manual, query: str) -> list[Page]:
    """The pages that a query is about, the best first."""
    met: defaultdict[int, list[float]] = defaultdict(list)
    for stems in dict.fromkeys(_asked(word, manual) for word in words(query, manual.lang)):
        for page, weight in _weights(stems, manual).items():
            met[page].append(weight)
    scores = {page: sum(weights) * (1 + _TOGETHER * (len(weights) - 1)) for page, weights in met.items()}
    ranked = sorted(scores, key=lambda page: (-scores[page], page))
    return [manual.pages[page] for page in ranked[:MOST_FOUND]]


def _weights(stems: tuple[str, ...], manual: Manual) -> dict[int, float]:
    """What a word of a query counts in each page: the best of the stems that it stands for."""
    best: defaultdict[int, float] = defaultdict(float)
    for each in stems:
        for page, weight in manual.index.postings.get(each, ()):
            best[page] = max(best[page], weight)
    return best


def excerpt(manual: Manual, page: Page, query: str) -> str:
    """The line of a page that has most words of a query, cut at the end of a sentence."""
    asked = {found for word in words(query, manual.lang) for found in _asked(word, manual)}
    best = max(text_of(page).splitlines(), key=lambda line: len(asked & _stems(line, manual.lang)))
    said = best[:_EXCERPT]
    return best if len(best) <= _EXCERPT else f"{said.rpartition(' ')[0]}…"


def _stems(line: str, lang: str) -> set[str]:
    return {stem(word, lang) for word in words(line, lang)}


def _asked(word: str, manual: Manual) -> tuple[str, ...]:
    """The stems that a word of a query stands for: its own, and those of what it is another word for."""
    forms, synonyms = manual.index.forms, manual.index.synonyms
    form = forms.get(word, forms.get(fold(word)))
    found = _stem_of(word, manual) if form is None else form
    return tuple(synonyms.get(found, found).split())


def _stem_of(word: str, manual: Manual) -> str:
    """The stem of a word that no page has in this form; if it is quite unknown, it may be spelt wrong."""
    found, index = stem(word, manual.lang), manual.index
    if found in index.postings or found in index.synonyms:
        return found
    said = nearest(fold(word), (each for each, meant in index.forms.items() if meant))
    return index.forms.get(said, found)


def index_of(
    pages: Sequence[Page],
    chapters: Mapping[str, str],
    asked: Mapping[str, str],
    lang: str,
    synonyms: Mapping[str, str],
) -> Index:
    """The index of some pages. Weights are put in beforehand, so that a search only adds them up."""
    other_words = [asked.get(page.id, "") for page in pages]
    counts = [
        _counted(page, chapters[page.chapter], others, lang)
        for page, others in zip(pages, other_words, strict=True)
    ]
    lengths = [sum(count.values()) for count in counts]
    usual = sum(lengths) / max(len(lengths), 1)
    rarities = {among: _rarities(pages, counts, among) for among in (True, False)}
    postings: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, (page, count) in enumerate(zip(pages, counts, strict=True)):
        damping = _SATURATION * (1 - _LENGTH + _LENGTH * lengths[number] / usual)
        kind = _THING if _is_thing(page) else _OF_MODULE if page.module else 1.0
        rarity = rarities[_is_thing(page)]
        for each, times in count.items():
            weight = kind * rarity[each] * times * (_SATURATION + 1) / (times + damping)
            postings[each].append((number, round(weight, 3)))
    texts = [f"{page.title}\n{text_of(page)}" for page in pages]
    forms = dict(_forms([*texts, *other_words], lang, synonyms))
    return Index({each: tuple(found) for each, found in postings.items()}, forms, _meant(synonyms, lang))


def _is_thing(page: Page) -> bool:
    """True for the page of a card, a magician and the like."""
    return "/" in page.id


def _rarities(pages: Sequence[Page], counts: Sequence[Mapping[str, float]], things: bool) -> dict[str, float]:
    """How much each stem tells pages apart: a material that many cards need may still be rare in passages."""
    among = [count for page, count in zip(pages, counts, strict=True) if things or not _is_thing(page)]
    having = Counter(each for count in among for each in count)
    return {each: math.log(1 + (len(among) - times + 0.5) / (times + 0.5)) for each, times in having.items()}


def _counted(page: Page, chapter: str, others: str, lang: str) -> dict[str, float]:
    """How often each stem occurs in a page; its title, its chapter and other words for it count more."""
    count: defaultdict[str, float] = defaultdict(float)
    weighed = ((page.title, _TITLE), (chapter, _CHAPTER), (others, _ASKED), (text_of(page), 1.0))
    for text, weight in weighed:
        for word in words(text, lang):
            if found := stem(word, lang):
                count[found] += weight
    return count


def text_of(page: Page) -> str:
    """All that a page says, without its markup."""
    return "\n".join(plain(cell) for block in page.blocks for row in block.rows for cell in row)


def _forms(texts: Sequence[str], lang: str, synonyms: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The stem of every word of the texts, and of what people say for one."""
    yield from ((word, "") for word in sorted(common_words(lang)))
    for text in (*texts, *synonyms):
        for word in words(text, lang):
            folded = fold(word)
            yield (word if folded in common_words(lang) else folded), stem(word, lang)


def _meant(synonyms: Mapping[str, str], lang: str) -> dict[str, str]:
    """The stems that another word stands for, in any form of it: its own, and those of what it means."""
    meant: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for said, for_what in synonyms.items():
        own = stem(said, lang)
        stems = (stem(word, lang) for word in words(for_what, lang))
        meant[own] |= dict.fromkeys(found for found in (own, *stems) if found)
    return {own: " ".join(stems) for own, stems in meant.items()}
