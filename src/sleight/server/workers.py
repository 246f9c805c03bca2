"""Bots think in processes of their own, each with a time budget; a slow one is ended and replaced."""

from __future__ import annotations

import asyncio
import re
import sys
from typing import TYPE_CHECKING

import msgspec

from sleight.server.turns import Turns

if TYPE_CHECKING:
    from sleight.server.thinker import Thought

_MODULE = "sleight.server.thinker"
_START_SECONDS = 30.0
"""A new process has to load a game first; that is not the bot's fault."""

_MOST_ADVICE = 4
"""How many requests of one seat for advice may wait."""

_ERROR = re.compile(r"! [A-Za-z_]{1,60}")

Process = asyncio.subprocess.Process


class Failed(Exception):
    """A bot gave no legal answer in time; the text says how."""


class BotWorkers:
    """A few processes; tables and people who want advice take turns, however much one of them asks."""

    def __init__(self, processes: int, seconds: float, module: str = _MODULE) -> None:
        self._seconds = seconds
        self._module = module
        self._turns = Turns(processes)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._ending: set[asyncio.Task[int]] = set()

    async def choose(self, thought: Thought, asker: str = "") -> str:
        """The text of what a bot chooses at a table."""
        async with self._turns.turn(asker):
            return await self._chosen(thought)

    async def advise(self, thought: Thought, asker: str) -> str:
        """The same for somebody who may ask at any time: one thought at once, and only a few that wait."""
        async with self._turns.turn(asker, 1, _MOST_ADVICE):
            return await self._chosen(thought)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return len(self._turns)

    async def _chosen(self, thought: Thought) -> str:
        fresh = not self._idle
        process = await self._start() if fresh else self._idle.pop()
        try:
            seconds = self._seconds + (_START_SECONDS if fresh else 0)
            chosen = await asyncio.wait_for(_asked(process, thought), seconds)
        except BaseException as error:
            self._end(process)
            if isinstance(error, OSError | TimeoutError | ValueError):
                raise Failed(type(error).__name__) from error
            raise
        if chosen in thought.choices:
            self._idle.append(process)
            return chosen
        if _ERROR.fullmatch(chosen):
            self._idle.append(process)
            raise Failed(chosen)
        # What it says instead may be a secret of the game, and nobody knows what it says next.
        self._end(process)
        raise Failed("no choice")

    async def close(self) -> None:
        """End all processes, whatever they are thinking about."""
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Errors come back as answers; anything else that a bot prints may tell its view.
            stderr=asyncio.subprocess.DEVNULL,
        )
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        if process.returncode is None:
            process.kill()
        ending = asyncio.create_task(process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def _asked(process: Process, thought: Thought) -> str:
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError
    process.stdin.write(msgspec.json.encode(thought) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise BrokenPipeError
    return line.decode().rstrip("\n")
