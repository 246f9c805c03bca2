"""Whatever is refused, warned of, offered, told or printed leads to a page that exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import sleight
from sleight.core import registry
from sleight.core.choice import Choice
from sleight.manual import manual
from sleight.manual.pages import Manual
from tests.games.trickerion.helpers.scenario import GAME as TRICKERION
from tests.manual.books import BOOKS, numbered

SOURCE = Path(sleight.__file__).parent / "games"
RULE = re.compile(r"(?:TR|T1|AQ|DT|MP|PW)(?:-[A-Z0-9]+)*-\d\d")
OF_MODULES = {"power": 30, "machine": 16, "signature": 8, "machine-card": 8}
"""How many cards of each kind the modules bring."""

each_game = pytest.mark.parametrize("game", tuple(BOOKS))


def book(game: str) -> Manual:
    return manual(game, "en")


@cache
def said_rules(game: str) -> frozenset[str]:
    """The rules that the code names: those of all refusals, warnings and questions are among them."""
    trees = (ast.parse(file.read_text("utf-8")) for file in (SOURCE / game).rglob("*.py"))
    constants = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(word for word in constants if isinstance(word, str) and RULE.fullmatch(word))


ANSWERS = {"do/accept", "do/decline"}
"""Answers to many questions: a browser leads to the rule of the one that is open."""


def names_of(choice: Choice) -> list[str]:
    """What a choice touches or does on a board, as a browser asks for it: `KIND/ID`, `do/VERB`."""
    return [name.replace(":", "/", 1) for name in choice.names()]


@each_game
def test_every_rule_of_a_refusal_a_warning_or_a_question_has_a_page(game: str) -> None:
    rules = said_rules(game)
    assert len(rules) > 10
    assert sorted(rules - set(numbered(game))) == []
    assert [rule for rule in sorted(rules) if book(game).place(rule) is None] == []


@each_game
def test_a_rule_leads_to_a_page_that_tells_it(game: str) -> None:
    for rule in numbered(game):
        page = book(game).place(rule)
        assert page is None or rule in page.rules
    assert book(game).place("XX-NONE-01") is None


@each_game
def test_every_option_has_a_page(game: str) -> None:
    for option in registry.game(game).options:
        assert f"option/{option}" in book(game).places
        assert book(game).place(f"option/{option}") is not None


@each_game
def test_every_event_has_a_page(game: str) -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(registry.game(game).event_type)]
    assert len(tags) > 10
    assert [tag for tag in tags if book(game).place(f"event/{tag}") is None] == []


@each_game
def test_everything_that_can_be_chosen_has_a_page(game: str) -> None:
    named = {name for choice in registry.game(game).universe() for name in names_of(choice)} - ANSWERS
    assert [name for name in sorted(named) if book(game).place(name) is None] == []


@each_game
def test_places_are_pages_and_nothing_is_listed_that_is_not_there(game: str) -> None:
    pages = {page.id for page in book(game).pages}
    assert [name for name, page in book(game).places.items() if page not in pages] == []
    options = {f"option/{option}" for option in registry.game(game).options}
    tags = {f"event/{kind.__struct_config__.tag}" for kind in get_args(registry.game(game).event_type)}
    listed = {name for name in book(game).places if name.startswith(("option/", "event/"))}
    assert listed == options | tags


def test_every_card_has_a_page_of_its_own() -> None:
    printed = TRICKERION.printed
    kinds = {
        "trick": printed.tricks,
        "card": printed.specials,
        "prophecy": printed.prophecies,
        "magician": printed.magicians,
    }
    pages = {page.id for page in book("trickerion").pages}
    assert [
        f"{kind}/{each.id}" for kind, all in kinds.items() for each in all if f"{kind}/{each.id}" not in pages
    ] == []
    counted = Counter(page.partition("/")[0] for page in pages if "/" in page)
    assert {kind: counted[kind] for kind in OF_MODULES} == OF_MODULES
    assert {page.id for page in book("abracada").pages} >= {f"spell/{number}" for number in range(1, 9)}


def test_cards_of_a_module_are_found_as_the_board_names_them() -> None:
    tricks = [page.id for page in book("trickerion").pages if page.id.startswith("signature/")]
    assert tricks
    for id in tricks:
        page = book("trickerion").place(id.replace("signature/", "trick/"))
        assert page is not None
        assert page.id == id


def test_a_rule_that_several_pages_name_leads_to_the_one_that_is_about_it() -> None:
    found = {rule: book("trickerion").places[rule] for rule in ("TR-AP-01", "TR-GEN-13", "TR-ASSIGN-05")}
    assert found == {"TR-AP-01": "action-points", "TR-GEN-13": "life-of-a-trick", "TR-ASSIGN-05": "assign"}
