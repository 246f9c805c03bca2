"""A server's parts with a database of their own, for tests that need no network."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import sleight
from sleight.server.config import Config
from sleight.server.database import database_url, migrate, open_database
from sleight.server.hub import LocalHub
from sleight.server.seating import Place, Seating
from sleight.server.store import Store
from sleight.server.stored import Settings
from sleight.server.tables import Answer, Answered, Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Sequence

    from sleight.server.play import Play


class House(NamedTuple):
    """Tables and seats over one database."""

    store: Store
    tables: Tables
    seating: Seating

    async def table(self, players: Sequence[str], game: str = "abracada", **more: Any) -> Place:
        """A new table; its maker is called Ann."""
        chosen = {"options": {}, "settings": Settings(), **more}
        return await self.seating.open(sleight.game(game), players, "Ann", **chosen)

    async def full_table(self, people: int, game: str = "abracada", **more: Any) -> Play:
        """A table at which that many people sit."""
        place = await self.table(["person"] * people, game, **more)
        for number in range(1, people):
            await self.seating.join(place.play, f"person {number}", None)
        return place.play

    async def play(self, play: Play, seat: int, written: str, key: str = "") -> Answered:
        """Answer a seat's open question."""
        number = play.number(seat)
        choice = play.game.parse(written)
        return await self.tables.answer(play, seat, Answer(number, key or f"k{number}", choice))


@asynccontextmanager
async def house(folder: Path, url: str | None = None, config: Config | None = None) -> AsyncIterator[House]:
    """The parts of a server; closed at the end."""
    engine = open_database(database_url(folder, url))
    migrate(engine)
    store = Store(engine)
    tables = Tables(store, LocalHub(), config or Config())
    try:
        yield House(store, tables, Seating(tables))
    finally:
        await tables.finish()
        store.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits."""
    asyncio.run(work)
