"""What a player would reckon, as functions of a view: for interfaces and bots alike.

Abilities, the prophecy and cards bend what is printed, so the rules themselves are asked, on a position that
agrees with the view. What is hidden in it concerns none of these functions.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.effects import active
from sleight.games.trickerion.locations import market_row, theater
from sleight.games.trickerion.printed.geometry import marker_of, rotation
from sleight.games.trickerion.printed.ids import (
    CHARACTER_IDS,
    CHARACTERS,
    FACINGS,
    FIRST_APPRENTICE,
    LOCATION_IDS,
    MANAGER,
    THEATER,
)
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state import slots, stage
from sleight.games.trickerion.state.cells import DAYS, DISCS, FAME, FIRST_SLOT, SHARDS
from sleight.games.trickerion.tables import BOXES
from sleight.games.trickerion.views.guess import guess

if TYPE_CHECKING:
    from sleight.games.trickerion.state.catalog import Catalog
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.types import TrickerionView

_AWAY = ("home", "inn")


class Need(NamedTuple):
    """What is missing to prepare a trick, and what that costs."""

    trick: str
    missing: dict[str, int]
    """How many more of each component type the stacks would have to count."""

    coins: int
    """The price of all that is missing, at the prices of today."""

    to_order: tuple[str, ...]
    """The types that nobody sells now."""


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


def catalog_of(view: TrickerionView) -> Catalog:
    """The printed cards that a view was played with."""
    return BOXES[view.data].catalog_for(view.options)


def table_of(view: TrickerionView) -> Setting:
    """The table of a view: its printed cards with its seats and options."""
    return BOXES[view.data].setting(view.seats, view.options)


def position_for(view: TrickerionView) -> TrickerionPosition:
    """A position that agrees with a view, always the same one."""
    return guess(table_of(view), view, Random(0))


def leads_to(view: TrickerionView, card: str) -> str:
    """TR-PLACE-04, TR-SA-03: the location of a permanent or special assignment card, `` for no card."""
    deck = catalog_of(view)
    return LOCATION_IDS[deck.assignment_locations[deck.assignment_numbers[card]]] if card else ""


def counts(view: TrickerionView, seat: int) -> dict[str, int]:
    """TR-CMP-11: what each component type of a seat counts."""
    return {stack.component: stack.counts for stack in view.workshops[seat].components}


def price_now(view: TrickerionView, component: str) -> int | None:
    """TR-MK-04, 24 to 26: the unit price on the market row today, or None if nobody sells it."""
    position = position_for(view)
    return _prices(view, position).get(position.table.component_ids.index(component))


def _prices(view: TrickerionView, position: TrickerionPosition) -> dict[int, int]:
    """TR-MK-05, 29: what a purchase finds today, with the card of who acts now."""
    seat = position.waiting[0] if position.actor >= 0 else view.seat or 0
    return market_row.buying(position, seat).prices(position, seat)


def need(view: TrickerionView, seat: int, trick: str) -> Need:
    """TR-WS-05: what a seat lacks to prepare a trick."""
    deck, have = catalog_of(view), counts(view, seat)
    missing: dict[int, int] = {}
    for component, count in deck.needs[deck.trick_numbers[trick]]:
        own = have.get(deck.component_ids[component], 0)
        if own < count:
            missing[component] = count - own
    if not missing:
        return Need(trick, {}, 0, ())
    position = position_for(view)
    now = _prices(view, position)
    usual = {component: market_row.unit_price(position, seat, component) for component in missing}
    coins = sum(count * now.get(component, usual[component]) for component, count in missing.items())
    named = {deck.component_ids[component]: count for component, count in missing.items()}
    return Need(trick, named, coins, tuple(deck.component_ids[each] for each in missing if each not in now))


def needs(view: TrickerionView, seat: int) -> tuple[Need, ...]:
    """What a seat lacks for each of its own tricks."""
    return tuple(need(view, seat, owned.trick) for owned in view.workshops[seat].tricks)


def at_residence(view: TrickerionView) -> tuple[str, ...]:
    """TR-GEN-14, TR-SETUP-03: the tricks in play that nobody owns."""
    deck = catalog_of(view)
    owned = {each.trick for workshop in view.workshops for each in workshop.tricks}
    return tuple(
        id
        for id, level in zip(deck.trick_ids, deck.levels, strict=True)
        if id not in owned and level <= deck.edition.highest_level
    )


def threshold_coins(view: TrickerionView, seat: int, trick: str) -> int:
    """TR-DT-13: the coins that replace missing fame to learn a trick."""
    deck = catalog_of(view)
    return max(0, deck.thresholds[deck.trick_numbers[trick]] - view.fame[seat])


def wages_due(view: TrickerionView, seat: int) -> int:
    """TR-END-02 to 07: the wages of the characters placed so far."""
    deck = catalog_of(view)
    placed = [character.id for character in view.workshops[seat].characters if character.at not in _AWAY]
    return sum(deck.wages[CHARACTER_IDS.index(id)] for id in placed)


def links_on(view: TrickerionView, card: str) -> int:
    """TR-LINK-01, TR-PERF-25: the links on a performance card of the theater."""
    position = position_for(view)
    return stage.links_on(position, _place(position, card))


def payout(view: TrickerionView, card: str, performer: int, day: str = "") -> tuple[Pay, ...]:
    """TR-PERF-14 to 29: what each seat would receive if a seat performed the card, on its day or that one.

    What the performer may declare before is left out (TR-PERF-13).
    """
    position = _about_to_perform(view, performer, day or view.workshops[performer].day)
    pays = [Pay()] * view.seats
    for spot in rewards.spots_on(position, performer, _place(position, card)):
        pay = _received(position, spot.owner, rewards.reward(position, spot))
        pays[spot.owner] = pays[spot.owner].plus(pay)
    pays[performer] = pays[performer].plus(_performer_bonus(position, card, performer))
    return tuple(pays)


def _place(position: TrickerionPosition, card: str) -> int:
    return position.stage.index(position.table.card_numbers[card])


def _about_to_perform(view: TrickerionView, seat: int, day: str) -> TrickerionPosition:
    """TR-SAR-02: the card of the magician on stage is in force; without a day one that modifies nothing."""
    position = position_for(view)
    active.refresh(position, active.card_on_stage(position, seat))
    days = position.table.day_ids
    for each in [day] if day else days:
        position.cells[DAYS + seat] = 1 + days.index(each)
        if rewards.day_modifier(position, seat, seat) == (0, 0):
            break
    return position


def _received(position: TrickerionPosition, seat: int, pay: tuple[int, int, int]) -> Pay:
    """TR-PROR-04, 07, 08: a payment, with what follows from receiving shards."""
    fame, coins, shards = pay
    before = position.cells[FAME + seat]
    received = position.gain_shards(seat, shards) if shards else 0
    return Pay(fame + position.cells[FAME + seat] - before, coins, received)


def reward(view: TrickerionView, trick: str, day: str) -> Pay:
    """TR-PERF-17 to 24, 32: the yields of a trick on a day; `` stands for a day without modifiers."""
    deck = catalog_of(view)
    owned = [(seat, own) for seat, each in enumerate(view.workshops) for own in each.tricks]
    seat, charged = next(
        ((seat, own.shards) for seat, own in owned if own.trick == trick), (view.seat or 0, 0)
    )
    fame, coins, shards = deck.yields[deck.trick_numbers[trick]]
    position = _about_to_perform(view, seat, day)
    more = rewards.day_modifier(position, seat, seat)
    paid = (max(0, fame + charged + more[0]), max(0, coins + charged + more[1]), shards)
    for effect in position.active.reward_paid:
        paid = effect.reward_paid(position, paid)
    return _received(position, seat, paid)


def performer_bonus(view: TrickerionView, card: str, performer: int) -> Pay:
    """TR-PERF-25 to 28: links, own specialists backstage, and what the card prints."""
    return _performer_bonus(_about_to_perform(view, performer, ""), card, performer)


def _performer_bonus(position: TrickerionPosition, card: str, performer: int) -> Pay:
    place, edition = _place(position, card), position.table.edition
    bonuses = [(stage.links_on(position, place) * edition.link_fame, 0, 0)]
    for specialist in range(MANAGER, FIRST_APPRENTICE):
        disc = position.cells[DISCS + CHARACTERS * performer + specialist]
        if disc >= FIRST_SLOT and slots.location_of(disc - FIRST_SLOT) == THEATER:
            bonuses.append(edition.backstage[specialist - MANAGER])
    total = Pay()
    for bonus in [*bonuses, position.table.bonuses[position.stage[place]]]:
        for effect in position.active.performer_bonus:
            bonus = effect.performer_bonus(position, performer, bonus)
        total = total.plus(_received(position, performer, bonus))
    return total


def set_up_pay(view: TrickerionView, seat: int, trick: str, card: str, slot: int, facing: str) -> SetUpPay:
    """TR-LINK-04 to 10: what a set-up at that slot, 1 to 6, and that facing would link and pay."""
    position = position_for(view)
    table, place = position.table, _place(position, card)
    number = table.trick_numbers[trick]
    marker = marker_of(seat, 0, rotation(table.schools[number], FACINGS.index(facing)))
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
        for first in (SHARDS, FAME)
    )
    each = table.edition.link_pay[table.levels[number] - 1]
    return SetUpPay(len(links), each, shards, payments - len(links), fame if any(fame) else ())
