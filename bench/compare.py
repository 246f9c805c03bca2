"""Compares our speed with other engines, in one run: `python bench/compare.py [GAME …] [--json]`.

A comparison is a module beside this one with the functions `comparisons` and `figures`, named in COMPARISONS.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

# As a script it knows only its own folder, and as a module of the tests only the folder above.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.figures import Figure
from bench.race import Comparison, Ratio, race, ratios

COMPARISONS = {
    "abracada": "bench.abracada_hanabi",
    "trickerion": "bench.trickerion_catanatron",
    "trickerion-full": "bench.trickerion_full",
    "trickerion-backgammon": "bench.trickerion_backgammon",
}


def main(arguments: list[str] | None = None) -> int:
    """Compare the games that are named, or all."""
    parser = argparse.ArgumentParser(description="Compare our speed with other engines, in one run.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(COMPARISONS)}; default: all")
    parser.add_argument("--seconds", type=float, default=24, help="how long a comparison runs (default: 24)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--races", action="store_true", help="only the races, without figures of our own")
    chosen = parser.parse_args(arguments)
    for game in chosen.games:
        if game not in COMPARISONS:
            parser.error(f"there is no comparison for {game}; there is one for {', '.join(COMPARISONS)}")
    try:
        found = [compared(game, chosen.seconds, chosen.races) for game in chosen.games or COMPARISONS]
    except ImportError as error:
        sys.stderr.write(f"{error.name} is not installed; `make bench` installs it.\n")
        return 2
    sys.stdout.write(json.dumps(found) + "\n" if chosen.json else "\n".join(map(told, found)))
    return 0


def compared(game: str, seconds: float, only_races: bool = False) -> dict[str, Any]:
    """The race and our own figures of one game, as plain data."""
    module = import_module(COMPARISONS[game])
    comparisons: list[Comparison] = module.comparisons()
    return {
        "game": game,
        "races": [raced(comparison, seconds / len(comparisons)) for comparison in comparisons],
        "figures": [] if only_races else [figure._asdict() for figure in module.figures()],
    }


def raced(comparison: Comparison, seconds: float) -> dict[str, Any]:
    """One race as plain data: the median speeds of all, and our ratios."""
    speeds = race([comparison.ours, *comparison.others], seconds)
    return {
        "title": comparison.title,
        "counted": comparison.counted,
        "per_second": {name: median(each.counted for each in chunks) for name, chunks in speeds.items()},
        "runs_per_second": {name: median(each.runs for each in chunks) for name, chunks in speeds.items()},
        "ratios": [ratio._asdict() for ratio in ratios(comparison, speeds)],
    }


def told(found: dict[str, Any]) -> str:
    """The same in lines for a person."""
    lines = []
    for each in found["races"]:
        lines.append(each["title"])
        for name, speed in each["per_second"].items():
            runs = each["runs_per_second"][name]
            games = f", {runs:,.1f} games/s" if each["counted"] == "decisions" else ""
            lines.append(f"  {name:34} {speed:>9,.0f} {each['counted']}/s{games}")
        lines += [_ratio_line(Ratio(**ratio)) for ratio in each["ratios"]]
    lines += [_figure_line(Figure(**figure)) for figure in found["figures"]]
    return "\n".join(lines) + "\n"


def _ratio_line(ratio: Ratio) -> str:
    spread = f"half of the chunks {ratio.low:.2f} to {ratio.high:.2f}"
    line = f"  ratio to {ratio.name:34} {ratio.ratio:.2f} ({spread})"
    if ratio.target is None:
        return line
    return f"{line}, target at least {ratio.target}: {_verdict(ratio.ratio >= ratio.target)}"


def _figure_line(figure: Figure) -> str:
    limit = f"target at most {figure.most:g}: {_verdict(figure.value <= figure.most)}"
    return f"  {figure.name:20} {figure.value:8,.2f} {figure.unit}, {limit}"


def _verdict(good: bool) -> str:
    return "reached" if good else "missed"


if __name__ == "__main__":
    sys.exit(main())
