"""About the server itself: its health, its numbers, and the description of its API."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from sleight import __version__
from sleight.server import wire
from sleight.server.api.asking import Asked, At, reads


@reads("/api/health")
async def health(desk: At) -> wire.HealthOut:
    """The server is there and its database answers."""
    await desk.tables.store.listed(0)
    return wire.HealthOut("ok", __version__)


@get("/api/openapi.json", include_in_schema=False)
async def describe_api(request: Asked) -> dict[str, Any]:
    """The description of this API."""
    described: dict[str, Any] = request.app.openapi_schema.to_schema()
    return described


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(desk: At) -> Response[bytes]:
    """Numbers for Prometheus."""
    desk.metrics.tables.set(desk.tables.in_memory)
    return Response(desk.metrics.exposed(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, describe_api, show_metrics]
