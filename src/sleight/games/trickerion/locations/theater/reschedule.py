"""TH: reschedule tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import From, Lift, Reschedule
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.flow.questions.base import OfTrick
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.theater.markers import origins
from sleight.games.trickerion.locations.theater.set_up import LayMarker
from sleight.games.trickerion.state import reasons, stage, tricks
from sleight.games.trickerion.state.cells import PERFORMING, PLACING, PRESENT

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


class RescheduleTrick(Action):
    """TR-TH-19 to 23: a marker goes from one slot to another and pays nothing."""

    name: ClassVar[str] = "reschedule"
    rule: ClassVar[str] = "TR-TH-19"
    kind: ClassVar[type[Choice]] = Reschedule

    def starting(self, position: TrickerionPosition, trick: int) -> Choice:
        """The choice that starts it for a trick."""
        return position.table.universe.reschedule[trick]

    def keys(self, position: TrickerionPosition, seat: int) -> list[tuple[int, int]]:
        """The tricks whose markers may be moved, each with its key 4 * owner + symbol."""
        return tricks.owned(position, seat)

    def not_allowed(self, trick: str) -> Refusal:
        """Why the markers of a trick may not be moved, wherever they lie."""
        return reasons.refuse("not-your-trick", "TR-TH-19", trick=trick)

    def origins(self, position: TrickerionPosition, key: int) -> list[int]:
        """The places from which a marker may be moved."""
        return origins(position, key)

    def lifted(self, position: TrickerionPosition, seat: int, key: int, place: int, slot: int) -> None:
        """TR-TH-20: the marker has been named: where does it go?"""
        position.ask_only(LayMarker(seat, place, key, slot, 1))

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat):
            return
        present = 0
        for there in position.cells[PRESENT : PRESENT + len(position.stage)]:
            present |= there
        if not present:
            return
        for trick, key in self.keys(position, seat):
            if present >> key & 1 and self.origins(position, key):
                found.append(self.starting(position, trick))

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        name = position.table.trick_ids[trick]
        key = dict(self.keys(position, seat)).get(trick)
        if key is None:
            return self.not_allowed(name)
        cells = position.cells
        if not any(there >> key & 1 for there in cells[PRESENT : PRESENT + len(position.stage)]):
            return reasons.refuse("not-on-stage", "TR-TH-19", trick=name)
        if not self.origins(position, key):
            return reasons.refuse("no-room-on-stage", "TR-TH-20", trick=name)
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        key = dict(self.keys(position, seat))[move[0]]
        places = self.origins(position, key)
        if len(places) > 1:
            position.ask_only(TakeFrom(seat, key))
        else:
            take_from(position, seat, key, places[0])


RESCHEDULE: Final[RescheduleTrick] = RescheduleTrick()


def rescheduling(position: TrickerionPosition, seat: int) -> RescheduleTrick:
    """The reschedule that is being played: an improved one while the bonus of a card is used."""
    improved = active.improvement(position, seat)
    return improved if isinstance(improved, RescheduleTrick) else RESCHEDULE


def take_from(position: TrickerionPosition, seat: int, key: int, place: int) -> None:
    """TR-SAR-13: of two markers of a trick on one card the player says which."""
    there = stage.slots_of(position, place, key)
    if len(there) > 1:
        position.ask_only(TakeOneOf(seat, key, place))
    else:
        rescheduling(position, seat).lifted(position, seat, key, place, there[0])


class TakeFrom(Picks, OfTrick):
    """TR-TH-19: which of several markers of a trick is moved."""

    kind: ClassVar[str] = "reschedule-from"
    rule: ClassVar[str] = "TR-TH-19"
    site: ClassVar[tuple[int, ...]] = (PLACING, PERFORMING)
    picks: ClassVar[type[Choice]] = From

    def offered(self, position: TrickerionPosition) -> list[int]:
        places = rescheduling(position, self.seat).origins(position, self.key)
        return sorted([position.stage[place] for place in places])

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("no-marker-there", "TR-TH-19", card=position.table.card_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        take_from(position, self.seat, self.key, position.stage.index(number))


class TakeOneOf(Picks, OfTrick):
    """TR-SAR-13: which of two markers of a trick on the same card."""

    kind: ClassVar[str] = "reschedule-which"
    rule: ClassVar[str] = "TR-SAR-13"
    shows: ClassVar[tuple[str, ...]] = ("theater", "workshop")
    plain_answer: ClassVar[str] = "last"
    site: ClassVar[tuple[int, ...]] = (PLACING, PERFORMING)
    picks: ClassVar[type[Choice]] = Lift

    def __init__(self, seat: int, key: int, place: int) -> None:
        super().__init__(seat, key)
        self.place = place

    def offered(self, position: TrickerionPosition) -> list[int]:
        """The slots counted from 1, and 0 for beside them."""
        there = stage.slots_of(position, self.place, self.key)
        return sorted(0 if slot == stage.BESIDE_SLOT else slot + 1 for slot in there)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        card = position.table.card_ids[position.stage[self.place]]
        return reasons.refuse("no-marker-there", "TR-SAR-13", card=card)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        slot = number - 1 if number else stage.BESIDE_SLOT
        rescheduling(position, self.seat).lifted(position, self.seat, self.key, self.place, slot)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        card = position.table.card_ids[position.stage[self.place]]
        return {"trick": tricks.name_of(position, self.key), "card": card}
