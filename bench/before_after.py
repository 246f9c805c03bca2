"""Two commits side by side: `python bench/before_after.py BEFORE AFTER [--rounds 5] [--compiled FOLDER]`.

Each commit runs in a process of its own with the same interpreter, and they do the same pieces of work in
turn: random play; view, guess and copy at positions along random games; and what a search does, along games
that nobody has seen before: a view, the first and the second guess of a view, a guess with a playout to the
end. The speed of a shared machine drifts, so what is timed is the processor, and only ratios of medians are
told: 1.10 means that the second commit is 10 % faster. Both run as pure Python unless a folder is named into
which the second was compiled (`python hatch_compile.py --into FOLDER/sleight_compiled`).
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parents[1]
WORK = "--work"
FULL: Mapping[str, object] = {"dark_alley": True, "prophecies": True}
TABLES: Mapping[str, tuple[str, Mapping[str, object]]] = {
    "abracada": ("abracada", {}),
    "trickerion, base": ("trickerion", {}),
    "trickerion, full": ("trickerion", FULL),
    "powers": ("trickerion", {**FULL, "powers": True}),
    "dawn": ("trickerion", {**FULL, "dawn": True}),
}
CALLS = ("play", "view", "guess", "copy", "new view", "first guess", "second guess", "playout")
SEATS = 4
_GAMES = 6
_A_GAME = 20
"""So many positions along each of so many games are looked at."""

_LEAST_ROUNDS = 2


class Piece(msgspec.Struct, frozen=True):
    """A piece of work: how often something is done at a kind of table."""

    table: str
    call: str
    times: int
    seed: int = 0


class Done(msgspec.Struct):
    """How long the processor took, and how much it was: decisions of games, or calls."""

    seconds: float
    counted: int


# --- in the process of a commit -----------------------------------------------------------------------


def work() -> None:
    """Do one piece of work for each line that comes in."""
    for line in sys.stdin:
        done = do(msgspec.json.decode(line, type=Piece))
        print(msgspec.json.encode(done).decode(), flush=True)


def do(piece: Piece) -> Done:
    """One piece of work, timed."""
    rng = Random(piece.seed)
    if piece.call == "play":
        start = process_time()
        counted = sum(_played(piece.table, rng) for _ in range(piece.times))
        return Done(process_time() - start, counted)
    if piece.call in ALONG:
        return _searched(piece, rng)
    game = _game(piece.table)
    looked_at = _positions(piece.table)
    start = process_time()
    for _ in range(piece.times):
        for position, seat, view in looked_at:
            if piece.call == "view":
                position.view(seat)
            elif piece.call == "copy":
                position.copy()
            else:
                game.guess(view, rng)
    return Done(process_time() - start, piece.times * len(looked_at))


def _searched(piece: Piece, rng: Random) -> Done:
    """New games are played at random, and what a search does is timed at their positions, one by one."""
    prepare, do_one = ALONG[piece.call]
    seconds, counted = 0.0, 0
    for _ in range(piece.times):
        passed: list[Any] = []
        _played(piece.table, rng, passed)
        every = passed if piece.call != "playout" else passed[:: max(1, len(passed) // _A_GAME)]
        ready = [prepare(_game(piece.table), position, rng) for position in every]
        start = process_time()
        for each in ready:
            do_one(each, rng)
        seconds += process_time() - start
        counted += len(ready)
    return Done(seconds, counted)


def _nothing(game: Any, position: Any, rng: Random) -> Any:  # noqa: ARG001  # others need all of it
    return position


def _a_view(game: Any, position: Any, rng: Random) -> Any:  # noqa: ARG001
    return game, position.view(position.waiting[0])


def _a_guess(game: Any, position: Any, rng: Random) -> Any:
    guess = _guesses(game, position.view(position.waiting[0]))
    guess(rng)
    return guess


def _look(position: Any, rng: Random) -> None:  # noqa: ARG001
    position.view(position.waiting[0])


def _guess_first(seen: Any, rng: Random) -> None:
    _guesses(*seen)(rng)


def _guess_again(guess: Callable[[Random], Any], rng: Random) -> None:
    guess(rng)


def _play_out(guess: Callable[[Random], Any], rng: Random) -> None:
    """One of many from the same view, as a search has them."""
    guessed = guess(rng)
    while guessed.waiting:
        seat = guessed.waiting[0]
        guessed.apply(seat, rng.choice(guessed.choices(seat)))


def _guesses(game: Any, view: Any) -> Callable[[Random], Any]:
    """How a commit makes many guesses of one view."""
    if hasattr(game, "guesser"):
        draw: Callable[[Random], Any] = game.guesser(view).draw
        return draw
    return partial(game.guess, view)


ALONG: Mapping[str, tuple[Callable[[Any, Any, Random], Any], Callable[[Any, Random], None]]] = {
    "new view": (_nothing, _look),
    "first guess": (_a_view, _guess_first),
    "second guess": (_a_guess, _guess_again),
    "playout": (_a_guess, _play_out),
}
"""What is done before the clock runs, and what is timed."""


def _game(table: str) -> Any:
    """The game of the commit whose sources stand first on the path."""
    import sleight

    return sleight.game(TABLES[table][0])


def _played(table: str, rng: Random, kept: list[Any] | None = None) -> int:
    """The decisions of a random game; copies of its positions are kept if somebody wants them."""
    position = _game(table).new(SEATS, rng.getrandbits(64), TABLES[table][1])
    decisions = 0
    while position.waiting:
        if kept is not None:
            kept.append(position.copy())
        seat = position.waiting[0]
        position.apply(seat, rng.choice(position.choices(seat)))
        decisions += 1
    return decisions


@cache
def _positions(table: str) -> list[tuple[Any, int, Any]]:
    """Positions of random games from their start to their end, with who is asked and what that seat sees."""
    rng = Random(1)
    found = []
    for _ in range(_GAMES):
        passed: list[Any] = []
        _played(table, rng, passed)
        found += passed[:: max(1, len(passed) // _A_GAME)]
    return [(position, position.waiting[0], position.view(position.waiting[0])) for position in found]


# --- around both --------------------------------------------------------------------------------------


class Worker:
    """A process that runs the sources of one commit."""

    def __init__(self, revision: str, folder: Path, compiled: Path | None = None) -> None:
        archive = subprocess.run(
            ["git", "archive", revision, "src"], cwd=ROOT, capture_output=True, check=True
        )
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
            tar.extractall(folder, filter="data")
        self._process = subprocess.Popen(
            [sys.executable, __file__, WORK],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **variables(folder / "src", compiled)},
            text=True,
        )

    def do(self, piece: Piece) -> Done:
        """Let it do one piece of work."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(piece).decode() + "\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Done)

    def close(self) -> None:
        """Let it end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def variables(sources: Path, compiled: Path | None) -> dict[str, str]:
    """What a process runs: the sources of its commit, or what was compiled from them."""
    path = os.pathsep.join([str(sources), *([str(compiled.resolve())] if compiled else [])])
    return {"PYTHONPATH": path, "SLEIGHT_PURE": "" if compiled else "1", "PYTHONHASHSEED": "0"}


@contextmanager
def workers(*revisions: str, compiled: Path | None = None) -> Iterator[list[Worker]]:
    """A process for each commit, the last one compiled if a folder is named; all is gone at the end."""
    last = len(revisions) - 1
    with TemporaryDirectory(prefix="sleight-bench-") as folder:
        made = [
            Worker(each, Path(folder, str(number)), compiled if number == last else None)
            for number, each in enumerate(revisions)
        ]
        try:
            yield made
        finally:
            for worker in made:
                worker.close()


class Ratio(NamedTuple):
    """How many times as fast the second commit is."""

    ratio: float
    low: float
    high: float
    """Half of the rounds lie between these."""

    same: bool
    """True if both did equally much; random games differ if their choices do."""


def compared(before: Worker, after: Worker, table: str, call: str, rounds: int, seconds: float) -> Ratio:
    """Both do the same pieces of work in turn; who begins changes with every round."""
    times = max(_times(worker, table, call, seconds) for worker in (before, after))
    old: list[Done] = []
    new: list[Done] = []
    for number in range(rounds):
        piece = Piece(table, call, times, number)
        turns = [(before, old), (after, new)]
        for worker, done in turns if number % 2 else turns[::-1]:
            done.append(worker.do(piece))
    pairs = [one.seconds / other.seconds for one, other in zip(old, new, strict=True)]
    low, _, high = quantiles(pairs, n=4)
    ratio = median(each.seconds for each in old) / median(each.seconds for each in new)
    return Ratio(ratio, low, high, [each.counted for each in old] == [each.counted for each in new])


def _times(worker: Worker, table: str, call: str, seconds: float) -> int:
    """How often something must be done to take that long; finding out also fills caches."""
    times = 1
    while worker.do(Piece(table, call, times)).seconds < seconds:
        times *= 2
    return times


def main(arguments: list[str]) -> None:
    """Compare two commits and print the ratios."""
    parser = argparse.ArgumentParser(description="Compare the speed of two commits.")
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--calls", nargs="+", choices=CALLS, default=CALLS, help="what is timed")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=tuple(TABLES), help="where")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="how long a piece of work takes at least")
    parser.add_argument("--compiled", type=Path, help="the folder that holds the second commit's build")
    chosen = parser.parse_args(arguments)
    rounds = max(chosen.rounds, _LEAST_ROUNDS)
    print(f"{chosen.after} by {chosen.before}, medians of {rounds} alternating rounds; above 1 is faster")
    with workers(chosen.before, chosen.after, compiled=chosen.compiled) as (before, after):
        for table in chosen.tables:
            for call in chosen.calls:
                found = compared(before, after, table, call, rounds, chosen.seconds)
                note = "" if found.same else "  (they did not do the same)"
                print(
                    f"{table:18}{call:13}{found.ratio:5.2f}  ({found.low:.2f} to {found.high:.2f}){note}",
                    flush=True,
                )


if __name__ == "__main__":
    work() if sys.argv[1:] == [WORK] else main(sys.argv[1:])
