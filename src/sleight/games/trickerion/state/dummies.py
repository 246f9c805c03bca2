"""T1-OPT: dummies, markers of nobody on the performance cards of two players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.events.show import DummyLaid
from sleight.games.trickerion.printed.ids import FACINGS, SCHOOL_IDS
from sleight.games.trickerion.state import stage

if TYPE_CHECKING:
    from sleight.games.trickerion.printed.geometry import Layout
    from sleight.games.trickerion.state.position import TrickerionPosition

_JOINED = 2
"""T1-OPT-01: the circles that a slot must touch for a dummy."""


def slots_for(layout: Layout) -> list[int]:
    """T1-OPT-01: the slots of a card on which a dummy may lie, from 0."""
    return [slot for slot, around in enumerate(layout.around) if len(around) >= _JOINED]


def join(position: TrickerionPosition, place: int) -> None:
    """T1-OPT-01, 04: a dummy comes to a revealed card, where they are played; first the slot is drawn."""
    if not position.table.options.dummies:
        return
    card = position.stage[place]
    slots = slots_for(position.table.layouts[card])
    if slots:
        slot = slots[position.below(len(slots))]
        rotation = position.below(len(FACINGS))
        stage.lay_dummy(position, place, slot, rotation)
        position.tell(DummyLaid(position.table.card_ids[card], slot + 1, SCHOOL_IDS[0], FACINGS[rotation]))
