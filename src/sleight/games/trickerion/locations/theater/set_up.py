"""TH: set up tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import Accept, At, SetUp
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.flow.questions.base import OfTrick, TrickerionQuestion
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.locations import prospects
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.theater import laid, markers
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import cells, reasons, stage, tricks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


class SetUpTrick(Action):
    """TR-TH-12 to 17: a marker goes from its trick card to a performance card."""

    name: ClassVar[str] = "set_up"
    rule: ClassVar[str] = "TR-TH-12"
    kind: ClassVar[type[Choice]] = SetUp

    def starting(self, position: TrickerionPosition, trick: int) -> Choice:
        """The choice that starts it for a trick."""
        return position.table.universe.set_up[trick]

    def targets(self, position: TrickerionPosition, key: int) -> list[int]:
        """The places of the cards to which a marker may go."""
        return markers.targets(position, key, markers.FROM_TRICK_CARD)

    def may_go(self, position: TrickerionPosition, key: int) -> bool:
        """Whether a marker may be laid anywhere."""
        return bool(self.targets(position, key))

    def lays(self, position: TrickerionPosition, key: int) -> list[Choice]:
        """TR-TH-13: where a marker may be laid, and turned which way."""
        return markers.lays_on(position, key, self.targets(position, key))

    def why_not_there(self, position: TrickerionPosition, key: int, move: Move) -> Refusal | None:
        """Why a marker cannot be laid on that card and slot, turned that way."""
        return markers.why_not_there(position, key, self.targets(position, key), *move)

    def no_room(self, position: TrickerionPosition, seat: int, trick: str) -> Refusal:
        """Why no marker of a prepared trick may be laid anywhere."""
        return reasons.refuse("no-room-on-stage", "TR-TH-14", trick=trick)

    def ask_where(self, position: TrickerionPosition, seat: int, key: int, size: int) -> None:
        """TR-TH-13: on which slot, and turned which way."""
        position.ask_only(LayMarker(seat, markers.FROM_TRICK_CARD, key, markers.FROM_TRICK_CARD, size))

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat):
            return
        for trick, key in tricks.owned(position, seat):
            if position.cells[cells.READY + key] and self.may_go(position, key):
                found.append(self.starting(position, trick))

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        symbol = tricks.symbol_of(position, seat, trick)
        if symbol < 0:
            return reasons.refuse("not-your-trick", "TR-TH-12", trick=position.table.trick_ids[trick])
        key = SYMBOLS * seat + symbol
        if not position.cells[cells.READY + key]:
            return reasons.refuse("not-prepared", "TR-TH-12", trick=position.table.trick_ids[trick])
        if not self.may_go(position, key):
            return self.no_room(position, seat, position.table.trick_ids[trick])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        key = SYMBOLS * seat + tricks.symbol_of(position, seat, move[0])
        if position.cells[cells.READY + key] > 1 and may_stack(position, seat):
            position.ask_only(StackMarkers(seat, key))
        else:
            self.ask_where(position, seat, key, 1)


SET_UP: Final[SetUpTrick] = SetUpTrick()


def setting_up(position: TrickerionPosition, seat: int) -> SetUpTrick:
    """The set-up that is being played: an improved one while the bonus of a card is used."""
    improved = active.improvement(position, seat)
    return improved if isinstance(improved, SetUpTrick) else SET_UP


def may_stack(position: TrickerionPosition, seat: int) -> bool:
    """TR-MAG-28: whether a seat may set up two markers in one."""
    return any(effect.stacks(position, seat) for effect in position.active.stacks)


class StackMarkers(OneOf, OfTrick):
    """TR-MAG-28, 29: two markers of the trick on one slot, or one."""

    kind: ClassVar[str] = "stack"
    rule: ClassVar[str] = "TR-MAG-28"
    shows: ClassVar[tuple[str, ...]] = ("theater", "workshop")

    def fits(self, position: TrickerionPosition) -> bool:
        return position.cells[cells.READY + self.key] > 1 and super().fits(position)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        size = 2 if isinstance(choice, Accept) else 1
        setting_up(position, self.seat).ask_where(position, self.seat, self.key, size)


class LayMarker(TrickerionQuestion):
    """TR-TH-12 to 14, 19, 20: on which slot, and with its own school in which circle.

    `origin` and `slot` say where a marker comes from that is rescheduled.
    """

    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "TR-TH-13"
    shows: ClassVar[tuple[str, ...]] = ("theater", "others")
    site: ClassVar[tuple[int, ...]] = (cells.PLACING, cells.PERFORMING)
    pays: ClassVar[bool] = True
    """TR-LINK-04: whether the links of a marker that is set up are paid."""

    def __init__(self, seat: int, origin: int, key: int, slot: int, size: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.key = key
        self.slot = slot
        self.size = size

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        if self.origin == markers.FROM_TRICK_CARD:
            return setting_up(position, self.seat).lays(position, self.key)
        places = markers.targets(position, self.key, self.origin)
        return markers.lays_on(position, self.key, places)

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return self.not_asked_now()
        move = position.table.numbers_of[choice]
        if self.origin == markers.FROM_TRICK_CARD:
            return setting_up(position, self.seat).why_not_there(position, self.key, move)
        places = markers.targets(position, self.key, self.origin)
        return markers.why_not_there(position, self.key, places, *move)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        card, slot, facing = position.table.numbers_of[choice]
        place = position.stage.index(card)
        if self.origin == markers.FROM_TRICK_CARD:
            laid.lay_marker(position, self.key, self.size, place, slot, facing)
        else:
            laid.move_marker(position, self.seat, self.key, (self.origin, self.slot), (place, slot, facing))

    def lay(self, position: TrickerionPosition, choice: Choice) -> tuple[int, int]:
        """Lay the marker, and let nothing follow; returns what a link would pay, and how many are paid."""
        card, slot, facing = position.table.numbers_of[choice]
        target = (position.stage.index(card), slot, facing)
        if self.origin == markers.FROM_TRICK_CARD:
            return laid.lay_down(position, self.key, self.size, *target)
        return laid.move(position, self.seat, self.key, (self.origin, self.slot), target)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-END-20, 21: an own marker that is not performed this round leaves with the last card."""
        card, slot, facing = position.table.numbers_of[choice]
        if self.key // SYMBOLS != self.seat:
            return []
        place = position.stage.index(card)
        links = stage.links_of(position, place, slot, markers.turned(position, self.key, self.size, facing))
        paid = self.pays and self.origin == markers.FROM_TRICK_CARD and bool(links)
        return prospects.laying(position, self.seat, place, paid=paid)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": tricks.name_of(position, self.key)}
