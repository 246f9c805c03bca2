"""What is worth being tried out: of many choices a few, the usual one first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.advice.box import location_of, trick_of
from sleight.games.trickerion.bots import strategies
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.stagecraft import Stage, will_perform
from sleight.games.trickerion.printed.ids import SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_LINKS = 1.0
_LAYING = "lay"


def worth_trying(
    view: TrickerionView, choices: Sequence[Choice], usual: Choice, most: int, rng: Random
) -> list[Choice]:
    """The usual choice and others, some of each sort; all of them if they are few."""
    others = [choice for choice in choices if choice != usual]
    asked = view.asked[view.seat or 0]
    if asked is not None and asked.kind == _LAYING:
        others = _spots(view, others)
    if len(others) < most:
        return [usual, *others]
    return [usual, *_mixed(view, others, most - 1, rng)]


def _mixed(view: TrickerionView, others: list[Choice], most: int, rng: Random) -> list[Choice]:
    """One of each sort in turn, until there are enough."""
    sorts: dict[object, list[Choice]] = {}
    for choice in others:
        sorts.setdefault(_sort(choice), []).append(choice)
    wanted, queues = _wanted(view), list(sorts.values())
    for queue in queues:
        if not isinstance(queue[0], kinds.At):
            rng.shuffle(queue)
            queue.sort(key=lambda choice: getattr(choice, "component", "") not in wanted)
    rng.shuffle(queues)
    turns = [queue[turn] for turn in range(len(others)) for queue in queues if turn < len(queue)]
    return turns[:most]


def _sort(choice: Choice) -> object:
    """Placements differ by character and location, everything else by what is done."""
    if isinstance(choice, kinds.Place):
        return choice.character, location_of(choice.slot)
    return type(choice)


def _wanted(view: TrickerionView) -> set[str]:
    """The components that some own trick lacks."""
    company = Company(view, _LINKS)
    types = {type for piece in company.pieces for type, _ in company.missing(piece.trick)}
    return {company.catalog.component_ids[type] for type in types}


def _spots(view: TrickerionView, choices: list[Choice]) -> list[Choice]:
    """Where a marker could lie, the best first; of those on one card that are worth the same only one."""
    company = Company(view, _LINKS)
    stage = Stage(company, view, _LINKS)
    origin, key, _, _ = strategies.numbers_asked(view)
    if key // SYMBOLS != stage.seat:
        return choices
    trick = company.catalog.trick_numbers[trick_of(view, key)]
    performs, paid = will_perform(view, view.me), origin < 0 or view.phase == "performance"
    places = {show.card: place for place, show in enumerate(view.theater)}
    found: dict[tuple[float, int], Choice] = {}
    for choice in choices:
        assert isinstance(choice, kinds.At)
        _, slot, facing = company.catalog.numbers_of[choice]
        place = places[choice.card]
        gain = stage.at(place, slot, facing, trick, performs=performs, paid=paid)
        found.setdefault((-gain, place), choice)
    return [found[each] for each in sorted(found)]
