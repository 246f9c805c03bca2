"""Where tables go on after an upgrade, as it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import update

from sleight.server import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from sleight.server.stored import Resumption


def note(connection: Connection, table: str, resumption: Resumption, insert: Any) -> None:
    """Store where a table goes on; what was taken back may be sent again, with the same key."""
    columns = {"table": table, **msgspec.structs.asdict(resumption)}
    query = insert(schema.resumptions).values(**columns)
    connection.execute(query.on_conflict_do_update(index_elements=["table"], set_=columns))
    where = schema.rows.c
    taken_back = where.table == table, where.seq >= resumption.kept, where.seq < resumption.rows
    connection.execute(update(schema.rows).where(*taken_back).values(key=None))
