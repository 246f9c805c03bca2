"""The eight spells. Each effect is applied whole before anybody asks who is still alive (AQ-LIFE-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.abracada import ids
from sleight.games.abracada.events import LifeGained, LifeLost, Rolled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sleight.games.abracada.position import AbracadaPosition


def roll(position: AbracadaPosition, seat: int) -> int:
    """AQ-SETUP-05: one throw of the die."""
    die = position.table.printed.die
    result = die[position.below(len(die))]
    position.tell(Rolled(seat, result))
    return result


def gain(position: AbracadaPosition, seat: int, amount: int) -> None:
    """AQ-LIFE-02: what would go beyond the maximum is lost."""
    amount = min(amount, position.table.printed.life - position.lives[seat])
    if amount:
        position.lives[seat] += amount
        position.tell(LifeGained(seat, amount, position.lives[seat]))


def lose(position: AbracadaPosition, seat: int, amount: int) -> None:
    """AQ-LIFE-03: a loss stops at 0."""
    life = position.lives[seat]
    lost = amount if amount < life else life
    position.lives[seat] = life - lost
    position.tell(LifeLost(seat, lost, life - lost))


def strike(position: AbracadaPosition, seats: Iterable[int], amount: int) -> None:
    """AQ-LIFE-05: all these players lose life together."""
    for seat in seats:
        lose(position, seat, amount)


def opponents(position: AbracadaPosition, seat: int) -> list[int]:
    """Everybody else in play, clockwise from the caster's left."""
    seats = position.table.seats
    others = [(seat + step) % seats for step in range(1, seats)]
    return [other for other in others if position.lives[other]]


def neighbours(position: AbracadaPosition, seat: int) -> list[int]:
    """AQ-SPELL-12, 13: left and right, the same player only once."""
    left, right = position.left_of(seat), position.right_of(seat)
    return [left] if left == right else [left, right]


def ancient_dragon(position: AbracadaPosition, seat: int) -> None:
    """AQ-SPELL-01, 02: one roll hits all others."""
    strike(position, opponents(position, seat), roll(position, seat))


def dark_wanderer(position: AbracadaPosition, seat: int) -> None:
    """AQ-SPELL-03, 04: the caster gains 1, all others lose 1."""
    gain(position, seat, 1)
    strike(position, opponents(position, seat), 1)


def sweet_dream(position: AbracadaPosition, seat: int) -> None:
    """AQ-SPELL-05: the caster gains what the die shows."""
    gain(position, seat, roll(position, seat))


def lightning_tempest(position: AbracadaPosition, seat: int) -> None:
    """AQ-SPELL-12: both neighbours lose 1."""
    strike(position, neighbours(position, seat), 1)


def blizzard(position: AbracadaPosition, seat: int) -> None:
    """AQ-SPELL-14: the left neighbour loses 1."""
    lose(position, position.left_of(seat), 1)


def fireball(position: AbracadaPosition, seat: int) -> None:
    """AQ-SPELL-15: the right neighbour loses 1."""
    lose(position, position.right_of(seat), 1)


def magic_drink(position: AbracadaPosition, seat: int) -> None:
    """AQ-SPELL-17: the caster gains 1."""
    gain(position, seat, 1)


EFFECTS: Final[dict[int, Callable[[AbracadaPosition, int], None]]] = {
    ids.DRAGON: ancient_dragon,
    ids.WANDERER: dark_wanderer,
    ids.DREAM: sweet_dream,
    ids.TEMPEST: lightning_tempest,
    ids.BLIZZARD: blizzard,
    ids.FIREBALL: fireball,
    ids.DRINK: magic_drink,
}
"""The effects that happen by themselves; the Night Singer asks a question instead."""
