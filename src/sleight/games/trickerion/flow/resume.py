"""The one way back: a step that is done says so, and whatever it was a part of goes on.

Locations, cards and modules call `resume` and know nothing of the phases, which put themselves in here. A
window is a moment at which effects may ask seats something, one after the other; three cells say which window
is open, behind which effect it goes on, and what it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.state.cells import ABOUT, STEP, WINDOW

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.state.position import TrickerionPosition

BEGINS: Final[dict[int, Callable[[TrickerionPosition], None]]] = {}
"""How each phase begins."""

GOES_ON: Final[dict[int, Callable[[TrickerionPosition, int], None]]] = {}
"""How each phase goes on when a step of a seat is done."""

STOPS: Final[dict[int, Callable[[TrickerionPosition, int], None]]] = {}
"""How each phase goes on when a seat leaves it at what it has done."""

WINDOWS: Final[list[Window]] = []


def resume(position: TrickerionPosition, seat: int) -> None:
    """A step of a seat is done."""
    window = position.cells[WINDOW]
    if window:
        WINDOWS[window - 1].go_on(position, seat)
    else:
        GOES_ON[position.phase](position, seat)


def stop(position: TrickerionPosition, seat: int) -> None:
    """A seat wants to do no more with what it is doing."""
    STOPS[position.phase](position, seat)


def go_back(position: TrickerionPosition, seat: int, effect: Effect) -> None:
    """What an effect asks in the open window has changed: it has its say again, then those behind it."""
    effects = WINDOWS[position.cells[WINDOW] - 1].effects(position, seat)
    if effect in effects:
        position.cells[STEP] = effects.index(effect)


def finish(position: TrickerionPosition, seat: int, hook: str, *about: int) -> None:
    """A step of a seat is done, unless an effect asks something about it first."""
    effects, step = getattr(position.active, hook), 0
    while step < len(effects):
        question = getattr(effects[step], hook)(position, seat, *about)
        if question:
            position.ask_only(question)
            return
        effects, step = getattr(position.active, hook), step + 1  # one may have ended others after it
    resume(position, seat)


def begin(position: TrickerionPosition, phase: int) -> None:
    """A phase is over, and this one begins."""
    position.phase = phase
    BEGINS[phase](position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window:
    """A moment at which effects may ask seats something.

    The hook of its name returns the question to ask, or None. The effects are asked in the order in which
    they apply, for one seat alone or for all in initiative order; `then` follows after all of them.
    """

    def __init__(
        self, hook: str, then: Callable[[TrickerionPosition, int, int], None], *, alone: bool = False
    ) -> None:
        self.hook = hook
        self.then = then
        self.alone = alone
        WINDOWS.append(self)
        self.number = len(WINDOWS)

    def effects(self, position: TrickerionPosition, seat: int) -> Sequence[Effect]:
        """Those that may ask this seat."""
        found: Sequence[Effect] = getattr(position.active, self.hook)
        return found

    def open(self, position: TrickerionPosition, seat: int, about: int = 0) -> None:
        """Ask what there is to ask; mostly nothing that is in force bends the hook."""
        if getattr(position.active, self.hook):
            self.ask(position, seat, about)
        else:
            position.cells[WINDOW] = 0
            self.then(position, seat, about)

    def ask(self, position: TrickerionPosition, seat: int, about: int) -> None:
        """Ask this seat alone, or all of them from the first in order on."""
        position.cells[ABOUT] = about
        self._ask_from(position, seat if self.alone else position.order[0], 0)

    def go_on(self, position: TrickerionPosition, seat: int) -> None:
        """A seat has been asked, and may be asked more."""
        self._ask_from(position, seat, position.cells[STEP])

    def _ask_from(self, position: TrickerionPosition, seat: int, step: int) -> None:
        cells, about = position.cells, position.cells[ABOUT]
        for asked in self._seats(position, seat):
            effects = self.effects(position, asked)
            for number in range(step, len(effects)):
                question: Any = getattr(effects[number], self.hook)(position, asked, about)
                if question:
                    cells[WINDOW], cells[STEP] = self.number, number + 1
                    position.ask_only(question)
                    return
            step = 0
        cells[WINDOW] = cells[STEP] = cells[ABOUT] = 0
        self.then(position, seat, about)

    def _seats(self, position: TrickerionPosition, seat: int) -> tuple[int, ...]:
        return (seat,) if self.alone else position.order[position.order.index(seat) :]


def reopen(position: TrickerionPosition) -> None:
    """Which window is open in a position that was laid out anew: its question tells."""
    for seat in position.waiting:
        question: Any = position.stacks[seat][-1]
        for number, module in enumerate(position.table.modules, start=1):
            if module.id == question.module:
                position.cells[STEP] = number
        hook = question.window_in(position)
        for window in WINDOWS if hook else ():
            if window.hook == hook:
                position.cells[WINDOW], position.cells[ABOUT] = window.number, question.about()
                position.cells[STEP] = question.step(window.effects(position, seat))
