"""Which symbol marker lies on a new trick: at set-up and when one is learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.choices import Mark
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.state import reasons, tricks

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class MarksTrick(Picks):
    """TR-PSET-10, TR-DT-20: an unused symbol marker for a trick that goes to a board."""

    picks: ClassVar[type[Choice]] = Mark
    shows: ClassVar[tuple[str, ...]] = ("workshop",)
    plain_answer: ClassVar[str] = "last"
    speaks_of: ClassVar[tuple[str, ...]] = ("trick",)

    def __init__(self, seat: int, board: int, trick: int) -> None:
        super().__init__(seat)
        self.board = board
        self.trick = trick

    def offered(self, position: TrickerionPosition) -> list[int]:
        return tricks.free_symbols(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("symbol-used", "TR-DT-20", symbol=position.table.symbol_ids[number])
