"""The rules: who is asked, what may be taken, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from sleight.core.choice import Choice
from sleight.core.position import Position, Turn, ranked
from sleight.core.question import Question
from sleight.core.refusal import Argument, Refusal
from sleight_nim.values import HEAPS, ID, Heaps, NimView, Options, Saved, Take, Taken

UNIVERSE = tuple(
    Take(heap, count) for heap, size in enumerate(HEAPS, start=1) for count in range(1, size + 1)
)
"""Every choice, made once: by heap, then by count."""


class Table:
    """What all positions with the same seats and options share."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.known: dict[Choice, int] = {take: place for place, take in enumerate(UNIVERSE)}
        self.turns = tuple(Turn(HowMany(seat), seats) for seat in range(seats))


class NimPosition(Position[Table, NimView]):
    """What lies in the heaps, and whose turn it is."""

    __slots__ = ("heaps", "turn")

    def __init__(self, table: Table, key: bytes, draws: int = 0, heaps: Heaps = HEAPS, turn: int = 0) -> None:
        self.table, self.told = table, []
        self.seed(key, draws)
        self.lay(heaps, turn)

    def lay(self, heaps: Heaps, turn: int) -> None:
        """Lay out the matches and ask whose turn it is; once all are taken nobody is asked."""
        self.heaps, self.turn = heaps, turn
        if any(heaps):
            self.ask_alone(self.table.turns[turn])
        else:
            self.ask_nobody()

    def view(self, seat: int | None) -> NimView:
        return NimView(seat, self.table.options, self.table.seats, self.heaps, self.turn)

    @property
    def scores(self) -> tuple[int, ...]:
        """A point for who took the last match or, if that loses, for all others."""
        last = [self.over and seat == self.turn for seat in range(self.table.seats)]
        return tuple(int(self.over and took != self.table.options.misere) for took in last)

    @property
    def ranks(self) -> tuple[int, ...]:
        return ranked(self.scores)

    def copy(self) -> NimPosition:
        return NimPosition(self.table, self.key, self.draws, self.heaps, self.turn)

    def to_dict(self) -> dict[str, object]:
        table, key = self.table, self.key.hex()
        saved = Saved(table.options, key, self.draws, table.seats, self.heaps, self.turn)
        return msgspec.json.decode(msgspec.json.encode(saved), type=dict[str, object])

    def tally(self) -> tuple[object, ...]:
        return self.heaps


class HowMany(Question[NimPosition]):
    """Which heap a seat takes from, and how many matches."""

    __slots__ = ()
    game: ClassVar[str] = ID
    kind: ClassVar[str] = "how-many"
    rule: ClassVar[str] = ""

    def choices(self, position: NimPosition) -> Sequence[Choice]:
        return [take for take in UNIVERSE if take.count <= position.heaps[take.heap - 1]]

    def why_not(self, position: NimPosition, choice: Choice) -> Refusal | None:
        assert isinstance(choice, Take)
        left = position.heaps[choice.heap - 1]
        if choice.count <= left:
            return None
        return Refusal("too-many", "", {"heap": choice.heap, "left": left}, ID)

    def answer(self, position: NimPosition, choice: Choice) -> None:
        assert isinstance(choice, Take)
        heaps = choice.leaves(position.heaps)
        position.tell(Taken(self.seat, choice.heap, choice.count, heaps[choice.heap - 1]))
        position.lay(heaps, (self.seat + 1) % position.table.seats if any(heaps) else self.seat)

    def arguments(self, position: NimPosition) -> dict[str, Argument]:
        return {"left": sum(position.heaps)}
