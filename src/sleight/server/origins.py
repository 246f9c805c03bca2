"""Which pages may use the server: its own, and those that a host names."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterable

_PORTS = {"http": 80, "https": 443}


def origin(written: str) -> tuple[str, str, int]:
    """An origin as browsers write it, in its parts; anything else is a ValueError."""
    parts = urlsplit(written.strip())
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError(written)
    return parts.scheme, parts.hostname, parts.port or _PORTS[parts.scheme]


class Origins:
    """Tells own pages from foreign ones; a wrong entry in the list is a ValueError."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._allowed = {origin(each) for each in allowed}

    def foreign(self, written: str | None, host: str | None) -> bool:
        """Whether a page asks that is not ours. Programs that are no browser say nothing, and are welcome."""
        if written is None:
            return False
        try:
            asking = origin(written)
            asked = urlsplit(f"//{host or ''}")
            own = (asked.hostname, asked.port or _PORTS[asking[0]])
        except ValueError:
            return True
        return asking not in self._allowed and asking[1:] != own
