"""Parts of views that are kept: most of a table looks as it did a moment ago, and is not shown anew.

A part is kept with the small numbers that it follows from, in one tuple, and is shown again only to those who
look at equal numbers: so it does not matter which positions look, or how many threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable

Part = TypeVar("Part")

_NEVER: tuple[None, None] = (None, None)


class Shown(dict["Hashable", tuple[Any, Any]]):
    """What was shown last at one table: for each sort of part the numbers that it follows from, and the part.

    A sort is named by the function that shows it, with the seat and the viewer where these matter.
    """

    def __missing__(self, sort: Hashable) -> tuple[Any, Any]:
        return _NEVER

    def keep(self, sort: Hashable, numbers: object, part: Part) -> Part:
        """The part, which is kept from now on."""
        self[sort] = (numbers, part)
        return part
