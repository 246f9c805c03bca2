"""PSET, BEGIN: what each player chooses before the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import ChooseMagician, Engage, Learn, TakeComponents
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.events import ComponentsTaken, MagicianChosen, SpecialistEngaged
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.questions.symbols import MarksTrick
from sleight.games.trickerion.flow.setup.begin import begin_game
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import characters, components, reasons, tricks
from sleight.games.trickerion.state.cells import DISCS, ENGINEERED, HOME, RESIDENCE, SETTING_UP, STOCK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


class PickMagician(Picks):
    """TR-PSET-01, 02: a magician whose school is not yet taken."""

    kind: ClassVar[str] = "magician"
    rule: ClassVar[str] = "TR-PSET-02"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    picks: ClassVar[type[Choice]] = ChooseMagician
    shows: ClassVar[tuple[str, ...]] = ("program",)

    def offered(self, position: TrickerionPosition) -> list[int]:
        table, taken = position.table, _schools_taken(position)
        barred = {*table.barred_magicians, *table.absent_magicians}
        schools = enumerate(table.magician_schools)
        return [number for number, school in schools if school not in taken and number not in barred]

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        school = position.table.magician_schools[number]
        if school in _schools_taken(position):
            return reasons.refuse("school-taken", "TR-PSET-02", school=ids.SCHOOL_IDS[school])
        name = position.table.magician_ids[number]
        if number in position.table.absent_magicians:
            return reasons.refuse("not-in-this-edition", "T1-MAG-07", magician=name)
        return reasons.refuse("needs-prophecies", "TR-SETUP-20", magician=name)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        seat = self.seat
        position.magicians = (*position.magicians[:seat], number + 1, *position.magicians[seat + 1 :])
        position.tell(MagicianChosen(seat, position.table.magician_ids[number]))
        if 0 in position.magicians:
            position.ask_only(PickMagician((seat + 1) % position.table.seats))
        else:
            active.refresh(position)
            _give_presets(position)
            _equip_next(position, 0)


def _schools_taken(position: TrickerionPosition) -> set[int]:
    return {position.table.magician_schools[number - 1] for number in position.magicians if number}


def _give_presets(position: TrickerionPosition) -> None:
    """TR-BEGIN-01 to 08, 11: the presets are laid out before anybody else chooses."""
    table = position.table
    for seat in table.options.beginner:
        preset = table.edition.presets[ids.SCHOOL_IDS[position.school_of(seat)]]
        _take(position, seat, [table.component_ids.index(id) for id in preset.components], ids.PLAYER_BOARD)
        tricks.learn(position, seat, table.trick_numbers[preset.trick], 0, ids.PLAYER_BOARD)
        specialist = ids.CHARACTER_IDS.index(preset.specialist)
        _engage(position, seat, specialist)
        if specialist == ids.MANAGER:
            _take(position, seat, [table.component_ids.index(id) for id in preset.bonus], ids.MANAGER_BOARD)
        if specialist == ids.ENGINEER:
            tricks.learn(position, seat, table.trick_numbers[preset.bonus[0]], 1, ids.ENGINEER_BOARD)


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
        if characters.owns(position, seat, ids.ENGINEER) and not position.cells[ENGINEERED + seat]:
            position.ask_only(EngineerTrick(seat))
            return
    begin_game(position)


def _turn_of(position: TrickerionPosition, seat: int) -> int:
    return (seat - position.chooser) % position.table.seats


class TakesComponents(TrickerionQuestion):
    """Free components of a given total price."""

    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
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
            return reasons.refuse("wrong-total", self.rule, price=price)
        first = STOCK + ids.COMPONENTS * self.seat
        bonus = table.edition.manager_components if self.board == ids.MANAGER_BOARD else 0
        for type in types:
            if position.cells[first + type] + types.count(type) + bonus > table.edition.stack_limit:
                return reasons.refuse("stack-full", "TR-PSET-25", component=table.component_ids[type])
        return None

    def price(self, position: TrickerionPosition) -> int:
        """The total price that must be taken."""
        raise NotImplementedError


class StartingComponents(TakesComponents):
    """TR-PSET-07, 08: components with a total price of exactly 2 coins, free of charge."""

    kind: ClassVar[str] = "starting-components"
    rule: ClassVar[str] = "TR-PSET-08"
    board: ClassVar[int] = ids.PLAYER_BOARD
    shows: ClassVar[tuple[str, ...]] = ("residence", "market-row")

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        """Nobody owns anything yet, so only the price counts."""
        return position.table.takes[self.price(position)]

    def price(self, position: TrickerionPosition) -> int:
        return position.table.edition.starting_goods

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        _take(position, self.seat, list(position.table.numbers_of[choice]), ids.PLAYER_BOARD)
        position.ask_only(StartingTrick(self.seat))


class ManagerComponents(TakesComponents):
    """TR-PSET-17, 25: the Manager's components, on the Manager's board."""

    kind: ClassVar[str] = "manager-components"
    rule: ClassVar[str] = "TR-PSET-17"
    board: ClassVar[int] = ids.MANAGER_BOARD
    shows: ClassVar[tuple[str, ...]] = ("workshop", "market-row")

    def price(self, position: TrickerionPosition) -> int:
        return position.table.edition.manager_goods

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        _take(position, self.seat, list(position.table.numbers_of[choice]), ids.MANAGER_BOARD)
        _equip_next(position, _turn_of(position, self.seat) + 1)


def _take(position: TrickerionPosition, seat: int, types: list[int], board: int) -> None:
    """TR-PSET-25: a type that is already there moves to the Manager's board with the new ones."""
    for type in types:
        components.store(position, seat, type, 1, board)
    names = tuple(position.table.component_ids[type] for type in types)
    position.tell(ComponentsTaken(seat, names, ids.BOARD_IDS[board]))


