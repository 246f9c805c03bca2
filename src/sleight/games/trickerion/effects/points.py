"""AP: the action points of a character, as the effects in force bend them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import CHARACTERS, THEATER
from sleight.games.trickerion.state import slots
from sleight.games.trickerion.state.cells import DISCS, FIRST_SLOT

if TYPE_CHECKING:
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition


def slot_under(position: TrickerionPosition, seat: int) -> int:
    """The slot on which the acting character stands."""
    return position.cells[DISCS + CHARACTERS * seat + position.actor] - FIRST_SLOT


def free_actions(position: TrickerionPosition, seat: int, character: int, slot: int) -> list[Action]:
    """MP-43: what a character on a slot may do without points."""
    effects = position.active.free_actions
    return [each for effect in effects for each in effect.free_actions(position, seat, character, slot)]


def free_now(position: TrickerionPosition, seat: int) -> list[Action]:
    """MP-43: what the acting character may do without points."""
    return free_actions(position, seat, position.actor, slot_under(position, seat))


def boost(position: TrickerionPosition, seat: int) -> int:
    """TR-MAG-05: the points that an ability offers for this placement."""
    location = slots.location_of(slot_under(position, seat))
    return sum(effect.boost(position, seat, position.actor, location) for effect in position.active.boost)


def acts_freely(position: TrickerionPosition, seat: int, character: int, slot: int) -> bool:
    """MP-43, PW-05: a character on a slot can do something that takes no points."""
    if free_actions(position, seat, character, slot):
        return True
    there = slots.location_of(slot)
    return any(effect.acts_freely(position, seat, character, there) for effect in position.active.acts_freely)


def base_for(position: TrickerionPosition, seat: int, character: int) -> int:
    """TR-AP-01: the points of a character before its slot is counted."""
    points = position.table.base_points[character]
    for effect in position.active.base_points:
        points = effect.base_points(position, seat, character, points)
    return points


def points_for(position: TrickerionPosition, seat: int, character: int, slot: int) -> int:
    """TR-AP-01, 02, 06: the base of the character and the modifier of the slot; it may be below 0 so far."""
    active, table = position.active, position.table
    base = base_for(position, seat, character) if active.base_points else table.base_points[character]
    return base + (slot_modifier(position, seat, slot) if active.slot_modifier else table.modifiers[slot])


def reachable(position: TrickerionPosition, seat: int, character: int, slot: int) -> int:
    """TR-AP-13: the points of a character on a slot with all that could be declared to add to them."""
    more = [effect.could_add(position, seat, character, slot) for effect in position.active.could_add]
    return points_for(position, seat, character, slot) + sum(more)


def slot_modifier(position: TrickerionPosition, seat: int, slot: int) -> int:
    """TR-AP-02: what a slot adds to the points of a character of a seat."""
    modifier = position.table.modifiers[slot]
    for effect in position.active.slot_modifier:
        modifier = effect.slot_modifier(position, seat, slot, modifier)
    return modifier


def may_enhance(position: TrickerionPosition, seat: int, location: int) -> bool:
    """TR-AP-03, TR-TH-08: a shard may be spent anywhere except in the theater."""
    allowed = location != THEATER
    for effect in position.active.may_enhance:
        allowed = effect.may_enhance(position, seat, location, allowed)
    return allowed


def enhancement(position: TrickerionPosition, seat: int) -> int:
    """TR-AP-03: the points that a shard adds."""
    points = position.table.edition.enhancement
    for effect in position.active.enhancement:
        points = effect.enhancement(position, seat, points)
    return points
