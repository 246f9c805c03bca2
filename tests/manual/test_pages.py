"""The pages about the rules: whole, the same in every language, and covering every numbered rule."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from sleight.core.errors import BadInput
from sleight.core.installed import package
from sleight.core.speech import LANGUAGES
from sleight.manual import manual, reading
from sleight.manual.pages import Line, Page
from sleight.manual.reading import read_contents, synonyms, written_passages
from sleight.manual.search import text_of
from sleight.manual.stems import stem, words
from tests.french import wrong_spaces
from tests.manual.books import BOOKS, numbered, unwritten

GAMES = tuple(BOOKS)
MOST_RULES = 12
both = pytest.mark.parametrize("game", GAMES)
spoken = pytest.mark.parametrize("lang", LANGUAGES)


def lines(page: Page) -> list[Line]:
    return [cell for block in page.blocks for row in block.rows for cell in row]


def links(page: Page) -> list[str]:
    return [span.to for line in lines(page) for span in line if span.to]


def covered(game: str) -> set[str]:
    return {rule for page in manual(game, "en").pages for rule in page.rules}


@both
def test_every_numbered_rule_is_covered_by_a_page_or_excused(game: str) -> None:
    excused = {rule for rules in unwritten().values() for rule in rules}
    assert [rule for rule in numbered(game) if rule not in covered(game) | excused] == []


def test_nothing_is_excused_that_is_covered_or_unknown() -> None:
    known = {rule for game in GAMES for rule in numbered(game)}
    told = {rule for game in GAMES for rule in covered(game)}
    for reason, rules in unwritten().items():
        assert len(reason) > 20
        assert [rule for rule in rules if rule in told or rule not in known] == []


@both
def test_pages_name_rules_that_exist_and_not_too_many(game: str) -> None:
    known = set(numbered(game))
    for page in manual(game, "en").pages:
        assert page.rules, page.id
        assert [rule for rule in page.rules if rule not in known] == [], page.id
        assert len(page.rules) <= MOST_RULES, page.id


@both
@spoken
def test_every_language_has_the_same_passages_and_words(game: str, lang: str) -> None:
    folder = files(package(game)) / "faces" / "manual" / lang
    contents = read_contents(game)
    for chapter in contents.chapters:
        text = (folder / f"{chapter.id}.md").read_text(encoding="utf-8")
        assert text.startswith("# ")
        assert list(written_passages(text)) == [passage.id for passage in chapter.passages]
    written = {file.name for file in folder.iterdir()}
    assert written == {f"{each.id}.md" for each in contents.chapters} | {"glossary.md", "synonyms.txt"}
    assert {word.id for word in manual(game, lang).glossary} == set(contents.words)


@both
@spoken
def test_every_language_has_the_same_shape(game: str, lang: str) -> None:
    def shape(page_lang: str) -> list[tuple[str, list[tuple[str, int]], list[str]]]:
        return [
            (
                page.id,
                [(block.kind, len(block.rows)) for block in page.blocks if block.kind != "text"],
                sorted(
                    span.to
                    for block in page.blocks
                    for row in block.rows
                    for cell in row
                    for span in cell
                    if span.to
                ),
            )
            for page in manual(game, page_lang).pages
        ]

    for own, english in zip(shape(lang), shape("en"), strict=True):
        assert own == english


@both
@spoken
def test_links_lead_to_pages(game: str, lang: str) -> None:
    book = manual(game, lang)
    ids = [page.id for page in book.pages]
    assert [id for id, count in Counter(ids).items() if count > 1] == []
    targets = {to for page in book.pages for to in links(page)} | {word.to for word in book.glossary}
    assert targets - set(ids) - {""} == set()
    assert all(word.to for word in book.glossary)


@both
@spoken
def test_passages_are_short_and_say_something(game: str, lang: str) -> None:
    for page in manual(game, lang).pages:
        assert page.title, page.id
        length = len(text_of(page).split())
        assert 4 <= length <= 330, (page.id, length)


@both
def test_nothing_of_the_markup_is_left_over(game: str) -> None:
    for lang in LANGUAGES:
        for page in manual(game, lang).pages:
            assert not re.search(r"\*\*|\]\(|\{ ", text_of(page)), page.id


@both
def test_french_has_the_spaces_of_its_typography(game: str) -> None:
    for page in manual(game, "fr").pages:
        assert wrong_spaces(f"{page.title}\n{text_of(page)}") == [], page.id


@both
def test_english_and_russian_use_their_own_quotes(game: str) -> None:
    for lang in ("en", "ru"):
        for page in manual(game, lang).pages:
            assert not re.search(r"[\"']", f"{page.title}{text_of(page)}"), page.id


@both
@spoken
def test_other_words_stand_for_words_of_the_pages(game: str, lang: str) -> None:
    book = manual(game, lang)
    for said, meant in synonyms(files(package(game)) / "faces" / "manual", lang).items():
        stems = [stem(word, lang) for word in words(meant, lang)]
        assert any(each in book.index.postings for each in stems), said


def test_a_game_may_come_without_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "package", lambda _: "sleight.core")
    assert not reading.has_manual("nim")
    with pytest.raises(BadInput, match="nim"):
        manual("nim", "en")
