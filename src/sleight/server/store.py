"""What is stored of a table, and how it is written: a move counts once its row is committed."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sleight.server import schema
from sleight.server.row_insert import RowInsert
from sleight.server.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine, Table

Result = TypeVar("Result")


class Settings(msgspec.Struct, frozen=True):
    """What a table decides besides the options of its game."""

    open: bool = True
    """Listed in the lobby; otherwise by invitation only."""

    chat: bool = True
    """May people write while the game runs?"""

    hints: bool = True
    """May people ask a bot for a hint?"""

    odds: bool = True
    """May people see the exact odds of their choices?"""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the first position of a table is made from, and how the table is run."""

    id: str
    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Any]
    seed: int | None
    start: dict[str, Any] | None
    commitment: str
    settings: Settings
    invitation: str
    created: int
    started: int | None = None
    ended: int | None = None
    next: str | None = None


class Seat(msgspec.Struct, frozen=True):
    """Who has a seat: a person by token, a bot by code, a bot in a person's place, or nobody."""

    seat: int
    name: str | None = None
    token: str | None = None
    """A digest of the token, never the token."""

    bot: str | None = None
    resigned: bool = False

    @property
    def free(self) -> bool:
        """True if nobody sits here yet."""
        return self.token is None and self.bot is None

    @property
    def person(self) -> bool:
        """True if a person answers here now."""
        return self.token is not None and self.bot is None


class StoredRow(NamedTuple):
    """One thing that a seat did: the text of a choice or an aside, or `undo`."""

    seq: int
    seat: int
    written: str
    key: str | None


class ChatLine(NamedTuple):
    """Something that somebody wrote."""

    seq: int
    seat: int
    text: str
    at: int


class Stored(NamedTuple):
    """A table as it is in the database."""

    header: Header
    seats: tuple[Seat, ...]
    rows: list[StoredRow]


class Store:
    """The database behind the tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._insert_rows = RowInsert(engine.dialect)
        self._writer = Writer(engine, self._add_rows)

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        self._writer.close()
        self._engine.dispose()

    # --- tables ---------------------------------------------------------------------------------

    async def add_table(self, header: Header, seats: Sequence[Seat], previous: str | None = None) -> str:
        """Store a new table; as a rematch of another only if that has none yet. The id that counts."""

        def work(connection: Connection) -> str:
            if previous is not None:
                found = connection.execute(
                    select(schema.tables.c.next).where(schema.tables.c.id == previous).with_for_update()
                ).scalar_one()
                if found is not None:
                    return str(found)
                _set(connection, schema.tables, {"id": previous}, next=header.id)
            connection.execute(schema.tables.insert().values(**_columns(header)))
            connection.execute(
                schema.seats.insert(),
                [{"table": header.id, **msgspec.structs.asdict(seat)} for seat in seats],
            )
            return header.id

        return await self._writer.write(work)

    async def mark(self, table: str, **columns: int) -> None:
        """Note when a table began or ended."""
        await self._writer.write(lambda connection: _set(connection, schema.tables, {"id": table}, **columns))

    async def load(self, table: str) -> Stored | None:
        """A table with its seats and rows, or None if there is none of this id."""

        def work(connection: Connection) -> Stored | None:
            found = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
            if found is None:
                return None
            return Stored(_header(found), _seats(connection, table), _rows(connection, table, 0))

        return await self._read(work)

    async def rows(self, table: str, first: int) -> list[StoredRow]:
        """The rows of a table from a sequence number on."""
        return await self._read(lambda connection: _rows(connection, table, first))

    async def listed(self, most: int, since: int = 0) -> list[tuple[Header, tuple[Seat, ...]]]:
        """The open tables made since a time that have not ended: free seats first, then the newest."""

        def work(connection: Connection) -> list[tuple[Header, tuple[Seat, ...]]]:
            where = schema.tables.c
            query = select(schema.tables).where(where.ended.is_(None), where.created >= since)
            query = query.order_by(where.started.is_not(None), where.created.desc(), where.id)
            headers = [_header(row) for row in connection.execute(query.limit(most * 4))]
            listed = [header for header in headers if header.settings.open][:most]
            return [(header, _seats(connection, header.id)) for header in listed]

        return await self._read(work)

    async def running_with_bots(self) -> list[str]:
        """The tables that go on by themselves: they have begun, have not ended, and a bot sits there."""
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.started.is_not(None), schema.tables.c.ended.is_(None))
            .where(
                schema.tables.c.id.in_(select(schema.seats.c.table).where(schema.seats.c.bot.is_not(None)))
            )
            .order_by(schema.tables.c.created)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    # --- rows -----------------------------------------------------------------------------------

    async def add_row(self, table: str, row: StoredRow) -> bool:
        """Store a row; False if another row already has its number or its key."""
        return await self._writer.write_row((table, *row, now()))

    async def written(self) -> None:
        """Wait until everything is stored that was handed in before."""
        await self._writer.write(lambda _: None)

    def _add_rows(self, connection: Connection, rows: list[tuple[Any, ...]]) -> list[bool]:
        """All are taken, but where somebody else was quicker: then the rows themselves tell which."""
        if self._insert_rows(connection, rows) == len(rows):
            return [True] * len(rows)
        return [_is_stored(connection, table, StoredRow(*row)) for table, *row, _ in rows]

    # --- seats ----------------------------------------------------------------------------------

    async def take_seat(self, table: str, seat: Seat) -> bool:
        """Sit down on a free seat; False if somebody was quicker."""
        where = schema.seats.c
        query = (
            update(schema.seats)
            .where(where.table == table, where.seat == seat.seat)
            .where(where.token.is_(None), where.bot.is_(None))
            .values(name=seat.name, token=seat.token, bot=seat.bot)
        )
        return await self._writer.write(lambda connection: connection.execute(query).rowcount == 1)

    async def free_seat(self, table: str, seat: int) -> None:
        """Nobody has a seat any more; its token opens nothing."""
        place = {"table": table, "seat": seat}
        nobody = {"name": None, "token": None, "bot": None, "resigned": False}
        await self._writer.write(lambda connection: _set(connection, schema.seats, place, **nobody))

    async def change_seat(self, table: str, seat: Seat) -> None:
        """Store who has a seat now; votes about it are over."""

        def work(connection: Connection) -> None:
            place = {"table": table, "seat": seat.seat}
            _set(connection, schema.seats, place, bot=seat.bot, resigned=seat.resigned)
            _forget_votes(connection, table, seat.seat)

        await self._writer.write(work)

    async def vote(self, table: str, seat: int, voter: int) -> set[int]:
        """Note that a voter wants a bot in a seat; all who want it."""

        def work(connection: Connection) -> set[int]:
            row = {"table": table, "seat": seat, "voter": voter}
            connection.execute(self._insert(schema.votes).values(**row).on_conflict_do_nothing())
            where = schema.votes.c
            query = select(where.voter).where(where.table == table, where.seat == seat)
            return set(connection.execute(query).scalars())

        return await self._writer.write(work)

    async def forget_votes(self, table: str, seat: int) -> None:
        """Somebody has come back: nobody's vote about the seat counts any more."""
        await self._writer.write(lambda connection: _forget_votes(connection, table, seat))

    # --- names and chat -------------------------------------------------------------------------

    async def password(self, name: str) -> str | None:
        """The digest of a name's password, or None if the name is free for all."""
        query = select(schema.names.c.password).where(schema.names.c.name == name)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def claim_name(self, name: str, password: str) -> bool:
        """Protect a name; False if somebody was quicker."""
        insert = self._insert(schema.names).values(name=name, password=password).on_conflict_do_nothing()
        return await self._writer.write(lambda connection: connection.execute(insert).rowcount == 1)

    async def add_chat(self, table: str, seat: int, text: str) -> ChatLine:
        """Store what somebody wrote."""

        def work(connection: Connection) -> ChatLine:
            where = schema.chat.c.table == table
            last = connection.execute(select(func.max(schema.chat.c.seq)).where(where)).scalar()
            seq = 0 if last is None else int(last) + 1
            line = ChatLine(seq, seat, text, now())
            connection.execute(schema.chat.insert().values(table=table, **line._asdict()))
            return line

        return await self._writer.write(work)

    async def chat(self, table: str, first: int, most: int) -> list[ChatLine]:
        """What was written at a table, from a number on."""
        where = schema.chat.c
        query = (
            select(where.seq, where.seat, where.text, where.at)
            .where(where.table == table, where.seq >= first)
            .order_by(where.seq)
            .limit(most)
        )
        return await self._read(lambda connection: [ChatLine(*row) for row in connection.execute(query)])

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)


