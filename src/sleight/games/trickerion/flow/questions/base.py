"""What all questions of this game have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.question import Question
from sleight.core.refusal import Refusal
from sleight.games.trickerion.state.reasons import GAME, refuse

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


class TrickerionQuestion(Question["TrickerionPosition"]):
    """A question of this game: its kind and, in its slots, a few small numbers."""

    __slots__ = ()
    game: ClassVar[str] = GAME

    between_steps: ClassVar[bool] = False
    """TR-ANY-09: nothing is half done, so the seat may return tricks and components."""

    only_makes_room: ClassVar[bool] = False
    """TR-ANY-09: in the middle of a step, where components may be returned for one that arrives."""

    declares: ClassVar[bool] = False
    """TR-PERF-13: in the middle of a performance, while the card of its performer is in force."""

    def is_forced(self, position: TrickerionPosition) -> bool:
        """True if the engine answers for the seat when there is a single answer."""
        return True

    @classmethod
    def takes(cls) -> tuple[str, ...]:
        """The names of the small numbers that the constructor takes after the seat."""
        kinds = [kind for kind in reversed(cls.__mro__) if issubclass(kind, TrickerionQuestion)]
        return tuple(name for kind in kinds for name in kind.__dict__.get("__slots__", ()))

    def numbers(self) -> tuple[int, ...]:
        """These numbers, so that a saved position can ask again."""
        return tuple([getattr(self, name) for name in self.takes()])

    def not_asked_now(self) -> Refusal:
        """Another question is open first."""
        return refuse("answer-first", self.rule, question=self.kind)
