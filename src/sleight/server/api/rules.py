"""The pages about the rules. They are the same for everybody, and one answer holds all of them."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import FromPath, QueryParameter

from sleight.manual import excerpt, manual, search
from sleight.manual.pages import Found, Manual
from sleight.server.api.asking import Asked, Lang, language_of, reads
from sleight.server.api.fixed import Fixed
from sleight.server.offered import offered

Query = Annotated[str, QueryParameter(name="q", max_length=200, description="What is looked for.")]


@reads("/api/rules/{game:str}")
async def show_rules(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[Manual]:
    """All pages of a game in one language, with its glossary and the index of the search."""
    # To stem the words of all pages takes a second the first time, and others must not wait for it.
    fixed = await asyncio.to_thread(_rules, offered(game).id, language_of(request, lang))
    return fixed.answer(request)


@reads("/api/rules/{game:str}/search")
async def search_rules(
    request: Asked, game: FromPath[str], looked_for: Query, lang: Lang = None
) -> list[Found]:
    """The pages that some words are about, in whatever form, the best first."""
    book = await asyncio.to_thread(manual, offered(game).id, language_of(request, lang))
    return [
        Found(page.id, page.title, page.chapter, excerpt(book, page, looked_for))
        for page in search(book, looked_for)
    ]


@cache
def _rules(game: str, lang: str) -> Fixed:
    return Fixed(msgspec.json.encode(manual(game, lang)))


ROUTES = [show_rules, search_rules]
