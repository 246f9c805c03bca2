"""Positions from plain data: what came from a file or a person is checked before it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.core.errors import BadInput
from sleight.games.trickerion.laying import lay
from sleight.games.trickerion.position import TrickerionPosition
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
    game.check_seats(len(saved.fame))
    game.read_options(msgspec.to_builtins(saved.options), len(saved.fame))
    position = TrickerionPosition(game.table(len(saved.fame), saved.options), key)
    lay(position, saved)
    return position
