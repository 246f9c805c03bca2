"""Trickerion passes the contract suite, and its records are small."""

from __future__ import annotations

import gzip

import pytest

from sleight.arena.check import COUNTED, Plan, check_game
from sleight.arena.match import play_game
from sleight.arena.simulate import make_plan, played
from tests.games.trickerion.helpers.scenario import GAME

MOST_BYTES_A_ROW = 30
MOST_BYTES_PACKED = 10_000


def test_the_contract_holds_for_all_seats_and_options() -> None:
    report = check_game(Plan("trickerion", games=9, pair_every=10, probe_every=40, jobs=1))
    assert report.faults == []
    assert all(report.counts[what] > 0 for what in COUNTED)
    assert report.differing >= 0.95


@pytest.mark.long
def test_the_contract_holds_in_two_thousand_games_and_twenty_thousand_pairs() -> None:
    report = check_game(Plan("trickerion", games=2_000, pair_every=24, probe_every=20))
    assert report.faults == []
    assert report.counts["games"] == 2_000
    assert report.counts["pairs"] >= 20_000
    assert report.differing >= 0.95


@pytest.mark.long
@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("prophecies", [False, True])
def test_the_contract_holds_in_the_full_game(prophecies: bool, quick: bool) -> None:
    """500 games for each number of seats; all four sets together compare at least 50,000 pairs."""
    options = {"dark_alley": True, "prophecies": prophecies, "quick": quick}
    report = check_game(Plan("trickerion", games=1_500, pair_every=32, probe_every=320, options=options))
    assert report.faults == []
    assert report.counts["games"] == 1_500
    assert report.counts["pairs"] >= 12_500
    assert report.differing >= 0.95


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_record_of_four_players_is_small(bot: str) -> None:
    for result in played(make_plan("trickerion", seats=4, bots=(bot,), seed=5, recorded=True), 3):
        record = (result.record or "").encode()
        assert len(record) / record.count(b"\n") <= MOST_BYTES_A_ROW
        assert len(gzip.compress(record, mtime=0)) <= MOST_BYTES_PACKED


def test_a_game_between_bots_is_the_same_every_time() -> None:
    games = [play_game(GAME, ("greedy", "random", "greedy"), seed=9) for _ in range(2)]
    assert games[0] == games[1]
    assert max(games[0].scores) > 0
