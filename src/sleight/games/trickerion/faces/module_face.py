"""What a module adds to the terminal; each hook adds nothing unless a module says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rich.text import Text

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.games.trickerion.faces.lister import Entry
    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.views.types import TrickerionView

    Part = Callable[[TrickerionView, Words], list[Text]]
    Look = Callable[[str, TrickerionView, Words], Text]
    """What is shown for a word, and for what was typed behind it."""

FACES: list[ModuleFace] = []
"""Those of all modules, also of modules that a table does not use."""


class ModuleFace:
    """The terminal's part of a module; each has a folder of its own below `faces.modules`."""

    parts: ClassVar[Mapping[str, Part]] = {}
    """Parts of the board, by the names that questions use for them."""

    sites: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The parts to look at while a character acts at a location of the module; the location is one too."""

    entries: ClassVar[Mapping[type[Choice], Callable[..., Entry]]] = {}
    """How its choices are listed, where a sentence is not enough."""

    looks: ClassVar[Mapping[str, Look]] = {}
    """The words that a player can type."""

    scenes: ClassVar[Mapping[type[Event], Callable[[Any, Words], list[Text]]]] = {}
    """Events that deserve more than a sentence."""

    def __init_subclass__(cls) -> None:
        FACES.append(cls())

    def above(self, view: TrickerionView, words: Words, shown: Sequence[str]) -> list[Text]:
        """What stands above the parts of the board that are shown."""
        return []

    def at_market(self, view: TrickerionView, words: Words) -> list[Text]:
        """What stands below the market row."""
        return []

    def columns(self, view: TrickerionView) -> Mapping[str, Sequence[int]]:
        """What every player has more of, by its sign."""
        return {}
