"""Statistics and speeds as tables for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich import box
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from sleight.arena.bench import Speeds
    from sleight.arena.simulate import Plan
    from sleight.arena.statistics import Share, Statistics
    from sleight.core.speech import Speaker

_MOST_SCORE_ROWS = 12


class Bin(NamedTuple):
    """A few neighbouring scores that are counted together."""

    low: int
    high: int


def print_statistics(console: Console, speaker: Speaker, plan: Plan, statistics: Statistics) -> None:
    """Print what the games added up to."""
    title = {"game": plan.game, "seats": plan.seats, "seed": str(plan.seed)}
    console.print(speaker.say("simulate-title", title), highlight=False)
    counted = {
        "games": statistics.games,
        "decisions": statistics.decisions,
        "seconds": statistics.seconds,
        "speed": statistics.decisions_per_second,
    }
    console.print(speaker.say("simulate-played", counted), highlight=False)
    for table in (
        _seat_table(console, speaker, statistics),
        _bot_table(console, speaker, statistics),
        _score_table(console, speaker, statistics),
    ):
        console.print()
        console.print(table)


def print_speeds(console: Console, speaker: Speaker, speeds: Sequence[Speeds]) -> None:
    """Print what was measured, a line for each game and number of seats."""
    table = figure_table(
        console,
        [
            speaker.say("bench-game"),
            speaker.say("bench-seats"),
            speaker.say("bench-speed"),
            speaker.say("bench-playouts"),
            speaker.say("bench-copy"),
            speaker.say("bench-view"),
            speaker.say("bench-guess"),
            speaker.say("bench-second"),
            speaker.say("bench-apply"),
        ],
    )
    for each in speeds:
        rates = [each.decisions_per_second, each.playouts_per_second]
        times = [each.copy, each.view, each.first_guess, each.second_guess, each.apply]
        figures = [speaker.say("figure-whole", {"value": rate}) for rate in rates]
        table.add_row(each.game, str(each.seats), *figures, *(_number(speaker, time) for time in times))
    console.print(table)
    console.print(speaker.say("bench-note"), highlight=False)


def score_bins(scores: Sequence[int]) -> list[Bin]:
    """All scores from the lowest to the highest, put together where they are too many for a table."""
    low, high = min(scores), max(scores)
    width = -(-(high - low + 1) // _MOST_SCORE_ROWS)
    return [Bin(start, min(start + width - 1, high)) for start in range(low, high + 1, width)]


def _seat_table(console: Console, speaker: Speaker, statistics: Statistics) -> Table:
    table = figure_table(console, [speaker.say("simulate-seat"), *_share_titles(speaker)])
    for seat, share in enumerate(statistics.by_seat, start=1):
        table.add_row(str(seat), *_share_cells(speaker, share))
    return table


def _bot_table(console: Console, speaker: Speaker, statistics: Statistics) -> Table:
    titles = [speaker.say("simulate-bot"), speaker.say("simulate-seats"), *_share_titles(speaker)]
    table = figure_table(console, [*titles, speaker.say("simulate-mean")])
    for code, share in statistics.by_bot.items():
        figures = statistics.bots[code]
        mean = _number(speaker, figures.mean_score)
        table.add_row(code, str(figures.seats), *_share_cells(speaker, share), mean)
    return table


def _score_table(console: Console, speaker: Speaker, statistics: Statistics) -> Table:
    """How often each bot reached each score."""
    table = figure_table(console, [speaker.say("simulate-score"), *statistics.bots])
    reached = [score for figures in statistics.bots.values() for score in figures.scores]
    for low, high in score_bins(reached) if reached else ():
        cells = []
        for figures in statistics.bots.values():
            count = sum(figures.scores[score] for score in range(low, high + 1))
            cells.append(_percent(speaker, count / figures.scores.total()))
        name = str(low) if low == high else speaker.say("figure-range", {"low": str(low), "high": str(high)})
        table.add_row(name, *cells)
    return table


def figure_table(console: Console, titles: Sequence[str]) -> Table:
    """The first column holds names, the others figures; lines are drawn for people only."""
    table = Table(box=box.SIMPLE_HEAD if console.is_terminal else None, pad_edge=False)
    for number, title in enumerate(titles):
        table.add_column(title, justify="right" if number else "left", overflow="fold")
    return table


def _share_titles(speaker: Speaker) -> list[str]:
    return [speaker.say("simulate-wins"), speaker.say("simulate-share"), speaker.say("simulate-interval")]


def _share_cells(speaker: Speaker, share: Share) -> list[str]:
    low, high = (_percent(speaker, bound) for bound in share.interval)
    wins = speaker.say("figure-wins", {"value": float(share.wins)})
    return [wins, _percent(speaker, share.part), speaker.say("figure-range", {"low": low, "high": high})]


def _percent(speaker: Speaker, value: float) -> str:
    return speaker.say("figure-percent", {"value": value})


def _number(speaker: Speaker, value: float) -> str:
    return speaker.say("figure-number", {"value": value})
