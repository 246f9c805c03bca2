"""DT: learn a trick at the residence, hire at the inn, take coins at the bank, turn dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import Collect, Hire, Reroll, SetDie
from sleight.games.trickerion.events import CharacterHired, CoinsTaken, DieRerolled, DieSet
from sleight.games.trickerion.flow.resume import finish, resume
from sleight.games.trickerion.locations import learning
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.printed import codes, ids
from sleight.games.trickerion.state import dice
from sleight.games.trickerion.state.cells import COINS, DICE, DISCS, INN, RESERVE
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


class HireCharacter(Action):
    """TR-DT-23 to 30: a disc from reserve waits at the inn for the end of the round."""

    name: ClassVar[str] = "hire"
    rule: ClassVar[str] = "TR-DT-23"
    kind: ClassVar[type[Choice]] = Hire

    def serves(self, position: TrickerionPosition, seat: int, die: int) -> bool:
        """Whether somebody can be hired with a die that does not show X."""
        return home_for(position, seat, shown(position, die)) >= 0

    def why_useless(self, position: TrickerionPosition, seat: int, die: int) -> Refusal:
        """Why nobody can be hired with it."""
        return why_nobody(shown(position, die))

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            for die in ids.INN_DICE:
                if position.cells[DICE + die] != ids.X and self.serves(position, seat, die):
                    found.append(position.table.universe.hire[die])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (die,) = move
        if position.cells[DICE + die] == ids.X:
            return refuse("die-shows-x", "TR-DICE-09", die=ids.DIE_IDS[die])
        return None if self.serves(position, seat, die) else self.why_useless(position, seat, die)

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        (die,) = move
        hire(position, seat, die, shown(position, die))
        resume(position, seat)


def shown(position: TrickerionPosition, die: int) -> int:
    """The kind of character that a die of the inn shows; FIRST_APPRENTICE for any apprentice."""
    return position.cells[DICE + die] - ids.CHARACTER_FACE


def hire(position: TrickerionPosition, seat: int, die: int, kind: int) -> None:
    """TR-DT-24: a disc waits at the inn, and the die turns to X."""
    position.cells[DISCS + ids.CHARACTERS * seat + home_for(position, seat, kind)] = INN
    position.cells[DICE + die] = ids.X
    position.tell(CharacterHired(seat, codes.face_name(ids.CHARACTER_FACE + kind), ids.DIE_IDS[die]))


def home_for(position: TrickerionPosition, seat: int, kind: int) -> int:
    """TR-DT-25 to 27: the disc of a kind that can be hired, known by its home, or -1 if there is none."""
    if kind < ids.FIRST_APPRENTICE:
        return -1 if position.cells[DISCS + ids.CHARACTERS * seat + kind] else kind
    return next(iter(free_homes(position, seat)), -1)


def free_homes(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-DT-27: the homes for further apprentices; the Assistant's counts once one is owned or hired."""
    cells, first = position.cells, DISCS + ids.CHARACTERS * seat
    end = ids.CHARACTERS if cells[first + ids.ASSISTANT] else ids.ASSISTANT_SLOT
    homes = range(ids.FIRST_APPRENTICE, end)
    return [home for home in homes if cells[first + home] == RESERVE]


def why_nobody(kind: int) -> Refusal:
    """TR-DT-26, 27: why nobody of a kind can be hired."""
    if kind == ids.FIRST_APPRENTICE:
        return refuse("no-home-slot", "TR-DT-27")
    return refuse("no-disc", "TR-DT-26", character=codes.face_name(ids.CHARACTER_FACE + kind))


class TakeCoins(Action):
    """TR-DT-31, 32: coins from a die of the bank."""

    name: ClassVar[str] = "collect"
    rule: ClassVar[str] = "TR-DT-31"
    kind: ClassVar[type[Choice]] = Collect

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            for die in ids.BANK_DICE:
                if position.cells[DICE + die] != ids.X:
                    found.append(position.table.universe.collect[die])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        if position.cells[DICE + move[0]] == ids.X:
            return refuse("die-shows-x", "TR-DICE-09", die=ids.DIE_IDS[move[0]])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-DT-32: the die turns to X."""
        (die,) = move
        number = position.cells[DICE + die] - ids.NUMBER_FACE
        coins = coins_for(position, seat, number)
        position.cells[COINS + seat] += coins
        position.cells[DICE + die] = ids.X
        position.tell(CoinsTaken(seat, coins, ids.DIE_IDS[die]))
        finish(position, seat, "coins_taken", number, die)


TAKE_COINS: Final = TakeCoins()


def coins_for(position: TrickerionPosition, seat: int, number: int) -> int:
    """TR-DT-32, TR-PROR-12: the coins that a number on a die of the bank pays."""
    coins = number
    for effect in position.active.bank_coins:
        coins = effect.bank_coins(position, seat, coins)
    return coins


class RerollDie(Action):
    """TR-DT-33 to 35: roll one die again, also one that shows X."""

    name: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "TR-DT-33"
    kind: ClassVar[type[Choice]] = Reroll

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            found += position.table.universe.reroll

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        (die,) = move
        old = position.cells[DICE + die]
        face = dice.reroll(position, die)
        position.tell(DieRerolled(seat, ids.DIE_IDS[die], codes.face_name(face)))
        finish(position, seat, "rerolled", die, old)


class TurnDie(Action):
    """TR-DT-36 to 39: turn one die to another of its own faces."""

    name: ClassVar[str] = "set_die"
    rule: ClassVar[str] = "TR-DT-36"
    kind: ClassVar[type[Choice]] = SetDie

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            for die in range(ids.DICE_COUNT):
                found += position.table.turned[die][position.cells[DICE + die]]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        die, face = move
        if position.cells[DICE + die] == face:
            return refuse("die-shows-it", "TR-DT-36", die=ids.DIE_IDS[die], face=codes.face_name(face))
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        die, face = move
        position.cells[DICE + die] = face
        position.tell(DieSet(seat, ids.DIE_IDS[die], codes.face_name(face)))
        resume(position, seat)


ACTIONS: Final[tuple[Action, ...]] = (
    learning.LEARN_TRICK,
    HireCharacter(),
    TAKE_COINS,
    RerollDie(),
    TurnDie(),
)
"""TR-DT-01: the five actions."""
