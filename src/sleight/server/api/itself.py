"""About the server itself: its health, and the description of its API."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.serialization import encode_json

from sleight import __version__
from sleight.server import wire
from sleight.server.api.asking import Asked, At, reads
from sleight.server.api.fixed import Fixed


@reads("/api/health")
async def health(desk: At) -> wire.HealthOut:
    """The server is there and can store what people do; otherwise what keeps it from that."""
    await desk.health.check()
    return wire.HealthOut("ok", __version__)


@get("/api/openapi.json", include_in_schema=False)
async def describe_api(request: Asked) -> Response[Any]:
    """The description of this API."""
    state = request.app.state
    if "described" not in state:
        state.described = Fixed(encode_json(request.app.openapi_schema.to_schema()))
    described: Fixed = state.described
    return described.answer(request)


ROUTES = [health, describe_api]
