"""The search: beginners' questions find their passages, in any form of the words."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from sleight.core.speech import LANGUAGES
from sleight.manual import manual, search
from sleight.manual.search import text_of
from sleight.manual.slips import nearest, slips
from sleight.manual.stems import fold, stem

FIRST = 3
LEAST_QUESTIONS = 60
HERE = Path(__file__).parent / "questions"
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def asked(lang: str) -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((HERE / f"{lang}.toml").read_text(encoding="utf-8"))


QUESTIONS = [
    (lang, game, words, rules)
    for lang in LANGUAGES
    for game, questions in asked(lang).items()
    for words, rules in questions.items()
]


@pytest.mark.parametrize(
    ("lang", "game", "words", "rules"), QUESTIONS, ids=[f"{lang}: {words}" for lang, _, words, _ in QUESTIONS]
)
def test_a_beginner_finds_the_passage_among_the_first_three(
    lang: str, game: str, words: str, rules: list[str]
) -> None:
    found = search(manual(game, lang), words)[:FIRST]
    assert any(rule in page.rules for page in found for rule in rules), [page.id for page in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_enough_questions(lang: str) -> None:
    assert sum(map(len, asked(lang).values())) >= LEAST_QUESTIONS


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("en", "preparing", "prepared"),
        ("en", "SHARDS", "shard"),
        ("fr", "éclats", "Eclat"),
        ("fr", "préparer", "preparez"),
        ("ru", "осколков", "осколки"),
        ("ru", "включён", "включен"),
    ],
)
def test_forms_of_a_word_have_one_stem(lang: str, one: str, other: str) -> None:
    assert stem(one, lang) == stem(other, lang) != ""


def test_letters_are_folded() -> None:
    assert fold("Ёлка") == "елка"
    assert fold("Évasion") == "evasion"
    assert fold("трёй") == "трей"


def test_dice_are_not_an_article() -> None:
    assert stem("des", "fr") == ""
    assert stem("dés", "fr") != ""
    assert "dice" in [page.id for page in search(manual("trickerion", "fr"), "dés")[:FIRST]]


def test_other_words_for_a_passage_are_searched_but_not_shown() -> None:
    found = search(manual("trickerion", "en"), "haggle")
    assert [page.id for page in found] == ["bargain"]
    assert "haggle" not in text_of(found[0])


def test_a_word_of_the_glossary_finds_its_page() -> None:
    assert "initiative" in [page.id for page in search(manual("trickerion", "fr"), "initiative")[:FIRST]]


def terms(game: str) -> list[tuple[str, str]]:
    """What docs/glossary.md calls the things of a game, each with its language."""
    _, *parts = re.split("^## ", GLOSSARY.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (part,) = (each for each in parts if each.casefold().startswith(game))
    rows = [line.strip("| ").split("|") for line in part.splitlines() if line.startswith("| ")][1:]
    cells = [
        (lang, re.sub(r"\(.*?\)", "", cell))
        for row in rows
        for lang, cell in zip(LANGUAGES, row, strict=False)
    ]
    return [(lang, term) for lang, cell in cells for term in re.split("[,;:]", cell) if len(term.strip()) > 3]


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_every_term_of_the_glossary_is_found(game: str) -> None:
    found = terms(game)
    assert len(found) > 30
    assert [each for each in found if not search(manual(game, each[0]), each[1])] == []


@pytest.mark.parametrize(
    ("lang", "spelt", "meant"),
    [
        ("en", "aprentice", "apprentice"),
        ("en", "initaitive", "initiative"),
        ("fr", "apprnti", "apprenti"),
        ("ru", "осклоки", "осколки"),
    ],
)
def test_a_word_that_is_spelt_wrong_finds_what_was_meant(lang: str, spelt: str, meant: str) -> None:
    book = manual("trickerion", lang)
    assert [page.id for page in search(book, spelt)] == [page.id for page in search(book, meant)] != []


def test_slips_are_letters_wrong_missing_too_many_or_swapped() -> None:
    pairs = {"shard": 0, "shart": 1, "shad": 1, "shardt": 1, "sahrd": 1, "shirt": 2}
    assert {each: slips(each, "shard") for each in pairs} == pairs
    assert nearest("sharp", ["shard", "show"]) == "shard"
    assert nearest("shar", ["shard"]) == "", "a short word is another word"
    assert nearest("hards", ["shard"]) == "", "the first letter is right"


def test_what_is_in_no_page_finds_nothing() -> None:
    assert search(manual("abracada", "en"), "xylophone") == []
    assert search(manual("abracada", "en"), "  ?! ") == []
