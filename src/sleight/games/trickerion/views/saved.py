"""A whole position as plain data: what a view shows, and what it hides."""

from __future__ import annotations

import msgspec

from sleight.games.trickerion.views.types import (
    Market,
    Open,
    Options,
    Part,
    Prophecies,
    Round,
    Show,
    Workshop,
)


class SavedAlley(Part, frozen=True):
    """The Dark Alley with everything that is hidden in it."""

    decks: tuple[tuple[str, ...], ...]
    """The special cards of each deck from top to bottom."""

    known: tuple[tuple[int, ...], ...]
    """Who knows that each of them lies there: a bit for each seat, and the fifth for spectators."""

    recalled: tuple[tuple[str, int], ...] = ()
    """The cards outside the decks of which others know who has them, in the order of the data, and who knows
    it, as above. Saves that were made before this was kept have none."""

    drawn: tuple[tuple[str, ...], ...] = ()
    prophecies: Prophecies | None = None
    fates: tuple[str, ...] = ()
    """The stack of prophecies, the next first."""

    round: Round = Round()


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    alley: SavedAlley | None = None
