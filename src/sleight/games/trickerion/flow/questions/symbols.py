"""Which symbol marker lies on a new trick: at set-up and when one is learned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sleight.games.trickerion.choices import Mark
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import TRICKS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


@dataclass(eq=False)
class MarksTrick(TrickerionQuestion):
    """TR-PSET-10, TR-DT-20: an unused symbol marker for a trick that goes to a board."""

    board: int
    trick: int

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        mark = position.table.universe.mark
        return [mark[symbol] for symbol in tricks.free_symbols(position, self.seat)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Mark):
            return self.not_asked_now()
        (symbol,) = position.table.numbers_of[choice]
        if position.cells[TRICKS + SYMBOLS * self.seat + symbol]:
            return refuse("symbol-used", "TR-DT-20", symbol=choice.symbol)
        return None

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": position.table.trick_ids[self.trick]}
