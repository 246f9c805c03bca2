"""Wild Bonus: in final scoring the trick counts the bonus of another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.modules.dawn.ability import SignatureAbility
from sleight.games.trickerion.modules.dawn.events import BonusChosen
from sleight.games.trickerion.scoring import bonuses
from sleight.games.trickerion.state import tricks

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


class WildBonus(SignatureAbility):
    """DT-ABIL-15 to 19: a trick of its school and level, wherever it is but in the own workshop."""

    id: ClassVar[str] = "wild-bonus"

    def lent_bonuses(self, position: TrickerionPosition, seat: int, trick: int) -> list[int]:
        if (seat, trick) != (self.seat, self.trick):
            return []
        table = position.table
        own = [each for each, _ in tricks.owned(position, seat)]
        return [each for each in table.groups[table.group_of[trick]] if each not in own]

    def scoring(self, position: TrickerionPosition, seat: int) -> None:
        """DT-ABIL-21: the best one is taken, which is told."""
        ids = position.table.trick_ids
        if seat != self.seat or ids[self.trick] not in bonuses.scored(position, seat):
            return
        lenders = bonuses.lent_bonuses(position, seat, self.trick)
        best = max(lenders, key=lenders.__getitem__)
        position.tell(BonusChosen(seat, ids[self.trick], ids[best]))
