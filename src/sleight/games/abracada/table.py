"""What all positions of one table share: options, numbers, and the choices, made once."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from sleight.games.abracada.choices import AnyChoice, Call, LeaveSecrets, Stop, TakeSecret
from sleight.games.abracada.data import SPELLS

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.position import Turn
    from sleight.core.question import Question
    from sleight.games.abracada.data import Printed
    from sleight.games.abracada.position import AbracadaPosition
    from sleight.games.abracada.view import Options

CALLS: Final = tuple(Call(spell) for spell in range(1, len(SPELLS) + 1))
STOP: Final = Stop()
LEAVE: Final = LeaveSecrets()


def every_choice(printed: Printed) -> tuple[AnyChoice, ...]:
    """The universe of choices in its fixed order."""
    takes = tuple(TakeSecret(place) for place in range(1, printed.secrets + 1))
    return (*CALLS, STOP, *takes, LEAVE)


class Table:
    """A number of seats, options and the printed numbers, with the lists of choices that follow."""

    __slots__ = (
        "calls",
        "copies",
        "floors",
        "hand",
        "known",
        "options",
        "printed",
        "seats",
        "secret_questions",
        "stones",
        "takes",
        "turns",
    )

    def __init__(
        self,
        printed: Printed,
        options: Options,
        turns: tuple[Turn, ...],
        secret_questions: tuple[Question[AbracadaPosition], ...],
    ) -> None:
        universe = every_choice(printed)
        self.printed = printed
        self.seats = len(turns)
        self.options = options
        self.turns = turns
        self.secret_questions = secret_questions
        self.hand = printed.hand
        self.copies = printed.copies
        self.stones = printed.all_stones
        self.known: dict[Choice, int] = {choice: number for number, choice in enumerate(universe)}
        self.floors = _floors(options)
        self.calls = tuple(
            CALLS if last == 0 else (*CALLS[floor - 1 :], STOP) for last, floor in enumerate(self.floors)
        )
        self.takes = _takes(printed.secrets)


def _floors(options: Options) -> tuple[int, ...]:
    """AQ-CAST-08, 13, AQ-VAR-01: the lowest spell that may be called, by the last one cast."""
    if options.easy or options.lower == "penalty":
        return (1,) * (len(SPELLS) + 1)
    return (1, *range(1, len(SPELLS) + 1))


def _takes(secrets: int) -> dict[tuple[bool, ...], tuple[AnyChoice, ...]]:
    """The choices after a Night Singer, by which places of the centre still hold a stone."""
    return {
        there: (*(TakeSecret(place) for place, stone in enumerate(there, start=1) if stone), LEAVE)
        for there in product((False, True), repeat=secrets)
    }
