"""A game goes the same way if all players sit some seats further on: no number of a seat matters."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sleight
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import purses
from tests.games.trickerion.helpers.midgame import MOMENTS, midgame
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import keen_choice

_BY_SEAT = ("fame", "coins", "shards", "workshops", "asked", "planned", "replans")
_ABOUT_SEATS = ("seat", "owner", "payer", "performer")
_STEPS = 120


def moved_on(position: TrickerionPosition, by: int) -> TrickerionPosition:
    """The same position with everybody some seats further on; no question may speak of a seat."""
    seats = position.table.seats
    saved: dict[str, Any] = position.to_dict()
    for field in _BY_SEAT:
        saved[field] = [saved[field][(seat - by) % seats] for seat in range(seats)]
    saved["order"] = [(seat + by) % seats for seat in saved["order"]]
    saved["chooser"] = (saved["chooser"] + by) % seats
    for show in saved["theater"]:
        for marker in (*show["markers"], *show.get("beside", ())):
            if marker:
                marker["seat"] = (marker["seat"] + by) % seats
    return GAME.from_dict(saved)


def told(events: list[sleight.Event], by: int, seats: int) -> list[object]:
    """The events as plain data, as if all sat some seats further on."""
    return [_further(msgspec.to_builtins(event), by, seats) for event in events]


def _further(data: Any, by: int, seats: int) -> Any:
    if isinstance(data, list | tuple):
        return sorted((_further(each, by, seats) for each in data), key=str)
    if not isinstance(data, dict):
        return data
    found = {}
    for name, value in data.items():
        if name in _ABOUT_SEATS:
            found[name] = (value + by) % seats
        elif name in ("winners", "order"):
            found[name] = [(seat + by) % seats for seat in value]
        else:
            found[name] = _further(value, by, seats)
    return found


def turned(items: list[Any], by: int) -> list[Any]:
    """What belongs to the seats, if all sit some seats further on."""
    return [items[(seat - by) % len(items)] for seat in range(len(items))]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seed", range(9))
def test_the_number_of_a_seat_does_not_matter(seed: int, moment: str) -> None:
    rng, seats = Random(f"{seed} {moment}"), 2 + seed % 3
    first, by = midgame(seed, seats, moment), rng.randrange(1, seats)
    later = moved_on(first, by)
    for _ in range(_STEPS):
        if not first.waiting:
            break
        seat = rng.choice(first.waiting)
        other = (seat + by) % seats
        assert later.choices(other) == first.choices(seat)
        choice = keen_choice(rng, first.choices(seat))
        assert told(later.apply(other, choice), 0, seats) == told(first.apply(seat, choice), by, seats)
        assert purses(later) == turned(purses(first), by)
