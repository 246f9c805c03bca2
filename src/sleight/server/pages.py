"""The built client: read and packed once at the start, and served so that other people's text cannot run."""

from __future__ import annotations

import gzip
import mimetypes
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from sleight.core.speech import speaker
from sleight.server.faults import Declined, spoken_language

if TYPE_CHECKING:
    from collections.abc import Mapping

_LEAST_PACKED = 512
_WORTH_PACKING = ("text/", "image/svg", "application/json", "application/manifest")
_INDEX = "/index.html"
_ASSETS = "/assets/"
_NOT_OURS = ("/api", "/metrics")
_FOR_EVER = "public, max-age=31536000, immutable"
"""The names of built files hold a digest of their content."""

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self' ws: wss:",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
    )
)

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class _File(NamedTuple):
    """A file as it is sent, and as it is sent to whoever can unpack it."""

    kind: str
    plain: bytes
    packed: bytes | None


def _file(path: str, plain: bytes) -> _File:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    worth = len(plain) >= _LEAST_PACKED and kind.startswith(_WORTH_PACKING)
    # Without a time inside, the same file packs to the same bytes.
    return _File(kind, plain, gzip.compress(plain, mtime=0) if worth else None)


class Client:
    """The files of a folder by their paths; what is not among them cannot be asked for."""

    def __init__(self, folder: Path) -> None:
        paths = {
            f"/{file.relative_to(folder).as_posix()}": file
            for file in sorted(folder.rglob("*"))
            if file.is_file()
        }
        self._files = {path: _file(path, file.read_bytes()) for path, file in paths.items()}

    def page(self, path: str, lang: str, *, packed: bool = False) -> Response[bytes]:
        """What lies at a path; a path without a dot is a place in the client itself."""
        is_file = "." in path.rpartition("/")[2]
        if path.startswith(tuple(f"{each}/" for each in _NOT_OURS)) or path in _NOT_OURS:
            raise Declined("page-unknown")
        found = path if is_file else _INDEX
        if found in self._files:
            return _answer(self._files[found], found, packed=packed)
        if is_file:
            raise Declined("page-unknown")
        return _answer(_file(_INDEX, _not_built(lang)), _INDEX, packed=packed)


def _answer(file: _File, path: str, *, packed: bool) -> Response[bytes]:
    headers = dict(_headers(path))
    if file.packed is None:
        return Response(file.plain, media_type=file.kind, headers=headers)
    headers["vary"] = "accept-encoding"
    if not packed:
        return Response(file.plain, media_type=file.kind, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(file.packed, media_type=file.kind, headers=headers)


def _headers(path: str) -> Mapping[str, str]:
    return {
        "cache-control": _FOR_EVER if path.startswith(_ASSETS) else "no-cache",
        "content-security-policy": _POLICY,
        "referrer-policy": "no-referrer",
    }


def _not_built(lang: str) -> bytes:
    """A plain page for a server without a client."""
    said = escape(speaker(lang, "sleight.server").say("client-missing"))
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>sleight</title><p>{said}</p></html>'
    )
    return page.encode()


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def show_client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """The client, on every path that is not the API's."""
    lang = spoken_language(None, request.headers.get("accept-language"))
    client: Client = request.app.state.client
    return client.page(path, lang, packed="gzip" in request.headers.get("accept-encoding", ""))
