"""What a module adds to the terminal: nothing, unless it says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from rich.text import Text

    from sleight.core.event import Event
    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.views.types import TrickerionView

    Part = Callable[[TrickerionView, Words], list[Text]]
    Look = Callable[[str, TrickerionView, Words], Text]
    """What is shown for a word, and for what was typed behind it."""

FACES: list[ModuleFace] = []
"""Those of all modules, also of modules that a table does not use."""


class Named(NamedTuple):
    """Something that has a name and an effect, and that the terminal can explain."""

    kind: str
    """How its name is found: `prophecy`, `card`."""

    id: str
    at_hand: bool
    """Whether it is explained without being named."""

    title: str = ""
    """Under which heading, if not under that of its kind: `kind-signature`."""


class ModuleFace(NamedTuple):
    """The terminal's part of a module; each has a folder of its own below `faces.modules`."""

    parts: Mapping[str, Part] = {}
    """Parts of the board, by the names that questions use for them."""

    sites: Mapping[str, tuple[str, ...]] = {}
    """The parts to look at while a character acts at a location of the module; the location is one too."""

    beside: Mapping[str, tuple[str, ...]] = {}
    """Parts of the module to look at as well while a character acts at a location of the base."""

    looks: Mapping[str, Look] = {}
    """The words that a player can type."""

    scenes: Mapping[type[Event], Callable[[Any, Words], list[Text]]] = {}
    """Events that deserve more than a sentence."""

    above: Callable[[TrickerionView, Words, Sequence[str]], list[Text]] = lambda *_: []
    """What stands above the parts of the board that are shown."""

    at_market: Part = lambda *_: []
    """What stands below the market row."""

    columns: Callable[[TrickerionView], Mapping[str, Sequence[int]]] = lambda _: {}
    """What every player has more of, by its sign."""

    named: Callable[[TrickerionView], Sequence[Named]] = lambda _: ()
    """What can be explained besides."""
