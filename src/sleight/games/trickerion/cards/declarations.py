"""What questions about a declaration have in common: the performer is asked about a card on stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.flow.questions.base import OfTrick, TrickerionQuestion
from sleight.games.trickerion.state.cells import PERFORMING

if TYPE_CHECKING:
    pass


@dataclass(eq=False)
class Declaration(TrickerionQuestion):
    """TR-PERF-13: something that the performer declares about the card at a place."""

    place: int
    site: ClassVar[tuple[int, ...]] = (PERFORMING,)
    window: ClassVar[str] = "declaration"
    shows: ClassVar[tuple[str, ...]] = ("theater", "others")

    def about(self) -> int:
        return self.place


@dataclass(eq=False)
class TrickDeclaration(OfTrick, Declaration):
    """The second half of a declaration, when the trick that it is about has been chosen."""

    shows: ClassVar[tuple[str, ...]] = ("theater", "workshop")
