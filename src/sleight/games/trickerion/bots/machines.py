"""Machines: what each brings, what it is worth to build one, and what shards on the icons hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.bots import worth
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.advice.machines import Room
    from sleight.games.trickerion.bots.company import Company

_COINS = {"mechanical": (2.0, 2.0, 3.0, 0.0)}
"""DT-MECH-01, 02: the coins that a use pays."""

_USES = {
    "mechanical": (0.0, 0.0, 0.0, 2.2),
    "optical": (0.7, 0.6, 0.7, 1.0),
    "spiritual": (0.9, 0.5, 0.7, 1.6),
    "escape": (1.0, 1.1, 1.1, 1.0),
}
"""What else a machine brings in a round, in fame: how often it works, times what it then brings."""

PERSUADED = 3
"""DT-SPIR-01: by how many coins a purchase is cheaper."""

_TRAINED = {ids.WORKSHOP: 0, ids.DOWNTOWN: 1, ids.THEATER: 2, ids.MARKET_ROW: 3}
"""The machine that will probably serve each location."""

_FILLED = (1.0, 0.3, 0.1)
"""How probably a slot is full at the end of a round, by the shards that it lacks."""

_TIDY = 0.01
"""A machine that brings nothing is left alone."""

_LESS_SCORED = 1 / 3
_SET, _SET_FAME = 3, 2
"""DT-SCORE-01: shards score by sets, which is so much less for each."""

_ABILITIES = {"free-orientation": 0.3, "encore": 1.2, "permanent-trick": 0.8, "easy-set-up": 0.4}
"""What the ability of a signature trick adds to each use."""


def of_use(room: Room, slot: int, left: int) -> float:
    """What one use of a machine brings, its reactivation not counted."""
    coins = _COINS[room.school][slot] if room.school in _COINS else 0.0
    return coins * worth.of_coin(left) + _USES[room.school][slot]


def filled(room: Room, slot: int, shards: float) -> float:
    """How probably a slot is full with so many shards."""
    lacking = max(0, int(room.fills[slot] - shards))
    return _FILLED[lacking] if lacking < len(_FILLED) else 0.0


def _of_slot(room: Room, slot: int, shards: float, left: int) -> float:
    """DT-REACT-02, 05, 08: the uses to come of a machine, and the fame of its reactivations."""
    chance = filled(room, slot, shards)
    uses = room.active[slot] + left * chance
    return uses * of_use(room, slot, left) + chance * (left + 1) * room.fames[slot]


def of_spending(room: Room, slot: int, shards: float, left: int) -> float:
    """What is won or lost by a use that does nothing: fame of a reactivation, or the next use."""
    chance = filled(room, slot, shards)
    later = of_use(room, slot, left) if left else 0.0
    return chance * room.fames[slot] - (1 - chance) * later - _TIDY


def of_room(room: Room, shards: float, left: int) -> float:
    """What all machines will bring, with what shards score less."""
    total = sum([_of_slot(room, slot, shards, left) for slot in range(room.built)])
    if left:
        return total - _LESS_SCORED * shards
    return total + shards // _SET * _SET_FAME - shards


def of_shard(company: Company) -> float:
    """What is lost with a shard besides the shard."""
    room, shards, left = company.machines, company.shards, company.left
    return of_room(room, shards, left) - of_room(room, shards - 1, left) if room else 0.0


def of_ability(room: Room) -> float:
    """What the ability of the signature trick adds to each use."""
    return _ABILITIES.get(room.signature.ability, 0.0)


def buildings(company: Company) -> list[float]:
    """What it brings to build the next machine, and the ones after that, as long as it brings anything."""
    gains: list[float] = []
    room, now = company.machines, company
    while room is not None and room.built < len(room.prices) and room.prices[room.built] <= now.coins:
        after = now.copy()
        after.coins -= room.prices[room.built]
        after.machines = room.with_next()
        gain = after.worth() - now.worth()
        if gain <= 0:
            break
        gains.append(gain)
        room, now = after.machines, after
    return gains


def in_smoke(room: Room, missing: Sequence[tuple[int, int]], dearest: int, slots: Sequence[bool]) -> bool:
    """DT-OPTI-04 to 06: whether the machines of these slots spare all that is missing.

    `dearest` is the first type of the superior class, which only the upper levels spare.
    """
    if room.school != "optical":
        return False
    any_class = slots[2] + 2 * slots[3]
    superior = sum([count for type, count in missing if type >= dearest])
    return superior <= any_class and sum([count for _, count in missing]) <= any_class + slots[0] + slots[1]


def trained(company: Company) -> list[int]:
    """DT-ESCA-01 to 05: the point that a machine will probably give the first character at a location."""
    room, points = company.machines, [0] * len(ids.LOCATION_IDS)
    if room is not None and room.school == "escape":
        for location, slot in _TRAINED.items():
            points[location] = int(room.ready[slot])
    return points
