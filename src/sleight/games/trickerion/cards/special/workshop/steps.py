"""The questions in the middle of a preparation that a special card improves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Decline, Feed, Supply
from sleight.games.trickerion.events import ComponentFed, MarkerStaged
from sleight.games.trickerion.flow.questions.base import OfTrick
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.theater import FROM_TRICK_CARD, LayMarker, lay_turned
from sleight.games.trickerion.printed.ids import COMPONENTS, FACINGS, SYMBOLS
from sleight.games.trickerion.state import components, tricks
from sleight.games.trickerion.state.cells import READY, SPARE, STOCK, TRICKS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

NOTHING_FED = -1
_MOST_FED = 3


def suppliable(position: TrickerionPosition, seat: int, key: int) -> list[int]:
    """TR-SAR-22: the other own tricks of the same or a lower level with a marker in reserve."""
    cells, levels = position.cells, position.table.levels
    level = levels[cells[TRICKS + key] - 1]
    return [
        trick
        for trick, other in tricks.owned(position, seat)
        if other != key and levels[trick] <= level and cells[SPARE + other]
    ]


class SupplyTrick(Picks, OfTrick):
    """TR-SAR-22: which other trick receives the marker."""

    kind: ClassVar[str] = "supply"
    rule: ClassVar[str] = "TR-SAR-22"
    picks: ClassVar[type[Choice]] = Supply

    def offered(self, position: TrickerionPosition) -> list[int]:
        return suppliable(position, self.seat, self.key)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        symbol = tricks.symbol_of(position, self.seat, number)
        key, name = SYMBOLS * self.seat + symbol, position.table.trick_ids[number]
        if symbol < 0:
            return refuse("not-your-trick", self.rule, trick=name)
        if key == self.key:
            return refuse("another-trick", self.rule, trick=name)
        if not position.cells[SPARE + key]:
            return refuse("reserve-empty", self.rule, trick=name)
        return refuse("level-above", self.rule, trick=name)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        tricks.supply(position, self.seat, tricks.symbol_of(position, self.seat, number))
        resume(position, self.seat)


class FeedPrototype(Picks, OfTrick):
    """TR-SAR-25: which component is given back, at least one and up to three.

    `one` and `other` are those that have been given back so far.
    """

    kind: ClassVar[str] = "feed"
    rule: ClassVar[str] = "TR-SAR-25"
    picks: ClassVar[type[Choice]] = Feed
    may_decline: ClassVar[bool] = True

    def __init__(self, seat: int, key: int, one: int, other: int) -> None:
        super().__init__(seat, key)
        self.one = one
        self.other = other

    def offered(self, position: TrickerionPosition) -> list[int]:
        """The required types with a token left, each as often as it is required."""
        fed, first = self._fed(), STOCK + COMPONENTS * self.seat
        return sorted(
            component
            for component, count in self._required(position).items()
            if position.cells[first + component] and fed.count(component) < count
        )

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        found = super().choices(position)
        return found if self._fed() else found[:-1]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline) and not self._fed():
            return refuse("feed-first", self.rule)
        return super().why_not(position, choice)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        name = position.table.component_ids[number]
        if number not in self._required(position):
            return refuse("not-required", self.rule, component=name, trick=tricks.name_of(position, self.key))
        if not position.cells[STOCK + COMPONENTS * self.seat + number]:
            return refuse("no-such-stack", self.rule, component=name)
        return refuse("fed-enough", self.rule, component=name)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        feed(position, self.seat, number)
        fed = [*self._fed(), number]
        if len(fed) < _MOST_FED:
            position.ask_only(FeedPrototype(self.seat, self.key, fed[0], fed[1] if fed[1:] else NOTHING_FED))
        else:
            resume(position, self.seat)

    def _fed(self) -> list[int]:
        return [component for component in (self.one, self.other) if component != NOTHING_FED]

    def _required(self, position: TrickerionPosition) -> dict[int, int]:
        return dict(position.table.needs[position.cells[TRICKS + self.key] - 1])

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": tricks.name_of(position, self.key), "fed": len(self._fed())}


def feed(position: TrickerionPosition, seat: int, component: int) -> None:
    """TR-SAR-25: a token goes back to the supply for 1 fame and 1 coin."""
    components.drop(position, seat, component)
    position.tell(ComponentFed(seat, position.table.component_ids[component]))
    position.grant(seat, "card", "unstable-prototype", fame=1, coins=1)


class StageMarker(LayMarker):
    """TR-SAR-27: to which slot one of the markers just received goes; nobody is paid for its links."""

    kind: ClassVar[str] = "stage-marker"
    rule: ClassVar[str] = "TR-SAR-27"
    pays: ClassVar[bool] = False

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        self.lay(position, choice)
        resume(position, self.seat)

    def lay(self, position: TrickerionPosition, choice: Choice) -> tuple[int, int]:
        card, slot, facing = position.table.numbers_of[choice]
        position.cells[READY + self.key] -= 1
        lay_turned(position, self.key, self.size, position.stage.index(card), slot, facing)
        names = (tricks.name_of(position, self.key), position.table.card_ids[card])
        position.tell(MarkerStaged(self.seat, *names, slot + 1, FACINGS[facing]))
        return 0, 0


def stage_marker(seat: int, key: int) -> StageMarker:
    """TR-MEET-14: a single marker, fresh from its trick."""
    return StageMarker(seat, FROM_TRICK_CARD, key, FROM_TRICK_CARD, 1)
