"""The games that are played here, and what is known of each beforehand. None of it changes."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Response
from litestar.params import FromPath

from sleight.core import registry
from sleight.core.speech import game_speaker
from sleight.server import wire
from sleight.server.api.asking import Asked, Lang, language_of, reads
from sleight.server.api.fixed import Fixed
from sleight.server.desk import game_out
from sleight.server.offered import offered


@reads("/api/games")
async def list_games(request: Asked, lang: Lang = None) -> Response[list[wire.GameOut]]:
    """The games with their seats, options and bots."""
    return _games(language_of(request, lang)).answer(request)


@reads("/api/games/{game:str}/schema")
async def show_schema(request: Asked, game: FromPath[str]) -> Response[dict[str, Any]]:
    """The JSON schema of a game's views, choices and events."""
    return _schema(offered(game).id).answer(request)


@reads("/api/games/{game:str}/printed")
async def show_printed(request: Asked, game: FromPath[str]) -> Response[dict[str, Any]]:
    """What is printed on the cards and boards of a game; nothing for a game that prints nothing."""
    return _printed(offered(game).id).answer(request)


@reads("/api/games/{game:str}/words")
async def show_words(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[wire.WordsOut]:
    """The texts of a game in one language, for a client that says things itself."""
    return _words(offered(game).id, language_of(request, lang)).answer(request)


# What is kept is asked for by ids and languages that exist, so there are few of each.


@cache
def _games(lang: str) -> Fixed:
    return Fixed(msgspec.json.encode([game_out(id, lang) for id in registry.games()]))


@cache
def _schema(game: str) -> Fixed:
    rules = registry.game(game)
    kinds = [rules.view_type, rules.choice_type, rules.event_type]
    (view, choice, event), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return Fixed(msgspec.json.encode({"view": view, "choice": choice, "event": event, "$defs": parts}))


@cache
def _printed(game: str) -> Fixed:
    return Fixed(msgspec.json.encode(registry.game(game).printed_data()))


@cache
def _words(game: str, lang: str) -> Fixed:
    says = game_speaker(game, lang)
    return Fixed(msgspec.json.encode(wire.WordsOut(says.lang, says.sources)))


ROUTES = [list_games, show_schema, show_printed, show_words]
