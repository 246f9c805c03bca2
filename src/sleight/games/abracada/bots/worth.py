"""What things are worth to a seat: lives, secrets, an emptier hand. One scale for gains and losses."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from sleight.games.abracada import ids

if TYPE_CHECKING:
    from sleight.games.abracada.view import AbracadaView

_LIFE = (0.0, 3.0, 4.4, 5.3, 6.0, 6.6, 7.0)
"""The worth of that many lives; the last ones count most, for with the very last goes the round."""

_DIE = 2
"""What the die shows on average."""

_SECRET = 1.6
_EMPTY_HAND = (6.0, 2.4, 1.0, 0.4, 0.1, 0.0)
"""The worth of having that few stones left, when nothing can be drawn any more."""


def of_life(lives: int) -> float:
    """The worth of a number of lives."""
    return _LIFE[max(0, min(lives, len(_LIFE) - 1))]


def of_failing(view: AbracadaView, seat: int, spell: int) -> float:
    """What a failed call of this spell costs (a negative number)."""
    life = view.lives[seat]
    return of_life(life - (_DIE if spell == ids.DRAGON else 1)) - of_life(life)


def of_casting(view: AbracadaView, seat: int, spell: int) -> float:
    """What the effect of a spell and the stone that leaves the hand are worth."""
    return _of_effect(view, seat, spell) + _of_smaller_hand(view, seat)


def _of_effect(view: AbracadaView, seat: int, spell: int) -> float:
    others = [other for other in range(view.seats) if other != seat and view.lives[other]]
    left, right = _beside(view, seat, 1), _beside(view, seat, -1)
    if spell == ids.DRAGON:
        return _of_hitting(view, others, _DIE)
    if spell == ids.WANDERER:
        return _of_gaining(view, seat, 1) + _of_hitting(view, others, 1)
    if spell == ids.DREAM:
        return _of_gaining(view, seat, _DIE)
    if spell == ids.SINGER:
        return _SECRET
    if spell == ids.TEMPEST:
        return _of_hitting(view, sorted({left, right}), 1)
    if spell == ids.BLIZZARD:
        return _of_hitting(view, [left], 1)
    if spell == ids.FIREBALL:
        return _of_hitting(view, [right], 1)
    return _of_gaining(view, seat, 1)


def _of_gaining(view: AbracadaView, seat: int, amount: int) -> float:
    life = view.lives[seat]
    return of_life(min(view.full_life, life + amount)) - of_life(life)


def _of_hitting(view: AbracadaView, targets: list[int], amount: int) -> float:
    """Among several opponents a hit on one of them helps the others too, so it is worth less."""
    hits = [of_life(view.lives[target]) - of_life(view.lives[target] - amount) for target in targets]
    return sum(hits) / sqrt(view.seats - 1)


def _of_smaller_hand(view: AbracadaView, seat: int) -> float:
    """With stones in the pool the hand is refilled, so only the very last stone counts."""
    standing = sum(stone is not None for stone in view.hands[seat])
    if view.pool and standing > 1:
        return 0.0
    return _EMPTY_HAND[standing - 1] - _EMPTY_HAND[standing]


def _beside(view: AbracadaView, seat: int, step: int) -> int:
    other = (seat + step) % view.seats
    while not view.lives[other]:
        other = (other + step) % view.seats
    return other
