"""The checker of the cards, on a few made-up cards and on a tiny tree of tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import cards
from tools.cards import Card, CardTest, judge, page_of
from tools.rules import ids_in

TOOL = Path(cards.__file__)
ROOT = TOOL.parents[1]

DOVE = Card("dove", "The Dove", "It flies.", ("XX-A-01",))
HAT = Card("hat", "The Hat", "It hides\n  a rabbit | a dove.", ("XX-B-01", "XX-B-02"))
KINDS = {"Animals": [DOVE], "Things": [HAT]}
RULES = ("XX-A-01", "XX-B-01", "XX-B-02")

BOOK = """\
### Dove Keeper

- **XX-A-01** It flies, see XX-A-09.
  - Ruling: as stated.
- **XX-A-02** It lands.

### Balsamo's Chain
## 27. L3

- **TR-L3-01** `[FR+RU]` Séance (Séance / Сеанс): 3 Fame.
- **TR-L3-02** `[RULING]` Balsamo's Skull (Crâne / Череп): 3 Fame.
- **TR-L3-17** `[RULING]` "Owned" includes all.
"""


def showing(*ids: str, name: str = "test_all.py::test_all", runs: bool = True) -> CardTest:
    """A test of the effect and of the limit of each card."""
    return CardTest(name, {"shows": ids, "shows_limit": ids}, runs)


def test_cards_whose_effect_and_limit_are_shown_are_good() -> None:
    assert judge(KINDS, [showing("dove", "hat")], RULES) == []


def test_every_card_needs_a_test_of_its_effect_and_one_of_its_limit() -> None:
    tests = [CardTest("one", {"shows": ("dove",)}), CardTest("two", {"shows_limit": ("hat",)})]
    assert judge(KINDS, tests, RULES) == ["dove: no test shows its limit", "hat: no test shows its effect"]


def test_an_unknown_id_is_refused_once_whatever_the_parameters() -> None:
    tests = [showing("dove", "hat"), showing("glove", name="wrong"), showing("glove", name="wrong")]
    assert judge(KINDS, tests, RULES) == ["wrong shows glove, which is no card"]


def test_a_marked_test_that_does_not_run_is_refused_and_shows_nothing() -> None:
    tests = [
        showing("hat"),
        CardTest("skipped", {"shows": ("dove",)}, runs=False),
        CardTest("long", runs=False),
    ]
    assert judge(KINDS, tests, RULES) == [
        "skipped shows dove, but does not run",
        "dove: no test shows its effect",
        "dove: no test shows its limit",
    ]


def test_two_cards_cannot_share_an_id() -> None:
    assert judge({"One": [DOVE], "Two": [DOVE]}, [showing("dove")], RULES) == ["dove is the id of 2 cards"]


def test_every_card_is_settled_by_rules_of_the_book() -> None:
    kinds = {"Animals": [DOVE, Card("rabbit", "The Rabbit", "It hops.", ())]}
    assert judge(kinds, [showing("dove", "rabbit")], ["XX-A-02"]) == [
        "dove is settled by XX-A-01, which is no rule",
        "rabbit is settled by no rule of docs/rules/trickerion.md",
    ]


@pytest.mark.parametrize(
    ("name", "id"),
    [("Balsamo's Skull", "balsamos-skull"), ("Séance", "seance"), ("27. L3 – end", "27-l3-end")],
)
def test_a_name_in_the_book_leads_to_an_id(name: str, id: str) -> None:
    assert cards.slug(name) == id


def test_the_rules_of_a_magician_stand_under_the_heading() -> None:
    headed = cards.rules_by_heading(BOOK)
    assert headed["dove-keeper"] == ("XX-A-01", "XX-A-02")
    assert headed["balsamos-chain"] == ()


def test_the_rule_of_an_end_bonus_names_its_trick() -> None:
    assert cards.rules_of_end_bonuses(BOOK) == {"seance": ("TR-L3-01",), "balsamos-skull": ("TR-L3-02",)}


def test_a_table_lists_rules_and_tests_and_each_test_once() -> None:
    tests = [
        CardTest("test_hat.py::test_rabbit", {"shows": ("hat",)}),
        CardTest("test_hat.py::test_rabbit", {"shows": ("hat", "dove")}),
        CardTest("test_hat.py::test_empty", {"shows": ("hat",), "shows_limit": ("hat",)}),
        CardTest("test_hat.py::test_skipped", {"shows": ("hat",)}, runs=False),
    ]
    assert cards.table("Things", [HAT], tests).splitlines() == [
        "## Things (1)",
        "",
        "| Id | Name | Effect | Rules | Tests of the effect | Tests of the limit |",
        "|---|---|---|---|---|---|",
        "| `hat` | The Hat | It hides a rabbit \\| a dove. | XX-B-01<br>XX-B-02 "
        "| `test_hat.py::test_rabbit`<br>`test_hat.py::test_empty` | `test_hat.py::test_empty` |",
    ]


def test_the_page_holds_every_kind_and_defines_no_rule() -> None:
    page = page_of(KINDS, [showing("dove", "hat")])
    assert [line for line in page.splitlines() if line.startswith("## ")] == [
        "## Animals (1)",
        "## Things (1)",
    ]
    assert ids_in(page) == ()


SAMPLE_TESTS = """
import pytest
from sleight.games.trickerion.printed.load import load_data

printed = load_data()[0]
shown = [*printed.specials, *printed.prophecies, *printed.magicians, *printed.tricks]
ids = [card.id for card in shown if getattr(card, "end_bonus", True)]

@pytest.mark.shows(*ids)
@pytest.mark.parametrize("number", [1, 2])
def test_effects(number): raise AssertionError("a collected test is not run")

@pytest.mark.long
@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.shows_limit(id)) for id in ids])
def test_limits(id): ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with the rules of Trickerion and two tests that say to show all of its cards."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / cards.BOOK).write_bytes((ROOT / cards.BOOK).read_bytes())
    (tmp_path / cards.TESTS).mkdir(parents=True)
    (tmp_path / cards.TESTS / "test_sample.py").write_text(SAMPLE_TESTS)
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\naddopts = -m 'not long' --strict-markers\nmarkers =\n  shows\n  shows_limit\n  long\n"
    )
    return tmp_path


def run_on(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Runs the tool in a process of its own."""
    command = [sys.executable, str(TOOL), str(root), *options]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def test_the_page_is_written_from_the_collected_tests_and_then_is_up_to_date(tree: Path) -> None:
    good = "cards: 91, effect shown: 91, limit shown: 91\n"
    assert [(done := run_on(tree, "--write")).stdout, done.stderr, done.returncode] == [good, "", 0]
    tests = "| `test_sample.py::test_effects` | `test_sample.py::test_limits` |\n"
    assert (tree / cards.PAGE).read_text(encoding="utf-8").count(tests) == 91
    assert [(done := run_on(tree)).stdout, done.returncode] == [good, 0]


def test_a_page_that_would_be_written_otherwise_is_refused(tree: Path) -> None:
    (tree / cards.PAGE).write_text("Written by hand.\n")
    done = run_on(tree)
    assert done.stdout.splitlines()[1:] == [
        "docs/rules/cards.md is out of date: run python tools/cards.py --write"
    ]
    assert done.returncode == 1


def test_a_page_that_was_never_written_is_out_of_date(tmp_path: Path) -> None:
    assert cards.out_of_date(tmp_path / "cards.md", "")
