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

from sleight.core.chance import below
from sleight.core.compiling import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class HandOdds:
    """The weights of all ways to fill one hand from the copies that are not accounted for.

    A set of standing stones is written as bits, and a weight for every set as a list over these numbers. Only
    what can happen is summed up, once for all sets that look alike: a spell goes to no more stones than it
    has copies, and the spells before have filled no more of them than they have copies together.
    """

    def __init__(self, hand: Evidence, counts: Sequence[int]) -> None:
        self._hand = hand
        self._counts = tuple(counts)
        self._spells = range(1, len(counts))
        self._full = (1 << len(hand.stones)) - 1
        self._scale = lcm(*range(1, hand.size + 1))
        self._looks = _looks(tuple([hand.stones.index(stone) for stone in hand.stones]))
        self._ways = self._ways_of_all()
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
            without = none * sum(
                [filled * left for filled, left in zip(before, reversed(after), strict=True)]
            )
            chances.append(1 - Fraction(without, self.total))
            before = self._extended(before, spell, 0)
        return tuple(chances)

    def sample(self, rng: Random) -> list[int]:
        """The spells of the standing stones, drawn with their exact probability."""
        spells = [0] * len(self._hand.stones)
        left = self._full
        for spell in self._spells:
            part = self._drawn_part(spell, left, rng)
            if part:
                left ^= part
                for stone in _members(part):
                    spells[stone] = spell
        return spells

    def _drawn_part(self, spell: int, left: int, rng: Random) -> int:
        """Which of the stones that are left carry a spell, if none of the spells before do."""
        ways, after = self._ways[spell], self._rest[spell + 1]
        point = below(self._rest[spell][left], rng)
        for part in _parts(left, self._counts[spell]):
            point -= ways[part] * after[left ^ part]
            if point < 0:
                return part
        raise AssertionError("the point lies below the sum of the weights")

    def _ways_of_all(self) -> list[tuple[int, ...]]:
        """For each spell, the weight of giving it to exactly those stones, for every set of stones."""
        stones, counts = self._hand.stones, self._counts
        barred = [0] * len(counts)
        for place, stone in enumerate(stones):
            for spell in stone.excluded:
                barred[spell] |= 1 << place
        calls: list[tuple[tuple[int, int], ...]] = [()] * len(counts)
        for call in self._hand.successes:
            stood = sum([1 << place for place, stone in enumerate(stones) if stone.drawn < call.turn])
            calls[call.spell] += ((call.known, stood),)
        return [
            _ways(count, self._full, barred[spell], calls[spell], self._scale)
            for spell, count in enumerate(counts)
        ]

    def _fillings_from_the_end(self) -> list[list[int]]:
        """For each spell, the weight of filling every set of stones with this and the following spells."""
        rest = [self._nothing_filled()]
        for spell in reversed(self._spells):
            least = len(self._hand.stones) - sum(self._counts[:spell])
            rest.append(self._extended(rest[-1], spell, least))
        return [[], *reversed(rest)]

    def _nothing_filled(self) -> list[int]:
        return [1] + [0] * self._full

    def _extended(self, fillings: list[int], spell: int, least: int) -> list[int]:
        """Fillings with one more spell, which takes any part of each set and leaves the other; 0 for sets of
        fewer stones than the least."""
        ways, count = self._ways[spell], self._counts[spell]
        if not count:
            return [filling * ways[0] for filling in fillings] if ways[0] > 1 else fillings
        extended = [0] * len(fillings)
        for whole in self._looks.different:
            if whole.bit_count() >= least:
                parts = _parts(whole, count)
                extended[whole] = sum([ways[part] * fillings[whole ^ part] for part in parts])
        return [extended[like] for like in self._looks.like]


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


@cache
def _parts(whole: int, most: int) -> tuple[int, ...]:
    """Every part of a set of stones that has at most so many, in ascending order."""
    return tuple(part for part in range(whole + 1) if part & whole == part and part.bit_count() <= most)


class _Looks(NamedTuple):
    """Which sets of stones look alike: they have as many stones of every kind."""

    like: tuple[int, ...]
    """For every set the first one that looks like it."""

    different: tuple[int, ...]
    """These first ones."""


@lru_cache(maxsize=4096)
def _looks(kinds: tuple[int, ...]) -> _Looks:
    """The looks of all sets of stones of these kinds."""
    found: dict[tuple[int, ...], int] = {}
    like = []
    for part in range(1 << len(kinds)):
        look = tuple(sorted(kinds[stone] for stone in _members(part)))
        like.append(found.setdefault(look, part))
    return _Looks(tuple(like), tuple(found.values()))


@cache
def _members(part: int) -> tuple[int, ...]:
    return tuple(place for place in range(part.bit_length()) if part >> place & 1)
