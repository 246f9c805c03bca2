"""What Dawn of Technology adds to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.faces.module_face import FACES, ModuleFace, Named
from sleight.games.trickerion.faces.modules.dawn import board

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView

_PART = "machines"


def _named(view: TrickerionView) -> list[Named]:
    """The machines of the schools at the table, and the signature tricks of its magicians."""
    shown = board.dawn_of(view)
    seats = shown.seats if shown else ()
    machines = [Named("machine", slot.machine, bool(slot.state)) for own in seats for slot in own.slots]
    return machines + [Named("trick", own.signature, True) for own in seats if own.signature]


FACES.append(ModuleFace(parts={_PART: board.own_machines}, looks={_PART: board.look}, named=_named))
