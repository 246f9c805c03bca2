"""The mutation sample, on tiny files and a tiny project."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutation
from tools.mutants import mutants_of
from tools.mutation import Report, sampled

TOOL = Path(mutation.__file__)


def changes(source: str) -> set[str]:
    """Every change of a file as `old → new`."""
    return {mutant.line().split(": ", 1)[1] for mutant in mutants_of("f.py", source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {"a < b → a >= b", "a < b → a <= b", "a < b → pass"}),
        ("x = a == b", {"a == b → a != b"}),
        ("x = a in b", {"a in b → a not in b"}),
        ("x = a + b", {"a + b → a - b"}),
        ("x = a and b", {"a and b → a or b"}),
        ("x = not a", {"not a → a"}),
        ("x = -a", {"-a → a"}),
        ("x = 3", {"3 → 4", "3 → 2"}),
        ("x = True", {"True → False"}),
        ("x = 'word'", {"'word' → 'wordX'"}),
        ("x = None", set()),
        ("x += y", {"x += y → x -= y", "x += y → pass"}),
        ("self.x = y", {"self.x = y → pass"}),
        ("x[0] = y", {"x[0] = y → pass", "0 → 1", "0 → -1"}),
        ("if a:\n    pass", {"a → not a"}),
        ("if a < b:\n    pass", {"a < b → a >= b", "a < b → a <= b"}),
        ("x = [y for y in z if y]", {"y → not y"}),
        ("x = y if a else z", {"a → not a"}),
        ("def f(x=1):\n    return x", {"1 → 2", "1 → 0", "return x → return None"}),
        ("def f():\n    return None", set()),
        ("def f():\n    raise E", {"raise E → pass"}),
        ("for x in y:\n    break", {"break → continue"}),
        ("x = f'{a:>5}b'", {"'b' → 'bX'"}),
    ],
)
def test_every_operator_makes_its_changes(source: str, expected: set[str]) -> None:
    assert changes(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A module."""',
        'def f() -> "int":\n    """Says nothing."""',
        'class C:\n    """A class."""\n    x: "int"\n    """A field."""',
        "if TYPE_CHECKING:\n    x = 1",
        'class C:\n    __slots__ = ("a", "b")',
        "from __future__ import annotations",
        "def f(x: Literal[1]) -> Literal[2]: ...",
        "@cache(1)\ndef f(): ...",
    ],
)
def test_what_does_not_run_is_never_changed(source: str) -> None:
    assert changes(source) == set()


def test_a_mutant_is_the_whole_file_with_one_change() -> None:
    mutants = mutants_of("f.py", "x = 1\ny = 'a'\n")
    assert [mutant.source() for mutant in mutants] == ["x = 2\ny = 'a'", "x = 0\ny = 'a'", "x = 1\ny = 'aX'"]
    assert [mutant.line() for mutant in mutants] == ["f.py:1: 1 → 2", "f.py:1: 1 → 0", "f.py:2: 'a' → 'aX'"]


def test_the_sample_is_the_same_every_time() -> None:
    mutants = mutants_of("f.py", "\n".join(f"x = {number}" for number in range(50)))
    first = [mutant.line() for mutant in sampled(mutants, 10)]
    assert first == [mutant.line() for mutant in sampled(mutants, 10)]
    assert len(set(first)) == 10
    assert len(sampled(mutants, 1000)) == 100
    assert first != [mutant.line() for mutant in sampled(mutants, 10, seed=2)]


def test_the_report_counts_and_judges() -> None:
    mutants = mutants_of("f.py", "\n".join("x = 1" for _ in range(10)))
    assert Report(20, tuple(mutants[:3])).good
    bad = Report(20, tuple(mutants[:4]))
    assert not bad.good
    assert bad.lines()[:2] == ["mutants: 20, killed: 16 (80.0 %), survived: 4", "f.py:1: 1 → 2"]


def make_project(folder: Path, source: str, test: str) -> None:
    """A project of one module and one file of tests."""
    for name, text in {
        "pyproject.toml": '[tool.pytest.ini_options]\naddopts = ["--import-mode=importlib"]\n',
        "src/tiny/__init__.py": source,
        "src/tiny/bots/__init__.py": "LEVEL = 3\n",
        "tests/test_tiny.py": test,
    }.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def run_tool(folder: Path, *changed: str) -> subprocess.CompletedProcess[str]:
    """The tool as `make test-long` runs it, on another project."""
    where = ["--root", str(folder), "--changed", *(changed or ["src/tiny"]), "--tests", "tests"]
    return subprocess.run(
        [sys.executable, str(TOOL), *where], capture_output=True, text=True, check=False, cwd=folder
    )


def test_changes_that_no_test_notices_are_listed(tmp_path: Path) -> None:
    source = "def added(a, b):\n    if a < 0:\n        a = 7\n    return a + b\n"
    make_project(tmp_path, source, "from tiny import added\n\n\ndef test():\n    assert added(1, 2) == 3\n")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    done = run_tool(tmp_path)
    assert done.stdout.splitlines() == [
        "mutants: 8, killed: 3 (37.5 %), survived: 5",
        "src/tiny/__init__.py:2: a < 0 → a <= 0",
        "src/tiny/__init__.py:2: 0 → 1",
        "src/tiny/__init__.py:2: 0 → -1",
        "src/tiny/__init__.py:3: 7 → 8",
        "src/tiny/__init__.py:3: 7 → 6",
    ]
    assert done.returncode == 1
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_files_and_folders_can_be_changed_together(tmp_path: Path) -> None:
    make_project(tmp_path, "x = 1\n", "def test_nothing():\n    pass\n")
    done = run_tool(tmp_path, "src/tiny/bots/__init__.py", "src/tiny")
    assert done.stdout.splitlines() == [
        "mutants: 4, killed: 0 (0.0 %), survived: 4",
        "src/tiny/bots/__init__.py:1: 3 → 4",
        "src/tiny/bots/__init__.py:1: 3 → 2",
        "src/tiny/__init__.py:1: 1 → 2",
        "src/tiny/__init__.py:1: 1 → 0",
    ]


def test_what_is_not_there_cannot_be_changed(tmp_path: Path) -> None:
    make_project(tmp_path, "x = 1\n", "def test_nothing():\n    pass\n")
    done = run_tool(tmp_path, "src/tiny", "src/huge")
    assert done.returncode == 1
    assert done.stderr.strip() == "There is nothing to change in src/huge."


@pytest.mark.long
def test_a_change_that_hangs_is_killed(tmp_path: Path) -> None:
    source = "def positive(a):\n    while a < 0:\n        a = -a\n    return a\n"
    test = "from tiny import positive\n\n\ndef test():\n    assert positive(-2) == positive(2) == 2\n"
    make_project(tmp_path, source, test)
    done = run_tool(tmp_path)
    assert "a < 0 → a >= 0" not in done.stdout
    assert "-a → a" not in done.stdout


def test_tests_that_fail_without_a_change_are_no_tests(tmp_path: Path) -> None:
    make_project(tmp_path, "x = 1\n", "def test_nothing():\n    assert False\n")
    done = run_tool(tmp_path)
    assert done.returncode == 2
    assert "although nothing was changed" in done.stderr
