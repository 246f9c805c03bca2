"""Chance: even, the same for the same seed, different for others, and never used twice."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, permutations
from math import sqrt
from random import Random

import pytest

import sleight
from sleight.core.chance import KEY_BYTES, WORDS, below, block, key_of, shuffle, shuffled

GAME = sleight.game("abracada")


def surprise(counts: Iterable[int], expected: float) -> float:
    """The chi-square statistic of counts that should all be equal."""
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(freedom: int) -> float:
    """What an even source exceeds about once in 1,000 times (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * sqrt(part)) ** 3)


def test_the_limit_is_that_of_the_tables() -> None:
    assert [limit(freedom) for freedom in (5, 23, 100)] == pytest.approx([20.515, 49.728, 149.449], rel=0.02)


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 36])
def test_a_draw_below_a_bound_is_even(bound: int) -> None:
    position, draws = GAME.new(2, 11), 1000 * bound
    counts = Counter(position.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    assert surprise(counts.values(), 1000) < limit(bound - 1)


def test_a_draw_says_nothing_about_the_next_one() -> None:
    position = GAME.new(2, 12)
    drawn = [position.below(6) for _ in range(18_001)]
    pairs = Counter(pairwise(drawn))
    assert surprise((pairs[one, two] for one in range(6) for two in range(6)), 500) < limit(35)


def test_the_first_draws_of_neighbouring_seeds_are_even() -> None:
    counts = Counter(block(key_of(seed), 0)[0] % 6 for seed in range(6000))
    assert surprise(counts.values(), 1000) < limit(5)


def test_every_order_of_four_is_equally_likely() -> None:
    key = key_of(13)
    counts = Counter(tuple(shuffled((0, 1, 2, 3), block(key, number))) for number in range(24_000))
    assert set(counts) == set(permutations(range(4)))
    assert surprise(counts.values(), 1000) < limit(23)


@pytest.mark.parametrize("size", [8, 36])
def test_every_item_is_equally_likely_at_every_place(size: int) -> None:
    key, shuffles = key_of(14), 100 * size
    items = tuple(range(size))
    counts = Counter(
        placed for number in range(shuffles) for placed in enumerate(shuffled(items, block(key, number)))
    )
    cells = (counts[place, item] for place in range(size) for item in range(size))
    # Rows and columns of the table have fixed sums, which leaves (size - 1)**2 free cells.
    assert surprise(cells, 100) * (size - 1) / size < limit((size - 1) ** 2)


def test_neighbours_before_a_shuffle_are_not_neighbours_after_it() -> None:
    key, items = key_of(15), tuple(range(36))
    steps = Counter[int]()
    for number in range(3500):
        order = shuffled(items, block(key, number))
        steps[(order.index(1) - order.index(0)) % 36] += 1
    assert surprise((steps[step] for step in range(1, 36)), 100) < limit(34)


def test_the_key_of_a_seed_never_changes() -> None:
    assert key_of(0).hex() == "d252b436b3db762e527f761ac598f678"
    assert key_of(7).hex() == "3056eed96d92f9596f615581e70eee70"
    assert key_of(2**128).hex() == "05a11b4395e5e797331406849f6dbe2a"


def test_keys_of_seeds_of_any_size_are_different_and_of_one_length() -> None:
    seeds = [0, 1, 2, 255, 256, 2**16, 2**32, 2**64 - 1, 2**64, 2**128, 2**128 + 1, 10**1000, 10**1000 + 1]
    keys = [key_of(seed) for seed in seeds]
    assert {len(key) for key in keys} == {KEY_BYTES} == {16}
    assert len(set(keys)) == len(seeds)


def test_a_game_takes_a_seed_of_any_size() -> None:
    games = [GAME.new(3, seed) for seed in (10**300, 10**300 + 1)]
    assert games[0].view(None) != games[1].view(None)
    assert GAME.new(3, 10**300).fingerprint() == games[0].fingerprint()


def test_a_block_is_eight_words_that_key_and_number_decide() -> None:
    one, other = key_of(1), key_of(2)
    assert len(block(one, 0)) == WORDS == 8
    assert all(0 <= word < 2**64 for word in block(one, 0))
    assert block(one, 5) == block(one, 5)
    words = [word for key in (one, other) for number in range(500) for word in block(key, number)]
    assert len(set(words)) == len(words) == 8000


def test_a_block_reads_its_hash_from_the_first_byte_on() -> None:
    assert block(bytes(16), 0)[0] == 0x134E54B6DAA72B1D
    assert block(bytes(16), 256)[7] == 0x756117ADF8440C93


def test_a_shuffle_keeps_all_items_and_leaves_the_given_ones_alone() -> None:
    items = (3, 1, 3, 2, 1)
    order = shuffled(items, block(key_of(3), 0))
    assert sorted(order) == [1, 1, 2, 3, 3]
    assert items == (3, 1, 3, 2, 1)


@pytest.mark.parametrize("size", [0, 1, 2, 6, 40, 41])
def test_a_block_shuffles_up_to_forty_one_items(size: int) -> None:
    assert sorted(shuffled(tuple(range(size)), block(key_of(4), 0))) == list(range(size))


def test_more_items_than_a_block_can_order_are_refused() -> None:
    words = block(key_of(4), 0)
    with pytest.raises(ValueError, match="one block orders at most 41 items, not 42"):
        shuffled(tuple(range(42)), words)
    assert sorted(shuffled(tuple(range(41)), words)) == list(range(41))


def test_draws_use_one_word_after_the_other() -> None:
    position = GAME.new(2, 5, {"first": 0})
    position.seed(key_of(9))
    drawn = [position.below(1 << 64) for _ in range(20)]
    assert drawn == [word for number in range(3) for word in block(key_of(9), number)][:20]
    assert position.draws == 20


@pytest.mark.parametrize(("before", "number", "after"), [(0, 0, 8), (1, 1, 16), (8, 1, 16), (9, 2, 24)])
def test_a_shuffle_takes_a_block_that_no_draw_has_touched(before: int, number: int, after: int) -> None:
    position = GAME.new(2, 5)
    position.seed(key_of(9))
    for _ in range(before):
        position.below(6)
    assert position.shuffled((1, 2, 3, 4)) == shuffled((1, 2, 3, 4), block(key_of(9), number))
    assert position.draws == after
    assert position.below(1 << 64) == block(key_of(9), number + 1)[0]


@pytest.mark.parametrize("draws", range(17))
def test_chance_can_be_taken_up_after_any_number_of_draws(draws: int) -> None:
    position, other = GAME.new(2, 5), GAME.new(2, 6)
    position.seed(key_of(9))
    for _ in range(draws):
        position.below(6)
    other.seed(key_of(9), draws)
    assert [position.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]


def test_a_copy_draws_what_the_position_would_have_drawn() -> None:
    position = GAME.new(2, 5)
    copied = position.copy()
    assert [copied.below(6) for _ in range(30)] == [position.below(6) for _ in range(30)]


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    program = (
        "import sleight; from random import Random; rng = Random(3)\n"
        "position = sleight.game('abracada').new(4, 77)\n"
        "for _ in range(40):\n"
        "    seat = position.waiting[0]\n"
        "    position.apply(seat, rng.choice(position.choices(seat)))\n"
        "    print(position.fingerprint())\n"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(printed) == 1


def test_others_random_numbers_are_used_as_their_generator_uses_them() -> None:
    ours, theirs = Random(14), Random(14)
    for length in range(40):
        one, other = list(range(length)), list(range(length))
        shuffle(one, ours)
        theirs.shuffle(other)
        assert one == other
        bound = 1 + length**7
        assert below(bound, ours) == theirs.randrange(bound)
    assert ours.getstate() == theirs.getstate()


def test_nothing_is_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="below 0"):
        below(0, Random(1))
    empty: list[int] = []
    shuffle(empty, Random(1))
    assert empty == []


def test_chance_goes_on_in_the_middle_of_a_block_and_at_its_end() -> None:
    position = GAME.new(2, 15)
    for draws in range(2 * WORDS + 1):
        position.seed(key_of(16), draws)
        words = (*block(key_of(16), 0), *block(key_of(16), 1), *block(key_of(16), 2))
        assert [position.below(1000) for _ in range(3)] == [word % 1000 for word in words[draws : draws + 3]]
