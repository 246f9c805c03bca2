"""What a player would reckon, as functions of a view: for interfaces and bots alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.cells import CHARACTER_IDS, FACINGS, FIRST_APPRENTICE, MANAGER
from sleight.games.trickerion.deck import DECKS
from sleight.games.trickerion.geometry import linked, marker_of, rotation

if TYPE_CHECKING:
    from sleight.games.trickerion.deck import Deck
    from sleight.games.trickerion.geometry import Joint
    from sleight.games.trickerion.view import Marker, Show, TrickerionView

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


def deck_of(view: TrickerionView) -> Deck:
    """The printed cards that a view was played with."""
    return DECKS[view.data]


def counts(view: TrickerionView, seat: int) -> dict[str, int]:
    """TR-CMP-11: what each component type of a seat counts."""
    return {stack.component: stack.counts for stack in view.workshops[seat].components}


def price_now(view: TrickerionView, component: str) -> int | None:
    """TR-MK-04, 24 to 26: the unit price on the market row today, or None if nobody sells it."""
    deck = deck_of(view)
    price = deck.prices[deck.component_ids.index(component)]
    if component in view.market.stalls:
        return price
    return price + deck.edition.quick_surcharge if component == view.market.quick else None


def need(view: TrickerionView, seat: int, trick: str) -> Need:
    """TR-WS-05: what a seat lacks to prepare a trick."""
    deck, have = deck_of(view), counts(view, seat)
    missing: dict[str, int] = {}
    for component, count in deck.needs[deck.trick_numbers[trick]]:
        id = deck.component_ids[component]
        if have.get(id, 0) < count:
            missing[id] = count - have.get(id, 0)
    now = {id: price_now(view, id) for id in missing}
    prices = {id: now[id] or deck.prices[deck.component_ids.index(id)] for id in missing}
    coins = sum(prices[id] * count for id, count in missing.items())
    return Need(trick, missing, coins, tuple(id for id in missing if now[id] is None))


def needs(view: TrickerionView, seat: int) -> tuple[Need, ...]:
    """What a seat lacks for each of its own tricks."""
    return tuple(need(view, seat, owned.trick) for owned in view.workshops[seat].tricks)


def at_residence(view: TrickerionView) -> tuple[str, ...]:
    """TR-GEN-14, TR-SETUP-03: the tricks in play that nobody owns."""
    deck = deck_of(view)
    owned = {each.trick for workshop in view.workshops for each in workshop.tricks}
    return tuple(
        id
        for id, level in zip(deck.trick_ids, deck.levels, strict=True)
        if id not in owned and level <= deck.edition.highest_level
    )


def threshold_coins(view: TrickerionView, seat: int, trick: str) -> int:
    """TR-DT-13: the coins that replace missing fame to learn a trick."""
    deck = deck_of(view)
    return max(0, deck.thresholds[deck.trick_numbers[trick]] - view.fame[seat])


def wages_due(view: TrickerionView, seat: int) -> int:
    """TR-END-02 to 07: the wages of the characters placed so far."""
    deck = deck_of(view)
    placed = [character.id for character in view.workshops[seat].characters if character.at not in _AWAY]
    return sum(deck.wages[CHARACTER_IDS.index(id)] for id in placed)


def links_on(view: TrickerionView, card: str) -> int:
    """TR-LINK-01, TR-PERF-25: the links on a performance card of the theater."""
    show = _show(view, card)
    return sum(_linked(view, show, circle) for circle in _circles(view, card))


def payout(view: TrickerionView, card: str, performer: int, day: str = "") -> tuple[Pay, ...]:
    """TR-PERF-14 to 29: what each seat would receive if a seat performed the card, on its day or that one."""
    day = day or view.workshops[performer].day
    pays = [Pay()] * view.seats
    for marker in _show(view, card).markers:
        if marker:
            own = view.workshops[marker.seat].day or day
            pays[marker.seat] = pays[marker.seat].plus(reward(view, marker.trick, own))
    pays[performer] = pays[performer].plus(performer_bonus(view, card, performer))
    return tuple(pays)


def reward(view: TrickerionView, trick: str, day: str) -> Pay:
    """TR-PERF-17 to 24: the yields of a trick on a day; `` stands for a day without modifiers."""
    deck = deck_of(view)
    fame, coins, shards = deck.yields[deck.trick_numbers[trick]]
    more = deck.day_modifiers.get(day, (0, 0))
    return Pay(max(0, fame + more[0]), max(0, coins + more[1]), shards)


def performer_bonus(view: TrickerionView, card: str, performer: int) -> Pay:
    """TR-PERF-25 to 28: links, own specialists backstage, and what the card prints."""
    deck = deck_of(view)
    total = Pay(links_on(view, card) * deck.edition.link_fame)
    for character in view.workshops[performer].characters:
        number = CHARACTER_IDS.index(character.id)
        if MANAGER <= number < FIRST_APPRENTICE and character.at.split("-")[0] in deck.day_modifiers:
            total = total.plus(Pay(*deck.edition.backstage[number - MANAGER]))
    return total.plus(Pay(*deck.bonuses[deck.card_numbers[card]]))


def set_up_pay(view: TrickerionView, seat: int, trick: str, card: str, slot: int, facing: str) -> SetUpPay:
    """TR-LINK-04 to 10: what a set-up at that slot, 1 to 6, and that facing would link and pay."""
    deck, show = deck_of(view), _show(view, card)
    number = deck.trick_numbers[trick]
    marker = marker_of(seat, 0, rotation(deck.schools[number], FACINGS.index(facing)))
    links, shards = 0, [0] * view.seats
    for circle in deck.layouts[deck.card_numbers[card]].around[slot - 1]:
        other = show.markers[circle.other]
        if other and linked(circle, marker, _code(deck, other)):
            links += 1
            for owner in {seat, other.seat} if circle.shard else ():
                shards[owner] += 1
    return SetUpPay(links, deck.edition.link_pay[deck.levels[number] - 1], tuple(shards))


def _show(view: TrickerionView, card: str) -> Show:
    return next(show for show in view.theater if show.card == card)


def _circles(view: TrickerionView, card: str) -> tuple[Joint, ...]:
    deck = deck_of(view)
    return deck.layouts[deck.card_numbers[card]].circles


def _linked(view: TrickerionView, show: Show, circle: Joint) -> bool:
    one, other = show.markers[circle.slot], show.markers[circle.other]
    deck = deck_of(view)
    return one is not None and other is not None and linked(circle, _code(deck, one), _code(deck, other))


def _code(deck: Deck, marker: Marker) -> int:
    school = deck.schools[deck.trick_numbers[marker.trick]]
    return marker_of(marker.seat, 0, rotation(school, FACINGS.index(marker.facing)))
