"""tools/functions.py: what is too long is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import functions


def laid(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> list[str]:
    """The faults of a folder that holds one file."""
    (folder / "one.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(functions, "ROOT", folder)
    return functions.measured(folder)


def test_short_functions_are_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert laid(tmp_path, monkeypatch, "def one():\n    return 1\n") == []


def test_a_long_function_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short = "def short():\n    return 1\n" * 2
    long = "def long():\n" + "    one = 1\n" * functions.LONGEST
    assert laid(tmp_path, monkeypatch, short + long) == ["one.py:5 long has 51 lines, above 50"]


def test_the_median_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    middling = "def middling():\n" + "    one = 1\n" * functions.MEDIAN
    assert laid(tmp_path, monkeypatch, middling) == ["the median of functions is 6 lines, above 5"]


def test_a_long_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "def one():\n    return 1\n" + "TWO = 2\n" * functions.FILE
    assert laid(tmp_path, monkeypatch, text) == ["one.py has 402 lines, above 400"]
