"""The tables of docs/speed.md: `python bench/speed.py BEFORE [--rounds 5] [--seconds 24]` prints them.

It compiles the rules in a folder of its own, compares both modes with other engines, and both with an older
commit. What is committed is measured, so nothing may be changed since.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import before_after
from bench.compare import COMPARISONS

ROOT = Path(__file__).resolve().parents[1]
TABLES = ("abracada", "trickerion, base", "trickerion, full")
CALLS = {
    "new view": "time of a view along a game",
    "first guess": "time of the first guess of a view",
    "second guess": "time of the second guess",
    "playout": "playouts a second from a guess",
}
FASTER = ("playout",)
"""What is told as a speed; the rest is told as a time."""


def main(arguments: list[str]) -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description="Print the tables of docs/speed.md.")
    parser.add_argument("before", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=5, help="alternating rounds between the commits")
    parser.add_argument("--seconds", type=float, default=24, help="how long a comparison of engines runs")
    parser.add_argument("--compiled", type=Path, help="the folder of a build that is there already")
    chosen = parser.parse_args(arguments)
    with TemporaryDirectory(prefix="sleight-speed-") as made:
        build = chosen.compiled or compiled(Path(made))
        modes: list[Path | None] = [None, build]
        told(
            "Ratio of decisions a second",
            zip(*(engines(mode, chosen.seconds) for mode in modes), strict=True),
        )
        told(f"By {chosen.before}", zip(*(commits(chosen, mode) for mode in modes), strict=True))


def compiled(folder: Path) -> Path:
    """Everything compiled, in a folder of its own."""
    program = [sys.executable, "hatch_compile.py", "--into", str(folder / "sleight_compiled")]
    subprocess.run(program, cwd=ROOT, check=True)
    return folder


def told(title: str, rows: Iterator[tuple[tuple[str, float], ...]]) -> None:
    """One table, a row for each figure and a column for each mode."""
    print(f"\n| {title} | pure | compiled |\n|---|---|---|")
    for (name, pure), (_, fast) in rows:
        print(f"| {name} | {pure:.2f} | {fast:.2f} |", flush=True)


def engines(build: Path | None, seconds: float) -> Iterator[tuple[str, float]]:
    """How many times as fast we are as others, in the mode of a process of its own."""
    ran = subprocess.run(
        [sys.executable, "bench/compare.py", "--json", "--races", "--seconds", str(seconds)],
        cwd=ROOT,
        env={**os.environ, **before_after.variables(ROOT / "src", build)},
        stdout=subprocess.PIPE,
        check=True,
    )
    races = {found["game"]: _ratios(found) for found in json.loads(ran.stdout)}
    base = races["trickerion"]["Catanatron"]
    for game in COMPARISONS:
        if game == "trickerion-full":
            yield "trickerion, full / Catanatron", base * races[game]["base game"]
        else:
            yield from ((f"{game.partition('-')[0]} / {name}", ratio) for name, ratio in races[game].items())


def _ratios(found: Mapping[str, Any]) -> dict[str, float]:
    """The ratios of random play."""
    return {
        ratio["name"]: ratio["ratio"]
        for race in found["races"]
        if race["counted"] == "decisions"
        for ratio in race["ratios"]
    }


def commits(chosen: argparse.Namespace, build: Path | None) -> Iterator[tuple[str, float]]:
    """What a search does, by the same work of an older commit."""
    with before_after.workers(chosen.before, "HEAD", compiled=build) as (before, after):
        for call, name in CALLS.items():
            for table in TABLES:
                found = before_after.compared(before, after, table, call, chosen.rounds, 0.2)
                ratio = found.ratio if call in FASTER else 1 / found.ratio
                yield f"{name}, {table.replace(',', '')}", ratio


if __name__ == "__main__":
    main(sys.argv[1:])
