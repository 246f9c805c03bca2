"""What happens to every request before and after the application proper."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import Request
from litestar.datastructures import Headers
from litestar.enums import ScopeType

from sleight.server.api.asking import address_of, token_of
from sleight.server.desk import problem
from sleight.server.faults import Declined, spoken_language, status_of
from sleight.server.proxies import neighbourhood

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from sleight.server.config import Config
    from sleight.server.desk import Desk
    from sleight.server.metrics import Metrics
    from sleight.server.origins import Origins

_log: Any = structlog.get_logger("sleight.server")
_NO_GUESSING = (b"x-content-type-options", b"nosniff")
_IS_JSON = (b"content-type", b"application/json")
_READS = ("GET", "HEAD", "OPTIONS")
_COSTS = {
    "POST /api/tables/{table}/hint": 20,
    "POST /api/tables/{table}/analysis": 20,
    "GET /api/tables/{table}/par": 20,
}
"""What costs the server more than reading a view does."""


async def admit(request: Request[Any, Any, Any]) -> None:
    """Decline what a foreign page would change, and whoever asks too often; the client's files are free."""
    desk: Desk = request.app.state.desk
    if request.method not in _READS:
        _check_page(request.app.state.origins, request.headers)
    path = request.scope["path"]
    if path.startswith("/api/"):
        token = token_of(request) if path.startswith("/api/tables/") else None
        cost = _COSTS.get(f"{request.method} {pattern(request.scope)}", 1)
        desk.reading.spend_known(token, address_of(request), cost)


def _check_page(origins: Origins, headers: Headers) -> None:
    if origins.foreign(headers.get("origin"), headers.get("host")):
        raise Declined("origin-foreign")


def observed(app: ASGIApp, origins: Origins, config: Config) -> ASGIApp:
    """Count requests, and log each with the pattern of its path only: a path may hold ids.

    Every answer says that it is what it says: no browser may take what a person wrote for anything but text.
    """
    sockets: Counter[str] = Counter()

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await watch(scope, receive, send)
            return
        began = time.perf_counter()

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                _note(scope, message["status"], time.perf_counter() - began)
                message["headers"] = [*message["headers"], _NO_GUESSING]
            await send(message)

        await app(scope, receive, noting)

    async def watch(scope: Scope, receive: Receive, send: Send) -> None:
        """A websocket; the doors do not see who opens how many of them through a proxy."""
        headers = Headers.from_scope(scope)
        address = neighbourhood(scope["client"][0] if scope["client"] else "")
        try:
            _check_page(origins, headers)
            if sockets[address] >= config.connections_by_address:
                raise Declined("server-full")
        except Declined as error:
            await _refuse_socket(error, headers, send)
            return
        sockets[address] += 1
        try:
            await app(scope, receive, send)
        finally:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    return observe


async def _refuse_socket(error: Declined, headers: Headers, send: Send) -> None:
    """Answer the handshake like any request that is declined."""
    said = problem(error, spoken_language(None, headers.get("accept-language")))
    start: Any = {"type": "websocket.http.response.start", "status": status_of(error)}
    start["headers"] = [_IS_JSON, _NO_GUESSING]
    await send(start)
    body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(said)}
    await send(body)


def _note(scope: Any, status: int, seconds: float) -> None:
    metrics: Metrics = scope["app"].state.desk.metrics
    metrics.requests.labels(str(status)).inc()
    metrics.request_seconds.observe(seconds)
    _log.debug("request", method=scope["method"], path=pattern(scope), status=status)


def pattern(scope: Any) -> str:
    """The path of a request as the API describes it, without what it names."""
    return str(scope.get("path_template", ""))
