"""Finds the guides of a game and their sentences."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from sleight.core.errors import BadInput, listed
from sleight.core.installed import faces, package
from sleight.core.speech import Speaker, sources, speaker
from sleight.guides.script import Guides, Moment, Script

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_ORDER = "order.toml"


def has_guides(game: str) -> bool:
    """True if a game brings guides."""
    return (_folder(game) / _ORDER).is_file()


@cache
def guides(game: str) -> tuple[Script, ...]:
    """All guides of a game, the first one first; none for a game that brings none."""
    if not has_guides(game):
        return ()
    return tuple(_read(game, name) for name in tomllib.loads(_text(game, _ORDER))["guides"])


def guide(game: str, name: str = "") -> Script:
    """A guide by its name, or the first one."""
    found = guides(game)
    if not found:
        raise BadInput("guide-missing", game=game)
    if not name:
        return found[0]
    for each in found:
        if each.id == name:
            return each
    raise BadInput("guide-unknown", guide=name, game=game, allowed=listed([each.id for each in found]))


def sentences(game: str, lang: str) -> Speaker:
    """Whoever says the sentences of a game's guides."""
    return speaker(lang, f"{faces(game)}.guides")


def answer(says: Speaker, script: Script, moment: Moment) -> str:
    """What is said to somebody who does something else than a moment expects."""
    own = f"{script.id}-{moment.id}-other"
    return says.say(own if says.knows(own) else "other")


def told(game: str, lang: str) -> Guides:
    """All guides of a game with their sentences, as data for a browser."""
    found = guides(game)
    said = sources(f"{faces(game)}.guides", lang) if found else []
    return Guides(game, lang, found, tuple(said))


def _read(game: str, name: str) -> Script:
    return msgspec.convert({**tomllib.loads(_text(game, f"{name}.toml")), "id": name}, Script)


def _text(game: str, file: str) -> str:
    return (_folder(game) / file).read_text(encoding="utf-8")


def _folder(game: str) -> Traversable:
    return files(package(game)) / "faces" / "guides"
