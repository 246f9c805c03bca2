"""What older databases and backups lack, worked out from what they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sleight.server.lookalikes import MOST_KEY, skeleton

if TYPE_CHECKING:
    from collections.abc import Sequence


def is_open(settings: str) -> bool:
    """Whether a table is listed in the lobby, as its settings say."""
    return bool(msgspec.json.decode(settings, type=dict[str, Any]).get("open", True))


def merged_names(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Protected names keyed by what they look like.

    Nobody knows which of two names that look alike is older, so both passwords go on opening what is now one
    name, in the order of the old names; nobody else gets it.
    """
    merged: dict[str, dict[str, Any]] = {}
    for row in sorted(rows, key=lambda row: str(row["name"])):
        key = skeleton(row["name"])[:MOST_KEY] or row["name"]
        known = merged.setdefault(key, {"name": key, "password": [], "shown": []})
        known["password"].append(row["password"])
        known["shown"].append(row["name"])
    return [{name: _lines(value) for name, value in row.items()} for row in merged.values()]


def _lines(value: str | list[str]) -> str:
    return value if isinstance(value, str) else "\n".join(value)


def closed(settings: str) -> str:
    """The settings of a table, by invitation only.

    Of an older table that began with a position nobody knows whether it tells of a game that still runs.
    """
    return msgspec.json.encode({**msgspec.json.decode(settings), "open": False}).decode()
