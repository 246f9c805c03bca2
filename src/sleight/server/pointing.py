"""Why nothing can be done with what somebody points at: the reasons against all that it could mean."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from sleight.core.reasons import nearest_first

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.record import AnyPosition
    from sleight.core.refusal import Refusal
    from sleight.core.registry import AnyGame

_MOST_REASONS = 3


class Pointed(NamedTuple):
    """What can be chosen of all that was pointed at, or else why nothing of it can."""

    possible: list[Choice]
    refusals: list[Refusal]


def pointed(game: AnyGame, position: AnyPosition, seat: int, names: Sequence[str]) -> Pointed:
    """Judge every choice that names all of the given ids."""
    meant = [choice for choice in _meant(game, names) if choice in position.table.known]
    judged = {choice: position.why_not(seat, choice) for choice in meant}
    possible = [choice for choice, refusal in judged.items() if refusal is None]
    if possible:
        return Pointed(possible, [])
    # Nobody who points at a thing asks why it cannot be given away, unless that is all that it could mean.
    asked = [choice for choice in meant if not choice.aside] or meant
    by_code: dict[str, tuple[Refusal, Choice]] = {}
    for choice in asked:
        if (refusal := judged[choice]) is not None:
            by_code.setdefault(refusal.code, (refusal, choice))
    reasons = nearest_first(game, position, seat, by_code)[:_MOST_REASONS]
    return Pointed([], [refusal for refusal, _ in reasons])


def _meant(game: AnyGame, names: Sequence[str]) -> list[Choice]:
    """The choices that name everything, in the order of the universe."""
    index = _index(game)
    found = [index.get(name, {}) for name in names]
    fewest = min(found, key=len, default={})
    return [choice for choice in fewest if all(choice in each for each in found)]


@cache
def _index(game: AnyGame) -> dict[str, dict[Choice, None]]:
    """All choices of a game by what they name."""
    index: dict[str, dict[Choice, None]] = {}
    for choice in game.universe():
        for name in choice.names():
            index.setdefault(name, {})[choice] = None
    return index
