"""Playing what is missing, and stopping where the test decides: the same place, whoever played how fast."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, TypeVar

from sleight.arena.pool import size_of_next_chunk
from sleight.arena.tournament.pairs import compared
from sleight.arena.tournament.plan import FEWEST_BOTS
from sleight.arena.tournament.sprt import Sprt, Verdict
from sleight.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from sleight.arena.tournament.pairs import Pair
    from sleight.arena.tournament.plan import Tournament
    from sleight.arena.tournament.sprt import Bounds
    from sleight.arena.tournament.workers import Workers

Task = TypeVar("Task")

_MOST_PAIRS_A_CHUNK = 500
_CHUNKS_A_PLACE = 2
"""One is being played, and the next one waits behind it."""


class Standing:
    """The pairs that are there, and which of them count."""

    def __init__(self, plan: Tournament, pairs: int, bounds: Bounds | None = None) -> None:
        if pairs < 1:
            raise BadInput("number-least", name="pairs", value=pairs, least=1)
        if bounds is not None and len(plan.bots) != FEWEST_BOTS:
            raise BadInput("sprt-bots", bots=len(plan.bots))
        self.plan = plan
        self.wanted = pairs * len(plan.meetings)
        """So many pairs are played, unless the test decides before."""

        self.sprt = None if bounds is None else Sprt(bounds)
        self._pairs: dict[int, Pair] = {}
        self._tested = 0
        """All pairs below this number have been through the test."""

    def add(self, pair: Pair) -> None:
        """Take one more pair, in any order; the test sees them in the order of their numbers."""
        self._pairs[pair.number] = pair
        while self.sprt is not None and not self.decided and self._tested in self._pairs:
            if self._tested == self.wanted:
                break
            self._test(self._pairs[self._tested], self.sprt)
            self._tested += 1

    @property
    def decided(self) -> bool:
        """True if the test has seen enough."""
        return self.sprt is not None and self.sprt.verdict is not Verdict.OPEN

    @property
    def counted(self) -> list[Pair]:
        """The pairs that count, in order: those that came after the test had decided do not."""
        end = self._tested if self.decided else self.wanted
        return [self._pairs[number] for number in sorted(self._pairs) if number < end]

    @property
    def missing(self) -> list[int]:
        """The numbers of the pairs that are still to be played."""
        return [] if self.decided else [each for each in range(self.wanted) if each not in self._pairs]

    def _test(self, pair: Pair, sprt: Sprt) -> None:
        (points,) = compared(pair, self.plan.bots).values()
        sprt.add(points.part)


def played(
    plan: Tournament, numbers: Sequence[int], workers: Workers[Task], stopped: Callable[[], bool]
) -> Generator[Pair, None, None]:
    """These pairs, in the order in which they end. Once it is stopped, only what has begun still comes."""
    waiting, out, size = deque(numbers), list[Task](), 1
    while (waiting or out) and not stopped():
        while waiting and len(out) < _CHUNKS_A_PLACE * workers.places:
            # Towards the end chunks get smaller, so that nobody plays a long one alone.
            share = max(1, len(waiting) // (_CHUNKS_A_PLACE * workers.places))
            chunk = [waiting.popleft() for _ in range(min(size, share))]
            out.append(workers.submit(plan, chunk))
        for task in workers.finished(out):
            out.remove(task)
            done = workers.result(task)
            size = size_of_next_chunk(
                len(done.pairs), done.seconds, wanted=workers.chunk_seconds, most=_MOST_PAIRS_A_CHUNK
            )
            yield from done.pairs
    for task in workers.rest(out):
        yield from workers.result(task).pairs
