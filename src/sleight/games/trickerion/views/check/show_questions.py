"""Whether the open question of a position in performance that was laid out fits it (TR-ROUND-04, 05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects import active
from sleight.games.trickerion.printed.ids import CHARACTERS, MAGICIAN, SYMBOLS
from sleight.games.trickerion.state import slots, stage, tricks
from sleight.games.trickerion.state.cells import (
    CONDUCTED,
    DECLARED,
    DISCS,
    FIRST_SLOT,
    PERFORMED,
    PERFORMING,
    PRESENT,
    SHARDS,
    SPARE,
    SPENT,
)
from sleight.games.trickerion.views.check.asked import DECLARING, MOVING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition

    Check = Callable[[TrickerionPosition, int, Sequence[int]], bool]

_CHAINS, _LOTUS = "master-of-chains", "the-red-lotus"
_MAGICIANS = {
    "break-free": _CHAINS,
    "impose": "yoruba-spiritmaster",
    "steal": _LOTUS,
    "forgo": _LOTUS,
    "boost": "the-mechaniker",
    "borrow": "the-great-optico",
    "stack": "electra",
}
"""TR-MAG-01: the magicians whose ability asks a question."""

_CARDS = {
    "fiasco": "arranged-fiasco",
    "premiere": "grand-premiere",
    "premiere-part": "grand-premiere",
    "salvage": "durable-components",
}
"""TR-SAR-02: the cards that ask the magician on stage who has them."""


def missing(position: TrickerionPosition, seat: int, kind: str) -> str:
    """The magician or the card that a seat needs to be asked a question, or '' if it has it or needs none."""
    table = position.table
    magician = _CHAINS if kind in MOVING and position.phase == PERFORMING else _MAGICIANS.get(kind, "")
    own = table.magician_ids[position.magicians[seat] - 1] if table.edition.abilities else ""
    if magician and magician != own:
        return magician
    card = _CARDS.get(kind, "")
    if card:
        on_stage = active.card_on_stage(position, seat)
        return "" if on_stage != active.NO_CARD and table.special_ids[on_stage] == card else card
    return ""


def is_right(position: TrickerionPosition, seat: int, kind: str) -> bool:
    """TR-PERF-13, TR-MAG-15: what is asked in the middle of a performance, or of the move before them all."""
    if kind in MOVING:
        return bool(position.cells[SPENT + seat])
    conducted = position.cells[CONDUCTED] >> seat & 1 > 0
    if conducted != (kind in DECLARING or kind == "salvage"):
        return kind in ("break-free", "impose")
    return True


def _is_on_stage(position: TrickerionPosition, seat: int) -> bool:
    disc = position.cells[DISCS + CHARACTERS * seat + MAGICIAN]
    return disc >= FIRST_SLOT and slots.is_stage(disc - FIRST_SLOT)


def _perform(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    """TR-PERF-03, 04: the magician stands on a stage and has something to perform."""
    return _is_on_stage(position, seat) and bool(stage.eligible(position, seat))


def _break_free(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    """TR-MAG-17: once a round, before all performances."""
    unused = not position.cells[SPENT + seat] and not position.cells[CONDUCTED]
    return unused and len(position.stacks[seat][-1].choices(position)) > 1


def _impose(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-MAG-24, 27: a shard, once a round, and an opponent who has something to perform."""
    (performer,) = numbers
    able = position.cells[SHARDS + seat] > 0 and not position.cells[SPENT + seat]
    comes = not position.cells[CONDUCTED] >> performer & 1 and _perform(position, performer, ())
    return able and comes and performer != seat


def _declare(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """TR-PERF-04, 13: the card that is performed has a marker of the performer, and those declared about."""
    place = numbers[0]
    there, stolen = position.cells[PRESENT + place], position.cells[DECLARED]
    if not _is_on_stage(position, seat) or place not in stage.eligible(position, seat):
        return False
    if not stolen:
        return True
    keys = (stolen - 1, position.cells[DECLARED + 1] - 1)
    present = all(there >> key & 1 for key in keys)
    return present and keys[0] // SYMBOLS != seat and keys[1] // SYMBOLS == seat


def _choose_trick(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    """There is something to choose besides nothing."""
    something = len(position.stacks[seat][-1].choices(position)) > 1
    return something and _declare(position, seat, numbers)


def _steal(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    return not position.cells[DECLARED] and _choose_trick(position, seat, numbers)


def _forgo(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    place, key = numbers
    others = key // SYMBOLS != seat and position.cells[PRESENT + place] >> key & 1
    return others > 0 and not position.cells[DECLARED] and _declare(position, seat, numbers)


def _premiere_part(position: TrickerionPosition, seat: int, numbers: Sequence[int]) -> bool:
    place, key = numbers
    own = key // SYMBOLS == seat and position.cells[PRESENT + place] >> key & 1
    return own > 0 and _declare(position, seat, numbers)


def _salvage(position: TrickerionPosition, seat: int, _: Sequence[int]) -> bool:
    """TR-SAR-15: the markers that were performed lie in reserve."""
    performed = [key for _, key in tricks.owned(position, seat) if position.cells[PERFORMED] >> key & 1]
    return bool(performed) and all(position.cells[SPARE + key] for key in performed)


CHECKS: dict[str, Check] = {
    "perform": _perform,
    "break-free": _break_free,
    "impose": _impose,
    "steal": _steal,
    "forgo": _forgo,
    "fiasco": _declare,
    "premiere": _choose_trick,
    "premiere-part": _premiere_part,
    "salvage": _salvage,
}
"""Whether a question fits the position, by its kind."""
