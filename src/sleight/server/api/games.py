"""The games that are played here, and what is known of each beforehand."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.params import FromPath

from sleight.core import registry
from sleight.core.speech import game_speaker
from sleight.server import wire
from sleight.server.api.asking import Asked, Lang, language_of, reads
from sleight.server.desk import game_out


@reads("/api/games")
async def list_games(request: Asked, lang: Lang = None) -> list[wire.GameOut]:
    """The games with their seats, options and bots."""
    return [game_out(id, language_of(request, lang)) for id in registry.games()]


@reads("/api/games/{game:str}/schema")
async def show_schema(game: FromPath[str]) -> dict[str, Any]:
    """The JSON schema of a game's views, choices and events."""
    rules = registry.game(game)
    kinds = [rules.view_type, rules.choice_type, rules.event_type]
    (view, choice, event), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"view": view, "choice": choice, "event": event, "$defs": parts}


@reads("/api/games/{game:str}/printed")
async def show_printed(game: FromPath[str]) -> dict[str, Any]:
    """What is printed on the cards and boards of a game; nothing for a game that prints nothing."""
    return registry.game(game).printed_data()


@reads("/api/games/{game:str}/words")
async def show_words(request: Asked, game: FromPath[str], lang: Lang = None) -> wire.WordsOut:
    """The texts of a game in one language, for a client that says things itself."""
    says = game_speaker(registry.game(game).id, language_of(request, lang))
    return wire.WordsOut(says.lang, says.sources)


ROUTES = [list_games, show_schema, show_printed, show_words]
