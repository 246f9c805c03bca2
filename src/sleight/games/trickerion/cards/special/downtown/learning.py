"""The special cards that improve Learn Trick (TR-SAR-33 to 35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard, improves
from sleight.games.trickerion.effects.hooks import NOWHERE
from sleight.games.trickerion.events import TrickReplaced
from sleight.games.trickerion.locations import learning
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.learning import LEARN_TRICK, LearnOnto, LearnTrick, PicksReplaced
from sleight.games.trickerion.printed.ids import ENGINEER_BOARD, PLAYER_BOARD, SCHOOLS, SYMBOLS
from sleight.games.trickerion.state import components, reasons, tricks
from sleight.games.trickerion.state.cells import ENGINEERED, READY, SPARE, TRICKS

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_EVERY_SCHOOL = (1 << SCHOOLS) - 1
_HIGHEST_LEAKED = 2
"""TR-SAR-35: tricks above this level arrive without a marker."""


class LearnInstead(LearnTrick):
    """TR-SAR-33: a trick whose components are there takes the place of another."""

    def has_place(self, position: TrickerionPosition, seat: int) -> bool:
        """TR-DT-19: the slot of the returned trick counts as empty."""
        return bool(tricks.owned(position, seat))

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        super().offer(position, seat, legal)
        found += self.useful(position, seat, legal)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return super().why_not(position, seat, move) or self.useless(position, seat, move)

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        """A trick that takes the place of a certain one anyway leaves nothing to choose."""
        name = position.table.trick_ids[move[0]]
        if learning.taken_over(position, seat, move[0]) != NOWHERE:
            return reasons.refuse("bonus-not-with", "TR-SAR-33", card="trick-overhaul", trick=name)
        if components.meets(position, seat, move[0]):
            return None
        lacking = components.missing(position, seat, move[0])
        return reasons.refuse("components-missing", "TR-SAR-33", trick=name, missing=lacking)

    def ask_place(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        position.ask_only(ReplaceTrick(seat, trick))


improves("trick-overhaul", LearnInstead())


class ReplaceTrick(PicksReplaced):
    """TR-SAR-33: which own trick goes back to the residence."""

    kind: ClassVar[str] = "replace"
    rule: ClassVar[str] = "TR-SAR-33"

    def picked(self, position: TrickerionPosition, number: int) -> None:
        """TR-DT-18: the slot of the old trick and other empty ones are there to choose from."""
        seat, key = self.seat, dict(tricks.owned(position, self.seat))[number]
        boards = _boards_without(position, seat, key)
        if len(boards) > 1:
            position.ask_only(ReplaceOnto(seat, self.trick, key))
        else:
            _replace(position, seat, self.trick, key, boards[0])


def _boards_without(position: TrickerionPosition, seat: int, key: int) -> list[int]:
    """TR-DT-19: the boards with an empty trick slot once the trick of a symbol is gone."""
    engineered = position.cells[ENGINEERED + seat] == 1 + key % SYMBOLS
    left = ENGINEER_BOARD if engineered else PLAYER_BOARD
    return sorted({*tricks.free_boards(position, seat), left})


def _replace(position: TrickerionPosition, seat: int, trick: int, key: int, board: int) -> None:
    """TR-SAR-33: what lies on the old card passes on; its markers in the theater go to reserve."""
    cells, symbol = position.cells, key % SYMBOLS
    markers = cells[READY + key]
    old = position.table.trick_ids[cells[TRICKS + key] - 1]
    tricks.give_back(position, seat, symbol)
    tricks.learn(position, seat, trick, symbol, board)
    cells[READY + key] += markers
    cells[SPARE + key] -= markers
    position.tell(TrickReplaced(seat, position.table.trick_ids[trick], old, markers))
    learning.finish(position, seat, trick, symbol)


class ReplaceOnto(LearnOnto):
    """TR-SAR-33, TR-DT-18: the board of the new trick, which takes over the symbol of an old one."""

    kind: ClassVar[str] = "replace-board"
    rule: ClassVar[str] = "TR-SAR-33"

    def __init__(self, seat: int, trick: int, key: int) -> None:
        super().__init__(seat, trick)
        self.key = key

    def offered(self, position: TrickerionPosition) -> list[int]:
        return _boards_without(position, self.seat, self.key)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        _replace(position, self.seat, self.trick, self.key, number)


class ThirstForKnowledge(SpecialCard):
    """TR-SAR-34: any die that does not show X serves for any school, for a point less."""

    id: ClassVar[str] = "thirst-for-knowledge"
    improved: ClassVar[Action | None] = LEARN_TRICK

    def permits(self, position: TrickerionPosition, seat: int, face: int, schools: int) -> int:
        return _EVERY_SCHOOL

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return cost - 1 if action == LearnTrick.name else cost


class LearnPrepared(LearnTrick):
    """TR-SAR-35: a trick of level 1 or 2, which brings a marker."""

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        super().offer(position, seat, legal)
        moves, levels = position.table.numbers_of, position.table.levels
        found += [choice for choice in legal if levels[moves[choice][0]] <= _HIGHEST_LEAKED]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        if position.table.levels[move[0]] > _HIGHEST_LEAKED:
            return reasons.refuse("level-not-leaked", "TR-SAR-35", trick=position.table.trick_ids[move[0]])
        return super().why_not(position, seat, move)


class LeakedBlueprints(SpecialCard):
    """TR-SAR-35: one marker from reserve lies on the new trick."""

    id: ClassVar[str] = "leaked-blueprints"
    improved: ClassVar[Action | None] = LearnPrepared()

    def learned(self, position: TrickerionPosition, seat: int, trick: int, symbol: int) -> None:
        """A trick that has taken over all markers of another receives none."""
        if position.cells[SPARE + SYMBOLS * seat + symbol]:
            tricks.supply(position, seat, symbol)
