"""Rules of thumb: how the bot answers some kinds of questions, and what it does at each location.

Each stands in the file of its subject. What has none here is answered as its question says (`plain_answer`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

    Strategy = Callable[[TrickerionView, Sequence[Choice], float], Choice]
    """How to answer a question that one sees, by how much links count."""

S = TypeVar("S", bound="Strategy")

ANSWERS: dict[str, Strategy] = {}
"""By the kind of the question."""

ACTS: dict[str, Strategy] = {}
"""By location."""


def answers(*kinds: str) -> Callable[[S], S]:
    """This is how questions of these kinds are answered."""
    return lambda strategy: _kept(ANSWERS, kinds, strategy)


def acts_at(location: str) -> Callable[[S], S]:
    """This is what is done at a location."""
    return lambda strategy: _kept(ACTS, (location,), strategy)


def _kept(strategies: dict[str, Strategy], names: Sequence[str], strategy: S) -> S:
    strategies.update(dict.fromkeys(names, strategy))
    return strategy
