"""Trickerion as a game value."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sleight.core.digest import digest_of
from sleight.core.errors import BadInput
from sleight.core.game import Game
from sleight.core.option import Option, SeatsOption, Switch
from sleight.games.trickerion import cards
from sleight.games.trickerion.choices import AnyChoice
from sleight.games.trickerion.editions import EDITIONS
from sleight.games.trickerion.events import AnyEvent
from sleight.games.trickerion.faces.browser import Shown, shown
from sleight.games.trickerion.flow.setup.lay_out import lay_out
from sleight.games.trickerion.modules import MODULES
from sleight.games.trickerion.printed import geometry
from sleight.games.trickerion.printed.check import Vocabulary, unknown_words
from sleight.games.trickerion.printed.digests import FORMER, parts_of
from sleight.games.trickerion.printed.load import load_data
from sleight.games.trickerion.scoring import bonuses
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.tables import Box, modules_of
from sleight.games.trickerion.views.guess import guess
from sleight.games.trickerion.views.saves import restore
from sleight.games.trickerion.views.types import Options, TrickerionView

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from random import Random

    from sleight.core.choice import Choice
    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.state.module import Module
    from sleight.games.trickerion.state.setting import Setting

ID = "trickerion"
VOCABULARY = Vocabulary(cards.SPECIALS, cards.PROPHECIES, bonuses.COUNTS, bonuses.CONDITIONS)
"""What the words of the data stand for."""


class Trickerion(Game[TrickerionPosition, TrickerionView]):
    """Learn tricks, prepare them, set them up with links, and perform for fame."""

    id: ClassVar[str] = ID
    rules_version: ClassVar[int] = 1
    recommended: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "first": {"beginner": "all"},
        "full": {"dark_alley": True, "prophecies": True},
    }
    deferring_codes: ClassVar[frozenset[str]] = frozenset(
        {"answer-first", "bonus-first", "in-the-middle", "not-here"}
    )
    former_digests: ClassVar[Mapping[str, Mapping[str, str]]] = FORMER
    view_type = TrickerionView
    choice_type: Any = AnyChoice
    event_type: Any = AnyEvent

    def __init__(self, data: Path | str | None = None, editions: Mapping[str, Edition] = EDITIONS) -> None:
        self.printed, self.data_digest = load_data(data)
        if editions is not EDITIONS:
            self.data_digest = digest_of([self.data_digest, msgspec.to_builtins(editions)])
        parts = [module.data_parts(self.printed) for module in MODULES]
        own = {name: digest_of(part) for each in parts for name, part in each.items()}
        self.data_parts = parts_of(self.printed) | own
        for file, fault in unknown_words(self.printed, VOCABULARY):
            raise BadInput("data-wrong", file=file, why=fault)
        players = self.printed.board.players
        self.seat_counts = range(players["min"], players["max"] + 1)
        listed: list[Option] = [
            *(option for module in MODULES for option in module.options()),
            Switch(ID, "quick"),
            Switch(ID, "level3_with_marker", default=True),
            SeatsOption(ID, "beginner", players["max"]),
        ]
        self.options = {option.name: option for option in listed}
        layouts = tuple(geometry.layout(card) for card in self.printed.performances)
        self.box = Box(self.printed, editions, layouts, self.data_digest)

    @cached_property
    def shown(self) -> Shown:
        return shown(self)

    def start(self, seats: int, key: bytes, options: dict[str, object]) -> TrickerionPosition:
        position = TrickerionPosition(self.table(seats, msgspec.convert(options, Options)), key)
        lay_out(position)
        position.settle()
        return position

    def table(self, seats: int, options: Options) -> Setting:
        """The shared part of all positions with these seats and options, made once."""
        return self.box.setting(seats, options)

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        edition = self.box.catalog(self._modules(options)).edition
        return (edition.part, *(part for module in MODULES for part in module.parts_used(options)))

    def guess(self, view: TrickerionView, rng: Random) -> TrickerionPosition:
        return guess(self.table(view.seats, view.options), view, rng)

    def from_dict(self, data: Mapping[str, object]) -> TrickerionPosition:
        return restore(self, data)

    def from_older(self, data: Mapping[str, object]) -> TrickerionPosition:
        return restore(self, data, older=True)

    def universe(self, options: Mapping[str, object] | None = None) -> tuple[Choice, ...]:
        modules = MODULES if options is None else self._modules(options)
        return tuple(self.box.catalog(modules).universe.numbers_of)

    def _modules(self, options: Mapping[str, object]) -> tuple[Module, ...]:
        read = self.read_options(options, self.seat_counts[-1])
        return modules_of(msgspec.convert(read, Options))
