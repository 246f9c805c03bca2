"""Ratings and the sequential test, against small cases worked out by hand and against known strengths."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import log
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleight import BadInput
from sleight.arena.tournament.elo import Evidence, elo_of, most_likely, part_of, solved
from sleight.arena.tournament.pairs import Points
from sleight.arena.tournament.sprt import (
    LOWER,
    UPPER,
    Bounds,
    Sprt,
    Verdict,
    likeliest,
    log_likelihood_ratio,
    read_bounds,
)
from sleight.arena.tournament.times import Times, together

AB = ("a", "b")


def units(*counts: int) -> list[dict[tuple[str, str], Points]]:
    """So many pairs with 0, ½, 1, 1½ and 2 points for a against b."""
    return [{AB: Points(step / 2, 2)} for step, count in enumerate(counts) for _ in range(count)]


def drawn_pairs(rng: Random, part: float, count: int, luck: float = 0.0) -> list[float]:
    """Points of the first bot in pairs of games; `luck` ties both games of a pair to the same draw."""
    points = []
    for _ in range(count):
        shared = rng.random()
        games = [shared if rng.random() < luck else rng.random() for _ in range(2)]
        points.append(sum(1.0 for game in games if game < part))
    return points


def test_elo_is_the_usual_scale() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(0.75) == pytest.approx(190.848, abs=1e-3)
    assert part_of(100) == pytest.approx(0.640065, abs=1e-6)
    assert part_of(elo_of(0.3)) == pytest.approx(0.3)


def test_two_bots_have_the_elo_of_their_points() -> None:
    found = most_likely(AB, {AB: Points(3, 12)})
    assert found == {"a": 0, "b": pytest.approx(elo_of(0.75))}


def test_three_bots_by_hand() -> None:
    """Strengths 1, 2 and 4 win by two to one, four to one and two to one: exactly what the model expects."""
    sums = {("a", "b"): Points(1, 3), ("a", "c"): Points(1, 5), ("b", "c"): Points(1, 3)}
    found = most_likely(("a", "b", "c"), sums)
    assert found["b"] == pytest.approx(400 * log(2, 10))
    assert found["c"] == pytest.approx(800 * log(2, 10))


def test_a_bot_that_won_everything_gets_the_number_of_one_pair_lost() -> None:
    """Ten pairs won, one more imagined as won and one as lost: 22 of 24 points."""
    found = Evidence(AB, {AB: 2}, units(0, 0, 0, 0, 10)).ratings()
    assert found["a"] == (0, 0, 0)
    assert found["b"].value == pytest.approx(-elo_of(22 / 24))
    assert found["b"].low < found["b"].value < found["b"].high < 0


def test_the_interval_of_a_clean_sweep_keeps_the_rule_of_three() -> None:
    """After 100 pairs without a loss, losing three in a hundred can hardly be excluded."""
    lead = Evidence(AB, {AB: 2}, units(0, 0, 0, 0, 100)).lead(AB)
    assert elo_of(0.95) < lead.low < elo_of(0.975)


def test_imagined_pairs_are_shared_among_all_opponents() -> None:
    bots = ("a", "b", "c")
    sizes = dict.fromkeys(combinations(bots, 2), 2)
    evidence = Evidence(bots, sizes, [{("a", "b"): Points(2, 2)}])
    # One pair won, and half a pair imagined either way: 3 of 4 points, and c has met nobody.
    assert evidence.lead(("a", "b")).value == pytest.approx(elo_of(0.75))
    assert evidence.lead(("b", "c")).value == 0


def test_level_games_are_half_a_win() -> None:
    halves = Evidence(AB, {AB: 2}, units(0, 0, 10, 0, 0)).lead(AB)
    assert halves.value == 0
    assert halves.low == pytest.approx(-halves.high, abs=30)


def test_pairs_that_go_one_to_one_say_more_than_pairs_that_go_either_way() -> None:
    """The same points, but the seed decides nothing in the first case and everything in the second."""
    steady = Evidence(AB, {AB: 2}, units(0, 0, 100, 0, 0)).lead(AB)
    lucky = Evidence(AB, {AB: 2}, units(50, 0, 0, 0, 50)).lead(AB)
    assert steady.high - steady.low < (lucky.high - lucky.low) / 4


def test_the_order_of_pairs_changes_nothing() -> None:
    played = units(3, 1, 4, 1, 5)
    shuffled = Random(1).sample(played, len(played))
    assert Evidence(AB, {AB: 2}, played).ratings() == Evidence(AB, {AB: 2}, shuffled).ratings()


@pytest.mark.parametrize("elo", [0, 100, 300])
def test_intervals_hold_the_true_lead_about_as_often_as_they_say(elo: int) -> None:
    """Of 120 tournaments of 60 pairs whose games share luck, about 114 should hold it."""
    rng, held = Random(elo), 0
    for _ in range(120):
        points = drawn_pairs(rng, part_of(elo), 60, luck=0.5)
        lead = Evidence(AB, {AB: 2}, [{AB: Points(each, 2)} for each in points]).lead(AB)
        held += lead.low <= elo <= lead.high
    assert held >= 108


def test_known_strengths_are_found_again() -> None:
    rng, truth = Random(7), {"a": 0, "b": 120, "c": 250, "d": 420}
    played = [
        {(one, other): Points(points, 2)}
        for one, other in combinations(truth, 2)
        for points in drawn_pairs(rng, part_of(truth[one] - truth[other]), 300)
    ]
    sizes = dict.fromkeys(combinations(truth, 2), 2)
    found = Evidence(tuple(truth), sizes, played).ratings()
    for code, elo in truth.items():
        assert found[code].low <= elo <= found[code].high
        assert found[code].value == pytest.approx(elo, abs=45)


@given(st.lists(st.integers(0, 30), min_size=5, max_size=5))
@settings(max_examples=25, deadline=None)
def test_exchanging_two_bots_exchanges_the_sign(counts: list[int]) -> None:
    there = Evidence(AB, {AB: 2}, units(*counts)).lead(AB)
    back = Evidence(AB, {AB: 2}, units(*reversed(counts))).lead(AB)
    assert there.value == pytest.approx(-back.value, abs=1e-6)
    assert there.low <= there.value <= there.high


@given(st.permutations(["a", "b", "c", "d"]), st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_who_is_named_first_moves_only_the_zero(order: list[str], seed: int) -> None:
    rng = Random(seed)
    points = {duel: Points(rng.uniform(1, 19), 20) for duel in combinations("abcd", 2)}
    both = {**points, **{(b, a): Points(of - won, of) for (a, b), (won, of) in points.items()}}
    usual = most_likely("abcd", points)
    other = most_likely(order, {duel: both[duel] for duel in combinations(order, 2)})
    for one, two in permutations("abcd", 2):
        assert usual[one] - usual[two] == pytest.approx(other[one] - other[two], abs=1e-5)


def test_equations_are_solved_even_with_a_zero_in_the_corner() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


@given(st.dictionaries(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), st.integers(1, 50), min_size=2))
@settings(max_examples=50, deadline=None)
def test_the_likeliest_distribution_has_its_mean_and_adds_up(counts: dict[float, int]) -> None:
    whole = {part: float(counts.get(part, 0.001)) for part in (0.0, 0.25, 0.5, 0.75, 1.0)}
    for mean in (0.3, 0.5, 0.57):
        found = likeliest(whole, mean)
        assert sum(found.values()) == pytest.approx(1, abs=1e-6)
        assert sum(part * chance for part, chance in found.items()) == pytest.approx(mean, abs=1e-6)


def test_the_ratio_by_hand_where_pairs_are_only_won_or_lost() -> None:
    """With two outcomes each mean has one distribution: 30 ln(s1 / s0) + 20 ln((1 - s1) / (1 - s0))."""
    low, high = 0.5, part_of(50)
    exact = 30 * log(high / low) + 20 * log((1 - high) / (1 - low))
    found = log_likelihood_ratio({1.0: 30, 0.0: 20}, Bounds(0, 50))
    assert found == pytest.approx(exact, abs=0.01)


def test_the_ratio_is_near_what_the_normal_distribution_gives() -> None:
    counts = {0.0: 20, 0.25: 60, 0.5: 230, 0.75: 100, 1.0: 30}
    total = sum(counts.values())
    mean = sum(part * count for part, count in counts.items()) / total
    spread = sum(count * (part - mean) ** 2 for part, count in counts.items()) / total
    low, high = part_of(0), part_of(10)
    near = total * (high - low) * (2 * mean - low - high) / (2 * spread)
    assert log_likelihood_ratio(counts, Bounds(0, 10)) == pytest.approx(near, rel=0.03)


def test_the_test_stops_at_the_bounds_of_wald() -> None:
    assert pytest.approx(2.9444, abs=1e-4) == UPPER
    assert -UPPER == LOWER
    won, lost = Sprt(Bounds(0, 50)), Sprt(Bounds(0, 50))
    needed = 0
    while won.verdict is Verdict.OPEN:
        won.add(1.0)
        needed += 1
    # Each pair won counts a little less than ln(s1 / s0) = 0.1338, and 22 of those make 2.944.
    assert needed == 23
    assert won.verdict is Verdict.HIGHER
    while lost.verdict is Verdict.OPEN:
        lost.add(0.25)
    assert lost.verdict is Verdict.LOWER


@pytest.mark.parametrize(("elo", "verdict"), [(0, Verdict.LOWER), (100, Verdict.HIGHER)])
def test_the_test_is_seldom_wrong(elo: int, verdict: Verdict) -> None:
    rng, verdicts = Random(elo + 1), Counter[Verdict]()
    for _ in range(60):
        test = Sprt(Bounds(0, 100))
        while test.verdict is Verdict.OPEN:
            test.add(drawn_pairs(rng, part_of(elo), 1, luck=0.3)[0] / 2)
        verdicts[test.verdict] += 1
    assert verdicts[verdict] >= 54


@pytest.mark.parametrize("written", ["", "0", "50,0", "0,0", "0,5,10", "a,b", "nan,50", "0,inf", "-2000,0"])
def test_bounds_that_are_none_are_refused_with_an_example(written: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_bounds(written)
    assert refused.value.code == "sprt-wrong"
    assert "0,50" in str(refused.value)


def test_bounds_are_read() -> None:
    assert read_bounds("-5, 12.5") == (-5, 12.5)


def test_times_are_right_within_a_step() -> None:
    times = Times()
    for milliseconds in range(1, 101):
        times.add(milliseconds / 1000)
    assert times.quantile(0.5) == pytest.approx(0.050, rel=0.02)
    assert times.quantile(0.95) == pytest.approx(0.095, rel=0.02)
    assert Times().quantile(0.5) == 0
    times.add(0.0)
    assert times.quantile(0.0) < 1e-6


def test_times_that_are_put_together_are_the_times_of_all() -> None:
    one, other, whole = Times(), Times(), Times()
    for number, seconds in enumerate((0.1, 0.2, 0.3, 0.4)):
        (one, other)[number % 2].add(seconds)
        whole.add(seconds)
    assert together([one.counts, other.counts]).counts == whole.counts
