"""MP-29, 44: what a guess knows of powers, and how it deals those that nobody has shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from math import prod
from random import Random

import pytest

from sleight.games.trickerion.modules.powers.guess import DealAround
from sleight.games.trickerion.modules.powers.printed import numbers_in
from sleight.games.trickerion.modules.powers.types import SavedPowers
from sleight.games.trickerion.views.types import TrickerionView
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.powers import (
    CARDS,
    POWERS,
    all_powers,
    dealt,
    learning,
    shown,
    with_power,
    with_powers,
)
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.secrecy import guessing, learned_without_a_word
from tests.games.trickerion.helpers.walks import walk

CRITICAL = {2: 13.82, 4: 18.47, 8: 26.12, 18: 42.31}
"""Chi-square by degrees of freedom; a true chance goes beyond it once in a thousand times (p = 0.001)."""

Deal = tuple[tuple[int, ...], ...]


def exact(deck: tuple[int, ...], known: list[list[int]], each: int) -> Counter[Deal]:
    """Every deal without doubles that agrees with what is known, by how many ways its cards can lie."""
    cards = range(len(deck))

    def deals(left: frozenset[int], hands: list[list[int]]) -> Counter[Deal]:
        if not hands:
            return Counter({(): 1})
        found: Counter[Deal] = Counter()
        for chosen in combinations(sorted(left), each):
            names = {deck[card] for card in chosen}
            if len(names) == each and names >= {*hands[0]}:
                for rest, ways in deals(left - {*chosen}, hands[1:]).items():
                    found[(tuple(sorted(names)), *rest)] += ways
        return found

    return deals(frozenset(cards), known)


SMALL: list[tuple[tuple[int, ...], list[list[int]], int]] = [
    ((0, 0, 1, 1, 2), [[], []], 2),
    ((0, 0, 0, 1, 1, 2, 2, 3), [[0, 1], [], []], 2),
    ((0, 0, 1, 1, 2, 2, 3), [[0, 1], [2]], 2),
    ((0, 0, 1, 1, 2, 2, 3, 3), [[0], [0]], 2),
]


@pytest.mark.rule("MP-44")
@pytest.mark.parametrize(("deck", "known", "each"), SMALL)
def test_a_deal_around_what_is_known_agrees_with_exact_enumeration(
    deck: tuple[int, ...], known: list[list[int]], each: int
) -> None:
    ways, rng, trials = exact(deck, known, each), Random(7), 12_000
    deal = DealAround(deck, [sum(1 << card for card in hand) for hand in known], each)
    counts = Counter(tuple(tuple(numbers_in(hand)) for hand in deal.draw(rng)) for _ in range(trials))
    assert set(counts) <= set(ways)
    expected = {deal: trials * number / ways.total() for deal, number in ways.items()}
    chi_square = sum((counts[deal] - mean) ** 2 / mean for deal, mean in expected.items())
    assert chi_square < CRITICAL[len(ways) - 1]


def guessed(view: TrickerionView, rng: Random, count: int) -> Iterator[SavedPowers]:
    """The powers of so many guesses."""
    return map(all_powers, islice(guessing(view, rng), count))


@pytest.mark.rule("MP-29", "MP-44")
def test_a_power_of_which_all_copies_are_seen_is_in_no_other_hand() -> None:
    scene = learning(seats=4).shards(0, 8)
    for seat in range(3):
        scene.powers.hands[seat] += ["patter"]
        scene.powers.shown[seat] += ["patter"]
    position, rng = scene.position(), Random(1)
    for powers in guessed(position.view(3), rng, 50):
        assert [("patter" in hand) for hand in powers.hands] == [True, True, True, False]


@pytest.mark.rule("MP-44", "MP-29")
def test_others_hold_each_unseen_power_with_its_true_probability() -> None:
    """Two players: a power that the viewer holds is left twice, another three times, four of them dealt."""
    position, rng, trials = dealt(2), Random(3), 3000
    own = shown(position, 0).seats[0].hand
    names = [card.id for card in CARDS if card.level == 1]
    # Hands of four different names: a name that the viewer holds weighs 2, any other 3.
    weight = {hand: prod(2 if id in own else 3 for id in hand) for hand in combinations(names, 4)}
    counts = Counter[str]()
    for powers in guessed(position.view(0), rng, trials):
        counts.update(id for id in (*powers.hands[1], *powers.discards[1]) if id in names)
    for id in names:
        share = sum(each for hand, each in weight.items() if id in hand) / sum(weight.values())
        assert abs(counts[id] - trials * share) < 4.5 * (trials * share * (1 - share)) ** 0.5


@pytest.mark.rule("MP-29")
def test_a_guess_leaves_what_was_shown_with_its_owner() -> None:
    position = with_power(learning(seats=3), 1, "patter", "loyal-crew")
    position.spend_shards(1, 2)
    rng = Random(4)
    for viewer in (0, 2, None):
        for powers in guessed(position.view(viewer), rng, 20):
            assert powers.slots[1] == ("loyal-crew", "", "", "")
            assert "patter" in powers.hands[1]
            assert powers.shown[1] == ("loyal-crew", "patter")
            assert [len(hand) for hand in powers.discards] == [4, 4, 4]


@pytest.mark.rule("MP-29")
def test_a_guess_knows_all_of_ones_own() -> None:
    position = learning(seats=2).position()
    real, rng = all_powers(position), Random(5)
    for powers in guessed(position.view(0), rng, 20):
        assert (powers.hands[0], powers.discards[0]) == (real.hands[0], real.discards[0])
    assert len({powers.hands[1] for powers in guessed(position.view(0), rng, 20)}) > 10
    assert len({powers.discards[0] for powers in guessed(position.view(None), rng, 20)}) > 10


@pytest.mark.rule("MP-29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_looks_the_same_to_the_one_who_guesses_at_any_moment(seats: int) -> None:
    rng = Random(6)
    for step, position in enumerate(walk(seats, 20 + seats, prophecies=True, **POWERS)):
        if step % 9 == 0 or (not position.order and step % 2 == 0):
            viewer = rng.choice((*range(seats), None))
            view = position.view(viewer)
            guess = GAME.guess(view, rng)
            assert guess.view(viewer) == view
            if viewer is not None:
                assert guess.choices(viewer) == position.choices(viewer)
            GAME.from_dict(guess.to_dict())


@pytest.mark.rule("MP-29", "MP-07")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nothing_is_learned_of_hidden_powers_without_a_word(viewer: int | None) -> None:
    rng, report = Random(8), Counter[str]()
    starts = [dealt(3, seed, prophecies=True) for seed in range(3)]
    starts += [learning(seats=3).shards(0, 5).shards(1, 3).fame(2, 20).position()]
    for position in starts:
        for _ in range(6):
            assert not learned_without_a_word(position, viewer, rng, report)
    assert report["alike"] > 30


@pytest.mark.rule("MP-07", "MP-29")
def test_nobody_sees_how_far_another_is_with_its_discards() -> None:
    one = dealt(2, 9)
    other = one.copy()
    play(other, texts(other, 1)[0], seat=1)
    play(other, texts(other, 1)[0], seat=1)
    for viewer in (0, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.choices(0) == other.choices(0)


@pytest.mark.rule("MP-29")
def test_numbers_are_public_and_what_was_once_learned_stays_known() -> None:
    scene = with_powers(2).acting(0, "apprentice-1", "market-1").asked(0, "enhance")
    position = with_power(scene, 0, "patter")
    play(position, "enhance")
    for viewer in (1, None):
        seen = shown(position, viewer).seats[0]
        assert (seen.hand, seen.known, seen.hidden, seen.discards) == (("patter",), ("patter",), 7, ())
    mine = shown(position, 0).seats[0]
    assert (len(mine.hand), mine.known, mine.hidden, len(mine.discards)) == (8, ("patter",), 0, 4)
