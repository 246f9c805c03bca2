"""A terminal face with nothing but a board: what the face of a small game may begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from sleight.core.choice import Choice
    from sleight.core.event import Event


class PlainFace:
    """Choices are typed by their place in the list, and sentences say all that happens."""

    words: Sequence[str] = ()
    """The words that only this game knows; a face with words overrides `answer`."""

    def key(self, view: Any, choice: Choice) -> str:
        """What to type for a choice; '' for its place in the list."""
        return ""

    def picture(self, event: Event, lang: str, names: Sequence[str]) -> RenderableType | None:
        """What to show after an event that deserves more than its sentence."""
        return None

    def answer(self, word: str, rest: str, view: Any, lang: str) -> RenderableType:
        """What one of the game's own words tells."""
        raise NotImplementedError
