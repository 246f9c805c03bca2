"""Machines: what each brings, what it is worth to build one, and what shards on the icons hold."""

from __future__ import annotations

from functools import cache
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
    "optical": (0.4, 0.3, 0.35, 0.8),
    "spiritual": (0.9, 0.5, 0.7, 1.6),
    "escape": (1.0, 1.1, 1.1, 1.0),
}
"""What else a machine brings in a round, in fame: how often it works, times what it then brings."""

PERSUADED = 3
"""DT-SPIR-01: by how many coins a purchase is cheaper."""

_IN_TOWN = (ids.DOWNTOWN, ids.WORKSHOP, ids.MARKET_ROW, ids.DARK_ALLEY)
_TRAINS = ((ids.WORKSHOP, ids.MARKET_ROW), _IN_TOWN, (ids.THEATER, *_IN_TOWN), (ids.THEATER, *_IN_TOWN))
"""DT-ESCA-03 to 05: the locations that each level serves, first where a point is needed most."""

UNTRAINED = (0,) * len(ids.LOCATION_IDS)

_FILLED = (1.0, 0.3, 0.1, 0.0)
"""How probably a slot is full at the end of a round, by the shards that it lacks."""

_REACTIVATED = {"mechanical": 1.0, "optical": 0.7, "spiritual": 0.8, "escape": 1.0}
"""How often there is an occasion in a round to use a machine for the fame of its reactivation alone."""

_SHARDS_A_ROUND = 1.2
"""By how many shards a company grows richer in a round."""

_LATER = 2
_BUILT_THEN = 0.2
"""After how many rounds a machine could be built that is not built now, and how probably it then is, for each
round that is left for it."""

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
    """How probably a slot is full at the end of this round with so many shards."""
    return _chance(room.fills[slot] - shards)


def _chance(lacking: float) -> float:
    """How probably a slot is full that lacks so many shards, or parts of one."""
    if lacking <= 0:
        return 1.0
    whole = int(lacking)
    if whole + 1 >= len(_FILLED):
        return 0.0
    return _FILLED[whole] + (lacking - whole) * (_FILLED[whole + 1] - _FILLED[whole])


@cache
def _reactivations(lacking: float, rounds: int) -> float:
    """DT-REACT-02, 08: how often a slot is full at the end of so many rounds, as shards come in."""
    return sum([_chance(lacking - _SHARDS_A_ROUND * number) for number in range(rounds)])


def _of_slot(room: Room, slot: int, shards: float, left: int) -> float:
    """DT-REACT-05, 08: the uses to come of a machine, and the fame of its reactivations."""
    lacking = room.fills[slot] - shards
    uses = room.active[slot] + _reactivations(lacking, left)
    fame = room.fames[slot] * _REACTIVATED[room.school]
    return uses * of_use(room, slot, left) + _reactivations(lacking, left + 1) * fame


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
        gain = after.worth() - now.worth() - _of_waiting(after.machines, now.shards, now.left)
        if gain <= 0:
            break
        gains.append(gain)
        room, now = after.machines, after
    return gains


def _of_waiting(room: Room, shards: float, left: int) -> float:
    """What the highest machine would still bring if it were built some rounds later."""
    slot, later = room.built - 1, left - _LATER
    if later < 0:
        return 0.0
    brings = _of_slot(room, slot, shards + _LATER * _SHARDS_A_ROUND, later)
    return _BUILT_THEN * later * max(0.0, brings - room.prices[slot] * worth.of_coin(later))


def in_plan(company: Company) -> Company:
    """DT-MACH-06: the company with the coins that its coils will pay before the first placement."""
    room = company.machines
    if room is None or room.school not in _COINS:
        return company
    coils = [slot for slot, coins in enumerate(_COINS[room.school]) if coins and room.ready[slot]]
    richer = company.copy()
    richer.coins += sum([_COINS[room.school][slot] for slot in coils])
    active = tuple([each and slot not in coils for slot, each in enumerate(room.active)])
    richer.machines = room._replace(active=active)
    return richer


def in_smoke(room: Room, missing: Sequence[tuple[int, int]], dearest: int, slots: Sequence[bool]) -> bool:
    """DT-OPTI-04 to 06: whether the machines of these slots spare all that is missing.

    `dearest` is the first type of the superior class, which only the upper levels spare.
    """
    if room.school != "optical":
        return False
    any_class = slots[2] + 2 * slots[3]
    superior = sum([count for type, count in missing if type >= dearest])
    return superior <= any_class and sum([count for _, count in missing]) <= any_class + slots[0] + slots[1]


def unspared(
    room: Room, missing: Sequence[tuple[int, int]], prices: Sequence[int], dearest: int, slots: Sequence[bool]
) -> list[tuple[int, int]]:
    """DT-OPTI-04 to 06: what is left to buy if the machines of these slots spare the dearest pieces."""
    if room.school != "optical":
        return list(missing)
    any_class, lower = slots[2] + 2 * slots[3], slots[0] + slots[1]
    left = []
    for type, count in sorted(missing, key=lambda each: (each[1], -prices[each[0]])):
        by_lower = min(count, lower) if type < dearest else 0
        by_any = min(count - by_lower, any_class)
        lower, any_class = lower - by_lower, any_class - by_any
        if count > by_lower + by_any:
            left.append((type, count - by_lower - by_any))
    return left


def training(room: Room | None, visitors: Sequence[int]) -> Sequence[int]:
    """DT-ESCA-01 to 05: the points that machines will probably give those who go to each location."""
    if room is None or room.school != "escape":
        return UNTRAINED
    points = [0] * len(visitors)
    for slot, served in enumerate(_TRAINS):
        place = next((each for each in served if room.ready[slot] and points[each] < visitors[each]), None)
        if place is not None:
            points[place] += 1
    return points


def trains_at(room: Room | None, location: str) -> int:
    """DT-ESCA-01 to 05: the point that a machine can still give who is placed at a location."""
    if room is None or room.school != "escape":
        return 0
    place = ids.LOCATION_IDS.index(location)
    return int(any(ready and place in served for ready, served in zip(room.ready, _TRAINS, strict=True)))
