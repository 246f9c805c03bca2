"""Rules of thumb, each in the file of its subject: how some kinds of questions are answered.

What has none is answered as its question says (`plain_answer`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

    Strategy = Callable[[TrickerionView, Sequence[Choice], float], Choice]
    """How to answer a question that one sees, by how much links count."""

STRATEGIES: dict[str, Strategy] = {}
"""By the kind of the question, or by the location of who acts."""


def numbers_asked(view: TrickerionView) -> tuple[int, ...]:
    """The numbers of the viewer's open question."""
    asked = view.asked[view.seat or 0]
    assert asked is not None
    return asked.numbers


def answers(*names: str) -> Callable[[Strategy], Strategy]:
    """This is how questions of these kinds, or those at a location, are answered."""

    def keep(strategy: Strategy) -> Strategy:
        STRATEGIES.update(dict.fromkeys(names, strategy))
        return strategy

    return keep
