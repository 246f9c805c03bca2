"""Names that their owners have protected with a password."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, select

from sleight.server import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection


class Claim(NamedTuple):
    """A name that somebody protects by sitting down under it."""

    key: str
    """What the name looks like."""

    shown: str
    password: str
    """A digest of the password, never the password."""


class NameTaken(Exception):
    """Somebody else has protected the name meanwhile; nothing was stored."""


def passwords(connection: Connection, key: str) -> list[str]:
    """The digests that open a name by what it looks like; none if it is free for all."""
    query = select(schema.names.c.password).where(schema.names.c.name == key)
    found = connection.execute(query).scalar()
    return [] if found is None else found.split("\n")


def all_names(connection: Connection) -> list[str]:
    """All names that are protected, as they were written."""
    query = select(schema.names.c.shown).order_by(schema.names.c.name)
    return [shown for lines in connection.execute(query).scalars() for shown in lines.split("\n")]


def free(connection: Connection, key: str) -> bool:
    """Forget the password of a name; False if it had none."""
    return connection.execute(delete(schema.names).where(schema.names.c.name == key)).rowcount == 1


def protect(connection: Connection, claim: Claim, insert: Any) -> None:
    """Protect a name, unless somebody was quicker."""
    row = {"name": claim.key, "shown": claim.shown, "password": claim.password}
    if connection.execute(insert(schema.names).values(**row).on_conflict_do_nothing()).rowcount != 1:
        raise NameTaken


def probe(connection: Connection) -> None:
    """Write something that changes nothing, as a check whether anything can be written."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    # A change in place needs no room; this does, and is taken back.
    connection.exec_driver_sql("SAVEPOINT probe")
    connection.execute(schema.names.insert().values(name="", password="-" * 20_000, shown=""))
    connection.exec_driver_sql("ROLLBACK TO SAVEPOINT probe")
