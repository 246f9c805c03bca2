"""Parts of views that are kept: most of a table looks as it did a moment ago, and is not shown anew.

A part is kept with the small numbers that it follows from, and is shown again only to those who look at equal
numbers: so it does not matter which positions look, or how many threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable

    from sleight.games.trickerion.views.types import Character, Market, OwnTrick, Show, Stack, Workshop

Part = TypeVar("Part")


class Kept(Generic[Part]):
    """A part of a view; it is replaced and never changed."""

    __slots__ = ("numbers", "part")

    def __init__(self, numbers: object, part: Part) -> None:
        self.numbers = numbers
        """What the part follows from."""

        self.part = part


NEVER: Final[Kept[Any]] = Kept(None, None)
"""What has not been shown yet."""


class Shown:
    """What was shown last at one table."""

    def __init__(self, seats: int) -> None:
        self.dice: Kept[tuple[str, ...]] = NEVER
        self.market: Kept[Market] = NEVER
        self.tricks: Kept[tuple[tuple[OwnTrick, ...], ...]] = NEVER
        self.components: Kept[tuple[tuple[Stack, ...], ...]] = NEVER
        self.theater: Kept[tuple[Show, ...]] = NEVER
        self.left_out: Kept[tuple[str, ...]] = NEVER
        self.characters: list[Kept[tuple[Character, ...]]] = [NEVER] * (2 * seats)
        self.workshops: list[Kept[Workshop]] = [NEVER] * (2 * seats)
        """Of each seat as others see it, then as the seat sees it: at `2 * seat + own`."""

        self.of_modules: dict[Hashable, Kept[Any]] = {}
        """Each by the function that shows it, with the seat and the viewer where these matter."""
