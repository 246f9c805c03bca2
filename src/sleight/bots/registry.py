"""Bots by short code with parameters: `random`, `odds`, `odds:risk=0.4`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.bots.random import RandomBot
from sleight.core.errors import BadInput, listed
from sleight.core.installed import brought, faces
from sleight.core.judging import Judge
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from sleight.core.bot import Bot, Parameter

_COMMON: dict[str, type[Bot]] = {"random": RandomBot}

_SECONDS = "seconds"
"""The parameter that is a budget in seconds; 0 means that the bot does not look at the clock."""


def bot_codes(game: str) -> tuple[str, ...]:
    """The codes of all bots that play a game, the weakest first."""
    return tuple(_bots(game))


def usual_bot(game: str) -> str:
    """The code of the bot that plays where nobody has named another: quick, and strong enough for most."""
    bots = _bots(game)
    return next((code for code in reversed(bots) if bots[code].is_usual), [*bots][-1])


def bot_meaning(code: str, game: str, lang: str) -> str:
    """How the bot of a code plays, in one line."""
    return speaker(lang, "sleight.bots", faces(game)).say(f"bot-{code}")


def bot_name(code: str, game: str, lang: str) -> str:
    """What the bot of a code is called at a table; its code, if the game gives it no name."""
    kind = code.partition(":")[0]
    says, id = speaker(lang, "sleight.bots", faces(game)), f"bot-{kind}-name"
    return says.say(id) if says.knows(id) else kind


def make_bot(code: str, game: str, rng: Random) -> Bot:
    """The bot that a code names, with its parameters set."""
    kind, settings = _read(code, game)
    return kind(rng, settings)


def check_codes(codes: Iterable[str], game: str) -> None:
    """Refuse the first code that names no bot of the game."""
    for code in codes:
        _read(code, game)


def is_timed(code: str, game: str) -> bool:
    """True if the bot thinks for a number of seconds: what it then plays depends on the machine."""
    kind, settings = _read(code, game)
    defaults = {name: parameter.default for name, parameter in kind.parameters.items()}
    return {**defaults, **settings}.get(_SECONDS, 0.0) > 0


def bot_weights(code: str, game: str) -> str:
    """The digest of the fitted numbers by which the bot of a code plays; empty if it has none."""
    return _read(code, game)[0].weights


def judge_of(game: str) -> str:
    """The code of the strongest bot of a game that can judge what others played; empty if none can."""
    bots = _bots(game)
    return next((code for code in reversed(bots) if issubclass(bots[code], Judge)), "")


def make_judge(game: str, rng: Random) -> Judge:
    """The strongest bot of a game that can judge; a game without one is refused."""
    code = judge_of(game)
    if not code:
        raise BadInput("analysis-none", game=game)
    bot = make_bot(code, game, rng)
    assert isinstance(bot, Judge)
    return bot


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
