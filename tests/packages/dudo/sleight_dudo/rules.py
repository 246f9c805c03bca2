"""What is chosen, told, seen and saved, and the rules: what may be bid, and who loses a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

import msgspec

from sleight.core.choice import Choice
from sleight.core.event import Event, Seat
from sleight.core.position import Position, Turn, ranked
from sleight.core.question import Question
from sleight.core.refusal import Argument, Refusal
from sleight.core.view import View

ID = "dudo"
FACES = 6
DICE = 3
"""How many dice everybody begins with."""

Hand = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=FACES)], ...], msgspec.Meta(max_length=DICE)]
"""The faces of somebody's dice in ascending order."""


class Bid(Choice, frozen=True, tag="bid"):
    """Say that there are at least so many dice of a face under both cups together."""

    game: ClassVar[str] = ID
    count: int
    face: int


class Doubt(Choice, frozen=True, tag="doubt"):
    """Say that the last bid is too high."""

    game: ClassVar[str] = ID


BIDS = tuple(Bid(count, face) for count in range(1, 2 * DICE + 1) for face in range(1, FACES + 1))
UNIVERSE: tuple[Choice, ...] = (*BIDS, Doubt())


class Rolled(Event, frozen=True, tag="rolled"):
    """Both rolled; each sees only their own dice."""

    game: ClassVar[str] = ID
    reveals: ClassVar[bool] = True
    hands: tuple[Hand, ...]

    def seen_by(self, seat: int | None) -> Rolled:
        """One's own dice; () for those of others."""
        return Rolled(tuple(hand if owner == seat else () for owner, hand in enumerate(self.hands)))


class Raised(Event, frozen=True, tag="raised"):
    """A bid was made."""

    game: ClassVar[str] = ID
    seat: Seat
    count: int
    face: int


class Doubted(Event, frozen=True, tag="doubted"):
    """A bid was doubted and the dice were counted: who was wrong loses one."""

    game: ClassVar[str] = ID
    reveals: ClassVar[bool] = True
    lays_open: ClassVar[bool] = True
    seat: Seat
    count: int
    face: int
    found: int
    loser: Seat


class DudoView(View, frozen=True):
    """The table as one seat sees it: its own dice, how many each has, and the last bid of the round."""

    dice: tuple[int, ...]
    hand: Hand
    """The own dice; () for a spectator."""

    bid: Bid | None
    turn: int


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as plain data."""

    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    draws: Annotated[int, msgspec.Meta(ge=0)]
    hands: tuple[Hand, ...]
    bid: Bid | None
    turn: Annotated[int, msgspec.Meta(ge=0, le=1)]


class Table:
    """What all positions share: two seats, and every choice with its place."""

    def __init__(self) -> None:
        self.seats = 2
        self.known: dict[Choice, int] = {choice: place for place, choice in enumerate(UNIVERSE)}
        self.turns = tuple(Turn(BidOrDoubt(seat), 2) for seat in (0, 1))


class DudoPosition(Position[Table, DudoView]):
    """What lies under the cups, the last bid, and whose turn it is."""

    __slots__ = ("bid", "hands", "turn")

    def __init__(self, table: Table, key: bytes, draws: int = 0) -> None:
        self.table, self.told = table, []
        self.seed(key, draws)

    def lay(self, hands: tuple[Hand, ...], bid: Bid | None, turn: int) -> DudoPosition:
        """Put the dice under the cups and ask whose turn it is; whoever has none left has lost."""
        self.hands, self.bid, self.turn = hands, bid, turn
        if all(hands):
            self.ask_alone(self.table.turns[turn])
        else:
            self.ask_nobody()
        return self

    def roll(self, dice: Sequence[int], turn: int) -> None:
        """A new round: both roll as many dice as they have left."""
        hands = tuple(tuple(sorted(1 + self.below(FACES) for _ in range(count))) for count in dice)
        self.tell(Rolled(hands))
        self.lay(hands, None, turn)

    def view(self, seat: int | None) -> DudoView:
        return DudoView(seat, self.scores, () if seat is None else self.hands[seat], self.bid, self.turn)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(map(len, self.hands))

    @property
    def ranks(self) -> tuple[int, ...]:
        return ranked(self.scores)

    def copy(self) -> DudoPosition:
        return DudoPosition(self.table, self.key, self.draws).lay(self.hands, self.bid, self.turn)

    def to_dict(self) -> dict[str, object]:
        saved = Saved(self.key.hex(), self.draws, self.hands, self.bid, self.turn)
        return msgspec.json.decode(msgspec.json.encode(saved), type=dict[str, object])

    def tally(self) -> tuple[object, ...]:
        return self.scores


class BidOrDoubt(Question[DudoPosition]):
    """A higher bid, or doubts about the last one."""

    __slots__ = ()
    game: ClassVar[str] = ID
    kind: ClassVar[str] = "bid"
    rule: ClassVar[str] = ""

    def choices(self, position: DudoPosition) -> Sequence[Choice]:
        return [choice for choice in UNIVERSE if self.why_not(position, choice) is None]

    def why_not(self, position: DudoPosition, choice: Choice) -> Refusal | None:
        last, dice = position.bid, sum(position.scores)
        if not isinstance(choice, Bid):
            return None if last else Refusal("nothing-to-doubt", "", {}, ID)
        if choice.count > dice:
            return Refusal("too-many", "", {"dice": dice}, ID)
        if last and (choice.count, choice.face) <= (last.count, last.face):
            return Refusal("too-low", "", {"count": last.count, "face": last.face}, ID)
        return None

    def answer(self, position: DudoPosition, choice: Choice) -> None:
        if isinstance(choice, Bid):
            position.tell(Raised(self.seat, choice.count, choice.face))
            position.lay(position.hands, choice, 1 - self.seat)
        elif position.bid:
            self._doubt(position, position.bid)

    def _doubt(self, position: DudoPosition, bid: Bid) -> None:
        """Whoever was wrong loses a die and begins the next round."""
        found = sum(hand.count(bid.face) for hand in position.hands)
        loser = self.seat if found >= bid.count else 1 - self.seat
        position.tell(Doubted(self.seat, bid.count, bid.face, found, loser))
        position.roll([count - (seat == loser) for seat, count in enumerate(position.scores)], loser)

    def arguments(self, position: DudoPosition) -> dict[str, Argument]:
        bid = position.bid or Bid(0, 0)
        return {"count": bid.count, "face": bid.face, "dice": sum(position.scores)}
