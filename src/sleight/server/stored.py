"""What is stored of a table, as data."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec


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

    lang: str | None = None
    """The language of whoever made the table; tables from before it was kept have none."""


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
    source: str | None = None
    """The running game from a guess of which the table was made: until that is over, it is private."""


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
    waiting: int | None = None
    """The seats that are waited for after it, a bit each; None in rows of the first version."""

    public: bool | None = None
    """True if everybody saw it happen; None in rows of the first version."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A position as it was stored, so that a table outlives a change of the rules or of the cards."""

    rows: int
    """After so many rows."""

    rules: int
    data: str
    waiting: int
    position: str
    scores: str
    """The points by seat, for the day on which the position itself cannot be read any more."""


class Resumption(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table goes on after an upgrade under which its first rows can no longer be replayed."""

    rows: int
    """Rows before this number are history."""

    position: str
    kept: int
    """So many rows led to the position; those between it and `rows` were taken back."""


class ChatLine(NamedTuple):
    """Something that somebody wrote."""

    seq: int
    seat: int
    text: str
    at: int


class Running(NamedTuple):
    """A table that is being played, and the rules and cards that it was begun under."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, Any]


class Stored(NamedTuple):
    """A table as it is in the database."""

    header: Header
    seats: tuple[Seat, ...]
    rows: list[StoredRow]
    kept: Kept | None = None
    resumption: Resumption | None = None


def as_json(value: object) -> str:
    """A value as it stands in a column."""
    return msgspec.json.encode(value).decode()
