"""What patrons ask: once in the set-up, and in every window whoever has a favour left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.state.cells import ASSIGNING, COINS, ENDING, PERFORMING, PLACING, SETTING_UP
from sleight.games.trickerion.state.universe import DECLINE
from tests.games.trickerion.authors.patrons.values import FAVOUR, ID, CallUpon, FavourChanged

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting

CALL_UPON = CallUpon()
WINDOWS = {
    "before_assignment": ASSIGNING,
    "before_placement": PLACING,
    "with_placement": PLACING,
    "adds_points": PLACING,
    "before_action": PLACING,
    "before_performances": PERFORMING,
    "before_choice": PERFORMING,
    "declaration": PERFORMING,
    "markers_return": PERFORMING,
    "after_performance": PERFORMING,
    "after_performances": PERFORMING,
    "characters_return": ENDING,
    "orders_arrive": ENDING,
    "end_of_round": ENDING,
}
"""Every window, and the phase in which it opens."""


def change_favour(position: TrickerionPosition, seat: int, more: int) -> None:
    """A seat wins or spends favour."""
    cell = position.table.blocks[FAVOUR] + seat
    position.cells[cell] += more
    position.tell(FavourChanged(seat, position.cells[cell]))


class CallOrNot(OneOf):
    """Whether a favour is spent."""

    answers: ClassVar[tuple[Choice, ...]] = (CALL_UPON, DECLINE)
    rule: ClassVar[str] = "TR-ROUND-05"

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if choice == CALL_UPON:
            change_favour(position, self.seat, -1)
            position.cells[COINS + self.seat] += 1
        resume(position, self.seat)


class MeetPatron(CallOrNot):
    """Before the first round, one after the other."""

    kind: ClassVar[str] = "meet-patron"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    module: ClassVar[str] = ID

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        later = position.order.index(self.seat) + 1
        if later == position.table.seats:
            super().answer(position, choice)
            return
        if choice == CALL_UPON:
            change_favour(position, self.seat, -1)
            position.cells[COINS + self.seat] += 1
        position.ask_only(MeetPatron(position.order[later]))


class Called(CallOrNot):
    """In a window; it knows what the window is about."""

    def __init__(self, seat: int, topic: int) -> None:
        super().__init__(seat)
        self.topic = topic

    def about(self) -> int:
        return self.topic


def _asks(question: type[Called]) -> Any:
    """A hook that asks whoever has a favour left."""

    def ask(self: Effect, position: TrickerionPosition, seat: int, about: int) -> Called | None:
        return question(seat, about) if position.cells[position.table.blocks[FAVOUR] + seat] else None

    return ask


def _effect(name: str) -> type[Effect]:
    """An effect that asks in every window, each time with a question of its own kind."""
    kinds = {
        hook: type(
            f"{name} {hook}",
            (Called,),
            {
                "kind": f"{name}-{hook}".replace("_", "-"),
                "site": (phase,),
                "window": hook,
                "acts": hook in ("with_placement", "adds_points", "before_action"),
            },
        )
        for hook, phase in WINDOWS.items()
    }
    effect: Any = type(name, (Effect,), {"__slots__": (), **{hook: _asks(kinds[hook]) for hook in kinds}})
    for kind in kinds.values():
        setattr(kind, "asked_by", effect)  # noqa: B010  # a class made at run time
    return effect


PATRON_CALLS, FRIEND_CALLS = _effect("patron"), _effect("friend")


class Callers:
    """Where these effects come from: they are always in force, one after the other."""

    def key(self, position: TrickerionPosition) -> str:
        return ID

    def effects(self, setting: Setting, key: str) -> list[Effect]:
        return [PATRON_CALLS(), FRIEND_CALLS()]
