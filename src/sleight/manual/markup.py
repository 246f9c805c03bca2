"""The little markup of the texts: paragraphs, lists, examples, tables, **bold** and [links](page)."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from sleight.manual.pages import Block, Line, Span

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Literal

    Kind = Literal["text", "list", "example", "table"]

_SPAN = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\[(?P<text>[^\]]+)\]\((?P<to>[^)]+)\)")
_KINDS: dict[str, Kind] = {"- ": "list", "> ": "example", "| ": "table"}


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of a text; a blank line ends a paragraph."""
    return tuple(_blocks(text.strip().splitlines()))


def _blocks(lines: list[str]) -> Iterator[Block]:
    for kind, grouped in groupby(lines, _kind):
        group = list(grouped)
        if kind == "text":
            yield Block("text", ((spans(" ".join(group)),),))
        elif kind == "table":
            yield Block("table", tuple(_cells(line) for line in group))
        elif kind:
            yield Block(kind, tuple((spans(line[2:]),) for line in group))


def _kind(line: str) -> Kind | None:
    """What a line is part of; None for a blank one."""
    return _KINDS.get(line[:2], "text") if line.strip() else None


def _cells(line: str) -> tuple[Line, ...]:
    return tuple(spans(cell.strip()) for cell in line.strip().strip("|").split("|"))


def spans(line: str, bold: bool = False) -> Line:
    """A line with its bold words and links; a link may be bold, too."""
    found: list[Span] = []
    end = 0
    for match in _SPAN.finditer(line):
        found += _plain_span(line[end : match.start()], bold)
        if match["bold"]:
            found += spans(match["bold"], bold=True)
        else:
            found.append(Span(match["text"], bold, match["to"]))
        end = match.end()
    return (*found, *_plain_span(line[end:], bold))


def _plain_span(text: str, bold: bool) -> Line:
    return (Span(text, bold),) if text else ()


def plain(line: Line) -> str:
    """What a line says, without its markup."""
    return "".join(span.text for span in line)
