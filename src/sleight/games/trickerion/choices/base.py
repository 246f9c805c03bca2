"""What all choices of this game have in common."""

from __future__ import annotations

from typing import ClassVar

from sleight.core.choice import Choice


class TrickerionChoice(Choice, frozen=True):
    """A choice of this game."""

    game: ClassVar[str] = "trickerion"


class Aside(TrickerionChoice, frozen=True):
    """What a seat may do unasked."""

    aside: ClassVar[bool] = True
