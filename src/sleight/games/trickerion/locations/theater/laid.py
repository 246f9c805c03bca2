"""TH, LINK: a marker lies on its slot: it is told, and what it links pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects.hooks import TOLD
from sleight.games.trickerion.events import OpponentRescheduled, TrickRescheduled, TrickSetUp
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.theater.links import link_pay, pay_links, pay_shards, so_far
from sleight.games.trickerion.locations.theater.markers import lay_turned
from sleight.games.trickerion.printed.ids import FACINGS, SYMBOLS
from sleight.games.trickerion.state import cells, stage, tricks

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition


def lay_marker(position: TrickerionPosition, key: int, size: int, place: int, slot: int, facing: int) -> None:
    """TR-TH-12, TR-LINK-04 to 12: the marker lies there; shards come at once, then each link pays."""
    pay_links(position, key // SYMBOLS, *lay_down(position, key, size, place, slot, facing))


def lay_down(
    position: TrickerionPosition, key: int, size: int, place: int, slot: int, facing: int
) -> tuple[int, int]:
    """TR-TH-12, TR-LINK-01 to 09: the marker lies there; returns what a link pays, and how many are paid."""
    seat, table = key // SYMBOLS, position.table
    position.cells[cells.READY + key] -= size
    links = lay_turned(position, key, size, place, slot, facing)
    names = (tricks.name_of(position, key), table.card_ids[position.stage[place]])
    position.tell(TrickSetUp(seat, *names, slot + 1, FACINGS[facing], len(links), size > 1))
    pay_shards(position, seat, place, links)
    tell_set_up(position, key)
    for each in position.active.links_made:
        each.links_made(position, seat, place, links)
    payments = len(links)
    for effect in position.active.link_payments:
        payments = effect.link_payments(position, seat, place, slot, payments)
    return link_pay(position, tricks.number_of(position, key), place), payments


def tell_set_up(position: TrickerionPosition, key: int) -> None:
    """TR-SAR-06: a trick has been set up, on a slot or beside; what is in force may pay for it, once."""
    if so_far(position, key // SYMBOLS) & TOLD:
        return
    for effect in position.active.set_up:
        effect.set_up(position, key // SYMBOLS, position.cells[cells.TRICKS + key] - 1)


def move_marker(
    position: TrickerionPosition, seat: int, key: int, origin: tuple[int, int], target: tuple[int, int, int]
) -> None:
    """TR-TH-19, 21, TR-MAG-16: the marker moves; new links pay nobody, except before the performances."""
    amount, links = move(position, seat, key, origin, target)
    if position.phase == cells.PERFORMING:
        pay_links(position, seat, amount, links)
    else:
        resume(position, seat)


def move(
    position: TrickerionPosition, seat: int, key: int, origin: tuple[int, int], target: tuple[int, int, int]
) -> tuple[int, int]:
    """TR-TH-19, 21, TR-MAG-16: the marker lies elsewhere; returns what a link pays, and how many are paid."""
    size = stage.take_off(position, origin[0], origin[1], key)
    links = lay_turned(position, key, size, *target)
    _tell_rescheduled(position, seat, key, origin[0], target)
    if position.phase != cells.PERFORMING:
        return 0, 0
    pay_shards(position, seat, target[0], links)
    return link_pay(position, tricks.number_of(position, key), target[0]), len(links)


def _tell_rescheduled(
    position: TrickerionPosition, seat: int, key: int, origin: int, target: tuple[int, int, int]
) -> None:
    place, slot, facing = target
    cards, owner = position.table.card_ids, key // SYMBOLS
    names = (tricks.name_of(position, key), cards[position.stage[origin]], cards[position.stage[place]])
    if owner == seat:
        position.tell(TrickRescheduled(seat, *names, slot + 1, FACINGS[facing]))
    else:
        position.tell(OpponentRescheduled(seat, owner, *names, slot + 1, FACINGS[facing]))
