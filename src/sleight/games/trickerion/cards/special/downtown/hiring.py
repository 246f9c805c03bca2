"""The special cards that improve Hire Character (TR-SAR-30 to 32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import events as told
from sleight.games.trickerion.cards.special.base import SpecialCard, improves
from sleight.games.trickerion.choices import Recruit, Rest, Send
from sleight.games.trickerion.effects import plans
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.boards import PicksBoard
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import downtown
from sleight.games.trickerion.locations.downtown import HireCharacter
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.printed.codes import face_name
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state.characters import owns
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_SECOND_APPRENTICE = 3
"""TR-SAR-30: the coins for an apprentice without a die."""


class HireTwo(HireCharacter):
    """TR-SAR-30: an apprentice with a die, and another one for coins."""

    def serves(self, position: TrickerionPosition, seat: int, die: int) -> bool:
        return (
            downtown.shown(position, die) == ids.FIRST_APPRENTICE
            and position.cells[at.COINS + seat] >= _SECOND_APPRENTICE
            and len(downtown.free_homes(position, seat)) > 1
        )

    def why_useless(self, position: TrickerionPosition, seat: int, die: int) -> Refusal:
        """Coins and homes do not depend on the die: without them the bonus cannot be used at all."""
        if position.cells[at.COINS + seat] < _SECOND_APPRENTICE:
            coins = position.cells[at.COINS + seat]
            return refuse("coins-missing", "TR-SAR-30", price=_SECOND_APPRENTICE, coins=coins)
        if len(downtown.free_homes(position, seat)) <= 1:
            return refuse("no-home-slot", "TR-SAR-30")
        return refuse("no-apprentice-shown", "TR-SAR-30", die=ids.DIE_IDS[die])

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        (die,) = move
        downtown.hire(position, seat, die, ids.FIRST_APPRENTICE)
        position.grant(seat, "card", "mass-recruitment", coins=-_SECOND_APPRENTICE)
        home = downtown.home_for(position, seat, ids.FIRST_APPRENTICE)
        position.cells[at.DISCS + ids.CHARACTERS * seat + home] = at.INN
        position.tell(told.CharacterHired(seat, face_name(ids.CHARACTER_FACE + ids.FIRST_APPRENTICE), ""))
        resume(position, seat)


improves("mass-recruitment", HireTwo())


class HireAtOnce(HireCharacter):
    """TR-SAR-31: whoever is hired is at home at once and may be assigned."""

    def serves(self, position: TrickerionPosition, seat: int, die: int) -> bool:
        if not super().serves(position, seat, die):
            return False
        return downtown.shown(position, die) != ids.FIRST_APPRENTICE or bool(boards_now(position, seat))

    def why_useless(self, position: TrickerionPosition, seat: int, die: int) -> Refusal:
        if super().serves(position, seat, die):
            return refuse("no-home-now", "TR-SAR-31")
        return super().why_useless(position, seat, die)

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        (die,) = move
        kind = downtown.shown(position, die)
        position.cells[at.DICE + die] = ids.X
        position.tell(told.CharacterHired(seat, face_name(ids.CHARACTER_FACE + kind), ids.DIE_IDS[die]))
        if kind != ids.FIRST_APPRENTICE:
            _join(position, seat, kind)
        elif len(boards_now(position, seat)) > 1:
            position.ask_only(NewcomerHome(seat))
        else:
            _move_in(position, seat, boards_now(position, seat)[0])


def boards_now(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-SAR-31: the boards on which an apprentice can live now; who waits at the inn does not live there."""
    first = at.DISCS + ids.CHARACTERS * seat
    discs = position.cells[first : first + ids.CHARACTERS]
    free = [disc in (at.RESERVE, at.INN) for disc in discs]
    boards = [ids.PLAYER_BOARD] if any(free[ids.FIRST_APPRENTICE : ids.ASSISTANT_SLOT]) else []
    if free[ids.ASSISTANT_SLOT] and owns(position, seat, ids.ASSISTANT):
        boards.append(ids.ASSISTANT_BOARD)
    return boards