def now() -> int:
    """The time in whole milliseconds."""
    return time.time_ns() // 1_000_000


def _columns(header: Header) -> dict[str, object]:
    plain = msgspec.structs.asdict(header)
    return {
        **plain,
        "seed": None if header.seed is None else str(header.seed),
        "start": None if header.start is None else _json(header.start),
        "options": _json(header.options),
        "settings": _json(header.settings),
    }


def _header(row: Any) -> Header:
    plain = dict(row._mapping)
    plain["seed"] = None if row.seed is None else int(row.seed)
    plain["start"] = None if row.start is None else msgspec.json.decode(row.start)
    plain["options"] = msgspec.json.decode(row.options)
    plain["settings"] = msgspec.json.decode(row.settings, type=Settings)
    return Header(**plain)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _seats(connection: Connection, table: str) -> tuple[Seat, ...]:
    where = schema.seats.c
    query = select(where.seat, where.name, where.token, where.bot, where.resigned)
    found = connection.execute(query.where(where.table == table).order_by(where.seat))
    return tuple(Seat(*row) for row in found)


def _rows(connection: Connection, table: str, first: int) -> list[StoredRow]:
    where = schema.rows.c
    query = select(where.seq, where.seat, where.written, where.key)
    query = query.where(where.table == table, where.seq >= first).order_by(where.seq)
    return [StoredRow(*row) for row in connection.execute(query)]


def _is_stored(connection: Connection, table: str, row: StoredRow) -> bool:
    """True if the row with this number says just this."""
    where = schema.rows.c
    query = select(where.seq, where.seat, where.written, where.key)
    found = connection.execute(query.where(where.table == table, where.seq == row.seq)).first()
    return found is not None and tuple(found) == row


def _set(connection: Connection, table: Table, where: dict[str, object], **columns: object) -> None:
    query = update(table).values(**columns)
    for name, value in where.items():
        query = query.where(table.c[name] == value)
    connection.execute(query)


def _forget_votes(connection: Connection, table: str, seat: int) -> None:
    where = schema.votes.c
    connection.execute(delete(schema.votes).where(where.table == table, where.seat == seat))
