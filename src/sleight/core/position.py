"""A position: it knows everything, tells each seat only what it may know, and asks questions."""

from __future__ import annotations

from abc import abstractmethod
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from sleight.core import chance
from sleight.core.compiling import mypyc_attr
from sleight.core.errors import BadInput, Illegal, listed
from sleight.core.refusal import Refusal
from sleight.core.text import text
from sleight.core.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Self

    from sleight.core.asked import Asked
    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.question import Question
    from sleight.core.refusal import Caution

Item = TypeVar("Item")

Stacks = tuple[tuple["Question[Any]", ...], ...]
"""The open questions of every seat, the newest last; shared by copies, replaced and never changed."""


class Table(Protocol):
    """What all positions of one game with the same seats and options share."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""

    @property
    def known(self) -> Mapping[Choice, int]:
        """The place of every choice that can ever occur, by value."""


T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


class Turn:
    """One seat is asked one question and nobody else is asked anything; made once for a table."""

    __slots__ = ("stacks", "waiting")

    def __init__(self, question: Question[Any], seats: int) -> None:
        none: Stacks = ((),) * seats
        self.stacks: Stacks = (*none[: question.seat], (question,), *none[question.seat + 1 :])
        self.waiting: tuple[int, ...] = (question.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[T, V]):
    """What lies where, and who is asked what. A game's position adds its own rows of small ints."""

    __slots__ = ("draws", "key", "stacks", "table", "told", "waiting", "words")

    table: T
    key: bytes
    draws: int
    """How many words of chance have been used; it says where the next one comes from."""

    words: tuple[int, ...]
    """The block of chance that is being used, kept so that it is hashed only once."""

    stacks: Stacks
    waiting: tuple[int, ...]
    """The seats that have an open question."""

    told: list[Event]
    """What the last answer made happen; of a new position, what the set-up did."""

    # --- what a seat is asked -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True once nobody owes an answer any more."""
        return not self.waiting

    def asked(self, seat: int) -> Asked | None:
        """The open question of a seat as data, or None for a seat that is not waited for."""
        question = self._open(seat)
        return question.asked(self) if question else None

    def choices(self, seat: int) -> list[Choice]:
        """Every legal choice of a seat, complete and in a defined order."""
        if seat in self.waiting:
            return list(self.stacks[seat][-1].choices(self))
        self._open(seat)
        return []

    def asides(self, seat: int) -> list[Choice]:
        """What a seat may do unasked now; never needed to go on."""
        self._open(seat)
        return []

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        """None if `apply` would take the choice, else the first reason against it."""
        question = self._open(seat)
        if choice not in self.table.known:
            return Refusal("unknown-choice", "", {})
        if choice.aside:
            return self.why_not_aside(seat, choice)
        if question is None:
            return self._not_asked()
        refusal = question.why_not(self, choice)
        return refusal and self.cited(refusal)

    def cited(self, refusal: Refusal) -> Refusal:
        """The refusal with the rule that holds at this table."""
        return refusal

    def why_not_aside(self, seat: int, choice: Choice) -> Refusal | None:
        """The same for what a seat would do unasked."""
        return None if choice in self.asides(seat) else Refusal("not-now", "", {})

    def warnings(self, seat: int, choice: Choice) -> list[Caution]:
        """Why a legal choice is probably foolish, from what the seat knows; empty for an illegal one."""
        question = self._open(seat)
        if question is None or choice.aside or self.why_not(seat, choice) is not None:
            return []
        return question.warnings(self, choice)

    def apply(self, seat: int, choice: Choice) -> list[Event]:
        """Play a choice in place and return its events; an illegal one raises and changes nothing."""
        if seat not in self.waiting or choice not in self.table.known or choice.aside:
            return self._apply_aside(seat, choice)
        question = self.stacks[seat][-1]
        refusal = question.why_not(self, choice)
        if refusal is not None:
            raise Illegal(self.cited(refusal))
        self.told = []
        question.answer(self, choice)
        self.settle()
        return self.told

    def _apply_aside(self, seat: int, choice: Choice) -> list[Event]:
        """The rare ways through `apply`: an aside, or a choice that nobody asked for."""
        refusal = self.why_not(seat, choice)
        if refusal is not None:
            raise Illegal(refusal)
        self.told = []
        self.answer_aside(seat, choice)
        self.settle()
        return self.told

    def answer_aside(self, seat: int, choice: Choice) -> None:
        """Play what a seat does unasked; a game with asides overrides it."""
        raise NotImplementedError

    def settle(self) -> None:
        """What happens by itself once a choice is played: a game may answer questions with one answer."""
        return

    # --- what a seat may know -------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> V:
        """All that this seat may know, with perfect recall; a spectator is seat None."""

    # --- the outcome ----------------------------------------------------------------------------

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""

    @property
    @abstractmethod
    def ranks(self) -> tuple[int, ...]:
        """The rank of each seat so far, 1 for the best; equals share a rank."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; empty until the game is over."""
        return () if self.waiting else tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    # --- copies and digests ---------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def to_dict(self) -> dict[str, object]:
        """The whole position as plain JSON data."""

    @abstractmethod
    def tally(self) -> tuple[object, ...]:
        """The public counts that a fingerprint should cover besides choices and scores."""

    def fingerprint(self) -> str:
        """A digest of what matters: who is waited for, their choices, scores, counts, chance so far."""
        asked = [[text(choice) for choice in self.choices(seat)] for seat in self.waiting]
        matter = [self.waiting, asked, self.scores, self.tally(), self.key.hex(), self.draws]
        return blake2b(msgspec.json.encode(matter), digest_size=8).hexdigest()

    # --- for the rules of a game ----------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Say what happened; `apply` returns it."""
        self.told.append(event)

    def ask(self, question: Question[Any]) -> None:
        """Put a question on top of its seat's stack."""
        self._restack(question.seat, (*self.stacks[question.seat], question))

    def close(self, seat: int) -> None:
        """Take the top question off a seat's stack."""
        self._restack(seat, self.stacks[seat][:-1])

    def ask_alone(self, turn: Turn) -> None:
        """Close everything that is open and ask one seat one question."""
        self.stacks = turn.stacks
        self.waiting = turn.waiting

    def ask_nobody(self) -> None:
        """The game is over: no question stays open."""
        self.stacks = ((),) * self.table.seats
        self.waiting = ()

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, but not including, the bound, each equally likely."""
        draws = self.draws
        if not draws % chance.WORDS:
            self.words = chance.block(self.key, draws // chance.WORDS)
        self.draws = draws + 1
        return self.words[draws % chance.WORDS] % bound

    def shuffled(self, items: tuple[Item, ...]) -> list[Item]:
        """The items in random order; a shuffle takes a block of its own."""
        number = -(-self.draws // chance.WORDS)
        self.draws = (number + 1) * chance.WORDS
        return chance.shuffled(items, chance.block(self.key, number))

    def seed(self, key: bytes, draws: int = 0) -> None:
        """Let chance come from this key, after that many draws; a new block is hashed when it is used."""
        self.key = key
        self.draws = draws
        self.words = chance.block(key, draws // chance.WORDS) if draws % chance.WORDS else ()

    def _open(self, seat: int) -> Question[Any] | None:
        if not 0 <= seat < len(self.stacks):
            raise BadInput("seat-unknown", seat=seat, allowed=listed(range(self.table.seats)))
        stack = self.stacks[seat]
        return stack[-1] if stack else None

    def _not_asked(self) -> Refusal:
        if not self.waiting:
            return Refusal("game-over", "", {})
        return Refusal("not-asked", "", {"seats": self.waiting})

    def _restack(self, seat: int, stack: tuple[Question[Any], ...]) -> None:
        self.stacks = (*self.stacks[:seat], stack, *self.stacks[seat + 1 :])
        self.waiting = tuple(asked for asked, open in enumerate(self.stacks) if open)


def ranked(standings: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each by its standing, 1 for the highest; equals share a rank."""
    ordered = sorted(standings, reverse=True)
    return tuple([ordered.index(standing) + 1 for standing in standings])
