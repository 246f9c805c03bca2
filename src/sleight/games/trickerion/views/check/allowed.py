"""How the faults of a saved position say what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

MOST = 2**31 - 1
"""The highest number that a position may hold."""

_FEW = 12
"""How many names a message lists at most."""


def unknown(field: str, values: Iterable[str], allowed: Collection[str]) -> Iterator[str]:
    """The names that are not allowed in a field."""
    for value in values:
        if value not in allowed:
            few = len(allowed) <= _FEW
            yield f"{field}: {value!r} is {'not one of ' + ', '.join(allowed) if few else 'unknown here'}"


def outside(field: str, value: int, least: int, most: int) -> Iterator[str]:
    """A number that is too small or too large."""
    if not least <= value <= most:
        yield f"{field}: {least}..{most}"
