"""Which tables go on by themselves after a start of the server, asked of the database alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, literal, select, union

from sleight.server import schema

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, CompoundSelect, Select


def due_tables() -> CompoundSelect[str]:
    """Where a bot is waited for, or where a start or an end happened that was not noted."""
    return union(_with_waiting_bots(), _with_unnoted_ends(), _with_unnoted_starts())


def _running() -> Select[str]:
    """The tables that have begun and not ended."""
    tables, positions = schema.tables.c, schema.positions.c
    return (
        select(tables.id)
        .join(schema.positions, positions.table == tables.id)
        .where(tables.started.is_not(None), tables.ended.is_(None))
    )


def _waiting() -> ColumnElement[int]:
    """Who is waited for at a running table: after its newest row, or at the position if that is newer."""
    positions, rows = schema.positions.c, schema.rows.c
    newest = (
        select(rows.waiting)
        .where(rows.table == positions.table, rows.seq >= positions.rows)
        .order_by(rows.seq.desc())
        .limit(1)
        .correlate(schema.positions)
        .scalar_subquery()
    )
    return func.coalesce(newest, positions.waiting)


def _with_waiting_bots() -> Select[str]:
    seats = schema.seats.c
    asked = _waiting().bitwise_and(literal(1).bitwise_lshift(seats.seat)) != 0
    bots = select(seats.seat).where(seats.table == schema.tables.c.id, seats.bot.is_not(None), asked)
    return _running().where(bots.correlate(schema.tables, schema.positions).exists())


def _with_unnoted_ends() -> Select[str]:
    return _running().where(_waiting() == 0)


def _with_unnoted_starts() -> Select[str]:
    tables, seats = schema.tables.c, schema.seats.c
    free = select(seats.seat).where(seats.table == tables.id, seats.token.is_(None), seats.bot.is_(None))
    return select(tables.id).where(tables.started.is_(None), tables.ended.is_(None), ~free.exists())
