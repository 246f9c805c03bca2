"""The steps of Learn Trick: which die, which board, which symbol, as far as there is a real choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import tricks
from sleight.games.trickerion.cells import (
    BOARD_IDS,
    COINS,
    DICE,
    DIE_IDS,
    FAME,
    ORDERS,
    QUICK,
    RESIDENCE_DICE,
    SCHOOLS,
    STALLS,
    X,
)
from sleight.games.trickerion.choices import Keep, UseDie
from sleight.games.trickerion.components import effective
from sleight.games.trickerion.events import FamePaid
from sleight.games.trickerion.phases import placement
from sleight.games.trickerion.question import TrickerionQuestion, caution, refuse
from sleight.games.trickerion.symbols import MarksTrick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.position import TrickerionPosition

_EVERY_SCHOOL = (1 << SCHOOLS) - 1


def permitted_by(position: TrickerionPosition, seat: int, die: int) -> int:
    """TR-DT-05 to 07, 09: the schools that a die permits this seat, as bits."""
    face = position.cells[DICE + die]
    return position.table.permits[face] | 1 << position.school_of(seat) if face != X else 0


def permitted(position: TrickerionPosition, seat: int) -> int:
    """TR-DT-04: the schools that any die of the residence permits this seat, as bits."""
    one, other = RESIDENCE_DICE
    return permitted_by(position, seat, one) | permitted_by(position, seat, other)


def missing_fame(position: TrickerionPosition, seat: int, trick: int) -> int:
    """TR-DT-12 to 14: the coins that replace the fame that is missing now."""
    return max(0, position.table.thresholds[trick] - position.cells[FAME + seat])


def ask_die(position: TrickerionPosition, seat: int, trick: int) -> None:
    """TR-DT-10: if dice with different faces permit the trick, the player chooses one."""
    dice = dice_for(position, seat, trick)
    if len({position.cells[DICE + die] for die in dice}) > 1:
        position.ask_only(LearnWith(seat, trick))
    else:
        _pay(position, seat, trick, dice[0])


def dice_for(position: TrickerionPosition, seat: int, trick: int) -> list[int]:
    """TR-DT-04: the dice that permit a trick."""
    school = position.table.schools[trick]
    return [die for die in RESIDENCE_DICE if permitted_by(position, seat, die) >> school & 1]


def _pay(position: TrickerionPosition, seat: int, trick: int, die: int) -> None:
    """TR-DT-08, 13: the die turns to X and missing fame is paid in coins; then the trick needs a place."""
    missing = missing_fame(position, seat, trick)
    position.cells[DICE + die] = X
    if missing:
        position.cells[COINS + seat] -= missing
        position.tell(FamePaid(seat, missing))
    boards = tricks.free_boards(position, seat)
    if len(boards) > 1:
        position.ask_only(LearnOnto(seat, trick))
    else:
        _ask_symbol(position, seat, boards[0], trick)


def _ask_symbol(position: TrickerionPosition, seat: int, board: int, trick: int) -> None:
    symbols = tricks.free_symbols(position, seat)
    if len(symbols) > 1:
        position.ask_only(LearnedSymbol(seat, board, trick))
    else:
        _finish(position, seat, board, trick, symbols[0])


def _finish(position: TrickerionPosition, seat: int, board: int, trick: int, symbol: int) -> None:
    tricks.learn(position, seat, trick, symbol, board)
    placement.go_on(position, seat)


class LearnWith(TrickerionQuestion):
    """TR-DT-10: which die turns to X for the trick."""

    __slots__ = ("trick",)
    kind: ClassVar[str] = "learn-die"
    rule: ClassVar[str] = "TR-DT-10"

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [position.table.universe.use[die] for die in dice_for(position, self.seat, self.trick)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, UseDie):
            return self.not_asked_now()
        (die,) = position.table.moves[choice]
        if die not in dice_for(position, self.seat, self.trick):
            return refuse("die-forbids", "TR-DT-04", die=DIE_IDS[die])
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        _pay(position, self.seat, self.trick, position.table.moves[choice][0])

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": position.table.trick_ids[self.trick]}


class LearnOnto(TrickerionQuestion):
    """TR-DT-18: the player board or the Engineer's."""

    __slots__ = ("trick",)
    kind: ClassVar[str] = "learn-board"
    rule: ClassVar[str] = "TR-DT-18"

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [position.table.universe.keep[board] for board in tricks.free_boards(position, self.seat)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Keep):
            return self.not_asked_now()
        (board,) = position.table.moves[choice]
        if board not in tricks.free_boards(position, self.seat):
            return refuse("no-room-there", "TR-DT-18", board=BOARD_IDS[board])
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        _ask_symbol(position, self.seat, position.table.moves[choice][0], self.trick)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": position.table.trick_ids[self.trick]}


class LearnedSymbol(MarksTrick):
    """TR-DT-20: which unused symbol marker lies on the new trick."""

    __slots__ = ()
    kind: ClassVar[str] = "learn-symbol"
    rule: ClassVar[str] = "TR-DT-20"

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        _finish(position, self.seat, self.board, self.trick, position.table.moves[choice][0])


def warnings(position: TrickerionPosition, seat: int, trick: int) -> list[Caution]:
    """TR-WS-05, TR-MK-21: in the last round only what is on sale can still be had."""
    cells, table = position.cells, position.table
    on_sale = {*cells[STALLS : STALLS + 4], cells[QUICK]}
    if position.round < table.rounds:
        on_sale |= {*range(1, 1 + len(table.component_ids)), *cells[ORDERS : ORDERS + 4]}
    for component, count in table.needs[trick]:
        if effective(position, seat, component) < count and component + 1 not in on_sale:
            name = table.component_ids[component]
            return [caution("components-too-late", "TR-WS-05", component=name)]
    return []
