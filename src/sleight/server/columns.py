"""How what is stored of a table stands in the columns of the database, and how it is read from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import select

from sleight.server import schema
from sleight.server.stored import Header, Kept, Resumption, Seat, Settings, StoredRow, as_json

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table

Beside = TypeVar("Beside", Kept, Resumption)


def header_columns(header: Header) -> dict[str, object]:
    """A table as a row."""
    plain = msgspec.structs.asdict(header)
    return {
        **plain,
        "seed": None if header.seed is None else str(header.seed),
        "start": None if header.start is None else as_json(header.start),
        "options": as_json(header.options),
        "settings": as_json(header.settings),
        "open": header.settings.open,
    }


def header_of(row: Any) -> Header:
    """A table from its row."""
    plain = dict(row._mapping)
    del plain["open"]
    plain["seed"] = None if row.seed is None else int(row.seed)
    plain["start"] = None if row.start is None else msgspec.json.decode(row.start)
    plain["options"] = msgspec.json.decode(row.options)
    plain["settings"] = msgspec.json.decode(row.settings, type=Settings)
    return Header(**plain)


def seats_of(connection: Connection, table: str) -> tuple[Seat, ...]:
    """Who sits at a table."""
    where = schema.seats.c
    query = select(where.seat, where.name, where.token, where.bot, where.resigned)
    found = connection.execute(query.where(where.table == table).order_by(where.seat))
    return tuple(Seat(*row) for row in found)


def rows_of(connection: Connection, table: str, first: int) -> list[StoredRow]:
    """What was done at a table, from a number on."""
    where = schema.rows.c
    query = select(*(where[name] for name in StoredRow._fields))
    query = query.where(where.table == table, where.seq >= first).order_by(where.seq)
    return [StoredRow(*row) for row in connection.execute(query)]


def row_values(table: str, row: StoredRow, at: int) -> tuple[Any, ...]:
    """A row as it is stored, in the order of its columns."""
    seq, seat, written, key, waiting, public = row
    return (table, seq, seat, written, key, at, waiting, public)


def is_stored(connection: Connection, values: tuple[Any, ...]) -> bool:
    """True if the row with this number says just this."""
    table, seq, seat, written, key, *_ = values
    where = schema.rows.c
    query = select(where.seat, where.written, where.key)
    found = connection.execute(query.where(where.table == table, where.seq == seq)).first()
    return found is not None and tuple(found) == (seat, written, key)


def beside(connection: Connection, table: Table, id: str, kind: type[Beside]) -> Beside | None:
    """What is stored beside a table, if anything is."""
    columns = [table.c[name] for name in kind.__struct_fields__]
    found = connection.execute(select(*columns).where(table.c.table == id)).first()
    return None if found is None else kind(**found._mapping)


def kept_columns(table: str, kept: Kept) -> dict[str, Any]:
    """A position as a row."""
    return {"table": table, **msgspec.structs.asdict(kept)}
