"""Whether what a save says of machines and signature tricks can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.modules.dawn.printed import ID, SLOTS, signatures_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.modules.dawn.types import SavedDawn
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
    yield from _trick_faults(table, saved)


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
