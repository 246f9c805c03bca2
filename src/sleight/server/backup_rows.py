"""The rows of a backup: what older ones lack is filled in, and what no server has written is refused."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Integer, String
from sqlalchemy.sql.schema import ScalarElementColumnDefault

from sleight.server.older import closed, is_open, merged_names
from sleight.server.schema import metadata
from sleight.server.stored import Settings

if TYPE_CHECKING:
    from sqlalchemy import Column, Table

Rows = dict[str, list[dict[str, Any]]]
"""The rows by the names of their tables."""

_COUNTED = frozenset(
    ["seat", "seats", "seq", "voter", "rules", "created", "started", "ended", "at", "rows", "waiting", "kept"]
)
"""Numbers that count something, so that none is below 0."""

_MOST = {Integer: 2**31 - 1, BigInteger: 2**63 - 1}
_SEED = re.compile(r"[0-9]{1,100}", re.ASCII)
_PLAIN = dict[str, Any]


def completed(rows: Rows) -> Rows:
    """The rows with the columns that older backups lack, worked out as the migrations do."""
    for row in rows["tables"]:
        if "source" not in row and row["start"] is not None:
            row["settings"] = closed(row["settings"])
        if "open" not in row:
            row["open"] = is_open(row["settings"])
    if any("shown" not in row for row in rows["names"]):
        rows["names"] = merged_names(rows["names"])
    return {name: [_filled(metadata.tables[name], row) for row in some] for name, some in rows.items()}


def _filled(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row in which a column that is missing has its default, or nothing."""
    missing = {column.name: _default(column) for column in table.columns if column.name not in row}
    return {**missing, **row}


def _default(column: Column[Any]) -> Any:
    return column.default.arg if isinstance(column.default, ScalarElementColumnDefault) else None


def is_sound(rows: Rows) -> bool:
    """True if every value fits its column, and what belongs together is there."""
    fitting = all(_fits(metadata.tables[name], row) for name, some in rows.items() for row in some)
    return fitting and _is_readable(rows) and _is_whole(rows)


def _fits(table: Table, row: dict[str, Any]) -> bool:
    known = {column.name: column for column in table.columns}
    return set(row) == set(known) and all(_is_value(known[name], value) for name, value in row.items())


def _is_value(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Boolean):
        return isinstance(value, bool)
    if isinstance(column.type, String):
        return (
            isinstance(value, str) and "\0" not in value and len(value) <= (column.type.length or len(value))
        )
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    most = _MOST[BigInteger if isinstance(column.type, BigInteger) else Integer]
    return (0 if column.name in _COUNTED else -most) <= value <= most


def _is_readable(rows: Rows) -> bool:
    """True if what is written inside of columns can be read again."""
    try:
        for row in rows["positions"]:
            msgspec.json.decode(row["scores"], type=tuple[int, ...])
        for row in (*rows["positions"], *rows["resumptions"]):
            msgspec.json.decode(row["position"], type=_PLAIN)
        for row in rows["tables"]:
            msgspec.json.decode(row["options"], type=_PLAIN)
            msgspec.json.decode(row["settings"], type=Settings)
            if row["start"] is not None:
                msgspec.json.decode(row["start"], type=_PLAIN)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    return all(row["seed"] is None or _SEED.fullmatch(row["seed"]) for row in rows["tables"])


def _is_whole(rows: Rows) -> bool:
    """True if every table has its seats, every other row a seat that is there, and no row is missing."""
    counts = {row["id"]: row["seats"] for row in rows["tables"]}
    if sum(counts.values()) != len(rows["seats"]):
        return False
    seats = {(row["table"], row["seat"]) for row in rows["seats"]}
    if seats != {(table, seat) for table, count in counts.items() for seat in range(count)}:
        return False
    if any((row["table"], row["seat"]) not in seats for of in ("rows", "chat", "votes") for row in rows[of]):
        return False
    lengths = Counter(row["table"] for row in rows["rows"])
    beside = (*rows["positions"], *rows["resumptions"])
    if any(row["table"] not in counts or row["rows"] > lengths[row["table"]] for row in beside):
        return False
    return all(row["seq"] < lengths[row["table"]] for row in rows["rows"])
