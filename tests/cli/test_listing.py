"""Long lists of choices."""

from __future__ import annotations

import io

from rich.cells import cell_len
from rich.console import Console

from sleight.cli.listing import Entry, listing


def printed(*entries: Entry) -> list[str]:
    out = io.StringIO()
    listed = [(str(number), entry) for number, entry in enumerate(entries, start=1)]
    Console(file=out, width=80, color_system=None).print(listing(listed, 80))
    lines = out.getvalue().splitlines()
    assert max(cell_len(line) for line in lines) <= 80
    return lines


def test_few_short_choices_stand_below_each_other() -> None:
    assert printed(Entry("red"), Entry("green")) == ["  1  red", "  2  green"]


def test_many_short_choices_stand_in_columns_and_are_read_downwards() -> None:
    lines = printed(*(Entry(f"colour {number}") for number in range(1, 11)))
    assert lines[0] == "   1  colour 1    4  colour 4    7  colour 7   10  colour 10"
    assert len(lines) == 3


def test_headings_gather_neighbours() -> None:
    lines = printed(Entry("wood", "Buy"), Entry("rope", "Buy"), Entry("rope", "Order"), Entry("stop"))
    assert lines == ["Buy", "  1  wood", "  2  rope", "Order", "  3  rope", "  4  stop"]


def test_choices_share_a_line() -> None:
    lines = printed(
        Entry("×1", line="wood"), Entry("×2", line="wood"), Entry("×1", line="petroleum", note="(dear)")
    )
    assert lines == ["  wood       1) ×1   2) ×2", "  petroleum  3) ×1 (dear)"]


def test_a_full_line_goes_on_below_its_first_choice() -> None:
    lines = printed(*(Entry(f"a choice with number {number}", line="wood") for number in range(1, 6)))
    assert len(lines) == 3
    assert lines[1] == "        3) a choice with number 3   4) a choice with number 4"


def test_notes_stand_in_a_column_of_their_own_and_are_wrapped_there() -> None:
    lines = printed(Entry("short", note="why"), Entry("a longer label", note="because " * 12))
    assert lines[0] == "  1  short           why"
    assert lines[1].startswith("  2  a longer label  because because")
    assert lines[2].startswith(" " * 21 + "because")
