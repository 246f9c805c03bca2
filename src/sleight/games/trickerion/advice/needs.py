"""What a seat needs and lacks: components for its tricks, coins for a threshold and for wages."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.position_for import position_for, setting_for
from sleight.games.trickerion.effects import plans
from sleight.games.trickerion.locations import market_row

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.types import TrickerionView


class Need(NamedTuple):
    """What is missing to prepare a trick, and what that costs."""

    trick: str
    missing: dict[str, int]
    """How many more of each component type the stacks would have to count."""

    coins: int
    """The price of all that is missing, at the prices of today."""

    to_order: tuple[str, ...]
    """The types that nobody sells now."""


def counts(view: TrickerionView, seat: int) -> dict[str, int]:
    """TR-CMP-11: what each component type of a seat counts."""
    return {stack.component: stack.counts for stack in view.workshops[seat].components}


def prices(view: TrickerionView, position: TrickerionPosition) -> dict[int, int]:
    """TR-MK-04, 05, 24 to 29: what a purchase finds today, with the card of who acts now."""
    seat = position.waiting[0] if position.actor >= 0 else view.seat or 0
    return market_row.buying(position, seat).prices(position, seat)


def need(view: TrickerionView, seat: int, trick: str) -> Need:
    """TR-WS-05: what a seat lacks to prepare a trick."""
    catalog, have = catalog_of(view), counts(view, seat)
    wanted = catalog.needs[catalog.trick_numbers[trick]]
    lacks = {component: count - have.get(catalog.component_ids[component], 0) for component, count in wanted}
    missing = {component: count for component, count in lacks.items() if count > 0}
    if not missing:
        return Need(trick, {}, 0, ())
    position = position_for(view)
    now = prices(view, position)
    usual = {component: market_row.unit_price(position, seat, component) for component in missing}
    coins = sum(count * now.get(component, usual[component]) for component, count in missing.items())
    named = {catalog.component_ids[component]: count for component, count in missing.items()}
    to_order = tuple(catalog.component_ids[each] for each in missing if each not in now)
    return Need(trick, named, coins, to_order)


def at_residence(view: TrickerionView) -> tuple[str, ...]:
    """TR-GEN-14, TR-SETUP-03: the tricks in play that nobody owns."""
    catalog = catalog_of(view)
    owned = {each.trick for workshop in view.workshops for each in workshop.tricks} | {*view.left_out}
    return tuple(
        id
        for id, level, bit in zip(catalog.trick_ids, catalog.levels, catalog.bit_of, strict=True)
        if bit and id not in owned and level <= catalog.edition.highest_level
    )


def threshold_coins(view: TrickerionView, seat: int, trick: str) -> int:
    """TR-DT-13: the coins that replace missing fame to learn a trick."""
    table = setting_for(view)
    return max(0, table.thresholds[table.trick_numbers[trick]] - view.fame[seat])


def wages_due(view: TrickerionView, seat: int) -> int:
    """TR-END-02 to 07: the wages of the characters placed so far."""
    return plans.wages_due(position_for(view), seat)
