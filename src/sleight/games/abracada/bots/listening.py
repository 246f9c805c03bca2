"""What the calls of others say about the own hand: they saw it when they called.

Whoever calls a spell believes to hold it, so few of its stones are in sight; the own hand is part of that.
For every call of the round it is worked out what its caller did not see, which chances that gave each spell
for any number of such stones in the own hand, and how well this explains the call (`callers`). A call's
probability is a fraction whose denominator sums over all spells. With the other spells at their mean, each
spell has a factor of its own, and exact odds go on being a product over the spells.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, prod
from typing import TYPE_CHECKING, NamedTuple

from sleight.games.abracada.bots.callers import KINDS
from sleight.games.abracada.odds import unlocated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.games.abracada.bots.callers import Kind
    from sleight.games.abracada.view import AbracadaView, CallMade

    Support = list[list[float]]
    """By spell, and by how many stones of it the own hand held."""

_DOUBT = 0.02
"""Added to the probability of what was called: nobody plays by a model at all times."""


class HeardCall(NamedTuple):
    """What one call of somebody else says."""

    stood: int
    """The own stones that stood when it was made, as bits over those that stand now."""

    support: Support


class Sight(NamedTuple):
    """What a caller did not see, as far as the listener can tell."""

    call: CallMade
    floor: int
    """The lowest spell that could be called."""

    stood: int
    unseen: tuple[int, ...]
    """Copies of each spell that the caller saw nowhere, those in the listener's hand included."""

    places: tuple[int, ...]
    """For each spell, on how many of the caller's stones it could be."""


class _Opinion(NamedTuple):
    """A call as one kind of caller would have made it."""

    likelihood: float
    support: Support


def heard(view: AbracadaView) -> list[HeardCall]:
    """What all calls of others in this round say about the viewer's hand."""
    own = tuple(unlocated(view))
    sights = list(_sights(view))
    opinions = [[_opinion(kind, sight, own) for kind in KINDS] for sight in sights]
    trust = {sight.call.seat: _trust(sight.call.seat, sights, opinions) for sight in sights}
    return [
        HeardCall(sight.stood, _blend(trust[sight.call.seat], said))
        for sight, said in zip(sights, opinions, strict=True)
        if sight.stood
    ]


def _trust(seat: int, sights: Sequence[Sight], opinions: Sequence[Sequence[_Opinion]]) -> list[float]:
    """How likely it is that a seat is of each kind, by all of its calls."""
    of_seat = [said for sight, said in zip(sights, opinions, strict=True) if sight.call.seat == seat]
    weights = [prod([said[kind].likelihood for said in of_seat]) for kind in range(len(KINDS))]
    return [weight / sum(weights) for weight in weights]


def _blend(trust: Sequence[float], said: Sequence[_Opinion]) -> Support:
    spells = range(len(said[0].support))
    return [
        [
            sum([part * each for part, each in zip(trust, held, strict=True)])
            for held in zip(*[opinion.support[spell] for opinion in said], strict=True)
        ]
        for spell in spells
    ]


def _sights(view: AbracadaView) -> Iterator[Sight]:
    """All calls of others, with what their callers did not see."""
    last, turn = 0, 0
    for number, call in enumerate(view.calls):
        last, turn = last if call.turn == turn else 0, call.turn
        if call.seat != view.seat and call.outcome != "slipped":
            floor = 1 if view.options.easy else max(1, last)
            yield _sight(view, number, floor)
        if call.outcome == "cast":
            last = call.spell


def _sight(view: AbracadaView, number: int, floor: int) -> Sight:
    assert view.seat is not None
    call = view.calls[number]
    unseen = [copies - row for copies, row in zip(view.copies, view.rows, strict=True)]
    drawn = _stood(view, call.seat, call.turn)
    for later in view.calls[number:]:
        own = later.seat == call.seat and later.drawn < call.turn
        if later.outcome == "cast" and (own or later.drawn >= call.turn):
            unseen[later.spell] += 1
            drawn += [later.drawn] if own else []
    for seat, hand in enumerate(view.hands):
        for stone in hand if seat not in (view.seat, call.seat) else ():
            if stone is not None and stone.spell is not None and stone.drawn < call.turn:
                unseen[stone.spell] -= 1
    own_stones = [stone for stone in view.hands[view.seat] if stone is not None]
    stood = sum([1 << place for place, stone in enumerate(own_stones) if stone.drawn < call.turn])
    return Sight(call, floor, stood, tuple(unseen), _places(view, number, drawn))


def _stood(view: AbracadaView, seat: int, turn: int) -> list[int]:
    """When those of a seat's stones were drawn that stand now and stood in a turn."""
    return [stone.drawn for stone in view.hands[seat] if stone is not None and stone.drawn < turn]


def _places(view: AbracadaView, number: int, drawn: Sequence[int]) -> tuple[int, ...]:
    """A stone drawn before its holder missed a spell is not that spell."""
    missed = [0] * len(view.copies)
    for call in view.calls[:number]:
        if call.seat == view.calls[number].seat and call.outcome == "missed":
            missed[call.spell] = call.turn
    return tuple([sum([since >= turn for since in drawn]) for turn in missed])


@lru_cache(4096)
def _opinion(kind: Kind, sight: Sight, own: tuple[int, ...]) -> _Opinion:
    """How well each number of stones of each spell in the own hand explains a call."""
    stood, call = sight.stood.bit_count(), sight.call.spell
    spells = range(sight.floor, len(own))
    urges = {spell: _urges(kind, sight, spell, stood) for spell in spells}
    means = {spell: _mean(urges[spell], own[spell], sum(own), stood) for spell in spells}
    whole = sum(means.values())
    support = [[1.0] * (stood + 1) for _ in own]
    for spell in spells:
        rest = whole - means[spell]
        support[spell] = [
            _doubted(urge, rest) if spell == call else whole / (rest + urge) for urge in urges[spell]
        ]
    return _Opinion(means[call] / whole + _DOUBT, support)


def _doubted(urge: float, rest: float) -> float:
    return urge / (rest + urge) + _DOUBT


def _urges(kind: Kind, sight: Sight, spell: int, stood: int) -> list[float]:
    """The urge to call a spell, for each number of its stones in the listener's hand."""
    unseen, places = sum(sight.unseen) - stood, sight.places[spell]
    return [
        kind.urge(spell, _chance(unseen, sight.unseen[spell] - held, places)) for held in range(stood + 1)
    ]


def _chance(stones: int, copies: int, places: int) -> float:
    """The chance that at least one of so many copies among all stones lies on one of the places."""
    if copies <= 0 or places <= 0:
        return 0.0
    if stones - copies < places:
        return 1.0
    return 1 - comb(stones - copies, places) / comb(stones, places)


def _mean(urges: Sequence[float], copies: int, stones: int, drawn: int) -> float:
    """The mean of the urges if the own stones are drawn from all that are not accounted for."""
    ways = [comb(copies, held) * comb(stones - copies, drawn - held) for held in range(drawn + 1)]
    return sum([way * urge for way, urge in zip(ways, urges, strict=True)]) / sum(ways)
