"""Long sums in processes of their own, which stand back behind tables and bots."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator

_LAST_IN_LINE = 19
"""Whatever else the machine has to do goes before."""

_LINE_BYTES = 2**20


@asynccontextmanager
async def lines_of(module: str, *arguments: str, given: str = "") -> AsyncGenerator[AsyncIterator[bytes]]:
    """Run a module with a text on its standard input and listen to its lines; afterwards it is ended."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *arguments),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        # What went wrong in there may tell of a game.
        stderr=asyncio.subprocess.DEVNULL,
        limit=_LINE_BYTES,
    )
    try:
        if process.stdin is None or process.stdout is None:
            raise BrokenPipeError
        process.stdin.write(given.encode())
        process.stdin.close()
        yield process.stdout
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def stand_back() -> None:
    """To be called by such a process first: it leaves the processor to others, and its end to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_LAST_IN_LINE)


def say(line: bytes) -> None:
    """Tell the server something; once nobody listens any more, this ends the process."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()
