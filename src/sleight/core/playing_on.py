"""Playing a guess on by itself, and what that has come to for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.bot import Bot
    from sleight.core.position import Position


def play_on(position: Position[Any, Any], bots: Sequence[Bot], until: Sequence[int] | None = None) -> None:
    """Bots, by seat, play to the end, or until the scores are others than these."""
    while position.waiting and (until is None or position.scores == until):
        seat = position.waiting[0]
        position.apply(seat, bots[seat].choose(position.view(seat), position.choices(seat)))


def ahead(scores: Sequence[int], seat: int) -> float:
    """By how much a seat leads the best of the others; below 0 if it lies behind."""
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
