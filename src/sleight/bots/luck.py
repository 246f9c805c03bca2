"""Where the luck of a bot comes from at a table with a seed: the same game again meets the same opponents."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

_BYTES = 8


def luck_of(origin: object, seat: int, view: object) -> int:
    """A number for the bot's own chance that follows from where the game began and from what the seat sees.

    It does not follow from how often somebody has taken a move back, and it tells nothing of the seed.
    """
    seen = view if isinstance(view, msgspec.Raw) else msgspec.json.encode(view)
    begun = f"{origin} {seat} ".encode()
    return int.from_bytes(blake2b(begun + bytes(seen), digest_size=_BYTES).digest())
