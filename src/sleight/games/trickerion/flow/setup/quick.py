"""QUICK: what the quick game hands out once the order is set: fame, shards, coins, a card, components."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Decline, TakeComponents
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.events import ComponentsTaken
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.boards import PicksBoard
from sleight.games.trickerion.flow.round import begin_round
from sleight.games.trickerion.printed.ids import ASSISTANT, BOARD_IDS
from sleight.games.trickerion.state import characters, components
from sleight.games.trickerion.state.cells import COINS, FAME, SETTING_UP, SHARDS
from sleight.games.trickerion.state.universe import DECLINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


def hand_out(position: TrickerionPosition) -> None:
    """TR-QUICK-09, 12, 13, 17: fame and a shard for everybody, coins for who starts with the Assistant."""
    cells, extra = position.cells, position.table.edition.quick
    for seat in position.order:
        cells[FAME + seat] += extra.fame
        cells[SHARDS + seat] += extra.shards
        if characters.owns(position, seat, ASSISTANT):
            cells[COINS + seat] += extra.assistant_coins


def begin(position: TrickerionPosition) -> None:
    """TR-QUICK-10: components in initiative order."""
    position.ask_only(QuickComponents(position.order[0]))


def _first_round(position: TrickerionPosition) -> None:
    """TR-SETUP-17, TR-QUICK-06, 14: all is chosen: modules lay out what they have, the round begins."""
    for module in position.table.modules:
        module.game_begins(position)
    active.refresh(position)
    begin_round(position)


class QuickComponents(TrickerionQuestion):
    """TR-QUICK-10: components up to a total price, free of charge, or none; no set is dearer than that."""

    kind: ClassVar[str] = "quick-components"
    rule: ClassVar[str] = "TR-QUICK-10"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    shows: ClassVar[tuple[str, ...]] = ("workshop", "market-row")

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        take = position.table.universe.take
        return [*(choice for choice in take.values() if self.why_not(position, choice) is None), DECLINE]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, TakeComponents):
            return self.not_asked_now()
        for type, count in Counter(position.table.numbers_of[choice]).items():
            full = components.why_no_room(position, self.seat, type, count)
            if full:
                return full
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Decline):
            _components_next(position, self.seat)
        else:
            goods = list(position.table.universe.take).index(position.table.numbers_of[choice])
            _store_from(position, self.seat, goods, 0)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"price": position.table.edition.quick.goods}


def _components_next(position: TrickerionPosition, seat: int) -> None:
    """TR-GEN-25: one after the other in initiative order."""
    place = position.order.index(seat) + 1
    if place < position.table.seats:
        position.ask_only(QuickComponents(position.order[place]))
    else:
        _first_round(position)


def _stacks(position: TrickerionPosition, goods: int) -> list[tuple[int, int]]:
    """The types of a set of components in their order, and how many of each."""
    return sorted(Counter(list(position.table.universe.take)[goods]).items())


def _store_from(position: TrickerionPosition, seat: int, goods: int, part: int) -> None:
    """TR-CMP-05: type by type on a board; where there is a choice of boards, it is asked."""
    stacks = _stacks(position, goods)
    for later in range(part, len(stacks)):
        boards = components.boards_for(position, seat, *stacks[later])
        if len(boards) > 1:
            position.ask_only(QuickBoard(seat, goods, later))
            return
        _store(position, seat, stacks[later], boards[0])
    _components_next(position, seat)


def _store(position: TrickerionPosition, seat: int, stack: tuple[int, int], board: int) -> None:
    type, count = stack
    components.store(position, seat, type, count, board)
    ids = (position.table.component_ids[type],) * count
    position.tell(ComponentsTaken(seat, ids, BOARD_IDS[board]))


class QuickBoard(PicksBoard):
    """TR-CMP-05: whether a new type goes to the player board or to the Manager's."""

    kind: ClassVar[str] = "quick-board"
    rule: ClassVar[str] = "TR-CMP-05"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)

    def __init__(self, seat: int, goods: int, part: int) -> None:
        super().__init__(seat)
        self.goods = goods
        self.part = part

    def offered(self, position: TrickerionPosition) -> list[int]:
        return components.boards_for(position, self.seat, *_stacks(position, self.goods)[self.part])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        _store(position, self.seat, _stacks(position, self.goods)[self.part], number)
        _store_from(position, self.seat, self.goods, self.part + 1)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        type, count = _stacks(position, self.goods)[self.part]
        return {"component": position.table.component_ids[type], "count": count}
