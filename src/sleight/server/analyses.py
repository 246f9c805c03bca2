"""Analyses of finished games: one after the other, each in a process that everything else goes before.

They are kept in memory for a while. After a restart, or when newer ones have taken their place, a game can be
analysed again, with the same result.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import structlog

from sleight.arena.analysis import Analysis
from sleight.server.aside import lines_of
from sleight.server.faults import Declined

if TYPE_CHECKING:
    from sleight.server.config import Config

State = Literal["waiting", "running", "done", "failed"]

_log: Any = structlog.get_logger("sleight.analyses")
_MODULE = "sleight.server.analyst"
_KEPT = 200
"""How many analyses that have ended are kept."""

_Line = msgspec.json.Decoder(tuple[int, int] | Analysis)


class Job:
    """The analysis of one table: waiting, under way, or ended."""

    def __init__(self) -> None:
        self.state: State = "waiting"
        self.done = 0
        self.of = 0
        self.found: Analysis | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        """True as long as there is something to do."""
        return self.state in ("waiting", "running")


class Analyses:
    """All analyses of a server, by table, in the order in which they were asked for."""

    def __init__(self, config: Config, module: str = _MODULE) -> None:
        self._config = config
        self._module = module
        self._jobs: dict[str, Job] = {}
        self._one = asyncio.Lock()

    def start(self, table: str, record: str) -> Job:
        """Put a game in the line; one that is there already, or is analysed, stays as it is."""
        job = self._jobs.get(table)
        if job is not None and job.state != "failed":
            return job
        if sum(each.state == "waiting" for each in self._jobs.values()) >= self._config.analyses:
            raise Declined("analyses-full")
        self._jobs.pop(table, None)
        job = self._jobs[table] = Job()
        job.task = asyncio.create_task(self._run(table, job, record))
        return job

    def of(self, table: str) -> Job | None:
        """The analysis of a table, if somebody has asked for it."""
        return self._jobs.get(table)

    def ahead(self, table: str) -> int:
        """How many games are analysed before this one."""
        before = [*self._jobs][: [*self._jobs].index(table)]
        return sum(self._jobs[each].open for each in before)

    async def stop(self, table: str) -> None:
        """Give up an analysis that has not ended."""
        job = self._jobs.get(table)
        if job is not None and job.open and job.task is not None:
            del self._jobs[table]
            await _cancelled(job.task)

    async def close(self) -> None:
        """Give up everything."""
        for table in list(self._jobs):
            await self.stop(table)

    async def _run(self, table: str, job: Job, record: str) -> None:
        async with self._one:
            job.state = "running"
            try:
                async with asyncio.timeout(self._config.analysis_seconds):
                    await self._follow(job, record)
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
                _log.warning("analysis-failed", table=table, error=type(error).__name__)
            job.state = "failed" if job.found is None else "done"
        self._forget_oldest()

    async def _follow(self, job: Job, record: str) -> None:
        """Listen to a process until it has ended."""
        async with lines_of(self._module, str(self._config.analysis_sims), given=record) as lines:
            async for line in lines:
                told = _Line.decode(line)
                if isinstance(told, Analysis):
                    job.found = told
                else:
                    job.done, job.of = told

    def _forget_oldest(self) -> None:
        ended = [table for table, job in self._jobs.items() if not job.open]
        for table in ended[: max(0, len(ended) - _KEPT)]:
            del self._jobs[table]


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])
