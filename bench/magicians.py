"""How the magicians fare: `python bench/magicians.py [--games 1000] [--bots greedy] [--plot FILE]`.

Plays the full game of Trickerion with four seats and tells for each magician how often it was chosen, how
often it won, and how its fame was spread, as a table and, if a file is named, as a plot in SVG.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import sleight
from sleight.arena.match import Result
from sleight.arena.pool import usable_cores
from sleight.arena.simulate import make_plan, played
from sleight.core.speech import game_speaker

SEATS = 4
FULL: Mapping[str, object] = {"dark_alley": True, "prophecies": True}
_WIDTH, _ROW, _LEFT, _TOP = 720, 34, 200, 30
_STEP = 20
"""The fame between two lines of the plot."""


class Fortune(NamedTuple):
    """How one magician fared."""

    magician: str
    games: int
    won: float
    """The part of its games that it won."""

    fame: tuple[float, float, float, float, float]
    """The fame at the end: that of a tenth, a quarter, half, three quarters and nine tenths of the games."""


def main(arguments: list[str] | None = None) -> int:
    """Play, print the table, draw the plot."""
    parser = argparse.ArgumentParser(description="How the magicians fare in the full game.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="greedy", help="the bot of all four seats, or four with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="write the plot to this SVG file")
    chosen = parser.parse_args(arguments)
    plan = make_plan(
        "trickerion",
        seats=SEATS,
        bots=tuple(chosen.bots.split(",")),
        seed=chosen.seed,
        options=FULL,
        recorded=True,
    )
    results = list(played(plan, chosen.games, jobs=usable_cores()))
    found = fortunes(results)
    sys.stdout.write(table(found, results))
    if chosen.plot:
        chosen.plot.write_text(plot(found), encoding="utf-8")
    return 0


def fortunes(results: Sequence[Result]) -> list[Fortune]:
    """Every magician that was chosen, the most successful first."""
    fame: dict[str, list[int]] = defaultdict(list)
    won: dict[str, int] = defaultdict(int)
    for result in results:
        for seat, magician in enumerate(chosen_by(result)):
            fame[magician].append(result.scores[seat])
            won[magician] += seat in result.winners
    found = [
        Fortune(magician, len(scores), won[magician] / len(scores), spread(scores))
        for magician, scores in fame.items()
    ]
    return sorted(found, key=lambda fortune: fortune.won, reverse=True)


def chosen_by(result: Result) -> tuple[str, ...]:
    """The magician of each seat, from the record of the game."""
    position = sleight.Record.from_text(result.record or "").position
    return tuple(workshop.magician for workshop in position.view(None).workshops)


def spread(scores: list[int]) -> tuple[float, float, float, float, float]:
    """Tenth, quarter, middle, three quarters, nine tenths."""
    if len(scores) < 2:
        return (float(scores[0]),) * 5
    tenths, quarters = quantiles(scores, n=10), quantiles(scores, n=4)
    return (tenths[0], quarters[0], median(scores), quarters[2], tenths[8])


def table(found: Sequence[Fortune], results: Sequence[Result]) -> str:
    """The figures for people, in Markdown."""
    names = game_speaker("trickerion", "en")
    best = median(max(result.scores) for result in results)
    lines = [
        f"{len(results)} games, {SEATS} seats; the median winner has {best:g} fame.",
        "",
        "| magician | chosen | won | fame: 10 % | 25 % | median | 75 % | 90 % |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for fortune in found:
        name = names.say(f"magician-{fortune.magician}")
        fame = " | ".join(f"{value:.0f}" for value in fortune.fame)
        lines.append(f"| {name} | {fortune.games} | {fortune.won:.1%} | {fame} |")
    return "\n".join(lines) + "\n"


def plot(found: Sequence[Fortune]) -> str:
    """For each magician a box for the middle half of its games, whiskers for eight tenths, and the median."""
    most = max(fortune.fame[-1] for fortune in found)
    scale = (_WIDTH - _LEFT - 40) / most
    height = _TOP + _ROW * len(found) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        'font-family="sans-serif" font-size="13" role="img">',
        "<title>Fame at the end by magician</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="white"/>',
    ]
    for fame in range(0, int(most) + 1, _STEP):
        x = _LEFT + fame * scale
        parts.append(f'<path d="M{x:.1f} {_TOP - 6}V{height - 34}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 16}" text-anchor="middle">{fame}</text>')
    for number, fortune in enumerate(found):
        parts += _row(fortune, _TOP + _ROW * number + _ROW / 2, scale)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _row(fortune: Fortune, y: float, scale: float) -> list[str]:
    low, first, middle, third, high = (_LEFT + value * scale for value in fortune.fame)
    name = game_speaker("trickerion", "en").say(f"magician-{fortune.magician}")
    return [
        f'<text x="{_LEFT - 12}" y="{y + 4:.1f}" text-anchor="end">{name} ({fortune.won:.0%})</text>',
        f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="#555"/>',
        f'<rect x="{first:.1f}" y="{y - 8:.1f}" width="{third - first:.1f}" height="16" fill="#9bb8d3"/>',
        f'<path d="M{middle:.1f} {y - 8:.1f}v16" stroke="#123" stroke-width="2"/>',
    ]


if __name__ == "__main__":
    sys.exit(main())
