"""SETUP, PSET, BEGIN: the common set-up and what each player chooses before the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import cards
from sleight.games.trickerion.choices import ChooseMagician, Engage, Learn, TakeComponents
from sleight.games.trickerion.effects import active, prophecies
from sleight.games.trickerion.events import ComponentsTaken, GameBegan, MagicianChosen, SpecialistEngaged
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.symbols import MarksTrick
from sleight.games.trickerion.flow.round import begin_round
from sleight.games.trickerion.flow.setup import quick
from sleight.games.trickerion.printed.ids import (
    ASSISTANT,
    ASSISTANT_SLOT,
    BOARD_IDS,
    CHARACTER_IDS,
    COMPONENTS,
    ENGINEER,
    ENGINEER_BOARD,
    FIRST_APPRENTICE,
    LEVELS,
    MAGICIAN,
    MANAGER,
    MANAGER_BOARD,
    PLAYER_BOARD,
    SCHOOL_IDS,
    SYMBOLS,
)
from sleight.games.trickerion.state import stage, tricks
from sleight.games.trickerion.state.cells import (
    COINS,
    DISCS,
    ENGINEERED,
    FAME,
    HOME,
    RESIDENCE,
    SETTING_UP,
    SHARDS,
    STALLS,
    STOCK,
    TRICKS,
)
from sleight.games.trickerion.state.characters import owns
from sleight.games.trickerion.state.components import meets, store
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


def lay_out(position: TrickerionPosition) -> None:
    """TR-SETUP-01 to 28: the boards, then the first player chooses a magician."""
    table, cells = position.table, position.cells
    for group, members in enumerate(table.groups):
        if group % LEVELS < table.edition.highest_level:
            cells[RESIDENCE + group] = (1 << len(members)) - 1
    for slot, id in enumerate(table.printed.board.market_row.initial_stock):
        cells[STALLS + slot] = 1 + table.component_ids.index(id)
    _lay_performance_cards(position)
    position.decks = tuple(tuple(position.shuffled(cards)) for cards in table.special_decks if cards)
    for seat in range(table.seats):
        _lay_player_board(position, seat)
    position.chooser = position.below(table.seats)
    position.ask_only(PickMagician(position.chooser))


def _lay_performance_cards(position: TrickerionPosition) -> None:
    """TR-SETUP-07 to 11, TR-QUICK-03: the deck by theater from top to bottom, then the first open cards."""
    table = position.table
    left = {theater: position.shuffled(cards) for theater, cards in table.theaters.items()}
    deck: list[int] = []
    for theater, count in table.edition.deck:
        deck += left[theater][:count]
        left[theater] = left[theater][count:]
    position.deck = tuple(deck)
    position.stage = tuple(left[table.edition.first_theater][: table.seats - 1])
    if table.options.quick:
        position.stage, position.deck = (*position.stage, deck[0]), tuple(deck[1:])
    for place in range(len(position.stage)):
        stage.open_up(position, place)


def _lay_player_board(position: TrickerionPosition, seat: int) -> None:
    """TR-PSET-15, 21, 31: a magician, an apprentice, fame and shards."""
    cells, starting = position.cells, position.table.printed.board.starting
    cells[DISCS + 8 * seat + MAGICIAN] = cells[DISCS + 8 * seat + FIRST_APPRENTICE] = HOME
    cells[FAME + seat] = starting.fame
    cells[SHARDS + seat] = starting.shards


class PickMagician(TrickerionQuestion):
    """TR-PSET-01, 02: a magician whose school is not yet taken."""

    __slots__ = ()
    kind: ClassVar[str] = "magician"
    rule: ClassVar[str] = "TR-PSET-02"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        taken, barred = _schools_taken(position), barred_magician(position)
        schools = position.table.magician_schools
        return [
            choice
            for number, choice in enumerate(position.table.universe.choose)
            if schools[number] not in taken and number != barred
        ]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, ChooseMagician):
            return self.not_asked_now()
        (magician,) = position.table.numbers_of[choice]
        school = position.table.magician_schools[magician]
        if school in _schools_taken(position):
            return refuse("school-taken", "TR-PSET-02", school=SCHOOL_IDS[school])
        if magician == barred_magician(position):
            return refuse("needs-prophecies", "TR-SETUP-20", magician=choice.magician)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (magician,) = position.table.numbers_of[choice]
        seat = self.seat
        position.magicians = (*position.magicians[:seat], magician + 1, *position.magicians[seat + 1 :])
        position.tell(MagicianChosen(seat, position.table.magician_ids[magician]))
        if 0 in position.magicians:
            position.ask_only(PickMagician((seat + 1) % position.table.seats))
        else:
            active.refresh(position)
            _give_presets(position)
            _equip_next(position, 0)


def barred_magician(position: TrickerionPosition) -> int:
    """TR-SETUP-20, 21: with abilities but without prophecies one magician has nothing to do; -1 for none."""
    table = position.table
    ids = table.magician_ids
    barred = table.edition.abilities and not table.options.prophecies and cards.NEEDS_PROPHECIES in ids
    return ids.index(cards.NEEDS_PROPHECIES) if barred else -1


def _schools_taken(position: TrickerionPosition) -> set[int]:
    return {position.table.magician_schools[number - 1] for number in position.magicians if number}


def _give_presets(position: TrickerionPosition) -> None:
    """TR-BEGIN-01 to 08, 11: the presets are laid out before anybody else chooses."""
    table = position.table
    for seat in table.options.beginner:
        preset = table.edition.presets[SCHOOL_IDS[position.school_of(seat)]]
        _take(position, seat, [table.component_ids.index(id) for id in preset.components], PLAYER_BOARD)
        tricks.learn(position, seat, table.trick_numbers[preset.trick], 0, PLAYER_BOARD)
        specialist = CHARACTER_IDS.index(preset.specialist)
        _engage(position, seat, specialist)
        if specialist == MANAGER:
            _take(position, seat, [table.component_ids.index(id) for id in preset.bonus], MANAGER_BOARD)
        if specialist == ENGINEER:
            tricks.learn(position, seat, table.trick_numbers[preset.bonus[0]], 1, ENGINEER_BOARD)


def _equip_next(position: TrickerionPosition, turn: int) -> None:
    """Who takes components, a trick and a specialist next; after the last come the Engineers' tricks."""
    seats = position.table.seats
    for later in range(turn, seats):
        seat = (position.chooser + later) % seats
        if seat not in position.table.options.beginner:
            position.ask_only(StartingComponents(seat))
            return
    _bonus_next(position, 0)


