"""Pictures of a tournament, drawn by matplotlib without a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sleight.arena.report import score_bins
from sleight.arena.tournament.extras import extra
from sleight.arena.tournament.pairs import PAIR_OUTCOMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sleight.arena.tournament.summary import Summary
    from sleight.core.speech import Speaker

    Bars = tuple[str, list[float]]
    """A label and the parts of one bar, which add up to 1."""

_FIGURES = "matplotlib.figure"
_WIDTH, _ROW, _FRAME = 8.0, 0.45, 1.6
"""In inches: the picture, what each row adds to its height, and what lies around the rows."""

_INK, _ACCENT = "#333333", "#6b3fa0"
_FROM_LOST_TO_WON = ("#b2182b", "#ef8a62", "#d0d0d0", "#67a9cf", "#2166ac")
"""Colours that people who confuse red and green tell apart."""


def check_installed() -> None:
    """Refuse at once if matplotlib is missing."""
    extra(_FIGURES)


def draw_elo(says: Speaker, summary: Summary, file: Path) -> None:
    """Every bot's Elo with its interval, the strongest on top."""
    lines = sorted(summary.bots, key=lambda line: line.elo.value)

    def draw(axes: Any) -> None:
        values = [line.elo.value for line in lines]
        below = [line.elo.value - line.elo.low for line in lines]
        above = [line.elo.high - line.elo.value for line in lines]
        rows = range(len(lines))
        axes.errorbar(values, rows, xerr=(below, above), fmt="o", color=_ACCENT, capsize=4)
        axes.set_yticks(rows, [line.code for line in lines])
        axes.set_ylim(-0.5, len(lines) - 0.5)
        axes.set_xlabel(says.say("plot-elo", {"bot": summary.plan.bots[0]}))
        axes.grid(axis="x", alpha=0.3)

    _save(file, [draw], len(lines))


def draw_scores(says: Speaker, summary: Summary, file: Path) -> None:
    """How pairs, or games, ended; and how often each bot reached which score."""
    ended = _outcomes(says, summary) if summary.is_duel else _places(says, summary)

    def scores(axes: Any) -> None:
        reached = [score for line in summary.bots for score in line.scores]
        bins = score_bins(reached) if reached else []
        for line in summary.bots:
            counts = [sum(line.scores.get(each, 0) for each in range(low, high + 1)) for low, high in bins]
            parts = [count / max(1, line.games) for count in counts]
            axes.plot([(low + high) / 2 for low, high in bins], parts, marker=".", label=line.code)
        axes.set_xlabel(says.say("plot-score"))
        axes.set_ylabel(says.say("plot-games"))
        axes.grid(alpha=0.3)
        axes.legend(frameon=False)

    _save(file, [ended, scores], 2 * max(len(summary.duels), len(summary.bots), 4))


def _outcomes(says: Speaker, summary: Summary) -> Callable[[Any], None]:
    met = [line for line in summary.duels if line.pairs]
    bars: list[Bars] = [
        (
            says.say("figure-range", {"low": line.duel[0], "high": line.duel[1]}),
            [line.outcomes.get(part, 0) / line.pairs for part in PAIR_OUTCOMES],
        )
        for line in met
    ]
    points = [says.say("figure-wins", {"value": 2 * part}) for part in PAIR_OUTCOMES]
    return _stacked(bars, points, _FROM_LOST_TO_WON, says.say("plot-pairs"))


def _places(says: Speaker, summary: Summary) -> Callable[[Any], None]:
    ranks = range(1, summary.plan.identity.seats + 1)
    bars: list[Bars] = [
        (line.code, [line.places.get(rank, 0) / max(1, line.games) for rank in ranks])
        for line in summary.bots
    ]
    colours = [_FROM_LOST_TO_WON[-1 - round((rank - 1) * 4 / (len(ranks) - 1))] for rank in ranks]
    return _stacked(bars, [str(rank) for rank in ranks], colours, says.say("plot-places"))


def _stacked(
    bars: Sequence[Bars], parts: Sequence[str], colours: Sequence[str], title: str
) -> Callable[[Any], None]:
    """Rows of stacked bars, the first one on top, with a legend of their parts."""

    def draw(axes: Any) -> None:
        labels = [label for label, _ in bars]
        for number, part in enumerate(parts):
            starts = [sum(values[:number]) for _, values in bars]
            lengths = [values[number] for _, values in bars]
            axes.barh(labels, lengths, left=starts, color=colours[number], label=part, edgecolor="white")
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        axes.set_xlabel(title)
        axes.legend(ncols=len(parts), loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False)

    return draw


def _save(file: Path, panels: Sequence[Callable[[Any], None]], rows: int) -> None:
    size = _WIDTH, _FRAME * len(panels) + _ROW * rows
    figure = extra(_FIGURES).Figure(figsize=size, layout="constrained")
    for panel, axes in zip(panels, figure.subplots(len(panels), squeeze=False)[:, 0], strict=True):
        panel(axes)
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=_INK)
    figure.savefig(file, dpi=150, metadata={"Software": None})
