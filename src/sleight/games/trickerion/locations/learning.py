"""Learn Trick and its steps: which die, which board, which symbol, as far as there is a real choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import Learn, Replace, UseDie
from sleight.games.trickerion.effects import active, plans
from sleight.games.trickerion.effects.hooks import NOWHERE
from sleight.games.trickerion.events import DieUsed, FamePaid
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.questions.boards import PicksBoard
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.questions.symbols import MarksTrick
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.printed import codes, ids
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import CARD_STATE, COINS, DICE, FAME, READY_BONUS, RESIDENCE, SPARE
from sleight.games.trickerion.state.components import effective
from sleight.games.trickerion.state.reasons import caution, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


def permitted_by(position: TrickerionPosition, seat: int, die: int) -> int:
    """TR-DT-05 to 07, 09: the schools that a die permits this seat, as bits."""
    face = position.cells[DICE + die]
    if face == ids.X:
        return 0
    schools = position.table.permits[face] | 1 << position.school_of(seat)
    for effect in position.active.permits:
        schools = effect.permits(position, seat, face, schools)
    return schools


def permitted(position: TrickerionPosition, seat: int) -> int:
    """TR-DT-04: the schools that any die of the residence permits this seat, as bits."""
    one, other = ids.RESIDENCE_DICE
    return permitted_by(position, seat, one) | permitted_by(position, seat, other)


def missing_fame(position: TrickerionPosition, seat: int, trick: int) -> int:
    """TR-DT-12 to 14: the coins that replace the fame that is missing now."""
    return max(0, position.table.thresholds[trick] - position.cells[FAME + seat])


def dice_for(position: TrickerionPosition, seat: int, trick: int) -> list[int]:
    """TR-DT-04: the dice that permit a trick."""
    school = position.table.schools[trick]
    return [die for die in ids.RESIDENCE_DICE if permitted_by(position, seat, die) >> school & 1]


def learnable(position: TrickerionPosition, seat: int) -> list[int]:
    """The tricks that a seat may learn though they do not lie at the residence."""
    effects = position.active.learnable
    return [trick for effect in effects for trick in effect.learnable(position, seat)]


def taken_over(position: TrickerionPosition, seat: int, trick: int) -> int:
    """The symbol of the own trick whose place a learned one takes, or NOWHERE."""
    for effect in position.active.taken_over:
        symbol = effect.taken_over(position, seat, trick)
        if symbol != NOWHERE:
            return symbol
    return NOWHERE


_GROUPS: Final = tuple(
    tuple(group for group in range(ids.SCHOOLS * ids.LEVELS) if schools >> group // ids.LEVELS & 1)
    for schools in range(1 << ids.SCHOOLS)
)
"""TR-DT-04: the groups of tricks of some schools, by their bits."""


class LearnTrick(Action):
    """TR-DT-03 to 22: take any trick that a die of the residence permits."""

    name: ClassVar[str] = "learn"
    rule: ClassVar[str] = "TR-DT-03"
    kind: ClassVar[type[Choice]] = Learn

    def missing(self, position: TrickerionPosition, seat: int, trick: int) -> int:
        """TR-DT-13: the coins that this learning takes instead of fame."""
        return missing_fame(position, seat, trick)

    def has_place(self, position: TrickerionPosition, seat: int) -> bool:
        """TR-DT-17, 19, T1-DOWN-01: whether there is a trick slot for a new trick, or one can be freed."""
        return position.table.edition.learning_gives_back or bool(tricks.free_boards(position, seat))

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat):
            return
        if position.active.learnable:
            self._offer_all(position, seat, found)
        elif self.has_place(position, seat):
            self._offer_residence(position, seat, found)

    def _offer_residence(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        table, cells = position.table, position.cells
        schools = permitted(position, seat)
        means = cells[FAME + seat] + cells[COINS + seat]
        for group in _GROUPS[schools]:
            there = cells[RESIDENCE + group]
            if there and means >= table.group_thresholds[group]:
                found += table.learns[group][there]

    def _offer_all(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        """Tricks that lie elsewhere come after those of the residence, and may need no place."""
        if self.has_place(position, seat):
            self._offer_residence(position, seat, found)
        for trick in learnable(position, seat):
            if self.why_not(position, seat, (trick,)) is None:
                found.append(position.table.universe.learn[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        table = position.table
        if not tricks.available(position, trick) and trick not in learnable(position, seat):
            return refuse("trick-gone", "TR-GEN-14", trick=table.trick_ids[trick])
        if not self.has_place(position, seat) and taken_over(position, seat, trick) == NOWHERE:
            return refuse("no-trick-slot", "TR-DT-19")
        if not permitted(position, seat) >> table.schools[trick] & 1:
            return refuse("no-die-permits", "TR-DT-04", school=ids.SCHOOL_IDS[table.schools[trick]])
        missing = self.missing(position, seat, trick)
        if missing > position.cells[COINS + seat]:
            return refuse("fame-missing", "TR-DT-13", missing=missing, coins=position.cells[COINS + seat])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-DT-10: if dice with different faces permit the trick, the player chooses one."""
        (trick,) = move
        dice = dice_for(position, seat, trick)
        if len({position.cells[DICE + die] for die in dice}) > 1:
            position.ask_only(LearnWith(seat, trick))
        else:
            self.pay(position, seat, trick, dice[0])

    def pay(self, position: TrickerionPosition, seat: int, trick: int, die: int) -> None:
        """TR-DT-08, 13: the die turns to X and coins replace missing fame; then the trick needs a place."""
        missing = self.missing(position, seat, trick)
        face = codes.face_name(position.cells[DICE + die])
        position.cells[DICE + die] = ids.X
        position.tell(DieUsed(seat, ids.DIE_IDS[die], face))
        if missing:
            position.cells[COINS + seat] -= missing
            position.tell(FamePaid(seat, missing))
        symbol = taken_over(position, seat, trick)
        if symbol != NOWHERE:
            tricks.take_over(position, seat, trick, symbol)
            finish(position, seat, trick, symbol)
        else:
            self.ask_place(position, seat, trick)

    def ask_place(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        """TR-DT-18: with room on two boards the player chooses one; T1-DOWN-01: with none room is made."""
        boards = tricks.free_boards(position, seat)
        if not boards:
            position.ask_only(LearnInsteadOf(seat, trick))
        elif len(boards) > 1:
            position.ask_only(LearnOnto(seat, trick))
        else:
            _ask_symbol(position, seat, boards[0], trick)

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        return warnings(position, seat, move[0])


LEARN_TRICK: Final[LearnTrick] = LearnTrick()


def learning_now(position: TrickerionPosition, seat: int) -> LearnTrick:
    """The learning that is being played: an improved one while the bonus of a card is used."""
    improved = active.improvement(position, seat)
    return improved if isinstance(improved, LearnTrick) else LEARN_TRICK


def room_would_help(position: TrickerionPosition, seat: int) -> bool:
    """TR-ANY-01, TR-DT-19: with the bonus of a card something could be learned now, if there were room."""
    if position.cells[CARD_STATE] != READY_BONUS or tricks.free_boards(position, seat):
        return False
    if not position.table.edition.may_give_back:
        return False
    improved = active.ready_card(position, seat).improved
    if not isinstance(improved, LearnTrick):
        return False
    before = position.active
    position.active = active.with_card(position, active.bonus_of(position, seat, position.actor))
    helps = position.points >= improved.cost(position, seat) and permitted(position, seat) > 0
    position.active = before
    return helps


def _ask_symbol(position: TrickerionPosition, seat: int, board: int, trick: int) -> None:
    symbols = tricks.free_symbols(position, seat)
    if len(symbols) > 1:
        position.ask_only(LearnedSymbol(seat, board, trick))
    else:
        _learn(position, seat, board, trick, symbols[0])


def _learn(position: TrickerionPosition, seat: int, board: int, trick: int, symbol: int) -> None:
    tricks.learn(position, seat, trick, symbol, board)
    finish(position, seat, trick, symbol)


def finish(position: TrickerionPosition, seat: int, trick: int, symbol: int) -> None:
    """TR-DT-17: the trick lies in the workshop; what is in force may add something."""
    resume.finish(position, seat, "learned", trick, symbol)


class LearnWith(Picks):
    """TR-DT-10: which die turns to X for the trick."""

    kind: ClassVar[str] = "learn-die"
    rule: ClassVar[str] = "TR-DT-10"
    picks: ClassVar[type[Choice]] = UseDie
    plain_answer: ClassVar[str] = "last"
    speaks_of: ClassVar[tuple[str, ...]] = ("trick",)

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick

    def offered(self, position: TrickerionPosition) -> Sequence[int]:
        return dice_for(position, self.seat, self.trick)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return refuse("die-forbids", "TR-DT-04", die=ids.DIE_IDS[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        learning_now(position, self.seat).pay(position, self.seat, self.trick, number)


class LearnOnto(PicksBoard):
    """TR-DT-18: the player board or the Engineer's."""

    kind: ClassVar[str] = "learn-board"
    rule: ClassVar[str] = "TR-DT-18"
    speaks_of: ClassVar[tuple[str, ...]] = ("trick",)

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick

    def offered(self, position: TrickerionPosition) -> list[int]:
        return tricks.free_boards(position, self.seat)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        _ask_symbol(position, self.seat, number, self.trick)


class PicksReplaced(Picks):
    """Which of the seat's tricks goes back so that a new one takes its place."""

    picks: ClassVar[type[Choice]] = Replace
    shows: ClassVar[tuple[str, ...]] = ("workshop",)
    speaks_of: ClassVar[tuple[str, ...]] = ("trick",)

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick
        """The new one."""

    def offered(self, position: TrickerionPosition) -> list[int]:
        return [trick for trick, _ in tricks.owned(position, self.seat)]

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return refuse("not-your-trick", self.rule, trick=position.table.trick_ids[number])


class LearnInsteadOf(PicksReplaced):
    """T1-DOWN-01, 02: with full slots one trick goes back."""

    kind: ClassVar[str] = "learn-instead"
    rule: ClassVar[str] = "T1-DOWN-01"

    def fits(self, position: TrickerionPosition) -> bool:
        return not tricks.free_boards(position, self.seat) and tricks.available(position, self.trick)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        """The new trick takes the slot that becomes free, and may take the symbol."""
        tricks.give_back(position, self.seat, tricks.symbol_of(position, self.seat, number))
        (board,) = tricks.free_boards(position, self.seat)
        _ask_symbol(position, self.seat, board, self.trick)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-ANY-03, T1-DOWN-02: markers on the card and in the theater are lost with the trick."""
        (number,) = position.table.numbers_of[choice]
        key = SYMBOLS * self.seat + tricks.symbol_of(position, self.seat, number)
        markers = position.table.markers_each - position.cells[SPARE + key]
        if not markers:
            return []
        return [
            caution("markers-return", "T1-DOWN-02", trick=position.table.trick_ids[number], markers=markers)
        ]


class LearnedSymbol(MarksTrick):
    """TR-DT-20: which unused symbol marker lies on the new trick."""

    kind: ClassVar[str] = "learn-symbol"
    rule: ClassVar[str] = "TR-DT-20"

    def picked(self, position: TrickerionPosition, number: int) -> None:
        _learn(position, self.seat, self.board, self.trick, number)


def warnings(position: TrickerionPosition, seat: int, trick: int) -> list[Caution]:
    """TR-WS-05, TR-MK-21, 22: in the last round nobody can order any more, but a quick order still helps."""
    table = position.table
    if position.round < table.rounds or plans.bound_for(position, seat, ids.MARKET_ROW):
        return []
    on_sale = market_row.on_sale(position, seat)
    for component, count in table.needs[trick]:
        if effective(position, seat, component) < count and component not in on_sale:
            name = table.component_ids[component]
            return [caution("components-too-late", "TR-WS-05", component=name)]
    return []
