"""How a server is run; the defaults suit a small club.

The explanation of a setting stands beside it, with what is allowed: `sleight config` prints the one, and
`sleight serve --config` holds a file to the other. A field without an explanation is for tests alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

CLIENT = Path(__file__).parent / "client"
"""Where the build of the package puts the client."""

_YEAR = 366 * 24 * 3600
_MANY = 10**9


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and so many a minute."""

    burst: Annotated[int, Meta(ge=1, le=_MANY)]
    a_minute: Annotated[float, Meta(ge=0.001, le=_MANY)]


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that tests and hosts may want to change."""

    host: Annotated[
        str, Meta(min_length=1, description="The address to listen at; 0.0.0.0 stands for all of IPv4.")
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65_535, description="The port to listen at; 0 takes any that is free.")
    ] = 8000
    metrics: Annotated[
        str, Meta(description='Where Prometheus reads, as "127.0.0.1:9100"; empty: nowhere. Never public.')
    ] = ""
    log: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The least important lines that are logged: debug, info, warning or error."),
    ] = "warning"
    trusted_proxies: Annotated[
        tuple[str, ...],
        Meta(description="Addresses and networks whose X-Forwarded-For, -Proto and -Host are believed."),
    ] = ()
    origins: Annotated[
        tuple[str, ...],
        Meta(description='Foreign pages that may use this server, as "https://example.org".'),
    ] = ()

    connections: Annotated[
        int,
        Meta(ge=8, le=_MANY, description="Open connections in all; fewer if the system grants fewer files."),
    ] = 10_000
    connections_by_address: Annotated[
        int,
        Meta(ge=1, le=_MANY, description="Open connections of one address; a trusted proxy may have more."),
    ] = 256
    request_seconds: Annotated[
        float,
        Meta(
            ge=0.1, le=3600, description="Seconds in which a request must be whole, and its answer be taken."
        ),
    ] = 10
    keep_alive_seconds: Annotated[
        int, Meta(ge=1, le=3600, description="Seconds after which a connection without a request is closed.")
    ] = 20
    hello_seconds: Annotated[
        float, Meta(ge=0.1, le=3600, description="Seconds in which a websocket must say hello.")
    ] = 20
    most_bytes: Annotated[
        int, Meta(ge=1024, le=2**24, description="The largest request, or message of a websocket, in bytes.")
    ] = 32_768

    reading: Annotated[
        Rate,
        Meta(
            description="Requests, by seat or else by address: a burst, then so many a minute. A hint is 20."
        ),
    ] = Rate(1200, 3000)
    moving: Annotated[Rate, Meta(description="Moves and undos, by seat.")] = Rate(600, 1200)
    creating: Annotated[Rate, Meta(description="Making tables, by address.")] = Rate(60, 30)
    claiming: Annotated[Rate, Meta(description="Protecting new names by a password, by address.")] = Rate(
        10, 2
    )
    guessing: Annotated[Rate, Meta(description="Wrong tokens, invitations and passwords, by address.")] = (
        Rate(30, 10)
    )
    writing: Annotated[Rate, Meta(description="Chat, by address.")] = Rate(20, 60)

    most_listed: Annotated[int, Meta(ge=1, le=10_000, description="How many tables the lobby shows.")] = 100
    listed_seconds: Annotated[
        float,
        Meta(
            ge=1, le=_YEAR, description="Seconds after which the lobby hides a table; the table itself stays."
        ),
    ] = 7 * 24 * 3600
    idle_seconds: Annotated[
        float,
        Meta(
            ge=0, le=_YEAR, description="Seconds after which a table that nobody looks at leaves the memory."
        ),
    ] = 600
    away_seconds: Annotated[
        float, Meta(ge=0, le=_YEAR, description="Seconds of silence after which somebody counts as away.")
    ] = 60
    away_alone_seconds: Annotated[
        float,
        Meta(ge=0, le=_YEAR, description="The same where only one other person is left to ask for a bot."),
    ] = 600
    bot_processes: Annotated[
        int, Meta(ge=1, le=1024, description="How many bots think at the same time.")
    ] = 2
    bot_seconds: Annotated[
        float, Meta(ge=0.1, le=3600, description="Seconds that a bot may think about one choice.")
    ] = 10
    analyses: Annotated[
        int,
        Meta(
            ge=0,
            le=10_000,
            description="How many finished games may wait for their analysis; 0: none is analysed at all.",
        ),
    ] = 20
    analysis_seconds: Annotated[
        float, Meta(ge=1, le=24 * 3600, description="Seconds that the analysis of one game may take.")
    ] = 900
    analysis_sims: Annotated[
        int,
        Meta(
            ge=0,
            le=1000,
            description="Simulations of its first look at a decision; 0: as many as the bot finds right.",
        ),
    ] = 0

    least_free_megabytes: Annotated[
        int, Meta(ge=0, le=_MANY, description="With less free space beside the database, health says so.")
    ] = 50

    client: Path = CLIENT
    """The folder of the built client."""
