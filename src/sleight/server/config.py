"""How a server is run; the defaults suit a small club."""

from __future__ import annotations

from pathlib import Path

import msgspec

CLIENT = Path(__file__).parent / "client"
"""Where the build of the package puts the client."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a minute."""

    burst: int
    a_minute: float


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers that tests and big servers may want to change."""

    most_listed: int = 100
    listed_seconds: float = 7 * 24 * 3600
    """The lobby does not show what has stood there for longer; the table itself stays."""

    most_bytes: int = 32_768
    """The largest request that is read."""

    idle_seconds: float = 600
    """A table that nobody looks at is forgotten after that, and replayed when it is asked for."""

    away_seconds: float = 60
    """Somebody who was not heard of for so long has left."""

    hello_seconds: float = 20
    bot_processes: int = 2
    bot_seconds: float = 10
    """How long a bot may think about one choice."""

    client: Path = CLIENT
    """The folder of the built client."""

    creating: Rate = Rate(60, 30)
    """Making tables, by address."""

    guessing: Rate = Rate(30, 10)
    """Wrong tokens, invitations and passwords, by address."""

    writing: Rate = Rate(20, 60)
    """Chat, by address."""
