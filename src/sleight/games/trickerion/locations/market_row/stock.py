"""MK: what is sold, and at which price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import COMPONENTS
from sleight.games.trickerion.state.cells import EXTRA, EXTRAS, QUICK, STALLS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def stock_prices(position: TrickerionPosition, seat: int, *, orders: bool) -> dict[int, int]:
    """TR-SAR-03, TR-MK-24, 26: the types in stock, in their order, and the unit price of each.

    A type that also lies on a buy slot is never sold at the price of the quick-order slot. What lies on the
    order slots can be in stock for Buy actions only: these say `orders`.
    """
    stock = _stock(position, seat, orders)
    prices = {type: unit_price(position, seat, type) for type in stock}
    quick = position.cells[QUICK] - 1
    if quick >= 0 and quick not in prices:
        prices[quick] = unit_price(position, seat, quick) + position.table.edition.quick_surcharge
        return dict(sorted(prices.items()))
    return prices


def on_sale(position: TrickerionPosition, seat: int) -> dict[int, int]:
    """TR-MK-05: the types that Buy actions find now, in their order, and the unit price of each."""
    return stock_prices(position, seat, orders=True)


def _stock(position: TrickerionPosition, seat: int, orders: bool) -> list[int]:
    """TR-MK-05, TR-SAR-45: the types at the normal price, in their order."""
    types = sorted([type - 1 for type in position.cells[STALLS : STALLS + 4] if type])
    extra = position.cells[EXTRA : EXTRA + EXTRAS]
    effects = position.active.stock if orders else ()
    if effects or any(extra):
        mask = sum(1 << type for type in {*types, *(type - 1 for type in extra if type)})
        for effect in effects:
            mask = effect.stock(position, seat, mask)
        types = [type for type in range(COMPONENTS) if mask >> type & 1]
    return types


def unit_price(position: TrickerionPosition, seat: int, component: int) -> int:
    """TR-MK-04, 29: the price by class, before the surcharge."""
    price = position.table.prices[component]
    for effect in position.active.unit_price:
        price = effect.unit_price(position, seat, component, price)
    return price
