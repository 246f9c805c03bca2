"""The questions that powers ask: which to keep, which to learn where, and whether to use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.advice import box, powers
from sleight.games.trickerion.bots import worth
from sleight.games.trickerion.bots.acting import gains_at, of_dice
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.planning import outlook
from sleight.games.trickerion.bots.powers import CHANCE_OF_RANK, PLAN, STRENGTHS, occasions, of_power, promise
from sleight.games.trickerion.bots.strategies import answers, numbers_asked
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, FIRST_APPRENTICE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import Character, TrickerionView

_DISCARDED = 4
_LOW_SLOT = 0.05
"""A low slot is held by fewer shards than a high one."""

_WORTH_IT = 0.3
"""What a power must bring more than it costs."""

_POINT_PAYS = 0.4
"""What a point must bring at once if it could still serve another character."""


@answers("discard-powers")
def discard(view: TrickerionView, choices: Sequence[Choice], _links: float) -> Choice:
    """MP-06: those that promise least go, in the order in which they are asked for."""
    unwanted = _unwanted(view)
    for choice in choices:
        if isinstance(choice, powers.DiscardPower) and choice.power in unwanted:
            return choice
    return next((choice for choice in choices if isinstance(choice, powers.KeepPowers)), choices[0])


def _unwanted(view: TrickerionView) -> list[str]:
    """What will probably bring least: each colour has its time, and of one colour only few can be learned."""
    own, cards = powers.repertoire(view), powers.cards(view)
    assert own is not None
    promises = {power: promise(view, power) for power in (*own.hand, *own.discards)}
    found = list[tuple[float, str]]()
    for level, chances in enumerate(CHANCE_OF_RANK, start=1):
        alike = [power for power in promises if cards[power].level == level]
        alike.sort(key=lambda power: (promises[power], power), reverse=True)
        found += [(chance * promises[power], power) for chance, power in zip(chances, alike, strict=False)]
    return [power for _, power in sorted(found)[:_DISCARDED]]


@answers("learn-power")
def learn(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """MP-09 to 14: the power that brings most in the rounds to come, at the slot where it costs least."""
    company = Company(view, links)
    counted, left, coins = occasions(company), company.left, company.coins
    slots, _ = powers.held(view)

    def gain(choice: Choice) -> float:
        if not isinstance(choice, powers.LearnPower):
            return _WORTH_IT
        price = powers.missing_fame(view, choice.power)
        paid = worth.of_coins(coins, left) - worth.of_coins(coins - price, left)
        replaced = slots[choice.slot - 1] if slots else ""
        before = of_power(replaced, view.seats, left + 1, counted) if replaced else 0.0
        brings = of_power(choice.power, view.seats, left + 1, counted) + _in_plan(view, choice, links)
        return brings - before - paid - _LOW_SLOT * choice.slot

    return max(choices, key=gain)


def _in_plan(view: TrickerionView, choice: powers.LearnPower, links: float) -> float:
    """What the plan of the round gains by a power that makes its errands cheaper, if no shard is spent.

    What cannot be done now would be done a round later, so only a share of a lasting gain is due to it.
    """
    if STRENGTHS[choice.power].when != PLAN:
        return 0.0
    before = replace(view, shards=(0,) * view.seats)
    learned = powers.with_learned(before, choice.power, choice.slot)
    rounds = view.rounds - view.round + 1
    return max(0.0, outlook(learned, links) - outlook(before, links)) / rounds


@answers("eager-hands", "drilled-specialists")
def take_point(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """PW-03, 11: the point, unless it brings nothing here and another character comes who could have it."""
    company = Company(view, links)
    brings = gains_at(view, company, box.location_at(view, view.actor), links)
    waiting = [each for each in view.me.characters if each.waits and _alike(view, each)]
    if waiting and brings(view.points + 1) - brings(view.points) < _POINT_PAYS:
        return choices[-1]
    return choices[0]


def _alike(view: TrickerionView, other: Character) -> bool:
    """Another apprentice for the workshop, or another specialist for anywhere but the theater."""
    here = CHARACTER_IDS.index(view.actor) >= FIRST_APPRENTICE
    place = box.leads_to(view, other.card)
    if here != (CHARACTER_IDS.index(other.id) >= FIRST_APPRENTICE):
        return False
    return place == "workshop" if here else place not in ("theater", "")


@answers("double-rehearsal")
def rehearse(_view: TrickerionView, choices: Sequence[Choice], _links: float) -> Choice:
    """PW-15: one marker more costs nothing."""
    return next(choice for choice in choices if isinstance(choice, kinds.Accept))


@answers("turn-back")
def turn_back(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """PW-05: the old face, if more could be done with it."""
    company = Company(view, links)
    die, face = numbers_asked(view)
    old = of_dice(view, company, die, box.face_name(face))
    now = of_dice(view, company, die, view.dice[die])
    wanted = kinds.Accept if old > now else kinds.Decline
    return next(choice for choice in choices if isinstance(choice, wanted))


@answers("mixed-crate")
def add_to_crate(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """PW-04: what a trick lacks besides comes along, as far as it can be paid."""
    company = Company(view, links)
    type, count = numbers_asked(view)
    prices, numbers = company.figures.prices, company.catalog.numbers_of
    company.have[type] += count
    company.coins -= prices[type] * count
    before = company.worth()

    def gain(choice: Choice) -> float:
        if not isinstance(choice, kinds.Buy):
            return 0.0
        other, more = numbers[choice]
        after = company.copy()
        after.have[other] += more
        after.coins -= prices[other] * more
        return after.worth() - before

    return max(choices, key=gain)
