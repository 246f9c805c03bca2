"""Which games there are, and which of those that are installed cannot be played yet."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sleight.core import installed, wholeness
from sleight.core.errors import SleightError
from sleight.core.game import Game

if TYPE_CHECKING:
    from pathlib import Path

AnyGame = Game[Any, Any]


def games() -> tuple[str, ...]:
    """The ids of all games that can be played, in alphabetical order."""
    return _sorted_out()[0]


def faults() -> tuple[SleightError, ...]:
    """What is wrong with the installed games that cannot be played, and which ids clash."""
    return _sorted_out()[1]


def game(id: str, data: Path | str | None = None) -> AnyGame:
    """A game by its id, for its rules alone; `data` is a folder of card data in place of the printed one."""
    return _printed(id) if data is None else _load(id, data)


def playable(id: str, data: Path | str | None = None) -> AnyGame:
    """A game that people can play; one that is not whole is refused with what it lacks."""
    loaded = game(id, data)
    _check_whole(id)
    return loaded


@cache
def _sorted_out() -> tuple[tuple[str, ...], tuple[SleightError, ...]]:
    whole: list[str] = []
    none = installed.none()
    wrong: list[SleightError] = [none] if none else []
    for id in installed.claims():
        try:
            playable(id)
            whole.append(id)
        except SleightError as error:
            wrong.append(error if "game" in error.arguments else installed.broken(id, error))
        clash = installed.clash(id)
        if clash is not None and id in whole:
            wrong.append(clash)
    return tuple(whole), tuple(wrong)


@cache
def _check_whole(id: str) -> None:
    wholeness.check_whole(id, _printed(id))


@cache
def _printed(id: str) -> AnyGame:
    return _load(id, None)


def _load(id: str, data: Path | str | None) -> AnyGame:
    load = installed.brought(id, "load")
    try:
        loaded: AnyGame = load(data)
    except SleightError:
        # Wrong card data explains itself.
        raise
    except Exception as error:
        raise installed.broken(id, error) from error
    wholeness.check_rules(id, loaded)
    return loaded
