"""What questions about a declaration have in common: the performer is asked about a card on stage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import trait
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import PERFORMING

if TYPE_CHECKING:
    from sleight.core.refusal import Argument
    from sleight.games.trickerion.state.position import TrickerionPosition


@trait
class Declaration(TrickerionQuestion):
    """TR-PERF-13: something that the performer declares about the card at a place."""

    site: ClassVar[tuple[int, ...]] = (PERFORMING,)
    window: ClassVar[str] = "declaration"
    shows: ClassVar[tuple[str, ...]] = ("theater", "others")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def about(self) -> int:
        return self.place


@trait
class TrickDeclaration(Declaration):
    """The second half of a declaration, when the trick that it is about has been chosen."""

    shows: ClassVar[tuple[str, ...]] = ("theater", "workshop")

    def __init__(self, seat: int, place: int, key: int) -> None:
        super().__init__(seat, place)
        self.key = key

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": tricks.name_of(position, self.key)}