def _move_in(position: TrickerionPosition, seat: int, board: int) -> None:
    """TR-SAR-31, TR-END-13: an apprentice who waits at the inn for this home gets the one that is left."""
    first = at.DISCS + ids.CHARACTERS * seat
    shared = board == ids.ASSISTANT_BOARD
    here = [ids.ASSISTANT_SLOT] if shared else range(ids.FIRST_APPRENTICE, ids.ASSISTANT_SLOT)
    free = [home for home in downtown.free_homes(position, seat) if home in here]
    if free:
        _join(position, seat, free[0])
        return
    home = next(home for home in here if position.cells[first + home] == at.INN)
    position.cells[first + downtown.home_for(position, seat, ids.FIRST_APPRENTICE)] = at.INN
    _join(position, seat, home)


def _join(position: TrickerionPosition, seat: int, character: int) -> None:
    """TR-SAR-31, TR-DT-29: the disc is at home, a specialist's board attached; then a card may be laid."""
    position.cells[at.DISCS + ids.CHARACTERS * seat + character] = at.HOME
    position.tell(told.CharacterJoined(seat, ids.CHARACTER_IDS[character]))
    position.ask_only(NewcomerCard(seat, character))


improves("hypnotic-motivation", HireAtOnce())


class NewcomerHome(PicksBoard):
    """TR-SAR-31, TR-END-13: where an apprentice lives who joins at once."""

    kind: ClassVar[str] = "newcomer-home"
    rule: ClassVar[str] = "TR-SAR-31"

    def offered(self, position: TrickerionPosition) -> list[int]:
        return boards_now(position, self.seat)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        _move_in(position, self.seat, number)


class NewcomerCard(TrickerionQuestion):
    """TR-SAR-31: which card from hand is laid under the character that has just joined, if any."""

    kind: ClassVar[str] = "newcomer-card"
    rule: ClassVar[str] = "TR-SAR-31"
    shows: ClassVar[tuple[str, ...]] = ("everything",)
    speaks_of: ClassVar[tuple[str, ...]] = ("character",)

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character = character

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return plans.sendable(position, self.seat, self.character)

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Send | Rest):
            return self.not_asked_now()
        move = position.table.numbers_of[choice]
        if move[0] != self.character:
            return refuse("not-the-newcomer", "TR-SAR-31", character=ids.CHARACTER_IDS[self.character])
        if len(move) > 1 and not plans.cards_left(position, self.seat, move[1]):
            return refuse("no-card-left", "TR-ASSIGN-09", card=position.table.assignment_ids[move[1]])
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Send):
            self._assign(position, position.table.numbers_of[choice][1])
        resume(position, self.seat)

    def _assign(self, position: TrickerionPosition, card: int) -> None:
        """TR-SAR-31, TR-PROR-25: face up, or face down while cards are turned up one by one."""
        cells, seat, character = position.cells, self.seat, self.character
        plans.lay(position, seat, character, card)
        cells[at.PENDING + seat] |= 1 << character
        names = (seat, ids.CHARACTER_IDS[character], position.table.assignment_ids[card])
        if cells[at.SEALED]:
            position.tell(told.CharacterPlanned(*names))
        else:
            cells[at.SHOWN + seat] |= 1 << character
            position.tell(told.CardTurnedUp(*names))


class HireAnybody(HireCharacter):
    """TR-SAR-32: any die of the inn that does not show X, and any kind of character."""

    def serves(self, position: TrickerionPosition, seat: int, die: int) -> bool:
        return bool(recruits(position, seat))

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        position.ask_only(RecruitKind(seat, move[0]))


def recruits(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-SAR-32, TR-DT-25 to 27: the kinds of character that can be hired."""
    kinds = range(ids.MANAGER, ids.FIRST_APPRENTICE + 1)
    return [kind for kind in kinds if downtown.home_for(position, seat, kind) >= 0]


class Headhunter(SpecialCard):
    """TR-SAR-32: one hire of any kind for a point less."""

    id: ClassVar[str] = "headhunter"
    improved: ClassVar[Action | None] = HireAnybody()

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return cost - 1 if action == HireCharacter.name else cost


class RecruitKind(Picks):
    """TR-SAR-32: whom the die brings, whatever it shows."""

    kind: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "TR-SAR-32"
    picks: ClassVar[type[Choice]] = Recruit
    speaks_of: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def offered(self, position: TrickerionPosition) -> list[int]:
        return recruits(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return downtown.why_nobody(number)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        downtown.hire(position, self.seat, self.die, number)
        resume(position, self.seat)
