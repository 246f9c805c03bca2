"""The console of the command: calm lines of at most 80 columns, plain where nobody looks at colours."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 80


def make_console() -> Console:
    """A console for standard output."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDTH)
    return console


def ask(prompt: str) -> str:
    """A line from the person. Where nobody types, it is repeated, so that what is printed reads well."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def bulleted(bullet: str, text: str | Text, style: str = "") -> Table:
    """A paragraph with a hanging indent."""
    grid = Table.grid()
    grid.add_column(width=2)
    grid.add_column()
    grid.add_row(Text(bullet, style="dim"), Text(text, style=style) if isinstance(text, str) else text)
    return grid


def in_columns(entries: Sequence[tuple[str, str]], width: int) -> Table:
    """Keys and texts, in two columns read downwards where all fit, else in one."""
    key_width = max(len(key) for key, _ in entries)
    half = (width - 4) // 2
    two = len(entries) > 3 and all(key_width + 2 + len(text) < half for _, text in entries)
    rows = (len(entries) + 1) // 2 if two else len(entries)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number in range(rows):
        cells = [_entry(key, text, key_width) for key, text in entries[number::rows]]
        grid.add_row(*cells)
    return grid


def explained(entries: Sequence[tuple[str, str]]) -> Table:
    """Terms and their meanings."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for term, meaning in entries:
        grid.add_row(Text(f"  {term}", style="bold"), Text(meaning))
    return grid


def _entry(key: str, text: str, width: int) -> Text:
    return Text.assemble("  ", (key.rjust(width), "bold"), "  ", text)
