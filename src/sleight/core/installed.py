"""Where games are found: installed packages name them by the entry point group `sleight.games`."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from sleight.core.errors import BadInput, listed

GROUP = "sleight.games"
_OURS = f"{GROUP}."


@cache
def claims() -> dict[str, tuple[str, ...]]:
    """The packages that bring a game of each id; more than one where ids clash."""
    found: dict[str, set[str]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, set()).add(entry.module)
    return {id: tuple(sorted(found[id])) for id in sorted(found)}


def none() -> BadInput | None:
    """The error for an installation without any game: one from before games were entry points."""
    return None if claims() else BadInput("games-none")


def clash(id: str) -> BadInput | None:
    """The error for an id that several packages claim."""
    packages = claims().get(id, ())
    return BadInput("game-clash", game=id, packages=listed(packages)) if len(packages) > 1 else None


def package(id: str) -> str:
    """The package of a game. Where ids clash, a game of ours stands and others are refused."""
    packages = claims().get(id, ())
    if not packages:
        raise none() or BadInput("game-unknown", game=id, allowed=listed(list(claims())))
    ours = [each for each in packages if each.startswith(_OURS)]
    if len(packages) > 1 and not ours:
        raise BadInput("game-clash", game=id, packages=listed(packages))
    return (*ours, *packages)[0]


def faces(id: str) -> str:
    """The package whose messages say what a game has to say."""
    return f"{package(id)}.faces"


def broken(id: str, error: Exception) -> BadInput:
    """The error for a game whose code raises."""
    try:
        reason = f"{type(error).__name__}: {error}"
    except LookupError:
        # An error of ours with a code that no message knows has no sentence.
        reason = repr(error)
    return BadInput("game-broken", game=id, package=package(id), reason=reason)


def lacking(id: str, *missing: str) -> BadInput:
    """The error for a game that lacks something; docs/contract.md uses the same names."""
    return BadInput("game-incomplete", game=id, package=package(id), missing=listed(missing))


@cache
def brought(id: str, name: str) -> Any:
    """A value of a game's package that common code reaches by name, such as `bots.BOTS`."""
    module, _, value = f"{package(id)}.{name}".rpartition(".")
    try:
        found = importlib.import_module(module)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and module.startswith(error.name or " "):
            raise lacking(id, name) from error
        raise broken(id, error) from error
    if not hasattr(found, value):
        raise lacking(id, name)
    return getattr(found, value)
