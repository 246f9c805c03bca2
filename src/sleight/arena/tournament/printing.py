"""A tournament in the terminal, and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.arena.report import figure_table
from sleight.arena.tournament.sheets import bots_sheet, duels_sheet, sentences

if TYPE_CHECKING:
    from rich.console import Console

    from sleight.arena.tournament.summary import BotLine, DuelLine, Summary
    from sleight.core.speech import Speaker


def print_summary(console: Console, says: Speaker, summary: Summary) -> None:
    """Print sentences and tables."""
    for sentence in sentences(says, summary):
        console.print(sentence, highlight=False)
    for sheet in (bots_sheet(says, summary), duels_sheet(says, summary)):
        table = figure_table(console, sheet.titles)
        for row in sheet.rows:
            table.add_row(*row)
        console.print()
        console.print(table)


def as_data(summary: Summary) -> dict[str, object]:
    """Everything as plain data. But for `times`, the same plan gives the same data every time."""
    identity, sprt = summary.plan.identity, summary.sprt
    tested = None if sprt is None else {**sprt.bounds._asdict(), "ratio": sprt.ratio, "verdict": sprt.verdict}
    return {
        "plan": identity,
        "plan_digest": identity.digest(),
        "reproducible": not summary.plan.timed,
        "pairs": summary.pairs,
        "wanted": summary.wanted,
        "digest": summary.digest,
        "bots": [_bot_data(line) for line in summary.bots],
        "duels": [_duel_data(line) for line in summary.duels],
        "sprt": tested,
        "times": {line.code: _times_data(line) for line in summary.bots},
    }


def _bot_data(line: BotLine) -> dict[str, object]:
    return {
        "bot": line.code,
        "elo": line.elo._asdict(),
        "skill": None if line.skill is None else line.skill._asdict(),
        "games": line.games,
        "mean_score": line.mean_score,
        "places": line.places,
        "scores": line.scores,
    }


def _duel_data(line: DuelLine) -> dict[str, object]:
    return {
        "bots": line.duel,
        "pairs": line.pairs,
        "outcomes": {str(part): count for part, count in line.outcomes.items()},
        "share": line.part,
        "lead": line.lead._asdict(),
        "margin": line.margin._asdict(),
    }


def _times_data(line: BotLine) -> dict[str, object]:
    times = line.times
    return {
        "decisions": times.counts.total(),
        "median_seconds": times.quantile(0.5),
        "tail_seconds": times.quantile(0.95),
    }
