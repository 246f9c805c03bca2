"""Trickerion as a game value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sleight.core.game import Game
from sleight.core.option import Option, SeatsOption, Switch
from sleight.games.trickerion import geometry, setup
from sleight.games.trickerion.choices import AnyChoice
from sleight.games.trickerion.data import load_data
from sleight.games.trickerion.deck import DECKS
from sleight.games.trickerion.editions import BASE
from sleight.games.trickerion.events import AnyEvent
from sleight.games.trickerion.guess import guess
from sleight.games.trickerion.position import TrickerionPosition
from sleight.games.trickerion.saves import restore
from sleight.games.trickerion.table import Table
from sleight.games.trickerion.turns import Turns
from sleight.games.trickerion.universe import Universe
from sleight.games.trickerion.view import Options, TrickerionView

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from random import Random

    from sleight.core.choice import Choice

ID = "trickerion"


class NotBuilt(Switch):
    """A switch for a module that is not built yet; it can only be off."""

    def allowed(self, seats: int | None = None) -> tuple[bool, ...]:
        return (False,)


class Trickerion(Game[TrickerionPosition, TrickerionView]):
    """Learn tricks, prepare them, set them up with links, and perform for fame."""

    id: ClassVar[str] = ID
    rules_version: ClassVar[int] = 1
    view_type = TrickerionView
    choice_type: Any = AnyChoice
    event_type: Any = AnyEvent

    def __init__(self, data: Path | str | None = None) -> None:
        self.printed, self.data_digest = load_data(data)
        players = self.printed.board.players
        self.seat_counts = range(players["min"], players["max"] + 1)
        listed: list[Option] = [NotBuilt(ID, "dark_alley"), SeatsOption(ID, "beginner", players["max"])]
        self.options = {option.name: option for option in listed}
        self.edition = BASE
        self.layouts = tuple(geometry.layout(card) for card in self.printed.performances)
        self.choices = Universe(self.printed, self.edition, self.layouts)
        self._universe = tuple(self.choices.moves)
        self._tables: dict[tuple[int, Options], Table] = {}

    def start(self, seats: int, key: bytes, options: dict[str, object]) -> TrickerionPosition:
        position = TrickerionPosition(self.table(seats, msgspec.convert(options, Options)), key)
        setup.lay_out(position)
        position.settle()
        return position

    def table(self, seats: int, options: Options) -> Table:
        """The shared part of all positions with these seats and options, made once."""
        found = self._tables.get((seats, options))
        if found is None:
            cards = (self.printed, self.edition, self.layouts, self.choices)
            found = Table(*cards, options, seats, self.data_digest)
            found.turns = Turns(seats)
            self._tables[seats, options] = DECKS[self.data_digest] = found
        return found

    def guess(self, view: TrickerionView, rng: Random) -> TrickerionPosition:
        return guess(self.table(view.seats, view.options), view, rng)

    def from_dict(self, data: Mapping[str, object]) -> TrickerionPosition:
        return restore(self, data)

    def universe(self, options: Mapping[str, object] | None = None) -> tuple[Choice, ...]:
        return self._universe
