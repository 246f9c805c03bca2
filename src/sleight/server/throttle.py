"""Never many lines of one kind in a log."""

from __future__ import annotations

import time

_SECONDS = 10.0
_MOST_KINDS = 1_000


class Throttle:
    """Lets one line of a kind through every few seconds, and counts those that it leaves out."""

    def __init__(self, seconds: float = _SECONDS) -> None:
        self._seconds = seconds
        self._kinds: dict[str, tuple[float, int]] = {}

    def ask(self, kind: str) -> int | None:
        """How many lines of the kind were left out before this one; None leaves this one out too."""
        now = time.monotonic()
        until, left_out = self._kinds.get(kind, (now, 0))
        if now < until:
            self._kinds[kind] = (until, left_out + 1)
            return None
        if len(self._kinds) >= _MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (now + self._seconds, 0)
        return left_out
