"""What a save lays in two places, or nowhere."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def astray(field: str, found: Iterable[str], needed: Iterable[str] = ()) -> Iterator[str]:
    """What does not lie in one place, and in one only."""
    places = Counter(found)
    return (f"{field}: {id} once" for id in (*places, *needed) if places[id] != 1)
