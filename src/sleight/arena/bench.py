"""How fast a game is: random play, the single calls of its contract, and what a search does with them.

The calls are timed along games that nobody has seen before, each once at every decision: whoever makes the
same call at the same position again and again only measures what is kept.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from sleight.core import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sleight.core.guesser import Guesser
    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

    AnyPosition = Position[Any, Any]

_POSITIONS = 200
_LEAST_GAMES = 3
_PARTS = 10
"""Random play is timed in so many parts."""

_PLAYOUTS = 12
"""So many guesses along each game are played to their end."""


class Speeds(NamedTuple):
    """Decisions and playouts of random play in a second; the single calls in microseconds."""

    game: str
    seats: int
    decisions_per_second: float
    playouts_per_second: float
    """A playout draws a guess from a view that was guessed at before, and plays it to its end."""

    copy: float
    choices: float
    view: float
    """By the seat that is asked."""

    first_guess: float
    """Of a view: what it shows is laid out, and what it hides is drawn."""

    second_guess: float
    """Of the same view: what it hides is drawn again."""

    apply: float


class _Along(NamedTuple):
    """The seconds that each call took along one game, in the mean."""

    copy: float
    choices: float
    view: float
    first_guess: float
    second_guess: float
    apply: float
    playout: float


def measure(game_id: str, seats: int, *, seed: int = 0, seconds: float = 0.5) -> Speeds:
    """Measure one game with that many seats, for about that many seconds a figure.

    What is timed is the processor. Random play is the best of its parts, a call the median of its games.
    """
    game, rng = registry.game(game_id), Random(seed)
    plays = [random_play(game, seats, rng, seconds / _PARTS) for _ in range(_PARTS)]
    games: list[_Along] = []
    end = perf_counter() + seconds * len(_Along._fields)
    while len(games) < _LEAST_GAMES or perf_counter() < end:
        games.append(_along_a_game(game, seats, rng))
    *calls, playout = (median(times) for times in zip(*games, strict=True))
    return Speeds(game_id, seats, max(plays), 1 / playout, *(1e6 * call for call in calls))


def random_play(game: AnyGame, seats: int, rng: Random, seconds: float) -> float:
    """Decisions in a second of whole random games, in the loop that the contract shows."""
    decisions, start, clock = 0, process_time(), perf_counter()
    while perf_counter() - clock < seconds or not decisions:
        decisions += _play_out(game.new(seats, rng.getrandbits(64)), rng)
    return decisions / (process_time() - start)


def sample_positions(game: AnyGame, seats: int, rng: Random, count: int = _POSITIONS) -> list[AnyPosition]:
    """Positions in which somebody is asked, from all parts of random games."""
    positions: list[AnyPosition] = []
    while len(positions) < count:
        passed: list[AnyPosition] = []
        _play_out(game.new(seats, rng.getrandbits(64)), rng, passed)
        positions.extend(rng.sample(passed, min(len(passed), 10)))
    return positions[:count]


def _play_out(position: AnyPosition, rng: Random, passed: list[AnyPosition] | None = None) -> int:
    """Random choices to the end; returns how many. Copies of what it passes go to `passed`."""
    decisions = 0
    while position.waiting:
        if passed is not None:
            passed.append(position.copy())
        seat = position.waiting[0]
        position.apply(seat, rng.choice(position.choices(seat)))
        decisions += 1
    return decisions


def _along_a_game(game: AnyGame, seats: int, rng: Random) -> _Along:
    """Play a new game, then do everything once at each of its positions, in their order."""
    passed: list[AnyPosition] = []
    _play_out(game.new(seats, rng.getrandbits(64)), rng, passed)
    views: list[Any] = []
    guessers: list[Guesser[Any]] = []

    def look(position: AnyPosition) -> None:
        views.append(position.view(position.waiting[0]))

    def guess(view: Any) -> None:
        guessers.append(game.guesser(view))
        guessers[-1].draw(rng)

    return _Along(
        copy=_mean_time(lambda position: position.copy(), passed),
        choices=_mean_time(lambda position: position.choices(position.waiting[0]), passed),
        view=_mean_time(look, passed),
        first_guess=_mean_time(guess, views),
        second_guess=_mean_time(lambda guesser: guesser.draw(rng), guessers),
        apply=_mean_time(lambda ready: ready[0].apply(*ready[1:]), [_ready(each, rng) for each in passed]),
        playout=_mean_time(
            lambda guesser: _play_out(guesser.draw(rng), rng), guessers[:: -(-len(guessers) // _PLAYOUTS)]
        ),
    )


def _ready(position: AnyPosition, rng: Random) -> tuple[Any, ...]:
    """Applying changes a position, so each call gets a copy that was made before the clock starts."""
    seat = position.waiting[0]
    return position.copy(), seat, rng.choice(position.choices(seat))


def _mean_time(call: Callable[[Any], object], things: Iterable[Any]) -> float:
    """How long a call takes the processor, in the mean over all things."""
    done, start = 0, process_time()
    for thing in things:
        call(thing)
        done += 1
    return (process_time() - start) / done
