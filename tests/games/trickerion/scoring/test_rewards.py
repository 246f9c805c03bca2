"""TR-PERF-14 to 24, 32: what a performed trick pays its owner, day by day."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sleight
from sleight.games.trickerion.effects.hooks import Effect, Pay
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.effects.spot import Spot
from sleight.games.trickerion.events import TrickRewarded
from sleight.games.trickerion.scoring.rewards import best_sum
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, Purse, gained
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.reading import rewarded
from tests.games.trickerion.helpers.scenario import table

CARD, OTHER = "riverside-theater-10", "riverside-theater-11"
"""The first pays its performer 2 fame, the second 2 coins."""

BONUS: Purse = (2, 0, 0)
PLACES = ((1, "right"), (2, "left"), (3, "up"))
"""How the three slots of the first card are filled so that some circle is met."""


def show(*owned: tuple[int, str], day: str = "friday", players: int = 3) -> table:
    """Seat 0 performs a card with these tricks of these seats on it, the first on the first slot."""
    scene = table(players).theater(*[CARD, OTHER][: players - 1]).placed(0, "magician", f"{day}-stage")
    for (seat, trick), (slot, facing) in zip(owned, PLACES, strict=False):
        scene.trick(seat, trick).marker(seat, trick, CARD, slot, facing)
    return scene.performing(0)


def rewards(position: TrickerionPosition) -> list[tuple[int, str, Purse]]:
    """What each marker pays when the card is performed."""
    events = play(position, f"perform {CARD}")
    return [
        (event.seat, event.trick, (event.fame, event.coins, event.shards))
        for event in events
        if isinstance(event, TrickRewarded)
    ]


@pytest.mark.rule("TR-PERF-14")
def test_every_marker_pays_its_owner_what_its_trick_yields() -> None:
    position = show((0, "linking-rings"), (1, "card-manipulation"), (0, "spirit-hand")).position()
    own = (0 + 2 + BONUS[0], 2 + 1, 1)
    assert gained(position, f"perform {CARD}") == [own, (1, 1, 1), NOTHING]


@pytest.mark.rule("TR-PERF-14")
def test_markers_that_are_not_on_the_card_pay_nothing() -> None:
    position = (
        show((0, "linking-rings"))
        .marker(0, "linking-rings", OTHER, 1, "right")
        .trick(1, "enchanted-butterflies", ready=2)
        .marker(1, "enchanted-butterflies", OTHER, 2, "left")
        .position()
    )
    assert rewards(position) == [(0, "linking-rings", (0, 2, 0))]


@pytest.mark.rule("TR-PERF-15")
@pytest.mark.parametrize("slot", ["", "workshop-1", "saturday-1"])
def test_a_guest_is_rewarded_wherever_its_magician_is(slot: str) -> None:
    scene = show((0, "linking-rings"), (1, "enchanted-butterflies"))
    position = (scene.placed(1, "magician", slot) if slot else scene).position()
    assert gained(position, f"perform {CARD}") == [(2, 2, 0), (2, 0, 0), NOTHING]


@pytest.mark.rule("TR-PERF-16")
def test_nobody_looks_for_the_components_of_a_performed_trick() -> None:
    position = show((0, "levitation"), (1, "peppers-ghost")).position()
    assert [workshop.components for workshop in position.view(None).workshops] == [(), (), ()]
    assert rewards(position) == [(0, "levitation", (2, 3, 0)), (1, "peppers-ghost", (4, 5, 0))]


@pytest.mark.rule("TR-PERF-17")
def test_thursday_takes_a_fame_and_a_coin_from_each_trick() -> None:
    position = show((0, "levitation"), (0, "chinese-sticks"), day="thursday").position()
    assert rewards(position) == [(0, "levitation", (1, 2, 0)), (0, "chinese-sticks", (0, 1, 0))]


@pytest.mark.rule("TR-PERF-18")
def test_sunday_adds_a_fame_and_a_coin_to_each_trick() -> None:
    position = show((0, "levitation"), (0, "chinese-sticks"), day="sunday").position()
    assert rewards(position) == [(0, "levitation", (3, 4, 0)), (0, "chinese-sticks", (2, 3, 0))]


@pytest.mark.rule("TR-PERF-19")
@pytest.mark.parametrize("day", ["friday", "saturday"])
def test_friday_and_saturday_change_nothing(day: str) -> None:
    position = show((0, "levitation"), (1, "chinese-sticks"), day=day).position()
    assert rewards(position) == [(0, "levitation", (2, 3, 0)), (1, "chinese-sticks", (1, 2, 0))]


@pytest.mark.rule("TR-PERF-20")
@pytest.mark.parametrize(
    ("slot", "paid"),
    [
        ("thursday-stage", (1, 2, 0)),
        ("thursday-1", (1, 2, 0)),
        ("saturday-2", (2, 3, 0)),
        ("sunday-1", (3, 4, 0)),
        ("sunday-stage", (3, 4, 0)),
    ],
)
def test_the_own_day_counts_in_the_performance_of_another_player(slot: str, paid: Purse) -> None:
    character = "magician" if slot.endswith("stage") else "apprentice-1"
    position = show((0, "linking-rings"), (1, "levitation")).placed(1, character, slot).position()
    assert rewards(position) == [(0, "linking-rings", (0, 2, 0)), (1, "levitation", paid)]


@pytest.mark.rule("TR-PERF-20")
def test_the_own_day_counts_against_the_day_of_the_performer() -> None:
    scene = show((0, "linking-rings"), (1, "levitation"), (2, "chinese-sticks"), day="sunday")
    position = scene.placed(1, "engineer", "thursday-2").placed(2, "manager", "friday-1").position()
    assert rewards(position) == [
        (0, "linking-rings", (1, 3, 0)),
        (1, "levitation", (1, 2, 0)),
        (2, "chinese-sticks", (1, 2, 0)),
    ]


@pytest.mark.rule("TR-PERF-21")
@pytest.mark.parametrize(
    ("day", "paid"),
    [("thursday", (1, 2, 0)), ("friday", (2, 3, 0)), ("saturday", (2, 3, 0)), ("sunday", (3, 4, 0))],
)
def test_who_is_not_in_the_theater_has_the_day_of_the_performer(day: str, paid: Purse) -> None:
    scene = show((0, "linking-rings"), (1, "levitation"), day=day)
    position = scene.placed(1, "magician", "downtown-1").position()
    assert rewards(position)[1] == (1, "levitation", paid)


@pytest.mark.rule("TR-PERF-21")
def test_a_trick_on_two_cards_follows_each_performer() -> None:
    position = (
        show((0, "linking-rings"), (1, "levitation"), day="thursday")
        .marker(1, "levitation", OTHER, 1, "right")
        .trick(2, "barricaded-barrels")
        .marker(2, "barricaded-barrels", OTHER, 2, "left")
        .placed(2, "magician", "sunday-stage")
        .position()
    )
    events = play(position, f"perform {CARD}", f"perform {OTHER}")
    paid = [event for event in events if isinstance(event, TrickRewarded) and event.seat == 1]
    assert paid == [
        rewarded(1, "levitation", 1, 2, thursday=(-1, -1)),
        rewarded(1, "levitation", 3, 4, sunday=(1, 1)),
    ]


@pytest.mark.rule("TR-PERF-22", "TR-MAG-29")
def test_a_reward_tells_what_each_cause_has_changed() -> None:
    card = "riverside-theater-1"
    scene = table(2, dark_alley=True).magician(0, "electra").trick(0, "linking-rings")
    scene = scene.marker(0, "linking-rings", card, 1, "down", stacked=True)
    position = scene.placed(0, "magician", "thursday-stage").performing(0).position()
    events = play(position, f"perform {card}")
    # Linking Rings yield no fame: Thursday takes nothing of it, and the stack adds 1.
    assert [event for event in events if isinstance(event, TrickRewarded)] == [
        rewarded(0, "linking-rings", 1, 2, thursday=(0, -1), stacked=(1, 1))
    ]


@pytest.mark.rule("TR-PERF-22")
def test_a_reward_that_has_nothing_to_lose_tells_no_loss() -> None:
    position = show((0, "linking-rings"), day="thursday").position()
    events = play(position, f"perform {CARD}")
    assert rewarded(0, "linking-rings", 0, 1, thursday=(0, -1)) in events


def test_a_reward_tells_what_the_trick_yields_and_what_the_day_changes() -> None:
    thursday = rewarded(0, "levitation", 1, 2, thursday=(-1, -1))
    sunday = rewarded(0, "linking-rings", 1, 2, sunday=(1, 0))
    plain = TrickRewarded(0, "linking-rings", 0, 2, 0)
    assert sleight.describe(thursday, "en").endswith("+1 fame +2 coins (2 − 1 ★, 3 − 1 ¢).")
    assert sleight.describe(sunday, "fr").endswith("(0 + 1 ★).")
    assert "(" not in sleight.describe(plain, "ru")


@pytest.mark.rule("TR-PERF-22")
@pytest.mark.parametrize(
    ("trick", "paid"),
    [
        ("enchanted-butterflies", (1, 0, 0)),
        ("linking-rings", (0, 1, 0)),
        ("barricaded-barrels", (0, 0, 0)),
        ("mind-reading", (0, 0, 1)),
    ],
)
def test_thursday_takes_neither_fame_nor_coins_below_nothing(trick: str, paid: Purse) -> None:
    position = show((0, trick), day="thursday").position()
    assert rewards(position) == [(0, trick, paid)]


@pytest.mark.rule("TR-PERF-22")
def test_what_one_trick_has_too_little_is_not_taken_from_another() -> None:
    position = show((0, "linking-rings"), (0, "enchanted-butterflies"), day="thursday").fame(0, 9).position()
    assert gained(position, f"perform {CARD}")[0] == (1 + BONUS[0], 1, 0)


class Changed(Effect):
    """Something that changes the fame and coins of every reward, as a card may do."""

    __slots__ = ("coins", "fame")

    def __init__(self, fame: int, coins: int) -> None:
        self.fame = fame
        self.coins = coins

    def reward_modifiers(self, position: TrickerionPosition, spot: Spot) -> tuple[tuple[int, int], ...]:
        return ((self.fame, self.coins),)


@pytest.mark.rule("TR-PERF-23")
@pytest.mark.parametrize(
    ("trick", "paid"),
    [("enchanted-butterflies", (2, 1, 0)), ("linking-rings", (1, 2, 0)), ("barricaded-barrels", (1, 1, 0))],
)
def test_several_modifiers_apply_in_the_order_that_is_best_for_the_receiver(trick: str, paid: Purse) -> None:
    # Thursday first takes what is not there, and what the card adds comes on top: 0 - 1 + 1 is 1.
    position = show((0, trick), day="thursday").position()
    position.active = ActiveEffects([Changed(1, 1)])
    assert rewards(position) == [(0, trick, paid)]


@pytest.mark.rule("TR-PERF-23")
@pytest.mark.parametrize(
    ("day", "effect", "paid"),
    [
        ("friday", Changed(1, 2), (3, 3, 1)),
        ("sunday", Changed(1, 2), (4, 4, 1)),
        ("thursday", Changed(-1, 1), (0, 1, 1)),
        ("sunday", Changed(-1, -2), (2, 1, 1)),
        ("thursday", Changed(-2, -2), (0, 0, 1)),
    ],
)
def test_fame_and_coins_are_modified_separately(day: str, effect: Effect, paid: Purse) -> None:
    # Spirit Hand yields 2 fame, 1 coin and 1 shard.
    position = show((0, "spirit-hand"), day=day).position()
    position.active = ActiveEffects([effect])
    assert rewards(position) == [(0, "spirit-hand", paid)]


@pytest.mark.rule("TR-PERF-24")
@pytest.mark.parametrize(
    ("day", "trick", "paid"),
    [
        ("sunday", "mind-reading", (1, 1, 1)),
        ("sunday", "linking-rings", (1, 3, 0)),
        ("sunday", "enchanted-butterflies", (3, 1, 0)),
        ("sunday", "stocks-escape", (1, 2, 1)),
        ("thursday", "stocks-escape", (0, 0, 1)),
    ],
)
def test_sunday_adds_to_nothing_as_well_and_no_day_touches_shards(day: str, trick: str, paid: Purse) -> None:
    position = show((0, trick), day=day).position()
    assert rewards(position) == [(0, trick, paid)]


@pytest.mark.rule("TR-PERF-32")
@pytest.mark.parametrize(
    ("day", "trick", "paid"),
    [("thursday", "barricaded-barrels", (0, 0, 0)), ("sunday", "linking-rings", (1, 3, 0))],
)
def test_a_reward_is_its_yields_then_its_modifiers_then_payment(day: str, trick: str, paid: Purse) -> None:
    position = show((1, trick), (0, "mind-reading"), day=day).position()
    assert gained(position, f"perform {CARD}")[1] == paid


@pytest.mark.rule("TR-PERF-32", "TR-SAR-05")
def test_modifiers_apply_to_the_yields_with_the_shards_that_lie_on_the_trick() -> None:
    scene = table(3, dark_alley=True).theater(CARD, OTHER).placed(0, "magician", "thursday-stage")
    scene.trick(0, "spirit-hand", shards=2).marker(0, "spirit-hand", CARD, 1, "right")
    assert rewards(scene.performing(0).position()) == [(0, "spirit-hand", (2 + 2 - 1, 1 + 2 - 1, 1))]


class CoinsAsFame(Effect):
    """Coins of rewards are received as fame."""

    def reward_paid(self, position: TrickerionPosition, pay: Pay) -> Pay:
        return (pay[0] + pay[1], 0, pay[2])


@pytest.mark.rule("TR-PERF-32")
@pytest.mark.parametrize(
    ("day", "trick", "paid"),
    [("thursday", "barricaded-barrels", (0, 0, 0)), ("sunday", "linking-rings", (4, 0, 0))],
)
def test_how_a_reward_is_received_comes_after_its_modifiers(day: str, trick: str, paid: Purse) -> None:
    position = show((1, trick), (0, "mind-reading"), day=day).position()
    position.active = ActiveEffects([CoinsAsFame()])
    assert gained(position, f"perform {CARD}")[1] == paid


class Twice(Effect):
    """A part of every reward of one seat is doubled."""

    def __init__(self, seat: int, part: int) -> None:
        self.seat, self.part = seat, part

    def doubled(self, position: TrickerionPosition, spot: Spot) -> int:
        return self.part if spot.owner == self.seat else 0


@pytest.mark.rule("TR-PERF-23", "TR-PERF-24")
@pytest.mark.parametrize(
    ("day", "part", "paid"),
    [
        ("thursday", 1, (3 * 2 - 1, 3 - 1, 1)),
        ("friday", 1, (3 * 2, 3, 1)),
        ("sunday", 1, ((3 + 1) * 2, 3 + 1, 1)),
        ("thursday", 2, (3 - 1, 3 * 2 - 1, 1)),
        ("sunday", 2, (3 + 1, (3 + 1) * 2, 1)),
        ("thursday", 3, (3 - 1, 3 - 1, 1 * 2)),
    ],
)
def test_a_doubling_is_a_modifier_in_the_best_order_and_may_concern_shards(
    day: str, part: int, paid: Purse
) -> None:
    # Ghost Trap yields 3 fame, 3 coins and 1 shard; on Thursday 3 x 2 - 1 is more than (3 - 1) x 2.
    position = show((0, "ghost-trap"), day=day).position()
    position.active = ActiveEffects([Twice(0, part)])
    assert rewards(position) == [(0, "ghost-trap", paid)]


def in_turn(value: int, order: Sequence[int | None]) -> int:
    """Modifiers one after the other, None for the doubling, never below 0 at any step."""
    for more in order:
        value = 2 * value if more is None else max(value + more, 0)
    return value


@pytest.mark.rule("TR-PERF-22", "TR-PERF-23")
@given(
    value=st.integers(0, 6),
    modifiers=st.lists(st.integers(-3, 3), max_size=4),
    doubled=st.booleans(),
)
def test_no_order_of_the_modifiers_pays_more_than_the_one_that_counts(
    value: int, modifiers: list[int], doubled: bool
) -> None:
    steps: list[int | None] = [*modifiers, None] if doubled else [*modifiers]
    best = max(in_turn(value, order) for order in permutations(steps))
    assert best_sum(value, modifiers, doubled=doubled) == best
