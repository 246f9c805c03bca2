"""Effects bend the rules at named hooks; the rules never ask which card it is."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.effects.hooks import Effect, Pay
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.effects.spot import Spot
from sleight.games.trickerion.printed.ids import MARKET_ROW, THEATER
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.scenario import table


class Cheap(Effect):
    """Learning costs 1 point, everything at the market 2 coins, and orders are on sale."""

    __slots__ = ()

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return 1 if action == "learn" else cost

    def unit_price(self, position: TrickerionPosition, seat: int, component: int, price: int) -> int:
        return 2

    def stock(self, position: TrickerionPosition, seat: int, types: int) -> int:
        return types | 1 << position.table.component_ids.index("cog")


class Generous(Effect):
    """More points, shards, coins and markers; days do not count."""

    __slots__ = ()

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        return 1

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        return 2

    def may_enhance(self, position: TrickerionPosition, seat: int, location: int, allowed: bool) -> bool:
        return allowed or location == THEATER

    def free_slots(self, position: TrickerionPosition, seat: int, location: int, free: int) -> int:
        return free & ~1 if location == MARKET_ROW else free

    def bank_coins(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        return 2 * coins

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        return markers + 1

    def set_up(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        position.gain_shards(seat, 1)

    def shards_received(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        return shards + 1

    def day_modifier(
        self, position: TrickerionPosition, owner: int, performer: int, modifier: tuple[int, int]
    ) -> tuple[int, int]:
        return (-1, 0)

    def reward_modifiers(self, position: TrickerionPosition, spot: Spot) -> tuple[tuple[int, int], ...]:
        return ((1, 0), (-2, 3))

    def reward_paid(self, position: TrickerionPosition, pay: Pay) -> Pay:
        return (pay[0], pay[1], pay[2] + 1)

    def performer_bonus(self, position: TrickerionPosition, seat: int, bonus: Pay) -> Pay:
        return (2 * bonus[0], 2 * bonus[1], 2 * bonus[2])


def under(scene: table, *effects: Effect) -> TrickerionPosition:
    """A position with effects in force."""
    position = scene.position()
    position.active = ActiveEffects(effects)
    return position


def test_costs_prices_and_stock() -> None:
    position = under(table(2).acting(0, "apprentice-1", "downtown-4"), Cheap())
    assert refused(position, "learn linking-rings") == ""
    position = under(table(2).coins(0, 2).acting(0, "apprentice-1", "market-4", 1), Cheap())
    assert [text for text in texts(position) if text.startswith("buy")] == [
        "buy wood 1",
        "buy metal 1",
        "buy glass 1",
        "buy fabric 1",
        "buy cog 1",
    ]


def test_points_and_slots() -> None:
    scene = table(2).assigned(0, "magician", "market-row").assigned(0, "manager", "theater").placing(0)
    position = under(scene.trick(0, "linking-rings", ready=1), Generous())
    assert refused(position, "place magician market-1") == "slot-barred"
    play(position, "place manager friday-1", "enhance")
    assert position.points == 3


def test_bank_markers_and_set_ups() -> None:
    position = under(table(2).acting(0, "magician", "downtown-1").dice(bank_1="5"), Generous())
    play(position, "collect bank-1")
    assert position.view(0).coins[0] == 20
    scene = table(2).trick(0, "linking-rings").components(0, metal=2)
    position = under(scene.acting(0, "magician", "workshop-1", 3), Generous())
    play(position, "prepare linking-rings")
    assert position.view(0).me.tricks[0].ready == 3
    scene = table(2).trick(0, "linking-rings", ready=2).acting(0, "magician", "friday-1", 3)
    position = under(scene, Generous())
    play(position, "set-up linking-rings", "at riverside-theater-1 1 down")
    assert position.view(0).shards[0] == 3


@pytest.mark.rule("TR-PERF-23", "TR-PERF-32")
def test_rewards_with_modifiers_in_the_best_order() -> None:
    scene = table(2).fame(0, 0).coins(0, 0).shards(0, 0).trick(0, "linking-rings")
    scene.marker(0, "linking-rings", "riverside-theater-1", 1, "down").placed(0, "magician", "thursday-stage")
    position = under(scene.performing(0), Generous())
    play(position, "perform riverside-theater-1")
    view = position.view(0)
    # Fame 0 - 1 - 2 stops at 0 and gains 1, coins 2 + 3; 1 shard received and 2 of the card, each 1 more.
    assert (view.fame[0], view.coins[0], view.shards[0]) == (1, 5, 2 + 3)


def test_a_copy_shares_the_effects() -> None:
    position = under(table(2).acting(0, "apprentice-1", "downtown-4"), Cheap())
    assert position.copy().active is position.active
