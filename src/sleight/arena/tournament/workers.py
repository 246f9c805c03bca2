"""Who plays the pairs: this process, a few processes of this machine, or a cluster."""

from __future__ import annotations

from abc import ABC, abstractmethod
from concurrent.futures import FIRST_COMPLETED, Future, wait
from multiprocessing import active_children
from time import perf_counter
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from sleight.arena.pool import worker_pool
from sleight.arena.tournament.pairs import Pair, play_pair
from sleight.arena.tournament.plan import check_here

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType
    from typing import Self

    from sleight.arena.tournament.plan import Tournament

Task = TypeVar("Task")

LOOK_SECONDS = 0.2
"""How often somebody who waits looks up, to notice Ctrl-C."""


class Chunk(NamedTuple):
    """A few pairs that were played one after the other, and how long they took."""

    seconds: float
    pairs: list[Pair]


def play_chunk(plan: Tournament, numbers: Sequence[int]) -> Chunk:
    """Play these pairs, wherever this process may run."""
    check_here(plan)
    start = perf_counter()
    pairs = [play_pair(plan, number) for number in numbers]
    return Chunk(perf_counter() - start, pairs)


class Workers(ABC, Generic[Task]):
    """Takes chunks of pairs and gives them back in any order."""

    places: int
    """How many chunks can be played at once."""

    chunk_seconds: float
    """How long a chunk should take: long enough to be worth sending, short enough to wait for."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is KeyboardInterrupt:
            self.end()
        self.close()

    @abstractmethod
    def submit(self, plan: Tournament, numbers: Sequence[int]) -> Task:
        """Hand over a chunk."""

    @abstractmethod
    def finished(self, tasks: Sequence[Task]) -> list[Task]:
        """Those that are done, after a short while at most."""

    @abstractmethod
    def result(self, task: Task) -> Chunk:
        """What a finished task has played."""

    @abstractmethod
    def rest(self, tasks: Sequence[Task]) -> list[Task]:
        """Begin nothing more; let those finish that are being played, and say which."""

    @abstractmethod
    def end(self) -> None:
        """End also what is being played."""

    @abstractmethod
    def close(self) -> None:
        """Let go of everything."""


class Here(Workers[tuple["Tournament", "Sequence[int]"]]):
    """This process, one pair after the other."""

    places = 1
    chunk_seconds = 0.0

    def submit(self, plan: Tournament, numbers: Sequence[int]) -> tuple[Tournament, Sequence[int]]:
        return plan, numbers

    def finished(
        self, tasks: Sequence[tuple[Tournament, Sequence[int]]]
    ) -> list[tuple[Tournament, Sequence[int]]]:
        return list(tasks[:1])

    def result(self, task: tuple[Tournament, Sequence[int]]) -> Chunk:
        plan, numbers = task
        return Chunk(0.0, [play_pair(plan, number) for number in numbers])

    def rest(
        self, tasks: Sequence[tuple[Tournament, Sequence[int]]]
    ) -> list[tuple[Tournament, Sequence[int]]]:
        return []

    def end(self) -> None:
        """Nothing is being played while somebody calls."""

    def close(self) -> None:
        """There is nothing to let go of."""


class Processes(Workers[Future[Chunk]]):
    """A few processes of this machine."""

    chunk_seconds = 0.2

    def __init__(self, jobs: int) -> None:
        self.places = jobs
        self._before = set(active_children())
        self._pool = worker_pool(jobs)

    def submit(self, plan: Tournament, numbers: Sequence[int]) -> Future[Chunk]:
        return self._pool.submit(play_chunk, plan, numbers)

    def finished(self, tasks: Sequence[Future[Chunk]]) -> list[Future[Chunk]]:
        done = wait(tasks, LOOK_SECONDS, FIRST_COMPLETED).done
        return [task for task in tasks if task in done]

    def result(self, task: Future[Chunk]) -> Chunk:
        return task.result()

    def rest(self, tasks: Sequence[Future[Chunk]]) -> list[Future[Chunk]]:
        begun = [task for task in tasks if not task.cancel()]
        wait(begun)
        return begun

    def end(self) -> None:
        for process in set(active_children()) - self._before:
            process.terminate()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
