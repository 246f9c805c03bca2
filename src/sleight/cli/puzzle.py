"""`sleight puzzle`: a moment of a game, and the best choice to be found."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from sleight.arena.puzzles import numbered, opened, puzzles_of
from sleight.arena.today import utc_today
from sleight.cli.screen import ask, make_console
from sleight.cli.teller import Teller
from sleight.core import registry
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from sleight.arena.puzzles.puzzle import Opened, Puzzle


def puzzle(game: str, number: int | None = None, /, *, lang: str = "en") -> None:
    """Show a moment of a game and take an answer."""
    speaker(lang)
    rules = registry.playable(game)
    count = len(puzzles_of(game))
    wanted = utc_today().toordinal() % max(count, 1) + 1 if number is None else number
    shown = numbered(game, wanted)
    moment = opened(rules, shown)
    teller = Teller(make_console(), game, lang, moment.seats, shown.seat)
    teller.say("puzzle-title", number=wanted, count=count)
    teller.console.print(teller.face.board(moment.view, lang, teller.names))
    teller.console.print()
    teller.console.print(Text(teller.sentence(moment.question), style="bold"))
    keys = {
        teller.face.key(moment.view, choice) or str(place): place - 1
        for place, choice in enumerate(moment.choices, start=1)
    }
    teller.choices(moment.view, list(zip(keys, moment.choices, strict=True)))
    with suppress(EOFError):
        _judge(teller, shown, moment, _chosen(teller, shown, keys))


def _chosen(teller: Teller, puzzle: Puzzle, keys: dict[str, int]) -> int:
    """Lines are taken until one of them is a choice: by its key or by its text form."""
    texts = {written: place for place, written in enumerate(puzzle.choices)}
    while True:
        line = " ".join(ask("> ").split())
        if line in keys:
            return keys[line]
        if line in texts:
            return texts[line]
        teller.say("input-unknown", line=line, example=puzzle.choices[0])


def _judge(teller: Teller, puzzle: Puzzle, moment: Opened, chosen: int) -> None:
    """Right or wrong, and why: what every choice is worth."""
    best = teller.sentence(moment.choices[puzzle.best])
    teller.console.print()
    if chosen in puzzle.good:
        teller.say("puzzle-right")
    else:
        teller.say("puzzle-wrong", best=best)
    teller.say("puzzle-figures")
    teller.console.print(_figures(teller, puzzle, moment, chosen))
    teller.say("puzzle-margin", margin=puzzle.margin, error=puzzle.error)


def _figures(teller: Teller, puzzle: Puzzle, moment: Opened, chosen: int) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for place in sorted(range(len(puzzle.choices)), key=lambda each: -puzzle.values[each]):
        notes = [
            teller.cli.say(id)
            for id, where in (("puzzle-yours", chosen), ("puzzle-played", puzzle.played))
            if place == where
        ]
        style = "bold" if place in puzzle.good else ""
        cells = [f"{puzzle.values[place]:+.2f}", teller.sentence(moment.choices[place]), ", ".join(notes)]
        grid.add_row(*[Text(cell, style=style) for cell in cells])
    return grid
