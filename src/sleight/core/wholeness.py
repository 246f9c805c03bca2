"""Whether a game is whole: what tables, terminal and server need of it, besides rules that hold.

A game that somebody is still writing must break nothing but itself, and say what it lacks. Whether its rules
keep the contract is another matter: `sleight check` says that.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from sleight.core.choice import verb
from sleight.core.errors import SleightError
from sleight.core.game import Game
from sleight.core.installed import broken, brought, faces, lacking
from sleight.core.position import Position
from sleight.core.question import Question
from sleight.core.speech import LANGUAGES, sources

if TYPE_CHECKING:
    from collections.abc import Iterator

    AnyGame = Game[Any, Any]

_ATTRIBUTES = (
    "rules_version",
    "seat_counts",
    "options",
    "data_digest",
    "view_type",
    "choice_type",
    "event_type",
)
_OF_POSITIONS = ("view", "scores", "ranks", "copy", "to_dict", "tally")
_OF_QUESTIONS = ("choices", "why_not", "answer")
_FACE = ("words", "board", "key", "picture", "answer")
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def check_rules(id: str, game: object) -> None:
    """Refuse what `load` gave if it is no game of this id, or lacks what every game has."""
    if not isinstance(game, Game):
        raise lacking(id, "load(data) -> Game")
    missing = [f"Game.{name}" for name in _ATTRIBUTES if not hasattr(game, name)]
    if getattr(game, "id", None) != id:
        missing.insert(0, f'Game.id = "{id}"')
    if missing:
        raise lacking(id, *missing)


def check_whole(id: str, game: AnyGame) -> None:
    """Refuse a game that lacks bots, a face or messages, or whose first position cannot be shown."""
    missing = [*_missing_values(id), *_missing_messages(id, game)]
    if missing:
        raise lacking(id, *missing)
    try:
        _try_out(game)
    except Exception as error:
        raise broken(id, error) from error


def _missing_values(id: str) -> Iterator[str]:
    for name in ("bots.BOTS", "faces.terminal.FACE"):
        try:
            value = brought(id, name)
        except SleightError as error:
            if error.code != "game-incomplete":
                raise
            yield name
        else:
            wanted = _FACE if name.endswith("FACE") else ("items",)
            yield from (f"{name}.{each}" for each in wanted if not hasattr(value, each))


def _missing_messages(id: str, game: AnyGame) -> Iterator[str]:
    """What some language cannot say although the game needs it, or another language can."""
    written = {lang: _messages(id, lang) for lang in LANGUAGES}
    known = [ids for ids in written.values() if ids is not None]
    needed = dict.fromkeys([*_needed(id, game), *(message for ids in known for message in ids)])
    for lang, ids in written.items():
        if ids is None:
            yield f"faces/messages/{lang}.ftl"
        else:
            yield from (f"{message} ({lang})" for message in needed if message not in ids)


def _messages(id: str, lang: str) -> dict[str, None] | None:
    """The ids of a game's messages in one language; None if it has no file for it."""
    try:
        texts = sources(faces(id), lang)
    except (ModuleNotFoundError, OSError):
        return None
    return dict.fromkeys(found for text in texts for found in _MESSAGE.findall(text))


def _needed(id: str, game: AnyGame) -> Iterator[str]:
    """The messages that can be known beforehand; what is asked and refused shows in playing."""
    yield from ("game-name", "game-description")
    yield from (option.message_id() for option in game.options.values())
    yield from (f"recommended-{name}" for name in game.recommended)
    yield from (f"choice-{verb(kind)}" for kind in _kinds(game.choice_type))
    yield from (f"event-{kind.__struct_config__.tag}" for kind in _kinds(game.event_type))
    yield from (f"bot-{code}" for code in _brought(id, "bots.BOTS"))
    for word in getattr(_brought(id, "faces.terminal.FACE"), "words", ()):
        yield from (f"word-{word}", f"word-{word}-meaning")


def _kinds(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _brought(id: str, name: str) -> Any:
    try:
        return brought(id, name)
    except SleightError:
        return ()


def _try_out(game: AnyGame) -> None:
    """Everything that a table does first, once for each set of options that is recommended."""
    game.printed_data()
    for options in ({}, *game.recommended.values()):
        position = game.new(game.seat_counts[0], 0, options)
        _check_made(position)
        game.from_dict(position.to_dict())
        seat = position.waiting[0]
        view = position.view(seat)
        msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        game.guess(view, Random(0))
        game.odds(view, position.choices(seat))
        msgspec.json.encode([position.choices(seat), position.told])


def _check_made(position: Position[Any, Any]) -> None:
    """Refuse a position or a question that leaves out what it must have; their bases cannot tell by
    themselves, for they may be compiled."""
    question = position.stacks[position.waiting[0]][-1]
    left_out = [
        f"{type(made).__name__}.{name}"
        for made, base, names in ((position, Position, _OF_POSITIONS), (question, Question, _OF_QUESTIONS))
        for name in names
        if getattr(type(made), name) is getattr(base, name)
    ]
    if left_out:
        raise TypeError(f"lacks {', '.join(left_out)}")
