"""PRO: the prophecies, each a few hooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.effects.hooks import Effect, Pay
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state.cells import DAYS, ORDERS

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_ORDER_SLOTS = 4
_FAME = 2
"""What shard-glory and the four tokens of the schools pay."""

_CHEAP = 1
"""TR-PROR-10, 17, 29, 30: the points that a cheap action costs."""

_PRICE = 2
"""TR-PROR-26: the price of every component."""

_BEST = 2
"""TR-PROR-23: the modifier of the slots that cost a toll."""

_TOLL = 3
_ROWS = (ids.DOWNTOWN, ids.MARKET_ROW, ids.DARK_ALLEY)
"""TR-PROR-32: the locations whose slots have different modifiers in one row."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Prophecy(Effect):
    """A rule of the round for all players (TR-PRO-01)."""

    def __init__(self, id: str) -> None:
        self.id = id

    def pay_fame(self, position: TrickerionPosition, seat: int) -> None:
        """The fame that some of them pay at once."""
        position.grant(seat, "prophecy", self.id, _FAME)


class OneBasePoint(Prophecy):
    """TR-PROR-06: the base of every character is 1."""

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        return 1


class FamousApprentices(Prophecy):
    """TR-PROR-20: apprentices of a player whose poster hangs have a base of 1 more."""

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        famous = character >= ids.FIRST_APPRENTICE and position.posters >> seat & 1
        return points + 1 if famous else points


class StrongEnhancement(Prophecy):
    """TR-PROR-13: the one shard gives 2 points."""

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        return 2


class EnhancedTheater(Prophecy):
    """TR-PROR-31: a shard may be spent backstage too."""

    def may_enhance(self, position: TrickerionPosition, seat: int, location: int, allowed: bool) -> bool:
        return allowed or location == ids.THEATER


class CostlyFirstSlot(Prophecy):
    """TR-PROR-23: a slot with +2 costs 3 coins."""

    def toll(self, position: TrickerionPosition, seat: int, slot: int, coins: int) -> int:
        return coins + _TOLL if position.table.modifiers[slot] == _BEST else coins


class LowestSlotFirst(Prophecy):
    """TR-PROR-32: among the free slots one with the lowest modifier must be taken."""

    def free_slots(self, position: TrickerionPosition, seat: int, location: int, free: int) -> int:
        if location not in _ROWS or not free:
            return free
        modifiers = position.table.modifiers[ids.FIRST_SLOT_OF[location] :]
        left = {number: modifiers[number] for number in range(free.bit_length()) if free >> number & 1}
        lowest = min(left.values())
        return sum(1 << number for number, modifier in left.items() if modifier == lowest)


class TwoPlacements(Prophecy):
    """TR-PROR-14: a second character may be handled in the same turn."""

    def placements_a_turn(self, position: TrickerionPosition, placements: int) -> int:
        return 2


class HiddenAssignments(Prophecy):
    """TR-PROR-25: there is no common reveal."""

    def hides_assignments(self, position: TrickerionPosition, sealed: bool) -> bool:
        return True


class CheapAction(Prophecy):
    """TR-PROR-10, 17, 29, 30: one kind of action costs 1 point."""

    def __init__(self, id: str, action: str) -> None:
        super().__init__(id)
        self.action = action

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return _CHEAP if action == self.action else cost


