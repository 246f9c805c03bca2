"""`sleight puzzles`: makes puzzles from records."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from sleight.arena.match import play_game
from sleight.arena.progress import LateBar
from sleight.arena.puzzles.making import Wanted, puzzle_in
from sleight.arena.puzzles.puzzle import Puzzles, Ways, read_puzzles, written
from sleight.arena.whole_file import whole_file
from sleight.bots import bot_codes, check_codes
from sleight.cli.arguments import read_options, split_codes
from sleight.core import registry
from sleight.core.errors import BadInput
from sleight.core.record import Record
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.registry import AnyGame


def puzzles(
    game: str,
    /,
    *,
    out: Path,
    count: int = 50,
    record: Annotated[tuple[Path, ...], Parameter(negative=())] = (),
    bots: str | None = None,
    playout: str | None = None,
    guesses: int = 200,
    scored: Annotated[bool, Parameter(negative=())] = False,
    least: float = 1.0,
    late: float = 0.0,
    seed: int = 0,
    recommended: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    lang: str = "en",
) -> None:
    """Find moments at which something else would have been clearly better."""
    says = speaker(lang, "sleight.cli")
    rules = registry.playable(game)
    code = bot_codes(game)[-1] if playout is None else playout
    players = (code,) * min(rules.seat_counts) if bots is None else split_codes(bots)
    check_codes([code, *players], game)
    begun = _begun(rules, Ways(code, guesses, scored), out)
    found = [*begun.puzzles]
    records = _records(rules, record, players, seed, read_options(rules, option, recommended), begun.records)
    with LateBar(says.say("puzzles-progress"), count, len(found)) as bar:
        for looked, each in records:
            if len(found) >= count:
                break
            puzzle = puzzle_in(each, begun.ways, Wanted(least, late), Random(f"puzzles {seed} {looked}"))
            if puzzle is not None:
                found.append(puzzle)
                bar.advance()
            _write(msgspec.structs.replace(begun, puzzles=tuple(found), records=looked), out)
    sys.stdout.write(says.say("puzzles-written", {"count": len(found), "file": str(out)}) + "\n")


def _begun(game: AnyGame, ways: Ways, out: Path) -> Puzzles:
    """What the file holds already, if it was made in the same ways; else nothing yet."""
    if not out.exists():
        return Puzzles(game.id, game.rules_version, ways, ())
    known = read_puzzles(out.read_bytes())
    if (known.game, known.rules, known.ways) != (game.id, game.rules_version, ways):
        raise BadInput("puzzles-other", file=str(out))
    return known


def _records(
    game: AnyGame,
    files: Sequence[Path],
    bots: Sequence[str],
    seed: int,
    options: dict[str, object],
    done: int,
) -> Iterator[tuple[int, Record]]:
    """Records, each with its number from 1, without those that are done: those that are named, or else games
    of bots without end."""
    if files:
        for number, file in enumerate(files[done:], start=done + 1):
            yield number, Record.read(file, game)
        return
    number = done
    while True:
        number += 1
        played = play_game(game, bots, seed + number, options)
        assert played.record is not None
        yield number, Record.from_text(played.record, game)


def _write(puzzles: Puzzles, file: Path) -> None:
    with whole_file(file) as lines:
        lines.write(written(puzzles).decode() + "\n")
