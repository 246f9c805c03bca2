"""What all questions of this game have in common."""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import TYPE_CHECKING, ClassVar

import msgspec

from sleight.core.asked import Asked
from sleight.core.compiling import mypyc_attr, trait
from sleight.core.question import Question
from sleight.core.refusal import Argument, Refusal
from sleight.games.trickerion.effects.points import slot_under
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, DIE_IDS
from sleight.games.trickerion.state import cells, reasons, tricks
from sleight.games.trickerion.state.setting import Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition


KINDS: dict[str, type[TrickerionQuestion]] = {}
"""Every kind of question, so that a saved position can ask it again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickerionQuestion(Question["TrickerionPosition"]):
    """A question of this game: its kind and, besides the seat, the few small numbers of its constructor."""

    game: ClassVar[str] = reasons.GAME

    between_steps: ClassVar[bool] = False
    """TR-ANY-09: nothing is half done, so the seat may return tricks and components."""

    only_makes_room: ClassVar[bool] = False
    """TR-ANY-09: in the middle of a step, where components may be returned for one that arrives."""

    site: ClassVar[tuple[int, ...]] = (cells.PLACING,)
    """The phases in which it is asked."""

    module: ClassVar[str] = ""
    """The module that asks it in its set-up."""

    window: ClassVar[str] = ""
    """The hook of the window in which it is asked; empty for a step of an action or of the phase itself."""

    acts: ClassVar[bool] = True
    """In placement a character acts while it is asked."""

    together: ClassVar[bool] = False
    """It is asked of several seats at once."""

    draws: ClassVar[bool] = False
    """TR-DA-07: it is asked while draws are being made."""

    asked_by: ClassVar[type[Effect] | None] = None
    """The effect behind which the window goes on; None if nothing else can be asked of the seat in it."""

    shows: ClassVar[tuple[str, ...]] = ()
    """The parts of the board that a terminal shows with it; by default those of where it is asked."""

    plain_answer: ClassVar[str] = "try"
    """How a bot without a thought of its own answers: `try` each choice, the `last`, or `by-location`."""

    opens_turn: ClassVar[bool] = False
    """Something new begins with it, so what came before can be appraised."""

    speaks_of: ClassVar[tuple[str, ...]] = ()
    """Which of its numbers its sentence speaks of; what has an id is spoken of by it."""

    _numbers: tuple[int, ...] | None = None

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return dict([_said(position.table, name, getattr(self, name)) for name in self.speaks_of])

    def asked(self, position: TrickerionPosition) -> Asked:
        """It names the rule of the edition, where that replaces its own."""
        asked, rule = super().asked(position), position.table.edition.replaces.get(self.rule)
        return msgspec.structs.replace(asked, rule=rule) if rule else asked

    def is_forced(self, position: TrickerionPosition) -> bool:
        """True if the engine answers for the seat when there is a single answer."""
        return True

    def __init_subclass__(cls) -> None:
        if "kind" in vars(cls):
            KINDS[cls.kind] = cls

    @classmethod
    @cache
    def takes(cls) -> tuple[str, ...]:
        """The names of the small numbers that the constructor takes after the seat."""
        return tuple(signature(cls).parameters)[1:]

    def fits(self, position: TrickerionPosition) -> bool:
        """Whether a saved position can ask it, besides that its answers can be played."""
        acting = self.acts and position.phase == cells.PLACING
        if acting != (position.actor >= 0) or (acting and slot_under(position, self.seat) < 0):
            return False
        return self.draws == bool(position.drawn) and len(self.choices(position)) > 0

    def looks_at(self, position: TrickerionPosition) -> Sequence[tuple[int, int]]:
        """PW-07: the cards of decks that the seat sees while it is asked, each by its deck and place."""
        return ()

    def action(self, position: TrickerionPosition, kind: type[Choice]) -> Action | None:
        """The action that a choice of this kind starts, which costs points."""
        return None

    def about(self) -> int:
        """What the window in which it is asked is about."""
        return 0

    def window_in(self, position: TrickerionPosition) -> str:
        """The window in which it is asked in a position; steps of the theater may follow in one."""
        steps = cells.PLACING in self.site and position.phase == cells.PERFORMING
        return "before_performances" if steps else self.window

    def step(self, effects: Sequence[Effect]) -> int:
        """How many of these effects have had their say when it is asked."""
        kinds = [type(effect) for effect in effects]
        last = [number for number, kind in enumerate(kinds, start=1) if kind is self.asked_by]
        return max(last, default=len(kinds))

    def numbers(self) -> tuple[int, ...]:
        """These numbers, so that a saved position can ask again; a question never changes."""
        if self._numbers is None:
            self._numbers = tuple([getattr(self, name) for name in self.takes()])
        return self._numbers

    def not_asked_now(self) -> Refusal:
        """Another question is open first."""
        return reasons.refuse("answer-first", self.rule, question=self.kind)


@trait
class OfTrick(TrickerionQuestion):
    """A step with the markers of one trick."""

    def __init__(self, seat: int, key: int) -> None:
        super().__init__(seat)
        self.key = key

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": tricks.name_of(position, self.key)}


def _said(table: Setting, name: str, number: int) -> tuple[str, Argument]:
    """A number of a question as its sentence speaks of it."""
    named = {
        "character": CHARACTER_IDS,
        "component": table.component_ids,
        "die": DIE_IDS,
        "trick": table.trick_ids,
    }
    return name, named[name][number] if name in named else number
