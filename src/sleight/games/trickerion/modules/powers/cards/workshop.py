"""The powers that serve the preparation of tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Accept
from sleight.games.trickerion.effects.hooks import Lacking
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.locations import workshop
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.modules.powers.questions import PowerQuestion
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import READY

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.games.trickerion.state.position import TrickerionPosition

_IMPROVISED_LEVEL = 1
"""PW-09: the level of the tricks that can do without a component."""


class ImprovisedProps(Power):
    """PW-09, MP-54: once a round a trick of level 1 can do without one basic component."""

    id: ClassVar[str] = "improvised-props"

    def lacking(self, position: TrickerionPosition, seat: int, trick: int, lacking: Lacking) -> Lacking:
        """The piece is left out of the type of which least is missing, so that few types stay short."""
        low = position.table.levels[trick] == _IMPROVISED_LEVEL
        basic = [(count, type) for type, count in lacking if _is_basic(position, type)]
        if seat != self.seat or not low or not basic or not self.is_left(position):
            return lacking
        _, spared = min(basic)
        fewer = [(type, count - 1 if type == spared else count) for type, count in lacking]
        return tuple([(type, count) for type, count in fewer if count])

    def left_out(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        if seat == self.seat:
            self.use(position)


def _is_basic(position: TrickerionPosition, component: int) -> bool:
    basic = next(iter(position.table.printed.board.components.values())).types
    return position.table.component_ids[component] in basic


class DoubleRehearsal(Power):
    """PW-15, MP-54: once a round a preparation gives one marker more."""

    id: ClassVar[str] = "double-rehearsal"

    def preparing(self, position: TrickerionPosition, seat: int, trick: int) -> Ask:
        return RehearseTwice(seat, trick) if self.may_add(position, seat, trick) else None

    def may_add(self, position: TrickerionPosition, seat: int, trick: int) -> bool:
        """The supply has a marker beyond those that the preparation gives."""
        if seat != self.seat or not self.is_left(position):
            return False
        symbol = tricks.symbol_of(position, seat, trick)
        given = [tricks.prepared_markers(position, seat, symbol, more) for more in (0, 1)]
        return symbol >= 0 and given[1] > given[0]


class RehearseTwice(OneOf, PowerQuestion):
    """PW-15: whether the trick that is being prepared receives one marker more."""

    kind: ClassVar[str] = "double-rehearsal"
    rule: ClassVar[str] = "PW-15"
    power: ClassVar[type[Power]] = DoubleRehearsal
    speaks_of: ClassVar[tuple[str, ...]] = ("trick",)

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        more = isinstance(choice, Accept)
        if more:
            self.own(position).use(position)
        workshop.preparing(position, self.seat).prepare(position, self.seat, self.trick, int(more))

    def fits(self, position: TrickerionPosition) -> bool:
        power = self.power.of(position, self.seat)
        if not isinstance(power, DoubleRehearsal) or self.trick >= len(position.table.trick_ids):
            return False
        symbol = tricks.symbol_of(position, self.seat, self.trick)
        if symbol < 0 or position.cells[READY + SYMBOLS * self.seat + symbol]:
            return False
        return power.may_add(position, self.seat, self.trick) and super().fits(position)
