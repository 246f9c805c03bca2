"""Tables that begin with a position, such as two that differ only in what somebody may not know."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import sleight
from sleight.server.play import Play
from sleight.server.resuming import keep
from sleight.server.secrets import digest
from sleight.server.stored import Header, Seat, Settings, Stored
from tests.server.house import house

if TYPE_CHECKING:
    from sleight.core.record import AnyPosition


def table_from(game: str, position: AnyPosition) -> Play:
    """A running table that begins with a position."""
    rules = sleight.game(game)
    count = position.table.seats
    header = Header(
        id="twin",
        game=game,
        rules=rules.rules_version,
        data=rules.data_digest,
        seats=count,
        options={},
        seed=None,
        start=position.to_dict(),
        commitment="",
        settings=Settings(),
        invitation="",
        created=0,
        started=0,
    )
    return Play(Stored(header, tuple(Seat(seat, f"p{seat}", "t") for seat in range(count)), []))


async def stored(folder: Path, game: str, positions: dict[str, AnyPosition]) -> None:
    """Store a table for each position; the token of a seat is its number."""
    async with house(folder) as home:
        for id, position in positions.items():
            play = table_from(game, position)
            seats = [msgspec.structs.replace(seat, token=digest(f"{seat.seat}")) for seat in play.seats]
            header = msgspec.structs.replace(play.header, id=id)
            await home.store.add_table(header, seats, keep(header, position, 0))


def hidden(position: AnyPosition) -> dict[str, object]:
    """The position as data, without the chance to come."""
    return {name: value for name, value in position.to_dict().items() if name not in ("key", "draws")}
