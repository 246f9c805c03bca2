"""DT: learn a trick at the residence, hire at the inn, take coins at the bank, turn dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import tricks
from sleight.games.trickerion.cells import (
    ASSISTANT,
    ASSISTANT_SLOT,
    BANK_DICE,
    CHARACTER_FACE,
    CHARACTERS,
    COINS,
    DICE,
    DICE_COUNT,
    DIE_IDS,
    DISCS,
    FAME,
    FIRST_APPRENTICE,
    INN,
    INN_DICE,
    LEVELS,
    NUMBER_FACE,
    RESERVE,
    RESIDENCE,
    SCHOOLS,
    X,
)
from sleight.games.trickerion.choices import Collect, Hire, Learn, Reroll, SetDie
from sleight.games.trickerion.codes import face_name
from sleight.games.trickerion.events import CharacterHired, CoinsTaken, DieRerolled, DieSet
from sleight.games.trickerion.locations import learning
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.phases import dice, placement
from sleight.games.trickerion.question import refuse
from sleight.games.trickerion.schools import SCHOOL_IDS

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.position import TrickerionPosition
    from sleight.games.trickerion.universe import Move


class LearnTrick(Action):
    """TR-DT-03 to 22: take any trick that a die of the residence permits."""

    name: ClassVar[str] = "learn"
    rule: ClassVar[str] = "TR-DT-03"
    kind: ClassVar[type[Choice]] = Learn

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat) or not tricks.free_boards(position, seat):
            return
        table, cells = position.table, position.cells
        permitted = learning.permitted(position, seat)
        means = cells[FAME + seat] + cells[COINS + seat]
        for group in range(SCHOOLS * LEVELS):
            there = cells[RESIDENCE + group]
            if there and permitted >> group // LEVELS & 1 and means >= table.group_thresholds[group]:
                found += table.learns[group][there]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        table = position.table
        if not tricks.available(position, trick):
            return refuse("trick-gone", "TR-GEN-14", trick=table.trick_ids[trick])
        if not tricks.free_boards(position, seat):
            return refuse("no-trick-slot", "TR-DT-19")
        if not learning.permitted(position, seat) >> table.schools[trick] & 1:
            return refuse("no-die-permits", "TR-DT-04", school=SCHOOL_IDS[table.schools[trick]])
        missing = learning.missing_fame(position, seat, trick)
        if missing > position.cells[COINS + seat]:
            return refuse("fame-missing", "TR-DT-13", missing=missing, coins=position.cells[COINS + seat])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        learning.ask_die(position, seat, move[0])

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        return learning.warnings(position, seat, move[0])


class HireCharacter(Action):
    """TR-DT-23 to 30: a disc from reserve waits at the inn for the end of the round."""

    name: ClassVar[str] = "hire"
    rule: ClassVar[str] = "TR-DT-23"
    kind: ClassVar[type[Choice]] = Hire

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            for die in INN_DICE:
                if position.cells[DICE + die] != X and _home_for(position, seat, die) >= 0:
                    found.append(position.table.universe.hire[die])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (die,) = move
        face = position.cells[DICE + die]
        if face == X:
            return refuse("die-shows-x", "TR-DICE-09", die=DIE_IDS[die])
        if _home_for(position, seat, die) >= 0:
            return None
        if face == CHARACTER_FACE + FIRST_APPRENTICE:
            return refuse("no-home-slot", "TR-DT-27")
        return refuse("no-disc", "TR-DT-26", character=face_name(face))

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-DT-24: the die turns to X."""
        (die,) = move
        character, face = _home_for(position, seat, die), position.cells[DICE + die]
        position.cells[DISCS + CHARACTERS * seat + character] = INN
        position.cells[DICE + die] = X
        position.tell(CharacterHired(seat, face_name(face), DIE_IDS[die]))
        placement.go_on(position, seat)


def _home_for(position: TrickerionPosition, seat: int, die: int) -> int:
    """TR-DT-25 to 27: the disc that a die of the inn gives, known by its home, or -1 if there is none."""
    cells, first = position.cells, DISCS + CHARACTERS * seat
    character = cells[DICE + die] - CHARACTER_FACE
    if character < FIRST_APPRENTICE:
        return -1 if cells[first + character] else character
    homes = range(FIRST_APPRENTICE, CHARACTERS if cells[first + ASSISTANT] else ASSISTANT_SLOT)
    for home in homes:
        if cells[first + home] == RESERVE:
            return home
    return -1


class TakeCoins(Action):
    """TR-DT-31, 32: coins from a die of the bank."""

    name: ClassVar[str] = "collect"
    rule: ClassVar[str] = "TR-DT-31"
    kind: ClassVar[type[Choice]] = Collect

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            for die in BANK_DICE:
                if position.cells[DICE + die] != X:
                    found.append(position.table.universe.collect[die])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        if position.cells[DICE + move[0]] == X:
            return refuse("die-shows-x", "TR-DICE-09", die=DIE_IDS[move[0]])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-DT-32: the die turns to X."""
        (die,) = move
        coins = position.cells[DICE + die] - NUMBER_FACE
        for effect in position.effects:
            coins = effect.bank_coins(position, seat, coins)
        position.cells[COINS + seat] += coins
        position.cells[DICE + die] = X
        position.tell(CoinsTaken(seat, coins, DIE_IDS[die]))
        placement.go_on(position, seat)


class RerollDie(Action):
    """TR-DT-33 to 35: roll one die again, also one that shows X."""

    name: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "TR-DT-33"
    kind: ClassVar[type[Choice]] = Reroll

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            found += position.table.universe.reroll

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        face = dice.reroll(position, move[0])
        position.tell(DieRerolled(seat, DIE_IDS[move[0]], face_name(face)))
        placement.go_on(position, seat)


class TurnDie(Action):
    """TR-DT-36 to 39: turn one die to another of its own faces."""

    name: ClassVar[str] = "set_die"
    rule: ClassVar[str] = "TR-DT-36"
    kind: ClassVar[type[Choice]] = SetDie

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            for die in range(DICE_COUNT):
                found += position.table.turned[die][position.cells[DICE + die]]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        die, face = move
        if position.cells[DICE + die] == face:
            return refuse("die-shows-it", "TR-DT-36", die=DIE_IDS[die], face=face_name(face))
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        die, face = move
        position.cells[DICE + die] = face
        position.tell(DieSet(seat, DIE_IDS[die], face_name(face)))
        placement.go_on(position, seat)


ACTIONS = (LearnTrick(), HireCharacter(), TakeCoins(), RerollDie(), TurnDie())
"""TR-DT-01: the five actions."""
