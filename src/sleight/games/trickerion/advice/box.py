"""What the box prints, for the table of a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state.catalog import CATALOGS
from sleight.games.trickerion.state.catalog import Catalog as Catalog

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView


def catalog_of(view: TrickerionView) -> Catalog:
    """The printed cards that a view was played with."""
    return CATALOGS[view.data, view.options.dark_alley]


def leads_to(view: TrickerionView, card: str) -> str:
    """TR-PLACE-04, TR-SA-03: the location of a permanent or special assignment card, `` for no card."""
    catalog = catalog_of(view)
    return LOCATION_IDS[catalog.assignment_locations[catalog.assignment_numbers[card]]] if card else ""


def slot_modifiers(view: TrickerionView, location: str) -> list[int | None]:
    """TR-SETUP-22 to 27: what each slot of a location adds to the points; None for a closed one."""
    board = catalog_of(view).printed.board
    printed = board.slots[location]
    ones = [number for number, points in enumerate(printed) if points == 1]
    closed = ones[len(ones) - board.slots_closed_by_players[str(view.seats)] :]
    return [None if number in closed else points for number, points in enumerate(printed)]
