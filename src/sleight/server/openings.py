"""A table that begins in the middle of a game: what was played already is stored with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.record import Record
from sleight.core.text import text
from sleight.guides.opening import moves
from sleight.server.resuming import mask
from sleight.server.stored import StoredRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.registry import AnyGame
    from sleight.server.stored import Header


def opening_rows(game: AnyGame, header: Header, opening: Sequence[str]) -> list[StoredRow]:
    """The rows of what was played already; it raises where a choice is not possible."""
    if not opening:
        return []
    record = Record.start(game, seats=header.seats, seed=header.seed, options=header.options)
    rows: list[StoredRow] = []
    for seat, choice in moves(game, opening, header.seats):
        ahead = record.ahead(seat, choice)
        record.keep(ahead)
        public = any(event.seen_by(None) is not None for event in ahead.events)
        rows.append(StoredRow(len(rows), seat, text(choice), None, mask(ahead.position.waiting), public))
    return rows
