"""The two questions of the game: which spell do you call, and which secret do you take?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.question import Question
from sleight.core.refusal import Caution, Refusal
from sleight.games.abracada import turn
from sleight.games.abracada.choices import Call, Stop, TakeSecret
from sleight.games.abracada.odds import unlocated
from sleight.games.abracada.position import AbracadaPosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument

GAME = "abracada"


def refuse(code: str, rule: str, **arguments: Argument) -> Refusal:
    """A refusal of this game."""
    return Refusal(code, rule, arguments, GAME)


class CallSpell(Question[AbracadaPosition]):
    """AQ-TURN-02, 05: announce a spell, or end the turn after a success."""

    __slots__ = ()
    game: ClassVar[str] = GAME
    kind: ClassVar[str] = "call"
    rule: ClassVar[str] = "AQ-TURN-02"

    def choices(self, position: AbracadaPosition) -> Sequence[Choice]:
        return position.table.calls[position.last]

    def why_not(self, position: AbracadaPosition, choice: Choice) -> Refusal | None:
        last = position.last
        if isinstance(choice, Call):
            if choice.spell < position.table.floors[last]:
                return refuse("lower-than-last", "AQ-CAST-08", spell=choice.spell, last=last)
            return None
        if isinstance(choice, Stop):
            return None if last else refuse("no-success-yet", "AQ-TURN-03")
        return refuse("no-night-singer", "AQ-SPELL-06")

    def answer(self, position: AbracadaPosition, choice: Choice) -> None:
        if isinstance(choice, Call):
            turn.call(position, self.seat, choice.spell)
        else:
            turn.stop(position, self.seat)

    def warnings(self, position: AbracadaPosition, choice: Choice) -> list[Caution]:
        """AQ-CAST-16: a call that cannot succeed, or that breaks the order, is legal and foolish."""
        if not isinstance(choice, Call):
            return []
        spell = choice.spell
        if turn.is_lower(position, spell):
            return [_caution("lower-costs-life", "AQ-CAST-11", spell=spell, last=position.last)]
        view = position.view(self.seat)
        if unlocated(view)[spell] == 0:
            return [_caution("all-elsewhere", "AQ-CAST-16", spell=spell)]
        if all(spell in stone.excluded for stone in view.hands[self.seat] if stone):
            return [_caution("missed-before", "AQ-INFO-19", spell=spell)]
        return []

    def arguments(self, position: AbracadaPosition) -> dict[str, Argument]:
        return {"last": position.last, "floor": position.table.floors[position.last]}


class ChooseSecret(Question[AbracadaPosition]):
    """AQ-SPELL-06, 07: after a Night Singer, take one of the secret stones or leave them."""

    __slots__ = ()
    game: ClassVar[str] = GAME
    kind: ClassVar[str] = "secret"
    rule: ClassVar[str] = "AQ-SPELL-06"

    def choices(self, position: AbracadaPosition) -> Sequence[Choice]:
        return position.table.takes[tuple([spell > 0 for spell in position.centre])]

    def why_not(self, position: AbracadaPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Call | Stop):
            return refuse("secret-first", "AQ-SPELL-06")
        if isinstance(choice, TakeSecret) and not position.centre[choice.place - 1]:
            return refuse("secret-gone", "AQ-INFO-17", place=choice.place)
        return None

    def answer(self, position: AbracadaPosition, choice: Choice) -> None:
        position.close(self.seat)
        if isinstance(choice, TakeSecret):
            turn.take_secret(position, self.seat, choice.place)
        else:
            turn.leave_secrets(position, self.seat)


def _caution(code: str, rule: str, **arguments: Argument) -> Caution:
    return Caution(code, rule, arguments, GAME)
