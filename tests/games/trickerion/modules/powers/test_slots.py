"""MP-15 to 21, 25, 36, 37, 47: shards hold powers, and whatever spends them lets powers go first."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events import CharacterEnhanced, GoodsBought, PerformanceImposed, TrickCharged
from sleight.games.trickerion.modules.powers.events import PowerReturned
from sleight.games.trickerion.modules.powers.slots import ICONS, OPENS_AT
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import caution, is_sound, play, texts, warned, warnings
from tests.games.trickerion.helpers.powers import all_powers, shown, with_power, with_powers
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TWO

FIRST, SECOND, THIRD = "loyal-crew", "patter", "royal-box"
"""Powers whose lowest slots are 1, 2 and 3; none of them bends what is spent here."""


def enhancing() -> table:
    """Seat 0 is asked whether its apprentice is enhanced."""
    return with_powers().acting(0, "apprentice-1", "market-1").asked(0, "enhance")


def lying(position: TrickerionPosition, seat: int = 0) -> tuple[str, ...]:
    """What lies at the slots of a seat."""
    return all_powers(position).slots[seat]


def returned(events: Sequence[object]) -> list[PowerReturned]:
    """The powers that went back to hand."""
    return [event for event in events if isinstance(event, PowerReturned)]


@pytest.mark.rule("MP-21", "MP-20")
def test_four_slots_have_1_2_2_and_3_icons() -> None:
    position = with_powers().placing(0).assigned(0, "magician", "downtown").position()
    assert [slot.icons for slot in shown(position, None).seats[0].slots] == [1, 2, 2, 3]
    assert (ICONS, OPENS_AT) == ((1, 2, 2, 3), (1, 3, 5, 8))


@pytest.mark.rule("MP-15", "MP-17", "MP-19")
@pytest.mark.parametrize(
    ("shards", "lie", "apart"),
    [
        (0, [0, 0, 0, 0], 0),
        (1, [1, 0, 0, 0], 0),
        (2, [1, 1, 0, 0], 0),
        (4, [1, 2, 1, 0], 0),
        (7, [1, 2, 2, 2], 0),
        (8, [1, 2, 2, 3], 0),
        (11, [1, 2, 2, 3], 3),
    ],
)
def test_shards_fill_the_icons_from_the_bottom_up_and_the_rest_lies_apart(
    shards: int, lie: list[int], apart: int
) -> None:
    scene = with_powers().placing(0).assigned(0, "magician", "downtown").shards(0, shards)
    seen = shown(scene.position(), 1).seats[0]
    assert ([slot.shards for slot in seen.slots], seen.apart) == (lie, apart)


@pytest.mark.rule("MP-36", "MP-16", "MP-18")
def test_a_shard_spent_from_a_slot_returns_its_power_and_no_other() -> None:
    position = with_power(enhancing().shards(0, 3), 0, FIRST, SECOND)
    assert lying(position) == (FIRST, SECOND, "", "")
    events = play(position, "enhance")
    assert events[0] == PowerReturned(0, SECOND, 2)
    assert isinstance(events[1], CharacterEnhanced)
    assert position.view(0).shards[0] == 2
    assert lying(position) == (FIRST, "", "", "")
    assert SECOND in all_powers(position).hands[0]
    assert is_sound(position)


@pytest.mark.rule("MP-37", "MP-17")
def test_shards_that_lie_apart_are_spent_first() -> None:
    position = with_power(enhancing().shards(0, 9), 0, FIRST, SECOND, THIRD, "deep-pockets")
    before = lying(position)
    assert warned(position, "enhance") == []
    assert not returned(play(position, "enhance"))
    assert lying(position) == before


@pytest.mark.rule("MP-16", "MP-18")
@pytest.mark.parametrize(("shards", "left"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_shards_are_spent_from_the_top_down(shards: int, left: int) -> None:
    powers = (FIRST, SECOND, THIRD)[: sum(shards >= opens for opens in OPENS_AT)]
    position = with_power(enhancing().shards(0, shards), 0, *powers)
    play(position, "enhance")
    assert [id for id in lying(position) if id] == list((FIRST, SECOND, THIRD)[:left])


@pytest.mark.rule("MP-47")
def test_all_powers_of_slots_that_become_incomplete_return_together() -> None:
    position = with_power(enhancing().shards(0, 5), 0, FIRST, SECOND, THIRD)
    position.spend_shards(0, 3)
    assert lying(position) == (FIRST, "", "", "")
    assert returned(position.told) == [PowerReturned(0, SECOND, 2), PowerReturned(0, THIRD, 3)]


@pytest.mark.rule("MP-18")
def test_only_the_slots_of_who_spends_close() -> None:
    position = with_power(with_power(enhancing().shards(0, 1).shards(1, 1), 0, FIRST), 1, "street-barker")
    play(position, "enhance")
    assert lying(position, 0) == ("",) * 4
    assert lying(position, 1) == ("street-barker", "", "", "")


@pytest.mark.rule("MP-25")
def test_a_power_that_its_own_shard_held_does_not_count_for_what_is_paid() -> None:
    held = with_power(enhancing().shards(0, 1), 0, "shard-furnace")
    lost = play(held, "enhance")
    assert [event.points for event in lost if isinstance(event, CharacterEnhanced)] == [1]
    kept = play(with_power(enhancing().shards(0, 2), 0, "shard-furnace"), "enhance")
    assert [event.points for event in kept if isinstance(event, CharacterEnhanced)] == [2]


@pytest.mark.rule("MP-47")
def test_barter_with_power_spends_a_shard_that_held_a_power() -> None:
    scene = with_powers().acting(0, "magician", "market-1", 3, "barter-with-power", "armed")
    position = with_power(scene, 0, FIRST)
    assert warnings(position, "buy wood 1") == [caution("closes-power", "MP-18", power=FIRST, slot=1)]
    told = play(position, "buy wood 1", "finish")
    (back,) = returned(told)
    assert [type(event) for event in told].index(GoodsBought) == told.index(back) + 1


@pytest.mark.rule("MP-47")
def test_enhance_trick_spends_a_shard_that_held_a_power() -> None:
    scene = with_powers().trick(0, "linking-rings").components(0, metal=2)
    scene.acting(0, "magician", "workshop-1", 3, "enhance-trick", "armed")
    position = with_power(scene, 0, FIRST)
    assert warnings(position, "prepare linking-rings") == [
        caution("closes-power", "MP-18", power=FIRST, slot=1)
    ]
    told = play(position, "prepare linking-rings")
    (back,) = returned(told)
    assert [type(event) for event in told].index(TrickCharged) == told.index(back) + 1


@pytest.mark.rule("MP-47")
def test_the_yoruba_spends_a_shard_that_held_a_power() -> None:
    scene = with_powers().phase("performance").magician(1, "yoruba-spiritmaster").theater(ONE, TWO)
    scene.trick(0, "linking-rings", ready=1).marker(0, "linking-rings", ONE, 1, "down")
    scene.placed(0, "magician", "friday-stage").this_round(conducted=[0]).asked(1, "impose", 0)
    position = with_power(scene, 1, FIRST)
    assert warned(position, "decline") == []
    assert warned(position, f"impose {ONE}") == ["closes-power"]
    told = play(position, f"impose {ONE}")
    assert returned(told) == [PowerReturned(1, FIRST, 1)]
    assert [type(event) for event in told].index(PerformanceImposed) == 1


@pytest.mark.rule("MP-18", "MP-47")
def test_a_warning_names_each_power_that_a_shard_holds_and_keeping_it_none() -> None:
    position = with_power(enhancing().shards(0, 3), 0, FIRST, SECOND)
    assert texts(position) == ["enhance", "plain"]
    assert warnings(position, "enhance") == [caution("closes-power", "MP-18", power=SECOND, slot=2)]
    assert warned(position, "plain") == []
    assert warned(with_power(enhancing().shards(0, 2), 0, FIRST), "enhance") == []


@pytest.mark.rule("MP-33")
def test_a_power_used_this_round_stays_used_whatever_slot_it_leaves_or_enters() -> None:
    scene = enhancing().shards(0, 1)
    scene.powers.hands[0] += [FIRST]
    scene.powers.shown[0] += [FIRST]
    scene.powers.used[0] += [FIRST]
    position = scene.position()
    assert shown(position, None).seats[0].used == (FIRST,)
    again = with_power(position, 0, FIRST)
    (power,) = [effect for effect in again.active.effects if getattr(effect, "id", "") == FIRST]
    assert not power.is_left(again)  # type: ignore[attr-defined]  # an effect that is a power
