"""Builds every type that threads will share, in one thread, before the server listens.

msgspec builds what it knows of a type at the first use. When two threads use a type for the first time at
once, one of them may meet it half built, and the process dies.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from sleight.core import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.core.registry import AnyGame


def build_types() -> None:
    """Build the types of all games and of the wire; afterwards threads only read them."""
    for id in registry.games():
        _exercise(registry.game(id))
    for kind in _structs(msgspec.Struct):
        _build(kind)


def _exercise(game: AnyGame) -> None:
    """Everything that a table does with types, once for each set of options that is recommended."""
    for kind in (game.view_type, game.choice_type, game.event_type):
        _build(kind)
    for options in ({}, *game.recommended.values()):
        position = game.new(game.seat_counts[0], 0, options)
        game.from_dict(position.to_dict())
        seat = position.waiting[0]
        view = position.view(seat)
        msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        game.guess(view, Random(0))
        game.odds(view, position.choices(seat))
        msgspec.json.encode([position.choices(seat), position.told])


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
