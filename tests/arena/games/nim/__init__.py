"""Nim with one heap: a whole game without hidden information, as small as the contract allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sleight.core.choice import Choice
from sleight.core.event import Event, Seat
from sleight.core.game import Game
from sleight.core.position import Position, Turn
from sleight.core.question import Question
from sleight.core.refusal import Refusal
from sleight.core.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from random import Random

    from sleight.core.option import Option

MOST = 3
HEAP = range(14, 20)


class Take(Choice, frozen=True, tag="take"):
    """Take a few matches."""

    count: int


class Taken(Event, frozen=True, tag="taken"):
    """Matches were taken."""

    seat: Seat
    count: int


class Saved(msgspec.Struct, frozen=True):
    """A position as data."""

    key: str
    draws: int
    seats: int
    left: int
    turn: int


class NimView(View, frozen=True):
    """All there is to know."""

    seats: int
    left: int
    turn: int

    @property
    def conceals(self) -> bool:
        """Nothing is ever hidden."""
        return False


class Table:
    """What all positions with the same seats share."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.takes = tuple(Take(count) for count in range(1, MOST + 1))
        self.known: dict[Choice, int] = {take: place for place, take in enumerate(self.takes)}
        self.turns = tuple(Turn(HowMany(seat), seats) for seat in range(seats))


class NimPosition(Position[Table, NimView]):
    """Matches on a heap; who takes the last one wins."""

    __slots__ = ("left", "turn")

    def __init__(self, table: Table, key: bytes, draws: int = 0, left: int = 0, turn: int = 0) -> None:
        self.table, self.told = table, []
        self.seed(key, draws)
        self.lay(left, turn)

    def lay(self, left: int, turn: int) -> None:
        """So many matches are left, and it is this seat's turn, or the last one was its own."""
        self.left, self.turn = left, turn
        if left:
            self.ask_alone(self.table.turns[turn])
        else:
            self.ask_nobody()

    def view(self, seat: int | None) -> NimView:
        return NimView(seat, self.table.seats, self.left, self.turn)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(not self.left and seat == self.turn) for seat in range(self.table.seats))

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(2 - score for score in self.scores)

    def copy(self) -> NimPosition:
        return NimPosition(self.table, self.key, self.draws, self.left, self.turn)

    def to_dict(self) -> dict[str, object]:
        saved = Saved(self.key.hex(), self.draws, self.table.seats, self.left, self.turn)
        return msgspec.structs.asdict(saved)

    def tally(self) -> tuple[object, ...]:
        return (self.left,)


class HowMany(Question[NimPosition]):
    """How many matches a seat takes."""

    __slots__ = ()
    kind: ClassVar[str] = "how-many"
    rule: ClassVar[str] = ""

    def choices(self, position: NimPosition) -> Sequence[Choice]:
        return position.table.takes[: position.left]

    def why_not(self, position: NimPosition, choice: Choice) -> Refusal | None:
        too_many = not isinstance(choice, Take) or choice.count > position.left
        return Refusal("too-many", "", {"left": position.left}) if too_many else None

    def answer(self, position: NimPosition, choice: Choice) -> None:
        assert isinstance(choice, Take)
        left = position.left - choice.count
        position.tell(Taken(self.seat, choice.count))
        position.lay(left, (self.seat + 1) % position.table.seats if left else self.seat)


class Nim(Game[NimPosition, NimView]):
    """Take one to three matches; who takes the last one wins."""

    id: ClassVar[str] = "nim"
    rules_version: ClassVar[int] = 1
    seat_counts = range(2, 4)
    options: Mapping[str, Option] = {}
    data_digest = "no cards"
    view_type = NimView
    choice_type: Any = Take
    event_type: Any = Taken

    def start(self, seats: int, key: bytes, options: dict[str, object]) -> NimPosition:
        position = NimPosition(Table(seats), key)
        position.lay(HEAP[position.below(len(HEAP))], position.below(seats))
        return position

    def guess(self, view: NimView, rng: Random) -> NimPosition:
        return NimPosition(Table(view.seats), rng.randbytes(16), 0, view.left, view.turn)

    def from_dict(self, data: Mapping[str, object]) -> NimPosition:
        saved = msgspec.convert(data, Saved)
        return NimPosition(Table(saved.seats), bytes.fromhex(saved.key), saved.draws, saved.left, saved.turn)

    def universe(self, options: Mapping[str, object] | None = None) -> tuple[Choice, ...]:
        return Table(2).takes


def load(data: Path | str | None = None) -> Nim:
    """The game; it has no data."""
    return Nim()