class DoubleBank(Prophecy):
    """TR-PROR-12: a die of the bank pays twice its number."""

    def bank_coins(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        return 2 * coins


class OrdersOnSale(Prophecy):
    """TR-PROR-09: types on order slots can be bought too."""

    def stock(self, position: TrickerionPosition, seat: int, types: int) -> int:
        for ordered in position.cells[ORDERS : ORDERS + _ORDER_SLOTS]:
            if ordered:
                types |= 1 << ordered - 1
        return types


class FlatPrice(Prophecy):
    """TR-PROR-26: every component costs 2 coins."""

    def unit_price(self, position: TrickerionPosition, seat: int, component: int, price: int) -> int:
        return _PRICE


class SchoolFame(Prophecy):
    """TR-PROR-15, 18, 22, 28: to set up a trick of one school pays 2 fame."""

    def __init__(self, id: str, school: str) -> None:
        super().__init__(id)
        self.school = school

    def set_up(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        if ids.SCHOOL_IDS[position.table.schools[trick]] == self.school:
            self.pay_fame(position, seat)


class ShardEcho(Prophecy):
    """TR-PROR-07: each receipt of shards is 1 larger."""

    def shards_received(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        return shards + 1


class ShardGlory(Prophecy):
    """TR-PROR-08: each receipt of shards pays 2 fame."""

    def shards_received(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        self.pay_fame(position, seat)
        return shards


class DayChange(Prophecy):
    """TR-PROR-16, 27: one day adds to or takes from the fame and the coins of each reward."""

    def __init__(self, id: str, day: str, more: int) -> None:
        super().__init__(id)
        self.day = day
        self.more = more

    def day_modifier(
        self, position: TrickerionPosition, owner: int, performer: int, modifier: tuple[int, int]
    ) -> tuple[int, int]:
        if position.table.day_ids[rewards.day_of(position, owner, performer)] != self.day:
            return modifier
        fame, coins = modifier
        return fame + self.more, coins + self.more


class PlainDays(Prophecy):
    """TR-PROR-21: no day modifies rewards."""

    def day_modifier(
        self, position: TrickerionPosition, owner: int, performer: int, modifier: tuple[int, int]
    ) -> tuple[int, int]:
        return 0, 0


class PerformersDay(Prophecy):
    """TR-PROR-24: the day of the performer counts for everybody."""

    def day_that_counts(self, position: TrickerionPosition, owner: int, performer: int, day: int) -> int:
        return position.cells[DAYS + performer] - 1


class CoinsBecomeFame(Prophecy):
    """TR-PROR-19, TR-PERF-32: the coins of a reward are received as fame."""

    def reward_paid(self, position: TrickerionPosition, pay: Pay) -> Pay:
        fame, coins, shards = pay
        return fame + coins, 0, shards


class DoublePerformerBonus(Prophecy):
    """TR-PROR-11: everything that the performer receives besides rewards is doubled."""

    def performer_bonus(self, position: TrickerionPosition, seat: int, bonus: Pay) -> Pay:
        fame, coins, shards = bonus
        return 2 * fame, 2 * coins, 2 * shards


PROPHECIES: tuple[Prophecy, ...] = (
    OneBasePoint("one-base-point"),
    ShardEcho("shard-echo"),
    ShardGlory("shard-glory"),
    OrdersOnSale("orders-on-sale"),
    CheapAction("cheap-further-cards", "draw_further"),
    DoublePerformerBonus("double-performer-bonus"),
    DoubleBank("double-bank"),
    StrongEnhancement("strong-enhancement"),
    TwoPlacements("two-placements"),
    SchoolFame("escape-fame", "escape"),
    DayChange("friday-penalty", "friday", -1),
    CheapAction("cheap-learning", "learn"),
    SchoolFame("mechanical-fame", "mechanical"),
    CoinsBecomeFame("coins-become-fame"),
    FamousApprentices("famous-apprentices"),
    PlainDays("plain-days"),
    SchoolFame("optical-fame", "optical"),
    CostlyFirstSlot("costly-first-slot"),
    PerformersDay("performers-day"),
    HiddenAssignments("hidden-assignments"),
    FlatPrice("flat-price"),
    DayChange("saturday-bonus", "saturday", 1),
    SchoolFame("spiritual-fame", "spiritual"),
    CheapAction("cheap-coins", "collect"),
    CheapAction("cheap-hiring", "hire"),
    EnhancedTheater("enhanced-theater"),
    LowestSlotFirst("lowest-slot-first"),
)
