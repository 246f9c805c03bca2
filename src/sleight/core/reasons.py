"""Which of many reasons is told first: the nearest to what a player meant."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.record import AnyPosition
    from sleight.core.refusal import Refusal
    from sleight.core.registry import AnyGame

T = TypeVar("T")


def nearest_first(
    game: AnyGame, position: AnyPosition, seat: int, by_code: Mapping[str, tuple[Refusal, T]]
) -> list[tuple[Refusal, T]]:
    """The reasons that concern fewest choices; that something else is asked is said only if nothing else is.

    Each refusal stands under its code, with whatever belongs to it.
    """
    telling = {code: found for code, found in by_code.items() if is_telling(game, found[0])}
    chosen = telling or by_code
    if len(chosen) == 1:
        return list(chosen.values())
    everywhere = Counter(
        refusal.code for choice in position.table.known if (refusal := position.why_not(seat, choice))
    )
    return [found for _, found in sorted(chosen.items(), key=lambda item: everywhere[item[0]])]


def is_telling(game: AnyGame, refusal: Refusal) -> bool:
    """True for a reason that a rule gives, and not only the question that is open."""
    return bool(refusal.game) and refusal.code not in game.deferring_codes
