"""Answers that never change while the server runs: made once, and not sent to whoever has them already."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response

if TYPE_CHECKING:
    from sleight.server.api.asking import Asked

_UNCHANGED = 304


class Fixed:
    """One such answer, packed for whoever can unpack it."""

    def __init__(self, body: bytes) -> None:
        tag = sha256(body).hexdigest()[:32]
        # Two forms of an answer are two answers to a cache.
        self._plain = body, f'"{tag}"'
        self._packed = gzip.compress(body, mtime=0), f'"{tag}-packed"'

    def answer(self, asked: Asked) -> Response[Any]:
        """The answer, or only that it is still the same."""
        packed = "gzip" in asked.headers.get("accept-encoding", "")
        body, tag = self._packed if packed else self._plain
        headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        known = asked.headers.get("if-none-match", "")
        if tag in (each.strip().removeprefix("W/") for each in known.split(",")):
            return Response(None, status_code=_UNCHANGED, headers=headers)
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=MediaType.JSON, headers=headers)
