"""Changes the rules in small ways and sees whether the tests notice.

A sample of all small changes (mutants) is drawn with a fixed seed. For each, all tests of the game run in a
new process, the quickest first, until one fails; every process has imported nothing of ours before, because
much of a game is made once and kept. It all happens in copies, and the checkout stays as it is. A mutant
that makes the tests hang or crash is killed as well.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import os
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.mutants import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[1]
CHANGED = "src/sleight/games/abracada"
NOT_CHANGED = ("bots", "faces")
"""These parts stay as they are, and their tests do not run: they show the rules, but do not check them."""

TESTS = "tests/games/abracada"
SAMPLE = 300
SEED = 1
PROCESSES = 2
LEAST_PERCENT = 85

COPIED = ("pyproject.toml", "src", "tests", "docs", "tools")
PRELOADED = ("hypothesis", "msgspec", "fluent.runtime", "rich.console")
"""Imported once, before the processes part; they never change."""

QUICKLY = ("-x", "-q", "-p", "no:cacheprovider", "--assert=plain")
"""How pytest runs: what counts is that a test fails, not what it says."""

LIMIT_FACTOR, LIMIT_EXTRA = 3, 10
"""A mutant may compute so many times as long as the unchanged code, and some seconds more."""

PATIENCE = 20
"""Whoever waits instead of computing is ended after so many times that limit: a busy machine kills nobody."""


@dataclass(frozen=True)
class Report:
    """How many mutants there were in the sample, and which of them lived."""

    mutants: int
    survivors: tuple[Mutant, ...]

    @property
    def percent(self) -> float:
        """How many of a hundred were killed."""
        return 100 * (self.mutants - len(self.survivors)) / self.mutants

    @property
    def good(self) -> bool:
        """True if enough were killed."""
        return self.percent >= LEAST_PERCENT

    def lines(self) -> list[str]:
        """The count, and every survivor."""
        alive = len(self.survivors)
        killed = f"killed: {self.mutants - alive} ({self.percent:.1f} %)"
        count = f"mutants: {self.mutants}, {killed}, survived: {alive}"
        return [count, *(mutant.line() for mutant in self.survivors)]


class Broken(Exception):
    """The tests fail or do not run without any change."""


class Workshop:
    """A copy of the project in which one mutant after the other is tried."""

    def __init__(self, root: Path, folder: Path, tests: Sequence[str]) -> None:
        self.folder = folder
        self._tests = tests
        folder.mkdir()
        for name in COPIED:
            if (root / name).is_dir():
                ignored = shutil.ignore_patterns("__pycache__", ".*")
                shutil.copytree(root / name, folder / name, ignore=ignored)
            elif (root / name).exists():
                shutil.copy(root / name, folder / name)

    def change(self, file: str, source: str) -> None:
        """Write a file anew; its bytecode goes, for time and size might be those of the last mutant."""
        path = self.folder / file
        path.write_text(source, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()

    def run(self, limit: float, order: Order) -> int:
        """Start the tests in a process of their own; its id."""
        process = os.fork()
        if process:
            return process
        code = 3
        try:
            os.setpgid(0, 0)
            signal.setitimer(signal.ITIMER_PROF, limit)
            signal.setitimer(signal.ITIMER_REAL, limit * PATIENCE)
            code = self._run_tests(order)
        finally:
            os._exit(code)

    def _run_tests(self, order: Order) -> int:
        with (self.folder / "output").open("w", encoding="utf-8") as output:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
        os.chdir(self.folder)
        os.environ["PYTHONPATH"] = str(self.folder / "src")
        sys.path.insert(0, str(self.folder / "src"))
        sys.dont_write_bytecode = False
        ignored = [f"--ignore={tests}/{name}" for tests in self._tests for name in NOT_CHANGED]
        return int(pytest.main([*QUICKLY, *ignored, *self._tests], [order]))

    def output(self) -> str:
        """What the last run printed."""
        return (self.folder / "output").read_text(encoding="utf-8")


class Order:
    """A plugin of pytest: the quickest tests first. The run without changes measures them."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seconds: dict[str, float] = json.loads(file.read_text()) if file.exists() else {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort the tests."""
        items.sort(key=lambda item: self._seconds.get(item.nodeid, 0.0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember how long a test took, with all its preparation."""
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        """Keep the times of the first run for all later ones."""
        if not self._file.exists():
            self._file.write_text(json.dumps(self._seconds))


def report_on(
    root: Path, changed: Sequence[str], tests: Sequence[str], size: int, seed: int, processes: int
) -> Report:
    """Draw a sample of the mutants of some folders and files and run the tests against each."""
    with tempfile.TemporaryDirectory(prefix="mutation-") as temporary:
        folder = Path(temporary)
        shops = [Workshop(root, folder / str(number), tests) for number in range(processes)]
        sample = sampled(all_mutants(shops[0].folder, changed), size, seed)
        times = folder / "times.json"
        limit = _time_without_changes(shops[0], times)
        survivors = _survivors(sample, shops, limit, Order(times))
        return Report(len(sample), tuple(mutant for mutant in sample if mutant in survivors))


def all_mutants(root: Path, changed: Sequence[str]) -> list[Mutant]:
    """Every mutant of the files named, and of every file of the folders named, bots and faces apart."""
    found = []
    for path in [path for name in changed for path in _files_of(root, name)]:
        found += mutants_of(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    return found


def _files_of(root: Path, name: str) -> list[Path]:
    """The file of that name, or the files of the folder."""
    if (root / name).is_file():
        return [root / name]
    files = sorted((root / name).rglob("*.py"))
    if not files:
        raise SystemExit(f"There is nothing to change in {name}.")
    return [file for file in files if not set(NOT_CHANGED) & set(file.relative_to(root / name).parts)]


def sampled(mutants: list[Mutant], size: int, seed: int = SEED) -> list[Mutant]:
    """The same mutants every time, as long as there are the same to choose from, in their order."""
    chosen = random.Random(seed).sample(range(len(mutants)), min(size, len(mutants)))
    return [mutants[number] for number in sorted(chosen)]


def _time_without_changes(shop: Workshop, times: Path) -> float:
    """How many seconds a mutant may compute, from a run of the tests without any."""
    for name in PRELOADED:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    _, status, used = os.wait4(shop.run(0, Order(times)), 0)
    if os.waitstatus_to_exitcode(status):
        raise Broken(shop.output())
    return (used.ru_utime + used.ru_stime) * LIMIT_FACTOR + LIMIT_EXTRA


def _survivors(sample: list[Mutant], shops: list[Workshop], limit: float, order: Order) -> list[Mutant]:
    """Try all mutants, one in each workshop at a time."""
    idle = list(shops)
    busy: dict[int, tuple[Workshop, Mutant, str]] = {}
    waiting = list(reversed(sample))
    survivors = []
    try:
        while waiting or busy:
            if waiting and idle:
                shop, mutant = idle.pop(), waiting.pop()
                kept = (shop.folder / mutant.file).read_text(encoding="utf-8")
                shop.change(mutant.file, mutant.source())
                busy[shop.run(limit, order)] = shop, mutant, kept
                continue
            process, status = os.wait()
            shop, mutant, kept = busy.pop(process)
            _end_group(process)
            shop.change(mutant.file, kept)
            idle.append(shop)
            if os.waitstatus_to_exitcode(status) == pytest.ExitCode.OK:
                survivors.append(mutant)
            _show_progress(len(sample) - len(waiting) - len(busy), len(sample))
    finally:
        for process in busy:
            _end_group(process)
    return survivors


def _show_progress(tried: int, all: int) -> None:
    """One line that counts, where a person watches."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{tried} of {all} mutants tried" + ("\n" if tried == all else ""))
        sys.stderr.flush()


def _end_group(process: int) -> None:
    """End whatever a test has started and left behind."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)


def main(arguments: list[str] | None = None) -> int:
    """Print the report; 1 if too many mutants lived, 2 if the tests fail without any change."""
    parser = argparse.ArgumentParser(description="Run the tests against a sample of small changes.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project")
    parser.add_argument(
        "--changed",
        nargs="+",
        default=[CHANGED],
        help=f"the folders and files to change (default: {CHANGED})",
    )
    parser.add_argument("--tests", nargs="+", default=[TESTS], help=f"the tests to run (default: {TESTS})")
    parser.add_argument("--sample", type=int, default=SAMPLE, help=f"how many mutants (default: {SAMPLE})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which mutants (default: {SEED})")
    parser.add_argument(
        "--processes", type=int, default=PROCESSES, help=f"how many at a time (default: {PROCESSES})"
    )
    chosen = parser.parse_args(arguments)
    try:
        report = report_on(
            chosen.root, chosen.changed, chosen.tests, chosen.sample, chosen.seed, chosen.processes
        )
    except Broken as broken:
        sys.stderr.write(f"{broken}\nThe tests fail although nothing was changed.\n")
        return 2
    sys.stdout.write("\n".join(report.lines()) + "\n")
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