class TakesTrick(TrickerionQuestion):
    """A level-1 trick at set-up."""

    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    board: ClassVar[int]

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        table, cells = position.table, position.cells
        found: list[Choice] = []
        for school in self.schools(position):
            found += table.learns[school * ids.LEVELS][cells[RESIDENCE + school * ids.LEVELS]]
        return found + [table.universe.learn[trick] for trick in self.others(position)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Learn):
            return self.not_asked_now()
        (trick,) = position.table.numbers_of[choice]
        if position.table.levels[trick] != 1:
            return reasons.refuse("level-one-only", self.rule, trick=choice.trick)
        if position.table.schools[trick] not in self.schools(position):
            return reasons.refuse("own-school-only", self.rule, trick=choice.trick)
        if not tricks.available(position, trick) and trick not in self.others(position):
            return reasons.refuse("trick-gone", "TR-GEN-14", trick=choice.trick)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (trick,) = position.table.numbers_of[choice]
        position.ask_only(StartingSymbol(self.seat, self.board, trick))

    def schools(self, position: TrickerionPosition) -> Sequence[int]:
        """The schools from which the trick may come."""
        raise NotImplementedError

    def others(self, position: TrickerionPosition) -> list[int]:
        """The tricks that do not lie at the residence and may be taken too."""
        return []


class StartingTrick(TakesTrick):
    """TR-PSET-09: a level-1 trick of the magician's school."""

    kind: ClassVar[str] = "starting-trick"
    rule: ClassVar[str] = "TR-PSET-09"
    board: ClassVar[int] = ids.PLAYER_BOARD
    shows: ClassVar[tuple[str, ...]] = ("workshop", "theater")

    def schools(self, position: TrickerionPosition) -> Sequence[int]:
        return (position.school_of(self.seat),)

    def others(self, position: TrickerionPosition) -> list[int]:
        effects = position.active.may_start_with
        return [trick for effect in effects for trick in effect.may_start_with(position, self.seat)]


class EngineerTrick(TakesTrick):
    """TR-PSET-18, 19: the Engineer's level-1 trick, of any school."""

    kind: ClassVar[str] = "engineer-trick"
    rule: ClassVar[str] = "TR-PSET-18"
    board: ClassVar[int] = ids.ENGINEER_BOARD
    shows: ClassVar[tuple[str, ...]] = ("workshop",)

    def schools(self, position: TrickerionPosition) -> Sequence[int]:
        return range(len(ids.SCHOOL_IDS))


class StartingSymbol(MarksTrick):
    """TR-PSET-10: which symbol marker lies on the new trick."""

    kind: ClassVar[str] = "starting-symbol"
    rule: ClassVar[str] = "TR-PSET-10"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        tricks.learn(position, self.seat, self.trick, number, self.board)
        if self.board == ids.PLAYER_BOARD:
            for effect in position.active.started_with:
                effect.started_with(position, self.seat, self.trick)
            position.ask_only(PickSpecialist(self.seat))
        else:
            _bonus_next(position, _turn_of(position, self.seat) + 1)


class PickSpecialist(Picks):
    """TR-PSET-16: the specialist to start with."""

    kind: ClassVar[str] = "specialist"
    rule: ClassVar[str] = "TR-PSET-16"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    shows: ClassVar[tuple[str, ...]] = ("workshop", "theater")
    picks: ClassVar[type[Choice]] = Engage

    def picked(self, position: TrickerionPosition, number: int) -> None:
        _engage(position, self.seat, number)
        if number == ids.MANAGER:
            position.ask_only(ManagerComponents(self.seat))
        else:
            _equip_next(position, _turn_of(position, self.seat) + 1)


def _engage(position: TrickerionPosition, seat: int, specialist: int) -> None:
    """TR-PSET-16, 20: the disc and its board; the Assistant brings an apprentice."""
    position.cells[DISCS + 8 * seat + specialist] = HOME
    if specialist == ids.ASSISTANT:
        position.cells[DISCS + 8 * seat + ids.ASSISTANT_SLOT] = HOME
    position.tell(SpecialistEngaged(seat, ids.CHARACTER_IDS[specialist]))
