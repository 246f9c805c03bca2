"""Questions: what a seat is asked. Immutable, small, without secrets, so that copies share them."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from sleight.core.asked import Asked
from sleight.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.position import Position
    from sleight.core.refusal import Argument, Caution, Refusal

P = TypeVar("P", bound="Position[Any, Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[P]):
    """One open question of one seat: a kind and a few ints, never a secret and never a closure."""

    __slots__ = ("seat",)

    game: ClassVar[str] = ""
    kind: ClassVar[str]
    rule: ClassVar[str]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def choices(self, position: P) -> Sequence[Choice]:
        """Every legal answer, in a defined order, as references into the table of choices."""

    @abstractmethod
    def why_not(self, position: P, choice: Choice) -> Refusal | None:
        """The first reason against a choice, or None; it rests on the same predicates as `choices`."""

    @abstractmethod
    def answer(self, position: P, choice: Choice) -> None:
        """Play a legal choice: change the position, tell what happened, ask what comes next."""

    def warnings(self, position: P, choice: Choice) -> list[Caution]:
        """Why a legal choice is probably foolish, from what the seat knows."""
        return []

    def arguments(self, position: P) -> dict[str, Argument]:
        """What the question's sentence and its clients may speak of; only what the seat may know."""
        return {}

    def asked(self, position: P) -> Asked:
        """The question as data."""
        return Asked(self.kind, self.rule, self.seat, self.arguments(position), self.game)
