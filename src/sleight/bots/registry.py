"""Bots by short code with parameters: `random`, `odds`, `odds:risk=0.4`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.bots.random import RandomBot
from sleight.core.errors import BadInput, listed
from sleight.core.installed import brought, faces
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from sleight.core.bot import Bot, Parameter

_COMMON: dict[str, type[Bot]] = {"random": RandomBot}


def bot_codes(game: str) -> tuple[str, ...]:
    """The codes of all bots that play a game, the weakest first."""
    return tuple(_bots(game))


def bot_meaning(code: str, game: str, lang: str) -> str:
    """How the bot of a code plays, in one line."""
    return speaker(lang, "sleight.bots", faces(game)).say(f"bot-{code}")


def make_bot(code: str, game: str, rng: Random) -> Bot:
    """The bot that a code names, with its parameters set."""
    kind, settings = _read(code, game)
    return kind(rng, settings)


def check_codes(codes: Iterable[str], game: str) -> None:
    """Refuse the first code that names no bot of the game."""
    for code in codes:
        _read(code, game)


def _bots(game: str) -> dict[str, type[Bot]]:
    return {**_COMMON, **brought(game, "bots.BOTS")}


def _read(code: str, game: str) -> tuple[type[Bot], dict[str, float]]:
    name, _, rest = code.partition(":")
    bots = _bots(game)
    if name not in bots:
        raise BadInput("bot-unknown", bot=name, allowed=listed(list(bots)))
    kind = bots[name]
    settings = [_setting(name, each, kind.parameters) for each in rest.split(",") if each]
    return kind, dict(settings)


def _setting(bot: str, written: str, parameters: Mapping[str, Parameter]) -> tuple[str, float]:
    name, _, value = written.partition("=")
    if name not in parameters:
        raise BadInput("bot-parameter", bot=bot, parameter=name, allowed=listed(list(parameters)) or "-")
    _, least, most = parameters[name]
    try:
        number = float(value)
    except ValueError:
        number = float("nan")
    if not least <= number <= most:
        raise BadInput("bot-value", bot=bot, parameter=name, value=value, least=str(least), most=str(most))
    return name, number
