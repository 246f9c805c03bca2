"""Runs the server: one process, because the tables in memory and the news about them are its own."""

from __future__ import annotations

import gc
import sys
from socket import socket
from typing import TYPE_CHECKING

import uvicorn

from sleight.server.app import make_app
from sleight.server.config import Config
from sleight.server.database import migrate, open_database

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL

_STOP_SECONDS = 5
_SWITCH_SECONDS = 0.0005
"""How long the writer's thread may keep the others waiting once they want to go on."""

_COLLECTED = (50_000, 50, 1_000)
"""How seldom rings of garbage are looked for: what tables keep forms none, and there is much of it."""


class Server(uvicorn.Server):
    """Says when it is ready, and where."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str, int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open the doors, then say so."""
        await super().startup(sockets)
        for each in self.servers:
            host, port, *_ = each.sockets[0].getsockname()
            self._ready(host, port)


def make_server(
    url: URL, host: str, port: int, ready: Callable[[str, int], None], config: Config | None = None
) -> Server:
    """A server over a database, which is first brought up to date."""
    settings = config or Config()
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_COLLECTED)
    engine = open_database(url)
    migrate(engine)
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
    )
