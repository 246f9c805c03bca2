"""How fast a game is: random play, and the single calls of its contract."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from sleight.core import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

    AnyPosition = Position[Any, Any]

_POSITIONS = 200
_LEAST_REPEATS = 3
_PARTS = 10
"""Random play is timed in so many parts."""


class Speeds(NamedTuple):
    """Decisions of random play in a second; the single calls in microseconds."""

    game: str
    seats: int
    decisions_per_second: float
    copy: float
    choices: float
    view: float
    guess: float
    apply: float


def measure(game_id: str, seats: int, *, seed: int = 0, seconds: float = 0.5) -> Speeds:
    """Measure one game with that many seats, for about that many seconds a figure.

    Each figure is the best of many short repeats: whatever else the machine does only slows them down.
    """
    game = registry.game(game_id)
    rng = Random(seed)
    positions = sample_positions(game, seats, rng)
    asked = [(position, position.waiting[0]) for position in positions]
    views = [position.view(seat) for position, seat in asked]
    plays = [random_play(game, seats, rng, seconds / _PARTS) for _ in range(_PARTS)]

    def copy() -> None:
        for position in positions:
            position.copy()

    def choices() -> None:
        for position, seat in asked:
            position.choices(seat)

    def view() -> None:
        for position, seat in asked:
            position.view(seat)

    def guess() -> None:
        for each in views:
            game.guess(each, rng)

    return Speeds(
        game_id,
        seats,
        max(plays),
        _microseconds(lambda: _time(copy), seconds),
        _microseconds(lambda: _time(choices), seconds),
        _microseconds(lambda: _time(view), seconds),
        _microseconds(lambda: _time(guess), seconds),
        _microseconds(lambda: _time_of_apply(positions, rng), seconds),
    )


def random_play(game: AnyGame, seats: int, rng: Random, seconds: float) -> float:
    """Decisions in a second of whole random games, in the loop that the contract shows."""
    decisions, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        position = game.new(seats, rng.getrandbits(64))
        while position.waiting:
            seat = position.waiting[0]
            position.apply(seat, rng.choice(position.choices(seat)))
            decisions += 1
    return decisions / (perf_counter() - start)


def sample_positions(game: AnyGame, seats: int, rng: Random, count: int = _POSITIONS) -> list[AnyPosition]:
    """Positions in which somebody is asked, from all parts of random games."""
    positions: list[AnyPosition] = []
    while len(positions) < count:
        position = game.new(seats, rng.getrandbits(64))
        passed = []
        while position.waiting:
            passed.append(position.copy())
            seat = position.waiting[0]
            position.apply(seat, rng.choice(position.choices(seat)))
        positions.extend(rng.sample(passed, min(len(passed), 10)))
    return positions[:count]


def _microseconds(repeat: Callable[[], float], seconds: float) -> float:
    """The time of a single call; a repeat says how long the calls for all positions took."""
    end = perf_counter() + seconds
    times = [repeat() for _ in range(_LEAST_REPEATS)]
    while perf_counter() < end:
        times.append(repeat())
    return min(times) / _POSITIONS * 1e6


def _time(call: Callable[[], None]) -> float:
    start = perf_counter()
    call()
    return perf_counter() - start


def _time_of_apply(positions: list[AnyPosition], rng: Random) -> float:
    """Applying changes a position, so each call gets a copy that was made before the clock starts."""
    ready = []
    for position in positions:
        seat = position.waiting[0]
        ready.append((position.copy(), seat, rng.choice(position.choices(seat))))
    start = perf_counter()
    for fresh, seat, choice in ready:
        fresh.apply(seat, choice)
    return perf_counter() - start
