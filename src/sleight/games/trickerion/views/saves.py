"""Positions from plain data: what came from a file or a person is checked before it is played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from sleight.core.chance import KEY_BYTES
from sleight.core.errors import BadInput
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.check.questions import misfits
from sleight.games.trickerion.views.check.saves import faults
from sleight.games.trickerion.views.restore import lay
from sleight.games.trickerion.views.saved import Saved
from sleight.games.trickerion.views.types import Options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sleight.games.trickerion.game import Trickerion


def restore(game: Trickerion, data: Mapping[str, object], *, older: bool = False) -> TrickerionPosition:
    """A position from what `to_dict` gave, perhaps in an older version; the first fault is named."""
    try:
        saved = msgspec.convert(dict(data), Saved)
    except msgspec.ValidationError as error:
        raise BadInput("position-wrong", why=str(error)) from error
    if not re.fullmatch(rf"[0-9a-f]{{{2 * KEY_BYTES}}}", saved.key):
        raise BadInput("position-wrong", why=f"key: {KEY_BYTES} bytes")
    game.check_seats(len(saved.fame))
    options = game.read_options(msgspec.to_builtins(saved.options), len(saved.fame))
    if msgspec.convert(options, Options) != saved.options:
        raise BadInput("position-wrong", why="options: each seat once, in order")
    position = TrickerionPosition(game.table(len(saved.fame), saved.options), bytes.fromhex(saved.key))
    if older:
        for module in position.table.modules:
            saved = module.from_older(position.table, saved)
    for fault in faults(position.table, saved):
        raise BadInput("position-wrong", why=fault)
    lay(position, saved)
    for fault in _deviations(position, saved):
        raise BadInput("position-wrong", why=fault)
    for fault in misfits(position):
        raise BadInput("position-wrong", why=fault)
    return position


def _deviations(position: TrickerionPosition, saved: Saved) -> Iterator[str]:
    """What follows from other fields must agree with them: the laid out position says it all again."""
    again = msgspec.convert(position.to_dict(), Saved)
    for field in Saved.__struct_fields__:
        yield from _differences(field, getattr(saved, field), getattr(again, field))


def _named(value: object) -> str:
    """A member of a list by its id, which is its first field."""
    return str(getattr(value, value.__struct_fields__[0]) if isinstance(value, msgspec.Struct) else value)


def _differences(field: str, value: object, right: object) -> Iterator[str]:
    """Where two values differ, as deep inside as it can be said."""
    if isinstance(value, msgspec.Struct) and isinstance(right, msgspec.Struct):
        for name in right.__struct_fields__:
            yield from _differences(f"{field}.{name}", getattr(value, name), getattr(right, name))
    elif isinstance(value, tuple) and isinstance(right, tuple):
        if len(value) != len(right):
            yield f"{field}: [{len(right)}]"
        elif value != right and all(value.count(each) == right.count(each) for each in right):
            yield f"{field}: in the order {', '.join(map(_named, right))}"
        for number, (one, other) in enumerate(zip(value, right, strict=False)):
            yield from _differences(f"{field}[{number}]", one, other)
    elif value != right:
        yield f"{field}: {right!r}"
