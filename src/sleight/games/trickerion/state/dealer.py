"""A dealer: what a module draws where a view hides something of it, for guess after guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from random import Random

    from sleight.games.trickerion.state.position import TrickerionPosition

Held = list[list[int]]
"""By seat, the special cards in hand that may as well lie sealed under a character."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """A module's part of the guesses of one view."""

    decides_effects: ClassVar[bool] = True
    """Whether what is in force, or which window is open, may follow from what it deals."""

    def lay(self, position: TrickerionPosition) -> None:
        """Lay out what the view shows of the module, once for all guesses."""

    def deal(self, position: TrickerionPosition, held: Held, rng: Random) -> None:
        """Draw what the view hides with its true probability, on a position on which the rest lies.

        Special cards of others go to their hands; those that may lie elsewhere are added to `held`. The
        position shares its tuples with other guesses: they are replaced, as in all rules.
        """
