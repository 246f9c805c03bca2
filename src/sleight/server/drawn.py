"""The board of the terminal as plain text: what a client shows of a game that it has no board for."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

from sleight.core.installed import brought

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.view import View

_COLUMNS = 80


def drawn(game: str, view: View, lang: str, names: Sequence[str]) -> str:
    """The table as the owner of a view sees it, in lines of at most 80 columns."""
    out = StringIO()
    console = Console(file=out, width=_COLUMNS, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(brought(game, "faces.terminal.FACE").board(view, lang, names))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())
