"""Checks that every rule written down in docs/rules has a test that names it."""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.collecting import collect, named, runs

RULE_ID = r"[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+"
DEFINITION = re.compile(rf"^(?:(?:- |\| )\*\*({RULE_ID})\*\*|#+ ({RULE_ID})\b)", re.MULTILINE)
MOST_IDS_A_TEST = 4
MOST_EXCUSED_PERCENT = 5


def begins(prefix: str, rule: str) -> bool:
    """Tells whether an id lies in an area (`TR-DA`), or is the very one that was named (`TR-SETUP-04`)."""
    return rule == prefix or rule.startswith(f"{prefix}-")


@dataclass(frozen=True)
class MarkedTest:
    """A collected test and what its markers say."""

    name: str
    rules: tuple[object, ...]
    runs: bool = True


@dataclass(frozen=True)
class Book:
    """What docs/rules holds: the ids by file, the excuses, and the prefixes of what is not built."""

    files: Mapping[str, tuple[str, ...]]
    excuses: Mapping[str, object] = field(default_factory=dict)
    not_built: tuple[str, ...] = ()

    @property
    def ids(self) -> list[str]:
        """Every id, in the order of the files."""
        return [rule for rules in self.files.values() for rule in rules]

    def is_built(self, rule: str) -> bool:
        """Tells whether the part of the rules that the id belongs to exists in the code."""
        return not any(begins(prefix, rule) for prefix in self.not_built)


@dataclass(frozen=True)
class Report:
    """The count, and what keeps it from being right."""

    rules: int
    tested: int
    excused: int
    not_built: int
    missing: tuple[str, ...]
    complaints: tuple[str, ...]

    @property
    def good(self) -> bool:
        """Tells whether nothing is missing and nothing is wrong."""
        return not self.missing and not self.complaints

    def lines(self) -> list[str]:
        """The report as it is printed."""
        counts = {
            "rules": self.rules,
            "tested": self.tested,
            "excused": self.excused,
            "missing": len(self.missing),
        }
        if self.not_built:
            counts["not built yet"] = self.not_built
        head = ", ".join(f"{name}: {count}" for name, count in counts.items())
        return [head, *self.missing, *self.complaints]


def ids_in(text: str) -> tuple[str, ...]:
    """The ids that a rules file defines, in lists, tables and headings; one only mentioned is not."""
    return tuple(entry or heading for entry, heading in DEFINITION.findall(text))


def read_toml(path: Path) -> dict[str, object]:
    """The table in a file that need not exist."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def read_book(folder: Path) -> Book:
    """Everything that docs/rules says."""
    files = {path.stem: ids_in(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.md"))}
    prefixes = read_toml(folder / "not_built.toml").get("prefixes", [])
    if not isinstance(prefixes, list):
        raise TypeError("not_built.toml: prefixes is a list of the beginnings of ids")
    return Book(files, read_toml(folder / "excused.toml"), tuple(map(str, prefixes)))


def marked(item: pytest.Item) -> MarkedTest:
    """What the markers of one test say."""
    return MarkedTest(item.nodeid, named(item, "rule"), runs(item))


def covered(tests: Iterable[MarkedTest]) -> set[object]:
    """The ids named by tests that really run."""
    return {rule for test in tests if test.runs for rule in test.rules}


def complaints_about_tests(book: Book, tests: Iterable[MarkedTest]) -> Iterator[str]:
    """Markers that name no rule, or too many to be read beside their test."""
    known = set(book.ids)
    for test in tests:
        for rule in test.rules:
            if rule not in known:
                yield f"{test.name} names {rule}, which is no rule"
        if len(test.rules) > MOST_IDS_A_TEST:
            yield f"{test.name} names {len(test.rules)} rules; the most is {MOST_IDS_A_TEST}"


def complaints_about_excuses(book: Book, tested: set[object]) -> Iterator[str]:
    """Excuses that excuse nothing, or say nothing."""
    known = set(book.ids)
    for rule, reason in book.excuses.items():
        if rule not in known:
            yield f"{rule} is excused, but is no rule"
        if rule in tested:
            yield f"{rule} is excused, but is tested"
        if not book.is_built(rule):
            yield f"{rule} is excused, but is not built yet"
        if not isinstance(reason, str) or not reason.strip():
            yield f"{rule} is excused without a reason"


def complaints_about_files(book: Book) -> Iterator[str]:
    """Files with too many excuses: each file is one game or edition, and none may hide behind another."""
    for name, rules in book.files.items():
        excused = sum(rule in book.excuses for rule in rules)
        if 100 * excused > MOST_EXCUSED_PERCENT * len(rules):
            yield f"{name}: {excused} of {len(rules)} rules are excused; the most is {MOST_EXCUSED_PERCENT} %"


def complaints_about_ids(book: Book, tested: set[object]) -> Iterator[str]:
    """Ids that stand twice, and parts called not built that are tested or do not exist."""
    for rule, count in Counter(book.ids).items():
        if count > 1:
            yield f"{rule} stands {count} times"
        if rule in tested and not book.is_built(rule):
            yield f"{rule} is tested, but is listed as not built yet"
    for prefix in book.not_built:
        if not any(begins(prefix, rule) for rule in book.ids):
            yield f"{prefix} is listed as not built yet, but begins no rule"


def judge(book: Book, tests: Iterable[MarkedTest]) -> Report:
    """Counts every rule once: as not built, tested, excused or missing."""
    tests = list(tests)
    tested = covered(tests)
    ids = list(dict.fromkeys(book.ids))
    built = [rule for rule in ids if book.is_built(rule)]
    untested = [rule for rule in built if rule not in tested]
    missing = tuple(rule for rule in untested if rule not in book.excuses)
    return Report(
        rules=len(ids),
        tested=len(built) - len(untested),
        excused=len(untested) - len(missing),
        not_built=len(ids) - len(built),
        missing=missing,
        complaints=(
            *complaints_about_ids(book, tested),
            *complaints_about_files(book),
            *complaints_about_excuses(book, tested),
            *complaints_about_tests(book, tests),
        ),
    )


def main(root: Path) -> int:
    """Prints the report and gives the exit code."""
    report = judge(read_book(root / "docs" / "rules"), map(marked, collect(root)))
    print("\n".join(report.lines()))
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()))
