"""What is printed for a reader: boards, lists, parts of the board, and what happens."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Console

from sleight.cli.listing import Entry, listing
from sleight.cli.teller import Teller
from sleight.games.trickerion.faces.terminal import FACE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from sleight.core.event import Event
    from sleight.games.trickerion.state.position import TrickerionPosition

NAMES = ["You", "Maximilian-Theodor", "Clara", "Dorian"]
_WIDE = 300
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def console(*, colours: bool = False, width: int = _WIDE) -> Console:
    """A console that does not break lines, so that those that are too long can be seen."""
    system = "256" if colours else None
    return Console(
        file=io.StringIO(),
        width=width,
        force_terminal=colours,
        color_system=system,  # type: ignore[arg-type]  # a name of a colour system, or none
        highlight=False,
        markup=False,
        emoji=False,
    )


def printed(picture: RenderableType, *, colours: bool = False) -> str:
    """What a picture looks like."""
    there = console(colours=colours)
    there.print(picture)
    return there.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO


def widest(text: str) -> int:
    """How many columns the longest line needs."""
    return max((cell_len(line.rstrip()) for line in ESCAPE.sub("", text).splitlines()), default=0)


def shown(position: TrickerionPosition, lang: str = "en", seat: int | None = 0) -> str:
    """The board as a seat sees it."""
    return printed(FACE.board(position.view(seat), lang, NAMES[: position.table.seats]))


def looked(position: TrickerionPosition, word: str, rest: str = "", lang: str = "en") -> str:
    """What a word tells the first seat."""
    return printed(FACE.look(word, rest, position.view(0), lang, NAMES[: position.table.seats]))


def listed(position: TrickerionPosition, lang: str = "en", seat: int = 0) -> str:
    """The list of choices, as it is printed."""
    names = Teller(console(), "trickerion", lang, position.table.seats, seat).names
    asides = [choice for choice in position.asides(seat) if not choice.gives_away]
    view, choices = position.view(seat), position.choices(seat) + asides
    entries = [Entry(*FACE.entry(view, choice, lang, names)) for choice in choices]
    return printed(listing([(str(number), each) for number, each in enumerate(entries, start=1)], 80))


def told(events: Sequence[Event], lang: str = "en", seat: int | None = 0, seats: int = 2) -> str:
    """Events as the teller prints them."""
    there = console(width=80)
    teller = Teller(there, "trickerion", lang, seats, seat)
    teller._tell("›", teller.seen(events))
    out = there.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO
    return "\n".join(line.rstrip() for line in out.splitlines())
