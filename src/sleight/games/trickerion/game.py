"""Trickerion as a game value."""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Union

import msgspec

from sleight.core.digest import digest_of
from sleight.core.errors import BadInput
from sleight.core.game import Game
from sleight.core.option import seats_for
from sleight.games.trickerion import cards
from sleight.games.trickerion.advice import features
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
from sleight.games.trickerion.state.position import TrickerionPosition, empty_table
from sleight.games.trickerion.tables import Box
from sleight.games.trickerion.views.guess import TrickerionGuesser
from sleight.games.trickerion.views.options import table_options
from sleight.games.trickerion.views.saves import restore
from sleight.games.trickerion.views.typed import types_with
from sleight.games.trickerion.views.types import TrickerionView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from random import Random

    from sleight.core.choice import Choice
    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.state.module import Module
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.guess import Policy
    from sleight.games.trickerion.views.types import Options

ID = "trickerion"


class Trickerion(Game[TrickerionPosition, TrickerionView]):
    """Learn tricks, prepare them, set them up with links, and perform for fame."""

    id: ClassVar[str] = ID
    rules_version: ClassVar[int] = 1
    recommended: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "first": {"beginner": "all"},
        "full": {"dark_alley": True, "prophecies": True},
        "first-edition": {"edition": "first", "dark_alley": True},
        "powers": {"dark_alley": True, "prophecies": True, "powers": True},
        "dawn": {"dark_alley": True, "prophecies": True, "dawn": True, "machine_costs": "heavy"},
    }
    deferring_codes: ClassVar[frozenset[str]] = frozenset(
        {"answer-first", "bonus-first", "in-the-middle", "not-here"}
    )
    former_digests: ClassVar[Mapping[str, Mapping[str, str]]] = FORMER
    feature_names: tuple[str, ...] = features.NAMES

    def __init__(
        self,
        data: Path | str | None = None,
        editions: Mapping[str, Edition] = EDITIONS,
        modules: Sequence[Module] = MODULES,
    ) -> None:
        self.printed, self.data_digest = load_data(data, modules)
        if (editions, modules) != (EDITIONS, MODULES):
            other = [msgspec.to_builtins(editions), [module.id for module in modules]]
            self.data_digest = digest_of([self.data_digest, *other])
        faults = [module.data_faults(self.printed) for module in modules]
        for file, fault in chain(unknown_words(self.printed, _vocabulary()), *faults):
            raise BadInput("data-wrong", file=file, why=fault)
        parts = [module.data_parts(self.printed) for module in modules]
        own = {name: digest_of(part) for each in parts for name, part in each.items()}
        self.data_parts = parts_of(self.printed, editions) | own
        players = self.printed.board.players
        self.seat_counts = range(players["min"], players["max"] + 1)
        listed = table_options(ID, editions, modules, players["max"])
        self.options = {option.name: option for option in listed}
        self.types = types_with(listed, modules)
        self.view_type = self.types.view
        self.choice_type = Union[AnyChoice, *(type for each in modules for type in each.choice_types)]
        self.event_type = Union[AnyEvent, *(type for each in modules for type in each.event_types)]
        layouts = tuple(geometry.layout(card) for card in self.printed.performances)
        self.box = Box(self.printed, editions, layouts, self.data_digest, modules, self.types)

    @cached_property
    def shown(self) -> Shown:
        return shown(self)

    def start(self, seats: int, key: bytes, options: dict[str, object]) -> TrickerionPosition:
        position = empty_table(self.table(seats, msgspec.convert(options, self.types.options)), key)
        lay_out(position)
        position.settle()
        return position

    def table(self, seats: int, options: Options) -> Setting:
        """The shared part of all positions with these seats and options, made once."""
        return self.box.setting(seats, options)

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        chosen = self._chosen(options)
        played, edition = msgspec.structs.asdict(chosen), self.box.catalog_for(chosen).edition
        return (edition.part, *(part for module in self.box.modules for part in module.parts_used(played)))

    def settled(self, options: dict[str, object]) -> dict[str, object]:
        """What the edition decides with the modules of the table goes before what was said."""
        edition = self.box.edition_for(msgspec.convert(options, self.types.options))
        return {**options, **edition.decides}

    def guess(self, view: TrickerionView, rng: Random, plans: Policy | None = None) -> TrickerionPosition:
        return self.guesser(view, plans).draw(rng)

    def guesser(self, view: TrickerionView, plans: Policy | None = None) -> TrickerionGuesser:
        """With `plans`, the sealed plans of others are what that policy would make of their views."""
        return TrickerionGuesser(self.table(view.seats, view.options), view, plans)

    def features(self, view: TrickerionView) -> tuple[float, ...]:
        return features.features(view)

    def from_dict(self, data: Mapping[str, object]) -> TrickerionPosition:
        return restore(self, data)

    def from_older(self, data: Mapping[str, object]) -> TrickerionPosition:
        return restore(self, data, older=True)

    def universe(self, options: Mapping[str, object] | None = None) -> tuple[Choice, ...]:
        if options is not None:
            return tuple(self.box.catalog_for(self._chosen(options)).universe.numbers_of)
        playable = [module for module in self.box.modules if not self.box.lacking(module)]
        catalogs = [self.box.catalog(edition, playable) for edition in self.box.editions]
        return tuple(dict.fromkeys(choice for each in catalogs for choice in each.universe.numbers_of))

    def can_play(self, options: Mapping[str, object]) -> bool:
        """Whether these options go together, and the cards are there that such a table needs."""
        try:
            chosen = self._chosen(options)
        except BadInput:
            return False
        return not any(module.is_used(chosen) and self.box.lacking(module) for module in self.box.modules)

    def _chosen(self, options: Mapping[str, object]) -> Options:
        """The options of a table with as many seats as it takes for them."""
        least = {name: chosen for name, chosen in options.items() if name in self.options}
        seats = max(seats_for(self.options, least, self.seat_counts))
        return msgspec.convert(self.read_options(options, seats), self.types.options)


def _vocabulary() -> Vocabulary:
    """What the words of the data stand for."""
    specials = sorted(id for id, card in cards.SPECIALS.items() if not card.module)
    return Vocabulary(specials, cards.PROPHECIES, bonuses.COUNTS, bonuses.CONDITIONS)
