"""Builds every type that threads will share, in one thread, before the server listens.

msgspec builds what it knows of a type at the first use. When two threads use a type for the first time at
once, one of them may meet it half built, and the process dies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sleight.core import registry

if TYPE_CHECKING:
    from collections.abc import Iterator


def build_types() -> None:
    """Build the types of all games and of the wire; afterwards threads only read them."""
    for id in registry.games():
        # To be listed here, a game was tried out: whatever its tables do first has been done once.
        game = registry.game(id)
        for kind in (game.view_type, game.choice_type, game.event_type):
            _build(kind)
    for kind in _structs(msgspec.Struct):
        _build(kind)


def _structs(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from _structs(below)


def _build(kind: Any) -> None:
    try:
        msgspec.json.Decoder(kind)
    except (TypeError, NameError):
        # A type that nobody can read from JSON is only ever written, which needs nothing built.
        return
