"""The bench of two commits: what each of them does, and how they are compared."""

from __future__ import annotations

import pytest

from bench.before_after import CALLS, TABLES, Done, Piece, Worker, compared, do


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("call", CALLS)
def test_the_same_piece_of_work_is_as_much_again(table: str, call: str) -> None:
    piece = Piece(table, call, 1, 3)
    assert do(piece).counted == do(piece).counted > 0


class Steady(Worker):
    """A commit that always takes the same time for a piece of work."""

    def __init__(self, seconds: float, counted: int = 1) -> None:
        self.seconds = seconds
        self.counted = counted
        self.asked: list[Piece] = []

    def do(self, piece: Piece) -> Done:
        self.asked.append(piece)
        return Done(self.seconds * piece.times, self.counted)


def test_a_commit_that_takes_half_the_time_is_twice_as_fast() -> None:
    before, after = Steady(2.0), Steady(1.0)
    found = compared(before, after, "abracada", "view", 5, 4.0)
    assert (found.ratio, found.low, found.high, found.same) == (2.0, 2.0, 2.0, True)
    assert before.asked[-5:] == after.asked[-5:] == [Piece("abracada", "view", 4, seed) for seed in range(5)]


def test_commits_that_did_not_do_the_same_are_told() -> None:
    assert not compared(Steady(1.0), Steady(1.0, counted=2), "abracada", "play", 2, 1.0).same
