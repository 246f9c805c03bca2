"""How tables are written and read: a move counts once its row is committed."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from sleight.server import protected, resumptions, schema
from sleight.server.columns import (
    beside,
    header_columns,
    header_of,
    is_stored,
    kept_columns,
    row_values,
    rows_of,
    seats_of,
)
from sleight.server.database import unstored
from sleight.server.due import due_tables
from sleight.server.row_insert import RowInsert
from sleight.server.stored import (
    ChatLine,
    Header,
    Kept,
    Resumption,
    Running,
    Seat,
    Stored,
    StoredRow,
)
from sleight.server.writer import NewRow, Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy import Connection, Engine, Table

    from sleight.server.protected import Claim

Result = TypeVar("Result")


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

    async def add_table(
        self,
        header: Header,
        seats: Sequence[Seat],
        kept: Kept,
        rows: Sequence[StoredRow] = (),
        *,
        previous: str | None = None,
        claim: Claim | None = None,
    ) -> str:
        """Store a new table; as a rematch of another only if that has none yet. The id that counts."""

        def work(connection: Connection) -> str:
            if claim is not None:
                protected.protect(connection, claim, self._insert)
            if previous is not None:
                found = connection.execute(
                    select(schema.tables.c.next).where(schema.tables.c.id == previous).with_for_update()
                ).scalar_one()
                if found is not None:
                    return str(found)
                _set(connection, schema.tables, {"id": previous}, next=header.id)
            connection.execute(schema.tables.insert().values(**header_columns(header)))
            connection.execute(
                schema.seats.insert(),
                [{"table": header.id, **msgspec.structs.asdict(seat)} for seat in seats],
            )
            self._keep(connection, [kept_columns(header.id, kept)])
            if rows:
                self._insert_rows(connection, [row_values(header.id, row, header.created) for row in rows])
            return header.id

        return await self._write(work)

    async def mark(self, table: str, **columns: int) -> None:
        """Note when a table began or ended."""
        await self._write(lambda connection: _set(connection, schema.tables, {"id": table}, **columns))

    async def load(self, table: str) -> Stored | None:
        """A table with its seats and rows, or None if there is none of this id."""

        def work(connection: Connection) -> Stored | None:
            found = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
            if found is None:
                return None
            return Stored(
                header_of(found),
                seats_of(connection, table),
                rows_of(connection, table, 0),
                beside(connection, schema.positions, table, Kept),
                beside(connection, schema.resumptions, table, Resumption),
            )

        return await self._read(work)

    async def runs(self, table: str) -> bool:
        """True if there is a table of this id that has not ended."""
        where = schema.tables.c
        query = select(where.id).where(where.id == table, where.ended.is_(None))
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def rows(self, table: str, first: int) -> list[StoredRow]:
        """The rows of a table from a sequence number on."""
        return await self._read(lambda connection: rows_of(connection, table, first))

    async def listed(self, most: int, since: int = 0) -> list[tuple[Header, tuple[Seat, ...]]]:
        """The open tables made since a time that have not ended: free seats first, then the newest."""

        def work(connection: Connection) -> list[tuple[Header, tuple[Seat, ...]]]:
            where = schema.tables.c
            query = select(schema.tables).where(where.open, where.ended.is_(None), where.created >= since)
            source = schema.tables.alias()
            query = query.where(~exists().where(source.c.id == where.source, source.c.ended.is_(None)))
            query = query.order_by(where.started.is_not(None), where.created.desc(), where.id)
            headers = [header_of(row) for row in connection.execute(query.limit(most))]
            return [(header, seats_of(connection, header.id)) for header in headers]

        return await self._read(work)

    # --- going on after a start -----------------------------------------------------------------

    async def due(self) -> list[str]:
        """The tables that go on by themselves: a bot is waited for, or a start or an end is not noted."""
        return await self._read(lambda connection: list(connection.execute(due_tables()).scalars()))

    async def without_position(self) -> list[str]:
        """The tables of the first version, of which no position is stored yet; the running ones first."""
        kept = select(schema.positions.c.table)
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.id.not_in(kept))
            .order_by(schema.tables.c.ended.is_not(None), schema.tables.c.created)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def running(self) -> list[Running]:
        """The tables that have begun and not ended, with what they were begun under."""
        where = schema.tables.c
        query = select(where.id, where.game, where.rules, where.data, where.options)
        query = query.where(where.started.is_not(None), where.ended.is_(None))
        found = await self._read(lambda connection: connection.execute(query).all())
        return [Running(*row[:-1], msgspec.json.decode(row.options)) for row in found]

    async def keep(self, kept: Mapping[str, Kept]) -> None:
        """Store the positions of some tables."""
        columns = [kept_columns(table, each) for table, each in kept.items()]
        await self._write(lambda connection: self._keep(connection, columns))

    async def upgrade(self, header: Header, kept: Kept, resumption: Resumption | None) -> None:
        """A table goes on under other rules or other data, perhaps from a position."""

        def work(connection: Connection) -> None:
            _set(connection, schema.tables, {"id": header.id}, rules=header.rules, data=header.data)
            self._keep(connection, [kept_columns(header.id, kept)])
            if resumption is not None:
                resumptions.note(connection, header.id, resumption, self._insert)

        await self._write(work)

    def _keep(self, connection: Connection, columns: list[dict[str, Any]]) -> None:
        """A newer position takes the place of an older one, never the other way round."""
        if not columns:
            return
        insert = self._insert(schema.positions)
        newer = insert.on_conflict_do_update(
            index_elements=["table"],
            set_={name: insert.excluded[name] for name in columns[0]},
            where=schema.positions.c.rows <= insert.excluded.rows,
        )
        connection.execute(newer, columns)

    # --- rows -----------------------------------------------------------------------------------

    async def add_row(self, table: str, row: StoredRow, kept: Kept | None = None) -> bool:
        """Store a row, and the position after it; False if another row has its number or its key."""
        columns = None if kept is None else kept_columns(table, kept)
        try:
            return await self._writer.write_row(NewRow(row_values(table, row, now()), columns))
        except SQLAlchemyError as error:
            raise unstored(error) from error

    async def written(self) -> None:
        """Wait until everything is stored that was handed in before."""
        await self._write(lambda _: None)

    def _add_rows(self, connection: Connection, rows: list[NewRow]) -> list[bool]:
        """All are taken, but where somebody else was quicker: then the rows themselves tell which."""
        taken = [True] * len(rows)
        if self._insert_rows(connection, [row.values for row in rows]) != len(rows):
            taken = [is_stored(connection, row.values) for row in rows]
        kept = [row.kept for row, its in zip(rows, taken, strict=True) if its and row.kept is not None]
        self._keep(connection, kept)
        return taken

    # --- seats ----------------------------------------------------------------------------------

    async def take_seat(
        self, table: str, seat: Seat, claim: Claim | None = None, started: int | None = None
    ) -> bool:
        """Sit down on a free seat; False if somebody was quicker. With the last one the game begins."""
        where = schema.seats.c
        query = (
            update(schema.seats)
            .where(where.table == table, where.seat == seat.seat)
            .where(where.token.is_(None), where.bot.is_(None))
            .values(name=seat.name, token=seat.token, bot=seat.bot)
        )

        def work(connection: Connection) -> bool:
            if connection.execute(query).rowcount != 1:
                return False
            if claim is not None:
                protected.protect(connection, claim, self._insert)
            if started is not None:
                _set(connection, schema.tables, {"id": table}, started=started)
            return True

        return await self._write(work)

    async def free_seat(self, table: str, seat: int, ended: int | None = None) -> None:
        """Nobody has a seat any more; its token opens nothing. With the last one the table is closed."""
        place = {"table": table, "seat": seat}
        nobody = {"name": None, "token": None, "bot": None, "resigned": False}

        def work(connection: Connection) -> None:
            _set(connection, schema.seats, place, **nobody)
            if ended is not None:
                _set(connection, schema.tables, {"id": table}, ended=ended)

        await self._write(work)

    async def change_seat(self, table: str, seat: Seat) -> None:
        """Store who has a seat now; votes about it are over."""

        def work(connection: Connection) -> None:
            place = {"table": table, "seat": seat.seat}
            _set(connection, schema.seats, place, bot=seat.bot, resigned=seat.resigned)
            _forget_votes(connection, table, seat.seat)

        await self._write(work)

    async def vote(self, table: str, seat: int, voter: int) -> set[int]:
        """Note that a voter wants a bot in a seat; all who want it."""

        def work(connection: Connection) -> set[int]:
            row = {"table": table, "seat": seat, "voter": voter}
            connection.execute(self._insert(schema.votes).values(**row).on_conflict_do_nothing())
            where = schema.votes.c
            query = select(where.voter).where(where.table == table, where.seat == seat)
            return set(connection.execute(query).scalars())

        return await self._write(work)

    async def forget_votes(self, table: str, seat: int) -> None:
        """Somebody has come back: nobody's vote about the seat counts any more."""
        await self._write(lambda connection: _forget_votes(connection, table, seat))

    # --- names and chat -------------------------------------------------------------------------

    async def passwords(self, key: str) -> list[str]:
        """The digests that open a name by what it looks like; none if it is free for all."""
        return await self._read(lambda connection: protected.passwords(connection, key))

    async def protected_names(self) -> list[str]:
        """All names that are protected, as they were written."""
        return await self._read(protected.all_names)

    async def free_name(self, key: str) -> bool:
        """Forget the password of a name; False if it had none."""
        return await self._write(lambda connection: protected.free(connection, key))

    async def add_chat(self, table: str, seat: int, text: str) -> ChatLine:
        """Store what somebody wrote."""

        def work(connection: Connection) -> ChatLine:
            where = schema.chat.c.table == table
            last = connection.execute(select(func.max(schema.chat.c.seq)).where(where)).scalar()
            seq = 0 if last is None else int(last) + 1
            line = ChatLine(seq, seat, text, now())
            connection.execute(schema.chat.insert().values(table=table, **line._asdict()))
            return line

        return await self._write(work)

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

    # --- the database itself --------------------------------------------------------------------

    async def probe(self) -> None:
        """Find out whether anything can be written."""
        await self._write(protected.probe)

    @property
    def file(self) -> str | None:
        """The file of the database, if it is one on this machine."""
        return self._engine.url.database if self._engine.dialect.name == "sqlite" else None

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        try:
            return await self._writer.write(work)
        except SQLAlchemyError as error:
            raise unstored(error) from error

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            raise unstored(error) from error


def now() -> int:
    """The time in whole milliseconds."""
    return time.time_ns() // 1_000_000


def _set(connection: Connection, table: Table, where: dict[str, object], **columns: object) -> None:
    query = update(table).values(**columns)
    for name, value in where.items():
        query = query.where(table.c[name] == value)
    connection.execute(query)


def _forget_votes(connection: Connection, table: str, seat: int) -> None:
    where = schema.votes.c
    connection.execute(delete(schema.votes).where(where.table == table, where.seat == seat))
