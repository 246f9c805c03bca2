"""Many games between bots: the same ones every time, fair seats, and honest counts."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

import sleight
from sleight.arena.match import Result, bot_rng, play_game
from sleight.arena.report import Bin, score_bins
from sleight.arena.simulate import make_plan, played, simulate
from sleight.arena.statistics import Share, Statistics
from sleight.core.speech import LANGUAGES, speaker

GAME = sleight.game("abracada")


def result(bots: tuple[str, ...], scores: tuple[int, ...], *winners: int) -> Result:
    """A game that ended like this."""
    ranks = tuple(1 if seat in winners else 2 for seat in range(len(bots)))
    return Result(0, bots, scores, ranks, winners, 10, None)


def test_a_game_is_played_to_its_end_and_its_record_replays() -> None:
    played_game = play_game(GAME, ["random", "random", "random"], 5, {"easy": True})
    record = sleight.Record.from_text(played_game.record or "")
    assert record.position.over
    assert record.position.scores == played_game.scores
    assert record.position.ranks == played_game.ranks
    assert record.position.winners == played_game.winners
    assert len(record.rows) == played_game.decisions
    assert record.header.players == played_game.bots
    assert record.header.seed == 5


def test_a_game_goes_the_same_way_whether_it_is_recorded_or_not() -> None:
    recorded = play_game(GAME, ["random"] * 2, 3)
    assert recorded._replace(record=None) == play_game(GAME, ["random"] * 2, 3, recorded=False)


def test_bots_have_random_numbers_of_their_own_by_seed_and_seat() -> None:
    drawn = {bot_rng(seed, seat).random() for seed in range(10) for seat in range(5)}
    assert len(drawn) == 50
    # The number is fixed: it must not depend on the process, as Python's own hashes do.
    assert bot_rng(7, 2).getrandbits(32) == 3147329559


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_number_of_processes_changes_no_game(jobs: int) -> None:
    plan = make_plan("abracada", seats=3, seed=11, recorded=True)
    assert list(played(plan, 13, jobs=jobs)) == list(played(plan, 13))


def test_game_k_is_played_with_the_seed_plus_k() -> None:
    plan = make_plan("abracada", seats=4, seed=100)
    results = list(played(plan, 5))
    assert [each.seed for each in results] == [100, 101, 102, 103, 104]
    assert results[3] == next(played(make_plan("abracada", seats=4, seed=103), 1))


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    plan = make_plan("abracada", seats=4, bots=("random", "likeliest"))
    assert plan.lineup == ("random", "likeliest", "random", "likeliest")
    assert plan.seating(1) == ("likeliest", "random", "likeliest", "random")
    three = plan._replace(lineup=("a", "b", "c"))
    assert [three.seating(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]


def test_without_a_number_of_seats_there_are_as_many_as_bots() -> None:
    assert make_plan("abracada").seats == 2
    assert make_plan("abracada", bots=("random",) * 5).seats == 5


def test_a_stopped_simulation_ends_its_processes() -> None:
    results = played(make_plan("abracada"), 10_000, jobs=2)
    assert next(results).seed == 0
    results.close()
    assert list(results) == []


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 9}, "seat-count"),
        ({"bots": ("deep-blue",)}, "bot-unknown"),
        ({"bots": ("random:x=1",)}, "bot-parameter"),
        ({"bots": ("random",) * 3, "seats": 2}, "bots-too-many"),
        ({"seed": -1}, "seed-value"),
        ({"options": {"hard": True}}, "option-unknown"),
        ({"options": {"first": 4}, "seats": 2}, "option-value"),
        ({"data": "no/such/folder"}, "data-unreadable"),
    ],
)
def test_a_wrong_plan_is_refused_before_any_game(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        make_plan(**{"game": "abracada", **wrong})  # type: ignore[arg-type]  # wrong on purpose
    assert refused.value.code == code


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": 1, "jobs": 0}])
def test_nothing_can_be_played_no_times_or_by_nobody(wrong: dict[str, int]) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        played(make_plan("abracada"), **wrong)
    assert refused.value.code == "number-least"


def test_wins_and_scores_are_counted_by_seat_and_by_bot() -> None:
    statistics = Statistics(("a", "b", "a"))
    statistics.add(result(("a", "b", "a"), (8, 2, 0), 0))
    statistics.add(result(("b", "a", "a"), (8, 8, 1), 0, 1))
    assert (statistics.games, statistics.decisions) == (2, 20)
    assert [share.wins for share in statistics.by_seat] == [Fraction(3, 2), Fraction(1, 2), 0]
    assert statistics.by_bot == {"a": Share(Fraction(3, 2), 2), "b": Share(Fraction(1, 2), 2)}
    assert statistics.bots["a"].seats == 2
    assert statistics.bots["a"].scores == Counter({8: 2, 0: 1, 1: 1})
    assert statistics.bots["a"].mean_score == 17 / 4
    assert statistics.bots["b"].mean_score == 5


def test_statistics_are_plain_data_too() -> None:
    statistics = Statistics(("a", "b"))
    statistics.add(result(("a", "b"), (8, 2), 0))
    data = statistics.to_dict()
    assert data["by_bot"] == [
        {
            "bot": "a",
            "seats": 1,
            "wins": 1.0,
            "share": 1.0,
            "interval": list(Share(Fraction(1), 1).interval),
            "mean_score": 8.0,
            "scores": {"8": 1},
        },
        {
            "bot": "b",
            "seats": 1,
            "wins": 0.0,
            "share": 0.0,
            "interval": list(Share(Fraction(0), 1).interval),
            "mean_score": 2.0,
            "scores": {"2": 1},
        },
    ]
    assert [each["seat"] for each in data["by_seat"]] == [0, 1]  # type: ignore[attr-defined]  # a list


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert Share(Fraction(wins), games).interval == pytest.approx((low, high), abs=1e-4)


def test_a_simulation_counts_every_game_once() -> None:
    statistics = simulate(make_plan("abracada", seats=4, seed=1), 12, jobs=2)
    assert statistics.games == 12
    assert sum(share.wins for share in statistics.by_seat) == 12
    assert statistics.by_bot["random"].part == 1
    assert statistics.bots["random"].scores.total() == 48
    assert statistics.seconds > 0


def test_many_scores_are_put_together_into_few_rows() -> None:
    assert score_bins([0, 3, 2]) == [Bin(0, 0), Bin(1, 1), Bin(2, 2), Bin(3, 3)]
    assert score_bins([7]) == [Bin(7, 7)]
    many = score_bins([-3, 97])
    assert len(many) <= 12
    assert (many[0].low, many[-1].high) == (-3, 97)
    assert all(after.low == before.high + 1 for before, after in pairwise(many))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_written_as_the_language_writes_them(lang: str) -> None:
    said = speaker(lang, "sleight.arena").say("figure-percent", {"value": 0.123})
    assert said == {"en": "12.3%", "fr": "12,3\N{NO-BREAK SPACE}%", "ru": "12,3\N{NO-BREAK SPACE}%"}[lang]
