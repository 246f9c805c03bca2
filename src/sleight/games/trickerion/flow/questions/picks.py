"""The two shapes that most questions have: one of a few fixed answers, or one of what is open now."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.choices import Decline
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.state.universe import ACCEPT, DECLINE

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(TrickerionQuestion):
    """To do something or not, or one of two things: mostly the answers are always the same."""

    answers: ClassVar[tuple[Choice, ...]] = (ACCEPT, DECLINE)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return self.answers

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(position) else self.not_asked_now()


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks(TrickerionQuestion):
    """One of what is open now, each a choice of one kind with one number."""

    picks: ClassVar[type[Choice]]
    """The kind of choice that answers it."""

    may_decline: ClassVar[bool] = False
    """Whether the seat may do without."""

    def offered(self, position: TrickerionPosition) -> Collection[int]:
        """The numbers that are open, in their order; all, unless a question says which."""
        return position.table.universe.by_number[self.picks]

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        """Why a number is not open."""
        return self.not_asked_now()

    @abstractmethod
    def picked(self, position: TrickerionPosition, number: int) -> None:
        """Play the number that was picked."""

    def declined(self, position: TrickerionPosition) -> None:
        """The seat does without."""
        resume(position, self.seat)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        by_number = position.table.universe.by_number[self.picks]
        found = [by_number[number] for number in self.offered(position)]
        if self.may_decline:
            found.append(DECLINE)
        return found

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if self.may_decline and isinstance(choice, Decline):
            return None
        if not isinstance(choice, self.picks):
            return self.not_asked_now()
        (number,) = position.table.numbers_of[choice]
        return None if number in self.offered(position) else self.refusal(position, number)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if self.may_decline and isinstance(choice, Decline):
            self.declined(position)
        else:
            self.picked(position, *position.table.numbers_of[choice])
