"""Numbers about a server, as Prometheus reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import HTTPScope, Receive, Send

_KIND = (b"content-type", b"text/plain; version=0.0.4; charset=utf-8")


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter("sleight_requests", "Requests by status", ["status"], registry=self._registry)
        self.request_seconds = Histogram(
            "sleight_request_seconds", "How long requests took", registry=self._registry
        )
        self.answers = Counter("sleight_answers", "Answers that were stored", registry=self._registry)
        self._frames = Counter("sleight_frames", "Frames that were sent", registry=self._registry)
        self.bot_choices = Counter("sleight_bot_choices", "Choices of bots", registry=self._registry)
        self.bot_failures = Counter(
            "sleight_bot_failures", "Bots that failed or were too slow", registry=self._registry
        )
        self.faults = Counter("sleight_faults", "Faults of the server", registry=self._registry)
        self.sockets = Gauge("sleight_sockets", "Open websockets", registry=self._registry)
        self.tables = Gauge("sleight_tables", "Tables in memory", registry=self._registry)
        self.frames = 0
        """Frames sent since the numbers were last read; they are too many to count with more ado."""

    def exposed(self) -> bytes:
        """All numbers as text."""
        self._frames.inc(self.frames)
        self.frames = 0
        return generate_latest(self._registry)


class Exposed:
    """The numbers as an application for an address of its own: they would tell others of sealed acts."""

    def __init__(self, read: Callable[[], bytes]) -> None:
        self._read = read

    async def __call__(self, scope: HTTPScope, _receive: Receive, send: Send) -> None:
        """Show the numbers at /metrics, and nothing anywhere else."""
        found = scope["path"] == "/metrics" and scope["method"] in ("GET", "HEAD")
        body = self._read() if found else b""
        start: Any = {"type": "http.response.start", "status": 200 if found else 404}
        start["headers"] = [_KIND, (b"content-length", str(len(body)).encode())]
        await send(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})
