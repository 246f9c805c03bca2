"""Puts together what all positions with the same cards, seats and options share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.editions import DEFAULT
from sleight.games.trickerion.effects.active import ActiveEffects
from sleight.games.trickerion.flow import asides
from sleight.games.trickerion.flow.often_asked import Questions
from sleight.games.trickerion.locations.act import ACTIONS
from sleight.games.trickerion.modules import MODULES
from sleight.games.trickerion.state.catalog import Catalog
from sleight.games.trickerion.state.setting import Fittings, Setting
from sleight.games.trickerion.state.universe import Universe
from sleight.games.trickerion.views import build

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.printed.geometry import Layout
    from sleight.games.trickerion.printed.structs import Printed
    from sleight.games.trickerion.state.module import Module
    from sleight.games.trickerion.views.types import Options

_NOTHING = ActiveEffects()

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
    ) -> None:
        self.printed = printed
        self.editions = editions
        self.layouts = tuple(layouts)
        self.data_digest = data_digest
        self._catalogs: dict[tuple[str, ...], Catalog] = {}
        self._settings: dict[tuple[int, Options], Setting] = {}
        BOXES[data_digest] = self

    def catalog(self, modules: Sequence[Module]) -> Catalog:
        """The cards with these modules, as numbers and choices."""
        ids = tuple(module.id for module in modules)
        found = self._catalogs.get(ids)
        if found is None:
            edition = self.editions[DEFAULT].played_with(ids)
            universe = Universe(self.printed, edition, self.layouts)
            found = Catalog(self.printed, edition, self.layouts, universe)
            self._catalogs[ids] = found
        return found

    def catalog_for(self, options: Options) -> Catalog:
        """The cards of a table with these options."""
        return self.catalog(modules_of(options))

    def setting(self, seats: int, options: Options) -> Setting:
        """The shared part of all positions with these seats and options, made once."""
        found = self._settings.get((seats, options))
        if found is None:
            found = self._settings[seats, options] = self._assembled(seats, options)
        return found

    def _assembled(self, seats: int, options: Options) -> Setting:
        modules = modules_of(options)
        actions = dict(ACTIONS)
        for module in modules:
            for location, more in module.actions.items():
                actions[location] = (*actions.get(location, ()), *more)
        fittings = Fittings(modules, actions, Questions(seats, actions), build, asides, _NOTHING)
        catalog = self.catalog(modules)
        box = (self.printed, catalog.edition, self.layouts, catalog.universe)
        return Setting(*box, options, seats, self.data_digest, fittings)


def modules_of(options: Options) -> tuple[Module, ...]:
    """The modules that a table with these options plays with."""
    return tuple(module for module in MODULES if module.is_used(options))
