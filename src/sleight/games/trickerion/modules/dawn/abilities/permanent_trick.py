"""Permanent Trick: a marker that stays on its card after the own performance."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.declarations import TrickDeclaration
from sleight.games.trickerion.choices import Lift
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.dawn.ability import SignatureAbility
from sleight.games.trickerion.modules.dawn.events import MarkerStayed
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import stage, tricks
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

TAKEN_BACK = "marker-taken-back"
"""The cell of the slot, plus one, of the marker that does not stay. It is set by the question and read when
the markers return, right after that, so no save ever holds it."""


class PermanentTrick(SignatureAbility):
    """DT-ABIL-07 to 09: one marker of the trick stays where it is, in the own performance alone."""

    id: ClassVar[str] = "permanent-trick"

    def markers_return(self, position: TrickerionPosition, performer: int, place: int) -> Ask:
        """DT-ABIL-08, DT-MEET-11: of two the owner chooses one."""
        symbol = tricks.symbol_of(position, performer, self.trick)
        if performer != self.seat or symbol < 0:
            return None
        key = SYMBOLS * performer + symbol
        several = len(stage.slots_of(position, place, key)) > 1
        return TakeBackMarker(performer, place, key) if several else None

    def stays(self, position: TrickerionPosition, performer: int, place: int) -> dict[int, int]:
        symbol = tricks.symbol_of(position, performer, self.trick)
        if performer != self.seat or symbol < 0:
            return {}
        key, cell = SYMBOLS * performer + symbol, position.table.blocks[TAKEN_BACK]
        slots = [slot for slot in stage.slots_of(position, place, key) if slot + 1 != position.cells[cell]]
        position.cells[cell] = 0
        if not slots:
            return {}
        card = position.table.card_ids[position.stage[place]]
        position.tell(MarkerStayed(performer, position.table.trick_ids[self.trick], card))
        return {key: slots[0]}


class TakeBackMarker(Picks, TrickDeclaration):
    """DT-ABIL-08: which of two markers returns; the other one stays."""

    kind: ClassVar[str] = "take-back-marker"
    rule: ClassVar[str] = "DT-ABIL-08"
    window: ClassVar[str] = "markers_return"
    asked_by: ClassVar[type[Effect] | None] = PermanentTrick
    picks: ClassVar[type[Choice]] = Lift
    plain_answer: ClassVar[str] = "last"

    def offered(self, position: TrickerionPosition) -> list[int]:
        """The slots counted from 1, and 0 for beside them."""
        there = stage.slots_of(position, self.place, self.key)
        return sorted(0 if slot == stage.BESIDE_SLOT else slot + 1 for slot in there)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return refuse("no-marker-there", self.rule, card=self._card(position))

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.cells[position.table.blocks[TAKEN_BACK]] = number or stage.BESIDE_SLOT + 1
        resume(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        return len(self.offered(position)) > 1 and super().fits(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": tricks.name_of(position, self.key), "card": self._card(position)}

    def _card(self, position: TrickerionPosition) -> str:
        return position.table.card_ids[position.stage[self.place]]
