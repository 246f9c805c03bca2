"""The rule checker, on tiny books and tiny trees of tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import rules
from tools.rules import Book, MarkedTest, judge

TOOL = Path(rules.__file__)
TWO_RULES = Book({"game": ("XX-A-01", "XX-A-02")})


def passing(*ids: str) -> list[MarkedTest]:
    """One passing test for each id."""
    return [MarkedTest(f"test of {rule}", (rule,)) for rule in ids]


def numbered(count: int) -> tuple[str, ...]:
    """The ids of a book of that many rules."""
    return tuple(f"XX-A-{number:02}" for number in range(1, count + 1))


def test_an_id_is_defined_by_a_bullet_or_a_heading() -> None:
    text = "- **XX-A-01** One, see XX-A-09.\n### XX-EX-02 — two\n- **Given**\n- **MP-3** x\nXX-A-04\n"
    assert rules.ids_in(text) == ("XX-A-01", "XX-EX-02", "MP-3")


def test_an_id_is_defined_by_the_first_cell_of_a_table_row() -> None:
    assert rules.ids_in("| **XX-01** | One, see **XX-09** |\n|---|\n| x | **XX-03** |\n") == ("XX-01",)


def test_the_book_of_the_first_edition_has_all_its_rules() -> None:
    """141 of the edition, 68 of Magician Powers, 30 powers."""
    ids = rules.read_book(TOOL.parents[1] / "docs" / "rules").files["trickerion-first-edition"]
    parts = {part: sum(id.startswith(part) for id in ids) for part in ("T1-", "MP-", "PW-")}
    assert parts == {"T1-": 141, "MP-": 68, "PW-": 30}
    assert len(set(ids)) == len(ids) == 239


def test_the_book_of_dawn_of_technology_has_all_its_rules() -> None:
    """Its tricks and cards stand in tables."""
    ids = rules.read_book(TOOL.parents[1] / "docs" / "rules").files["dawn-of-technology"]
    assert len(set(ids)) == len(ids) == 237
    assert all(id.startswith("DT-") for id in ids)
    assert [sum(id.startswith(part) for id in ids) for part in ("DT-TRICK-", "DT-CARD-")] == [8, 8]


def test_every_rule_is_counted_once() -> None:
    book = Book({"game": (*numbered(20), "XX-B-01")}, {"XX-A-20": "It cannot be seen."}, ("XX-B",))
    report = judge(book, passing(*numbered(18)))
    assert report.lines() == ["rules: 21, tested: 18, excused: 1, missing: 1, not built yet: 1", "XX-A-19"]
    assert not report.good


def test_a_book_with_all_rules_tested_is_good() -> None:
    report = judge(TWO_RULES, passing("XX-A-01", "XX-A-02"))
    assert report.lines() == ["rules: 2, tested: 2, excused: 0, missing: 0"]
    assert report.good


def test_a_test_that_does_not_run_shows_no_rule() -> None:
    report = judge(TWO_RULES, [MarkedTest("skipped", ("XX-A-01",), runs=False), *passing("XX-A-02")])
    assert report.missing == ("XX-A-01",)


def test_an_unknown_id_is_refused() -> None:
    report = judge(TWO_RULES, passing("XX-A-01", "XX-A-02", "XX-A-03"))
    assert report.complaints == ("test of XX-A-03 names XX-A-03, which is no rule",)
    assert not report.good


def test_a_test_may_name_four_rules_but_not_five() -> None:
    book = Book({"game": numbered(5)})
    assert judge(book, [MarkedTest("four", numbered(4)), *passing("XX-A-05")]).good
    assert judge(book, [MarkedTest("five", numbered(5))]).complaints == ("five names 5 rules; the most is 4",)


@pytest.mark.parametrize(
    ("excuses", "complaint"),
    [
        ({"XX-A-01": "It is tested."}, "XX-A-01 is excused, but is tested"),
        ({"XX-A-20": " "}, "XX-A-20 is excused without a reason"),
        ({"XX-A-20": {"reason": "x"}}, "XX-A-20 is excused without a reason"),
        ({"XX-Z-01": "It is elsewhere."}, "XX-Z-01 is excused, but is no rule"),
        ({"XX-A-19": "a", "XX-A-20": "b"}, "game: 2 of 20 rules are excused; the most is 5 %"),
    ],
)
def test_an_excuse_must_excuse_something(excuses: dict[str, object], complaint: str) -> None:
    ids = numbered(20)
    untested = [rule for rule in excuses if rule != "XX-A-01"]
    report = judge(Book({"game": ids}, excuses), passing(*(rule for rule in ids if rule not in untested)))
    assert report.complaints == (complaint,)
    assert report.missing == ()


def test_the_limit_of_excuses_holds_for_each_file() -> None:
    book = Book(
        {"one": ("XX-A-01",), "two": tuple(f"YY-A-{n}" for n in range(99))}, {"XX-A-01": "It cannot be."}
    )
    assert judge(book, passing(*book.files["two"])).complaints == (
        "one: 1 of 1 rules are excused; the most is 5 %",
    )


def test_what_is_not_built_is_neither_tested_nor_excused() -> None:
    book = Book({"game": ("XX-A-01", "XX-AB-01", *numbered(40)[1:])}, {"XX-A-02": "No."}, ("XX-A", "XX-C"))
    assert judge(book, passing("XX-A-01", "XX-AB-01")).complaints == (
        "XX-A-01 is tested, but is listed as not built yet",
        "XX-C is listed as not built yet, but begins no rule",
        "XX-A-02 is excused, but is not built yet",
    )


def test_a_single_rule_of_a_built_part_may_be_not_built() -> None:
    book = Book({"game": ("XX-A-01", "XX-A-02", "XX-A-020")}, not_built=("XX-A-02",))
    report = judge(book, passing("XX-A-01", "XX-A-020"))
    assert (report.not_built, report.good) == (1, True)


def test_an_id_may_stand_only_once() -> None:
    book = Book({"one": ("XX-A-01",), "two": ("XX-A-01",)})
    report = judge(book, passing("XX-A-01"))
    assert (report.rules, report.complaints) == (1, ("XX-A-01 stands 2 times",))


SAMPLE_TESTS = """
import pytest

