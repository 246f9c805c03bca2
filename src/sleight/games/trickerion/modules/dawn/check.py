"""Whether what a save says of machines and signature tricks can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.modules.dawn.machine import MACHINES
from sleight.games.trickerion.modules.dawn.printed import EASY_SET_UP, ID, SLOTS, signatures_of
from sleight.games.trickerion.modules.dawn.slots import card_of
from sleight.games.trickerion.state.cells import PERFORMING, PHASE_IDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.modules.dawn.types import SavedDawn, SavedMachines
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved


def faults(table: Setting, saved: Saved, dawn: SavedDawn | None) -> Iterator[str]:
    """DT-BUILD-04, 10, DT-COMPAT-06, DT-SIG-04: machines lie on the lowest slots, tricks with their own."""
    if dawn is None:
        yield f"{ID}: needed with these options"
        return
    if len(dawn.seats) != table.seats:
        yield f"{ID}.seats: [{table.seats}]"
        return
    least = int(table.options.quick)
    for seat, each in enumerate(dawn.seats):
        if not least <= each.built <= SLOTS:
            yield f"{ID}.seats[{seat}].built: {least}..{SLOTS}"
        for name, numbers in {"inactive": each.inactive, "used_slots": each.used_slots}.items():
            if [number for number in range(1, each.built + 1) if number in numbers] != list(numbers):
                yield f"{ID}.seats[{seat}].{name}: some of 1..{each.built}, in their order"
        yield from _working_faults(table, saved, seat, each)
    if dawn.last_show and (
        saved.phase != PHASE_IDS[PERFORMING] or dawn.last_show not in [show.card for show in saved.theater]
    ):
        yield f"{ID}.last_show: a card in the theater, while performances are on"
    yield from _trick_faults(table, saved)
    yield from _set_up_faults(table, saved, dawn)


_AFTER_FIRST = ("another-marker", "link-reward")
_WITH_SECOND = ("stack", "lay", "lay-beside", "link-reward")
"""DT-ABIL-12: what is asked while a set-up that may lay two markers goes on."""


def _set_up_faults(table: Setting, saved: Saved, dawn: SavedDawn) -> Iterator[str]:
    """DT-ABIL-12: such a set-up goes on only while its owner is asked about it."""
    if not dawn.set_up:
        return
    owners = {each.id: each.magician for each in signatures_of(table.printed) if each.ability == EASY_SET_UP}
    kinds = _WITH_SECOND if dawn.set_up.second else _AFTER_FIRST
    for shop, asked in zip(saved.workshops, saved.asked, strict=True):
        if asked and asked.kind in kinds and owners.get(dawn.set_up.trick) == shop.magician:
            return
    yield f"{ID}.set_up: none while nobody sets up {dawn.set_up.trick} with two markers"


def _working_faults(table: Setting, saved: Saved, seat: int, own: SavedMachines) -> Iterator[str]:
    """A machine that serves an action was used, and the action is half done."""
    if not own.working:
        return
    magician, open = saved.workshops[seat].magician, saved.asked[seat]
    school = table.magician_schools[table.magician_ids.index(magician)] if magician else -1
    if own.working not in own.used_slots or school < 0 or not _serves(table, school, own.working):
        yield f"{ID}.seats[{seat}].working: 0, or a machine in use that serves an action"
    elif open is None or not saved.actor or KINDS[open.kind].between_steps:
        yield f"{ID}.seats[{seat}].working: 0 while nothing is half done"


def _serves(table: Setting, school: int, level: int) -> bool:
    machine = MACHINES.get(card_of(table, school, level - 1).id)
    return machine is not None and machine.serves_actions


def _trick_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """DT-SIG-04, 07: a signature trick is its magician's; only classic versions leave the game."""
    signatures = signatures_of(table.printed)
    magicians = {each.id: each.magician for each in signatures}
    for seat, shop in enumerate(saved.workshops):
        for own in shop.tricks:
            if magicians.get(own.trick, shop.magician) != shop.magician:
                yield f"workshops[{seat}].tricks: {own.trick} belongs to {magicians[own.trick]}"
    here = {shop.magician for shop in saved.workshops}
    classics = {each.classic for each in signatures if each.magician in here}
    for trick in saved.left_out:
        if trick not in classics:
            yield f"left_out: {trick} is nobody's classic version here"
