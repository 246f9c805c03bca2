"""Special assignment cards, prophecies and magicians: each one small class, found by the id of the data."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING

from sleight.games.trickerion.cards import magicians
from sleight.games.trickerion.cards import prophecies as tokens
from sleight.games.trickerion.cards.special.base import SPECIALS as SPECIALS
from sleight.games.trickerion.effects.active import NO_PROPHECY

if TYPE_CHECKING:
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting

for _module in walk_packages(__path__, f"{__name__}."):
    import_module(_module.name)
"""Every card is there once its file has been read."""

NEEDS_PROPHECIES = "priestess-of-mysticism"
"""TR-SETUP-20: the magician whose ability is about prophecies."""

PROPHECIES: dict[str, Effect] = {token.id: token for token in tokens.PROPHECIES}


class Abilities:
    """TR-MAG-01: the abilities of the magicians of each seat."""

    def key(self, position: TrickerionPosition) -> tuple[int, ...]:
        return position.magicians

    def effects(self, setting: Setting, key: tuple[int, ...]) -> list[Effect]:
        ids = [setting.magician_ids[magician - 1] if magician else "" for magician in key]
        return [magicians.ABILITIES[id](seat) for seat, id in enumerate(ids) if id in magicians.ABILITIES]


class ActiveProphecy:
    """TR-PRO-01: the active prophecy, if there is one."""

    def key(self, position: TrickerionPosition) -> int:
        return position.prophecies[0] if position.prophecies else NO_PROPHECY

    def effects(self, setting: Setting, key: int) -> list[Effect]:
        return [] if key == NO_PROPHECY else [PROPHECIES[setting.prophecy_ids[key]]]
