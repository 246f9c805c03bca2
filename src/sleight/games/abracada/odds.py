"""Exact odds of one's own hand, from a view alone (AQ-INFO-21).

A world gives every standing stone a spell. Its weight is the number of ways to choose the copies, times
1/m for every successful call of that hand, where m is how many equal stones could have been taken; worlds
against a miss weigh nothing. The weight is a product over the spells, so that instead of going through
all worlds it is enough to go through the spells one by one and to remember which stones have theirs.
Whole numbers throughout: each 1/m is counted as `scale`/m.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from math import lcm, perm
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sleight.games.abracada.view import AbracadaView, Stone


class Success(NamedTuple):
    """One successful call of this round: when, and how many equal stones are known to have stood there."""

    turn: int
    spell: int
    known: int


class Evidence(NamedTuple):
    """All that bears on one hand: its standing stones, and what was cast from it."""

    places: tuple[int, ...]
    """The positions of the standing stones, counted from 0."""

    stones: tuple[Stone, ...]
    successes: tuple[Success, ...]
    size: int
    """How many stones the hand can hold."""

    @property
    def says_nothing(self) -> bool:
        """True if every deal of the hand is as likely as any other."""
        return not self.successes and not any(stone.excluded for stone in self.stones)


def odds(view: AbracadaView) -> tuple[Fraction, ...]:
    """For each spell the chance that the own hand holds it; index 0 is no spell. A spectator has no hand."""
    if view.seat is None:
        return (Fraction(0),) * len(view.copies)
    return HandOdds(evidence(view, view.seat), unlocated(view)).of_spells()


def unlocated(view: AbracadaView) -> list[int]:
    """AQ-INFO-12: how many copies of each spell the viewer cannot see anywhere."""
    counts = [copies - row for copies, row in zip(view.copies, view.rows, strict=True)]
    for hand in view.hands:
        for stone in hand:
            if stone is not None and stone.spell is not None:
                counts[stone.spell] -= 1
    for secrets in view.held:
        for secret in secrets:
            if secret.spell is not None:
                counts[secret.spell] -= 1
    return counts


def evidence(view: AbracadaView, seat: int) -> Evidence:
    """What the calls of this round say about the hand of a seat."""
    standing = [(place, stone) for place, stone in enumerate(view.hands[seat]) if stone is not None]
    casts = [call for call in view.calls if call.seat == seat and call.outcome == "cast"]
    successes = tuple(
        Success(
            call.turn,
            call.spell,
            1 + sum(later.spell == call.spell and later.drawn < call.turn for later in casts[number + 1 :]),
        )
        for number, call in enumerate(casts)
    )
    places = tuple(place for place, _ in standing)
    return Evidence(places, tuple(stone for _, stone in standing), successes, len(view.hands[seat]))


class HandOdds:
    """The weights of all ways to fill one hand from the copies that are not accounted for.

    A set of standing stones is written as bits, and a weight for every set as a list over these numbers.
    """

    def __init__(self, hand: Evidence, counts: Sequence[int]) -> None:
        self._hand = hand
        self._spells = range(1, len(counts))
        self._full = (1 << len(hand.stones)) - 1
        self._scale = lcm(*range(1, hand.size + 1))
        self._ways = [self._ways_of(spell, count) for spell, count in enumerate(counts)]
        self._rest = self._fillings_from_the_end()

    @property
    def total(self) -> int:
        """The weight of all worlds together."""
        return self._rest[1][self._full]

    def of_spells(self) -> tuple[Fraction, ...]:
        """For each spell the chance that at least one of the standing stones carries it."""
        chances = [Fraction(0)]
        before = self._nothing_filled()
        for spell in self._spells:
            none, after = self._ways[spell][0], self._rest[spell + 1]
            without = none * sum(before[part] * after[other] for part, other in _splits(self._full))
            chances.append(1 - Fraction(without, self.total))
            before = self._extended(before, self._ways[spell])
        return tuple(chances)

    def sample(self, rng: Random) -> list[int]:
        """The spells of the standing stones, drawn with their exact probability."""
        spells = [0] * len(self._hand.stones)
        left = self._full
        for spell in self._spells:
            ways, after = self._ways[spell], self._rest[spell + 1]
            splits = _splits(left)
            part, left = splits[_weighted([ways[part] * after[other] for part, other in splits], rng)]
            for stone in _members(part):
                spells[stone] = spell
        return spells

    def _ways_of(self, spell: int, count: int) -> tuple[int, ...]:
        """The weight of giving this spell to exactly those stones, for every set of stones."""
        stones = self._hand.stones
        barred = sum(1 << place for place, stone in enumerate(stones) if spell in stone.excluded)
        calls = tuple(
            (call.known, sum(1 << place for place, stone in enumerate(stones) if stone.drawn < call.turn))
            for call in self._hand.successes
            if call.spell == spell
        )
        return _ways(count, self._full, barred, calls, self._scale)

    def _fillings_from_the_end(self) -> list[list[int]]:
        """For each spell, the weight of filling every set of stones with this and the following spells."""
        rest = [self._nothing_filled()]
        for spell in reversed(self._spells):
            rest.append(self._extended(rest[-1], self._ways[spell]))
        return [[], *reversed(rest)]

    def _nothing_filled(self) -> list[int]:
        return [1] + [0] * self._full

    def _extended(self, fillings: list[int], ways: tuple[int, ...]) -> list[int]:
        """Fillings with one more spell, which takes any part of each set and leaves the other."""
        if not any(ways[1:]):
            return [filling * ways[0] for filling in fillings]
        return [
            sum([ways[part] * fillings[other] for part, other in _splits(whole) if ways[part]])
            for whole in range(self._full + 1)
        ]


@lru_cache(maxsize=4096)
def _ways(
    count: int, full: int, barred: int, calls: tuple[tuple[int, int], ...], scale: int
) -> tuple[int, ...]:
    """For every set of stones, in how many ways these and no others carry one spell of so many copies.

    Each earlier success of that spell counts as 1/m: the equal stones known to have stood then, and
    those of the set that stood then. Hands repeat themselves, so the answers are kept.
    """
    weights = []
    for part in range(full + 1):
        weight = 0 if part & barred else perm(count, part.bit_count())
        for known, stood in calls:
            weight *= scale // (known + (part & stood).bit_count())
        weights.append(weight)
    return tuple(weights)


def _weighted(weights: list[int], rng: Random) -> int:
    """An index, with probability exactly proportional to its whole-number weight."""
    point = rng.randrange(sum(weights))
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise AssertionError("the point lies below the sum of the weights")


@cache
def _splits(whole: int) -> tuple[tuple[int, int], ...]:
    """Every way to split a set of stones into two parts."""
    return tuple((part, whole ^ part) for part in range(whole + 1) if part & whole == part)


@cache
def _members(part: int) -> tuple[int, ...]:
    return tuple(place for place in range(part.bit_length()) if part >> place & 1)
