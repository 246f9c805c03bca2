"""What the box prints, for the table of a view."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sleight.games.trickerion.printed import codes, ids
from sleight.games.trickerion.state.catalog import Catalog as Catalog
from sleight.games.trickerion.tables import BOXES

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView


def catalog_of(view: TrickerionView) -> Catalog:
    """The printed cards that a view was played with."""
    return BOXES[view.data].catalog_for(view.options)


def own_school(view: TrickerionView) -> int:
    """TR-MAG-02, 03: the school of the viewer's magician."""
    catalog = catalog_of(view)
    return catalog.magician_schools[catalog.magician_ids.index(view.me.magician)]


def trick_of(view: TrickerionView, key: int) -> str:
    """TR-GEN-12: the trick that the markers of a key, 4 * seat + symbol, stand for."""
    seat, symbol = divmod(key, ids.SYMBOLS)
    id = catalog_of(view).symbol_ids[symbol]
    return next(each.trick for each in view.workshops[seat].tricks if each.symbol == id)


def leads_to(view: TrickerionView, card: str) -> str:
    """TR-PLACE-04, TR-SA-03: the location of a permanent or special assignment card, `` for no card."""
    catalog = catalog_of(view)
    return ids.LOCATION_IDS[catalog.assignment_locations[catalog.assignment_numbers[card]]] if card else ""


@cache
def location_of(slot: str) -> str:
    """The location of a slot, `` for what is none; those of the theater are called by their days."""
    stem = slot.rpartition("-")[0]
    if stem in codes.DAY_IDS:
        return "theater"
    return next((id for id in ids.LOCATION_IDS if stem and id.startswith(stem)), "")


def location_at(view: TrickerionView, character: str) -> str:
    """Where a character of the viewer stands, `` if it was not placed."""
    return location_of(next((each.at for each in view.me.characters if each.id == character), ""))


def face_name(face: int) -> str:
    """The name of a face of a die, as views write it."""
    return codes.face_name(face)


def numbers_on(catalog: Catalog, die: int) -> list[int]:
    """TR-DT-32, 37: the numbers on the faces of a die of the bank."""
    names = [face_name(face) for face in catalog.faces[die]]
    return [int(name) for name in names if name.isdigit()]


def slot_modifiers(view: TrickerionView, location: str) -> list[int | None]:
    """TR-SETUP-22 to 27: what each slot of a location adds to the points; None for a closed one."""
    board = catalog_of(view).printed.board
    printed = board.slots[location]
    ones = [number for number, points in enumerate(printed) if points == 1]
    closed = ones[len(ones) - board.slots_closed_by_players[str(view.seats)] :]
    return [None if number in closed else points for number, points in enumerate(printed)]
