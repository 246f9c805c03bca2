"""Playing pairs: the same results whoever plays them and in whatever order they end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleight import BadInput
from sleight.arena.tournament.pairs import Outcome, Pair, play_pair
from sleight.arena.tournament.plan import Tournament, make_tournament
from sleight.arena.tournament.printing import as_data
from sleight.arena.tournament.running import Standing, played
from sleight.arena.tournament.sprt import Bounds, Verdict
from sleight.arena.tournament.summary import summed_up
from sleight.arena.tournament.workers import Chunk, Here, Processes, Workers

TWO = ["random", "random:"]
PLAN = make_tournament("abracada", TWO)


class Scrambled(Workers[list[int]]):
    """Gives chunks back in any order, and plays nothing before it is asked to."""

    places = 3
    chunk_seconds = 0.0

    def __init__(self) -> None:
        self.rng = Random(4)

    def submit(self, plan: Tournament, numbers: Sequence[int]) -> list[int]:
        return list(numbers)

    def finished(self, tasks: Sequence[list[int]]) -> list[list[int]]:
        return self.rng.sample(tasks, min(2, len(tasks)))

    def result(self, task: list[int]) -> Chunk:
        return Chunk(1.0, [play_pair(PLAN, number) for number in task])

    def rest(self, tasks: Sequence[list[int]]) -> list[list[int]]:
        return list(tasks[:1])

    def end(self) -> None:
        pass

    def close(self) -> None:
        pass


def never() -> bool:
    return False


def fake(number: int, points: float) -> Pair:
    """A pair of duels in which the first bot got so many points."""
    ranks = {0.0: [(2, 1), (2, 1)], 1.0: [(1, 2), (2, 1)], 1.5: [(1, 2), (1, 1)], 2.0: [(1, 2), (1, 2)]}
    games = [Outcome(("random", "random:"), (0, 0), rank) for rank in ranks[points]]
    return Pair(number, number, tuple(games), {})


def test_pairs_come_in_the_order_in_which_they_end_and_none_is_lost() -> None:
    numbers = [pair.number for pair in played(PLAN, range(12), Scrambled(), never)]
    assert sorted(numbers) == list(range(12))
    assert numbers != sorted(numbers)


def test_once_it_is_stopped_only_what_has_begun_still_comes() -> None:
    seen: list[int] = []
    for pair in played(PLAN, range(100), Scrambled(), lambda: len(seen) >= 4):
        seen.append(pair.number)
    assert len(seen) == 5


def test_processes_give_the_same_table_as_this_process() -> None:
    plan = make_tournament("abracada", ["random", "likeliest", "random:"], seed=9)
    tables = []
    teams: list[Workers[Any]] = [Here(), Processes(2)]
    for workers in teams:
        standing = Standing(plan, 2)
        with workers:
            for pair in played(plan, standing.missing, workers, never):
                standing.add(pair)
        table = as_data(summed_up(standing))
        assert table.pop("times")
        tables.append(table)
    assert tables[0] == tables[1]
    assert tables[0]["pairs"] == 6


def test_the_wanted_pairs_count_for_every_meeting() -> None:
    plan = make_tournament("abracada", ["random", "likeliest", "random:"])
    assert Standing(plan, 4).missing == list(range(12))


def test_pairs_beyond_the_wanted_ones_are_kept_but_do_not_count() -> None:
    standing = Standing(PLAN, 2)
    for number in (5, 1, 0):
        standing.add(fake(number, 1.0))
    assert [pair.number for pair in standing.counted] == [0, 1]
    assert standing.missing == []


@given(st.integers(0, 2**32), st.sampled_from([1.5, 2.0]))
@settings(max_examples=30, deadline=None)
def test_the_test_decides_at_the_same_pair_in_whatever_order_pairs_end(seed: int, points: float) -> None:
    in_order, shuffled = Standing(PLAN, 60, Bounds(0, 100)), Standing(PLAN, 60, Bounds(0, 100))
    pairs = [fake(number, points if number % 9 else 0.0) for number in range(60)]
    for pair in pairs:
        in_order.add(pair)
    for pair in Random(seed).sample(pairs, 60):
        shuffled.add(pair)
    assert in_order.decided
    assert shuffled.counted == in_order.counted
    assert len(in_order.counted) < 60
    assert shuffled.missing == []
    assert shuffled.sprt is not None
    assert shuffled.sprt.verdict is Verdict.HIGHER


def test_a_test_that_is_open_wants_all_pairs() -> None:
    standing = Standing(PLAN, 3, Bounds(0, 50))
    standing.add(fake(0, 2.0))
    standing.add(fake(2, 2.0))
    assert standing.missing == [1]
    assert not standing.decided
    assert len(standing.counted) == 2


@pytest.mark.parametrize(
    ("bots", "pairs", "bounds", "code"),
    [
        (TWO, 0, None, "number-least"),
        ([*TWO, "likeliest"], 1, Bounds(0, 50), "sprt-bots"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(
    bots: list[str], pairs: int, bounds: Bounds | None, code: str
) -> None:
    with pytest.raises(BadInput) as refused:
        Standing(make_tournament("abracada", bots), pairs, bounds)
    assert refused.value.code == code


def test_a_table_of_duels_by_hand() -> None:
    standing = Standing(PLAN, 4)
    for number, points in enumerate((2.0, 2.0, 1.0, 1.5)):
        standing.add(fake(number, points))
    summary = summed_up(standing)
    (duel,) = summary.duels
    assert duel.outcomes == {0.5: 1, 0.75: 1, 1.0: 2}
    assert duel.part == 6.5 / 8
    assert [line.games for line in summary.bots] == [8, 8]
    assert summary.bots[0].places == {1: 7, 2: 1}
    assert summary.bots[1].places == {1: 2, 2: 6}
    # One pair more won and one lost: 8.5 of 12 points.
    assert duel.lead.value == pytest.approx(154.1, abs=0.1)
    assert summary.bots[1].elo.value == pytest.approx(-154.1, abs=0.1)
