"""Collects the tests for the tools that read their markers; none of them is run."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest

NOT_RUN = ("skip", "skipif", "xfail")


class Collector:
    """A pytest plugin that keeps the collected tests."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Keeps every test that is left at the end of the collection."""
        self.items = list(session.items)


def collect(root: Path) -> list[pytest.Item]:
    """Every test under the root, the long ones included, without running any."""
    collector = Collector()
    # An empty expression takes back the one in addopts, which leaves out the long tests.
    options = ["--collect-only", "-q", "-m", "", "-p", "no:cacheprovider", f"--rootdir={root}"]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main([*options, str(root / "tests")], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"{said.getvalue()}\nThe tests cannot be collected, so nothing can be counted.")
    return collector.items


def named(item: pytest.Item, marker: str) -> tuple[object, ...]:
    """What all markers of that name say, on function, class, module and parameter alike, each thing once."""
    return tuple(dict.fromkeys(thing for found in item.iter_markers(marker) for thing in found.args))


def runs(item: pytest.Item) -> bool:
    """Tells whether the test is neither skipped nor expected to fail."""
    return not any(item.get_closest_marker(name) for name in NOT_RUN)
