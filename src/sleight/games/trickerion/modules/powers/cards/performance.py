"""Powers that change what a performance pays, without a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.effects.spot import Spot
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state import stage
from sleight.games.trickerion.state.cells import TRICKS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_MOST_MARKERS = 3
"""PW-16: the markers of opponents that pay."""

_GUEST_FAME = 2
"""PW-29: what a guest receives."""

_BOX_COINS = 2
"""PW-24: the coins that a trick of the highest level yields besides."""

_HIGHEST_LEVEL = 3
_THURSDAY = "thursday"


class GraciousHost(Power):
    """PW-16, MP-58: the performer has a fame for each of at most three markers of opponents."""

    id: ClassVar[str] = "gracious-host"

    def performance_paid(self, position: TrickerionPosition, performer: int, place: int) -> None:
        if performer != self.seat:
            return
        guests = min(stage.opponents_on(position, place, performer), _MOST_MARKERS)
        if guests:
            self.pay(position, *rewards.performer_bonus(position, performer, (guests, 0, 0)))


class SoughtAfterGuest(Power):
    """PW-29: own markers in a performance of somebody else pay 2 fame, however many they are."""

    id: ClassVar[str] = "sought-after-guest"

    def performance_paid(self, position: TrickerionPosition, performer: int, place: int) -> None:
        owners = [spot.owner for spot in rewards.spots_on(position, performer, place)]
        if performer != self.seat and self.seat in owners:
            self.pay(position, fame=_GUEST_FAME)


class RoyalBox(Power):
    """PW-24, MP-59: own tricks of level 3 yield 2 coins more in the own performance."""

    id: ClassVar[str] = "royal-box"

    def reward_modifiers(self, position: TrickerionPosition, spot: Spot) -> tuple[tuple[int, int], ...]:
        return ((0, _BOX_COINS),) if self._concerns(position, spot) else ()

    def performance_paid(self, position: TrickerionPosition, performer: int, place: int) -> None:
        spots = rewards.spots_on(position, performer, place)
        if any(self._concerns(position, spot) for spot in spots):
            self.worked(position)

    def _concerns(self, position: TrickerionPosition, spot: Spot) -> bool:
        """MP-59: not a marker whose owner receives the yields of another trick."""
        if spot.owner != self.seat or spot.performer != self.seat:
            return False
        level = position.table.levels[position.cells[TRICKS + spot.key] - 1]
        return level == _HIGHEST_LEVEL and rewards.source(position, spot) == spot.key


class FairWeather(Power):
    """PW-30, MP-61: Thursday takes nothing from the own tricks, whoever's Thursday it is."""

    id: ClassVar[str] = "fair-weather"

    def day_reward(
        self, position: TrickerionPosition, owner: int, day: int, modifier: tuple[int, int]
    ) -> tuple[int, int]:
        thursday = position.table.day_ids[day] == _THURSDAY
        return (0, 0) if owner == self.seat and thursday else modifier

    def day_counted(self, position: TrickerionPosition, owner: int, performer: int) -> None:
        if owner != self.seat:
            return
        printed = position.table.day_rewards[rewards.day_of(position, owner, performer)]
        without = rewards.bent_modifier(position, owner, performer, printed)
        if rewards.day_modifier(position, owner, performer) != without:
            self.worked(position)
