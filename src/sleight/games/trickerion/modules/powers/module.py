"""Magician Powers as a module: dealt at set-up, learned before assignments, held open by shards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sleight.core.option import OneOf, Option, Switch
from sleight.games.trickerion.modules.powers import cards as cards  # reading them makes them known
from sleight.games.trickerion.modules.powers.events import PowerReturned, PowerUsed
from sleight.games.trickerion.modules.powers.holding import Holding
from sleight.games.trickerion.modules.powers.power import POWERS, USED
from sleight.games.trickerion.modules.powers.slots import HAND, ICONS, ID, SLOT_CELLS, SLOTS
from sleight.games.trickerion.modules.powers.types import Powers, SavedPowers
from sleight.games.trickerion.printed.ids import MOST_SEATS
from sleight.games.trickerion.state.module import Module
from sleight.games.trickerion.state.reasons import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.event import Event
    from sleight.games.trickerion.effects.active import EffectSource
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.types import Options


class PowerCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of `powers.json`."""

    id: str
    level: int
    """MP-03: 1 for yellow, 2 for orange, 3 for red."""

    slots: tuple[int, ...]
    """MP-11: the slots at which it may lie, counted from 1."""

    copies: int
    ruling: str


class LearnedPowers:
    """MP-39: the powers at the slots of all seats."""

    def key(self, position: TrickerionPosition) -> tuple[int, ...]:
        first = position.table.blocks[SLOTS]
        return tuple(position.cells[first : first + SLOT_CELLS])

    def effects(self, setting: Setting, key: tuple[int, ...]) -> list[Effect]:
        printed = setting.printed.of_modules[ID]
        learned = [(cell // len(ICONS), power - 1) for cell, power in enumerate(key) if power]
        powers = [POWERS[printed[power].id](seat, power) for seat, power in learned]
        return [*powers, Holding()]


class MagicianPowers(Module):
    """MP-01: powers of the house deck, with the Dark Alley of either edition."""

    id: ClassVar[str] = ID
    place: ClassVar[int] = 2
    field: ClassVar[str] = ID
    view_type: ClassVar[Any] = Powers
    saved_type: ClassVar[Any] = SavedPowers
    blocks: ClassVar[Mapping[str, int]] = {SLOTS: SLOT_CELLS, HAND: MOST_SEATS, USED: MOST_SEATS}
    prints: ClassVar[Mapping[str, Any]] = {ID: PowerCard}
    event_types: ClassVar[tuple[type[Event], ...]] = (PowerUsed, PowerReturned)

    def options(self) -> list[Option]:
        shards = OneOf(GAME, "power_shards", "edition", "1", "3")
        return [Switch(GAME, ID, needs="dark_alley", rule="MP-01"), shards]

    def is_used(self, options: Options) -> bool:
        return options.powers

    def sources(self) -> tuple[EffectSource, ...]:
        return (LearnedPowers(),)
