"""The parts of what may come, as they go to clients."""

from __future__ import annotations

import msgspec


class Amount(msgspec.Struct, frozen=True):
    """Fame, coins and shards; below 0 for less."""

    fame: int = 0
    coins: int = 0
    shards: int = 0


class ShowPay(msgspec.Struct, frozen=True):
    """What the performance of a card on a day would pay (TR-PERF-14 to 29)."""

    performer: int
    performable: bool
    """Whether the performer can still perform it on that day, as things lie now."""

    pays: tuple[Amount, ...]
    """By seat; what the performer may declare before is left out (TR-PERF-13)."""


class BestShow(Amount, frozen=True, kw_only=True):
    """The card that would bring its performer most on a day."""

    card: str


class Laid(msgspec.Struct, frozen=True):
    """What laying a marker would pay its player at once (TR-LINK-04 to 10)."""

    links: int
    fame: int
    """If every link is paid in fame; with all that is paid in fame besides."""

    coins: int
    """If every link is paid in coins; with all that is paid in coins besides."""

    shards: int
    after: Amount | None
    """What the performance of that card would then bring, on the own day or the best that is left; None if
    there is none."""


class Lack(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer lacks for a trick."""

    owned: bool
    components: dict[str, int]
    """How many more of each component type the preparation needs (TR-WS-05)."""

    coins: int
    """Their price today."""

    to_order: tuple[str, ...]
    """Those that nobody sells now."""

    fame: int
    """How much fame is missing to learn it (TR-DT-12); 0 for an owned one."""

    fame_coins: int
    """The coins that replace it (TR-DT-13)."""

    permitted: bool
    """Whether a die of the residence lets the viewer learn it now (TR-DT-04); true for an owned one."""

    preparable_now: bool
    """Whether its components are there and nothing else keeps the viewer from preparing it (TR-WS-04); of one
    that is not owned, once it is learned."""

    one_missing: bool
    """Whether components of exactly one kind are missing: one purchase would do."""

    affordable: bool
    """Whether the coins are enough to learn it, or for what an owned one lacks."""

    dice: tuple[str, ...] = ()
    """The dice that permit one that is not owned (TR-DT-04, 10)."""

    boards: tuple[str, ...] = ()
    """Where one that is not owned could go, the board with more markers last (TR-DT-17, 18)."""

    symbols: tuple[str, ...] = ()
    """The symbols that could mark one that is not owned (TR-DT-20)."""
