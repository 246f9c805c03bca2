"""The performances, and what a seat may do unasked."""

from __future__ import annotations

from typing import ClassVar

from sleight.games.trickerion.choices.base import Aside, CardChoice


class Perform(CardChoice, frozen=True, tag="perform"):
    """Perform all tricks on this card (TR-PERF-04)."""


class ReturnTrick(Aside, frozen=True, tag="return"):
    """Give a trick back to the residence (TR-ANY-01)."""

    gives_away: ClassVar[bool] = True

    trick: str


class ReturnComponent(Aside, frozen=True, tag="drop"):
    """Give one component back to the supply (TR-ANY-06)."""

    gives_away: ClassVar[bool] = True

    component: str


class Replan(Aside, frozen=True, tag="replan"):
    """Take back the whole plan before it is confirmed (TR-ASSIGN-08)."""