def _bonus_next(position: TrickerionPosition, turn: int) -> None:
    """TR-PSET-18, 19: the Engineers' tricks, in the same order, then the game begins."""
    seats = position.table.seats
    for later in range(turn, seats):
        seat = (position.chooser + later) % seats
        if owns(position, seat, ENGINEER) and not position.cells[ENGINEERED + seat]:
            position.ask_only(EngineerTrick(seat))
            return
    _begin_game(position)


def _turn_of(position: TrickerionPosition, seat: int) -> int:
    return (seat - position.chooser) % position.table.seats


class TakesComponents(TrickerionQuestion):
    """Free components of a given total price."""

    __slots__ = ()
    board: ClassVar[int]

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [
            choice
            for choice in position.table.takes[self.price(position)]
            if self._refusal(position, position.table.numbers_of[choice]) is None
        ]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, TakeComponents):
            return self.not_asked_now()
        return self._refusal(position, position.table.numbers_of[choice])

    def _refusal(self, position: TrickerionPosition, types: tuple[int, ...]) -> Refusal | None:
        """TR-PSET-08, 25: the exact price, and no stack that counts more than the limit."""
        table, price = position.table, self.price(position)
        if sum(table.prices[type] for type in types) != price:
            return refuse("wrong-total", self.rule, price=price)
        first = STOCK + COMPONENTS * self.seat
        bonus = table.edition.manager_components if self.board == MANAGER_BOARD else 0
        for type in types:
            if position.cells[first + type] + types.count(type) + bonus > table.edition.stack_limit:
                return refuse("stack-full", "TR-PSET-25", component=table.component_ids[type])
        return None

    def price(self, position: TrickerionPosition) -> int:
        """The total price that must be taken."""
        raise NotImplementedError


class StartingComponents(TakesComponents):
    """TR-PSET-07, 08: components with a total price of exactly 2 coins, free of charge."""

    __slots__ = ()
    kind: ClassVar[str] = "starting-components"
    rule: ClassVar[str] = "TR-PSET-08"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    board: ClassVar[int] = PLAYER_BOARD

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        """Nobody owns anything yet, so only the price counts."""
        return position.table.takes[self.price(position)]

    def price(self, position: TrickerionPosition) -> int:
        return position.table.edition.starting_goods

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        _take(position, self.seat, list(position.table.numbers_of[choice]), PLAYER_BOARD)
        position.ask_only(StartingTrick(self.seat))


class ManagerComponents(TakesComponents):
    """TR-PSET-17, 25: the Manager's components, on the Manager's board."""

    __slots__ = ()
    kind: ClassVar[str] = "manager-components"
    rule: ClassVar[str] = "TR-PSET-17"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    board: ClassVar[int] = MANAGER_BOARD

    def price(self, position: TrickerionPosition) -> int:
        return position.table.edition.manager_goods

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        _take(position, self.seat, list(position.table.numbers_of[choice]), MANAGER_BOARD)
        _equip_next(position, _turn_of(position, self.seat) + 1)


def _take(position: TrickerionPosition, seat: int, types: list[int], board: int) -> None:
    """TR-PSET-25: a type that is already there moves to the Manager's board with the new ones."""
    for type in types:
        store(position, seat, type, 1, board)
    ids = tuple(position.table.component_ids[type] for type in types)
    position.tell(ComponentsTaken(seat, ids, BOARD_IDS[board]))


