"""Puts together what all positions with the same cards, seats and options share."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from sleight.core.errors import BadInput, listed
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.flow import asides
from sleight.games.trickerion.flow.often_asked import Questions
from sleight.games.trickerion.locations.act import actions_of
from sleight.games.trickerion.modules import MODULES
from sleight.games.trickerion.state.catalog import Catalog
from sleight.games.trickerion.state.fittings import Fittings
from sleight.games.trickerion.state.setting import Setting
from sleight.games.trickerion.state.universe import Universe
from sleight.games.trickerion.views import build
from sleight.games.trickerion.views.typed import Types

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.printed.geometry import Layout
    from sleight.games.trickerion.printed.structs import Printed
    from sleight.games.trickerion.state.module import Module
    from sleight.games.trickerion.views.types import Options

_NOTHING = ActiveEffects()
_TYPES = Types()

MOST_SETTINGS = 64
"""So many ways to play are kept ready; each takes a third of a megabyte, and there are thousands."""

BOXES: dict[str, Box] = {}
"""The cards of every game that was loaded, by the digest of its data."""


class Box:
    """The printed cards of one game, with the catalog of each way to play with them."""

    def __init__(
        self,
        printed: Printed,
        editions: Mapping[str, Edition],
        layouts: Sequence[Layout],
        data_digest: str,
        modules: Sequence[Module] = MODULES,
        types: Types = _TYPES,
    ) -> None:
        self.printed = printed
        self.editions = editions
        self.layouts = tuple(layouts)
        self.data_digest = data_digest
        self.modules = tuple(modules)
        self.types = types
        self._catalogs: dict[tuple[str, tuple[str, ...]], Catalog] = {}
        self._setting = lru_cache(MOST_SETTINGS)(self._assembled)
        self._catalogs_for: dict[Options, Catalog] = {}
        BOXES[data_digest] = self

    def catalog(self, edition: str, modules: Sequence[Module]) -> Catalog:
        """The cards of an edition with these modules, as numbers and choices."""
        ids = tuple(module.id for module in modules)
        found = self._catalogs.get((edition, ids))
        if found is None:
            played, printed = self.editions[edition].played_with(ids), self.printed_with(modules)
            actions = [choice for module in modules for choice in module.action_choices(printed)]
            universe = Universe(printed, played, self.layouts, actions)
            for module in modules:
                universe.join(module.choices(printed))
            found = Catalog(printed, played, self.layouts, universe)
            self._catalogs[edition, ids] = found
        return found

    def printed_with(self, modules: Sequence[Module]) -> Printed:
        """The cards of the box, and behind them the tricks and special cards that modules bring."""
        printed = self.printed
        tricks = [trick for module in modules for trick in module.more_tricks(printed)]
        specials = [special for module in modules for special in module.more_specials(printed)]
        if not tricks and not specials:
            return printed
        return msgspec.structs.replace(
            printed,
            tricks=(*printed.tricks, *tricks),
            specials=(*printed.specials, *specials),
            apart=len(tricks),
        )

    def edition_for(self, options: Options) -> Edition:
        """The edition of a table with these options, as its modules change it."""
        used = (module.id for module in self.modules if module.is_used(options))
        return self.editions[self._edition(options)].played_with(used)

    def catalog_for(self, options: Options) -> Catalog:
        """The cards of a table with these options."""
        found = self._catalogs_for.get(options)
        if found is None:
            found = self._catalogs_for[options] = self.catalog(
                self._edition(options), self.modules_of(options)
            )
        return found

    def modules_of(self, options: Options) -> tuple[Module, ...]:
        """The modules that a table with these options plays with; one whose cards are missing is refused."""
        found = tuple(module for module in self.modules if module.is_used(options))
        for module in found:
            if lacking := self.lacking(module):
                raise BadInput("data-unreadable", file=listed(lacking), why="ENOENT")
        return found

    def lacking(self, module: Module) -> list[str]:
        """The files without which a module cannot be played, as far as they are not there."""
        needed = (*module.needs, *(f"{kind}.json" for kind in module.prints))
        return [file for file in needed if file in self.printed.missing]

    def _edition(self, options: Options) -> str:
        """Which edition a table plays; where there is one alone nobody is asked."""
        chosen: str = getattr(options, "edition", next(iter(self.editions)))
        return chosen

    def setting(self, seats: int, options: Options) -> Setting:
        """The shared part of all positions with these seats and options; those asked for last are kept."""
        return self._setting(seats, options)

    def _assembled(self, seats: int, options: Options) -> Setting:
        modules = self.modules_of(options)
        actions = actions_of(self.edition_for(options))
        for module in modules:
            for location, more in module.actions.items():
                actions[location] = (*actions.get(location, ()), *more)
        asked = Questions(seats, actions)
        fittings = Fittings(self.types, modules, actions, asked, build, asides, _NOTHING)
        catalog = self.catalog_for(options)
        box = (catalog.printed, catalog.edition, self.layouts, catalog.universe)
        return Setting(*box, options, seats, self.data_digest, fittings)
