"""What things are worth to a greedy player, all in fame: coins, shards, rewards, and a marker on stage."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sleight.games.trickerion.advice.box import Catalog

OTHERS = 0.25
"""What a point of somebody else costs, spread over all opponents."""

_COIN = (0.34, 0.45, 0.5, 0.55, 0.6)
"""A further coin by the rounds that follow: at the end three coins are one fame (TR-SCORE-04)."""

_PURSE = 7
"""The coins that keep a company going from round to round."""

_PURSE_COIN = 0.3
"""What each of these coins is worth more while there are rounds to come."""

_UNPAID = 2.0
"""TR-END-09: the fame that a coin of unpaid wages costs."""

_SHARD = 1.0
_SHARD_AHEAD = 0.1
"""A shard scores at the end (TR-SCORE-03), and until then it can become an action."""

_CARD = (2.0, 2.3, 2.0, 1.5, 1.0)
_MOST_CARDS = 10
_CARD_FAME = 2
_KEPT_CARDS = 0.7
"""A special card by the rounds that follow: it scores at the end, up to a limit (TR-SCORE-07, 12), or is used
before; but what need not be drawn yet should not keep anybody from work. That is so with the fame of 2019
for each, and the part that is kept; T1-SCORE-03 pays less."""

_SLOTS = (7.0, 5.0, 4.0)
_SLOT_AHEAD = (0.0, 0.5, 1.0)
"""What the last empty trick slot is worth, the last but one, …; and which part of it by the rounds ahead."""

_PERFORMED = 0.8
"""How often a marker on stage is performed."""

_LINKS_A_SET_UP = 0.6
_SET_UP_POINT = 0.5
"""What the action point of a set-up could do elsewhere."""


def of_coin(left: int) -> float:
    """One more coin, with so many rounds to come."""
    return _COIN[min(left, len(_COIN) - 1)]


def of_coins(coins: float, left: int) -> float:
    """A purse; a negative one stands for wages that cannot be paid."""
    if coins < 0:
        return _UNPAID * coins
    worth = of_coin(left) * coins
    return worth + _PURSE_COIN * min(coins, _PURSE) if left else worth


def of_shards(shards: float, left: int) -> float:
    """Shards in hand."""
    return shards * (_SHARD + _SHARD_AHEAD * left)


def of_pay(fame: float, coins: float, shards: float, left: int) -> float:
    """Something that pays."""
    return fame + coins * of_coin(left) + of_shards(shards, left)


def of_slots(free: int, left: int) -> float:
    """Empty trick slots, which the better tricks of later rounds will need."""
    return sum(_SLOTS[:free]) * _SLOT_AHEAD[min(left, len(_SLOT_AHEAD) - 1)]


def of_cards(cards: float, left: int, fame: int) -> float:
    """Special cards in hand, each of which scores so much fame if it is never used."""
    less = (_CARD_FAME - fame) * (_KEPT_CARDS if left else 1.0)
    return (_CARD[min(left, len(_CARD) - 1)] - less) * min(cards, _MOST_CARDS)


@cache
def of_rewards(catalog: Catalog, left: int) -> tuple[float, ...]:
    """What each trick pays when it is performed, by its number."""
    return tuple(of_pay(*yields, left) for yields in catalog.yields)


@lru_cache(256)
def of_charged(
    yields: tuple[tuple[int, int, int], ...], more: tuple[int, ...], left: int
) -> tuple[float, ...]:
    """TR-SAR-26: the same for yields that are bent, or raised by the shards on a trick."""
    return tuple(
        of_pay(fame + extra, coins + extra, shards, left)
        for (fame, coins, shards), extra in zip(yields, more, strict=True)
    )


def _usual_link(catalog: Catalog, trick: int) -> float:
    """TR-LINK-05, T1-LINK-01: what a link with a trick pays on the cards of the deck, on average."""
    cards = [(catalog.theaters[theater][0], count) for theater, count in catalog.edition.deck]
    paid = sum(catalog.link_pay_of(trick, card) * count for card, count in cards)
    return paid / sum(count for _, count in cards)


@cache
def of_uses(catalog: Catalog, left: int, links: float) -> tuple[float, ...]:
    """What setting up a marker of each trick brings on average, by its number."""
    rewards = of_rewards(catalog, left)
    return tuple(
        _PERFORMED * rewards[trick] + links * _LINKS_A_SET_UP * _usual_link(catalog, trick) - _SET_UP_POINT
        for trick in range(len(rewards))
    )
