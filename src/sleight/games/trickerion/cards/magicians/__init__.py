"""MAG: the ability of each magician, found by the id of the data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cards.magicians.in_town import Gentleman, GreatOptico, Mechaniker, Priestess
from sleight.games.trickerion.cards.magicians.on_stage import Electra, MasterOfChains, RedLotus, Yoruba

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.games.trickerion.cards.magicians.ability import Ability

ABILITIES: dict[str, Callable[[int], Ability]] = {
    "the-mechaniker": Mechaniker,
    "electra": Electra,
    "the-great-optico": GreatOptico,
    "the-gentleman": Gentleman,
    "master-of-chains": MasterOfChains,
    "the-red-lotus": RedLotus,
    "priestess-of-mysticism": Priestess,
    "yoruba-spiritmaster": Yoruba,
}
