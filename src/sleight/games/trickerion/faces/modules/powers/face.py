"""What Magician Powers add to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice.position_for import setting_for
from sleight.games.trickerion.faces.module_face import FACES, ModuleFace, Named
from sleight.games.trickerion.faces.modules.powers import board
from sleight.games.trickerion.modules.powers.printed import ID, cards_of

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView


def _named(view: TrickerionView) -> list[Named]:
    """All powers of the deck; at hand are those at slots and the known ones in hand."""
    shown = board.powers_of(view)
    if shown is None:
        return []
    known = {power for own in shown.seats for power in own.hand}
    known |= {slot.power for own in shown.seats for slot in own.slots}
    return [Named("power", card.id, card.id in known) for card in cards_of(setting_for(view).printed)]


FACES.append(
    ModuleFace(parts={ID: board.own_powers}, looks={ID: board.look}, above=board.above, named=_named)
)
