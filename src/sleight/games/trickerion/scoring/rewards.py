"""PERF: what the marker of a performed trick pays its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects.hooks import OTHER, OWN, STACKED, Pay
from sleight.games.trickerion.effects.spot import Spot
from sleight.games.trickerion.events.show import RewardPart
from sleight.games.trickerion.state import stage
from sleight.games.trickerion.state.cells import CHARGED, DAYS, TRICKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition

FAME_PART, COINS_PART, SHARDS_PART = 1, 2, 3
"""What can be doubled (TR-SAR-17)."""


def spots_on(position: TrickerionPosition, performer: int, place: int) -> list[Spot]:
    """TR-PERF-05, 14: the markers of a card that is performed."""
    found: list[Spot] = []
    seen = 0
    for marker in stage.markers_on(position, place):
        key = stage.key_of(marker)
        found.append(Spot(marker, key, stage.owner_of(marker), performer, not seen >> key & 1))
        seen |= 1 << key
    return found


def yields_of(position: TrickerionPosition, key: int) -> Pay:
    """TR-SAR-05: what a trick prints, and 1 fame and 1 coin for each shard that lies on it."""
    fame, coins, shards = position.table.yields[position.cells[TRICKS + key] - 1]
    charged = position.cells[CHARGED + key]
    return fame + charged, coins + charged, shards


def reward(position: TrickerionPosition, spot: Spot) -> Pay:
    """TR-PERF-17 to 24, 32: the yields of the trick with all modifiers, as they are received."""
    active = position.active
    more = day_modifier(position, spot.owner, spot.performer)
    if not active.effects:
        fame, coins, shards = yields_of(position, spot.key)
        return max(fame + more[0], 0), max(coins + more[1], 0), shards
    paid = _modified(position, spot, [more])
    for effect in active.reward_paid:
        paid = effect.reward_paid(position, paid)
    return paid


def source(position: TrickerionPosition, spot: Spot) -> int:
    """TR-MAG-19: whose trick yields the reward of a marker, as 4 * seat + symbol: its own or another."""
    for effect in position.active.reward_source:
        key = effect.reward_source(position, spot)
        if key != OWN:
            return key
    return spot.key


def _modified(position: TrickerionPosition, spot: Spot, modifiers: list[tuple[int, int]]) -> Pay:
    doubled = 0
    for effect in position.active.reward_modifiers:
        modifiers += effect.reward_modifiers(position, spot)
    for effect in position.active.doubled:
        doubled = doubled or effect.doubled(position, spot)
    fame, coins, shards = yields_of(position, source(position, spot))
    return (
        best_sum(fame, [fame for fame, _ in modifiers], doubled=doubled == FAME_PART),
        best_sum(coins, [coins for _, coins in modifiers], doubled=doubled == COINS_PART),
        shards * (2 if doubled == SHARDS_PART else 1),
    )


def parts_of(position: TrickerionPosition, spot: Spot, paid: Pay, yields: Pay) -> tuple[RewardPart, ...]:
    """TR-PERF-17 to 24: what has changed the yields of a trick to what was paid, by cause."""
    if paid == yields and not position.active.reward_modifiers:
        return ()
    day = position.table.day_ids[day_of(position, spot.owner, spot.performer)]
    causes = {day: day_modifier(position, spot.owner, spot.performer), STACKED: (0, 0)}
    for effect in position.active.reward_modifiers:
        if effect.reward_cause in causes:
            fame, coins = causes[effect.reward_cause]
            for more_fame, more_coins in effect.reward_modifiers(position, spot):
                fame, coins = fame + more_fame, coins + more_coins
            causes[effect.reward_cause] = (fame, coins)
    fames = _accounted(paid[0], yields[0], [fame for fame, _ in causes.values()])
    coins_of_each = _accounted(paid[1], yields[1], [coins for _, coins in causes.values()])
    summed = zip((*causes, OTHER), fames, coins_of_each, strict=True)
    return tuple([RewardPart(*part) for part in summed if part[1] or part[2]])


def _accounted(paid: int, yields: int, amounts: list[int]) -> list[int]:
    """What known causes have changed, none taking more than there is, and last what is left to others."""
    found: list[int] = []
    left = yields
    for amount in amounts:
        found.append(max(amount, -left) if amount < 0 else amount)
        left += min(found[-1], 0)
    return [*found, paid - yields - sum(found)]


def best_sum(value: int, modifiers: Sequence[int], *, doubled: bool = False) -> int:
    """TR-PERF-22, 23: in the order that is best for the receiver, never below 0 at any step.

    Without doubling what is lost at the floor costs nothing, so losses come first. A doubling is best either
    after everything else or before some of the losses: all ways to split them are tried.
    """
    gains = sum(more for more in modifiers if more > 0)
    losses = [less for less in modifiers if less < 0]
    if not doubled:
        return max(value + sum(losses), 0) + gains
    splits = range(1 << len(losses))
    return max(_doubled(value, gains, losses, early) for early in splits)


def _doubled(value: int, gains: int, losses: Sequence[int], early: int) -> int:
    """Some losses first, then the gains, then the doubling, then the other losses."""
    first = sum(less for number, less in enumerate(losses) if early >> number & 1)
    value = 2 * (max(value + first, 0) + gains)
    return max(value + sum(losses) - first, 0)


def day_of(position: TrickerionPosition, owner: int, performer: int) -> int:
    """TR-PERF-20, 21: the owner's own day, or the performer's for an owner who is not in the theater."""
    day = (position.cells[DAYS + owner] or position.cells[DAYS + performer]) - 1
    for effect in position.active.day_that_counts:
        day = effect.day_that_counts(position, owner, performer, day)
    return day


def day_modifier(position: TrickerionPosition, owner: int, performer: int) -> tuple[int, int]:
    """TR-PERF-17 to 21: the fame and coins that the day adds to each reward of an owner."""
    day = day_of(position, owner, performer)
    modifier = position.table.day_rewards[day]
    for effect in position.active.day_reward:
        modifier = effect.day_reward(position, owner, day, modifier)
    return bent_modifier(position, owner, performer, modifier)


def bent_modifier(
    position: TrickerionPosition, owner: int, performer: int, modifier: tuple[int, int]
) -> tuple[int, int]:
    """TR-PROR-16, 21, 27: what is made of the modifier of the day."""
    for effect in position.active.day_modifier:
        modifier = effect.day_modifier(position, owner, performer, modifier)
    return modifier


def performer_bonus(position: TrickerionPosition, seat: int, bonus: Pay) -> Pay:
    """TR-PERF-25, 26, 28, TR-PROR-11: one of the performer's bonuses, as the effects in force bend it."""
    for effect in position.active.performer_bonus:
        bonus = effect.performer_bonus(position, seat, bonus)
    return bonus
