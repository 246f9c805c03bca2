"""`sleight analyse`: where each player of a recorded game lost most against the search."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.padding import Padding
from rich.text import Text

from sleight.arena.analysis import Analysis, Loss
from sleight.arena.analysis import analyse as analysed
from sleight.arena.interrupts import Interrupts
from sleight.arena.pool import usable_cores
from sleight.arena.progress import LateBar
from sleight.bots import bot_name
from sleight.cli.screen import make_console
from sleight.core.describe import describe, seat_name
from sleight.core.record import Record
from sleight.core.speech import speaker


def analyse(
    file: Path,
    /,
    *,
    sims: int | None = None,
    jobs: int | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Judge every decision of a finished game, and show the dearest ones of each player."""
    record = Record.read(file)
    title = speaker(lang, "sleight.cli").say("analyse-progress")
    with Interrupts() as interrupts, LateBar(title, 1) as bar:

        def told(done: int, of: int) -> None:
            bar.show(done, of)
            interrupts.check()

        found = analysed(record, sims=sims, jobs=usable_cores() if jobs is None else jobs, told=told)
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        _Report(file, record, lang).print(found)


class _Report:
    """An analysis in sentences."""

    def __init__(self, file: Path, record: Record, lang: str) -> None:
        self._file = file
        self._game = record.game
        self._lang = lang
        self._says = speaker(lang, "sleight.cli")
        self._console = make_console()
        self._names = [
            record.header.players[seat] if record.header.players else seat_name(seat, lang)
            for seat in range(record.header.seats)
        ]

    def print(self, found: Analysis) -> None:
        """Every player with the dearest moments."""
        bot = bot_name(found.bot, found.game, self._lang)
        self._line(self._says.say("analyse-title", {"bot": bot, "sims": found.sims}))
        for name, seat in zip(self._names, found.seats, strict=True):
            words = {"name": name, "lost": seat.lost, "decisions": seat.decisions}
            self._line("")
            self._line(self._says.say("analyse-seat" if seat.moments else "analyse-nothing", words), "bold")
            for moment in seat.moments:
                self._moment(moment)

    def _moment(self, loss: Loss) -> None:
        words = {"row": loss.row, "lost": loss.lost, "error": loss.error}
        self._line(self._says.say("analyse-moment", words), inset=2)
        self._line(self._says.say("analyse-played", {"choice": self._choice(loss.played)}), inset=4)
        self._line(self._says.say("analyse-better", {"choice": self._choice(loss.better)}), inset=4)
        for reason in (loss.weighed, loss.chances):
            if reason is not None:
                self._line(describe(reason, self._lang, self._names), inset=4)
        # It shows the table as it was when the choice was made; a command is never broken into lines.
        command = f"    sleight replay {self._file} --to {loss.row - 1}"
        self._console.print(Text(command, style="dim"), soft_wrap=True)

    def _choice(self, written: str) -> str:
        return describe(self._game.parse(written), self._lang, self._names)

    def _line(self, text: str, style: str = "", inset: int = 0) -> None:
        self._console.print(Padding(Text(text, style=style), (0, 0, 0, inset), expand=False))
