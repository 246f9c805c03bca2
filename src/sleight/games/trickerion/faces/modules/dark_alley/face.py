"""What the Dark Alley adds to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from sleight.games.trickerion.events import PropheciesMoved
from sleight.games.trickerion.faces.layout import page
from sleight.games.trickerion.faces.module_face import ModuleFace
from sleight.games.trickerion.faces.modules.dark_alley import board
from sleight.games.trickerion.faces.modules.dark_alley.entries import ENTRIES
from sleight.games.trickerion.faces.modules.dark_alley.explaining import explain
from sleight.games.trickerion.faces.words import SPECIAL

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.games.trickerion.faces.lister import Entry
    from sleight.games.trickerion.faces.module_face import Look, Part
    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.views.types import TrickerionView

_PROPHECIES = "prophecies"


def _look(_rest: str, view: TrickerionView, words: Words) -> Text:
    """Prophecies and the own special cards with their effects, the decks, and who holds how many cards."""
    if view.alley is None:
        return Text(words.say("ui-no-alley"))
    return page(board.all_prophecies(view, words), board.decks(view, words), board.hand(view, words))


class DarkAlleyFace(ModuleFace):
    """Its location with its decks, prophecies, special cards and what explains them."""

    parts: ClassVar[Mapping[str, Part]] = {
        "dark-alley": board.alley,
        "decks": board.decks,
        _PROPHECIES: board.all_prophecies,
    }
    sites: ClassVar[Mapping[str, tuple[str, ...]]] = {"dark-alley": (_PROPHECIES, "decks", "workshop")}
    entries: ClassVar[Mapping[type[Choice], Callable[..., Entry]]] = ENTRIES
    looks: ClassVar[Mapping[str, Look]] = {"alley": _look, "explain": explain}
    scenes: ClassVar[Mapping[type[Event], Callable[[Any, Words], list[Text]]]] = {
        PropheciesMoved: board.foretold
    }

    def above(self, view: TrickerionView, words: Words, shown: Sequence[str]) -> list[Text]:
        """The rule of the round and the bonus of who acts."""
        rule = [] if _PROPHECIES in shown else board.active_prophecy(view, words)
        return [*rule, *board.bonus(view, words)]

    def at_market(self, view: TrickerionView, words: Words) -> list[Text]:
        return board.at_market(view, words)

    def columns(self, view: TrickerionView) -> Mapping[str, Sequence[int]]:
        """TR-DA-08: how many special cards somebody holds."""
        return {} if view.alley is None else {SPECIAL: [sum(each.specials) for each in view.workshops]}
