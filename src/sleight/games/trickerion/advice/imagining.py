"""Guesses of a view on which a round can be played on: what a searching player imagines.

They are made of the view alone, so whoever plays on them knows no more than the view tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice.position_for import setting_for
from sleight.games.trickerion.views.guess import TrickerionGuesser

if TYPE_CHECKING:
    from typing import TypeAlias

    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.guess import Policy
    from sleight.games.trickerion.views.types import TrickerionView

    Imagined: TypeAlias = TrickerionPosition
    """A position that was guessed from a view; bots know no other."""


def guesser_for(view: TrickerionView, plans: Policy | None = None) -> TrickerionGuesser:
    """What draws guesses of a view, perhaps with the plans of others made by a policy."""
    return TrickerionGuesser(setting_for(view), view, plans)
