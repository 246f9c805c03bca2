"""Positions from plain data: what came from a file or a person is checked before it is played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from sleight.core.chance import KEY_BYTES
from sleight.core.errors import BadInput
from sleight.games.trickerion.state.position import TrickerionPosition, empty_table
from sleight.games.trickerion.views.check import faults, misfits
from sleight.games.trickerion.views.restore import lay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.games.trickerion.game import Trickerion
    from sleight.games.trickerion.views.types import Options


def restore(game: Trickerion, data: Mapping[str, object], *, older: bool = False) -> TrickerionPosition:
    """A position from what `to_dict` gave, perhaps in an older version; the first fault is named."""
    try:
        saved = msgspec.convert(dict(data), game.types.saved)
    except msgspec.ValidationError as error:
        raise BadInput("position-wrong", why=str(error)) from error
    if not re.fullmatch(rf"[0-9a-f]{{{2 * KEY_BYTES}}}", saved.key):
        raise BadInput("position-wrong", why=f"key: {KEY_BYTES} bytes")
    game.check_seats(len(saved.fame))
    options = game.read_options(_said(game, saved.options), len(saved.fame))
    if msgspec.convert(options, game.types.options) != saved.options:
        raise BadInput("position-wrong", why="options: each seat once, in order")
    position = empty_table(game.table(len(saved.fame), saved.options), bytes.fromhex(saved.key))
    if older:
        for module in position.table.modules:
            saved = module.from_older(position.table, saved)
    for fault in faults(position.table, saved):
        raise BadInput("position-wrong", why=fault)
    lay(position, saved)
    for fault in misfits(position, saved):
        raise BadInput("position-wrong", why=fault)
    return position


def _said(game: Trickerion, options: Options) -> dict[str, object]:
    """The saved options without those that this game does not ask for and that stand as they always do."""
    said, usual = msgspec.to_builtins(options), msgspec.to_builtins(game.types.options())
    return {name: said[name] for name in said if name in game.options or said[name] != usual[name]}
