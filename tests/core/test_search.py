"""A search tries candidates on the same guesses, and spends what it may spend."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sleight.core.search import Budget, Finding, lead, search

SIMS = {"sims": 40.0}


def noisy(means: list[float], spread: float) -> tuple[list[tuple[int, int]], Callable[[int, int], float]]:
    """A trial whose candidates have these means, and the list of what was tried."""
    tried: list[tuple[int, int]] = []

    def trial(candidate: int, guess: int) -> float:
        tried.append((candidate, guess))
        return means[candidate] + spread * Random(1000 * guess + candidate).gauss(0, 1)

    return tried, trial


@pytest.mark.parametrize("best", range(6))
def test_the_best_is_found_where_it_leads_clearly(best: int) -> None:
    means = [20.0 if number == best else float(number) for number in range(6)]
    _, trial = noisy(means, 0.5)
    assert search(6, trial, Budget(SIMS), 1.0).best == best


def test_a_budget_in_simulations_is_kept_and_spent() -> None:
    tried, trial = noisy([float(number) for number in range(8)], 1.0)
    budget = Budget(SIMS)
    search(8, trial, budget, 1.0)
    assert len(tried) == budget.spent
    assert 30 <= budget.spent <= 40


def test_all_candidates_meet_the_same_guesses_and_the_usual_one_stays() -> None:
    tried, trial = noisy([0.0, 1.0, 2.0, 3.0, 4.0], 1.0)
    search(5, trial, Budget(SIMS), 1.0)
    guesses = [[guess for candidate, guess in tried if candidate == number] for number in range(5)]
    assert all(each == list(range(len(each))) for each in guesses)
    assert len(guesses[0]) == max(map(len, guesses))


def test_the_usual_choice_stands_while_the_lead_is_doubtful() -> None:
    _, trial = noisy([0.0, 0.3], 3.0)
    finding = search(2, trial, Budget({"sims": 6.0}), 3.0)
    assert (finding.best, finding.second) == (0, 1)


def test_more_evidence_makes_a_small_lead_count() -> None:
    assert lead([1.0] * 2, [0.0] * 2, 1.0) < lead([1.0] * 50, [0.0] * 50, 1.0) < 1.0


def test_a_budget_in_seconds_ends() -> None:
    _, trial = noisy([0.0, 1.0, 2.0], 1.0)
    budget = Budget({"seconds": 0.02, "sims": 5.0})
    search(3, trial, budget, 1.0)
    assert budget.spent >= 3


def test_a_finding_counts_the_guesses_that_agree() -> None:
    finding = Finding(1, 0, ((1.0, 5.0, 1.0), (2.0, 2.0)))
    assert (finding.tried, finding.agreeing) == (2, 1)
    assert Finding(0, -1, ((1.0,),)).tried == 0
