"""Runs the server: one process, because the tables in memory and the news about them are its own."""

from __future__ import annotations

import asyncio
import gc
import sys
from socket import socket
from typing import TYPE_CHECKING, Any

import structlog
import uvicorn

from sleight.server.app import make_app
from sleight.server.config import Config
from sleight.server.database import migrate, open_database
from sleight.server.lock import lock_database
from sleight.server.types import build_types

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL

    from sleight.server.lock import Lock

_log: Any = structlog.get_logger("sleight.server")
_STOP_SECONDS = 5
_GUARD_SECONDS = 5
"""How often it is looked whether the database is still ours."""

_SWITCH_SECONDS = 0.0005
"""How long the writer's thread may keep the others waiting once they want to go on."""

_COLLECTED = (50_000, 50, 1_000)
"""How seldom rings of garbage are looked for: what tables keep forms none, and there is much of it."""


class Server(uvicorn.Server):
    """Says when it is ready, and where."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str, int], None], lock: Lock) -> None:
        super().__init__(config)
        self._ready = ready
        self._lock = lock
        self._guard: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open the doors, then say so."""
        await super().startup(sockets)
        for each in self.servers:
            host, port, *_ = each.sockets[0].getsockname()
            self._lock.describe(f"{host}:{port}")
            self._ready(host, port)
        self._guard = asyncio.create_task(self._guard_database())

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Close the doors; only then may another server use the database."""
        if self._guard is not None:
            self._guard.cancel()
        await super().shutdown(sockets)
        self._lock.release()

    async def _guard_database(self) -> None:
        """Stop as soon as another server has the database: two would damage the games of both."""
        while await asyncio.to_thread(self._lock.holds):
            await asyncio.sleep(_GUARD_SECONDS)
        _log.error("database-lost")
        self.should_exit = True


def make_server(
    url: URL, host: str, port: int, ready: Callable[[str, int], None], config: Config | None = None
) -> Server:
    """A server over a database, which is first brought up to date."""
    settings = config or Config()
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_COLLECTED)
    build_types()
    lock = lock_database(url)
    try:
        engine = open_database(url)
        migrate(engine)
    except BaseException:
        lock.release()
        raise
    return Server(
        uvicorn.Config(
            make_app(engine, settings),
            host=host,
            port=port,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=_STOP_SECONDS,
            ws="websockets-sansio",
            ws_max_size=settings.most_bytes,
            # Frames are small and differ; deflating each costs more time than it saves bytes.
            ws_per_message_deflate=False,
        ),
        ready,
        lock,
    )
