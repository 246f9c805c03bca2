"""Many games between bots. The same plan gives the same games, whatever the number of processes."""

from __future__ import annotations

from collections import deque
from contextlib import closing
from functools import cache
from itertools import cycle, islice
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from sleight.arena.match import Result, play_game
from sleight.arena.pool import size_of_next_chunk, worker_pool
from sleight.arena.statistics import Statistics
from sleight.bots import check_codes
from sleight.core import registry
from sleight.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence
    from concurrent.futures import Future

    from sleight.core.registry import AnyGame

_CHUNK_SECONDS = 0.2
"""How long a chunk of games should take: long enough to be worth sending, short enough to stop at once."""

_MOST_GAMES_A_CHUNK = 1000


class Plan(NamedTuple):
    """What is to be played, checked and ready to be sent to other processes."""

    game: str
    lineup: tuple[str, ...]
    """The bots as they sit in the first game."""

    seed: int
    options: Mapping[str, Any]
    data: str | None
    recorded: bool

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.lineup)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in game `number`: everybody moves on by one seat from game to game."""
        turned = number % len(self.lineup)
        return self.lineup[turned:] + self.lineup[:turned]

    def play(self, number: int) -> Result:
        """Game `number`, counted from 0."""
        game = registry.game(self.game, self.data)
        return play_game(game, self.seating(number), self.seed + number, self.options, recorded=self.recorded)


def make_plan(
    game: str,
    *,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    data: str | None = None,
    recorded: bool = False,
) -> Plan:
    """A plan of games; fewer bots than seats repeat. Whatever is wrong is refused here, before any game."""
    rules = _game(game, data)
    if seats is None:
        seats = max(len(bots), min(rules.seat_counts))
    rules.check_seats(seats)
    check_codes(bots, game)
    if len(bots) > seats:
        raise BadInput("bots-too-many", bots=len(bots), seats=seats)
    if seed < 0:
        raise BadInput("seed-value", seed=str(seed))
    chosen = rules.read_options(options or {}, seats)
    return Plan(game, tuple(islice(cycle(bots), seats)), seed, chosen, data, recorded)


def simulate(plan: Plan, games: int, *, jobs: int = 1) -> Statistics:
    """Play that many games and count."""
    statistics = Statistics(plan.lineup)
    with closing(played(plan, games, jobs=jobs)) as results:
        for result in results:
            statistics.add(result)
    return statistics


def played(plan: Plan, games: int, *, jobs: int = 1) -> Generator[Result, None, None]:
    """The results of that many games, in the order of their numbers; close it to stop before the end."""
    for name, value in (("games", games), ("jobs", jobs)):
        if value < 1:
            raise BadInput("number-least", name=name, value=value, least=1)
    jobs = min(jobs, games)
    return _played_here(plan, games) if jobs == 1 else _played_in_processes(plan, games, jobs)


@cache
def _game(id: str, data: str | None) -> AnyGame:
    """The game, whose card data every process reads only once."""
    return registry.game(id, data)


def _played_here(plan: Plan, games: int) -> Generator[Result, None, None]:
    for number in range(games):
        yield plan.play(number)


def _played_in_processes(plan: Plan, games: int, jobs: int) -> Generator[Result, None, None]:
    """Chunks of games go out to processes and come back in order; sizes follow the speed of the bots."""
    pool = worker_pool(jobs)
    chunks: deque[Future[tuple[float, list[Result]]]] = deque()
    start, size = 0, 1
    try:
        while start < games or chunks:
            while start < games and len(chunks) < 2 * jobs:
                numbers = range(start, min(start + size, games))
                chunks.append(pool.submit(_play_chunk, plan, numbers))
                start = numbers.stop
            seconds, results = chunks.popleft().result()
            size = size_of_next_chunk(len(results), seconds, wanted=_CHUNK_SECONDS, most=_MOST_GAMES_A_CHUNK)
            yield from results
    finally:
        pool.shutdown(cancel_futures=True)


def _play_chunk(plan: Plan, numbers: range) -> tuple[float, list[Result]]:
    start = perf_counter()
    results = [plan.play(number) for number in numbers]
    return perf_counter() - start, results
