"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sleight import __version__
from sleight.core.errors import SleightError
from sleight.server import api
from sleight.server.api.asking import language_of
from sleight.server.botplay import BotPlay
from sleight.server.config import Config
from sleight.server.desk import Desk, problem
from sleight.server.faults import Declined, status_of
from sleight.server.hub import LocalHub
from sleight.server.live import live
from sleight.server.metrics import Metrics
from sleight.server.pages import Client, show_client
from sleight.server.seating import Seating
from sleight.server.store import Store
from sleight.server.tables import Tables
from sleight.server.workers import BotWorkers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import ASGIApp, Message, Receive, Scope, Send
    from sqlalchemy import Engine

_log: Any = structlog.get_logger("sleight.server")
_SWEEP_SECONDS = 30.0
_FAULT = 500
_NO_GUESSING = (b"x-content-type-options", b"nosniff")

AnyRequest = Request[Any, Any, Any]


def make_app(engine: Engine, config: Config | None = None) -> Litestar:
    """The application over a database that is up to date."""
    settings = config or Config()

    async def desk(state: State) -> Desk:
        opened: Desk = state.desk
        return opened

    app = Litestar(
        route_handlers=[*api.ROUTES, live, show_client],
        dependencies={"desk": Provide(desk)},
        lifespan=[lambda app: _open(app, engine, settings)],
        exception_handlers={
            SleightError: _decline,
            HTTPException: _decline_http,
            Exception: _admit_fault,
        },
        request_max_body_size=settings.most_bytes,
        # The client's files; answers of the API are small, and many.
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api", "^/metrics"]),
        openapi_config=OpenAPIConfig(
            title="sleight",
            version=__version__,
            # litestar adds pages of its own around it; what clients read is /api/openapi.json.
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        state=State({"client": Client(settings.client)}),
        logging_config=None,
    )
    # Around everything, so that it sees even what no route answers.
    app.asgi_handler = _observed(app.asgi_handler)
    return app


@asynccontextmanager
async def _open(app: Litestar, engine: Engine, config: Config) -> AsyncIterator[None]:
    """Everything between the start and the stop of the server."""
    store = Store(engine)
    tables = Tables(store, LocalHub(), config)
    workers = BotWorkers(config.bot_processes, config.bot_seconds)
    metrics = Metrics()
    bots = BotPlay(tables, workers, metrics)
    tables.driver = bots
    app.state.desk = Desk(config, tables, Seating(tables), bots, metrics)
    tasks = [asyncio.create_task(bots.resume()), asyncio.create_task(_sweep(tables))]
    try:
        yield
    finally:
        tables.driver = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await bots.close()
        await tables.finish()
        await workers.close()
        store.close()


async def _sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(_SWEEP_SECONDS)
        await tables.evict()


# --- errors -----------------------------------------------------------------------------------------


def _decline(request: AnyRequest, error: SleightError) -> Response[bytes]:
    return _said(request, error, status_of(error))


def _decline_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What litestar itself declines, as a sentence of ours."""
    if error.status_code >= _FAULT:
        return _admit_fault(request, error)
    return _said(request, _as_ours(request, error), error.status_code)


def _as_ours(request: AnyRequest, error: HTTPException) -> Declined:
    if error.status_code == 404:
        return Declined("page-unknown")
    if error.status_code == 405:
        return Declined("method-wrong")
    if error.status_code == 413:
        return Declined("request-large", most=request.app.state.desk.config.most_bytes)
    return Declined("request-wrong", why=_reasons(error))


def _reasons(error: HTTPException) -> str:
    details = error.extra if isinstance(error, ValidationException) else None
    if isinstance(details, list):
        return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in details)
    return error.detail.partition("\n")[0]


def _admit_fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    if isinstance(error, UnicodeError | RecursionError):
        return _said(request, Declined("request-wrong", why=type(error).__name__), 400)
    request.app.state.desk.metrics.faults.inc()
    _log.error("server-fault", path=_pattern(request.scope), exc_info=error)
    return _said(request, Declined("server-fault"), _FAULT)


def _said(request: AnyRequest, error: SleightError, status: int) -> Response[Any]:
    lang = language_of(request, request.query_params.get("lang"))
    return Response(problem(error, lang), status_code=status, media_type=MediaType.JSON)


# --- what is noted of requests ----------------------------------------------------------------------


def _observed(app: ASGIApp) -> ASGIApp:
    """Count requests, and log each with the pattern of its path only: a path may hold ids.

    Every answer says that it is what it says: no browser may take what a person wrote for anything but text.
    """

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began = time.perf_counter()

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                _note(scope, message["status"], time.perf_counter() - began)
                message["headers"] = [*message["headers"], _NO_GUESSING]
            await send(message)

        await app(scope, receive, noting)

    return observe


def _note(scope: Any, status: int, seconds: float) -> None:
    metrics: Metrics = scope["app"].state.desk.metrics
    metrics.requests.labels(str(status)).inc()
    metrics.request_seconds.observe(seconds)
    _log.debug("request", method=scope["method"], path=_pattern(scope), status=status)


def _pattern(scope: Any) -> str:
    return str(scope.get("path_template", ""))
