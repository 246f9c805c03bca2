"""Which games there are. Each is a package below `sleight.games`; nothing else names them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING, Any

from sleight.core.errors import BadInput, listed
from sleight.core.game import Game

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

_ROOT = "sleight.games"

AnyGame = Game[Any, Any]


@cache
def games() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    root = importlib.import_module(_ROOT)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(root.__path__)))


def game(id: str, data: Path | str | None = None) -> AnyGame:
    """A game by its id; `data` is a folder of card data that replaces ours."""
    if id not in games():
        raise BadInput("game-unknown", game=id, allowed=listed(games()))
    return _printed(id) if data is None else _load(id, data)


@cache
def part(id: str, name: str) -> ModuleType:
    """A module of a game that common code reaches by name: its bots or its faces."""
    return importlib.import_module(f"{_ROOT}.{id}.{name}")


@cache
def _printed(id: str) -> AnyGame:
    return _load(id, None)


def _load(id: str, data: Path | str | None) -> AnyGame:
    loaded: AnyGame = importlib.import_module(f"{_ROOT}.{id}").load(data)
    return loaded
