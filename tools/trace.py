"""Holds what games look like: a digest of every list of events, view, save and list of choices.

The golden records and some hundred seeded games with all options and numbers of seats are played, and each
leaves one line in `tests/traces/GAME.txt`; `tests/traces/tables` says how each seeded game is set, so that a
new option leaves them as they are and gets games of its own at the end. Work on the rooms of a game must
leave every line as it is; a step that adds a field writes the file anew with `--write` and says so.
`--rows NAME` prints the digests of each row of one game, so that two versions can be compared row by row.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import sleight
from sleight.core.record import Record
from sleight.core.registry import AnyGame

ROOT = Path(__file__).parent.parent / "tests"
GUESS_EVERY = 25
"""A guess of every viewer is laid after so many rows."""

_IDLE = frozenset(("rest", "idle", "finish", "decline", "plain", "forgo", "leave"))
"""The verbs that half of the seeded games avoid, so that their tables fill with things."""


def main() -> None:
    """Compare with the stored lines, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sleight.games())
    parser.add_argument("--write", action="store_true", help="store the lines instead of comparing them")
    parser.add_argument("--rows", metavar="NAME", help="print the digests of each row of one game")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth game")
    arguments = parser.parse_args()
    if arguments.rows:
        for row in traced(arguments.game, arguments.rows):
            print(" ".join(row))
        return
    names = list(all_names(arguments.game))[:: arguments.every]
    with Pool() as pool:
        lines = pool.starmap(line, [(arguments.game, name) for name in names], chunksize=1)
    if arguments.write:
        stored(arguments.game).parent.mkdir(exist_ok=True)
        stored(arguments.game).write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    kept = set(stored(arguments.game).read_text(encoding="utf-8").splitlines())
    differing = [each.split()[0] for each in lines if each not in kept]
    print(f"{len(lines)} games traced, {len(differing)} differ", *differing[:20])
    sys.exit(bool(differing))


def stored(game: str) -> Path:
    """The file with the line of every game."""
    return ROOT / "traces" / f"{game}.txt"


def all_names(game: str) -> Iterator[str]:
    """The golden records, then the seeded games."""
    yield from (f"golden/{file.stem}" for file in sorted((ROOT / "golden" / game).glob("*.sleight")))
    yield from (f"seeded/{number}" for number in range(len(tables(game))))


class Table(msgspec.Struct, frozen=True):
    """How a seeded game is set."""

    seats: int
    options: dict[str, object]


@cache
def tables(game: str) -> tuple[Table, ...]:
    """Those of all seeded games."""
    lines = (ROOT / "traces" / "tables" / f"{game}.jsonl").read_bytes()
    return tuple(msgspec.json.Decoder(Table).decode_lines(lines))


def line(game: str, name: str) -> str:
    """The name of a game, its number of rows and one digest of everything."""
    digest, rows = blake2b(digest_size=16), 0
    for row in traced(game, name):
        digest.update(" ".join(row).encode())
        rows += 1
    return f"{name} {rows} {digest.hexdigest()}"


def traced(game: str, name: str) -> Iterator[tuple[str, ...]]:
    """The digests of each row: what was played, events, views, saves, choices and guesses."""
    kind, which = name.split("/")
    loaded = sleight.game(game)
    record = _golden(loaded, which) if kind == "golden" else _seeded(loaded, int(which))
    for number, (text, position, events) in enumerate(record):
        viewers = [*range(position.table.seats), None]
        yield (
            text,
            _digest([[event.seen_by(seat) for seat in viewers] for event in events]),
            _digest([position.view(seat) for seat in viewers]),
            _digest(position.to_dict()),
            _digest([[_asked(position, seat) for seat in position.waiting], position.fingerprint()]),
            _guesses(loaded, position, viewers, number) if number % GUESS_EVERY == 0 else "-",
        )


def _digest(value: object) -> str:
    return blake2b(msgspec.json.encode(value), digest_size=6).hexdigest()


def _asked(position: Any, seat: int) -> list[object]:
    """The question, its answers, and what may be done unasked."""
    choices = [sleight.text(choice) for choice in position.choices(seat)]
    return [position.asked(seat), choices, [sleight.text(choice) for choice in position.asides(seat)]]


def _guesses(game: AnyGame, position: Any, viewers: list[int | None], number: int) -> str:
    return _digest([game.guess(position.view(seat), Random(number)).to_dict() for seat in viewers])


Row = tuple[str, Any, list[Any]]


def _golden(game: AnyGame, name: str) -> Iterator[Row]:
    """The rows of a stored record, undos and asides among them."""
    record = Record.read(ROOT / "golden" / game.id / f"{name}.sleight", game)
    yield "start", record.replay(0), []
    for row, events, position in record.steps():
        yield row.written, position, events


def _seeded(game: AnyGame, number: int) -> Iterator[Row]:
    """A game in which all choose at random; in every second one they prefer to do something."""
    rng = Random(number)
    table = tables(game.id)[number]
    position = game.new(table.seats, number, table.options)
    yield f"{table.seats} {sorted(table.options.items())}", position, []
    while position.waiting:
        seat = rng.choice(position.waiting)
        unasked = position.asides(seat) if rng.random() < 0.05 else []
        choice = _picked(unasked or position.choices(seat), rng, eager=number % 2 == 1)
        events = position.apply(seat, choice)
        yield sleight.text(choice), position, events


def _picked(choices: list[Any], rng: Random, eager: bool) -> Any:
    busy = [choice for choice in choices if sleight.text(choice).split()[0] not in _IDLE] if eager else []
    return rng.choice(busy or choices)


if __name__ == "__main__":
    main()
