"""What all special assignment cards have in common (TR-SA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.effects.hooks import Effect

if TYPE_CHECKING:
    from sleight.games.trickerion.effects.lasting import Lasting
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition


SPECIALS: dict[str, SpecialCard] = {}
"""Every special assignment card, found by the id of the data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialCard(Effect):
    """A special assignment card: the hooks that it bends, or the action that it improves.

    Its hooks are in force only while its bonus is used (TR-SA-05), unless it is `always_in_force`.
    """

    id: ClassVar[str]
    module: ClassVar[str] = ""
    """The module whose data prints it; most stand in `special_assignments.json`."""

    improved: ClassVar[Action | None] = None
    """TR-SA-04: the framed action as this card improves it; the player says at which execution."""

    always_in_force: ClassVar[bool] = False
    """It is in force during its whole placement, without being called upon."""

    roams: ClassVar[bool] = False
    """TR-SAR-29: its character may be placed at any location."""

    on_stage: ClassVar[bool] = False
    """TR-SAR-02: it concerns the performance of the magician who stands on the stage with it."""

    leaves: ClassVar[type[Lasting] | None] = None
    """What it leaves behind until the end of the round."""

    @classmethod
    def _note(cls) -> None:
        if "id" in vars(cls):
            SPECIALS[cls.id] = cls()

    def taken(self, position: TrickerionPosition, seat: int) -> None:
        """TR-SA-09: its bonus has been chosen for a placement."""


def improves(id: str, action: Action) -> None:
    """TR-SA-04: a card that does nothing but improve its framed action."""
    type(action.__class__.__name__, (SpecialCard,), {"id": id, "improved": action})