class TakesTrick(TrickerionQuestion):
    """A level-1 trick at set-up."""

    __slots__ = ()
    board: ClassVar[int]

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        table, cells = position.table, position.cells
        found: list[Choice] = []
        for school in self.schools(position):
            found += table.learns[school * LEVELS][cells[RESIDENCE + school * LEVELS]]
        return found

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Learn):
            return self.not_asked_now()
        (trick,) = position.table.numbers_of[choice]
        if position.table.levels[trick] != 1:
            return refuse("level-one-only", self.rule, trick=choice.trick)
        if position.table.schools[trick] not in self.schools(position):
            return refuse("own-school-only", self.rule, trick=choice.trick)
        if not tricks.available(position, trick):
            return refuse("trick-gone", "TR-GEN-14", trick=choice.trick)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (trick,) = position.table.numbers_of[choice]
        position.ask_only(StartingSymbol(self.seat, self.board, trick))

    def schools(self, position: TrickerionPosition) -> Sequence[int]:
        """The schools from which the trick may come."""
        raise NotImplementedError


class StartingTrick(TakesTrick):
    """TR-PSET-09: a level-1 trick of the magician's school."""

    __slots__ = ()
    kind: ClassVar[str] = "starting-trick"
    rule: ClassVar[str] = "TR-PSET-09"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    board: ClassVar[int] = PLAYER_BOARD

    def schools(self, position: TrickerionPosition) -> Sequence[int]:
        return (position.school_of(self.seat),)


class EngineerTrick(TakesTrick):
    """TR-PSET-18, 19: the Engineer's level-1 trick, of any school."""

    __slots__ = ()
    kind: ClassVar[str] = "engineer-trick"
    rule: ClassVar[str] = "TR-PSET-18"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    board: ClassVar[int] = ENGINEER_BOARD

    def schools(self, position: TrickerionPosition) -> Sequence[int]:
        return range(len(SCHOOL_IDS))


class StartingSymbol(MarksTrick):
    """TR-PSET-10: which symbol marker lies on the new trick."""

    __slots__ = ()
    kind: ClassVar[str] = "starting-symbol"
    rule: ClassVar[str] = "TR-PSET-10"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (symbol,) = position.table.numbers_of[choice]
        tricks.learn(position, self.seat, self.trick, symbol, self.board)
        if self.board == PLAYER_BOARD:
            position.ask_only(PickSpecialist(self.seat))
        else:
            _bonus_next(position, _turn_of(position, self.seat) + 1)


class PickSpecialist(TrickerionQuestion):
    """TR-PSET-16: the specialist to start with."""

    __slots__ = ()
    kind: ClassVar[str] = "specialist"
    rule: ClassVar[str] = "TR-PSET-16"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return position.table.universe.engage

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Engage) else self.not_asked_now()

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (specialist,) = position.table.numbers_of[choice]
        _engage(position, self.seat, specialist)
        if specialist == MANAGER:
            position.ask_only(ManagerComponents(self.seat))
        else:
            _equip_next(position, _turn_of(position, self.seat) + 1)


def _engage(position: TrickerionPosition, seat: int, specialist: int) -> None:
    """TR-PSET-16, 20: the disc and its board; the Assistant brings an apprentice."""
    position.cells[DISCS + 8 * seat + specialist] = HOME
    if specialist == ASSISTANT:
        position.cells[DISCS + 8 * seat + ASSISTANT_SLOT] = HOME
    position.tell(SpecialistEngaged(seat, CHARACTER_IDS[specialist]))


def _begin_game(position: TrickerionPosition) -> None:
    """TR-SETUP-15, 28, TR-PSET-22 to 31: free preparation, prophecies, order and coins, then the first round.

    The quick game hands out more before it reveals prophecies (TR-SETUP-17, TR-QUICK-17).
    """
    table = position.table
    for seat in range(table.seats):
        _prepare_for_free(position, seat)
    if table.options.prophecies and not table.options.quick:
        prophecies.lay_out(position)
    _set_order(position)
    position.round = table.first_round - 1
    if table.options.quick:
        quick.begin(position)
    else:
        begin_round(position)


def _set_order(position: TrickerionPosition) -> None:
    """TR-PSET-26 to 30: the first initiative order, and coins by its spaces."""
    table, cells = position.table, position.cells
    position.order = tuple(position.shuffled(tuple(range(table.seats))))
    for space, seat in zip(table.spaces, position.order, strict=True):
        cells[COINS + seat] = table.coins_at[space]
    if table.options.quick:
        quick.hand_out(position)
    coins = tuple(cells[COINS : COINS + table.seats])
    position.tell(GameBegan(position.order, coins, cells[FAME], cells[SHARDS]))


def _prepare_for_free(position: TrickerionPosition, seat: int) -> None:
    """TR-PSET-22 to 24: the starting trick, if its components are there; never the Engineer's."""
    cells = position.cells
    for symbol in range(SYMBOLS):
        trick = cells[TRICKS + SYMBOLS * seat + symbol] - 1
        engineered = cells[ENGINEERED + seat] == symbol + 1
        if trick >= 0 and not engineered and meets(position, seat, trick):
            tricks.prepare(position, seat, symbol)
