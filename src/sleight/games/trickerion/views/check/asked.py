"""What is wrong with who is asked what in a saved position, before it is laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.printed.codes import MOST_BARGAINS
from sleight.games.trickerion.printed.ids import (
    CHARACTERS,
    COMPONENTS,
    FACINGS,
    INN_DICE,
    LOCATION_IDS,
    SLOTS,
    TOKEN_IDS,
)
from sleight.games.trickerion.views.check.allowed import unknown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved

HANDING_OUT = {"quick-card", "quick-components", "quick-board"}
"""TR-QUICK-17: what the quick game asks once the order is set."""

_SETTING_UP = {
    "magician",
    "starting-components",
    "starting-trick",
    "starting-symbol",
    "specialist",
    "manager-components",
    "engineer-trick",
}
MOVING = {"reschedule-from", "reschedule-which", "lay", "link-reward"}
"""TR-MAG-15, 16: the steps of a reschedule, which one magician may also make before the performances."""

DECLARING = {"steal", "forgo", "fiasco", "premiere", "premiere-part"}
"""TR-PERF-13: what the performer declares about a card that is being performed."""

_KINDS = {
    "set-up": _SETTING_UP | HANDING_OUT,
    "advertise": {"advertise"},
    "assignment": {"assign", "confirm"},
    "performance": {"perform", "break-free", "impose", "salvage"} | DECLARING | MOVING,
    "end-turn": {"talent", "home", "take-home"},
    "over": set[str](),
}
"""The questions of each phase; all others belong to placement, and the steps of a reschedule as well."""

_MOST_PAID = 99
"""More points, coins or links than one action can ever be about."""


def faults(table: Setting, saved: Saved) -> Iterator[str]:
    """Who is asked what must fit the phase, and every number of the question its range."""
    asked = [open for open in saved.asked if open]
    if bool(asked) == (saved.phase == "over") or (len(asked) > 1 and saved.phase != "assignment"):
        yield f"asked: {int(saved.phase != 'over')}"
    yield from unknown("asked", (open.kind for open in asked), sorted(kinds_of(saved.phase)))
    ranges = number_ranges(table, saved)
    for open in asked:
        names = KINDS[open.kind].takes()
        if len(open.numbers) != len(names):
            yield f"asked: {open.kind} takes {', '.join(names)}"
        for name, number in zip(names, open.numbers, strict=False):
            least, most = ranges[name]
            if not least <= number <= most:
                yield f"asked: {name} {least}..{most}"


def kinds_of(phase: str) -> set[str]:
    """The kinds of questions that a phase can have."""
    elsewhere = set().union(*_KINDS.values()) - MOVING
    return _KINDS.get(phase, set(KINDS) - elsewhere)


def asked_kind(saved: Saved) -> str:
    """The kind of the open question, or of the first of several."""
    return next((open.kind for open in saved.asked if open), "")


def number_ranges(table: Setting, saved: Saved) -> dict[str, tuple[int, int]]:
    """The least and the most of every number that a question can have."""
    edition = table.edition
    goods, places = (0, len(table.universe.take) - 1), (0, len(saved.theater) - 1)
    component, fed = (0, COMPONENTS - 1), (-1, COMPONENTS - 1)
    taken = (0, COMPONENTS)
    return {
        "amount": (min(edition.link_pay), max(edition.link_pay)),
        "bargains": (0, MOST_BARGAINS),
        "board": (0, 1),
        "character": (0, CHARACTERS - 1),
        "coins": (0, _MOST_PAID),
        "component": component,
        "count": (1, edition.purchase_limit),
        "die": (min(INN_DICE), max(INN_DICE)),
        "first": taken,
        "fourth": taken,
        "goods": goods,
        "key": (0, table.seats * len(table.symbol_ids) - 1),
        "left": (0, edition.purchase_limit),
        "links": (1, 2 * len(FACINGS)),
        "location": (0, len(LOCATION_IDS) - 1),
        "one": fed,
        "origin": (-1, places[1]),
        "other": fed,
        "pair": (0, len(saved.alley.drawn) - 1 if saved.alley else -1),
        "part": (0, edition.quick.goods - 1),
        "performer": (0, table.seats - 1),
        "place": places,
        "second": taken,
        "size": (1, 2),
        "slot": (-1, SLOTS),
        "third": taken,
        "token": (0, len(TOKEN_IDS) - 1),
        "total": (1, _MOST_PAID),
        "trick": (0, len(table.trick_ids) - 1),
    }
