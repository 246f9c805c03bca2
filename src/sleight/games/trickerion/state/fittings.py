"""What the rooms above the state bring to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.effects.in_force import ActiveEffects
    from sleight.games.trickerion.flow.often_asked import Questions
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.module import Module
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.typed import Types
    from sleight.games.trickerion.views.types import TrickerionView


class Views(Protocol):
    """How a position is shown and saved."""

    def view(self, position: TrickerionPosition, seat: int | None, /) -> TrickerionView:
        """All that a seat may know."""

    def saved(self, position: TrickerionPosition, /) -> dict[str, object]:
        """The whole position as plain data."""


class Asides(Protocol):
    """What a seat may do unasked."""

    def listed(self, position: TrickerionPosition, seat: int, /) -> list[Choice]:
        """Everything that it may do now."""

    def why_not(self, position: TrickerionPosition, seat: int, choice: Choice, /) -> Refusal | None:
        """The first reason against something."""

    def play(self, position: TrickerionPosition, seat: int, choice: Choice, /) -> None:
        """Do it."""


class Fittings:
    """What the rooms above bring to a table."""

    def __init__(
        self,
        types: Types,
        modules: tuple[Module, ...],
        actions: dict[int, tuple[Action, ...]],
        questions: Questions,
        views: Views,
        asides: Asides,
        no_effects: ActiveEffects,
    ) -> None:
        self.types = types
        self.modules = modules
        self.actions = actions
        self.questions = questions
        self.views = views
        self.asides = asides
        self.no_effects = no_effects
