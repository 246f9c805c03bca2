"""Effects bend named hooks. The rules ask the effects in force, and never which card it is.

The base game has none in force; a prophecy, a special assignment card, a magician's ability, a machine or a
power is one small class that overrides a few of these hooks. `position.effects` lists them in the order in
which they apply (TR-GEN-26: the prophecy first, then the card). Every hook gets the value so far and returns
the value to use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sleight.games.trickerion.position import TrickerionPosition


class Effect:
    """Something in force that changes a rule; each hook changes nothing unless a subclass says so."""

    __slots__ = ()

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        """TR-AP-01: the points of a character before its slot is counted."""
        return points

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        """TR-AP-03: what a shard adds."""
        return points

    def may_enhance(self, position: TrickerionPosition, seat: int, location: int, allowed: bool) -> bool:
        """TR-AP-03, TR-TH-08: whether a shard may be spent at a location."""
        return allowed

    def free_slots(self, position: TrickerionPosition, seat: int, location: int, free: int) -> int:
        """TR-PLACE-05, 06: the slots that a seat may use, as bits."""
        return free

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        """TR-AP-15: the points that an action costs."""
        return cost

    def bank_coins(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        """TR-DT-32: what a die of the bank pays."""
        return coins

    def unit_price(self, position: TrickerionPosition, seat: int, component: int, price: int) -> int:
        """TR-MK-29: the price of one component before the surcharge."""
        return price

    def stock(self, position: TrickerionPosition, seat: int, types: int) -> int:
        """TR-MK-05: the component types on sale at the normal price, as bits."""
        return types

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        """TR-WS-08, 12: how many markers a preparation gives, before the reserve limits it."""
        return markers

    def set_up(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        """TR-TH-12: a trick has just been set up."""

    def shards_received(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        """TR-GEN-31: one receipt of shards."""
        return shards

    def yields(
        self, position: TrickerionPosition, trick: int, yields: tuple[int, int, int]
    ) -> tuple[int, int, int]:
        """TR-PERF-14: the fame, coins and shards of a trick before any modifier."""
        return yields

    def day_modifier(
        self, position: TrickerionPosition, seat: int, day: int, modifier: tuple[int, int]
    ) -> tuple[int, int]:
        """TR-PERF-17 to 21: the fame and coins that a day adds to each reward of a seat."""
        return modifier

    def reward_modifiers(
        self, position: TrickerionPosition, seat: int, performer: int, marker: int
    ) -> tuple[tuple[int, int], ...]:
        """TR-PERF-23: further modifiers of fame and coins of one reward."""
        return ()

    def performer_bonus(
        self, position: TrickerionPosition, seat: int, bonus: tuple[int, int, int]
    ) -> tuple[int, int, int]:
        """TR-PERF-25, 26, 28: one of the performer's bonuses."""
        return bonus
