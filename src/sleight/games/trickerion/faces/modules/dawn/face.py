"""What Dawn of Technology adds to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.faces.module_face import FACES, ModuleFace, Named
from sleight.games.trickerion.faces.modules.dawn import board
from sleight.games.trickerion.modules.dawn import printed

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView


def _named(view: TrickerionView) -> list[Named]:
    """Machines, signature tricks and their abilities; at hand are those of the table that can matter."""
    shown = board.machines_of(view)
    if shown is None:
        return []
    box = catalog_of(view).printed
    built = {slot.machine for own in shown.seats for slot in own.slots if slot.state}
    own = () if view.seat is None else shown.seats[view.seat].slots
    known = built | {slot.machine for slot in own} | {own.signature for own in shown.seats}
    return [
        *(Named("machine", each.id, each.id in known) for each in printed.machines_of(box)),
        *(Named("trick", each.id, each.id in known, "signature") for each in printed.signatures_of(box)),
        *(Named("knack", id, at_hand=False) for id in (*printed.ABILITIES, printed.WILD_BONUS)),
    ]


FACES.append(
    ModuleFace(
        parts={board.PART: board.own_machines},
        beside={"workshop": (board.PART,)},
        looks={board.PART: board.look},
        above=board.above,
        named=_named,
    )
)
