"""What the terminal needs to know of a game: its face.

A game brings a module `faces/terminal.py` with a value `FACE` that has these methods, and messages in
`faces/messages`: `game-name`, `game-description`, and for each of its own words `word-X` (the word as it
is typed in that language) and `word-X-meaning`. The command reaches the face by name and knows no game.

The face of a game with very many choices is also a `Guide`; one that helps newcomers is a `Teacher`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast, runtime_checkable

from sleight.core.installed import brought

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from sleight.core.choice import Choice
    from sleight.core.describe import Describable
    from sleight.core.event import Event

V = TypeVar("V", bound="Describable")


class Face(Protocol):
    """How one game shows itself in a terminal of 80 columns, with or without colours."""

    @property
    def words(self) -> Sequence[str]:
        """The words that only this game knows, such as `odds`."""

    def board(self, view: Any, lang: str, names: Sequence[str]) -> RenderableType:
        """The table as the owner of the view sees it; `names` are the players by seat."""

    def key(self, view: Any, choice: Choice) -> str:
        """What to type for a choice, such as the number that it names; '' for its place in the list.

        Also asked for choices that are not possible now, so that the same key can be explained; a choice
        that belongs to another question has none.
        """

    def picture(self, event: Event, lang: str, names: Sequence[str]) -> RenderableType | None:
        """What to show after an event that deserves more than its sentence."""

    def answer(self, word: str, rest: str, view: Any, lang: str) -> RenderableType:
        """What one of the game's own words tells; `rest` is what was typed after it."""


@runtime_checkable
class Guide(Protocol):
    """What the face of a big game knows besides: lists under headings, and events told together."""

    def entry(self, view: Any, choice: Choice, lang: str, names: Sequence[str]) -> tuple[str, str, str, str]:
        """How a choice that is possible now is listed: label, heading, line, note, as in `listing.Entry`."""

    def look(self, word: str, rest: str, view: Any, lang: str, names: Sequence[str]) -> RenderableType:
        """As `answer`, for a reader who knows the players by name."""

    def spoken(self, value: V, lang: str) -> V:
        """The same value with its lists of ids as names in that language, for messages to put in."""

    def begins(self, event: Event) -> bool:
        """True for an event whose sentence begins a new line."""

    def gathers(self, event: Event) -> bool:
        """True for an event that is told together with its neighbours by `scene`, not by a sentence."""

    def scene(self, events: Sequence[Event], lang: str, names: Sequence[str]) -> RenderableType:
        """What shows neighbouring events that are told together."""


@runtime_checkable
class Teacher(Protocol):
    """What a face can tell a newcomer."""

    def meaning(self, view: Any, choice: Choice, lang: str, names: Sequence[str]) -> str:
        """What to know of a choice besides its sentence; `` for nothing."""

    def signs(self, lang: str) -> str:
        """What the signs on the board and in the lists mean."""


def face_of(game: str) -> Face:
    """The terminal face of a game."""
    return cast("Face", brought(game, "faces.terminal.FACE"))
