"""A long list of choices, made readable: under headings, side by side where they belong together."""

from __future__ import annotations

from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from rich.console import Group
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

_INDENT = 2
_GAP = 2
_APART = 3
"""Between the choices that share a line."""

_MOST_COLUMNS = 4
_FEW = 3
"""So many choices stand below each other even if there is room."""

_NARROWEST = 20
"""How narrow the column of notes may become."""


class Entry(NamedTuple):
    """How one choice is listed."""

    label: str
    """What it does, in few words; its heading and its line need not be repeated."""

    heading: str = ""
    """Neighbours with the same heading stand below it together."""

    line: str = ""
    """Neighbours with the same line share one line, which begins with these words."""

    note: str = ""
    """What a player would work out: it stands beside the label."""


Listed = tuple[str, Entry]
"""What to type for a choice, and how it is listed."""


def listing(listed: Sequence[Listed], width: int) -> Group:
    """All choices, as many lines as they need."""
    key_width = max(len(key) for key, _ in listed)
    texts: list[Text] = []
    for heading, group in groupby(listed, key=lambda each: each[1].heading):
        if heading:
            texts.append(Text(heading, style="italic"))
        for kind, part in groupby(group, key=_kind):
            texts += _LAYOUTS[kind](list(part), key_width, width)
    return Group(*texts)


def _kind(each: Listed) -> str:
    """How a choice is laid out: beside others on a line, with a note, or in columns."""
    return "line" if each[1].line else "note" if each[1].note else "column"


def _lines(part: list[Listed], key_width: int, width: int) -> list[Text]:
    """Choices that share a line: its words, then each choice with its key."""
    first = max(cell_len(entry.line) for _, entry in part) + _GAP
    found = []
    for line, group in groupby(part, key=lambda each: each[1].line):
        cells = [_cell(f"{key.rjust(key_width)})", _labelled(entry), 1) for key, entry in group]
        found += _flowed(Text(line), first, cells, width)
    return found


def _flowed(line: Text, first: int, cells: list[Text], width: int) -> list[Text]:
    """Cells one after the other; what does not fit goes on below the first one."""
    rows = [_padded(line, _INDENT, first)]
    for cell in cells:
        if rows[-1].cell_len + cell.cell_len > width and rows[-1].cell_len > _INDENT + first:
            rows.append(_padded(Text(), _INDENT, first))
        rows[-1].append_text(cell).append(" " * _APART)
    for row in rows:
        row.rstrip()
    return rows


def _noted(part: list[Listed], key_width: int, width: int) -> list[Text]:
    """One choice a line, its note in a column of its own, on several lines if it must be."""
    label_width = max(cell_len(entry.label) for _, entry in part) + _GAP
    first = key_width + _GAP + label_width
    found = []
    for key, entry in part:
        notes = wrap(entry.note, max(_NARROWEST, width - _INDENT - first))
        row = _padded(_cell(key.rjust(key_width), entry.label), _INDENT, first)
        found.append(row.append(notes[0], style="dim"))
        found += [_padded(Text(), _INDENT, first).append(note, style="dim") for note in notes[1:]]
    return found


def _columns(part: list[Listed], key_width: int, width: int) -> list[Text]:
    """Short labels side by side, read downwards."""
    cell_width = max(cell_len(entry.label) for _, entry in part) + key_width + 2 * _GAP
    columns = max(1, min(_MOST_COLUMNS, (width - _INDENT + _GAP) // cell_width))
    rows = -(-len(part) // columns) if len(part) > _FEW else len(part)
    found = []
    for number in range(rows):
        row = Text(" " * _INDENT)
        for key, entry in part[number::rows]:
            cell = _cell(key.rjust(key_width), entry.label)
            row.append_text(_padded(cell, 0, cell_width))
        row.rstrip()
        found.append(row)
    return found


_LAYOUTS = {"line": _lines, "note": _noted, "column": _columns}


def _labelled(entry: Entry) -> str:
    return f"{entry.label} {entry.note}".strip()


def _cell(key: str, label: str, gap: int = _GAP) -> Text:
    return Text.assemble((key, "bold"), " " * gap, label)


def _padded(text: Text, indent: int, width: int) -> Text:
    row = Text(" " * indent).append_text(text)
    row.append(" " * max(0, indent + width - row.cell_len))
    return row
