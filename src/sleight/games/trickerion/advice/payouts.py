"""What performances and set-ups would pay, all effects in force counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.position_for import position_for
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.flow.phases import performance
from sleight.games.trickerion.locations import theater
from sleight.games.trickerion.printed import geometry, ids
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state import cells, stage

if TYPE_CHECKING:
    from sleight.games.trickerion.printed.geometry import Joint
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.types import TrickerionView


class Pay(NamedTuple):
    """Fame, coins and shards for one seat."""

    fame: int = 0
    coins: int = 0
    shards: int = 0

    def plus(self, other: Pay) -> Pay:
        """Both together."""
        return Pay(self.fame + other.fame, self.coins + other.coins, self.shards + other.shards)


class SetUpPay(NamedTuple):
    """What a set-up would bring at once."""

    links: int
    each: int
    """Fame or coins for each link (TR-LINK-05)."""

    shards: tuple[int, ...]
    """The shards of each seat (TR-LINK-08, 09)."""

    more: int = 0
    """How often that is paid besides, by a special card in use (TR-SAR-11, 12)."""

    fame: tuple[int, ...] = ()
    """What a prophecy pays each seat besides (TR-PROR-08, 15); nothing if it pays nobody."""

    raised: int = 0
    """How much higher one of the payments is (PW-17)."""

    coins: int = 0
    """What the acting seat is paid besides (PW-10)."""


def payout(view: TrickerionView, card: str, performer: int, day: str = "") -> tuple[Pay, ...]:
    """TR-PERF-14 to 29: what each seat would receive if a seat performed the card, on its day or that one.

    What the performer may declare before is left out (TR-PERF-13).
    """
    position = _about_to_perform(view, performer, day or view.workshops[performer].day)
    before = _purses(position)
    performance.pay_all(position, performer, _place(position, card))
    gains = zip(before, _purses(position), strict=True)
    return tuple([Pay(*[now - then for then, now in zip(*each, strict=True)]) for each in gains])


def _purses(position: TrickerionPosition) -> list[tuple[int, ...]]:
    """Fame, coins and shards of each seat."""
    firsts = (cells.FAME, cells.COINS, cells.SHARDS)
    return [tuple(position.cells[first + seat] for first in firsts) for seat in range(position.table.seats)]


def _place(position: TrickerionPosition, card: str) -> int:
    return position.stage.index(position.table.card_numbers[card])


def _about_to_perform(view: TrickerionView, seat: int, day: str) -> TrickerionPosition:
    """TR-SAR-02: the card of the magician on stage is in force; without a day one that modifies nothing."""
    position = position_for(view)
    active.refresh(position, active.card_on_stage(position, seat))
    days = position.table.day_ids
    for each in [day] if day else days:
        position.cells[cells.DAYS + seat] = 1 + days.index(each)
        if rewards.day_modifier(position, seat, seat) == (0, 0):
            break
    return position


def _yielded(position: TrickerionPosition, seat: int, pay: tuple[int, int, int]) -> Pay:
    """MP-57, TR-PROR-04, 07, 08: yields, whose shards may be more, with what follows from receiving them."""
    fame, coins, shards = pay
    before = position.cells[cells.FAME + seat]
    shards = position.earned(seat, shards)
    received = position.gain_shards(seat, shards) if shards else 0
    return Pay(fame + position.cells[cells.FAME + seat] - before, coins, received)


def reward(view: TrickerionView, trick: str, day: str) -> Pay:
    """TR-PERF-17 to 24, 32: the yields of a trick on a day; `` stands for a day without modifiers."""
    catalog = catalog_of(view)
    owned = {own.trick: (seat, own.shards) for seat, each in enumerate(view.workshops) for own in each.tricks}
    seat, charged = owned.get(trick, (view.seat or 0, 0))
    fame, coins, shards = catalog.yields[catalog.trick_numbers[trick]]
    position = _about_to_perform(view, seat, day)
    more = rewards.day_modifier(position, seat, seat)
    paid = (max(0, fame + charged + more[0]), max(0, coins + charged + more[1]), shards)
    return rewarded(position, seat, paid)


def rewarded(position: TrickerionPosition, seat: int, pay: tuple[int, int, int]) -> Pay:
    """TR-PERF-32, TR-PROR-04: the yields of a trick as they are received."""
    for effect in position.active.reward_paid:
        pay = effect.reward_paid(position, pay)
    return _yielded(position, seat, pay)


def set_up_pay(view: TrickerionView, seat: int, trick: str, card: str, slot: int, facing: str) -> SetUpPay:
    """TR-LINK-04 to 10: what a set-up at that slot, 1 to 6, and that facing would link and pay."""
    position = position_for(view)
    table, place = position.table, _place(position, card)
    number = table.trick_numbers[trick]
    marker = geometry.marker_of(seat, 0, geometry.rotation(table.schools[number], ids.FACINGS.index(facing)))
    links = stage.links_of(position, place, slot - 1, marker)
    before = position.cells[:]
    theater.pay_shards(position, seat, place, links)
    for effect in position.active.set_up:
        effect.set_up(position, seat, number)
    payments = len(links)
    for effect in position.active.link_payments:
        payments = effect.link_payments(position, seat, place, slot - 1, payments)
    shards, fame = (
        tuple(position.cells[cell] - before[cell] for cell in range(first, first + view.seats))
        for first in (cells.SHARDS, cells.FAME)
    )
    each = theater.link_pay(position, number, place)
    raised, coins = _besides_links(position, seat, place, links, each if payments else 0)
    return SetUpPay(len(links), each, shards, payments - len(links), fame if any(fame) else (), raised, coins)


def _besides_links(
    position: TrickerionPosition, seat: int, place: int, links: list[Joint], each: int
) -> tuple[int, int]:
    """PW-10, 17: how much higher one payment of a set-up is, and what its links pay besides."""
    if position.phase != cells.PLACING:
        return 0, 0
    before = position.cells[cells.COINS + seat]
    for effect in position.active.links_made:
        effect.links_made(position, seat, place, links)
    raised = theater.last_link_payment(position, seat, each) - each if each else 0
    return raised, position.cells[cells.COINS + seat] - before
