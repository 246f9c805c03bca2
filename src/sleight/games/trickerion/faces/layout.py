"""Lines of text that stand beside and below each other, at most 80 columns wide."""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 79
"""One column is left free, because some terminals wrap a full line."""

GOLD = "color(136)"
OXBLOOD = "color(160)"
GREEN = "color(28)"
QUIET = "dim"

Line = Text | str


def cells(*parts: tuple[Line, int | None]) -> Text:
    """Texts beside each other, each as wide as it is told to be; None leaves it as it is."""
    line = Text()
    for part, width in parts:
        text = part.copy() if isinstance(part, Text) else Text(part)
        if width is not None:
            text.align("left", width)
        line.append_text(text)
    line.rstrip()
    return line


def beside(blocks: Sequence[Sequence[Line]], width: int) -> list[Text]:
    """Blocks of lines beside each other."""
    rows = zip_longest(*blocks, fillvalue="")
    return [cells(*((part, width) for part in row)) for row in rows]


def flow(title: Line, items: Sequence[Line], indent: int, between: str = " · ") -> list[Text]:
    """Items one after the other behind a title; what does not fit goes on below the first item."""
    rows = [cells((title, None))]
    rows[0].append(" " * (max(1, indent - rows[0].cell_len) if title else indent))
    fresh = True
    for number, item in enumerate(items, start=1):
        text = item if isinstance(item, Text) else Text(item)
        comma = len(between.rstrip()) if number < len(items) else 0
        if not fresh and rows[-1].cell_len + len(between) + text.cell_len + comma > WIDTH:
            rows[-1].append(between.rstrip())
            rows.append(Text(" " * indent))
            fresh = True
        if not fresh:
            rows[-1].append(between)
        rows[-1].append_text(text)
        fresh = False
    for row in rows:
        row.truncate(WIDTH, overflow="ellipsis")
    return rows


def paragraph(title: Line, text: str, indent: int, bold: int = 0) -> list[Text]:
    """A sentence behind a title, its lines below each other; so many of its first characters stand out."""
    first, *more = wrap(text, WIDTH - indent) or [""]
    opening = Text.assemble((first[:bold], "bold"), first[bold:])
    return [cells((title, indent), (opening, None)), *(Text(" " * indent + line) for line in more)]


def heading(title: str, more: str = "") -> Text:
    """The first line of a part of the board."""
    line = Text.assemble((f"{title} ", "bold"), (f"{more} " if more else "", QUIET))
    line.append("─" * (WIDTH - line.cell_len), style=GOLD)
    return line


def page(*parts: Sequence[Line]) -> Text:
    """All parts below each other."""
    lines = [line if isinstance(line, Text) else Text(line) for part in parts for line in part]
    return Text("\n").join(lines)
