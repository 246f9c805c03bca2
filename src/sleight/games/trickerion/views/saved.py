"""A whole position as plain data: what a view shows, and what it hides."""

from __future__ import annotations

import msgspec

from sleight.games.trickerion.modules.dark_alley.types import SavedAlley
from sleight.games.trickerion.state.part import always
from sleight.games.trickerion.views.types import Market, Open, Options, Show, Workshop


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that a position is made of; the words are those of the view."""

    options: Options
    key: str
    draws: int
    round: int
    phase: str
    chooser: int
    order: tuple[int, ...]
    fame: tuple[int, ...]
    coins: tuple[int, ...]
    shards: tuple[int, ...]
    dice: tuple[str, ...]
    market: Market
    workshops: tuple[Workshop, ...]
    theater: tuple[Show, ...]
    deck: tuple[str, ...]
    """The performance cards to come, the next first."""

    seen: tuple[str, ...]
    actor: str
    points: int
    asked: tuple[Open | None, ...]
    planned: tuple[int, ...]
    replans: tuple[int, ...]
    alley: SavedAlley | None = always(None)
    left_out: tuple[str, ...] = always(())
    owed: tuple[int, ...] = always(())
