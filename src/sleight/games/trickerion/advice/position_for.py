"""The position that agrees with a view, on which the rules themselves can be asked.

Abilities, the prophecy and cards bend what is printed. What is hidden in the position concerns no function of
this room, and who tries choices out on it knows no more than the view tells.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from sleight.games.trickerion.tables import BOXES
from sleight.games.trickerion.views.guess import TrickerionGuesser

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.types import TrickerionView


def setting_for(view: TrickerionView) -> Setting:
    """The printed cards of a view with its seats and options."""
    return BOXES[view.data].setting(view.seats, view.options)


def position_for(view: TrickerionView) -> TrickerionPosition:
    """A position that agrees with a view, always the same one."""
    return TrickerionGuesser(setting_for(view), view).draw(Random(0))
