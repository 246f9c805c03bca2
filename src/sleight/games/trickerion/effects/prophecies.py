"""PRO: the active prophecy, the three pending ones, and the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects.active import NO_PROPHECY
from sleight.games.trickerion.events import PendingTurned, PropheciesMoved, ProphecyWoven
from sleight.games.trickerion.state.cells import RESTACKED

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

ACTIVE = 0
FIRST_PENDING = 1
PENDING_SLOTS = 3


def lay_out(position: TrickerionPosition) -> None:
    """TR-SETUP-16, 18, TR-QUICK-06: three pending, none active; in the quick game one is.

    T1-COMP-11: those that are not in play are removed unseen.
    """
    table = position.table
    fates = position.shuffled(tuple(range(len(table.prophecy_ids))))
    fates = fates[: table.edition.prophecies_in_play or len(fates)]
    active = fates.pop(0) if table.options.quick else NO_PROPHECY
    position.prophecies = (active, *fates[:PENDING_SLOTS])
    position.prophecy_stack = tuple(fates[PENDING_SLOTS:])
    _tell(position)


def turn_pending(position: TrickerionPosition, seat: int) -> None:
    """TR-DA-12 to 14: each pending prophecy moves one slot, the leftmost to the right."""
    active, first, *others = position.prophecies
    position.prophecies = (active, *others, first)
    position.tell(PendingTurned(seat, _names(position, position.prophecies[FIRST_PENDING:])))


def move_on(position: TrickerionPosition) -> None:
    """TR-END-29 to 31: discard, promote, shift, draw."""
    _discard_active(position)
    _, promoted, *others = position.prophecies
    position.prophecies = (promoted, *others, _draw(position))
    _tell(position)


def weave(position: TrickerionPosition, seat: int, prophecy: int) -> None:
    """TR-MAG-07 to 10: a pending prophecy becomes active at once; a new one takes its slot."""
    _discard_active(position)
    slot = position.prophecies.index(prophecy)
    drawn = _draw(position)
    position.prophecies = (prophecy, *position.prophecies[1:slot], drawn, *position.prophecies[slot + 1 :])
    ids = position.table.prophecy_ids
    position.tell(ProphecyWoven(seat, ids[prophecy], _names(position, position.prophecies[FIRST_PENDING:])))


def _discard_active(position: TrickerionPosition) -> None:
    if position.prophecies[ACTIVE] != NO_PROPHECY:
        position.prophecies_used = (*position.prophecies_used, position.prophecies[ACTIVE])


def _draw(position: TrickerionPosition) -> int:
    """TR-PRO-05: an empty stack is made anew of what was discarded."""
    if not position.prophecy_stack:
        position.prophecy_stack = tuple(position.shuffled(position.prophecies_used))
        position.prophecies_used = ()
        position.cells[RESTACKED] = int(position.table.edition.prophecies_in_play > 0)
    drawn, *left = position.prophecy_stack
    position.prophecy_stack = tuple(left)
    return drawn


def removed(position: TrickerionPosition) -> tuple[int, ...]:
    """T1-COMP-11: the prophecies that are not in play."""
    lying = {*position.prophecies, *position.prophecies_used, *position.prophecy_stack}
    return tuple([number for number in range(len(position.table.prophecy_ids)) if number not in lying])


def _names(position: TrickerionPosition, numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([position.table.prophecy_ids[number] for number in numbers])


def _tell(position: TrickerionPosition) -> None:
    active = position.prophecies[ACTIVE]
    name = position.table.prophecy_ids[active] if active != NO_PROPHECY else ""
    position.tell(PropheciesMoved(name, _names(position, position.prophecies[FIRST_PENDING:])))
