"""MP-09 to 14, 22 to 26, 31, 32, 38, 48: learning a power before the assignments."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.modules.powers.events import PowerLearned, PowerReturned
from tests.games.trickerion.helpers.playing import (
    asked,
    is_sound,
    kind,
    play,
    question,
    refusal,
    refused,
    texts,
    why_not,
)
from tests.games.trickerion.helpers.powers import CARDS, all_powers, learning, shown, with_power, with_powers
from tests.games.trickerion.helpers.scenario import table

YELLOW, ORANGE, RED = "street-barker", "house-account", "shard-furnace"
"""Powers of each colour that may lie at slots 1 to 3."""


def hand(scene: table, *powers: str, seat: int = 0) -> table:
    """The seat holds these powers, and any others."""
    scene.powers.hands[seat] += powers
    return scene


@pytest.mark.rule("MP-09", "MP-10")
def test_a_power_is_learned_face_up_at_a_slot() -> None:
    position = hand(learning(), YELLOW).position()
    assert asked(position) == question("learn-power", "MP-09", 0)
    assert play(position, f"learn-power {YELLOW} 1")[0] == PowerLearned(0, YELLOW, 1)
    for viewer in (0, 1, None):
        assert [slot.power for slot in shown(position, viewer).seats[0].slots] == [YELLOW, "", "", ""]
    assert YELLOW not in all_powers(position).hands[0]


@pytest.mark.rule("MP-09", "MP-22")
def test_each_player_learns_at_most_one_power_in_initiative_order_before_anybody_assigns() -> None:
    scene = hand(hand(learning(1).order(1, 0).shards(0, 3).shards(1, 3), YELLOW, ORANGE, seat=1), YELLOW)
    position = scene.fame(1, 20).position()
    play(position, f"learn-power {YELLOW} 1")
    assert (position.waiting, kind(position)) == ((0,), "learn-power")
    assert refused(position, f"learn-power {ORANGE} 2", 1) == "not-asked"
    play(position, f"learn-power {YELLOW} 1")
    assert (position.waiting, kind(position)) == ((0, 1), "assign")
    assert refused(position, f"learn-power {ORANGE} 2", 1) == "answer-first"


@pytest.mark.rule("MP-09")
def test_a_player_may_learn_nothing() -> None:
    position = learning().position()
    before = all_powers(position)
    assert play(position, "decline") == []
    assert all_powers(position) == before
    assert position.waiting == (1,)


@pytest.mark.rule("MP-09")
def test_everybody_is_asked_again_in_every_assignment_phase() -> None:
    position = hand(with_powers().phase("advertise").asked(1, "advertise").shards(0, 3), YELLOW).position()
    play(position, "decline")
    assert (position.waiting, kind(position)) == ((0,), "learn-power")
    play(position, "decline")
    assert (position.waiting, kind(position)) == ((1,), "learn-power")


@pytest.mark.rule("MP-10", "MP-11")
def test_a_power_lies_only_at_the_slots_printed_on_its_card() -> None:
    position = learning().shards(0, 8).fame(0, 36).position()
    for power in all_powers(position).hands[0]:
        printed = next(card.slots for card in CARDS if card.id == power)
        offered = [text for text in texts(position) if power in text]
        assert offered == [f"learn-power {power} {slot}" for slot in printed]
    scene = hand(learning().shards(0, 8), YELLOW)
    assert why_not(scene.position(), f"learn-power {YELLOW} 4") == refusal(
        "power-elsewhere", "MP-11", power=YELLOW, slots="1, 2, 3"
    )


@pytest.mark.rule("MP-12", "MP-20")
@pytest.mark.parametrize(("shards", "slots"), [(1, [1]), (2, [1]), (3, [1, 2]), (4, [1, 2]), (5, [1, 2, 3])])
def test_a_slot_must_be_open(shards: int, slots: list[int]) -> None:
    position = hand(learning().shards(0, shards), YELLOW).position()
    offered = [text for text in texts(position) if YELLOW in text]
    assert offered == [f"learn-power {YELLOW} {slot}" for slot in slots]
    if shards < 5:
        assert why_not(position, f"learn-power {YELLOW} 3") == refusal(
            "power-slot-closed", "MP-12", slot=3, needed=5, shards=shards
        )


@pytest.mark.rule("MP-13", "MP-38")
def test_missing_fame_is_paid_in_coins() -> None:
    position = hand(learning().fame(0, 12).coins(0, 4), ORANGE).position()
    assert play(position, f"learn-power {ORANGE} 1")[0] == PowerLearned(0, ORANGE, 1, 4)
    assert position.view(0).coins[0] == 0
    assert position.view(0).fame[0] == 12


@pytest.mark.rule("MP-13", "MP-03")
@pytest.mark.parametrize(("power", "threshold"), [(YELLOW, 1), (ORANGE, 16), (RED, 36)])
def test_fame_that_can_be_neither_shown_nor_paid_bars_a_power(power: str, threshold: int) -> None:
    poor = hand(learning().fame(0, threshold - 1).coins(0, 0), power).position()
    assert why_not(poor, f"learn-power {power} 1") == refusal("fame-missing", "MP-13", missing=1, coins=0)
    famous = hand(learning().fame(0, threshold).coins(0, 0), power).position()
    assert play(famous, f"learn-power {power} 1")[0] == PowerLearned(0, power, 1)


@pytest.mark.rule("MP-13")
@pytest.mark.parametrize(("thresholds", "coins"), [("14-30", 2), ("16-36", 4), ("none", 0)])
def test_other_thresholds_count_for_powers_too(thresholds: str, coins: int) -> None:
    position = hand(learning(thresholds=thresholds).fame(0, 12), ORANGE).position()
    assert play(position, f"learn-power {ORANGE} 1")[0] == PowerLearned(0, ORANGE, 1, coins)


@pytest.mark.rule("MP-14", "MP-24")
def test_a_power_is_taken_back_only_when_another_takes_its_slot() -> None:
    position = with_power(hand(learning(), ORANGE).fame(0, 16), 0, YELLOW)
    assert texts(position)[0] == "decline"
    assert {text.split()[0] for text in texts(position)} == {"decline", "learn-power"}
    events = play(position, f"learn-power {ORANGE} 1")
    assert events[:2] == [PowerReturned(0, YELLOW, 1), PowerLearned(0, ORANGE, 1)]
    assert YELLOW in all_powers(position).hands[0]
    assert all_powers(position).slots[0] == (ORANGE, "", "", "")


@pytest.mark.rule("MP-32")
def test_a_power_that_is_learned_cannot_be_learned_a_second_time() -> None:
    position = with_power(learning().shards(0, 3), 0, YELLOW)
    assert why_not(position, f"learn-power {YELLOW} 2") == refusal("power-learned", "MP-32", power=YELLOW)
    assert not [text for text in texts(position) if YELLOW in text]


@pytest.mark.rule("MP-06", "MP-29")
def test_a_power_that_is_not_in_hand_cannot_be_learned() -> None:
    position = learning().position()
    saved = all_powers(position)
    for power in (saved.discards[0][0], next(id for id in saved.hands[1] if id not in saved.hands[0])):
        assert why_not(position, f"learn-power {power} 1") == refusal(
            "power-not-in-hand", "MP-06", power=power
        )


@pytest.mark.rule("MP-23")
def test_a_power_that_came_back_is_learned_again_under_the_same_conditions() -> None:
    position = with_power(hand(learning().fame(0, 12), ORANGE), 0, YELLOW)
    play(position, f"learn-power {ORANGE} 1", "decline")
    assert position.view(0).coins[0] == 6
    data = position.to_dict()
    again = hand(learning().fame(0, 12).coins(0, 6), YELLOW, ORANGE)
    again.powers.shown[0] += [YELLOW, ORANGE]
    later = again.position()
    assert data["powers"]["hands"][0].count(YELLOW) == 1  # type: ignore[index]
    play(later, f"learn-power {ORANGE} 1")
    assert later.view(0).coins[0] == 2


@pytest.mark.rule("MP-31")
def test_losing_fame_afterwards_leaves_a_learned_power_alone() -> None:
    position = with_power(learning().fame(0, 0), 0, RED)
    play(position, "decline")
    assert all_powers(position).slots[0] == (RED, "", "", "")
    assert RED in [effect.id for effect in position.active.effects if hasattr(effect, "id")]


@pytest.mark.rule("MP-26", "MP-39")
def test_a_power_works_from_the_moment_it_is_placed_and_only_at_a_slot() -> None:
    position = hand(learning().fame(0, 36), RED).position()
    assert RED not in [getattr(effect, "id", "") for effect in position.active.effects]
    play(position, f"learn-power {RED} 1")
    assert RED in [getattr(effect, "id", "") for effect in position.active.effects]
    assert is_sound(position)


@pytest.mark.rule("MP-48", "MP-20")
def test_gaining_shards_opens_a_slot_and_places_nothing() -> None:
    position = with_power(learning(), 0, YELLOW)
    before = all_powers(position)
    position.gain_shards(0, 4)
    assert all_powers(position) == before
    assert [slot.shards for slot in shown(position, 1).seats[0].slots] == [1, 2, 2, 0]


@pytest.mark.rule("MP-29", "MP-09")
def test_whether_a_seat_is_asked_never_follows_from_what_it_holds() -> None:
    """A seat with nothing but red powers is asked as well, and answers itself."""
    red = [card.id for card in CARDS if card.level == 3 and 1 not in card.slots][:4]
    for held in (red, [YELLOW]):
        position = hand(with_powers().phase("advertise").asked(1, "advertise").coins(0, 0), *held).position()
        play(position, "decline")
        assert (position.waiting, kind(position)) == ((0,), "learn-power")


@pytest.mark.rule("MP-12", "MP-09")
def test_without_an_open_slot_nobody_is_asked() -> None:
    scene = with_powers().phase("advertise").asked(1, "advertise").shards(0, 0)
    position = scene.position()
    play(position, "decline")
    assert (position.waiting, kind(position)) == ((1,), "learn-power")
