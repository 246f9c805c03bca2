"""MP-01 to 08, 30, 34, 44 to 46: who plays with powers, and how they are dealt and discarded."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

import sleight
from sleight.core.errors import BadInput
from sleight.games.trickerion.events import GameBegan, PropheciesMoved
from sleight.games.trickerion.modules.powers.events import (
    PowerDiscarded,
    PowersDealt,
    PowersKept,
    PowersTakenBack,
)
from sleight.games.trickerion.modules.powers.printed import deck_of
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import (
    is_sound,
    kind,
    play,
    question,
    refusal,
    refused,
    texts,
    why_not,
)
from tests.games.trickerion.helpers.powers import CARDS, POWERS, all_powers, dealt, shown
from tests.games.trickerion.helpers.scenario import GAME

LEVEL = {card.id: card.level for card in CARDS}


def choose(position: TrickerionPosition, seat: int, number: int = 4) -> list[str]:
    """A seat discards the first powers of its hand."""
    found = []
    for _ in range(number):
        found.append(texts(position, seat)[0])
        play(position, found[-1], seat=seat)
    return [text.removeprefix("discard-power ") for text in found]


@pytest.mark.rule("MP-01", "MP-34")
@pytest.mark.parametrize("edition", ["2019", "first"])
def test_powers_are_played_with_the_dark_alley_of_either_edition_only(edition: str) -> None:
    with pytest.raises(sleight.BadInput) as caught:
        GAME.new(2, 1, {"powers": True, "edition": edition})
    assert caught.value.arguments["option"] == "powers"
    position = GAME.new(2, 1, {"powers": True, "dark_alley": True, "edition": edition})
    assert [module.id for module in position.table.modules] == ["dark-alley", "powers"]
    assert position.table.rounds == 7


@pytest.mark.rule("MP-02", "MP-03")
def test_three_decks_of_thirty_ask_for_1_16_and_36_fame() -> None:
    table = dealt().table
    assert [len(deck_of(table, level)) for level in (1, 2, 3)] == [30, 30, 30]
    assert [table.threshold_of(level) for level in (1, 2, 3)] == [1, 16, 36]
    copies = Counter(card.level for card in CARDS for _ in range(card.copies))
    assert copies == {1: 30, 2: 30, 3: 30}


@pytest.mark.rule("MP-49")
def test_published_powers_of_which_too_little_is_known_are_not_in_the_deck() -> None:
    known = {"private-investments", "ears-among-the-townsfolk", "gambling"}
    assert not known & set(LEVEL)
    assert len(LEVEL) == len(CARDS) == 30


@pytest.mark.rule("MP-04", "MP-05", "MP-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_four_of_each_colour(seats: int) -> None:
    position = dealt(seats)
    for hand in all_powers(position).hands:
        assert Counter(LEVEL[id] for id in hand) == {1: 4, 2: 4, 3: 4}
    assert shown(position, None).left == (30 - 4 * seats,) * 3
    others = [all_powers(dealt(seats, seed)).hands for seed in range(6)]
    assert len(set(others)) == 6


@pytest.mark.rule("MP-44")
def test_nobody_is_dealt_a_power_twice_and_nothing_else_is_excluded() -> None:
    shared = 0
    for seed in range(40):
        hands = all_powers(dealt(4, seed)).hands
        assert all(len(set(hand)) == 12 for hand in hands)
        counts = Counter(id for hand in hands for id in hand)
        assert max(counts.values()) <= 3
        shared += max(counts.values()) == 3
    assert shared  # copies of one card in three hands are as good as any other deal


@pytest.mark.rule("MP-06", "MP-07", "MP-29")
def test_four_of_twelve_are_discarded_in_secret_by_all_at_once() -> None:
    position = dealt(3)
    assert position.waiting == (0, 1, 2)
    hands = all_powers(position).hands
    gone = choose(position, 1)
    assert all_powers(position).discards[1] == tuple(gone)
    assert all_powers(position).hands[1] == tuple(id for id in hands[1] if id not in gone)
    assert shown(position, 1).seats[1].discards == tuple(gone)
    for viewer in (0, 2, None):
        seen = shown(position, viewer).seats[1]
        assert (seen.hand, seen.hidden, seen.discards) == ((), 12, ())
    assert play(position, "keep-powers", seat=1) == [PowersKept(1, 8)]
    assert list(position.waiting) == [0, 2]
    assert shown(position, 0).seats[1].hidden == 8


@pytest.mark.rule("MP-07", "MP-29")
def test_what_is_discarded_and_taken_back_is_told_to_its_owner_alone() -> None:
    position = dealt(2)
    (told,) = play(position, texts(position, 0)[0], seat=0)
    assert isinstance(told, PowerDiscarded)
    (back,) = play(position, "take-back-powers", seat=0)
    assert back == PowersTakenBack(0)
    for event in (told, back):
        assert [event.seen_by(viewer) for viewer in (0, 1, None)] == [event, None, None]


@pytest.mark.rule("MP-05", "MP-29")
def test_what_is_dealt_is_told_to_its_owner_and_its_number_to_all() -> None:
    position = GAME.new(2, 3, POWERS | {"beginner": "all"})
    while kind(position) != "discard-powers":
        events = play(position, texts(position)[0])
    mine = [event for event in events if isinstance(event, PowersDealt)]
    assert [len(event.powers) for event in mine] == [12, 12]
    assert mine[0].seen_by(0) == mine[0]
    assert mine[0].seen_by(1) == mine[0].seen_by(None) == PowersDealt(0, 12, ())


@pytest.mark.rule("MP-06", "MP-07")
def test_the_same_four_lead_to_the_same_position_in_whatever_order() -> None:
    hand = all_powers(dealt(2)).hands[0]
    ends = []
    for four in permutations((hand[11], hand[0], hand[7], hand[3])):
        position = dealt(2)
        play(position, *(f"discard-power {id}" for id in four), seat=0)
        ends.append((position.to_dict(), position.fingerprint(), position.view(0)))
    assert len(ends) == 24
    assert all(end == ends[0] for end in ends)
    assert is_sound(position)


@pytest.mark.rule("MP-06")
def test_discards_are_chosen_in_any_order_and_can_be_taken_back() -> None:
    position = dealt(2)
    hand = all_powers(position).hands[0]
    assert texts(position, 0) == [f"discard-power {id}" for id in hand]
    play(position, f"discard-power {hand[2]}", seat=0)
    others = [id for id in hand if id != hand[2]]
    assert texts(position, 0) == [*(f"discard-power {id}" for id in others), "take-back-powers"]
    assert position.asked(0) == question("discard-powers", "MP-06", 0, count=3)
    refused_for = {
        "power-discarded": hand[2],
        "power-not-in-hand": next(id for id in LEVEL if id not in hand),
    }
    for code, power in refused_for.items():
        assert why_not(position, f"discard-power {power}", 0) == refusal(code, "MP-06", power=power)
    assert why_not(position, "keep-powers", 0) == refusal("discard-more", "MP-06", count=3)
    play(position, "take-back-powers", seat=0)
    assert texts(position, 0) == [f"discard-power {id}" for id in hand]
    assert why_not(position, "take-back-powers", 0) == refusal("nothing-discarded", "MP-07")
    assert refused(position, "decline", 0) == "answer-first"
    choose(position, 0)
    assert texts(position, 0) == ["take-back-powers", "keep-powers"]
    enough = refusal("discarded-enough", "MP-06", count=4)
    assert why_not(position, f"discard-power {hand[11]}", 0) == enough
    assert is_sound(position)


@pytest.mark.rule("MP-07")
def test_discards_are_taken_back_so_often_and_no_more() -> None:
    position = dealt(2)
    for _ in range(position.table.edition.take_backs):
        choose(position, 0, 1)
        play(position, "take-back-powers", seat=0)
    choose(position, 0)
    assert texts(position, 0) == ["keep-powers"]
    enough = refusal("discarded-anew-enough", "MP-07", times=position.table.edition.take_backs)
    assert why_not(position, "take-back-powers", 0) == enough
    play(position, "keep-powers", seat=0)
    assert position.view(0).replans == 0


@pytest.mark.rule("MP-06", "MP-07")
def test_no_power_is_ever_drawn_later() -> None:
    position = dealt(2)
    for seat in (0, 1):
        choose(position, seat)
        play(position, "keep-powers", seat=seat)
    kept, rng = all_powers(position).hands, Random(3)
    while position.waiting:
        seat = rng.choice(position.waiting)
        position.apply(seat, rng.choice(position.choices(seat)))
    after = all_powers(position)
    assert [{*filter(None, row), *hand} for row, hand in zip(after.slots, after.hands, strict=True)] == [
        {*hand} for hand in kept
    ]


@pytest.mark.rule("MP-45")
def test_powers_are_discarded_after_the_free_preparation_and_before_the_prophecies() -> None:
    position = dealt(2, 5, prophecies=True, beginner="all")
    assert [sum(trick.ready for trick in shop.tricks) > 0 for shop in position.view(None).workshops] == [
        True
    ] * 2
    assert position.order == position.prophecies == ()
    for seat in (1, 0):
        choose(position, seat)
        events = play(position, "keep-powers", seat=seat)
    told = [type(event) for event in events]
    assert told.index(PowersKept) < told.index(PropheciesMoved) < told.index(GameBegan)
    assert position.prophecies


@pytest.mark.rule("MP-30")
@pytest.mark.parametrize(
    ("options", "shards"),
    [
        ({}, 3),
        ({"power_shards": "1"}, 1),
        ({"power_shards": "3"}, 3),
        ({"edition": "first"}, 1),
        ({"edition": "first", "power_shards": "3"}, 3),
    ],
)
def test_everybody_starts_with_the_shards_of_the_edition_or_those_chosen(
    options: dict[str, Any], shards: int
) -> None:
    assert dealt(2, **options).view(None).shards == (shards, shards)


@pytest.mark.rule("MP-30")
def test_without_powers_everybody_starts_with_one_shard_and_nothing_else_can_be_chosen() -> None:
    assert GAME.new(2, 1, {"dark_alley": True}).view(None).shards == (1, 1)
    for shards in ("1", "3"):
        with pytest.raises(BadInput, match="MP-30"):
            GAME.new(2, 1, {"dark_alley": True, "power_shards": shards})


@pytest.mark.rule("MP-46")
def test_a_quick_game_adds_its_shard_and_begins_to_learn_in_round_two() -> None:
    position = dealt(2, quick=True)
    assert kind(position) == "discard-powers"
    while kind(position) != "learn-power":
        play(position, texts(position)[-1])
    assert position.round == 2
    assert position.view(None).shards == (4, 4)
