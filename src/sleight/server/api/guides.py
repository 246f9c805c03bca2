"""The guided games of a game. They are the same for everybody, and one answer holds all of them."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response
from litestar.params import FromPath

from sleight.guides import told
from sleight.guides.script import Guides
from sleight.server.api.asking import Asked, Lang, language_of, reads
from sleight.server.api.fixed import Fixed
from sleight.server.offered import offered


@reads("/api/guides/{game:str}")
async def show_guides(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[Guides]:
    """The guided games of a game, none for a game that brings none, and their sentences in one language."""
    return _guides(offered(game).id, language_of(request, lang)).answer(request)


@cache
def _guides(game: str, lang: str) -> Fixed:
    return Fixed(msgspec.json.encode(told(game, lang)))


ROUTES = [show_guides]
