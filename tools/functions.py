"""Measures functions and files: the median and the longest of each folder, which fail above the limits."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "src/sleight/games/trickerion")

MEDIAN, LONGEST, FILE = 5, 50, 400
"""The most lines: of half of all functions, of any function, of any file."""


class Part(NamedTuple):
    """A function or a file, and how many lines it has."""

    lines: int
    name: str


def main() -> None:
    """Print what each folder is like, and what is too long."""
    faults = [fault for folder in FOLDERS for fault in measured(ROOT / folder)]
    print(*faults, sep="\n", end="\n" if faults else "")
    sys.exit(bool(faults))


def measured(folder: Path) -> list[str]:
    """Print the figures of a folder and return what is wrong with them."""
    trees = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}
    functions = [part for path, text in trees.items() for part in functions_of(path, text)]
    files = [Part(text.count("\n"), str(path.relative_to(ROOT))) for path, text in trees.items()]
    middle = median([part.lines for part in functions])
    longest = max(functions)
    print(
        f"{folder.relative_to(ROOT)}: {sum(part.lines for part in files)} lines, {len(functions)} functions, "
        f"median {middle:g}, longest {longest.lines} ({longest.name})"
    )
    faults = [f"the median of functions is {middle:g} lines, above {MEDIAN}"] if middle > MEDIAN else []
    faults += [
        f"{part.name} has {part.lines} lines, above {LONGEST}" for part in functions if part.lines > LONGEST
    ]
    return faults + [
        f"{part.name} has {part.lines} lines, above {FILE}" for part in files if part.lines > FILE
    ]


def functions_of(path: Path, text: str) -> Iterator[Part]:
    """Every function and method of a file."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
            yield Part((node.end_lineno or node.lineno) - node.lineno + 1, name)


if __name__ == "__main__":
    main()
