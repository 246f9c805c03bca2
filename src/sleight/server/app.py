"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
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
from sleight.server.front import admit, observed, pattern
from sleight.server.hub import LocalHub
from sleight.server.live import live
from sleight.server.metrics import Metrics
from sleight.server.origins import Origins
from sleight.server.pages import Client, show_client
from sleight.server.proxies import Proxies
from sleight.server.seating import Seating
from sleight.server.store import Store
from sleight.server.tables import Tables
from sleight.server.workers import BotWorkers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Engine

_log: Any = structlog.get_logger("sleight.server")
_SWEEP_SECONDS = 30.0
_FAULT = 500
_GONE = "client disconnected prematurely"
"""What litestar says of a body that ends too early. It is no fault of ours, and nobody reads the answer."""

AnyRequest = Request[Any, Any, Any]


def make_app(engine: Engine, config: Config | None = None) -> Litestar:
    """The application over a database that is up to date."""
    settings = config or Config()
    origins = Origins(settings.origins)

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
        before_request=admit,
        request_max_body_size=settings.most_bytes,
        openapi_config=OpenAPIConfig(
            title="sleight",
            version=__version__,
            # litestar adds pages of its own around it; what clients read is /api/openapi.json.
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        state=State({"client": Client(settings.client), "origins": origins}),
        logging_config=None,
    )
    # Around everything, so that it sees even what no route answers.
    around = observed(app.asgi_handler, origins, settings)
    app.asgi_handler = Proxies(settings.trusted_proxies).around(around)
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
    desk = app.state.desk = Desk(config, tables, Seating(tables), bots, metrics)
    tasks = [asyncio.create_task(bots.resume()), asyncio.create_task(_sweep(tables))]
    try:
        yield
    finally:
        tables.driver = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await desk.pars.close()
        await desk.analyses.close()
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
    if error.detail == _GONE:
        return _said(request, Declined("request-wrong", why=_GONE), 400)
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
    _log.error("server-fault", path=pattern(request.scope), exc_info=error)
    return _said(request, Declined("server-fault"), _FAULT)


def _said(request: AnyRequest, error: SleightError, status: int) -> Response[Any]:
    lang = language_of(request, request.query_params.get("lang"))
    headers = {"retry-after": f"{error.arguments['seconds']}"} if error.code == "too-often" else {}
    return Response(problem(error, lang), status_code=status, media_type=MediaType.JSON, headers=headers)
