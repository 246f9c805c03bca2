"""Short digests of plain data, the same on every machine."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

_BYTES = 4


def digest_of(plain: object) -> str:
    """Eight letters that change with the data; the order of keys does not matter."""
    return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=_BYTES).hexdigest()
