"""The four things that a player of Abracada… Quoi ? can choose."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from sleight.core.choice import Choice

Spell = Annotated[int, msgspec.Meta(ge=1, le=8)]


class AbracadaChoice(Choice, frozen=True):
    """A choice of this game."""

    game: ClassVar[str] = "abracada"


class Call(AbracadaChoice, frozen=True, tag="call"):
    """Announce a spell (AQ-TURN-02)."""

    spell: Spell


class Stop(AbracadaChoice, frozen=True, tag="stop"):
    """End the turn after at least one success (AQ-TURN-03)."""


class TakeSecret(AbracadaChoice, frozen=True, tag="take"):
    """Take the secret stone of that place in the centre, 1 to 4 (AQ-SPELL-07)."""

    place: int

    def names(self) -> tuple[str, ...]:
        return "do:take", f"secret:{self.place}"


class LeaveSecrets(AbracadaChoice, frozen=True, tag="leave"):
    """Take no secret stone, although the Night Singer allows it (AQ-SPELL-07)."""


AnyChoice = Call | Stop | TakeSecret | LeaveSecrets
