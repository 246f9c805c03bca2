"""What can be chosen with powers in the theater: free actions, and who is paid a second time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.choices.base import CharacterChoice, TrickChoice
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, FIRST_APPRENTICE, MANAGER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.core.choice import Choice
    from sleight.games.trickerion.printed.structs import Printed
    from sleight.games.trickerion.state.universe import Move

STARRING = "power-starring"
"""The cell of the specialist whose bonus is repeated in this performance: its number, which is not 0.

It is set by the last declaration and read when that performance is paid, so no save ever holds it.
"""


class SetUpFreely(TrickChoice, frozen=True, tag="set-up-free"):
    """Set up a marker of this trick without points (PW-26)."""


class RescheduleFreely(TrickChoice, frozen=True, tag="shift-free"):
    """Move a marker of this trick to another slot without points (PW-08)."""


class Feature(CharacterChoice, frozen=True, tag="feature"):
    """The bonus of this specialist is received a second time (PW-23)."""


CHOICES = (SetUpFreely, RescheduleFreely, Feature)


def choices(printed: Printed) -> Iterator[tuple[Choice, Move]]:
    """All of them, with their numbers."""
    for kind in (SetUpFreely, RescheduleFreely):
        for number, trick in enumerate(printed.tricks):
            yield kind(trick.id), (number,)
    for number in range(MANAGER, FIRST_APPRENTICE):
        yield Feature(CHARACTER_IDS[number]), (number,)
