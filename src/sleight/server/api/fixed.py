"""Answers that never change while the server runs: made once, and not sent to whoever has them already."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response

if TYPE_CHECKING:
    from sleight.server.api.asking import Asked

_UNCHANGED = 304


class Fixed:
    """One such answer."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._tag = f'"{sha256(body).hexdigest()[:32]}"'

    def answer(self, asked: Asked) -> Response[Any]:
        """The answer, or only that it is still the same."""
        headers = {"etag": self._tag, "cache-control": "no-cache"}
        known = asked.headers.get("if-none-match", "")
        if self._tag in (each.strip().removeprefix("W/") for each in known.split(",")):
            return Response(None, status_code=_UNCHANGED, headers=headers)
        return Response(self._body, media_type=MediaType.JSON, headers=headers)
