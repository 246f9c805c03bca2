"""Puts together what all positions with the same cards, seats and options share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion import cards
from sleight.games.trickerion.effects.active import ActiveEffects
from sleight.games.trickerion.flow import asides
from sleight.games.trickerion.flow.often_asked import Questions
from sleight.games.trickerion.state.setting import Fittings, Setting
from sleight.games.trickerion.views import build

if TYPE_CHECKING:
    from sleight.games.trickerion.state.catalog import Catalog
    from sleight.games.trickerion.views.types import Options

_NOTHING = ActiveEffects()


def setting_of(catalog: Catalog, options: Options, seats: int, data_digest: str) -> Setting:
    """A table with these cards, options and seats."""
    alley = catalog.edition.specials
    fittings = Fittings(
        questions=Questions(seats),
        views=build,
        asides=asides,
        no_effects=_NOTHING,
        sources=cards.SOURCES if alley else (),
        specials=cards.special_cards(catalog.special_ids) if alley else (),
    )
    box = (catalog.printed, catalog.edition, catalog.layouts, catalog.universe)
    return Setting(*box, options, seats, data_digest, fittings)
