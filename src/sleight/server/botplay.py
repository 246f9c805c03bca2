"""Lets the bots play: whenever one is asked, it thinks elsewhere and answers like everybody."""

from __future__ import annotations

import asyncio
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from sleight.bots import luck_of
from sleight.core import registry
from sleight.core.errors import SleightError
from sleight.core.text import text
from sleight.server import secrets
from sleight.server.faults import Unstored
from sleight.server.resuming import is_current
from sleight.server.tables import Answer
from sleight.server.thinker import Thought
from sleight.server.workers import Failed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from sleight.server.metrics import Metrics
    from sleight.server.play import Play
    from sleight.server.stored import Running
    from sleight.server.tables import Tables
    from sleight.server.workers import BotWorkers

Result = TypeVar("Result")

_log: Any = structlog.get_logger("sleight.bots")
_AGAIN_AFTER = 1.0
"""How long a bot waits when its answer could not be stored, in seconds."""

_SEED_OF_ADVICE = 1
_AT_ONCE = 4
"""How many tables go on at once after a start; the others wait in the database."""


class BotPlay:
    """One task for each seat at which a bot is asked."""

    def __init__(self, tables: Tables, workers: BotWorkers, metrics: Metrics) -> None:
        self._tables = tables
        self._workers = workers
        self._metrics = metrics
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._random = SystemRandom()

    def wake(self, play: Play) -> None:
        """Look which bots of a table are asked now."""
        if not play.started:
            return
        for seat in play.position.waiting:
            place = (play.id, seat)
            if play.seats[seat].bot is not None and place not in self._tasks:
                self._tasks[place] = asyncio.create_task(self._play(play, seat))

    async def resume(self) -> None:
        """After a start of the server: what goes on by itself, then what older versions have stored."""
        store = self._tables.store
        due = iter(await _until_stored(store.due))
        await asyncio.gather(*(self._resume_each(due) for _ in range(_AT_ONCE)))
        # An upgrade may take moves back, and then a bot is asked again.
        await self._resume_each(each.id for each in await _until_stored(store.running) if _is_older(each))
        await self._resume_each(iter(await _until_stored(store.without_position)))

    async def _resume_each(self, tables: Iterator[str]) -> None:
        for table in tables:
            try:
                await _until_stored(partial(self._resume_one, table))
            except Exception as error:
                # One damaged table must not keep all others waiting.
                code = error.code if isinstance(error, SleightError) else type(error).__name__
                _log.error("table-not-resumed", table=table, error=code)

    async def _resume_one(self, table: str) -> None:
        async with self._tables.borrowed(table) as play:
            self.wake(play)
            await self._until_idle(play)

    async def _until_idle(self, play: Play) -> None:
        """Wait until no bot is asked at a table any more."""
        while thinking := [task for (table, _), task in self._tasks.items() if table == play.id]:
            await asyncio.wait(thinking)

    async def close(self) -> None:
        """Stop all tasks; what they were about to choose is asked again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def advice(self, play: Play, seat: int, code: str) -> str:
        """What a bot would do in a seat; the same view gets the same advice."""
        return await self._workers.advise(_thought(play, seat, code, _SEED_OF_ADVICE), f"{play.id} {seat}")

    async def _play(self, play: Play, seat: int) -> None:
        play.watchers += 1
        try:
            while (code := play.seats[seat].bot) is not None and seat in play.position.waiting:
                await self._answer(play, seat, code)
        finally:
            play.watchers -= 1
            del self._tasks[play.id, seat]

    async def _answer(self, play: Play, seat: int, code: str) -> None:
        number = play.number(seat)
        written = await self._written(play, seat, code)
        answer = Answer(number, secrets.new_token(), play.game.parse(written))
        try:
            await self._tables.answer(play, seat, answer, bot=code)
        except Unstored as error:
            _log.error("bot-answer-not-stored", table=play.id, seat=seat, error=error.code)
            await asyncio.sleep(_AGAIN_AFTER)
        except SleightError:
            # The seat was taken back meanwhile, or somebody has undone a move: look again.
            return
        except Exception as error:
            _log.error("bot-answer-not-stored", table=play.id, seat=seat, error=type(error).__name__)
            await asyncio.sleep(_AGAIN_AFTER)

    async def _written(self, play: Play, seat: int, code: str) -> str:
        """What the bot chooses; one that fails or is too slow is answered for by chance."""
        choices = play.position.choices(seat)
        try:
            written = await self._workers.choose(_thought(play, seat, code), play.id)
        except Failed as failure:
            self._metrics.bot_failures.inc()
            _log.warning("bot-failed", table=play.id, seat=seat, bot=code, how=str(failure))
            return text(self._random.choice(choices))
        self._metrics.bot_choices.inc()
        return written


def _is_older(table: Running) -> bool:
    if table.game not in registry.games():
        return False
    return not is_current(registry.game(table.game), table.rules, table.data, table.options)


async def _until_stored(work: Callable[[], Awaitable[Result]]) -> Result:
    """Try something again and again while the database is in trouble."""
    while True:
        try:
            return await work()
        except Unstored as error:
            _log.warning("database-in-trouble", error=error.code)
            await asyncio.sleep(_AGAIN_AFTER)


def _thought(play: Play, seat: int, code: str, seed: int | None = None) -> Thought:
    """What a bot is asked; its luck follows from the table's seed unless there is one of its own, or none."""
    position, origin = play.position, play.header.seed
    view = msgspec.Raw(msgspec.json.encode(position.view(seat)))
    if seed is None and origin is not None:
        seed = luck_of(origin, seat, view)
    return Thought(play.game.id, code, view, tuple(text(choice) for choice in position.choices(seat)), seed)
