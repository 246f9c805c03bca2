"""The questions in the middle of a preparation that a special card improves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Decline, Feed, Supply
from sleight.games.trickerion.events import ComponentFed, Granted, MarkerStaged
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.theater import FROM_TRICK_CARD, LayMarker, lay_turned
from sleight.games.trickerion.printed.ids import COMPONENTS, FACINGS, SYMBOLS
from sleight.games.trickerion.state import components, tricks
from sleight.games.trickerion.state.cells import COINS, FAME, READY, SPARE, STOCK, TRICKS
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import DECLINE

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


@dataclass(eq=False)
class SupplyTrick(TrickerionQuestion):
    """TR-SAR-22: which other trick receives the marker."""

    key: int
    kind: ClassVar[str] = "supply"
    rule: ClassVar[str] = "TR-SAR-22"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        supply = position.table.universe.supply
        return [supply[trick] for trick in suppliable(position, self.seat, self.key)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Supply):
            return self.not_asked_now()
        (trick,) = position.table.numbers_of[choice]
        if trick in suppliable(position, self.seat, self.key):
            return None
        symbol = tricks.symbol_of(position, self.seat, trick)
        if symbol < 0:
            return refuse("not-your-trick", self.rule, trick=choice.trick)
        if SYMBOLS * self.seat + symbol == self.key:
            return refuse("another-trick", self.rule, trick=choice.trick)
        if not position.cells[SPARE + SYMBOLS * self.seat + symbol]:
            return refuse("reserve-empty", self.rule, trick=choice.trick)
        return refuse("level-above", self.rule, trick=choice.trick)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (trick,) = position.table.numbers_of[choice]
        tricks.supply(position, self.seat, tricks.symbol_of(position, self.seat, trick))
        resume(position, self.seat)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": tricks.name_of(position, self.key)}


@dataclass(eq=False)
class FeedPrototype(TrickerionQuestion):
    """TR-SAR-25: which component is given back, at least one and up to three.

    `one` and `other` are those that have been given back so far.
    """

    key: int
    one: int
    other: int
    kind: ClassVar[str] = "feed"
    rule: ClassVar[str] = "TR-SAR-25"

    def _fed(self) -> list[int]:
        return [component for component in (self.one, self.other) if component != NOTHING_FED]

    def _required(self, position: TrickerionPosition) -> dict[int, int]:
        return dict(position.table.needs[position.cells[TRICKS + self.key] - 1])

    def _feedable(self, position: TrickerionPosition) -> list[int]:
        """The required types with a token left, each as often as it is required."""
        fed, first = self._fed(), STOCK + COMPONENTS * self.seat
        return sorted(
            component
            for component, count in self._required(position).items()
            if position.cells[first + component] and fed.count(component) < count
        )

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        feed = position.table.universe.feed
        found: list[Choice] = [feed[component] for component in self._feedable(position)]
        return [*found, DECLINE] if self._fed() else found

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None if self._fed() else refuse("feed-first", self.rule)
        if not isinstance(choice, Feed):
            return self.not_asked_now()
        (component,) = position.table.numbers_of[choice]
        if component in self._feedable(position):
            return None
        name = choice.component
        if component not in self._required(position):
            return refuse("not-required", self.rule, component=name, trick=tricks.name_of(position, self.key))
        if not position.cells[STOCK + COMPONENTS * self.seat + component]:
            return refuse("no-such-stack", self.rule, component=name)
        return refuse("fed-enough", self.rule, component=name)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Decline):
            resume(position, self.seat)
            return
        (component,) = position.table.numbers_of[choice]
        feed(position, self.seat, component)
        fed = [*self._fed(), component]
        if len(fed) < _MOST_FED:
            position.ask_only(FeedPrototype(self.seat, self.key, fed[0], fed[1] if fed[1:] else NOTHING_FED))
        else:
            resume(position, self.seat)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": tricks.name_of(position, self.key), "fed": len(self._fed())}


def feed(position: TrickerionPosition, seat: int, component: int) -> None:
    """TR-SAR-25: a token goes back to the supply for 1 fame and 1 coin."""
    components.drop(position, seat, component)
    position.cells[FAME + seat] += 1
    position.cells[COINS + seat] += 1
    position.tell(ComponentFed(seat, position.table.component_ids[component]))
    position.tell(Granted(seat, "card", "unstable-prototype", fame=1, coins=1))


class StageMarker(LayMarker):
    """TR-SAR-27: to which slot one of the markers just received goes; nobody is paid for its links."""

    kind: ClassVar[str] = "stage-marker"
    rule: ClassVar[str] = "TR-SAR-27"
    pays: ClassVar[bool] = False

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        card, slot, facing = position.table.numbers_of[choice]
        position.cells[READY + self.key] -= 1
        lay_turned(position, self.key, self.size, position.stage.index(card), slot, facing)
        names = (tricks.name_of(position, self.key), position.table.card_ids[card])
        position.tell(MarkerStaged(self.seat, *names, slot + 1, FACINGS[facing]))
        resume(position, self.seat)


def stage_marker(seat: int, key: int) -> StageMarker:
    """TR-MEET-14: a single marker, fresh from its trick."""
    return StageMarker(seat, FROM_TRICK_CARD, key, FROM_TRICK_CARD, 1)
