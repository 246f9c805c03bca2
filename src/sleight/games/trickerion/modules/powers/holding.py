"""MP-18: what is always in force with powers: shards that are spent close slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.modules.powers import slots
from sleight.games.trickerion.modules.powers.printed import id_of
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.reasons import caution

if TYPE_CHECKING:
    from sleight.core.refusal import Caution
    from sleight.games.trickerion.state.position import TrickerionPosition


class Holding(Effect):
    """MP-16 to 18: shards lie on the icons of the slots and are taken from the top."""

    def shards_spent(self, position: TrickerionPosition, seat: int) -> None:
        slots.close(position, seat)

    def spending_cautions(self, position: TrickerionPosition, seat: int, shards: int) -> list[Caution]:
        still_open = slots.open_with(position.cells[SHARDS + seat] - shards)
        return [
            caution("closes-power", "MP-18", power=id_of(position.table, power), slot=slot + 1)
            for slot, power in slots.held_above(position, seat, still_open)
        ]
