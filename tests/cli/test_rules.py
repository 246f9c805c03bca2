"""`sleight rules`: the pages in the terminal."""

from __future__ import annotations

import pytest

from sleight.core.speech import LANGUAGES
from sleight.manual import manual
from tests.cli.terminal import sleight

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_all_pages_are_listed(monkeypatch: Patch, game: str, lang: str) -> None:
    ran = sleight(monkeypatch, ["rules", game, "--lang", lang])
    out = " ".join(ran.out.split())
    assert ran.code == 0
    for page in manual(game, lang).pages:
        assert "/" in page.id or f"({page.id})" in out
    assert all(chapter.title in out for chapter in manual(game, lang).chapters)


def test_a_page_is_shown_by_its_name_with_lists_examples_and_tables(monkeypatch: Patch) -> None:
    shown = sleight(monkeypatch, ["rules", "trickerion", "team"]).out
    assert shown.startswith("Who works for you")
    assert shown.rstrip().endswith("TR-DT-25")
    assert "magician" in shown
    assert "• " in sleight(monkeypatch, ["rules", "trickerion", "prepare"]).out
    assert "▸ " in sleight(monkeypatch, ["rules", "trickerion", "wages"]).out
    assert "Linking Rings" in sleight(monkeypatch, ["rules", "trickerion", "trick/linking-rings"]).out


@pytest.mark.parametrize(
    ("game", "asked", "page"),
    [
        ("trickerion", "TR-ASSIGN-02", "assign"),
        ("abracada", "aq-cast-11", "penalty"),
        ("trickerion", "option/dark_alley", "dark-alley"),
    ],
)
def test_a_rule_or_an_option_shows_its_passage(monkeypatch: Patch, game: str, asked: str, page: str) -> None:
    ran = sleight(monkeypatch, ["rules", game, asked])
    shown = manual(game, "en").page(page)
    assert shown is not None
    assert ran.out.startswith(shown.title)
    assert "Other pages" not in ran.out


def test_a_chapter_is_shown_whole(monkeypatch: Patch) -> None:
    shown = sleight(monkeypatch, ["rules", "abracada", "turn"]).out
    book = manual("abracada", "en")
    titles = [page.title for page in book.pages if page.chapter == "turn"]
    assert len(titles) == 6
    assert all(title in shown for title in titles)


def test_words_find_the_best_page_and_name_others(monkeypatch: Patch) -> None:
    ran = sleight(monkeypatch, ["rules", "trickerion", "зачем", "нужны", "осколки", "--lang", "ru"])
    assert ran.out.startswith("Зачем нужны осколки")
    assert "Ещё страницы по теме:" in ran.out


def test_the_glossary_and_nothing(monkeypatch: Patch) -> None:
    assert "What you play for." in sleight(monkeypatch, ["rules", "trickerion", "glossary"]).out
    nothing = sleight(monkeypatch, ["rules", "abracada", "xylophone"])
    assert nothing.code == 0
    assert "No page mentions “xylophone”." in nothing.out


def test_an_unknown_game_is_refused(monkeypatch: Patch) -> None:
    ran = sleight(monkeypatch, ["rules", "chess"])
    assert ran.code == 2
    assert "chess" in ran.err