pytestmark = pytest.mark.rule("XX-A-01")

@pytest.mark.long
@pytest.mark.rule("XX-A-02")
def test_function(): raise AssertionError("a collected test is not run")

@pytest.mark.rule("XX-A-03")
class TestClass:
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("XX-A-04"))])
    def test_method(self, n): ...

@pytest.mark.skipif(False, reason="any")
@pytest.mark.rule("XX-A-05")
def test_skipped(): ...

@pytest.mark.xfail
@pytest.mark.rule("XX-A-05")
def test_failing(): ...
"""


def run_on(root: Path, tests: str) -> subprocess.CompletedProcess[str]:
    """Runs the tool, in a process of its own, on a tree with five rules and the given tests."""
    (root / "docs" / "rules").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "docs" / "rules" / "game.md").write_text("".join(f"- **{rule}** x\n" for rule in numbered(5)))
    (root / "tests" / "test_sample.py").write_text(tests)
    (root / "pytest.ini").write_text(
        "[pytest]\naddopts = -m 'not long' --strict-markers\nmarkers =\n  rule\n  long\n"
    )
    command = [sys.executable, str(TOOL), str(root)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def test_markers_are_read_from_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    done = run_on(tmp_path, SAMPLE_TESTS)
    assert done.stdout == "rules: 5, tested: 4, excused: 0, missing: 1\nXX-A-05\n"
    assert done.returncode == 1


def test_a_complete_tree_passes(tmp_path: Path) -> None:
    done = run_on(tmp_path, SAMPLE_TESTS + '\n@pytest.mark.rule("XX-A-05")\ndef test_last(): ...\n')
    assert (done.stdout, done.returncode) == ("rules: 5, tested: 5, excused: 0, missing: 0\n", 0)


def test_tests_that_cannot_be_collected_are_shown(tmp_path: Path) -> None:
    done = run_on(tmp_path, "import no_such_module_anywhere\n")
    assert "no_such_module_anywhere" in done.stderr
    assert done.returncode == 1
