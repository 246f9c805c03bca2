"""Positions from plain data: what came from a file or a person is checked before it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.core.chance import KEY_BYTES
from sleight.core.errors import BadInput
from sleight.games.trickerion.laying import lay
from sleight.games.trickerion.position import TrickerionPosition
from sleight.games.trickerion.save_faults import faults
from sleight.games.trickerion.saved import Saved

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.games.trickerion.game import Trickerion


def restore(game: Trickerion, data: Mapping[str, object]) -> TrickerionPosition:
    """A position from what `to_dict` gave; the first fault is named."""
    try:
        saved = msgspec.convert(dict(data), Saved)
        key = bytes.fromhex(saved.key)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadInput("position-wrong", why=str(error)) from error
    if len(key) != KEY_BYTES:
        raise BadInput("position-wrong", why=f"key: {KEY_BYTES} bytes")
    game.check_seats(len(saved.fame))
    game.read_options(msgspec.to_builtins(saved.options), len(saved.fame))
    position = TrickerionPosition(game.table(len(saved.fame), saved.options), key)
    for fault in faults(position.table, saved):
        raise BadInput("position-wrong", why=fault)
    lay(position, saved)
    _compare(position, saved)
    return position


def _compare(position: TrickerionPosition, saved: Saved) -> None:
    """What follows from other fields must agree with them: the laid out position says it all again."""
    again = position.to_dict()
    for field, value in msgspec.json.decode(msgspec.json.encode(saved)).items():
        if again[field] != value:
            raise BadInput("position-wrong", why=f"{field}: {again[field]}")
