"""The set-up: magician, components, trick and specialist so that the starting trick is prepared for free."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice import machines
from sleight.games.trickerion.advice.box import Catalog, catalog_of, own_school
from sleight.games.trickerion.bots import errands, strategies, worth
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.choices import ChooseMagician, Engage, Learn, TakeComponents
from sleight.games.trickerion.printed.ids import COMPONENTS, SCHOOL_IDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

Goods = tuple[int, ...]
"""Component types, each as often as it is taken."""

_SPECIALISTS = {"manager": 0.0, "engineer": 2.0, "assistant": 5.0}
"""What each specialist is worth at the start besides the components that the Manager brings."""

_NOT_PREPARED = -10.0
_SHARD, _TO_BUILD = 1.0, 3.0
"""DT-SETUP-09, 14: the shard for a signature trick, and that it needs a machine to be prepared."""

_SCHOOLS = {"mechanical": 6.0, "escape": 2.0, "optical": 0.0, "spiritual": 3.0}
"""What the machines of a school bring more than those of another one."""

_EACH_TYPE = 0.3
"""A further component type may help other tricks later."""


class Start(NamedTuple):
    """One way to begin."""

    goods: Goods
    trick: int
    specialist: str
    more: Goods
    """The Manager's components."""


@strategies.answers(
    "magician", "starting-components", "starting-trick", "specialist", "manager-components", "engineer-trick"
)
def begin(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """The next step towards the best start that is still open."""
    if isinstance(choices[0], Learn) and view.me.tricks:
        return _engineers_trick(view, choices, links)
    catalog = catalog_of(view)
    uses = worth.of_uses(catalog, view.rounds - 1, links)
    own, schools = _signature(view), _schools(view, choices)

    def gain(start: Start) -> float:
        return _worth(catalog, uses, start, own) + schools[catalog.schools[start.trick]]

    best = max(_starts(view, catalog, choices), key=gain)
    return next(choice for choice in choices if _leads_to(view, catalog, choice, best))


def of_one_school(view: TrickerionView, choices: Sequence[Choice], chosen: ChooseMagician) -> list[Choice]:
    """The magicians that begin just as well: the school decides, and each has two."""
    catalog = catalog_of(view)
    schools = {choice: catalog.magician_schools[catalog.numbers_of[choice][0]] for choice in choices}
    return [choice for choice in choices if schools[choice] == schools[chosen]]


def _leads_to(view: TrickerionView, catalog: Catalog, choice: Choice, start: Start) -> bool:
    """The choice is the next step of the start."""
    move = catalog.numbers_of[choice]
    if isinstance(choice, ChooseMagician):
        return catalog.magician_schools[move[0]] == catalog.schools[start.trick]
    if isinstance(choice, TakeComponents):
        return move == (start.more if view.me.tricks else start.goods)
    if isinstance(choice, Learn):
        return move[0] == start.trick
    return isinstance(choice, Engage) and choice.specialist == start.specialist


def _starts(view: TrickerionView, catalog: Catalog, choices: Sequence[Choice]) -> Iterator[Start]:
    """Every start that agrees with what is already chosen."""
    for trick in _tricks(view, catalog, choices):
        for goods in _fitting(catalog, trick, _goods(view, catalog)):
            for specialist, more in _specialists(view, catalog, choices, trick):
                if _fits_boards(catalog, goods, more):
                    yield Start(goods, trick, specialist, more)


def _tricks(view: TrickerionView, catalog: Catalog, choices: Sequence[Choice]) -> list[int]:
    """The starting tricks that are still open."""
    moves = [catalog.numbers_of[choice] for choice in choices]
    if view.me.tricks:
        return [catalog.trick_numbers[view.me.tricks[0].trick]]
    others = machines.of_others(view)
    if isinstance(choices[0], Learn):
        return [move[0] for move in moves if move[0] not in others]
    if isinstance(choices[0], ChooseMagician):
        schools = {catalog.magician_schools[move[0]] for move in moves}
    else:
        schools = {own_school(view)}
    firsts = [trick for trick in range(len(catalog.trick_ids)) if catalog.levels[trick] == 1]
    return [trick for trick in firsts if catalog.schools[trick] in schools and trick not in others]


def _goods(view: TrickerionView, catalog: Catalog) -> list[Goods]:
    """The starting components that are still open, or those already taken."""
    stacks = view.me.components
    taken = [catalog.component_ids.index(stack.component) for stack in stacks for _ in range(stack.tokens)]
    return [tuple(taken)] if taken else _sets(catalog, catalog.edition.starting_goods)


def _sets(catalog: Catalog, price: int) -> list[Goods]:
    """TR-PSET-08: the components that can be taken for a total price."""
    return [catalog.numbers_of[choice] for choice in catalog.takes[price]]


def _fitting(catalog: Catalog, trick: int, goods: list[Goods]) -> list[Goods]:
    """The sets of components of which the trick needs every one, or all sets if there are none."""
    needed = {type for type, _ in catalog.needs[trick]}
    return [types for types in goods if needed.issuperset(types)] or goods


def _specialists(
    view: TrickerionView, catalog: Catalog, choices: Sequence[Choice], trick: int
) -> list[tuple[str, Goods]]:
    """The specialists that are still open, the Manager with each set of components."""
    asked_for_more = isinstance(choices[0], TakeComponents) and bool(view.me.tricks)
    more = (
        [catalog.numbers_of[choice] for choice in choices]
        if asked_for_more
        else _sets(catalog, catalog.edition.manager_goods)
    )
    with_manager = [("manager", goods) for goods in _fitting(catalog, trick, more)]
    others: list[tuple[str, Goods]] = [("engineer", ()), ("assistant", ())]
    return with_manager if asked_for_more else with_manager + others


def _fits_boards(catalog: Catalog, goods: Goods, more: Goods) -> bool:
    """TR-PSET-25: no stack of the Manager's counts more than the limit."""
    limit = catalog.edition.stack_limit - catalog.edition.manager_components
    return all((goods + more).count(type) <= limit for type in more)


def _schools(view: TrickerionView, choices: Sequence[Choice]) -> list[float]:
    """What the machines of each school promise, as long as the school is open."""
    if not machines.are_played(view) or not isinstance(choices[0], ChooseMagician):
        return [0.0] * len(SCHOOL_IDS)
    return [_SCHOOLS[school] for school in SCHOOL_IDS]


def _signature(view: TrickerionView) -> tuple[int, float]:
    """DT-SETUP-09, 14, DT-COMPAT-08: the own signature trick, and what it costs to begin with it."""
    room = machines.room(view)
    if room is None:
        return -1, 0.0
    return room.signature.trick, _SHARD + (0.0 if room.built else _TO_BUILD)


def _worth(catalog: Catalog, uses: Sequence[float], start: Start, own: tuple[int, float]) -> float:
    """What the first markers bring, if there are any, and the specialist."""
    have = [0] * COMPONENTS
    for type in start.goods + start.more:
        have[type] += 1
    for type in set(start.more):
        have[type] += catalog.edition.manager_components
    specialist = _SPECIALISTS[start.specialist]
    missing = sum(max(0, count - have[type]) for type, count in catalog.needs[start.trick])
    if missing:
        return _NOT_PREPARED - missing + specialist
    types = len({*start.goods, *start.more})
    markers = catalog.edition.ready_markers or catalog.printed_markers[start.trick]
    value = 2 * uses[start.trick] * float(markers**0.5) + _EACH_TYPE * types + specialist
    return value - own[1] if start.trick == own[0] else value


def _engineers_trick(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """TR-PSET-18: the trick that the company can use best."""
    company = Company(view, links)
    moves = company.catalog.numbers_of
    return max(choices, key=lambda choice: errands.of_learning(company, moves[choice][0], 0))
