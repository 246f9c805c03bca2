"""Runs the server: one process, because the tables in memory and the news about them are its own."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from typing import TYPE_CHECKING, Any

import structlog
import uvicorn

from sleight.core.errors import BadInput
from sleight.server.accepting import Acceptor
from sleight.server.app import make_app
from sleight.server.config import Config
from sleight.server.connection import Http, Socket, Watched
from sleight.server.database import migrate, open_database
from sleight.server.doors import Doors, connections_within, files_allowed
from sleight.server.lock import lock_database
from sleight.server.metrics import Exposed
from sleight.server.proxies import Proxies
from sleight.server.types import build_types

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import Litestar
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

_FIRST_ACCEPTED = 64

_TICKS = 10
"""Ticks of uvicorn in a second."""


class Server(uvicorn.Server):
    """Watches its connections, shows its numbers elsewhere, and says when it is ready, and where."""

    def __init__(
        self, config: uvicorn.Config, state: Watched, ready: Callable[[str, int], None], lock: Lock
    ) -> None:
        super().__init__(config)
        self.server_state: Watched = state
        self._ready = ready
        self._lock = lock
        self._guard: asyncio.Task[None] | None = None
        self._acceptors: list[Acceptor] = []
        self._metrics: tuple[socket.socket, uvicorn.Config] | None = None

    def show_metrics(self, at: socket.socket, config: uvicorn.Config) -> None:
        """Serve the numbers too, at an address that is bound already."""
        self._metrics = at, config

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Where the numbers are."""
        if self._metrics is None:
            return None
        host, port, *_ = self._metrics[0].getsockname()
        return host, port

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors, then say so."""
        await super().startup(sockets)
        public = list(self.servers)
        for each in public:
            self._accept(each, self.config, self.lifespan.state)
        if self._metrics is not None:
            self.servers.append(await self._serve_metrics(*self._metrics))
        for each in public:
            host, port, *_ = each.sockets[0].getsockname()
            self._lock.describe(f"{host}:{port}")
            self._ready(host, port)
        self._guard = asyncio.create_task(self._guard_database())

    async def _guard_database(self) -> None:
        """Stop as soon as another server has the database: two would damage the games of both."""
        while await asyncio.to_thread(self._lock.holds):
            await asyncio.sleep(_GUARD_SECONDS)
        _log.error("database-lost")
        self.should_exit = True

    def _accept(self, server: asyncio.Server, config: uvicorn.Config, state: dict[str, Any]) -> None:
        watched = self.server_state
        acceptor = Acceptor(watched.doors, lambda place: Http(config, watched, state, place=place))
        acceptor.take_over(server)
        self._acceptors.append(acceptor)

    async def _serve_metrics(self, at: socket.socket, config: uvicorn.Config) -> asyncio.Server:
        config.load()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Http(config, self.server_state, {}), sock=at)
        self._accept(server, config, {})
        return server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the doors and let everybody finish; only then may another server use the database."""
        for acceptor in self._acceptors:
            acceptor.close()
        self.server_state.doors.close()
        if self._guard is not None:
            self._guard.cancel()
        await super().shutdown(sockets)
        self._lock.release()

    async def on_tick(self, counter: int) -> bool:
        """Look after slow connections once a second."""
        if counter % _TICKS == 0:
            self.server_state.doors.sweep()
        return await super().on_tick(counter)


def make_server(
    url: URL, host: str, port: int, ready: Callable[[str, int], None], config: Config | None = None
) -> Server:
    """A server over a database, which is first brought up to date."""
    settings = config or Config()
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_COLLECTED)
    build_types()
    numbers = _bound(settings.metrics) if settings.metrics else None
    lock = lock_database(url)
    try:
        engine = open_database(url)
        migrate(engine)
    except BaseException:
        lock.release()
        raise
    app = make_app(engine, settings)
    files = files_allowed()
    server = Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            # Until our own acceptor takes over, the loop accepts no more than these at once.
            backlog=_FIRST_ACCEPTED,
            timeout_keep_alive=settings.keep_alive_seconds,
            ws=Socket,
            ws_max_size=settings.most_bytes,
            # Frames are small and differ; deflating each costs more time than it saves bytes.
            ws_per_message_deflate=False,
            **_COMMON,
        ),
        Watched(_doors(settings, files)),
        ready,
        lock,
    )
    if numbers is not None:
        shown = uvicorn.Config(_exposed(app), ws="none", lifespan="off", **_COMMON)
        server.show_metrics(numbers, shown)
    return server


_COMMON: dict[str, Any] = {
    "http": Http,
    "access_log": False,
    "log_config": None,
    "server_header": False,
    # Proxies are believed by our own rules.
    "proxy_headers": False,
    "timeout_graceful_shutdown": _STOP_SECONDS,
}


def _doors(settings: Config, files: int) -> Doors:
    most = min(settings.connections, connections_within(files))
    trusts = Proxies(settings.trusted_proxies).trusts
    return Doors(most, settings.connections_by_address, settings.request_seconds, trusts)


def _exposed(app: Litestar) -> Exposed:
    def read() -> bytes:
        desk = app.state.desk
        desk.metrics.tables.set(desk.tables.in_memory)
        numbers: bytes = desk.metrics.exposed()
        return numbers

    return Exposed(read)


def split_address(written: str) -> tuple[str, int]:
    """An address with a port, such as `127.0.0.1:9100` or `[::1]:9100`; anything else is a ValueError."""
    host, _, port = written.rpartition(":")
    if not host or not port.isascii() or not port.isdecimal() or int(port) > 65_535:
        raise ValueError(written)
    return host.removeprefix("[").removesuffix("]"), int(port)


def _bound(written: str) -> socket.socket:
    """A socket at the address of the numbers."""
    host, port = split_address(written)
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except (OSError, UnicodeError) as error:
        raise BadInput("address-taken", host=host, port=str(port)) from error
