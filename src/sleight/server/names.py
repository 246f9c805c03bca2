"""What everybody at a table is called."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.server.stored import Seat


def shown_names(seats: Sequence[Seat]) -> list[str]:
    """People by their names, bots by their codes, free seats by their numbers; equal bots are counted."""
    met: Counter[str] = Counter()
    return [seat.name or _counted(seat.bot, met) or f"{seat.seat + 1}" for seat in seats]


def _counted(bot: str | None, met: Counter[str]) -> str:
    """The code of a bot; from the second of its kind on with a number."""
    if bot is None:
        return ""
    met[bot] += 1
    return bot if met[bot] == 1 else f"{bot} {met[bot]}"
