"""TH: where a marker may be laid, and how it is turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.printed.geometry import Joint, marker_of, rotation
from sleight.games.trickerion.printed.ids import FACINGS, SYMBOLS
from sleight.games.trickerion.state import reasons, stage
from sleight.games.trickerion.state.cells import GAPS, PRESENT, TRICKS

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


FROM_TRICK_CARD: Final = -1
"""The origin of a marker that comes from its trick card."""


def targets(position: TrickerionPosition, key: int, origin: int) -> list[int]:
    """TR-TH-12, 14, 19, 20, TR-SAR-13: the places with an empty slot and without another marker like it."""
    cells = position.cells
    if position.active.markers_a_card and (most := most_a_card(position, key)) > 1:
        return _with_room(position, key, origin, most)
    moves_within = origin != FROM_TRICK_CARD and len(stage.slots_of(position, origin, key)) == 1
    return [
        place
        for place in range(len(position.stage))
        if cells[GAPS + place]
        and ((place == origin and moves_within) or not cells[PRESENT + place] >> key & 1)
    ]


def most_a_card(position: TrickerionPosition, key: int) -> int:
    """TR-TH-14: how many markers with a key may lie on one card."""
    most = 1
    for effect in position.active.markers_a_card:
        most = effect.markers_a_card(position, key, most)
    return most


def _with_room(position: TrickerionPosition, key: int, origin: int, most: int) -> list[int]:
    """The places with an empty slot and fewer markers like it; one that moves does not count itself."""
    return [
        place
        for place in range(len(position.stage))
        if position.cells[GAPS + place]
        and len(stage.slots_of(position, place, key)) - (place == origin) < most
    ]


def origins(position: TrickerionPosition, key: int) -> list[int]:
    """TR-TH-19: the places with a marker that could go somewhere else."""
    cells = position.cells
    return [
        place
        for place in range(len(position.stage))
        if cells[PRESENT + place] >> key & 1 and targets(position, key, place)
    ]


def turns_freely(position: TrickerionPosition, key: int) -> bool:
    """TR-TH-13: whether a marker may be turned any way."""
    return any(effect.turns_freely(position, key) for effect in position.active.turns_freely)


def lays_on(position: TrickerionPosition, key: int, places: list[int]) -> list[Choice]:
    """TR-TH-13: the empty slots of the cards at these places, with each way to turn a marker there."""
    lays, stage, cells = position.table.lays, position.stage, position.cells
    if position.active.turns_freely and turns_freely(position, key):
        return _all_lays(position, places)
    found: list[Choice] = []
    for card, place in sorted([(stage[place], place) for place in places]):
        found += lays[card][cells[GAPS + place]]
    return found


def _all_lays(position: TrickerionPosition, places: list[int]) -> list[Choice]:
    """The empty slots of the cards at these places, with all ways to turn a marker there."""
    at, gaps = position.table.universe.at, position.cells[GAPS : GAPS + len(position.stage)]
    return [
        choice
        for card, place in sorted([(position.stage[place], place) for place in places])
        for slot, choices in enumerate(at[card])
        if gaps[place] >> slot & 1
        for choice in choices
    ]


def why_not_there(
    position: TrickerionPosition, key: int, places: list[int], card: int, slot: int, facing: int
) -> Refusal | None:
    """TR-TH-12 to 14: why a marker cannot be laid there, if it may go to the cards at these places."""
    name = position.table.card_ids[card]
    if card not in position.stage:
        return reasons.refuse("card-not-there", "TR-TH-12", card=name)
    place = position.stage.index(card)
    if not position.cells[GAPS + place] >> slot & 1:
        return reasons.refuse("slot-not-empty", "TR-TH-12", card=name, slot=slot + 1)
    if place not in places and (most := most_a_card(position, key)) > 1:
        return reasons.refuse("markers-enough", "TR-TH-14", card=name, most=most)
    if place not in places:
        return reasons.refuse("same-symbol-there", "TR-TH-14", card=name)
    if facing not in position.table.layouts[card].facings[slot] and not turns_freely(position, key):
        return reasons.refuse("no-circle", "TR-TH-13", slot=slot + 1, facing=FACINGS[facing])
    return None


def turned(position: TrickerionPosition, key: int, size: int, facing: int) -> int:
    """TR-TH-13, TR-MAG-29: a marker, or a stack, turned so that its own school faces a corner."""
    seat, symbol = divmod(key, SYMBOLS)
    school = position.table.schools[position.cells[TRICKS + key] - 1]
    return marker_of(seat, symbol, rotation(school, facing), size)


def lay_turned(
    position: TrickerionPosition, key: int, size: int, place: int, slot: int, facing: int
) -> list[Joint]:
    """TR-TH-13, TR-LINK-01: lay a marker so that its own school faces a corner; returns the new links."""
    stage.lay(position, place, slot, turned(position, key, size, facing))
    return stage.new_links(position, place, slot)
