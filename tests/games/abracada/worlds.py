"""Brute force: every world that a view allows, weighed by the chance of what was seen.

It plays the round again with open stones: each stone that ever stood in the hand is laid out with its
spell, and at every call of that seat the stones that stood then are counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import perm

from sleight.games.abracada.odds import unlocated
from sleight.games.abracada.view import AbracadaView

World = tuple[tuple[int, ...], ...]
"""The spells of the standing stones of each hidden hand."""


def worlds(view: AbracadaView) -> Iterator[tuple[World, Fraction]]:
    """Every way to fill the hidden hands, with its weight."""
    counts = Counter({spell: count for spell, count in enumerate(unlocated(view)) if count})
    hidden = [seat for seat in range(view.seats) if view.seat in (None, seat)]
    sizes = [sum(stone is not None for stone in view.hands[seat]) for seat in hidden]
    for spells in product(counts, repeat=sum(sizes)):
        used = Counter(spells)
        if any(used[spell] > counts[spell] for spell in used):
            continue
        weight = Fraction(1)
        for spell, number in used.items():
            weight *= perm(counts[spell], number)
        world = _dealt(spells, sizes)
        for seat, hand in zip(hidden, world, strict=True):
            weight *= chance_of_calls(view, seat, hand)
        if weight:
            yield world, weight


def chance_of_calls(view: AbracadaView, seat: int, hand: tuple[int, ...]) -> Fraction:
    """The chance that the calls of a seat turn out as they did, if its standing stones are these."""
    stones = _stones_of_the_round(view, seat, hand)
    chance = Fraction(1)
    gone: set[int] = set()
    for call in view.calls:
        if call.seat != seat or call.outcome == "slipped":
            continue
        equal = [
            number
            for number, (place, drawn, spell) in enumerate(stones)
            if drawn < call.turn and number not in gone and spell == call.spell
        ]
        if call.outcome == "missed":
            if equal:
                return Fraction(0)
            continue
        taken = [number for number in equal if stones[number][:2] == (call.place, call.drawn)]
        gone.add(taken[0])
        chance /= len(equal)
    return chance


def _stones_of_the_round(view: AbracadaView, seat: int, hand: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Place, turn of drawing and spell of every stone that the seat has had in this round."""
    cast = [
        (call.place, call.drawn, call.spell)
        for call in view.calls
        if call.seat == seat and call.outcome == "cast"
    ]
    places = [(place, stone.drawn) for place, stone in enumerate(view.hands[seat], start=1) if stone]
    return cast + [(place, drawn, spell) for (place, drawn), spell in zip(places, hand, strict=True)]


def _dealt(spells: tuple[int, ...], sizes: list[int]) -> World:
    dealt, start = [], 0
    for size in sizes:
        dealt.append(spells[start : start + size])
        start += size
    return tuple(dealt)


def brute_odds(view: AbracadaView) -> tuple[Fraction, ...]:
    """For each spell the chance that the viewer's hand holds it, by going through all worlds."""
    total = Fraction(0)
    holding = [Fraction(0)] * len(view.copies)
    for (hand,), weight in worlds(view):
        total += weight
        for spell in set(hand):
            holding[spell] += weight
    return tuple(held / total for held in holding)
